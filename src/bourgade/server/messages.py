"""What is said between server and client, each message a type; ``docs/server.md`` has them in a table.

Over HTTP bodies are JSON. Over a WebSocket each message is a JSON object whose ``type`` is the tag of its class.
"""

from typing import Any, Literal

from msgspec import Raw, Struct, field

from ..engine.notation import Parts
from ..engine.told import Event

Phase = Literal["waiting", "playing", "over", "closed"]
Level = Literal["easy", "normal", "hard", "expert"]
Wanted = Literal["me", "open", "easy", "normal", "hard", "expert"]  # who is to sit somewhere
Dice = Literal["verified", "real"]
Colour = Literal["blue", "green", "red", "purple", "landmark"]


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
    position: dict[str, Any] | None = None  # where it begins: edition, house rules, options and seats are those of it


class HouseWanted(Struct, forbid_unknown_fields=True):
    """House rules to be checked: as they are, or in a file."""

    edition: str | None = None  # that is changed; the game's first if not said, that of the file where there is one
    house: dict[str, Any] | None = None  # what is changed
    file: str | None = None  # the text of a file, TOML or JSON
    name: str | None = None  # of the file, for sentences about it


# --- HTTP: what the server answers -----------------------------------------------------------------------------------


class Health(Struct):
    """That the server lives."""

    name: str
    version: str
    data: str  # tells servers of different data folders apart


class Ready(Struct):
    """That the server can serve: what it keeps can be read."""

    ready: bool


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


class EditionAbout(Struct):
    """An edition: how many may play, and what can be chosen."""

    players: list[int]
    options: dict[str, list[str]]  # the default first


class GameAbout(Struct):
    """A game that can be played."""

    title: str
    rules: int  # the revision of its rules
    editions: dict[str, EditionAbout]  # by name, the usual one first
    levels: list[Level]  # of bots


class Card(Struct, kw_only=True):
    """Something that a box has, in words and numbers; what it does not print is null."""

    slug: str
    name: str
    effect: str  # a sentence; empty where it does nothing by itself
    kind: Literal["establishment", "landmark", "city-hall", "location", "plan", "opponent"]
    colour: Colour | None = None
    roll: tuple[int, int] | None = None  # the first and the last total that make it work
    cost: int | None = None
    icon: str | None = None
    amount: int | str | None = None  # "all": all coins of the roller
    copies: int | None = None
    type: str | None = None  # of a plan or a location
    stars: int | str | None = None  # "varies": the effect tells
    slots: list[int] | None = None  # for one player, two, …
    gain: int | None = None  # of who uses a location
    others: int | None = None  # ... and of everybody else
    owner: int | None = None  # in upkeep, of who built the deed
    upkeep: int | None = None


class Cards(Struct):
    """The cards of an edition or of a table, with its house rules."""

    cards: list[Card]
    box: dict[str, Any]  # what else is printed: coins at the start, landmarks that win


class HouseNumber(Struct):
    """A number that house rules may change."""

    path: str  # the keys under which it stands in house rules, as cards.cafe.cost
    group: str  # the card that it stands on; empty for what the box says
    name: str
    value: int | str | None  # as printed; "all" may be said too; null where it follows from another number
    least: int
    most: int


class HouseSpan(Struct):
    """A first and a last number that house rules may change; the same for one number."""

    path: str
    group: str
    name: str
    value: tuple[int, int]
    least: int
    most: int


class Named(Struct):
    """Something with its name."""

    slug: str
    name: str


class HouseNames(Struct):
    """A list of names that house rules may change, as of cards that are taken out."""

    path: str
    name: str
    value: list[str]
    known: list[Named]  # what may be in it


class HouseList(Struct):
    """A list of numbers that house rules may change."""

    path: str
    name: str
    value: list[int]
    least: int  # each of them
    most: int
    longest: int  # how many there may be


class HouseTexts(Struct):
    """A list of texts that house rules may change, as of tiles."""

    path: str
    name: str
    about: str  # how they are written
    value: list[str]
    fewest: int  # how many there may be
    most: int


class HouseForm(Struct):
    """All that house rules may change in an edition, in the order of the box."""

    edition: str
    numbers: list[HouseNumber]
    spans: list[HouseSpan]
    names: list[HouseNames]
    lists: list[HouseList]
    texts: list[HouseTexts]


