"""House rules for pages: what can be changed, and what was, in the language of the reader.

The lines are those of ``bourgade house show``, the sentences about what is wrong those of ``bourgade.new``.
"""

from typing import Any

from ..engine.game import checked_setting
from ..engine.house import House, Names, Number, Numbers, Span, Texts
from ..engine.housefile import Changeable, HouseRules, changeable, read_text, sentences
from ..errors import BourgadeError
from ..games import definition
from ..texts import say
from .messages import (
    HouseForm,
    HouseList,
    HouseNames,
    HouseNumber,
    HouseSpan,
    HouseTexts,
    HouseTold,
    HouseWanted,
    Named,
)
from .refusal import Refusal, Wrong

NAME = "house.toml"  # of a file that has none
LONGEST_NAME = 100


def form_of(game: str, edition: str, language: str) -> HouseForm:
    """Return what house rules may change in an edition."""
    found, form = definition(game), HouseForm(edition, [], [], [], [], [])
    for each in changeable(found, edition, language):
        path, part = ".".join(each.path), each.part
        match part:
            case Number():
                form.numbers.append(HouseNumber(path, each.group, each.name, part.printed, part.least, part.most))
            case Span():
                first, last = part.printed
                form.spans.append(HouseSpan(path, each.group, each.name, (first, last), part.least, part.most))
            case Names():
                known = [Named(slug, say(language, found.package, f"cards-{slug}")) for slug in part.known]
                form.names.append(HouseNames(path, each.name, part.printed, known))
            case Numbers():
                form.lists.append(HouseList(path, each.name, part.printed, part.least, part.most, part.longest))
            case Texts():
                form.texts.append(texts_of(language, found.package, each, part))
    return form


def texts_of(language: str, package: str, each: Changeable, part: Texts) -> HouseTexts:
    """Return a list of texts that may be changed."""
    [key] = each.path
    about = say(language, package, f"house-about-{key}")
    return HouseTexts(key, each.name, about, part.printed, part.fewest, part.most)


def checked_house(game: str, wanted: HouseWanted, language: str) -> HouseTold:
    """Return house rules that somebody wants to play by, or say what is wrong with them."""
    if wanted.house is not None and wanted.file is not None:
        raise Refusal("bad-house")
    found = definition(game)
    try:
        rules: HouseRules | dict[str, Any]
        if wanted.file is not None:
            rules = read_text(found, wanted.file, (wanted.name or NAME)[:LONGEST_NAME])
        else:
            rules = {"extends": wanted.edition or next(iter(found.editions)), **(wanted.house or {})}
        setting = checked_setting(found, rules, None, {})
    except BourgadeError as error:
        raise Wrong("bad-house", error) from error
    return told(game, setting.edition, setting.house, language)


def told(game: str, edition: str, house: House, language: str) -> HouseTold:
    """Return house rules, and what they change in words."""
    return HouseTold(edition, house, sentences(definition(game), edition, house, language))
