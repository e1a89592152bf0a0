"""How figures are said: labels, numbers with their units and intervals, verdicts."""

from collections.abc import Callable
from dataclasses import dataclass
from math import floor, log10
from typing import Any

from ..texts import number, say
from .report import SHARES

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"
UNITS = {"built": "copies", "when": "turns", "course": "money"}  # what is no share and no length
LENGTHS = {"turns": "turns", "turns-winner": "turns", "decisions": "decisions"}
DECIMALS = {"copies": 2}  # at least; else 1
MOST_DECIMALS = 4
HEADLINES = {"builders": 3, "winning": 3, "when": 3}  # how many certain differences of a group are told
SEEN_BY = 0.05  # share of players who must build a kind for it to be named at a glance


@dataclass(frozen=True)
class Words:
    """The lab's words in one language; ``name(language, slug)`` gives the names of a game's things."""

    language: str
    name: Callable[[str, str], str]
    money: str = "coins"  # what the game's players have to spend, as its plural

    def text(self, key: str, **values: object) -> str:
        """Return a text of the lab."""
        return say(self.language, __package__, key, money=self.money, Money=self.money.capitalize(), **values)

    def label(self, group: str, name: str) -> str:
        """Return what a figure is: "Players who build Café"."""
        return self.labelled("labels", group, name)

    def short(self, group: str, name: str) -> str:
        """Return what tells a figure from the others of its group: "Café"."""
        return self.labelled("short", group, name)

    def labelled(self, kind: str, group: str, name: str) -> str:
        """Return a label of either kind."""
        if group == "length":
            return self.text(f"{kind}-length-{name}")
        if group == "order":
            return self.text(f"{kind}-order-{'first' if name == '1' else 'later'}", n=int(name))
        thing = self.name(self.language, name) if group in ("built", "builders", "winning", "when") else name
        return self.text(f"{kind}-{group}", thing=thing)

    def value(self, group: str, name: str, estimate: dict[str, Any]) -> str:
        """Return a figure with its unit where that is short: "33.1 %", "61.2"."""
        if estimate["value"] is None:
            return NOTHING
        text = self.number(group, name, estimate, "value")
        return self.text("percent", n=text) if group in SHARES else text

    def interval(self, group: str, name: str, estimate: dict[str, Any], *, signed: bool = False) -> str:
        """Return where a figure lies with 95 %: "32.9 to 33.3"; nothing where too little was seen."""
        if estimate["low"] is None:
            return ""
        low, high = (self.number(group, name, estimate, end, signed=signed) for end in ("low", "high"))
        return self.text("interval", low=low, high=high)

    def change(self, group: str, name: str, difference: dict[str, Any]) -> str:
        """Return a difference with its unit: "+0.2 points"."""
        if difference["value"] is None:
            return NOTHING
        n = self.number(group, name, difference, "value", signed=True)
        return self.text(f"units-{'points' if group in SHARES else unit_of(group, name)}", n=n)

    def verdict(self, difference: dict[str, Any]) -> str:
        """Return how sure a difference is, and what would make it surer."""
        verdict, more = difference["verdict"], difference["more_games"]
        if verdict in ("open", "likely"):
            return self.text(f"verdicts-{verdict}{'-more' if more else ''}", n=number(self.language, more or 0))
        return self.text(f"verdicts-{verdict}")

    def sentence(self, group: str, name: str, difference: dict[str, Any]) -> str:
        """Return a difference with its interval in words, without its verdict: "Games become 1.8 turns shorter"."""
        change = self.change(group, name, difference)
        if (group, name) == ("length", "turns") and difference["verdict"] == "certain":
            way = "longer" if difference["value"] > 0 else "shorter"
            said = self.text(f"games-become-{way}", change=change.lstrip(f"+{MINUS}"))
        else:
            said = self.text("line", label=self.label(group, name), change=change)
        interval = self.interval(group, name, difference, signed=True)
        return f"{said} ({interval})" if interval and difference["verdict"] != "same" else said

    def plain(self, value: float) -> str:
        """Return a number that is known, with the decimals it has: "1,234", "0.5"."""
        decimals = 0 if value == int(value) else len(f"{value % 1:.3g}".partition(".")[2])
        return (MINUS if value < 0 else "") + number(self.language, abs(value), decimals)

    def rounded(self, value: float) -> str:
        """Return a large number: "5,431"."""
        return number(self.language, value)

    def rough(self, scale: float, value: float | None) -> str:
        """Return a number for who only listens."""
        return NOTHING if value is None else number(self.language, scale * value, 1)

    def number(self, group: str, name: str, estimate: dict[str, Any], part: str, *, signed: bool = False) -> str:
        """Return one number of a figure, with as many decimals as its interval is worth."""
        if estimate[part] is None:
            return NOTHING
        scale = 100 if group in SHARES else 1
        decimals = DECIMALS.get(unit_of(group, name), 1)
        if estimate["low"] is not None and estimate["high"] > estimate["low"]:
            half = scale * (estimate["high"] - estimate["low"]) / 2
            decimals = min(max(decimals, -floor(log10(half))), MOST_DECIMALS)
        value = round(scale * estimate[part], decimals)
        sign = MINUS if value < 0 else "+" if signed and value > 0 else ""
        return sign + number(self.language, abs(value), decimals)


