"""HTTP and WebSockets as uvicorn speaks them, with limits where it has none.

uvicorn keeps whatever comes before it is a request or a message: the head of a request, the fragments of a message. And
it answers every ping, also of a client that reads no answers. Somebody mean could fill the memory with each of these.

It also reads at once all that the system hands over, and goes on reading after it has said the end of a WebSocket: one
client could keep everybody waiting. Here what comes is read in slices, between which others have their turn, and no
faster than whoever sends it may be read.

And each message that is sent passes through some layers and is written for itself, which takes longer than to make it:
here all that is new goes out with one write.
"""

from asyncio import BaseTransport, Handle, TimerHandle
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from .rates import Rate

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application, ASGIReceiveEvent

MOST_HEAD = 32 * 1024  # bytes of a request before its body
SLICE = 4 * 1024  # bytes in which a head is read, so that the body behind it does not count, and WebSockets
AFTER_THE_END = 16 * 1024  # bytes that may come on a WebSocket after its end was said: they were on their way
FRAME = 256  # bytes as many as which each frame of a message counts, beside its own: small ones take as long
READ_PER_SECOND = 128 * 1024.0  # bytes that are read of a WebSocket of which nobody knows yet whose it is, ...
READ_BURST = 256 * 1024  # ... and this many at once
MOST_FRAGMENTS = 1_000  # of a message
CONTROLS_PER_SECOND = 5.0  # pings and pongs from one connection, ...
CONTROLS_BURST = 50  # ... and this many at once
POLICY = 1008  # how a WebSocket is closed for bad manners, ...
NO_TEXT = 1007  # ... and because its text is none
NOT_READ = "This is no WebSocket that can be begun."
WIRE = "bourgade.wire"  # the extension of ASGI by which a WebSocket is reached without the layers between


class Http(HttpToolsProtocol):
    """A connection on which requests have to come soon and whole, with a head that is not too long."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to wait for a request."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._head: int | None = 0  # bytes so far; None when it is complete
        self._waiting: TimerHandle | None = None
        self._answered: RequestResponseCycle | None = None  # the request that is being answered, or was last
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more, and let nothing more be written, also where other requests have come since: uvicorn would."""
        self._wait_no_more()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, the head in slices; nothing after it where it has become a WebSocket."""
        while data and self._head is not None and self._ours:
            part, data = data[:SLICE], data[SLICE:]
            self._head += len(part)
            if self._head > MOST_HEAD:
                return self.send_400_response("The head of this request is too long.")
            super().data_received(part)
        if data and self._ours:
            super().data_received(data)
        return None

    @property
    def _ours(self) -> bool:
        """Whether what comes is still for this protocol to read."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        """Answer a request, and remember which one it is: uvicorn only knows the one that came last."""
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        """Count the head of a request."""
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        """Count no more: bodies are limited where they are read."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: now it is our turn."""
        self._wait_no_more()
        super().on_message_complete()

    def _wait(self) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(self.timeout_keep_alive, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class WebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes no more fragments, pings and pongs than somebody means, and sends texts at once."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to count."""
        super().connection_made(transport)
        self._controls = Rate(CONTROLS_PER_SECOND, CONTROLS_BURST)
        self._unread = b""  # what has come and was not read yet, as much as the system hands over at once
        self._frames = 0  # of messages, in the last slice
        self._after_the_end = 0  # bytes
        self._next: Handle | None = None  # when it is read on
        self._waiting = self.loop.call_later(self.config.timeout_keep_alive, self._end_unless_begun)
        self.reads = Rate(READ_PER_SECOND, READ_BURST)  # how fast it is read; several may share one
        self.on_ready: Callable[[], None] = lambda: None  # called when the client takes more again

    def connection_lost(self, exc: Exception | None) -> None:
        """Read no more."""
        self._waiting.cancel()
        if self._next is not None:
            self._next.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come; it is read as soon as may be. Who does not wait to be accepted is cut off."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
        self._unread += data
        if self._next is None:
            self._read_on()

    async def receive(self) -> "ASGIReceiveEvent":
        """Return the next message, and read on when the last one is taken."""
        message = await super().receive()
        if not self.read_paused and not self.transport.is_closing():
            if self._next is not None:
                self.transport.pause_reading()
            elif self._unread:
                self._rest()
        return message

    def _read_on(self) -> None:
        """Read a slice; the next one when its messages are taken, others had their turn, and it is not too much."""
        self._next = None
        if self.transport.is_closing() or self.read_paused:
            return
        if wait := self.reads.wait():
            self._rest(wait)
            return
        part, self._unread = self._unread[:SLICE], self._unread[SLICE:]
        if self.close_sent:
            self._after_the_end += len(part)
            if self._after_the_end > AFTER_THE_END:
                self.transport.abort()
                return
        self._frames = 0
        super().data_received(part)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:  # of which uvicorn hears nothing
            self.transport.write(self.conn.reject(HTTPStatus.BAD_REQUEST, NOT_READ).serialize())
            self.transport.close()
        self.reads.spend(len(part) + self._frames * FRAME)
        if self.transport.is_closing():
            return
        if self._unread:
            self._rest()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _end_unless_begun(self) -> None:
        """Wait no longer for what asks for a WebSocket; once that is read, it is our turn."""
        if not self.handshake_initiated:
            self.transport.abort()

    def _rest(self, seconds: float = 0.0) -> None:
        """Read nothing for a while, or a turn of the loop; meanwhile the system lets the other side wait."""
        self.transport.pause_reading()
        self._next = self.loop.call_later(seconds, self._read_on) if seconds else self.loop.call_soon(self._read_on)

    async def run_asgi(self) -> None:
        """Let the application have this WebSocket itself."""
        self.scope["extensions"][WIRE] = self  # type: ignore[assignment]
        await super().run_asgi()

    @property
    def ready(self) -> bool:
        """Whether the client takes what it is sent."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        """Take note that the client takes more."""
        super().resume_writing()
        self.on_ready()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages in one write; nothing once the WebSocket is closing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, texts)))

    def give_up(self, code: int) -> None:
        """Close because something is wrong with the server."""
        self._refuse(code, "")

    def handle_cont(self, event: Frame) -> None:
        """Take one more fragment of a message."""
        self._frames += 1
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(POLICY, "too many fragments")

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        if not self._controls.allows():
            self._refuse(POLICY, "too many pings")
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is there."""
        if self._controls.allows():
            super().handle_pong(event)
        else:
            self._refuse(POLICY, "too many pongs")

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; uvicorn would log a traceback for text that is none."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._refuse(NO_TEXT, "this text is not UTF-8")
        else:
            self._frames += 1
            super().send_receive_event_to_app()

    def _refuse(self, code: int, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()


def framed(text: bytes) -> bytes:
    r"""Return a text as a WebSocket sends it.

    >>> framed(b"Hello!"), framed(bytes(300))[:4], framed(bytes(70_000))[:10]
    (b'\x81\x06Hello!', b'\x81~\x01,', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x11p')
    """
    size = len(text)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 1 << 16:
        head = b"\x81\x7e" + size.to_bytes(2)
    else:
        head = b"\x81\x7f" + size.to_bytes(8)
    return head + text
