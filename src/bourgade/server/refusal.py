"""Why the server does not do what it was asked, for programs and for people."""

from ..errors import BourgadeError, IllegalMove
from ..texts import Message


class Refusal(Exception):
    """What was asked is not done, and nothing has changed; ``code`` is a key of the catalogue's ``refused``."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self._message = Message("bourgade.server", f"refused.{code}", values)

    def text(self, language: str) -> str:
        """Return the sentence for people."""
        return self._message.text(language)


LONGEST = 1_000  # characters of a sentence of the engine, which repeats what it was given


class Wrong(Refusal):
    """What was asked for cannot be, as the engine says."""

    def __init__(self, code: str, error: BourgadeError) -> None:
        super().__init__(code)
        self._error = error

    def text(self, language: str) -> str:
        """Return the sentence for people; the engine says most in English only."""
        text = self._error.message.text(language) if isinstance(self._error, IllegalMove) else str(self._error)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
