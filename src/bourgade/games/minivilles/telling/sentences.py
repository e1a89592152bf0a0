"""What happens in Minivilles, in sentences. Pages make the same ones in ``web/src/minivilles/words.ts``.

Who does something, and what that brings: first who has the turn, with cards and by whom, then what others gain.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from bourgade.engine.told import Event
from bourgade.telling.telling import Happened, Reader
from bourgade.texts import catalogue, listed

from .words import PACKAGE, move

TV_STATION = "tv-station"
ROLLED = ("die", "dice", "keep", "add")  # actions after which cards work

Brought = dict[str, int]  # how much by which cards


@dataclass
class Income:
    """What an action brought, as it is told: by who has the turn, and by the others."""

    own: Brought = field(default_factory=dict)  # by the bank
    paid: dict[str, Brought] = field(default_factory=dict)  # to others, for their cards
    back: Brought = field(default_factory=dict)  # to the bank, for own cards
    taken: dict[str, Brought] = field(default_factory=dict)  # by which own cards, from whom
    shared: dict[str, Brought] = field(default_factory=dict)  # by which cards, what each gained or lost
    others: dict[str, Brought] = field(default_factory=dict)  # what the bank brought them
    price: int = 0
    added: int = 0  # by the bank, for no card


def tell(reader: Reader, happened: Happened) -> list[str]:
    """Return what was done and what came of it."""
    parts, events = happened.action.parts, happened.events
    if parts.kind in ("die", "dice") and not events:
        return [move(reader, happened.action)]
    tale = Tale(reader, happened)
    return [sentence for sentence in (tale.deed(), *tale.later()) if sentence]


class Tale:
    """An action that is told to somebody."""

    def __init__(self, reader: Reader, happened: Happened) -> None:
        self._reader, self._happened = reader, happened
        self._say = catalogue(reader.language, PACKAGE).say
        fell = happened.who == "chance" and happened.events
        self._turn = (happened.events[0].who or "") if fell else happened.who

    def deed(self) -> str:
        """Return what was done and what it brought; nothing for a roll, which the dice tell."""
        action = self._happened.action
        kind, numbers = action.parts.kind, action.parts.numbers
        card = action.parts.cards[0] if action.parts.cards else ""
        whom = self._person("whom", action.parts.player) if action.parts.player else {}
        match kind:
            case "roll":
                return ""
            case "first":
                return self._turns("begins")
            case "draw":
                return self._say("told-comes", {"card": card})
            case "die" | "dice":
                return self._brings(self._thrown(numbers))
            case "keep":
                return self._brings(self._turns("keeps"))
            case "reroll":
                return self._brings(self._turns("rolls-again"))
            case "add":
                return self._brings(self._turns("adds", n=numbers[0]) if numbers[0] else self._turns("adds-nothing"))
            case "take":
                taken = sum(event.amount for event in self._happened.events if is_taken(event))
                did = self._turns("takes", n=taken, **whom) if taken else self._turns("picks", **whom)
                return self._brings(did, but=TV_STATION)
            case "swap":
                return self._brings(self._swapped() if action.parts.player else self._turns("swaps-nothing"))
            case "demolish":
                return self._brings(self._turns("demolishes", card=card))
            case "move":
                given = self._card(card, "a-closed" if self._closed(0) else "a")
                return self._brings(self._turns("gives", card=given, **whom))
            case "renovate":
                return self._brings(self._turns("closes-all", card=card))
            case "build":
                return self._brings(self._turns("builds-nothing")) if action.parts.nothing else self._built(card)
        return move(self._reader, action)

    def later(self) -> Iterable[str]:
        """Give what came of it beside coins."""
        opened = [event for event in self._happened.events if event.kind == "opens"]
        if opened:
            cards = self._listed(self._owned(event.who or "", event.card or "") for event in opened)
            yield self._say("told-opens", {"cards": cards})
        for event in self._happened.events:
            if event.kind in ("again", "invests"):
                yield self._say(f"told-{event.kind}", self._person("who", event.who or ""))

    # --- What was done ------------------------------------------------------------------------------------------------

    def _thrown(self, numbers: tuple[int, ...]) -> str:
        total = sum(numbers)
        if len(numbers) == 1:
            return self._turns("rolls", total=total)
        trawled = self._happened.events[0].kind == "trawls"
        return self._turns("trawls" if trawled else "rolls-two", total=total, first=numbers[0], second=numbers[1])

    def _swapped(self) -> str:
        (own, theirs), player = self._happened.action.parts.cards, self._happened.action.parts.player or ""
        form = "your" if self._is_you(self._turn) else "a"
        given = self._card(own, f"{form}-closed" if self._closed(0) else form)
        return self._turns("swaps", card=given, other=self._owned(player, theirs, closed=self._closed(1)))

    def _built(self, card: str) -> str:
        scores, income = self._happened.scores, income_of(self._happened.events, self._turn)
        paid = "told-price-plain" if self._reader.plain else "told-price"
        price = self._say(paid, {"n": income.price}) if income.price else ""
        if scores:
            won = any(event.kind == "wins" for event in self._happened.events)
            n = scores[int(self._turn[1:]) - 1]
            did = self._turns("builds-last" if won else "builds-landmark", card=card, price=price, n=n)
        else:
            did = self._turns("builds", card=card, price=price)
        if brought := income.own.pop(card, 0):
            did = self._say("told-which-brings", {"did": did, "n": brought})
        return self._with_income(did, income)

    def _closed(self, number: int) -> bool:
        """Tell whether a card that changed hands was closed."""
        handed = [event for event in self._happened.events if event.kind in ("hands", "hands-closed")]
        return number < len(handed) and handed[number].kind == "hands-closed"

    # --- What it brought ----------------------------------------------------------------------------------------------

    def _brings(self, did: str, but: str = "") -> str:
        """Return what was done, with all that it brought but for what a card took."""
        income = income_of(self._happened.events, self._turn)
        income.taken.pop(but, None)
        sentence = self._with_income(did, income)
        if sentence == did and self._happened.action.parts.kind in ROLLED and self._earned():
            return self._say("told-brought", {"sentence": did, "clauses": self._say("told-nobody", {})})
        return sentence

    def _with_income(self, did: str, income: Income) -> str:
        deeds = [did]
        if income.paid:
            deeds.append(self._pays(income.paid))
            if income.own and not self._trawled():
                own = self._cards(income.own, "your" if self._is_you(self._turn) else "the")
                deeds.append(self._turns("earns", n=sum(income.own.values()), cards=own))
        sentence = self._listed(deeds)
        for number, clause in enumerate(self._clauses(income)):
            key = "told-brought" if number == 0 and not income.paid else "told-and-then"
            sentence = self._say(key, {"sentence": sentence, "clauses": clause})
        return sentence

    def _clauses(self, income: Income) -> Iterable[str]:
        yours = self._is_you(self._turn)
        form = "your" if yours else "the"
        others = sorted(income.others.items(), key=lambda each: -sum(each[1].values()))
        if self._trawled():
            gained = income.others | ({self._turn: income.own} if income.own else {})
            others = sorted(gained.items(), key=lambda each: -sum(each[1].values()))
        elif income.own and not income.paid:
            yield self._brings_own(income.own, self._turn)
        for card, n in income.back.items():
            yield self._say("told-takes-back", {"card": self._card(card, form), "n": n})
        for card, payers in income.taken.items():
            yield self._takes(self._card(card, form), payers)
        for card, changes in income.shared.items():
            changed = [
                self._say("told-gets" if n > 0 else "told-loses", {**self._person("who", seat), "n": abs(n)})
                for seat, n in by_amount(changes, self._turn)
            ]
            yield self._say("told-shares-out", {"card": self._card(card, form), "changes": ", ".join(changed)})
        if others:
            yield self._others(others, {"trawler"} if self._trawled() else set(income.own))
        if income.added:
            yield self._say("told-tops-up", {"n": income.added})
        if self._happened.action.parts.kind != "renovate":
            for event in self._happened.events:
                if event.kind == "closes":
                    yield self._say("told-closes", {"card": self._card(event.card or "", form)})

    def _pays(self, paid: dict[str, Brought]) -> str:
        """Return what who has the turn pays for the cards of others."""
        if len(paid) == 1:
            [(seat, cards)] = paid.items()
            said = self._cards(cards, "your" if self._is_you(seat) else "the")
            return self._turns("pays", n=sum(cards.values()), cards=said, **self._person("whom", seat))
        sums = {seat: sum(cards.values()) for seat, cards in paid.items()}
        shares = self._shares("share", sums)
        return self._turns("pays-several", shares=shares, cards=self._cards(chain(*paid.values()), "the"))

    def _takes(self, card: str, payers: Brought) -> str:
        """Return what a card of who has the turn takes from others."""
        amounts = by_amount(payers)
        n = amounts[0][1]
        if len(amounts) == 1:
            return self._say("told-takes-one", {**self._person("who", amounts[0][0]), "card": card, "n": n})
        if n == amounts[-1][1]:
            return self._say("told-takes-each", {"card": card, "n": n, "people": self._shares("somebody", payers)})
        return self._say("told-takes-several", {"card": card, "shares": self._shares("from", payers)})

    def _shares(self, key: str, amounts: Brought) -> str:
        """Return who has to do with which amount, the largest first and who reads last: Zoé 2, Ana 1 and you 3."""
        shown = sorted(by_amount(amounts), key=lambda each: self._is_you(each[0]))
        return self._listed(self._say(f"told-{key}", {**self._person("who", seat), "n": n}) for seat, n in shown)

    def _others(self, others: list[tuple[str, Brought]], known: set[str]) -> str:
        """Return what others gain: by which cards, where these are the same for all and not named yet."""
        cards = list(others[0][1])
        if any(list(each) != cards for _, each in others) or known.issuperset(cards):
            return ", ".join(
                self._say("told-gains", {**self._person("who", seat), "n": sum(each.values())}) for seat, each in others
            )
        seat, brought = others[0]
        if len(others) == 1 and self._is_you(seat):
            return self._brings_own(brought, seat)
        shares = self._shares("share", {seat: sum(each.values()) for seat, each in others})
        return self._say("told-brings-to", {"what": self._bring(brought), "shares": shares})

    def _brings_own(self, brought: Brought, seat: str) -> str:
        """Return what cards bring to who has the turn, or to who reads."""
        who, n = self._person("who", seat), sum(brought.values())
        if len(brought) == 1:
            [card] = brought
            return self._say("told-brings-own", {"card": card, "n": n, **who})
        cards = self._cards(brought, "your" if self._is_you(seat) else "the")
        return self._say("told-bring-own", {"cards": cards, "n": n, **who})

    def _bring(self, cards: Brought) -> str:
        """Return that cards bring something to whoever is named then."""
        if len(cards) == 1:
            [card] = cards
            return self._card(card, "brings")
        return self._say("told-bring", {"cards": self._cards(cards, "the")})

    def _earned(self) -> bool:
        """Tell whether nothing more is asked or thrown for before who has the turn builds."""
        return any(event.kind == "earned" for event in self._happened.events)

    def _trawled(self) -> bool:
        events = self._happened.events
        return bool(events) and events[0].kind == "trawls"

    # --- Words --------------------------------------------------------------------------------------------------------

    def _turns(self, key: str, **values: Any) -> str:
        """Return a text about who has the turn."""
        return self._say(f"told-{key}", {**self._person("who", self._turn), **values})

    def _person(self, role: str, seat: str) -> dict[str, Any]:
        return self._reader.person(role, seat)

    def _is_you(self, seat: str) -> bool:
        return seat == self._reader.you

    def _card(self, card: str, form: str) -> str:
        return self._say("told-card", {"card": card, "form": form})

    def _cards(self, cards: Iterable[str], form: str) -> str:
        return self._listed(self._card(card, form) for card in dict.fromkeys(cards))

    def _owned(self, seat: str, card: str, *, closed: bool = False) -> str:
        return self._say("told-owned-closed" if closed else "told-owned", {**self._person("who", seat), "card": card})

    def _listed(self, words: Iterable[str]) -> str:
        return listed(self._reader.language, list(words))


def income_of(events: Iterable[Event], turn: str) -> Income:
    """Return what an action brought to whom."""
    income = Income()
    shared = {event.card for event in events if event.kind == "gains" and event.whom not in (None, event.who)}
    for event in events:
        who, card, n = event.who or "", event.card, event.amount
        if event.kind == "pays":
            if who == turn:
                add(income.paid.setdefault(event.whom or "", {}), card or "", n)
            else:
                add(income.taken.setdefault(card or "", {}), who, n)
        elif event.kind == "gains":
            if card is None:
                income.price -= min(n, 0)
                income.added += max(n, 0)
            elif card in shared:
                add(income.shared.setdefault(card, {}), who, n)
            elif n < 0:
                add(income.back, card, -n)
            else:
                add(income.own if who == turn else income.others.setdefault(who, {}), card, n)
    return income


def add(brought: Brought, key: str, amount: int) -> None:
    """Add an amount to what is there."""
    brought[key] = brought.get(key, 0) + amount


def by_amount(brought: Brought, first: str = "") -> list[tuple[str, int]]:
    """Return the largest amounts first; but who has the turn before all others.

    >>> by_amount({"P1": 1, "P2": 5, "P3": 1}, first="P3")
    [('P3', 1), ('P2', 5), ('P1', 1)]
    """
    return sorted(brought.items(), key=lambda each: (each[0] != first, -each[1]))


def is_taken(event: Event) -> bool:
    """Tell whether coins are taken by the one card that takes from a player of one's choice."""
    return event.kind == "pays" and event.card == TV_STATION
