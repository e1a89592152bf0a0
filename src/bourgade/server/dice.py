"""Dice that everybody can verify when the game is over. ``docs/verifiable-dice.md`` says how, to the last byte.

The server shows the commitment to a secret seed before players give their luck; outcomes follow from seed and luck.
"""

import hmac
import re
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from .. import replay
from ..errors import BadRecord, BourgadeError, IllegalMove, nearest
from ..texts import messages_of

message = messages_of(__package__)

if TYPE_CHECKING:
    from ..engine.game import Game, Record

SEED_BYTES = 32
NUMBERS = 1 << 256  # as many as an HMAC-SHA256 can give
KEYS = ("commitment", "seed", "luck")
HEX = re.compile(r"[0-9a-f]{64}")
LUCK = re.compile(r"[0-9a-zA-Z_-]{0,64}")


class VerifyError(BourgadeError):
    """The dice of a record are not what they should be, or there is nothing to verify them by."""


def new_seed() -> bytes:
    """Return a secret for one game."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return what the server shows before the game: it tells nothing about the seed, and fits no other one.

    >>> commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(seed).hexdigest()


def is_luck(value: object) -> bool:
    """Return whether a player may give this as luck.

    >>> is_luck("seven-7"), is_luck(""), is_luck("seven 7")
    (True, True, False)
    """
    return isinstance(value, str) and LUCK.fullmatch(value) is not None


def outcome(seed: bytes, luck: Sequence[str], k: int, weights: Sequence[int]) -> int:
    """Return which of the outcomes comes at ply ``k``; each is exactly as likely as its weight says.

    >>> outcome(bytes(32), ["seven", ""], 0, [1, 1, 1, 1, 1, 1])
    4
    """
    bounds = list(accumulate(weights))
    if not bounds or min(weights) < 0 or not 0 < bounds[-1] <= NUMBERS:
        raise ValueError(f"Weights are whole numbers from 0, of which one at least is not 0, not {weights!r}.")
    total = bounds[-1]
    fair = NUMBERS - NUMBERS % total  # what is left above would favour some outcomes, so it is drawn again
    counter = 0
    while (number := word(seed, luck, k, counter)) >= fair:
        counter += 1
    return bisect_right(bounds, number % total)


def word(seed: bytes, luck: Sequence[str], k: int, counter: int) -> int:
    """Return 256 bits for one ply; the length before each luck keeps ``["a b"]`` and ``["a", "b"]`` apart."""
    message = b"bourgade-dice-1 %d %d" % (k, counter)
    for given in luck:
        text = given.encode()
        message += b" %d:%b" % (len(text), text)
    return int.from_bytes(hmac.digest(seed, message, "sha256"), "big")


def drawn(seed: bytes, luck: Sequence[str], k: int, odds: dict[str, int]) -> str:
    """Return the outcome of ply ``k`` in words, from :meth:`bourgade.Game.odds`.

    >>> drawn(bytes(32), ["seven", ""], 0, {"first P1": 1, "first P2": 1})
    'first P1'
    """
    return list(odds)[outcome(seed, luck, k, list(odds.values()))]


def verify(record: "Record") -> "Game":
    """Play a record again, check its commitment and every outcome, and return the game.

    >>> import bourgade
    >>> seed, luck = bytes(32), ["seven", ""]
    >>> record = bourgade.new("minivilles", deal=False).record() | {"actions": ["first P1", "roll 1", "die 2"]}
    >>> verify(record | {"dice": {"commitment": commitment(seed), "seed": seed.hex(), "luck": luck}})
    Traceback (most recent call last):
    ...
    bourgade.server.dice.VerifyError: Action 3 of 3 is `die 2` in the file; seed and luck give `die 1`.
    """
    game = replay(opening(record))
    seed, luck = checked_dice(record.get("dice"), len(game.seats))
    for action in record["actions"]:
        try:
            game.play(action)
        except IllegalMove:
            break  # `replay` will name it; an outcome before it that is wrong is told first
    for k, text, odds in outcomes_of(game):
        if text != (right := drawn(seed, luck, k, odds)):
            raise VerifyError(
                message("verify-wrong-outcome", number=k + 1, of=len(record["actions"]), action=text, right=right)
            )
    return replay(record)


def outcomes_of(game: "Game") -> list[tuple[int, str, dict[str, int]]]:
    """Return what chance did in a game: the ply, the outcome, and the odds that it had.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", deal=False)
    >>> game.play("first P2")
    >>> outcomes_of(game)
    [(0, 'first P2', {'first P1': 1, 'first P2': 1})]
    """
    past = game.copy()
    found = []
    for k in reversed(range(len(game.record()["actions"]))):
        text = past.undo()
        if odds := past.odds():
            found.append((k, text, odds))
    return found[::-1]


def opening(record: "Record") -> "Record":
    """Return a record before its first action; what is no record stays as it is."""
    if not isinstance(record, dict) or not isinstance(record.get("actions"), list):
        return record
    return {key: value for key, value in record.items() if key != "winners"} | {"actions": []}


def checked_dice(dice: Any, players: int) -> tuple[bytes, list[str]]:
    """Return seed and luck of a record's ``dice``, or say what is wrong with them."""
    if dice is None:
        raise VerifyError(message("verify-wrong-no-dice"))
    if dice.get("real") is True and len(dice) == 1:
        raise VerifyError(message("verify-wrong-real-dice"))
    check_form(dice, players)
    if dice["seed"] is None:
        raise VerifyError(message("verify-wrong-no-seed"))
    seed = bytes.fromhex(dice["seed"])
    if commitment(seed) != dice["commitment"]:
        raise VerifyError(message("verify-wrong-commitment", commitment=dice["commitment"], right=commitment(seed)))
    return seed, dice["luck"]


def check_form(dice: dict[str, Any], players: int) -> None:
    """Refuse what cannot be the ``dice`` of a record."""
    if "real" in dice:
        raise BadRecord(message("wrong-real-dice"))
    for key in dice:
        if key not in KEYS:
            raise BadRecord(message("wrong-dice-unknown", key=repr(key), hint=nearest(key, KEYS)))
    for key in KEYS:
        if key not in dice:
            raise BadRecord(message("wrong-dice-missing", key=key))
    for key in ("commitment", "seed"):
        if not is_hex(dice[key]) and (key, dice[key]) != ("seed", None):
            raise BadRecord(message("wrong-dice-hex", key=key, value=repr(dice[key])))
    if not isinstance(dice["luck"], list) or len(dice["luck"]) != players:
        raise BadRecord(message("wrong-dice-lucks", players=players, luck=repr(dice["luck"])))
    for luck in dice["luck"]:
        if not is_luck(luck):
            raise BadRecord(message("wrong-dice-luck", luck=repr(luck)))


def is_hex(value: object) -> bool:
    """Return whether this is 32 bytes as they are written in a record."""
    return isinstance(value, str) and HEX.fullmatch(value) is not None
