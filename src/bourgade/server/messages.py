"""What is said between server and client, each message a type; ``docs/server.md`` has them in a table.

Over HTTP bodies are JSON. Over a WebSocket each message is a JSON object whose ``type`` is the tag of its class.
"""

from typing import Any, Literal

from msgspec import Raw, Struct, field

from .parts import Parts

Phase = Literal["waiting", "playing", "over", "closed"]
Level = Literal["easy", "normal", "hard", "expert"]
Wanted = Literal["me", "open", "easy", "normal", "hard", "expert"]  # who is to sit somewhere
Dice = Literal["verified", "real"]


# --- HTTP: what clients send -----------------------------------------------------------------------------------------


class Naming(Struct, forbid_unknown_fields=True):
    """How a person wants to be called."""

    nickname: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    edition: str | None = None  # the game's first if not said
    house: dict[str, Any] | None = None  # what house rules change in the edition
    options: dict[str, Any] = {}
    seats: list[Wanted] = field(
        default_factory=lambda: ["me", "open"]
    )  # one for each person or bot; an opponent by rules comes by itself
    public: bool = False  # in the list of tables; else only who has the link or the code comes in
    clock: int | None = None  # seconds for a turn, after which a simple bot plays it
    dice: Dice = "verified"  # real: people type in what their own dice and cards showed
    pace: float | None = None  # seconds between two moves of bots


# --- HTTP: what the server answers -----------------------------------------------------------------------------------


class Health(Struct):
    """That the server lives."""

    name: str
    version: str
    data: str  # tells servers of different data folders apart