class HouseTold(Struct):
    """House rules that can be played by."""

    edition: str
    house: dict[str, Any]  # what differs from the edition
    changes: list[str]  # the same in words, a line for each card or number


class PositionTold(Struct, kw_only=True):
    """A position that can be, and what it is played with."""

    game: str
    edition: str
    house: dict[str, Any]
    players: int  # seats, an opponent's by rules included
    automatic: list[str]  # seats of opponents by rules
    names: dict[str, str]  # of these
    actor: str | None  # who is to act: a seat, chance, or nobody where the game is over
    position: dict[str, Any]  # with all that may be left out, and with `facts`
    cards: Cards


class Beginning(Struct):
    """How a game stands when it is set up."""

    position: dict[str, Any]


class Addresses(Struct):
    """Where friends in the network reach the server."""

    addresses: list[str]


class Problem(Struct, omit_defaults=True):
    """Why something was refused."""

    code: str  # for programs
    text: str  # for people
    path: str | None = None  # of the house rule that is wrong, as `cards.cafe.roll`


# --- A table as somebody sees it -------------------------------------------------------------------------------------


class Seat(Struct, kw_only=True, omit_defaults=True):
    """Who sits somewhere."""

    seat: str
    kind: Literal["open", "person", "bot", "automatic"]  # automatic: an opponent whose moves the rules dictate
    name: str | None = None  # of the person, also of one who left; of the bot, or of the opponent
    level: str | None = None  # of the bot
    here: bool = False  # whether the person is connected
    you: bool = False
    host: bool = False
    luck: bool = False  # whether the person's browser has added to the luck
    free: bool = False  # whether you may sit down there


class Move(Struct, omit_defaults=True):
    """Something that can be played: as records write it, and its parts."""

    move: str
    parts: Parts


class Happened(Struct, omit_defaults=True):
    """An action as one may know it; what is secret reads ``?``."""

    ply: int  # its number, from 0
    who: str  # a seat, or chance
    action: str
    parts: Parts
    events: list[Event] = []  # in a story, of the last actions: what happened, in the order of the rules
    scores: list[int] | None = None  # in a story, of the last actions: everybody's after it, where they have changed
    after: Raw | None = None  # in a story, in `moved`: the view after it, where it is not that of now


class Stop(Struct):
    """A place that an opponent by rules comes by when it looks for what to do."""

    slug: str
    text: str  # what it would do there, or why it passes it by
    next: bool  # whether it is here that it would act now


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
    column: list[Stop] = []  # in a story, against an opponent by rules: in the order in which it looks


class Line(Struct):
    """Something said in the chat."""

    number: int
    name: str
    text: str
    at: float
    seat: str | None = None  # where who said it sits; null for who watches


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
    start: dict[str, Any] | None = None  # the position where it began; before the end what everybody may know of it


class Fairness(Struct):
    """What the dice can be checked with."""

    commitment: str  # the SHA-256 of the seed, in hex
    seed: str | None  # shown when the game is over
    luck: list[str]  # what each seat added; shown once the game has begun


# --- HTTP: a game that is over ---------------------------------------------------------------------------------------


class Reviewed(Struct, kw_only=True, omit_defaults=True):
    """An action of a game that is over: nothing is secret any more."""

    ply: int
    who: str
    action: str
    parts: Parts
    events: list[Event]  # what happened, in the order of the rules
    scores: list[int] | None = None  # everybody's after it, where they have changed
    after: Raw  # the position after it
    odds: dict[str, int] | None = None  # of an outcome: what could have come, with the weights


class Series(Struct):
    """Numbers of everybody over the whole game."""

    name: str
    title: str
    values: list[list[int]]  # of each seat: before the first action, and after each


class SeatLuck(Struct):
    """What the dice brought to a seat, and what they would have brought on average."""

    seat: str
    got: float
    expected: float
    throws: int  # that were paid out, whoever threw


class Review(Struct, kw_only=True):
    """Everything about a game that is over."""

    id: str
    setup: Setup
    seats: list[Seat]
    winners: list[str]
    scores: list[int]
    why: str  # who won and why; empty where nobody did
    before: Raw  # the position before the first action
    actions: list[Reviewed]
    series: list[Series]
    luck: list[SeatLuck] | None  # none in games without dice
    luck_series: list[list[float]]  # of each seat: got minus expected so far, as in series
    fairness: Fairness | None


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
