"""What happens at a table as somebody may know it: views, and for pages that tell it the events that led to them.

It is made once for all eyes that see the same, and kept as long as somebody will ask for it.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ..engine.game import Game
from ..engine.notation import Action
from ..errors import IllegalMove
from ..games import definition
from ..telling import telling_of
from ..telling.telling import Gains, Reader, Stop, why_not
from .messages import Happened
from .refusal import Refusal

LAST = 30  # actions that are told at once: of more, the last ones
RECENT = 8  # plies whose views are kept: what is told next begins there

Eyes = str | None  # of a seat, or nobody's

encode = msgspec.json.Encoder().encode


class Story:
    """The story of one game."""

    def __init__(self, name: str) -> None:
        self._telling, self._secrets = telling_of(name), definition(name).secrets
        self._game: Game | None = None
        self._ply = 0
        self._view: dict[Eyes, msgspec.Raw] = {}
        self._shown: dict[Eyes, dict[int, msgspec.Raw]] = {}  # by ply, the last that were asked for
        self._told: dict[Eyes, list[Happened]] = {}  # without a gap
        self._gains: Gains | None = None

    def goes_on(self, game: Game | None, ply: int) -> None:
        """Take note of where the game is now; what was before stays as it was."""
        self._game, self._ply, self._view, self._gains = game, ply, {}, None

    def eyes(self, eyes: Eyes) -> Eyes:
        """Return through whose eyes a seat sees; in a game without secrets everybody sees the same."""
        return eyes if self._secrets else None

    def _playing(self) -> Game:
        if self._game is None:
            raise Refusal("not-playing")
        return self._game

    # --- Views --------------------------------------------------------------------------------------------------------

    def view(self, eyes: Eyes) -> msgspec.Raw:
        """Return the position as it is now."""
        eyes = self.eyes(eyes)
        if eyes not in self._view:
            self._view[eyes] = msgspec.Raw(encode(self._playing().view(eyes).position()))
        return self._view[eyes]

    def shown(self, eyes: Eyes) -> msgspec.Raw:
        """Return the position as it is now, with what follows from the rules."""
        return self._shown_at(self.eyes(eyes), self._ply)

    def _shown_at(self, eyes: Eyes, ply: int) -> msgspec.Raw:
        shown = self._shown.setdefault(eyes, {})
        found = shown.get(ply)
        if found is None:
            found = shown[ply] = msgspec.Raw(encode(self._playing().shown_to(eyes, self._ply - ply)))
            if len(shown) > RECENT:
                del shown[min(shown)]
        return found

    # --- What happened ------------------------------------------------------------------------------------------------

    def told(self, eyes: Eyes, since: int, played: Sequence[tuple[str, Action]], *, views: bool) -> list[Happened]:
        """Return what was played from a ply on up to now, the last with what happened.

        ``views`` adds the views after these but for that of now, which is sent beside them.
        """
        eyes, first = self.eyes(eyes), max(since, self._ply - LAST)
        told = [Happened(ply, who, *action) for ply, (who, action) in enumerate(played[: first - since], since)]
        told += self._last(eyes, first, played[first - since :])
        if views:
            for at in range(first - since, len(told) - 1):
                told[at] = replace(told[at], after=self._shown_at(eyes, since + at + 1))
        return told

    def _last(self, eyes: Eyes, first: int, played: Sequence[tuple[str, Action]]) -> list[Happened]:
        """Return what happened from a ply on, of which no more are asked for than are kept."""
        told = self._told.setdefault(eyes, [])
        if told and not told[0].ply <= first <= told[-1].ply + 1:
            told.clear()
        new = told[-1].ply + 1 if told else first
        if new < self._ply:
            game = self._playing()
            events, scores = game.events_seen(eyes, new), game.scores_since(new)
            for ply, (who, action) in enumerate(played[new - first :], new):
                before, after = scores[ply - new], scores[ply - new + 1]
                changed = after if after != before else None
                told.append(Happened(ply, who, *action, events[ply - new], changed))
            del told[:-LAST]
        return told[first - self._ply :] if first < self._ply else []

    # --- For who is to move -------------------------------------------------------------------------------------------

    def why_not(self, eyes: Eyes, reader: Reader, move: str) -> str:
        """Say why a move is not legal now; nothing if it is."""
        game = self._playing()
        action = game.action(move)
        if action is None:
            return Refusal("illegal").text(reader.language)
        try:
            game.copy().play(move)
        except IllegalMove as error:
            position = game.view(self.eyes(eyes)).position()
            return why_not(self._telling, reader, position, action, error.message)
        return ""

    def gains(self) -> Gains | None:
        """Return what the next roll would bring to whom, if somebody is to roll; in no game it is a secret."""
        if self._gains is None:
            self._gains = self._telling.gains(self._playing())
        return self._gains or None

    @property
    def has_column(self) -> bool:
        """Whether the game has opponents that play by rules."""
        return self._telling.column is not None

    def column(self, eyes: Eyes, reader: Reader) -> list[Stop]:
        """Return where an opponent by rules would act now, in the order in which it looks."""
        column = self._telling.column
        return column(reader, self._playing().view(self.eyes(eyes))) if column else []