def unit_of(group: str, name: str) -> str:
    """Return what a figure counts."""
    return LENGTHS[name] if group == "length" else UNITS.get(group, "share")


def headlines(figures: dict[str, Any], words: Words) -> list[tuple[str, str, str]]:
    """Return what the change does: sentences, each with how sure it is and the verdict's word."""
    found = figures["figures"]
    chosen = [("length", "turns"), ("order", "1")]
    if found.get("unfinished", {}).get("", {}).get("difference", {}).get("verdict") not in (None, "same", "few"):
        chosen.append(("unfinished", ""))
    for group, most in HEADLINES.items():
        differences = [(key, entry["difference"]) for key, entry in found.get(group, {}).items()]
        sizes = [(abs(one["value"]), key) for key, one in differences if one["verdict"] == "certain"]
        chosen += [(group, key) for _, key in sorted(sizes, reverse=True)[:most]]
    told = [(group, key, found[group][key]["difference"]) for group, key in chosen if key in found.get(group, {})]
    return [(words.sentence(*one), words.verdict(one[2]), one[2]["verdict"]) for one in told]


def glance(figures: dict[str, Any], words: Words) -> list[str]:
    """Return what one table is like, in sentences."""
    found = figures["figures"]
    told = []
    if "turns" in found.get("length", {}):
        told.append(said(words, "game-length", "length", "turns", found))
    if "1" in found.get("order", {}):
        par = words.value("order", "1", {"value": 1 / figures["players"], "low": None})
        told.append(said(words, "beginner", "order", "1", found, par=par))
    if any(entry["tables"][0]["value"] for entry in found.get("unfinished", {}).values()):
        told.append(said(words, "unfinished", "unfinished", "", found))
    return told + kinds_at_a_glance(figures, words)


def kinds_at_a_glance(figures: dict[str, Any], words: Words) -> list[str]:
    """Return what is built most at the only table, and what goes with winning, in sentences.

    Goals are left out where other kinds are not timed: who wins has built them, which says nothing about them.
    """
    goals = figures["figures"].get("when", {})
    built, wins = (
        {key: entry["tables"][0] for key, entry in figures["figures"].get(group, {}).items()}
        for group in ("builders", "winning")
    )
    kinds = [key for key in built if key not in goals] or list(built)
    by_built = sorted(kinds, key=lambda key: -(built[key]["value"] or 0))
    seen = [key for key in kinds if key in wins and (built[key]["value"] or 0) >= SEEN_BY]
    by_wins = sorted(seen, key=lambda key: -wins[key]["value"])
    told = []
    for text, group, estimates, keys in [
        ("most-built", "builders", built, by_built[:3]),
        ("best", "winning", wins, by_wins[:3]),
        ("worst", "winning", wins, by_wins[3:][-3:][::-1]),
    ]:
        values = [(words.short(group, key), words.value(group, key, estimates[key])) for key in keys]
        things = [words.text("page-thing", thing=thing, value=value) for thing, value in values]
        if things:
            told.append(words.text(f"page-{text}", things=", ".join(things)))
    return told


def said(words: Words, text: str, group: str, key: str, found: dict[str, Any], **more: str) -> str:
    """Return a sentence about one figure of the only table."""
    estimate = found[group][key]["tables"][0]
    interval = words.interval(group, key, estimate) or NOTHING
    return words.text(f"page-{text}", value=words.value(group, key, estimate), interval=interval, **more)


def counts(figures: dict[str, Any]) -> dict[str, int]:
    """Return how many figures there are, and how many differ for certain."""
    entries = [entry for group in figures["figures"].values() for entry in group.values()]
    certain = [entry for entry in entries if entry.get("difference", {}).get("verdict") == "certain"]
    return {"all": len(entries), "certain": len(certain)}


def bots(figures: dict[str, Any]) -> str:
    """Return who plays: one name, or one for each seat."""
    names = figures["bots"]
    return str(names[0]) if len(set(names)) == 1 else ", ".join(names)
