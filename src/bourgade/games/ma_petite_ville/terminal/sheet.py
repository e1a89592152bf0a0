"""The page from roomy to tight: the map, and beside it or around it the players and what can be chosen."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.terminal.drawing import Reader
from bourgade.terminal.panels import folded

from .chart import Chart, Scale
from .choices import faces, menu
from .city import City, Part, Place, best_part, city_of, extent, what_matters
from .players import roomy, tight
from .wording import player_of, question, word

SIDEBAR = 34  # the least columns beside a map
BETWEEN = 2  # columns between them
SCALES = [Scale(3, apart=True), Scale(3), Scale(2), Scale(1)]
IN_PIECES = Scale(2)
MOST_ROWS = 24  # of tiles, in what is shown of a city that is too high

Players = Callable[[Reader, Position, int], list[Text]]  # how players are drawn in so many columns


@dataclass(frozen=True)
class Form:
    """Something that is drawn when it is looked at."""

    draw: Callable[[], RenderableType]

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        yield self.draw()


@dataclass(frozen=True)
class Sheet:
    """What a page or the whole table is drawn from."""

    reader: Reader
    position: Position
    moves: list[Action]

    @cached_property
    def city(self) -> City:
        """The city."""
        return city_of(self.position)

    @cached_property
    def whole(self) -> Part:
        """The whole city, with the places for a tile that is to be laid."""
        return extent([*self.city.tiles, *(self.city.open if self.laying else [])])

    @cached_property
    def matters(self) -> Counter[Place]:
        """How many moves are about each tile."""
        return what_matters(self.moves)

    @property
    def laying(self) -> bool:
        """Whether a tile is to be laid."""
        return bool(self.position["phase"] == "lay")

    def forms(self) -> Iterator[Form]:
        """Return the whole city as large as it can be, then less and less of it."""
        ways = [(players, beside) for beside in (True, False) for players in (roomy, tight)]
        rooms = [(players, beside, self.room(players, beside)) for players, beside in ways]
        for scale in SCALES:
            chart = self.chart(self.whole, scale)
            for players, beside, room in rooms:
                if chart.width <= room:
                    yield self.form(chart, players, beside)
        for rows in range(min(self.whole.rows, MOST_ROWS), 0, -1):
            for beside in (False, True):
                scale, columns = self.largest(self.room(tight, beside))
                part = best_part(self.whole, columns, rows, self.matters, self.city.tiles[-1])
                yield self.form(self.chart(part, scale), tight, beside)

    def pieces(self) -> list[Text]:
        """Draw the whole city, in pieces one below the other where that must be."""
        width, whole = self.reader.width, self.whole
        for scale in SCALES:
            chart = self.chart(whole, scale)
            if chart.width <= width:
                return chart.lines()
        columns = self.columns(IN_PIECES, width)
        starts = range(whole.left, whole.right + 1, columns)
        lines = []
        for number, left in enumerate(starts, 1):
            part = Part(left, whole.top, min(left + columns - 1, whole.right), whole.bottom)
            chart = self.chart(part, IN_PIECES)
            first, _, last, _ = chart.edges
            shown = word(self.reader.language, "piece", n=number, of=len(starts), first=first, last=last)
            lines += [*folded(Text(shown, "dim"), width), *chart.lines()]
        return lines

    def chart(self, part: Part, scale: Scale) -> Chart:
        """Return a map, on which the squares of who has to choose stand out."""
        own = player_of(self.position)["colour"] if self.moves and not self.laying else ""
        return Chart(self.city, part, scale, self.laying, own)

    def room(self, players: Players, beside: bool) -> int:
        """Return how many columns a map may have, with everything else beside it or not."""
        if not beside:
            return self.reader.width
        lines = [*players(self.reader, self.position, SIDEBAR), *self.asked(SIDEBAR)]
        return self.reader.width - BETWEEN - max(SIDEBAR, *map(len, lines))

    def largest(self, room: int) -> tuple[Scale, int]:
        """Return the largest scale that shows all columns in so much room, else the smallest, and how many it shows."""
        for scale in SCALES[1:]:
            if self.columns(scale, room) >= self.whole.columns:
                break
        return scale, self.columns(scale, room)

    def columns(self, scale: Scale, room: int) -> int:
        """Return how many columns of tiles have room."""
        return max(1, (room - self.chart(self.whole, scale).margin + 1) // (scale.tile + 1))

    def form(self, chart: Chart, players: Players, beside: bool) -> Form:
        """Return a page with this map."""
        return Form(lambda: (self.side_by_side if beside else self.stacked)(chart, players))

    def side_by_side(self, chart: Chart, players: Players) -> RenderableType:
        """Draw the map, and everything else to the right of it."""
        width = self.reader.width - chart.width - BETWEEN
        grid = Table.grid(padding=(0, BETWEEN, 0, 0))
        grid.add_column(no_wrap=True, width=chart.width)
        grid.add_column(no_wrap=True, width=width)
        beside = [*players(self.reader, self.position, width), Text(), *self.asked(width)]
        grid.add_row(Group(*chart.lines()), Group(*beside))
        return Group(self.title(), grid, *self.hidden(chart))

    def stacked(self, chart: Chart, players: Players) -> RenderableType:
        """Draw players, map and choices one below the other."""
        shown = players(self.reader, self.position, self.reader.width)
        return Group(self.title(), *shown, *chart.lines(), *self.hidden(chart), *self.asked(self.reader.width))

    def title(self) -> RenderableType:
        """Draw the line that says whose turn it is."""
        return Rule(Text(self.reader.name(self.position["turn"]), "bold"), characters="━", style="dim")

    def asked(self, width: int) -> list[Text]:
        """Draw the question, and what can be chosen."""
        asked = folded(Text(question(self.reader.language, self.position, self.moves), "bold"), width)
        if self.laying:
            return [*asked, *faces(self.position)]
        return [*asked, *menu(self.reader, self.position, self.moves, width)]

    def hidden(self, chart: Chart) -> list[Text]:
        """Say what a map does not show of the city, if it does not show the whole of it."""
        part, whole, (left, top, right, bottom) = chart.part, self.whole, chart.edges
        sides = {
            "above": (whole.top < part.top, top),
            "below": (whole.bottom > part.bottom, bottom),
            "left-of": (whole.left < part.left, left),
            "right-of": (whole.right > part.right, right),
        }
        hidden = [word(self.reader.language, side, n=number) for side, (more, number) in sides.items() if more]
        text = word(self.reader.language, "hidden", parts=", ".join(hidden))
        return folded(Text(text, "dim"), self.reader.width) if hidden else []
