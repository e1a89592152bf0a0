"""What happens at a table as somebody may know it: as views, and in words for pages that tell it.

All is made from the views of the eyes that see it, once for all who see the same.
"""

import re
from dataclasses import dataclass
from functools import partial
from itertools import count, pairwise

import msgspec

from ..engine.definition import Position
from ..engine.game import Game
from ..errors import IllegalMove
from ..games import definition
from ..telling import telling_of
from ..telling.telling import Deed, Flow, Gains, Reader, Stop, why_not
from .messages import Told
from .refusal import Refusal

LAST = 30  # actions that are told at once: of more, the last ones
RECENT = 8  # plies whose views are kept: what is told next begins there
SEAT = re.compile(r"(\bde )?\b(P[1-9])\b")
VOWELS = "aàâäæeéèêëiîïoôöœuùûü"

Eyes = str | None  # of a seat, or nobody's
Names = dict[str, str]  # what the seats are called

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Seen:
    """A position as somebody may know it, and the same as JSON."""

    position: Position
    json: msgspec.Raw


class Story:
    """The story of one game. What was made for somebody is kept for others, as long as they will ask for it."""

    def __init__(self, name: str) -> None:
        self._telling, self._secrets = telling_of(name), definition(name).secrets
        self._game: Game | None = None
        self._ply = 0
        self._views: dict[tuple[Eyes, int], Seen] = {}
        self._deeds: dict[tuple[Eyes, int, str], Deed] = {}
        self._gains: Gains | None = None

    def goes_on(self, game: Game | None, ply: int) -> None:
        """Take note of where the game is now; what was before stays as it was."""
        self._game, self._ply, self._gains = game, ply, None
        kept = RECENT if self._deeds else 0  # where nothing is told, nobody asks for earlier ones
        self._views = {key: seen for key, seen in self._views.items() if key[1] > ply - kept}
        self._deeds = {key: deed for key, deed in self._deeds.items() if key[1] >= ply - LAST}

    # --- Views --------------------------------------------------------------------------------------------------------

    def view(self, eyes: Eyes) -> msgspec.Raw:
        """Return the position as it is now."""
        return self._seen(eyes, self._ply)[0].json

    def views_after(self, eyes: Eyes, since: int) -> list[msgspec.Raw]:
        """Return the positions after each action from a ply on."""
        return [seen.json for seen in self._seen(eyes, since)[1:]]

    def _seen(self, eyes: Eyes, since: int) -> list[Seen]:
        """Return the positions from a ply on, up to now."""
        eyes = self.eyes(eyes)
        game = self._playing()
        earlier, found = game.copy() if since < self._ply else game, []
        for ply in range(self._ply, since - 1, -1):
            seen = self._views.get((eyes, ply)) or look(earlier, eyes)
            if ply > self._ply - RECENT:
                self._views[eyes, ply] = seen
            found.append(seen)
            if ply > since:
                earlier.undo()
        return found[::-1]

    def eyes(self, eyes: Eyes) -> Eyes:
        """Return through whose eyes a seat sees; in a game without secrets everybody sees the same."""
        return eyes if self._secrets else None

    def _playing(self) -> Game:
        if self._game is None:
            raise Refusal("not-playing")
        return self._game

    # --- Words --------------------------------------------------------------------------------------------------------

    def told(self, eyes: Eyes, language: str, since: int, names: Names) -> list[Told]:
        """Return the actions from a ply on in words."""
        name = partial(called, language, names)
        deeds = self._told(self.eyes(eyes), language, since)
        return [Told(name(deed.name), [name(fact) for fact in deed.facts]) for deed in deeds]

    def flows(self, eyes: Eyes, language: str, since: int) -> list[list[Flow]]:
        """Return who paid whom at each action from a ply on; the language is the one that the actions are told in."""
        return [deed.flows for deed in self._told(self.eyes(eyes), language, since)]

    def _told(self, eyes: Eyes, language: str, since: int) -> list[Deed]:
        plies = range(since, self._ply)
        new = [ply for ply in plies if (eyes, ply, language) not in self._deeds]
        if new:
            first = new[0]
            game, tell = self._playing(), self._telling.tell
            actions = zip(game.seen(eyes, first), game.events_seen(eyes, first), strict=True)
            steps = pairwise(seen.position for seen in self._seen(eyes, first))
            for ply, (action, events), (before, after) in zip(count(first), actions, steps, strict=False):
                self._deeds[eyes, ply, language] = tell(Reader(language), action, events, before, after)
        return [self._deeds[eyes, ply, language] for ply in plies]

    def move(self, language: str, move: str, names: Names) -> str:
        """Return the name of a move or an outcome."""
        return called(language, names, self._telling.move(language, move))

    def why_not(self, eyes: Eyes, language: str, move: str, names: Names) -> str:
        """Say why a move is not legal now; nothing if it is."""
        try:
            self._playing().copy().play(move)
        except IllegalMove as error:
            if error.message.key == "game.no-move":
                return Refusal("illegal").text(language)
            [seen] = self._seen(eyes, self._ply)
            return called(language, names, why_not(self._telling, language, seen.position, move, error.message))
        return ""

    def gains(self) -> Gains | None:
        """Return what the next roll would bring to whom, if somebody is to roll; in no game it is a secret."""
        if self._gains is None:
            self._gains = self._telling.gains(self._playing())
        return self._gains or None

    def column(self, eyes: Eyes, language: str) -> list[Stop]:
        """Return where an opponent by rules would act now, in the order in which it looks."""
        return self._telling.column(language, self._playing().view(self.eyes(eyes)))


def look(game: Game, eyes: Eyes) -> Seen:
    """Return a game as it is seen."""
    position = game.view(eyes).position()
    return Seen(position, msgspec.Raw(encode(position)))


def called_by_seat(names: dict[str, str | None]) -> Names:
    """Return what seats are called; where nobody sits, as the seat itself.

    >>> called_by_seat({"P1": "Zoé", "P2": None})
    {'P1': 'Zoé', 'P2': 'P2'}
    """
    return {seat: name or seat for seat, name in names.items()}


def called(language: str, names: Names, text: str) -> str:
    """Return a text with the names of who sits there in place of the seats.

    >>> called("en", {"P1": "Zoé", "P2": "Ana"}, "Swap Bakery for Mine of P2")
    'Swap Bakery for Mine of Ana'
    >>> called("fr", {"P1": "Zoé", "P2": "Ana"}, "P1 +1 (Café de P2)")
    "Zoé +1 (Café d'Ana)"
    """

    def name(found: re.Match[str]) -> str:
        of, seat = found.groups("")
        known = names.get(seat, seat)
        return f"d'{known}" if of and language == "fr" and known[0].lower() in VOWELS else of + known

    return SEAT.sub(name, text)
