"""What happens, in sentences, from what the rules told.

Pages make the same ones, letter by letter: ``web/src/mint-works/words.ts`` has the same steps and the same texts.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bourgade.engine.told import Event
from bourgade.telling.telling import Happened, Reader
from bourgade.texts import listed, say

from .words import CO_OP, PACKAGE, move

CHANCE = "chance"
DOES = {  # what a placement does with a card, or with none
    "token": "token",
    "draws": "draw",
    "recycles": "recycle",
    "recycles-secret": "recycle",
    "razes": "raze",
}


def tell(reader: Reader, happened: Happened) -> list[str]:
    """Return what was done and what came of it."""
    if not happened.events:
        name, who = move(reader, happened.action), reader.name(happened.who)
        return [name if happened.who == CHANCE else say(reader.language, PACKAGE, "told-move", who=who, move=name)]
    story = Story(reader, happened)
    return [told for kind, sentence in SENTENCES if kind in story.kinds and (told := sentence(story))]


class Story:
    """What happened in one action, for somebody."""

    def __init__(self, reader: Reader, happened: Happened) -> None:
        self.reader = reader
        self.events = happened.events
        self.scores = happened.scores
        self.kinds: dict[str, list[Event]] = {}
        for event in happened.events:
            self.kinds.setdefault(event.kind, []).append(event)

    def say(self, key: str, **values: Any) -> str:
        """Return a text."""
        return say(self.reader.language, PACKAGE, key, **values)

    def about(self, key: str, seat: str | None, **values: Any) -> str:
        """Return a text about somebody."""
        return say(self.reader.language, PACKAGE, key, **self.reader.person("who", seat or ""), **values)

    def does(self, seat: str | None, what: str) -> str:
        """Return who does what."""
        return self.about("told-does", seat, does=what)

    def with_stars(self, told: str, seat: str | None) -> str:
        """Return what somebody did, with their stars if they have changed: those of nobody else do in one action."""
        return self.say("told-stars", told=told, n=self.scores[int(seat[1:]) - 1]) if self.scores and seat else told

    def listed(self, words: Sequence[str]) -> str:
        """Return words in a row."""
        return listed(self.reader.language, words)

    def cards(self, events: Sequence[Event]) -> str:
        """Return the cards of events in a row, with their articles."""
        return self.listed([self.say("told-card", card=event.card) for event in events])


# --- The set-up -------------------------------------------------------------------------------------------------------


def begins(story: Story) -> str:
    """Tell who gets the token at the start."""
    return story.about("told-begins", story.kinds["begins"][0].who)


def added(story: Story) -> str:
    """Tell which advanced location comes into play."""
    return story.say("told-advanced", card=story.kinds["advanced"][0].card)


# --- A turn -----------------------------------------------------------------------------------------------------------


def placed(story: Story) -> str:
    """Tell who sends how many mints where, and what that does."""
    [place] = story.kinds["places"]
    at = story.say(f"at-{place.card}")
    if "copies" in story.kinds:
        at = story.say("at-copied", at=at, card=story.kinds["copies"][0].card)
    done: list[str] = []
    others: list[Event] = []
    for event in story.events:
        if event.kind == "gains" and event.who != place.who:
            others.append(event)
        elif what := effect(story, event, them=not done):
            done.append(what)
    key = f"told-place{('', '-does', '-both')[len(done)]}"
    told = story.about(key, place.who, n=place.amount, at=at, **dict(zip(("does", "gain"), done, strict=False)))
    return for_others(story, story.with_stars(told, place.who), others)


def effect(story: Story, event: Event, *, them: bool) -> str:
    """Tell what somebody gains or does at a location, after their name."""
    who, card, kinds = event.who, event.card, story.kinds
    match event.kind:
        case "gains" if event.amount > 0:
            return story.about("does-gain-them" if them else "does-gain", who, n=event.amount)
        case "takes" if "gives" in kinds:
            return swapped(story, kinds["gives"][0], event, "")
        case "takes" if "gives-building" in kinds:
            return swapped(story, kinds["gives-building"][0], event, "-building")
        case "takes":
            return story.about("does-assemble" if "builds" in kinds else "does-take", who, card=card)
        case "builds" if "takes" not in kinds:
            return story.about("does-build", who, card=card)
        case "draws" | "recycles-secret" if card is None:
            return story.about(f"does-{DOES[event.kind]}-secret", who)
        case kind if kind in DOES:
            return story.about(f"does-{DOES[kind]}", who, card=card)
    return ""


def swapped(story: Story, given: Event, taken: Event, building: str) -> str:
    """Tell which card is given for which, or taken back."""
    if given.card == taken.card:
        return story.about(f"does-take-back{building}", taken.who, card=given.card)
    return story.about(f"does-swap{building}", taken.who, card=given.card, other=taken.card)


def for_others(story: Story, told: str, others: Sequence[Event]) -> str:
    """Return what somebody did, with what all others gain by it."""
    gains = [event for event in others if event.amount > 0]
    if len(gains) == 1:
        [gain] = gains
        return story.say("told-other", told=told, **story.reader.person("whom", gain.who or ""), n=gain.amount)
    return story.say("told-others", told=told, n=gains[0].amount) if gains else told


def passed(story: Story) -> str:
    """Tell who passes, and whether that ends the round."""
    [event] = story.kinds["passes"]
    return story.about("told-last-pass" if "upkeep" in story.kinds else "told-pass", event.who)


def drawn(story: Story) -> str:
    """Tell who draws a plan, if that is an outcome by itself."""
    if "places" in story.kinds:
        return ""
    [event] = story.kinds["draws"]
    return story.with_stars(story.does(event.who, effect(story, event, them=False)), event.who)


def shared(story: Story) -> str:
    """Tell who gains by the co-op."""
    gains = [event for event in story.kinds["gains"] if event.card == CO_OP]
    if not gains:
        return ""
    owner = gains[0].who
    if len(gains) == 1:
        return story.does(owner, story.about("does-co-op", owner))
    whom = story.reader.person("whom", gains[1].who or "")
    return story.does(owner, story.about("does-share", owner, **whom))


def opened(story: Story) -> str:
    """Tell which location a deed opens."""
    return story.say(f"told-opens-{story.kinds['opens'][0].card}")


def emptied(story: Story) -> str:
    """Tell how many mints of the gallery go back."""
    n = story.kinds["empties"][0].amount
    return story.say("told-empties", n=n) if n else ""


def shut(story: Story) -> str:
    """Tell which location is shut."""
    [event] = story.kinds["shuts"]
    return story.about("told-shuts", event.who, card=event.card)


def again(story: Story) -> str:
    """Tell who has another turn at once."""
    turn = story.kinds["turn"][0]
    return story.about("told-again", turn.who) if turn.amount > 1 else ""


# --- The upkeep -------------------------------------------------------------------------------------------------------


def returned(story: Story) -> str:
    """Tell which plans go under the deck because nobody bought one."""
    plans = story.kinds["returns"]
    return story.say("told-returns", cards=story.cards(plans), n=len(plans))


def came(story: Story) -> str:
    """Tell which plans come into the supply."""
    plans = story.kinds["comes"]
    return story.say("told-comes", cards=story.cards(plans), n=len(plans))


def upkeep(story: Story) -> str:
    """Tell who gains how much: all one mint, and by whose cards some gain more; or one after the other."""
    if "places" in story.kinds:
        return ""
    gains = [event for event in story.kinds["gains"] if event.amount > 0 and event.card != CO_OP]
    to_all = sum(event.card is None for event in gains) > 1
    brought: dict[str, int] = {}
    cards: dict[str, list[str]] = {}
    for event in gains:
        if event.card or not to_all:
            seat = event.who or ""
            brought[seat] = brought.get(seat, 0) + event.amount
            cards.setdefault(seat, []).extend([story.say(f"cards-{event.card}")] if event.card else [])
    said: list[str] = []
    for seat in sorted(brought, key=lambda seat: -brought[seat]):
        key = "gains-for" if to_all else "gains-next" if said else "gains-first"
        gain = story.about(key, seat, n=brought[seat])
        said.append(story.say("gains-by", gain=gain, cards=", ".join(cards[seat])) if cards[seat] else gain)
    if to_all:
        everybody = story.say("gains-all")
        said = [story.say("gains-more", gains=everybody, more=story.listed(said)) if said else everybody]
    return story.say("told-upkeep", gains=story.listed(said)) if said else ""


def stored(story: Story) -> str:
    """Tell on whose gallery a mint is put."""
    [event] = story.kinds["stores"]
    return story.with_stars(story.about("told-stores", event.who), event.who)


def begun(story: Story) -> str:
    """Tell who begins the next round."""
    return story.about("told-round", story.kinds["round"][0].who)


def ended(story: Story) -> str:
    """Tell that the game is over, and what ended it: the last mint has just gone, or plans are too few, or stars."""
    [event] = story.kinds["ends"]
    before = story.events[story.events.index(event) - 1].kind
    if event.who is None:
        return story.say("told-ends-deck")
    return story.about("told-ends-mints" if before in ("gains", "stores") else "told-ends-stars", event.who)


SENTENCES: list[tuple[str, Callable[[Story], str]]] = [  # in their order, by what makes one necessary
    ("begins", begins),
    ("advanced", added),
    ("places", placed),
    ("passes", passed),
    ("draws", drawn),
    ("gains", shared),
    ("opens", opened),
    ("empties", emptied),
    ("shuts", shut),
    ("returns", returned),
    ("comes", came),
    ("gains", upkeep),
    ("stores", stored),
    ("turn", again),
    ("round", begun),
    ("ends", ended),
]
