"""The report as one page that needs nothing else: no script, no request, light and dark."""

import os
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..errors import BadFile, reason
from ..extras import extra
from ..games import definition
from ..texts import messages_of
from .estimates import FEW
from .report import SHARES
from .wording import Words, bots, counts, glance, headlines

message = messages_of(__package__)

MARK = '<meta name="generator" content="Bourgade">'  # of a report of ours
SECTIONS = {  # what each shows: plots, and the groups of its tables
    "wins": (["order", "seat"], ["order", "seat", "unfinished"]),
    "length": (["length"], ["length"]),
    "course": (["course"], ["course"]),
    "when": (["when"], ["when"]),
    "kinds": (["builders", "winning"], ["builders", "winning", "built"]),
}
TALL = 12  # from this many rows on, a plot stands alone in its column


def write_page(path: Path, figures: dict[str, Any], language: str, name: Callable[[str, str], str]) -> None:
    """Write the page as a whole or not at all."""
    write_whole(path, render(figures, language, name))


def write_whole(path: Path, page: str) -> None:
    """Write a text as a whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(page, "utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def check_report(path: Path) -> None:
    """Refuse what could not be written in the end: without libraries, or over something else than an older report."""
    check_libraries()
    try:
        if path.exists() and MARK not in path.read_text("utf-8", errors="replace"):
            raise BadFile(message("wrong-exists", path=path))
    except OSError as error:
        raise BadFile(message("wrong-not-written", path=path, why=reason(error))) from error
    if not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
        raise BadFile(message("wrong-unwritable", path=path))


def check_libraries() -> None:
    """Say so where the libraries that make pages are missing."""
    with extra("lab", message("wrong-for-reports")):
        import_module("jinja2")
        import_module("matplotlib")


def render(figures: dict[str, Any], language: str, name: Callable[[str, str], str]) -> str:
    """Return the page; ``name(language, slug)`` gives the names of the game's things."""
    check_libraries()
    from markupsafe import Markup

    from .plots import plots

    words = Words(language, name, figures["money"])
    two = len(figures["tables"]) == 2
    drawn = {key: Markup(svg) for key, svg in plots(figures, words).items()}  # made here, names in them escaped
    return filled(
        f"{__package__}/page.html",
        figures=figures,
        language=language,
        words=words,
        say=words.text,
        plots=drawn,
        columns=columns(figures, sections(figures, drawn)),
        headlines=headlines(figures, words) if two else [(sentence, "", "") for sentence in glance(figures, words)],
        two=two,
        counts=counts(figures),
        shares=SHARES,
        few=FEW,
        bots=bots(figures),
    )


def filled(template: str, **values: object) -> str:
    """Return a template, named ``package/file``, with its places filled in; it may extend the frame of all pages."""
    check_libraries()
    from jinja2 import Environment, FunctionLoader, StrictUndefined
    from markupsafe import Markup

    def load(name: str) -> str:
        package, _, file = name.partition("/")
        return (files(package) / file).read_text("utf-8")

    environment = Environment(
        loader=FunctionLoader(load), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters |= {"title_of": title_of, "told_options": told_options}
    return environment.get_template(template).render(mark=Markup(MARK), **values)


def title_of(game: str) -> str:
    """Return the name of a game as people write it.

    >>> title_of("ma-petite-ville")
    'Ma Petite Ville'
    """
    return definition(game).title


def told_options(options: Mapping[str, Any]) -> str:
    """Return options as they are typed, without those that say nothing.

    >>> told_options({"ages": [9, 41], "opponent": None, "first": "random"})
    'ages=9,41, first=random'
    """
    values = {name: value if isinstance(value, list) else [value] for name, value in options.items()}
    return ", ".join(f"{name}={','.join(map(str, value))}" for name, value in values.items() if value != [None])


def sections(figures: dict[str, Any], drawn: dict[str, Any]) -> dict[str, tuple[list[str], list[str]]]:
    """Return the sections that have something to show."""
    found = {
        key: ([plot for plot in plots if plot in drawn], [group for group in groups if group in figures["figures"]])
        for key, (plots, groups) in SECTIONS.items()
    }
    return {key: section for key, section in found.items() if section[1] and (figures["money"] or key != "course")}


def columns(figures: dict[str, Any], found: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the sections as they stand on a wide page: some in two columns, the widest below."""
    left = ["wins", "length", "course"] if len(figures["figures"].get("when", {})) > TALL else ["wins", "length"]
    places = [left, [key for key in ("course", "when") if key not in left], ["kinds"]]
    return [{key: found[key] for key in keys if key in found} for keys in places]
