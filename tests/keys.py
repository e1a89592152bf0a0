"""Which texts the sources say: what can be seen of that without running them.

A text is said by its key, which may be put together: ``word(language, f"stops-{x}")`` in Python, and on pages
``t(`mv-move-${kind}`)``. What is put together counts as a use of all keys that it can become. Of a hole in Python that
is filled by who calls the function, as the ``key`` of ``f"table-{key}"``, only words that stand somewhere in the
sources or the data are taken; any other hole can be anything. So a key that nobody uses may be missed, as one that is
called like a word of the sources; but none that is used is called unused.

What is missing, and what is filled in, is looked at where the key stands in the call.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from catalogues import places
from fluent.syntax import ast as fluent
from fluent.syntax import visitor

from bourgade.texts.fluent import read

KEY = re.compile(r"-?[a-z][A-Za-z0-9-]*")
PAGES = "web/src"
PACKAGE = "src/bourgade"
ANY, WORD = object(), object()  # holes: filled by whatever, by a word that stands somewhere
Form = tuple[Any, ...]  # of a key: texts, holes, and choices as lists
ANY_FORM = "form-"  # the one that a variable names
DEPTH = 4

Sources = dict[str, str]  # by their paths


class Wrong(NamedTuple):
    """A call that fills in other variables than the text wants."""

    path: str
    key: str
    given: frozenset[str]
    wanted: frozenset[str]


class Speaker(NamedTuple):
    """A function that says the text of a key that it is given."""

    module: str
    name: str
    catalogue: str | None  # where the key stands; nothing where that is only known when it runs
    prefix: str
    argument: int  # where the key stands, self not counted
    hears: bool  # whether it passes on what is filled in
    adds: frozenset[str]  # what it fills in itself


@dataclass(frozen=True)
class Call:
    """A text that is said by a key that stands in the call."""

    path: str
    keys: frozenset[tuple[str | None, str]]  # catalogue and key; one of them must be there
    given: frozenset[str] | None  # nothing where that cannot be seen
    optional: frozenset[str] = frozenset()


@dataclass
class House:
    """All sources and catalogues of a checkout."""

    sources: Sources
    catalogues: dict[str, str]  # English ones, by the folder that has texts/
    read: dict[str, dict[str, Any]] = field(init=False)

    def __post_init__(self) -> None:
        self.read = {folder: read(text) for folder, text in self.catalogues.items()}

    # --- Unused -------------------------------------------------------------------------------------------------------

    def unused(self) -> list[tuple[str, str]]:
        """Return keys that no source says, with their folders."""
        found = []
        for folder, entries in self.read.items():
            scope = self.scope(folder)
            referred = referred_by(each for other in self.reach_of(folder) for each in self.read[other].values())
            if ANY_FORM in referred:
                referred |= {key for key in entries if key.startswith(ANY_FORM)}
            found += [(folder, key) for key in entries if key not in referred and not scope.says(key)]
        return found

    def scope(self, folder: str) -> "Scope":
        """Return what the sources say that may want texts of a folder."""
        forms, words = set(), set()
        for path, text in self.sources.items():
            if self.may_want(path, folder):
                more, known = said_by(path, text)
                forms |= more
                words |= known
        return Scope(frozenset(forms), frozenset(words))

    def may_want(self, path: str, folder: str) -> bool:
        """Tell whether a source may say texts of a folder: never those of another game."""
        game, other = game_of(path), game_of(folder)
        if folder == PACKAGE or (game and other and game != other):
            return folder == PACKAGE
        if folder.startswith(PAGES):
            own = PurePosixPath(folder).parts
            near = PurePosixPath(path).parts[: len(own)] == own or f'/{own[-1]}/texts"' in self.sources[path]
            return path.startswith(PAGES) and (near or folder == PAGES or folder.endswith(("/box", "/book")))
        return path.startswith(PACKAGE) or bool(other and game == other)

    def reach_of(self, folder: str) -> list[str]:
        """Return the folders whose texts may have those of a folder in them."""
        return [each for each in self.read if each == folder or folder == PACKAGE or game_of(each) == game_of(folder)]

    # --- Missing, and otherwise filled in -----------------------------------------------------------------------------

    @cached_property
    def calls(self) -> list[Call]:
        return [*python_calls(self.sources), *page_calls(self.sources)]

    def missing(self) -> list[tuple[str, str]]:
        """Return keys that are said and that no catalogue has, with who says them."""
        return sorted(
            {
                (call.path, " or ".join(sorted({key for _, key in call.keys})))
                for call in self.calls
                if not any(self.find(*each) for each in call.keys)
            }
        )

    def wrong(self) -> list[Wrong]:
        """Return calls that fill in other variables than the text wants."""
        found = []
        for call in self.calls:
            entries = [(key, entry) for folder, key in call.keys if (entry := self.find(folder, key, call.path))]
            if call.given is None or len(entries) != 1:
                continue
            ((key, entry),) = entries
            wanted = frozenset(self.wanted(entry, {entry.id.name}))
            if not wanted <= call.given | call.optional or not call.given <= wanted:
                found.append(Wrong(call.path, key, call.given, wanted))
        return found

    def wanted(self, entry: Any, seen: set[str]) -> set[str]:
        """Return what a text fills in, and those in it."""
        found = places(entry)
        for key in referred_by([entry]) - seen:
            for entries in self.read.values():
                if key in entries and not key.startswith(
                    ("-", ANY_FORM)
                ):  # to which the text itself gives their values
                    found |= self.wanted(entries[key], seen | {key})
        return found

    def find(self, folder: str | None, key: str, path: str = "") -> Any:
        """Return a text of a folder, or of those that it stands on; pages have none that only a terminal says."""
        near = self.read if folder is None else [each for each in self.read if stands_on(folder, each)]
        if path.startswith(PAGES):
            near = [each for each in near if not each.endswith(("/terminal", "/telling"))]
        return next((self.read[each][key] for each in near if key in self.read[each]), None)


def stands_on(folder: str, other: str) -> bool:
    """Tell whether what says texts of a folder may say those of another as well."""
    pages = folder.startswith(PAGES)
    same = bool(game_of(folder)) and game_of(folder) == game_of(other)
    return other in (folder, PACKAGE) or (pages and (other == PAGES or other.endswith("/box") or same))


def game_of(path: str) -> str:
    """Return the game that a path belongs to, if it belongs to one."""
    found = re.match(rf"{PACKAGE}/games/(\w+)/|{PAGES}/([\w-]+)/", f"{path}/")
    name = (found[1] or found[2]).replace("_", "-") if found else ""
    return name if name in ("minivilles", "mint-works", "ma-petite-ville") else ""


def referred_by(entries: Iterable[Any]) -> set[str]:
    """Return the texts that stand in others, and those by which others say a thing."""
    found = References()
    for entry in entries:
        found.visit(entry)
    return found.keys


class References(visitor.Visitor):
    """The texts that stand in a text."""

    def __init__(self) -> None:
        self.keys = {"number-thousands", "number-point"}

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.keys.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            form = node.arguments.positional[1]
            self.keys.add(f"form-{form.value}" if isinstance(form, fluent.StringLiteral) else ANY_FORM)
        self.generic_visit(node)


# --- What sources say -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scope:
    """What some sources say: forms of keys, and single words."""

    forms: frozenset[Form]
    words: frozenset[str]

    def says(self, key: str, depth: int = DEPTH) -> bool:
        """Tell whether a key can be put together from what stands here."""
        return key in self.words or (depth > 0 and any(self.fits(form, key, depth) for form in self.forms))

    def fits(self, form: Form, key: str, depth: int) -> bool:
        """Tell whether a key has a form, each word in it one that can be put together, too."""
        if not form:
            return not key
        part, rest = form[0], form[1:]
        if isinstance(part, str):
            return key.startswith(part) and self.fits(rest, key[len(part) :], depth)
        if isinstance(part, tuple):
            return any(self.fits((each, *rest), key, depth) for each in part)
        if not rest:
            return part is ANY or self.says(key, depth - 1)
        cuts = [i for i in range(len(key) + 1) if self.fits(rest, key[i:], depth)]
        return any(part is ANY or self.says(key[:i], depth - 1) for i in cuts)


def told(form: Form) -> bool:
    """Tell whether a form says enough not to fit everything."""
    return ANY not in form or sum(len(part) for part in form if isinstance(part, str)) > 2


@cache
def said_by(path: str, text: str) -> tuple[set[Form], set[str]]:
    """Return the forms of keys and the words that stand in a source."""
    if path.endswith(".toml"):
        return set(), set(words_of(tomllib.loads(text)))
    return said_in_python(text) if path.endswith(".py") else said_in_pages(text)


def words_of(data: Any) -> Iterator[str]:
    """Return all words in data."""
    if isinstance(data, dict):
        yield from data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        yield from words_of(each)
    if isinstance(data, str):
        yield data


def said_in_python(text: str) -> tuple[set[Form], set[str]]:
    forms: set[Form] = set()
    words: set[str] = set()

    def look(node: ast.AST, given: frozenset[str]) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            arguments = node.args
            given = given | {each.arg for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]}
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            words.add(node.value)
        if isinstance(node, ast.JoinedStr):
            form = form_of(node, given)
            if told(form) and all(re.fullmatch(r"[\w-]*", part) for part in form if isinstance(part, str)):
                forms.add(form)
        for child in ast.iter_child_nodes(node):
            look(child, given)

    look(ast.parse(text), frozenset())
    return forms, words


def form_of(node: ast.JoinedStr, given: frozenset[str]) -> Form:
    return tuple(
        part.value if isinstance(part, ast.Constant) else hole(part.value, given)
        for part in node.values
        if isinstance(part, ast.Constant | ast.FormattedValue)
    )


def hole(value: ast.expr, given: frozenset[str]) -> Any:
    if isinstance(value, ast.IfExp):
        chosen = [each.value for each in (value.body, value.orelse) if isinstance(each, ast.Constant)]
        if len(chosen) == 2:
            return tuple(map(str, chosen))
    return WORD if isinstance(value, ast.Name) and value.id in given else ANY


STRING = re.compile(r'"([^"\n\\]*)"|\'([^\'\n\\]*)\'|`((?:[^`\\]|\\.)*)`')
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
NAMED = re.compile(r'\b(?:named|noted)\(\s*(?:"([^"]*)"|`([^`]*)`)')


def said_in_pages(text: str) -> tuple[set[Form], set[str]]:
    """Return what stands in a component, a script or a template of a report."""
    text = re.sub(r"(?m)(^|\s)//.*$|<!--.*?-->|/\*.*?\*/", " ", text)
    forms: set[Form] = set()
    words: set[str] = set()
    for double, single, template in STRING.findall(text):
        plain = double or single
        if KEY.fullmatch(plain):
            words.add(plain)
        if plain.endswith("-") and KEY.fullmatch(plain):  # "page-sections-" ~ section
            forms.add((plain, ANY))
        for inner in re.findall(r'"([a-z][\w-]*)"', template):
            words.add(inner)
        if template:
            forms.add(template_form(template))
    for plain, template in NAMED.findall(text):
        forms.add((f"{plain}-", ANY) if plain else (*template_form(template), "-", ANY))
    fitting = {
        form for form in forms if told(form) and all(re.fullmatch(r"[\w-]*", p) for p in form if isinstance(p, str))
    }
    return fitting, words


def template_form(template: str) -> Form:
    texts = HOLE.split(template)
    form = [part for text in texts for part in (text, ANY)][:-1]
    return tuple(part for part in form if part != "")


# --- Calls in Python --------------------------------------------------------------------------------------------------


def python_calls(sources: Sources) -> Iterator[Call]:
    """Return all calls that say a text by a key that stands in them."""
    modules = {path: module_of(path, text) for path, text in sources.items() if path.endswith(".py")}
    methods = {(path, each.name) for path, module in modules.items() for each, method, _ in module.functions if method}
    speakers: set[Speaker] = set()
    while more := {each for module in modules.values() for each in module.speakers(speakers, methods)} - speakers:
        speakers |= more
    for module in modules.values():
        yield from module.calls(speakers, methods)


@cache
def module_of(path: str, text: str) -> "Module":
    return Module(path, ast.parse(text))


@dataclass
class Module:
    """A module of Python, and what it means by its names."""

    path: str
    tree: ast.Module

    @cached_property
    def imported(self) -> dict[str, str]:
        """Return the modules that names come from."""
        folder = PurePosixPath(self.path).parent
        found = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                if node.level:
                    base = folder
                    for _ in range(node.level - 1):
                        base = base.parent
                    where = base / node.module.replace(".", "/")
                else:
                    where = PurePosixPath("src") / node.module.replace(".", "/")
                found |= {alias.asname or alias.name: str(where) for alias in node.names}
        return found

    @cached_property
    def constants(self) -> dict[str, str]:
        """Return texts that have a name."""
        return {
            target.id: node.value.value
            for node in self.tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    @cached_property
    def makers(self) -> dict[str, str | None]:
        """Return the functions that ``messages_of`` makes, each with the folder that it speaks of."""
        return {
            target.id: self.folder(node.value.args[0])
            for node in self.tree.body
            if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("messages_of(")
            if isinstance(node.value, ast.Call)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    def folder(self, package: ast.expr) -> str | None:
        """Return the folder of a package that stands in a call."""
        if isinstance(package, ast.Name) and package.id == "__package__":
            return str(PurePosixPath(self.path).parent)
        name = package.value if isinstance(package, ast.Constant) else None
        if isinstance(package, ast.Name):
            name = self.constants.get(package.id)
            if name is None and package.id == "PACKAGE" and game_of(self.path):
                name = ".".join(PurePosixPath(self.path).parts[1:4])
        return f"src/{name.replace('.', '/')}" if isinstance(name, str) else None

    def said(
        self, call: ast.Call, speakers: set[Speaker], methods: set[tuple[str, str]]
    ) -> list[tuple[Speaker, ast.expr]]:
        """Return who may speak in a call, with the key."""
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if isinstance(call.func, ast.Name) and name in ("say", "Message") and name in self.imported:
            first = 1 if name == "say" else 0
            if len(call.args) > first + 1:
                package, key = call.args[first : first + 2]
                return [(Speaker("", name, self.folder(package), "", first + 1, True, frozenset()), key)]
            return []
        if isinstance(call.func, ast.Name) and name in self.makers and call.args:
            return [(Speaker("", name, self.makers[name], "", 0, True, frozenset()), call.args[0])]
        if not isinstance(call.func, ast.Name | ast.Attribute):
            return []
        if isinstance(call.func, ast.Name):
            here = [self.path, self.imported.get(name, "-"), f"{self.imported.get(name, '-')}.py"]
            here.append(f"{self.imported.get(name, '-')}/__init__.py")
            found = [each for each in speakers if each.name == name and each.module in here]
        else:
            found = [each for each in speakers if each.name == f".{name}"]
            near = {self.path}
            if not (isinstance(call.func.value, ast.Name) and call.func.value.id == "self"):
                near |= {f"{where}.py" for where in self.imported.values()}
            if any((path, name) in methods for path in near):
                found = [each for each in found if each.module in near]
        return [(each, call.args[each.argument]) for each in found if len(call.args) > each.argument]

    @cached_property
    def functions(self) -> list[tuple[ast.FunctionDef, bool, list[ast.Call]]]:
        """Return the functions here, whether they are methods, and what they call."""
        nodes = list(ast.walk(self.tree))
        methods = {id(item) for node in nodes if isinstance(node, ast.ClassDef) for item in node.body}
        found = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        return [
            (each, id(each) in methods, [node for node in ast.walk(each) if isinstance(node, ast.Call)])
            for each in found
        ]

    @cached_property
    def called(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def speakers(self, known: set[Speaker], defined: set[tuple[str, str]]) -> Iterator[Speaker]:
        """Return the functions here that say the text of a key that they are given."""
        for function, method, calls in self.functions:
            names = [each.arg for each in function.args.args][method:]
            for call in calls:
                for speaker, key in self.said(call, known, defined):
                    prefix, passed = passed_on(key, names)
                    if passed and not (speaker.module == self.path and speaker.name.strip(".") == function.name):
                        hears = speaker.hears and passes_all_on(function, call)
                        yield Speaker(
                            self.path,
                            f"{'.' if method else ''}{function.name}",
                            speaker.catalogue,
                            speaker.prefix + prefix,
                            names.index(passed),
                            hears,
                            speaker.adds | {each.arg for each in call.keywords if each.arg},
                        )

    def calls(self, speakers: set[Speaker], methods: set[tuple[str, str]]) -> Iterator[Call]:
        """Return the calls that say a text by a key that stands in them."""
        for call in self.called:
            found = self.said(call, speakers, methods)
            for literal in {literal for _, key in found for literal in literals(key)}:
                if literal in ("en", "fr") or not KEY.fullmatch(literal):
                    continue
                who = [each for each, key in found if literal in literals(key)]
                keys = frozenset((each.catalogue, each.prefix + literal) for each in who)
                alone = all(isinstance(key, ast.Constant) for _, key in found)  # of two, each may leave something out
                given = given_in(call) if alone and all(each.hears for each in who) else None
                optional = frozenset().union(*(each.adds for each in who))
                yield Call(self.path, keys, given, optional)


def passes_all_on(function: ast.FunctionDef, call: ast.Call) -> bool:
    """Tell whether a call fills in what its function was given, and else nothing that cannot be seen."""
    more = [each.value for each in call.keywords if each.arg is None]
    kwarg = function.args.kwarg
    return kwarg is not None and all(isinstance(each, ast.Name) and each.id == kwarg.arg for each in more)


def literals(key: ast.expr) -> list[str]:
    """Return the texts that a key may be, where they stand there."""
    if isinstance(key, ast.IfExp):
        return literals(key.body) + literals(key.orelse)
    return [key.value] if isinstance(key, ast.Constant) and isinstance(key.value, str) else []


def passed_on(key: ast.expr, names: list[str]) -> tuple[str, str]:
    """Return what stands before an argument that is passed on as a key, and its name."""
    if isinstance(key, ast.Name) and key.id in names:
        return "", key.id
    if isinstance(key, ast.JoinedStr) and len(key.values) == 2:
        first, last = key.values
        if isinstance(first, ast.Constant) and isinstance(last, ast.FormattedValue):
            return (str(first.value), last.value.id) if getattr(last.value, "id", "") in names else ("", "")
    return "", ""


def given_in(call: ast.Call) -> frozenset[str] | None:
    """Return the names of what a call fills in, if all of them stand there."""
    names = [each.arg for each in call.keywords]
    if getattr(call.func, "id", "") == "Message":
        values = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        if not isinstance(values, ast.Dict):
            return None
        names = [each.value if isinstance(each, ast.Constant) else None for each in values.keys]
    return None if None in names else frozenset(map(str, names))


# --- Calls in pages ---------------------------------------------------------------------------------------------------

IMPORT = re.compile(r'import \{([^}]*)\} from "([^"]*texts)"')
SAID = re.compile(r'(?<![\w.])t\(\s*(?:"([^"]*)"|[^()"`?]*\?\s*"([^"]*)"\s*:\s*"([^"]*)")\s*([,)])')


def page_calls(sources: Sources) -> Iterator[Call]:
    """Return all calls of ``t`` by a key, or by one of two, that stands in them."""
    for path, text in sources.items():
        here = [where for names, where in IMPORT.findall(text) if re.search(r"\bt\b", names)]
        if path.endswith((".ts", ".svelte")) and here:
            folder = str(PurePosixPath(resolved(PurePosixPath(path).parent, here[0])).parent)
            for found in SAID.finditer(text):
                given = frozenset() if found[4] == ")" else names_of(text[found.end() :])
                for key in filter(None, found.groups()[:3]):
                    yield Call(path, frozenset([(folder, key)]), given)


def resolved(folder: PurePosixPath, where: str) -> str:
    parts = list(folder.parts)
    for part in where.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def names_of(text: str) -> frozenset[str] | None:
    """Return the names in an object that begins here; nothing if it does not, or has others in it."""
    text = text.lstrip()
    if not text.startswith("{"):
        return None
    inside, depth = "", 0
    for char in text:
        depth += (char in "{([") - (char in "})]")
        if depth == 0:
            break
        inside += char if depth == 1 else "_"
    names = [re.match(r"\s*([\w$]+)\s*(?::|$)", each) for each in inside[1:].split(",") if each.strip()]
    return None if "..." in inside or None in names else frozenset(each[1] for each in names if each)
