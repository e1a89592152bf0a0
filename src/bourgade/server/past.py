"""What was played at a table: in words, as everybody may know it, and by whom.

The states of a game are a hundred times as large as the words for what led to them. A table keeps only the last ones.
"""

from collections.abc import Sequence

from ..engine.game import Game
from ..engine.notation import Action
from .stored import About
from .story import LAST

Eyes = str | None  # of a seat, or nobody's


class Past:
    """The past of one game. It only grows."""

    def __init__(self, about: About) -> None:
        seats = list(about.names()) if about.game().secrets else []
        self.whos: list[str] = []  # of the actions
        self._seen: dict[Eyes, list[Action]] = {eyes: [] for eyes in (None, *seats)}

    def add(self, game: Game, whos: Sequence[str]) -> None:
        """Take note of what was played last in a game, and by whom; the game forgets what nobody will ask it for."""
        for eyes, seen in self._seen.items():
            seen += game.actions_seen(eyes, len(seen))
        self.whos += whos
        game.forget(LAST)

    def page(self, eyes: Eyes, since: int, number: int) -> list[tuple[str, Action]]:
        """Return some actions from a ply on, as somebody may know them: who, and what."""
        seen = self._seen[eyes]
        return list(zip(self.whos[since : since + number], seen[since : since + number], strict=True))
