"""Catalogues, as tests look into them."""

from fluent.syntax import ast, visitor

from bourgade.texts import catalogue, source


class Places(visitor.Visitor):
    """The variables that a message fills in."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def places(entry):
    """Return what a message fills in."""
    found = Places()
    found.visit(entry)
    return found.names


def group(language, package, name):
    """Return the messages of a group, as all ``cards-…``, by the rest of their keys."""
    return {
        key.removeprefix(f"{name}-"): entry
        for key, entry in source(package, language).items()
        if key.startswith(f"{name}-") and isinstance(entry, ast.Message)
    }


def names(language, package, name="cards"):
    """Return the texts of a group that fill in nothing."""
    texts = catalogue(language, package)
    return {key: texts.say(f"{name}-{key}", {}) for key, entry in group(language, package, name).items()}
