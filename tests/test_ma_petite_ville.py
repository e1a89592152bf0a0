"""What holds in every game of Ma Petite Ville, whatever is played.

The referee below keeps a whole game of its own, slowly and plainly, from the page and not from the package: every
square in a dict, every taken one in a set, every move tried one by one. Games are played at random, also in ways in
which the tiles run out or the city grows to one side, and must go move for move as the referee says. Seeds are fixed.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice, permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import bourgade
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import simulate
from bourgade.games import definition

GAMES = 2  # watched by the referee, for each table and way of playing
HOUSE_GAMES = 60  # of random printings
STREWN = 120  # positions that were never played
UNIVERSES = 6  # positions in which everything else is refused
EXAMPLES = 30  # for each property
FAIR_GAMES = 24_000  # in which no colour may be favoured
NEW_GAMES = 5_400  # set up, and looked at who begins with which tile
LIKELY = 1e-4  # a fair game gives a smaller p once in ten thousand runs

OUR_TILES = """
xyb/rbr/ygg xrg/bgb/ryy xby/gyg/brr xgr/yry/gbb
xgr/gbb/yry xyb/ygg/rbr xrg/ryy/bgb xby/brr/gyg
xgr/yyb/rgb xyb/rrg/byg xrg/bby/gry xby/ggr/ybr
xgg/ryr/bby xyy/brb/ggr xrr/gbg/yyb xbb/ygy/rrg
bxr/ygg/ybr gxb/ryy/rgb yxg/brr/byg rxy/gbb/gry
yxg/rrb/ygb rxy/bbg/ryg bxr/ggy/bry gxb/yyr/gbr
gxb/ryy/gbr yxg/brr/ygb rxy/gbb/ryg bxr/ygg/bry
gxb/gyr/bry yxg/yrb/gbr rxy/rbg/ygb bxr/bgy/ryg
rgy/bxb/ygr byr/gxg/ryb grb/yxy/brg ybg/rxr/gby
"""
TILES = OUR_TILES.split()
LENGTHS = [2, 3, 4, 5, 6, 7]
COLOURS = ["blue", "green", "yellow", "red"]
STEPS = {"across": (1, 0), "down": (0, 1)}
BESIDE = [(1, 0), (-1, 0), (0, 1), (0, -1)]  # right, left, below, above
PHASES = {"first", "tile", "turn", "lay", "last", "over"}


# --- The referee -----------------------------------------------------------------------------------------------------


class Referee:
    """One game as the page tells it."""

    def __init__(
        self,
        colours: list[str],
        edition: str = "normal",
        tiles: list[str] = TILES,
        lengths: list[int] = LENGTHS,
        first: int | None = None,
    ) -> None:
        self.colours, self.edition, self.printed, self.lengths = colours, edition, tiles, sorted(lengths)
        self.left = [sorted(lengths) for _ in colours]  # PV-01
        self.squares: dict[tuple[int, int], str] = {}
        self.taken: set[tuple[int, int]] = set()
        self.tiles: list[dict[str, int]] = []  # as a position lists them
        self.placed: list[dict[str, Any]] = []
        self.turn, self.drawn, self.last = first, 0, -1
        self.phase = "first" if first is None else "tile"

    # What may be played

    def legal(self) -> set[str]:
        if self.phase == "first":
            return {f"first P{number}" for number in range(1, len(self.colours) + 1)}
        if self.phase == "tile":
            return {f"tile {number}" for number in self.stack()}
        if self.phase == "lay":
            return {f"lay {x} {y} r{turned}" for x, y in self.open_places() for turned in range(4)}
        if self.phase == "turn":
            return {"draw", *self.placements()}
        if self.phase == "last":
            return {"decline", *self.placements()}
        return set()

    def stack(self) -> list[int]:
        laid = [tile["tile"] for tile in self.tiles]
        return [number for number in range(1, len(self.printed) + 1) if number not in laid]

    def open_places(self) -> set[tuple[int, int]]:
        """The places beside a tile of the city that have none; PV-11."""
        laid = {(tile["x"], tile["y"]) for tile in self.tiles}
        return {(x + right, y + down) for x, y in laid for right, down in BESIDE} - laid

    def placements(self) -> set[str]:
        letter = self.colours[self.turn][0]
        begins = [square for square in self.squares if self.squares[square] == letter]  # PV-14, to save time
        return {
            f"place {length} {x} {y} {way}"
            for length in set(self.left[self.turn])
            for x, y in begins
            for way in STEPS
            if not any(self.faults(length, x, y, way))
        }

    def faults(self, length: int, x: int, y: int, way: str) -> Iterator[tuple[Any, ...]]:
        """Say all that is wrong with a silhouette of who has the turn; PV-12 to PV-17."""
        colour, (right, down) = self.colours[self.turn], STEPS[way]
        if length not in self.lengths:
            yield "no-such-length", length
        elif length not in self.left[self.turn]:
            yield "none-left", length
        for number in range(length):
            square = x + number * right, y + number * down
            is_end = number in (0, length - 1)
            if square not in self.squares:
                yield "not-in-city", *square
            elif is_end and self.squares[square] != colour[0]:
                yield "not-your-colour", *square, colour
            if square in self.taken:
                yield "taken", *square
            if self.squares.get(square) == "x" and (is_end or self.edition == "normal"):
                yield "cross", *square

    # What follows

    def play(self, text: str) -> None:
        word, *rest = text.split()
        getattr(self, word)(*rest)

    def first(self, seat: str) -> None:
        self.turn, self.phase = int(seat[1:]) - 1, "tile"

    def tile(self, number: str) -> None:
        self.drawn, self.phase = int(number), "lay"
        if not self.tiles:  # PV-02
            self.add_tile(0, 0, 0)
            self.phase = "turn"

    def draw(self) -> None:
        self.phase = "tile"

    def lay(self, x: str, y: str, turned: str) -> None:
        self.add_tile(int(x), int(y), int(turned[1]))
        self.phase = "turn"
        if not self.stack():  # PV-21
            self.phase, self.last = "last", self.turn
        self.pass_on()

    def place(self, length: str, x: str, y: str, way: str) -> None:
        self.left[self.turn].remove(int(length))
        for step in range(int(length)):
            self.taken.add((int(x) + step * STEPS[way][0], int(y) + step * STEPS[way][1]))
        colour = self.colours[self.turn]
        self.placed.append({"colour": colour, "length": int(length), "x": int(x), "y": int(y), "way": way})
        if not self.left[self.turn]:  # PV-20
            self.phase = "over"
        else:
            self.go_on()

    def decline(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        if self.phase == "last" and self.turn == self.last:
            self.phase = "over"
        else:
            self.pass_on()

    def pass_on(self) -> None:
        self.turn = (self.turn + 1) % len(self.colours)

    def add_tile(self, x: int, y: int, turned: int) -> None:
        rows = self.printed[self.drawn - 1].split("/")
        for _ in range(turned):
            rows = ["".join(row[column] for row in reversed(rows)) for column in range(3)]
        for down in range(3):
            for right in range(3):
                self.squares[3 * x + right, 3 * y + down] = rows[down][right]
        self.tiles.append({"tile": self.drawn, "x": x, "y": y, "turned": turned})
        self.drawn = 0

    # What a game tells

    def winners(self) -> list[str]:
        """PV-20, PV-22, PV-23; who has nothing left has the fewest objects."""
        if self.phase != "over":
            return []
        ranks = [(sum(left), len(left)) for left in self.left]
        return [f"P{seat}" for seat, rank in enumerate(ranks, 1) if rank == min(ranks)]

    def scores(self) -> list[int]:
        return [-sum(left) for left in self.left]

    def actor(self) -> str | None:
        if self.phase == "over":
            return None
        return "chance" if self.phase in ("first", "tile") else f"P{self.turn + 1}"

    def position(self) -> dict[str, Any]:
        position = {
            "game": "ma-petite-ville",
            "edition": self.edition,
            "turn": None if self.turn is None else f"P{self.turn + 1}",
            "phase": self.phase,
            "players": [
                {"colour": colour, "left": left.copy()} for colour, left in zip(self.colours, self.left, strict=True)
            ],
            "tiles": [tile.copy() for tile in self.tiles],
            "placed": [silhouette.copy() for silhouette in self.placed],
        }
        if self.phase == "lay":
            position["drawn"] = self.drawn
        if self.phase == "last":
            position["last"] = f"P{self.last + 1}"
        if house := self.house():
            position |= {"house": house, "printing": {"tiles": self.printed, "lengths": self.lengths}}
        return position

    def house(self) -> dict[str, Any]:
        house = {"lengths": self.lengths} if self.lengths != LENGTHS else {}
        return house | ({"tiles": self.printed} if self.printed != TILES else {})


def test_the_referee_turns_tiles_clockwise():
    referee = Referee(["blue", "red"], tiles=["bgy/rxb/gyr", "xxx/xxx/xxx"], first=0)
    referee.drawn = 1
    referee.add_tile(0, 0, 1)
    assert "".join(referee.squares[x, y] for y in range(3) for x in range(3)) == "grb" + "yxg" + "rby"


def test_the_referee_finds_these_moves_and_no_others():
    referee = Referee(["blue", "red"], tiles=["byb/xrb/brb", "xxx/xxx/xxx"], lengths=[2, 3], first=0)
    referee.play("tile 1")
    edges = {"place 3 0 0 across", "place 3 2 0 down", "place 3 0 2 across", "place 2 2 0 down", "place 2 2 1 down"}
    assert referee.legal() == {"draw", *edges}
    referee.play("place 3 2 0 down")
    assert referee.legal() == {"draw", "place 2 1 1 down"}
    referee.edition = "easy"
    referee.play("draw")
    referee.play("tile 2")
    assert referee.legal() == {
        f"lay {place} r{turned}" for place in ("1 0", "0 1", "-1 0", "0 -1") for turned in range(4)
    }
    referee.play("lay 0 -1 r0")
    assert (referee.phase, referee.turn) == ("last", 0)
    assert referee.legal() == {"decline"}
    referee.left[0] = [3]
    assert referee.legal() == {"decline", "place 3 0 0 down"}


# --- Games -----------------------------------------------------------------------------------------------------------


def uniform(moves: list[str], chooser: Random) -> str:
    return chooser.choice(moves)


def drawing(moves: list[str], chooser: Random) -> str:
    """Draw nearly always: the tiles run out."""
    return "draw" if "draw" in moves and chooser.random() < 0.93 else chooser.choice(moves)


def placing(moves: list[str], chooser: Random) -> str:
    """Lay silhouettes wherever one fits, the short ones rather late."""
    placements = [move for move in moves if move.startswith("place")]
    if not placements:
        return chooser.choice(moves)
    return max(chooser.sample(placements, min(3, len(placements))))


def balanced(moves: list[str], chooser: Random) -> str:
    """Draw or lay, as a coin says."""
    return "draw" if "draw" in moves and chooser.random() < 0.5 else chooser.choice(moves)


def chaining(moves: list[str], chooser: Random) -> str:
    """Draw mostly, and lay the tile as far to the right as possible: the city becomes long and thin."""
    if moves[0].startswith("lay"):
        return max(moves, key=lambda move: (place_of(move)[0], chooser.random()))
    return "draw" if "draw" in moves and chooser.random() < 0.8 else chooser.choice(moves)


def crowding(moves: list[str], chooser: Random) -> str:
    """Draw mostly, and lay the tile as near to the first one as possible: the city becomes a block."""
    if moves[0].startswith("lay"):
        return min(moves, key=lambda move: (max(map(abs, place_of(move))), chooser.random()))
    return "draw" if "draw" in moves and chooser.random() < 0.8 else chooser.choice(moves)


def place_of(move: str) -> tuple[int, int]:
    """Return x and y of a move that lays a tile or a silhouette."""
    numbers = [int(part) for part in move.split() if part.lstrip("-").isdecimal()]
    return (numbers[-2], numbers[-1]) if len(numbers) > 1 else (0, 0)


WAYS = [uniform, drawing, placing, balanced, chaining, crowding]
TABLES = [(players, edition) for players in (2, 3, 4) for edition in ("normal", "easy")]

every_table = pytest.mark.parametrize(("players", "edition"), TABLES)
every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


def chooser_of(*what: Any) -> Random:
    return Random(repr(what))


def begun(
    players: int, edition: str, chooser: Random, house: dict[str, Any] | None = None
) -> tuple[bourgade.Game, Referee]:
    """Return a new game with colours at random, first to be drawn or named, and its referee."""
    colours = chooser.sample(COLOURS, players)
    first = chooser.choice([None, *range(players)])
    options = {} if first is None else {"first": f"P{first + 1}"}
    game = bourgade.new(
        "ma-petite-ville",
        edition={"extends": edition, **house} if house else edition,
        players=players,
        colours=colours,
        seed=chooser.randrange(2**32),
        deal=False,
        **options,
    )
    return game, Referee(colours, edition, first=first, **(house or {}))


def step(game: bourgade.Game, chooser: Random, way: Any = uniform) -> str:
    """Play one action, by luck or in a way of playing, and return it."""
    if game.actor == "chance":
        return game.draw()
    move = way(sorted(game.legal()), chooser)
    game.play(move)
    return move


def walked(game: bourgade.Game, chooser: Random, longest: int, way: Any = uniform) -> bourgade.Game:
    for _ in range(longest):
        if game.over:
            break
        step(game, chooser, way)
    return game


def told(game: bourgade.Game) -> tuple[Any, ...]:
    """Everything that a game says about what is now and what may follow."""
    return game.position(), game.actor, game.legal(), game.chances(), game.over, game.winners, game.scores


def watch(game: bourgade.Game, referee: Referee, chooser: Random, way: Any) -> Iterator[Referee]:
    """Play a game to its end; before the first action and after every one it is as the referee says."""
    while True:
        assert_agree(game, referee)
        yield referee
        if game.over:
            return
        referee.play(step(game, chooser, way))


def assert_agree(game: bourgade.Game, referee: Referee) -> None:
    legal = game.legal()
    assert len(set(legal)) == len(legal)
    assert set(legal) == referee.legal()
    assert game.position() == referee.position()
    assert (game.actor, game.winners, game.scores) == (referee.actor(), referee.winners(), referee.scores())
    assert game.over == (referee.phase == "over")
    if game.actor == "chance":  # all as likely
        assert game.chances() == pytest.approx({outcome: 1 / len(legal) for outcome in legal})


@every_table
@every_way
def test_everything_goes_as_the_referee_says(players, edition, way):
    for number in range(GAMES):
        chooser = chooser_of(players, edition, way.__name__, number)
        for _ in watch(*begun(players, edition, chooser), chooser, way):
            pass


def random_printing(chooser: Random) -> dict[str, Any]:
    """Return house rules with few tiles or many, few colours or all, and silhouettes of any length."""
    letters = chooser.choice(["bgyr", "bgyrx", "bgyrxxx", "bbbgx", "br"])
    number = chooser.choice([2, 3, 5, 9, 20, 36])
    tiles = ["/".join("".join(chooser.choices(letters, k=3)) for _ in range(3)) for _ in range(number)]
    if chooser.random() < 0.3:
        tiles[1:] = tiles[:1] * (number - 1)  # all alike
    lengths = sorted(chooser.choices(chooser.choice([range(1, 13), range(1, 5), [3]]), k=chooser.randrange(1, 7)))
    return {"tiles": tiles, "lengths": lengths}


def test_everything_goes_as_the_referee_says_with_other_printings():
    phases = set()
    for number in range(HOUSE_GAMES):
        chooser = chooser_of("printings", number)
        players, edition = chooser.choice(TABLES)
        game, referee = begun(players, edition, chooser, random_printing(chooser))
        assert game.house == referee.house()
        for _ in watch(game, referee, chooser, chooser.choice(WAYS)):
            phases.add(referee.phase)
    assert phases == PHASES


def test_random_games_come_through_every_phase_and_to_both_ends():
    """Else the tests above would show nothing about what is missing."""
    phases, ends, sizes = set(), set(), set()
    for way in WAYS:
        for number in range(3):
            chooser = chooser_of(way.__name__, number)
            game, _ = begun(3, "normal", chooser)
            while not game.over:
                phases.add(game.position()["phase"])
                step(game, chooser, way)
            position = game.position()
            phases.add(position["phase"])
            empty = [seat for seat, score in zip(game.seats, game.scores, strict=True) if score == 0]
            ends.add("last silhouette" if empty else "last tile")
            assert empty in ([], game.winners)
            assert empty or len(position["tiles"]) == 36
            sizes.add(len(position["tiles"]))
    assert (phases, ends) == (PHASES, {"last silhouette", "last tile"})
    assert min(sizes) < 20


def test_positions_without_a_past_have_the_moves_that_the_referee_finds():
    """Strewn about: tiles anywhere, silhouettes of everybody, some out of play, all loaded and never played."""
    phases = set()
    for number in range(STREWN):
        chooser = chooser_of("strewn", number)
        referee = strewn(chooser)
        phases.add(referee.phase)
        assert_agree(bourgade.load(referee.position()), referee)
    assert phases >= {"turn", "lay", "last"}


def strewn(chooser: Random) -> Referee:
    """Return a position that somebody could set up, in the middle of a game."""
    players, edition = chooser.choice(TABLES)
    referee = Referee(chooser.sample(COLOURS, players), edition, first=0)
    narrow = chooser.choice([1, 1, 6, 40])  # of so many places the one that is farthest to one side is taken
    side = chooser.choice(BESIDE)
    for number in chooser.sample(range(1, 37), chooser.choice([1, 2, 4, 8, 16, 26, 36])):
        places = chooser.choices(sorted(referee.open_places()), k=narrow) if referee.tiles else [(0, 0)]
        referee.drawn = number
        referee.add_tile(*max(places, key=lambda at: at[0] * side[0] + at[1] * side[1]), chooser.randrange(4))
    everybody = list(range(players))
    for seat in chooser.choices(everybody, k=chooser.randrange(10)):
        referee.turn = seat
        if len(referee.left[seat]) > 1 and (moves := sorted(referee.placements())):
            referee.phase = "turn"
            referee.place(*chooser.choice(moves).split()[1:])
    for left in referee.left:  # out of play
        if len(left) > 1 and chooser.random() < 0.2:
            left.remove(chooser.choice(left))
    referee.turn = chooser.choice(everybody)
    if not referee.stack():
        referee.phase, referee.last = "last", chooser.choice(everybody)
    elif chooser.random() < 0.3:
        referee.phase, referee.drawn = "lay", chooser.choice(referee.stack())
    else:
        referee.phase = chooser.choice(["turn", "turn", "tile"])
    return referee


@pytest.mark.rule("PV-22")
@pytest.mark.rule("PV-23")
def test_ties_are_broken_as_the_referee_says():
    """Random games hardly ever tie; with few silhouettes left it is frequent."""
    chooser, shared, broken = Random(23), 0, 0
    for _ in range(STREWN):
        referee = Referee(chooser.sample(COLOURS, chooser.choice([2, 3, 4])), tiles=TILES[:2], first=0)
        for number in (1, 2):
            referee.drawn = number
            referee.add_tile(number - 1, 0, 0)
        referee.left = [sorted(chooser.sample(LENGTHS, chooser.choice([1, 2, 2, 3]))) for _ in referee.colours]
        referee.phase = "over"
        assert_agree(bourgade.load(referee.position()), referee)
        shared += len(referee.winners()) > 1
        broken += len(referee.winners()) < referee.scores().count(max(referee.scores()))
    assert min(shared, broken) > 3


# --- Everything else is refused --------------------------------------------------------------------------------------


def universe(referee: Referee) -> Iterator[str]:
    """All moves that could be thought of, within two tiles of the city."""
    xs = [tile["x"] for tile in referee.tiles]
    ys = [tile["y"] for tile in referee.tiles]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            yield from (f"lay {x} {y} r{turned}" for turned in range(4))
    for x in range(3 * min(xs) - 6, 3 * max(xs) + 9):
        for y in range(3 * min(ys) - 6, 3 * max(ys) + 9):
            yield from (f"place {length} {x} {y} {way}" for length in [*LENGTHS, 1, 8] for way in STEPS)
    yield from (f"tile {number}" for number in range(38))
    yield from (f"first P{number}" for number in range(6))
    yield from ("draw", "decline")


def reasons(referee: Referee, text: str) -> set[tuple[Any, ...]]:
    """Say what is wrong with a move of the phase; nothing for moves of another one."""
    word, *rest = text.split()
    if word == "place" and referee.phase in ("turn", "last"):
        return set(referee.faults(int(rest[0]), int(rest[1]), int(rest[2]), rest[3]))
    if word == "lay" and referee.phase == "lay":
        x, y = int(rest[0]), int(rest[1])
        lies = any((tile["x"], tile["y"]) == (x, y) for tile in referee.tiles)
        return {("lies-there" if lies else "touches-nothing", x, y)}
    if (word, referee.phase) == ("draw", "last"):
        return {("no-tiles",)}
    if (word, referee.phase) == ("decline", "turn"):
        return {("no-pass",)}
    return set()


@pytest.mark.parametrize("number", range(UNIVERSES))
def test_whatever_is_not_listed_is_refused_with_a_true_reason_and_changes_nothing(number):
    chooser = chooser_of("universe", number)
    game, referee = begun(*TABLES[number % len(TABLES)], chooser)
    for _ in range(chooser.choice([3, 5, 8, 12, 16, 20])):
        if not game.over:
            referee.play(step(game, chooser, [balanced, placing][number % 2]))
    assert_nothing_else_can_be_played(game, referee)


@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_whatever_is_not_listed_is_refused_in_the_last_round(edition):
    chooser = chooser_of("last round", edition)
    game, referee = begun(3, edition, chooser, {"tiles": TILES[::8], "lengths": LENGTHS})
    while referee.phase != "last":
        referee.play(step(game, chooser, drawing))
    assert_nothing_else_can_be_played(game, referee)


def assert_nothing_else_can_be_played(game: bourgade.Game, referee: Referee) -> None:
    legal, before, past = set(game.legal()), told(game), game.record()
    assert legal == referee.legal()
    for text in universe(referee):
        if text in legal:
            continue
        with pytest.raises(bourgade.IllegalMove) as refusal:
            game.play(text)
        if why := reasons(referee, text):
            assert reason_of(refusal.value, text) in why, text
    assert (told(game), game.record()) == (before, past)


def reason_of(error: bourgade.IllegalMove, text: str) -> tuple[Any, ...]:
    """Return the key of the reason in the catalogue, and what it is about: length, x and y, colour."""
    reason = error.message.values.get("reason")
    if reason is None:
        return ()
    key, values = reason.key.removeprefix("why-"), reason.values
    at: list[int] = []
    if key in ("lies-there", "touches-nothing"):
        at = [int(word) for word in text.split()[1:3]]
    elif "nth" in values:  # of the objects of a silhouette
        _, _, x, y, way = text.split()
        further = values["nth"] - 1
        at = [int(x) + further * (way == "across"), int(y) + further * (way == "down")]
    return (
        key,
        *[values[name] for name in ("length",) if name in values],
        *at,
        *[values[name] for name in ("colour",) if name in values],
    )


# --- Long cities -----------------------------------------------------------------------------------------------------


def path(*steps: tuple[int, int]) -> list[tuple[int, int]]:
    """Return 35 places beside one another from 0 0 on, by these steps again and again."""
    places = [(0, 0)]
    for right, down in islice(cycle(steps), 35):
        places.append((places[-1][0] + right, places[-1][1] + down))
    return places[1:]


RIGHT, LEFT, DOWN, UP = (1, 0), (-1, 0), (0, 1), (0, -1)
SHAPES = {
    "to the right": path(RIGHT),
    "to the left": path(LEFT),
    "downwards": path(DOWN),
    "upwards": path(UP),
    "a staircase": path(RIGHT, DOWN),
    "a snake": path(UP, UP, UP, UP, LEFT, LEFT, DOWN, DOWN, DOWN, DOWN, LEFT, LEFT),
}


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_city_may_grow_as_far_as_its_tiles_reach(shape):
    chooser = chooser_of(shape)
    game = bourgade.new("ma-petite-ville", seed=3, players=2, colours=["yellow", "red"], first="P1")
    referee = Referee(["yellow", "red"], first=0)
    referee.play(f"tile {game.position()['tiles'][0]['tile']}")
    for x, y in SHAPES[shape]:
        for action in ("draw", None, f"lay {x} {y} r{chooser.randrange(4)}"):
            referee.play(played(game, action))
        assert_agree(game, referee)
    assert (referee.phase, len(referee.tiles)) == ("last", 36)
    assert game.position()["last"] == "P1"
    while not game.over:  # as far away as possible
        referee.play(played(game, max(sorted(referee.legal()), key=lambda move: sum(map(abs, place_of(move))))))
        assert_agree(game, referee)
    assert len(game.position()["placed"]) == 2
    assert told(bourgade.load(game.position())) == told(game)
    assert bourgade.replay(game.record()).position() == game.position()


def played(game: bourgade.Game, action: str | None) -> str:
    """Play an action, or let chance act, and return what was played."""
    if action is None:
        return game.draw()
    game.play(action)
    return action


# --- Properties ------------------------------------------------------------------------------------------------------


def examples(number: int) -> settings:
    """The same games every time, so that a failure is a change in the code."""
    return settings(max_examples=number, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def choosers(draw: st.DrawFn) -> Random:
    return Random(draw(st.integers(0, 2**32 - 1)))


@st.composite
def middles(draw: st.DrawFn) -> tuple[bourgade.Game, Random, Any]:
    """Draw a game that has begun or is over, with a chooser and a way to go on."""
    chooser, way = draw(choosers()), draw(st.sampled_from(WAYS))
    players, edition = draw(st.sampled_from(TABLES))
    house = random_printing(chooser) if draw(st.integers(0, 3)) == 0 else None
    game, _ = begun(players, edition, chooser, house)
    return walked(game, chooser, draw(st.integers(0, 130)), way), chooser, way


@examples(EXAMPLES)
@given(middles())
def test_no_tile_and_no_silhouette_is_lost_and_none_appears(drawn):
    game, chooser, way = drawn
    house = game.house
    tiles, lengths = house.get("tiles", TILES), house.get("lengths", LENGTHS)
    for _ in range(20):
        position = game.position()
        laid = [tile["tile"] for tile in position["tiles"]]
        known = [*laid, *([position["drawn"]] if "drawn" in position else [])]
        assert len(set(known)) == len(known) <= len(tiles)
        assert set(known) <= set(range(1, len(tiles) + 1))
        if position["phase"] == "tile":
            assert set(game.legal()) == {f"tile {n}" for n in range(1, len(tiles) + 1) if n not in laid}
        assert len({(tile["x"], tile["y"]) for tile in position["tiles"]}) == len(laid)
        for player in position["players"]:
            assert player["left"] == sorted(player["left"])
            out = [one["length"] for one in position["placed"] if one["colour"] == player["colour"]]
            assert sorted(player["left"] + out) == lengths
        covered = [square for one in position["placed"] for square in squares_of(one)]
        assert len(set(covered)) == len(covered)
        assert {(x // 3, y // 3) for x, y in covered} <= {(tile["x"], tile["y"]) for tile in position["tiles"]}
        assert game.scores == [-sum(player["left"]) for player in position["players"]]
        if game.over:
            break
        step(game, chooser, way)


def squares_of(silhouette: dict[str, Any]) -> list[tuple[int, int]]:
    right, down = STEPS[silhouette["way"]]
    return [
        (silhouette["x"] + right * number, silhouette["y"] + down * number) for number in range(silhouette["length"])
    ]


@examples(EXAMPLES)
@given(middles())
def test_a_loaded_position_is_the_same_game_and_plays_on_alike(drawn):
    game, chooser, way = drawn
    twin = bourgade.load(json.loads(json.dumps(game.position())))
    assert (twin.edition, twin.house) == (game.edition, game.house)
    for _ in range(25):
        assert told(twin) == told(game)
        if game.over:
            break
        twin.play(step(game, chooser, way))
    assert told(bourgade.load(game.position())) == told(game)


@examples(EXAMPLES)
@given(middles())
def test_a_record_replays_exactly_also_through_json(drawn):
    game, _, _ = drawn
    record = game.record()
    assert json.loads(json.dumps(record)) == record
    again = bourgade.replay(json.loads(json.dumps(record)))
    assert (told(again), again.record()) == (told(game), record)
    assert (again.seats, again.options, again.edition, again.house) == (
        game.seats,
        game.options,
        game.edition,
        game.house,
    )


@examples(EXAMPLES)
@given(middles())
def test_the_record_of_a_loaded_game_replays_too(drawn):
    start, chooser, way = drawn
    game = walked(bourgade.load(start.position(), seed=5), chooser, 15, way)
    record = game.record()
    again = bourgade.replay(json.loads(json.dumps(record)))
    assert (told(again), again.record()) == (told(game), record)


@examples(EXAMPLES)
@given(middles())
def test_undo_goes_back_exactly_the_way_the_game_came(drawn):
    game, chooser, way = drawn
    seen, actions = [told(game)], []
    while not game.over and len(actions) < 25:
        actions.append(step(game, chooser, way))
        seen.append(told(game))
    while actions:
        assert told(game) == seen.pop()
        assert game.undo() == actions.pop()
    assert told(game) == seen.pop()
    past = game.record()["actions"]
    assert [game.undo() for _ in past] == past[::-1]
    with pytest.raises(bourgade.NothingToUndo):
        game.undo()
    for action in past:
        game.play(action)
    assert game.record()["actions"] == past


@examples(EXAMPLES)
@given(middles())
def test_nothing_is_hidden_from_anybody(drawn):
    game, _, _ = drawn
    for seat in game.seats:
        view = game.view(seat)
        assert view.position() == game.position()
        assert view.legal() == (game.legal() if game.actor == seat else [])
        assert (view.actor, view.over, view.winners, view.scores) == (game.actor, game.over, game.winners, game.scores)
        assert view.guess(seed=1).position() == game.position()
        assert game.seen(seat) == game.record()["actions"]


@examples(EXAMPLES)
@given(middles())
def test_every_listed_action_can_be_played_and_a_copy_goes_its_own_way(drawn):
    game, chooser, _ = drawn
    before = told(game)
    assert bool(game.legal()) == (not game.over)
    for action in chooser.sample(game.legal(), min(len(game.legal()), 20)):
        twin = game.copy()
        twin.play(action)
        assert twin.record()["actions"] == [*game.record()["actions"], action]
        assert twin.undo() == action
        assert told(twin) == before
    assert told(game) == before


# --- Fairness --------------------------------------------------------------------------------------------------------

SHIFT = str.maketrans("bgyr", "gyrb")
NEXT_COLOUR = dict(zip(COLOURS, [*COLOURS[1:], COLOURS[0]], strict=True))
NEXT_TILE = {number: TILES.index(tile.translate(SHIFT)) + 1 for number, tile in enumerate(TILES, 1)}


def test_shifting_the_colours_maps_the_tiles_onto_themselves():
    assert sorted(NEXT_TILE.values()) == list(range(1, 37))
    assert all(tile.count(letter) == (1 if letter == "x" else 2) for tile in TILES for letter in "bgyrx")


def test_each_pair_of_colours_is_side_by_side_on_48_inner_edges():
    inner = [(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8)]
    plain = [tile.replace("/", "") for tile in TILES]
    for one, other in permutations("bgyr", 2):
        assert sum({tile[a], tile[b]} == {one, other} for tile in plain for a, b in inner) == 48


@every_table
def test_a_game_with_all_colours_shifted_goes_move_for_move_alike(players, edition):
    for way in WAYS:
        chooser = chooser_of("shifted", players, edition, way.__name__)
        colours = chooser.sample(COLOURS, players)
        game, shifted = (
            bourgade.new("ma-petite-ville", edition=edition, players=players, colours=chosen, deal=False, seed=4)
            for chosen in (colours, [NEXT_COLOUR[colour] for colour in colours])
        )
        while True:
            assert {with_next_tile(text) for text in game.legal()} == set(shifted.legal())
            assert (game.actor, game.winners, game.scores) == (shifted.actor, shifted.winners, shifted.scores)
            if game.over:
                break
            shifted.play(with_next_tile(step(game, chooser, way)))


def with_next_tile(text: str) -> str:
    word, *rest = text.split()
    return f"tile {NEXT_TILE[int(rest[0])]}" if word == "tile" else text


def wins(colours: tuple[str, ...], games: int, seed: int, **options: Any) -> np.ndarray:
    """Return how many of many random games each seat has won alone."""
    game = bourgade.new("ma-petite-ville", players=len(colours), colours=list(colours), deal=False, **options)
    played = simulate(rules_of(definition("ma-petite-ville")), game._setting, games, seed)
    assert not played.unfinished
    return (played.shares == 1).sum(axis=0)


def by_colour(orders: list[tuple[str, ...]], games: int, **options: Any) -> dict[str, int]:
    """Return the wins of each colour, with every order of the colours at the table as often as the others."""
    counts = dict.fromkeys(COLOURS, 0)
    for seed, order in enumerate(orders):
        for colour, won in zip(order, wins(order, games // len(orders), seed, **options), strict=True):
            counts[colour] += int(won)
    return counts


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_no_colour_is_favoured(players, edition):
    """Over all orders of the colours, whoever begins by luck, each colour wins its share of the games won alone."""
    orders = list(permutations(COLOURS, players))
    counts = by_colour(orders, FAIR_GAMES // 3, edition=edition)
    assert chisquare(list(counts.values())).pvalue > LIKELY, counts


@pytest.mark.parametrize("first", ["P1", "P4"])
def test_no_colour_is_favoured_whoever_begins(first):
    """The same with one seat that always begins: each colour sits there as often as the others."""
    counts = by_colour(list(permutations(COLOURS)), FAIR_GAMES // 3, first=first)
    assert chisquare(list(counts.values())).pvalue > LIKELY, counts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_is_favoured_if_luck_says_who_begins(players):
    """Each seat wins its share, with every order of the colours as often as the others."""
    orders = list(permutations(COLOURS, players))
    counts = sum(wins(order, FAIR_GAMES // 3 // len(orders), 100 + seed) for seed, order in enumerate(orders))
    assert chisquare(counts).pvalue > LIKELY, counts


def test_every_seat_begins_as_often_and_every_tile_comes_first_and_second_as_often():
    """Of the second tile its rank is counted among the 35 that are left."""
    firsts, tiles, ranks = Counter(), Counter(), Counter()
    for seed in range(NEW_GAMES):
        game = bourgade.new("ma-petite-ville", players=4, seed=seed)
        first, tile = game.record()["actions"]
        game.play("draw")
        rest = sorted(int(text.split()[1]) for text in game.legal())
        firsts[first] += 1
        tiles[tile] += 1
        ranks[rest.index(int(game.draw().split()[1]))] += 1
    for counts, size in ((firsts, 4), (tiles, 36), (ranks, 35)):
        assert len(counts) == size
        assert chisquare(list(counts.values())).pvalue > LIKELY, counts
