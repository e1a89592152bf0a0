"""One person at one table, live: a WebSocket.

What a client is sent is made when it is ready for it, from what it has seen last: a slow client gets fewer and longer
messages, nothing piles up, and nobody waits for it.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import messages as said
from .hall import Hall
from .people import Caller
from .rates import Rate
from .refusal import Refusal
from .storage import StorageError
from .table import PAGE, Table, encode
from .wire import WIRE
from .wire import WebSocket as Wire

POLICY = 1008  # how a WebSocket is closed for bad manners, ...
BROKEN = 1011  # ... and because something is wrong with the server
DROPPED = 200  # messages of a client that is too fast, before it is closed

NOT_UNDERSTOOD = (msgspec.DecodeError, UnicodeError, RecursionError)

Answer = said.Done | said.Refused | said.Because

decode = msgspec.json.Decoder(said.FromClient).decode
log = structlog.get_logger("bourgade.live")


class Connection:
    """A WebSocket of somebody who looks at a table."""

    def __init__(
        self,
        socket: WebSocket,
        hall: Hall,
        table: Table,
        caller: Caller,
        person: str | None,
        language: str,
        rate: Rate,
        *,
        story: bool = False,
    ) -> None:
        self.person = person
        self.caller = caller
        self._socket = socket
        self._hall = hall
        self._table = table
        self._language = language
        self._told = language if story else None  # in which language what happens is told, if it was asked for
        self._rate = rate  # of what is received, shared by all connections of the person
        self._wire: Wire = socket.scope["extensions"][WIRE]
        self._wake_soon = partial(asyncio.get_running_loop().call_soon, self._send)
        self._woken = False  # whether there is something to send
        self._answers: deque[bytes] = deque()
        self._since: int | None = None  # from where all is to be sent
        self._ply = self._seatings = self._said = 0  # what was sent last, ...
        self._mine: list[str] | None = None  # ... for these seats; None before the game
        self._rematch: str | None = None

    def wake(self) -> None:
        """Say that something is new; it is sent together with what else is new by then."""
        if not self._woken:
            self._woken = True
            self._wake_soon()

    def dismiss(self) -> None:
        """End it, because who is there may not be any more."""
        self._wire.give_up(POLICY)

    async def run(self, since: int) -> None:
        """Serve until one of both sides has enough."""
        self._since = since
        self._wire.on_ready = self._go_on
        self._table.come(self)
        try:
            await self._receive()
        except WebSocketDisconnect:
            return  # before it could be told to go
        finally:
            self._table.go(self)
            self._hall.looked_at(self._table)

    # --- Sending ------------------------------------------------------------------------------------------------------

    def _send(self) -> None:
        """Send what is new, if the client takes it now; else this is called again when it does."""
        if not self._wire.ready:
            return
        self._woken = False
        try:
            self._wire.send_texts(list(self._new()))
        except Exception:
            log.exception("not sent")
            self._wire.give_up(BROKEN)  # who comes back is sent everything

    def _go_on(self) -> None:
        if self._woken:
            self._send()

    def _new(self) -> Iterator[bytes]:
        """Give what the client has not seen yet, as it is at the moment when it can be sent."""
        table = self._table
        answers, self._answers = self._answers, deque()  # what they changed is told before them
        mine = table.seats_of(self.person) if table.game else None
        if self._since is not None or mine != self._mine or table.ply - self._ply > PAGE:
            since = min(max(0, self._ply if self._since is None else self._since), table.ply)
            self._ply, self._seatings, self._said = table.ply, table.seatings, table.said
            self._mine, self._rematch = mine, table.about.rematch
            page = table.everything(self.person, since, self._told)
            self._wire.reads.spend(len(page))  # it costs us more than who asks for it, again and again
            yield page
            self._since = since + PAGE if since + PAGE < table.ply else None
            if self._since is not None:
                self._answers = answers
                self._turn_the_page()
                return
        if table.ply != self._ply:
            since, self._ply = self._ply, table.ply
            yield table.moved(self.person, since, self._told)
        if table.seatings != self._seatings:
            self._seatings = table.seatings
            yield table.seated(self.person)
        if table.said != self._said:
            lines = [line for line in table.chat if line.number >= self._said]
            self._said = table.said
            yield encode(said.Said(lines))
        if table.about.rematch is not None and table.about.rematch != self._rematch:
            self._rematch = table.about.rematch
            yield encode(said.Rematch(table.about.rematch))
        yield from answers

    def _turn_the_page(self) -> None:
        """Send the next page when others had their turn, and when it is not too much for who asks."""
        asyncio.get_running_loop().call_later(self._wire.reads.wait(), self.wake)

    # --- Receiving ----------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        dropped = 0
        while (data := await self._next()) is not None:
            try:
                self._rate.take()
                answer: Answer = await self._answer(data)
            except Refusal as refusal:
                dropped += 1
                if dropped > DROPPED:
                    return await self._socket.close(POLICY)
                answer = self._refused(None, refusal)
            if len(self._answers) >= self._hall.settings.replies:
                return await self._socket.close(POLICY)
            self._answers.append(encode(answer))
            self.wake()
        return None

    async def _next(self) -> bytes | None:
        """Return the next message, None at the end."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        return (message.get("text") or "").encode() or message.get("bytes") or b""

    async def _answer(self, data: bytes) -> Answer:
        try:
            message = decode(data)
        except NOT_UNDERSTOOD as error:
            return self._refused(number_of(data), Refusal("bad-message", why=error))
        try:
            if isinstance(message, said.Play):
                with self._hall.meter.move():
                    await self._table.play(self._somebody(), message.ply, message.move)
                return said.Done(message.id)
            if isinstance(message, said.Why):
                return said.Because(message.id, message.move, self._why_not(message.move))
            await self._carry_out(message)
        except Refusal as refusal:
            return self._refused(message.id, refusal)
        except StorageError as error:
            log.error("not kept", error=str(error))
            return self._refused(message.id, Refusal("storage"))
        except Exception:
            log.exception("failed", kind=type(message).__name__)
            return self._refused(message.id, Refusal("internal"))
        return said.Done(message.id)

    async def _carry_out(self, message: said.FromClient) -> None:
        table = self._table
        if isinstance(message, said.AskTable):
            self._since = message.since
            return
        person = self._somebody()
        match message:
            case said.Sit():
                await table.sit(person, await self._name(person), message.seat)
            case said.Leave():
                await table.leave(person)
            case said.AddLuck():
                await table.add_luck(person, message.luck)
            case said.Start():
                await table.start(person)
            case said.SeatBot():
                await table.seat_bot(person, message.seat, message.level)
            case said.Free():
                await table.free(person, message.seat)
            case said.Say():
                await table.say(person, await self._name(person), message.text)
            case said.AskRematch():
                await self._hall.rematch(table, person, self.caller.whence)
            case said.Close():
                await table.close(person)

    def _why_not(self, move: str) -> str:
        return self._table.why_not(self._somebody(), move, self._language)

    def _somebody(self) -> str:
        if self.person is None:
            raise Refusal("nobody-here")
        return self.person

    async def _name(self, person: str) -> str:
        name = await self._hall.storage.nickname(person)
        if name is None:
            raise Refusal("no-nickname")
        return name

    def _refused(self, number: int | None, refusal: Refusal) -> said.Refused:
        self._hall.meter.refused(refusal.code)
        return said.Refused(number, refusal.code, refusal.text(self._language))


class Numbered(msgspec.Struct):
    """Any message, of which only the number is understood."""

    id: int | None = None


decode_number = msgspec.json.Decoder(Numbered).decode


def number_of(data: bytes) -> int | None:
    """Return the number of a message that is not understood, if it has one.

    >>> number_of(b'{"type": "dance", "id": 5}'), number_of(b"Hello!")
    (5, None)
    """
    with suppress(*NOT_UNDERSTOOD):
        return decode_number(data).id
    return None
