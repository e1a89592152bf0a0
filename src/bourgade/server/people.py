"""People without accounts: somebody is a signed cookie, and has a nickname."""

import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadSignature, Signer

from .refusal import Refusal
from .stored import HERE

COOKIE = "bourgade"
YEAR = 365 * 24 * 3600
ID_BYTES = 16
MARK = 12  # letters of a mark of where somebody comes from
MOST_COOKIE = 200  # characters
TYPED = 10  # times as long as a nickname may be, because of blanks and accents typed by themselves
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  # are letters and signs for Unicode, and show nothing


@dataclass(frozen=True)
class Caller:
    """Where somebody asks from."""

    address: str
    network: str  # what limits are counted by
    whence: str  # a mark of it that may be kept, or HERE

    @property
    def here(self) -> bool:
        """Whether it is the server's own machine, where its host sits."""
        return self.whence == HERE


class Door:
    """Knows people by their cookies, and networks by marks that tell nobody where they are."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="bourgade.person", digest_method=sha256)
        self._secret = secret

    def mark(self, network: str) -> str:
        """Return the mark of a network: the same for ever, and nothing that it could be found by."""
        return hmac.digest(self._secret, b"bourgade.whence " + network.encode(), "sha256").hex()[:MARK]

    def person(self, cookie: str | None) -> str | None:
        """Return the id of the person with a cookie; None for a forged one, or none."""
        if cookie is None or len(cookie) > MOST_COOKIE:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, person: str) -> str:
        """Return the cookie of a person."""
        return self._signer.sign(person).decode()


def new_person() -> str:
    """Return the id of somebody new."""
    return secrets.token_urlsafe(ID_BYTES)


def checked_nickname(text: str, longest: int) -> str:
    r"""Return a nickname as it is shown, or refuse it.

    >>> checked_nickname("  Zoé \n of  Lyon ", 24)
    'Zoé of Lyon'
    """
    if len(text) > TYPED * longest:  # normalizing takes time that grows with the square of the accents
        raise Refusal("nickname", longest=longest)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if len(name) > longest or not is_plain(name):
        raise Refusal("nickname", longest=longest)
    return name


def is_plain(text: str) -> bool:
    r"""Tell whether a text can be seen, and has no signs that hide, or that turn what follows around.

    >>> is_plain("Zoé 🏠"), is_plain("a\u202eb"), is_plain("\ufe0f")
    (True, False, False)
    """
    kinds = {unicodedata.category(char)[0] for char in text}
    return "C" not in kinds and bool(kinds - {"M", "Z"}) and BLANKS.isdisjoint(text)
