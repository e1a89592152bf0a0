"""Reads catalogues in Project Fluent's form, and says what is in them.

A message becomes a function when it is first said, so that to say it is to call it. Beside Fluent's own forms there are
two: ``ELIDED("de", $name)``, and ``FORM($card, "the")``, which says a thing of the catalogue, ``cards-cafe``, by the
message ``form-the`` with its ``name`` and its attribute ``.kind``.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from .grammar import elided, isolated, plural

Values = Mapping[str, Any]
Said = Callable[[Values], str]
Value = Callable[[Values], Any]  # what stands in braces: a text, or a number
Source = dict[str, ast.Message | ast.Term]

THOUSAND = 1000
FEW = 3  # decimals of a number, at most, where a text does not say


def read(text: str) -> Source:
    """Return the messages of a catalogue, and its terms with their dash."""
    found: Source = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        match entry:
            case ast.Junk(content=content):
                raise ValueError(f"A catalogue has what is not Fluent: {content}")
            case ast.Message(id=key):
                found[key.name] = entry
            case ast.Term(id=key):
                found[f"-{key.name}"] = entry
    return found


class Catalogue:
    """Texts in one language; of two with the same key, the one of the later source."""

    def __init__(self, language: str, sources: Iterable[Source]) -> None:
        self.language = language
        self._entries = {key: entry for source in sources for key, entry in source.items()}
        self._said: dict[str, Said] = {}
        self._forms: dict[tuple[str, str], str] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def say(self, key: str, values: Values) -> str:
        """Return a text."""
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = self._pattern(self._entries[key].value)
        return said(values)

    def number(self, value: float, decimals: int) -> str:
        """Return a number with so many decimals."""
        marks = self.say("number-thousands", {}) + self.say("number-point", {})
        whole = isinstance(value, int) and not decimals  # however large
        return (f"{value:,}" if whole else f"{value:,.{decimals}f}").translate(str.maketrans(",.", marks))

    def _in_words(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int) and -THOUSAND < value < THOUSAND:
            return str(value)
        if isinstance(value, int):
            return self.number(value, 0)
        if isinstance(value, float):
            decimals = f"{value:.{FEW}f}".partition(".")[2].rstrip("0")
            return self.number(value, len(decimals))
        return str(value)

    # --- Functions of what is written ---------------------------------------------------------------------------------

    def _pattern(self, pattern: ast.Pattern | None) -> Said:
        parts = [self._element(element) for element in pattern.elements] if pattern else []
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Said:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda _: text
        value = self._value(element.expression)
        return lambda values: self._in_words(value(values))

    def _value(self, expression: ast.InlineExpression | ast.SelectExpression | ast.Placeable) -> Value:
        match expression:
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.StringLiteral() | ast.NumberLiteral():
                constant = expression.parse()["value"]
                return lambda _: constant
            case ast.VariableReference(id=key):
                name = key.name
                return lambda values: clean(values[name])
            case ast.MessageReference(id=key):
                return self._said_later(key.name)
            case ast.TermReference(id=key, arguments=arguments):
                said = self._said_later(f"-{key.name}")
                named = {each.name.name: self._value(each.value) for each in arguments.named} if arguments else {}
                return lambda values: said({name: value(values) for name, value in named.items()})
            case ast.FunctionReference(id=key, arguments=arguments):
                return self._call(key.name, [self._value(each) for each in arguments.positional])
            case ast.Placeable(expression=inner):
                return self._value(inner)
        raise ValueError(f"A catalogue has what cannot be said: {expression}.")

    def _said_later(self, key: str) -> Said:
        return lambda values: self.say(key, values)

    def _choice(self, choice: ast.SelectExpression) -> Said:
        selector = self._value(choice.selector)
        forms = {key_of(variant): self._pattern(variant.value) for variant in choice.variants}
        other = next(self._pattern(variant.value) for variant in choice.variants if variant.default)

        def said(values: Values) -> str:
            value = selector(values)
            form = forms.get(value)
            if form is None and isinstance(value, int | float):
                form = forms.get(plural(self.language, value))
            return (form or other)(values)

        return said

    def _call(self, name: str, arguments: list[Value]) -> Said:
        first, second = arguments
        match name:
            case "ELIDED":
                return lambda values: elided(first(values), second(values))
            case "FORM":
                return lambda values: self._form(first(values), second(values))
        raise ValueError(f"There is no function {name} for catalogues.")

    def _form(self, thing: str, form: str) -> str:
        """Return a thing as it stands in a sentence, by what the language says for all things of its kind."""
        if (known := self._forms.get((thing, form))) is not None:
            return known
        entry = self._entries.get(f"cards-{thing}")
        if entry is None:
            return thing
        kind = next((self._pattern(each.value)({}) for each in entry.attributes if each.id.name == "kind"), "")
        said = self.say(f"form-{form}", {"name": self._pattern(entry.value)({}), "kind": kind})
        self._forms[thing, form] = said
        return said


def key_of(variant: ast.Variant) -> str | float:
    """Return what a variant of a choice is for."""
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    value: float = variant.key.parse()["value"]
    return value


def clean(value: Any) -> Any:
    """Return what is filled in, so that it leaves the words around it alone."""
    return isolated(value) if isinstance(value, str) else value
