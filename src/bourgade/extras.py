"""What only some need is an extra of the package, and its libraries may be missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from .errors import NotInstalled
from .texts import Message, messages_of

message = messages_of("bourgade.engine")


@contextmanager
def extra(name: str, purpose: Message | str) -> Iterator[None]:
    """Say how an extra is installed, where something is missing that is imported inside."""
    try:
        yield
    except ImportError as error:
        raise NotInstalled(message("wrong-not-installed", purpose=purpose, command=installing(name))) from error


def installing(name: str) -> str:
    """Return the command that installs an extra beside this package; environments of uv have no pip."""
    pip = f"{sys.executable} -m pip install" if find_spec("pip") else f"uv pip install --python {sys.executable}"
    return f"{pip} 'bourgade[{name}]'"
