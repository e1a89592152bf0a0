"""How the figures of an arena are said: numbers with their units and intervals, and what they come to in sentences."""

from dataclasses import dataclass
from functools import cached_property
from math import floor, log10
from typing import Any

from ..lab.wording import MINUS
from ..lab.wording import Words as LabWords
from ..texts import listed, number, say

Estimate = dict[str, Any]
DIGITS = 3  # of a time
SHARE = ("seat", "")  # how the lab says a share


@dataclass(frozen=True)
class Words:
    """The arena's words in one language."""

    language: str

    @cached_property
    def lab(self) -> LabWords:
        """The lab's words for numbers."""
        return LabWords(self.language, lambda _, slug: slug)

    def text(self, key: str, **values: object) -> str:
        """Return a text of the arena."""
        return say(self.language, __package__, key, **values)

    def share(self, estimate: Estimate) -> str:
        """Return a share: "61.3 %"."""
        return self.lab.value(*SHARE, estimate)

    def interval(self, estimate: Estimate) -> str:
        """Return where a share lies with 95 %: "58.1 to 64.4"."""
        return self.lab.interval(*SHARE, estimate)

    def even(self, par: float) -> str:
        """Return an even share: "50 %"."""
        return self.lab.text("percent", n=self.lab.plain(round(100 * par, 1)))

    def points(self, estimate: Estimate, part: str = "value") -> str:
        """Return a rating: "+312"."""
        value = round(estimate[part])
        return ("+" if value > 0 else MINUS if value < 0 else "") + number(self.language, abs(value))

    def points_interval(self, estimate: Estimate) -> str:
        """Return where a rating lies with 95 %: "+280 to +344"."""
        return self.text("signed-interval", low=self.points(estimate, "low"), high=self.points(estimate, "high"))

    def seconds(self, value: float) -> str:
        """Return a time: "0.21 ms", "1.37 s"."""
        unit, scaled = ("seconds", value) if value >= 1 else ("milliseconds", 1000 * value)
        decimals = DIGITS - 1 - floor(log10(scaled)) if scaled > 0 else 0
        return self.text(unit, n=number(self.language, scaled, min(max(decimals, 0), DIGITS)))

    def power(self, power: int) -> str:
        """Return a power of ten as a time: "0.01 ms"."""
        unit, scaled = ("seconds", power) if power >= 0 else ("milliseconds", power + 3)
        return self.text(unit, n=self.lab.plain(10**scaled))

    def listed(self, names: list[str]) -> str:
        """Return names as they stand in a sentence."""
        return listed(self.language, names)

    def place(self, place: str) -> str:
        """Return a place in the order of play: "plays first"."""
        return self.text("labels-begins") if place == "1" else self.text("labels-later", n=int(place))

    def reason(self, reason: str) -> str:
        """Return why a bot forfeited."""
        return self.text(f"reasons-{reason}")

    def forfeit(self, first: dict[str, Any]) -> str:
        """Return where a bot forfeited, and why."""
        where = {"game": self.lab.plain(first["game"]), "move": self.lab.plain(first["move"]), "seat": first["seat"]}
        return self.text("forfeit", **where, reason=self.reason(first["reason"]))


def verdict(estimate: Estimate, par: float) -> str:
    """Return whether a share lies above or below an even one, or whether that is open.

    >>> verdict({"value": 0.6, "low": 0.52, "high": 0.67}, 0.5)
    'above'
    """
    if estimate["value"] is None:
        return "open"
    return "above" if estimate["low"] > par else "below" if estimate["high"] < par else "open"


def glance(figures: dict[str, Any], words: Words) -> list[str]:
    """Return what came of it, in sentences."""
    told = leaders(figures, words)
    par = words.even(figures["par"])
    first = figures["order"]["1"]
    if first["value"] is not None:
        told.append(words.text("glance-begins", value=words.share(first), interval=words.interval(first), par=par))
    for bot, entry in figures["forfeits"].items():
        reasons = words.listed([words.reason(reason) for reason in entry["reasons"]])
        told.append(words.text("glance-forfeits", bot=bot, n=number(words.language, entry["games"]), reasons=reasons))
    if figures["unfinished"]:
        told.append(words.text("glance-unfinished", n=number(words.language, figures["unfinished"])))
    return told


def leaders(figures: dict[str, Any], words: Words) -> list[str]:
    """Return who is the strongest, and whom that bot beats."""
    best, *others = figures["bots"]
    rating, wins = figures["ratings"][best], figures["wins"][best]
    verdicts = {bot: verdict(entry, figures["against_par"]) for bot, entry in figures["against"][best].items()}
    near = [bot for bot in others if verdicts.get(bot) != "above" and figures["ratings"][bot]["high"] >= rating["low"]]
    if near:
        return [words.text("glance-near", bots=words.listed([best, *near]))]
    told = [
        words.text(
            "glance-best",
            bot=best,
            points=words.points(rating),
            interval=words.points_interval(rating),
            wins=words.share(wins),
            range=words.interval(wins),
        )
    ]
    for judged in ("above", "below", "open"):
        names = [bot for bot, found in verdicts.items() if found == judged]
        if names:
            told.append(words.text(f"glance-{judged}", bot=best, others=words.listed(names)))
    return told
