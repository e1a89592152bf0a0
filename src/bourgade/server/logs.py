"""What the server writes down while it runs: to standard error, as lines for people or as JSON for programs.

Nothing in it lets anybody into a table or tells who plays: the server's own lines say what happened and how often, and
what is said under a telling name is blanked here.
"""

import logging
import sys
from asyncio import CancelledError
from typing import TYPE_CHECKING, Literal

import structlog
from structlog.stdlib import ProcessorFormatter

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

Form = Literal["text", "json"]
BLANK = "…"
REFUSED_SOCKET = "ASGI callable returned without completing handshake."
CUT_OFF = "Cancel %s running task(s), timeout graceful shutdown exceeded"
# Names in the singular that tell too much: where somebody may come in, who somebody is, what was said, what is not yet
# to be known.
DOORS = {"address", "code", "host", "id", "link", "origin", "path", "query", "referer", "table", "url"}
PEOPLE = {"client", "forwarded", "ip", "name", "nickname", "peer", "people", "person", "remote", "user", "who"}
WORDS = {"body", "chat", "header", "line", "message", "text"}
KEYS = {"commitment", "cookie", "luck", "secret", "seed", "session", "token"}
SECRET = DOORS | PEOPLE | WORDS | KEYS


def set_up_logs(form: Form | None) -> None:
    """Send all that is logged to standard error: what happens in a form, only what goes wrong where none is chosen."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=form == "json"),
        blank_secrets,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        ProcessorFormatter(
            processors=[ProcessorFormatter.remove_processors_meta, *renderer(form)], foreign_pre_chain=shared
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("bourgade").setLevel(logging.WARNING if form is None else logging.INFO)
    # Below warnings uvicorn writes down every WebSocket, that is who came to which table. Warnings are of clients that
    # speak no HTTP, as browsers that try https first, and strangers who want to fill the disk.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.ERROR)
    uvicorn.addFilter(is_worth_a_line)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Tell whether a line of uvicorn's says anything.

    It takes a WebSocket that is refused for a mistake of ours, and who still waits when the server stops, as for rules
    that are being compiled.
    """
    cut_off = record.exc_info is not None and isinstance(record.exc_info[1], CancelledError)
    return not cut_off and record.msg not in (REFUSED_SOCKET, CUT_OFF)


def blank_secrets(_logger: object, _method: str, event: "EventDict") -> "EventDict":
    """Blank what stands under a name that tells too much; numbers of things may stay.

    >>> blank_secrets(None, "info", {"event": "made", "table": "x81tPq", "tables": 12, "game": "minivilles"})
    {'event': 'made', 'table': '…', 'tables': 12, 'game': 'minivilles'}
    """
    return {key: BLANK if is_secret(key.lower(), value) else value for key, value in event.items()}


def is_secret(key: str, value: object) -> bool:
    """Tell whether a value tells who or where."""
    counted = key.endswith("s") and isinstance(value, int)
    return key.removesuffix("s") in SECRET and not counted


def renderer(form: Form | None) -> "list[Processor]":
    """Return what makes a line. Tracebacks are plain in both forms: others would show the values of variables."""
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain, pad_event_to=0)]
