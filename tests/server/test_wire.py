"""What ``wire.py`` takes for granted of uvicorn, whose insides may move with any version."""

import inspect
from importlib.metadata import version

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STANDS_ON = [
    (HttpToolsProtocol, "self.loop = "),
    (HttpToolsProtocol, "self.transport: asyncio.Transport = "),
    (HttpToolsProtocol, "self.timeout_keep_alive = config.timeout_keep_alive"),
    (HttpToolsProtocol, "self.parser = httptools.HttpRequestParser(self)"),
    (HttpToolsProtocol, "def send_400_response(self, msg: str)"),
    (HttpToolsProtocol, "def data_received(self, data: bytes)"),
    (HttpToolsProtocol, "def on_message_begin(self)"),
    (HttpToolsProtocol, "def on_headers_complete(self)"),
    (HttpToolsProtocol, "def on_message_complete(self)"),
    (HttpToolsProtocol, "def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application)"),
    (RequestResponseCycle, "self.disconnected = False"),
    (RequestResponseCycle, "self.response_complete = False"),
    (RequestResponseCycle, "self.message_event = message_event"),
    (WebSocketsSansIOProtocol, "self.transport: asyncio.Transport = "),
    (WebSocketsSansIOProtocol, "self.conn = ServerProtocol("),
    (WebSocketsSansIOProtocol, "self.writable = asyncio.Event()"),
    (WebSocketsSansIOProtocol, "self.handshake_initiated = False"),
    (WebSocketsSansIOProtocol, "self.close_sent = False"),
    (WebSocketsSansIOProtocol, "self.frames: list[bytes] = []"),
    (WebSocketsSansIOProtocol, "def data_received(self, data: bytes)"),
    (WebSocketsSansIOProtocol, "async def receive(self)"),
    (WebSocketsSansIOProtocol, "self.read_paused = False\n            self.transport.resume_reading()"),
    (WebSocketsSansIOProtocol, "self.read_paused = True\n            self.transport.pause_reading()"),
    (WebSocketsSansIOProtocol, 'self.curr_msg_data_type: Literal["text", "bytes"] = '),
    (WebSocketsSansIOProtocol, "self.scope: WebSocketScope = {"),
    (WebSocketsSansIOProtocol, '"extensions": {'),
    (WebSocketsSansIOProtocol, "self.run_asgi()"),
    (WebSocketsSansIOProtocol, "self.handle_cont(event)"),
    (WebSocketsSansIOProtocol, "self.handle_ping()"),
    (WebSocketsSansIOProtocol, "self.handle_pong(event)"),
    (WebSocketsSansIOProtocol, "self.send_receive_event_to_app()"),
    (WebSocketsSansIOProtocol, "def handle_parser_exception(self)"),
]


@pytest.mark.parametrize(("protocol", "line"), STANDS_ON, ids=lambda value: getattr(value, "__name__", value))
def test_uvicorn_is_still_built_as_the_wire_takes_for_granted(protocol, line):
    moved = f"{protocol.__name__} of uvicorn {version('uvicorn')} has no {line!r} any more, which wire.py stands on."
    assert line in inspect.getsource(protocol), moved