class Listed(Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    edition: str
    phase: Phase
    seats: list["Seat"]
    public: bool
    your_turn: bool
    touched: float  # seconds since 1970


class Me(Struct):
    """Who one is here."""

    nickname: str | None
    tables: list[Listed]  # where one sits, touched last first


class Lobby(Struct):
    """Tables that anybody may join or watch."""

    tables: list[Listed]


class Made(Struct):
    """A new table, or the one of a code."""

    id: str
    code: str


class Card(Struct, kw_only=True):
    """Something that a box has, in words and numbers; what it does not print is null."""

    slug: str
    name: str
    effect: str  # a sentence; empty where it does nothing by itself
    kind: Literal["establishment", "landmark", "city-hall", "location", "plan"]
    colour: str | None = None
    roll: tuple[int, int] | None = None  # the first and the last total that make it work
    cost: int | None = None
    icon: str | None = None
    amount: int | str | None = None  # "all": all coins of the roller
    copies: int | None = None
    type: str | None = None  # of a plan or a location
    stars: int | str | None = None  # "varies": the effect tells
    slots: list[int] | None = None  # for one player, two, …


class Cards(Struct):
    """The cards of an edition or of a table, with its house rules."""

    cards: list[Card]
    box: dict[str, Any]  # what else is printed: coins at the start, landmarks that win


class Problem(Struct):
    """Why something was refused."""

    code: str  # for programs
    text: str  # for people


# --- A table as somebody sees it -------------------------------------------------------------------------------------


class Seat(Struct, kw_only=True, omit_defaults=True):
    """Who sits somewhere."""

    seat: str
    kind: Literal["open", "person", "bot", "automatic"]  # automatic: an opponent whose moves the rules dictate
    name: str | None = None  # of the person, also of one who left
    level: str | None = None  # of the bot
    here: bool = False  # whether the person is connected
    you: bool = False
    host: bool = False
    luck: bool = False  # whether the person's browser has added to the luck
    free: bool = False  # whether you may sit down there


class Move(Struct, omit_defaults=True):
    """Something that can be played: in words, and the parts of these."""

    move: str
    parts: Parts
    name: str | None = None  # in a story: in words of the language


class Told(Struct):
    """What happened, in words of the language."""

    name: str  # what was done; empty where the next action tells it all
    facts: list[str]  # what came of it


class Happened(Struct, omit_defaults=True):
    """An action as one may know it; what is secret reads ``?``."""

    ply: int  # its number, from 0
    who: str  # a seat, or chance
    action: str
    parts: Parts
    told: Told | None = None  # in a story, of the last actions
    after: Raw | None = None  # in a story, in `moved`: the view after it


class Now(Struct, kw_only=True, omit_defaults=True):
    """How the game stands."""

    ply: int  # how many actions there have been; a move names it
    actor: str | None  # a seat, chance, or nobody when the game is over
    seat: str | None  # through whose eyes this is; null for who watches
    view: Raw  # the position as that seat may know it
    legal: list[Move]  # what you may play
    seconds: float | None  # left for this turn
    winners: list[str]
    scores: list[int]
    gains: dict[str, dict[str, int]] | None = None  # in a story, while somebody is to roll: by total, who gets what


class Line(Struct):
    """Something said in the chat."""

    number: int
    name: str
    text: str
    at: float


class Setup(Struct, kw_only=True):
    """What is played at a table."""

    game: str
    edition: str
    house: dict[str, Any]
    options: dict[str, Any]
    rules: int  # the revision of the rules
    clock: int | None
    dice: Dice
    pace: float


class Fairness(Struct):
    """What the dice can be checked with."""

    commitment: str  # the SHA-256 of the seed, in hex
    seed: str | None  # shown when the game is over
    luck: list[str]  # what each seat added; shown once the game has begun


# --- WebSocket: what the server sends --------------------------------------------------------------------------------


class Table(Struct, kw_only=True, tag="table", tag_field="type"):
    """Everything about a table: first, when the game begins or you sit elsewhere, and whenever it is asked for."""

    id: str
    code: str
    public: bool
    phase: Phase
    setup: Setup
    seats: list[Seat]
    watchers: int
    fairness: Fairness | None  # none with real dice
    actions: list[Happened]  # from the ply that was asked for
    now: Now | None  # none before the game begins
    chat: list[Line]
    rematch: str | None  # the table where it goes on


class Moved(Struct, tag="moved", tag_field="type"):
    """Something happened in the game."""

    actions: list[Happened]  # since the last message
    now: Now
    fairness: Fairness | None  # with the seed, once the game is over


class Seats(Struct, tag="seats", tag_field="type"):
    """Somebody came, went, sat down or stood up."""

    phase: Phase
    seats: list[Seat]
    watchers: int


class Said(Struct, tag="said", tag_field="type"):
    """Something was said in the chat."""

    lines: list[Line]


class Rematch(Struct, tag="rematch", tag_field="type"):
    """The same people play again, at another table."""

    table: str


class Done(Struct, tag="done", tag_field="type"):
    """The message of that number was carried out, and is kept."""

    id: int | None


class Refused(Struct, tag="error", tag_field="type"):
    """The message of that number was not carried out; nothing has changed."""

    id: int | None
    code: str
    text: str


class Because(Struct, tag="because", tag_field="type"):
    """Why a move is not legal now."""

    id: int | None
    move: str
    text: str  # empty if it is legal


FromServer = Table | Moved | Seats | Said | Rematch | Done | Refused | Because


# --- WebSocket: what clients send ------------------------------------------------------------------------------------


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a client sends; the answer carries the same number."""

    id: int | None = field(default=None)


class Sit(Message, tag="sit"):
    """Sit down: at a seat, or at the first that is free."""

    seat: str | None = None


class Leave(Message, tag="leave"):
    """Stand up, from all seats of yours."""


class AddLuck(Message, tag="luck"):
    """Add to the luck, before the game begins: up to 64 letters, digits, - and _, made by the browser."""

    luck: str


class Start(Message, tag="start"):
    """Begin the game; the host's word."""


class SeatBot(Message, tag="bot"):
    """Let a bot sit at a free seat, or at that of somebody who is gone; the host's word."""

    seat: str
    level: Level


class Free(Message, tag="free"):
    """Free a seat before the game begins; the host's word."""

    seat: str


class Play(Message, tag="play"):
    """Play a move; with real dice also what they showed."""

    ply: int  # that one saw; so an old click plays nothing
    move: str


class Say(Message, tag="say"):
    """Say something in the chat."""

    text: str


class AskRematch(Message, tag="rematch"):
    """Play again with the same people; there is one new table, whoever asks."""


class Close(Message, tag="close"):
    """Close a table where the game has not begun; the host's word."""


class AskTable(Message, tag="table"):
    """Ask for everything again, with the actions from a ply on."""

    since: int = 0


class Why(Message, tag="why"):
    """Ask why a move is not legal now; nothing is played."""

    move: str


FromClient = Sit | Leave | AddLuck | Start | SeatBot | Free | Play | Say | AskRematch | Close | AskTable | Why
