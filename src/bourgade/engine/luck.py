"""Random numbers without a generator to carry about: a number is a hash of what it is for.

A game has a key, made of a seed and the game's number. A word of luck is keyed by (key, turn, kind of chance): two
games from one seed share their luck even after their moves differ, and neither the size of a batch nor the device
matters.

All numbers stay below 2**63: compiled integers may not overflow (LLVM takes it for impossible), Python's do not.
"""

from .rule import rule

LOW = 0xFFFF_FFFF
GOLDEN = 0x61C8_8647  # odd and below 2**31, so that neighbouring turns ...
SILVER = 0x5851_F42D  # ... and kinds are spread over all bits
SEEDS = 1 << 63  # seeds are below this


@rule
def scramble(x):
    """Return 32 bits that look nothing like these 32; the constants are hash-prospector's, the best it found."""
    x = ((x ^ (x >> 16)) * 0x21F0_AAAD) & LOW
    x = ((x ^ (x >> 15)) * 0x735A_2D97) & LOW
    return x ^ (x >> 15)


@rule
def word(key, turn, kind):
    """Return 32 bits of luck for one kind of chance in one turn of a game."""
    x = scramble(((key & LOW) + int(turn) * GOLDEN) & LOW)
    return scramble(x ^ (key >> 32) ^ (int(kind) * SILVER & LOW))


@rule
def below(luck, n):
    """Return a number from 0 to ``n`` - 1, all equally likely to within ``n`` in 2**32."""
    return (luck * int(n)) >> 32


@rule
def nth_bit(mask, n):
    """Return the number of the bit with ``n`` set ones below it: which card or tile is drawn, where each has a bit."""
    rest = mask + 0
    for _ in range(n):
        rest &= rest - 1
    number = 0
    while not rest >> number & 1:
        number += 1
    return number


@rule
def game_key(seed, game):
    """Return the key, 63 bits, of one of the games that a seed gives."""
    # Each half mixes all of the seed, in another order: from one word of 32 bits both would repeat far too soon.
    swapped = ((seed & LOW) << 31) | (seed >> 32)
    low, high = game & LOW, game >> 32
    return (word(swapped, low, 2 * high + 1) >> 1 << 32) | word(seed, low, 2 * high)
