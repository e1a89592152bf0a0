"""What happened in a game, told in lines: one for all that a seat does before another one acts."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.rule import Rule
from rich.text import Text

from ..engine.definition import Position
from ..engine.game import Game
from ..telling import telling_of
from ..telling.telling import Deed
from .console import Told
from .drawing import Drawing, Reader
from .screen import Screen


@dataclass(frozen=True)
class Line:
    """What one seat did, and chance after it; nobody's seat while the table is set up."""

    who: str | None
    deeds: list[Deed]


def lines_of(
    game: Game, reader: Reader, eyes: str | None = None, since: int = 0, until: int | None = None
) -> list[Line]:
    """Return what happened between two actions by their number, as a seat saw it, or as it was where none looks."""
    played = game.played(since)
    known = game.actions_seen(eyes, since) if eyes else played
    events = game.events_seen(eyes, since) if eyes else game.events(since)
    told, tell = at(game, since), telling_of(game.name).tell
    lines: list[Line] = []
    for action, as_seen, happened in list(zip(played, known, events, strict=True))[: until and until - since]:
        actor, before = told.actor, seen(told, eyes)
        told.play(action.text)
        who = actor
        if actor == "chance":
            who = lines[-1].who if lines else last_seat(game, since)
        if not lines or lines[-1].who != who:
            lines.append(Line(who, []))
        lines[-1].deeds.append(tell(reader, as_seen, happened, before, seen(told, eyes)))
    return lines


def beginning_of_line(game: Game, seat: str) -> int:
    """Return the number of the action with which a seat's doings up to now began."""
    earlier, now = game.copy(), len(game.record()["actions"])
    beginning = now
    for number in reversed(range(now)):
        earlier.undo()
        if earlier.actor == seat:
            beginning = number
        elif earlier.actor != "chance":
            break
    return beginning


def last_seat(game: Game, number: int) -> str | None:
    """Return who acted last before an action by its number; None in the set-up."""
    earlier = at(game, number)
    for _ in range(number):
        earlier.undo()
        if earlier.actor != "chance":
            return earlier.actor
    return None


def at(game: Game, number: int) -> Game:
    """Return the game as it was after so many actions."""
    return game.back(len(game.record()["actions"]) - number)


def seen(game: Game, eyes: str | None) -> Position:
    """Return the position as a seat sees it."""
    return game.view(eyes).shown() if eyes else game.shown()


def show_lines(screen: Screen, lines: Iterable[Line]) -> None:
    """Show lines of a story; in plain words every fact is one."""
    reader = screen.reader()
    for line in lines:
        who = reader.name(line.who) if line.who else screen.text("set-up")
        deeds = [deed for deed in line.deeds if deed.name or deed.facts]
        if reader.plain:
            for deed in deeds:
                screen.say("plain-line", who=who, what=deed.name)
                for fact in deed.facts:
                    screen.show(f"{fact}.")
        elif deeds:
            screen.show(Told()(screen.text("line", who=who, what=in_a_line(deeds))))


def in_a_line(deeds: Iterable[Deed]) -> str:
    """Return what was done and what came of it, in one line."""
    return " · ".join(f"{deed.name} → {', '.join(deed.facts)}" if deed.facts else deed.name for deed in deeds)


def show_ending(screen: Screen, drawing: Drawing, game: Game) -> None:
    """Show how a game ended, or say that it did not."""
    if not game.over:
        screen.say("unfinished")
        return
    reader = screen.reader()
    screen.show(drawing.page(reader, game.shown(), [], []).forms[0])
    winners = screen.text("winner", seats=", ".join(reader.name(seat) for seat in game.winners))
    screen.show(winners if reader.plain else Rule(Text(winners, "bold"), characters="━"))
