"""Write ``src/server/messages.ts``: the types of ``bourgade.server.messages``, as the pages know them.

python web/messages.py
"""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Literal, get_args, get_origin

from msgspec import Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from bourgade.server import messages

FILE = Path(__file__).parent / "src" / "server" / "messages.ts"
HEAD = "// What is said between server and pages. Made by web/messages.py from src/bourgade/server/messages.py."
PLAIN = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    RawType: "View",
    StrType: "string",
}
LITERALS = {name: kind for name, kind in vars(messages).items() if get_origin(kind) is Literal}
NAMES = {frozenset(get_args(kind)): name for name, kind in LITERALS.items()}
UNIONS = {"FromServer": messages.FromServer, "FromClient": messages.FromClient}


def script() -> str:
    """Return all types in TypeScript."""
    literals = [f"export type {name} = {strings(get_args(kind))};" for name, kind in LITERALS.items()]
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};"
        for name, union in UNIONS.items()
    ]
    return "\n\n".join([HEAD, "\n".join(literals), *map(interface, structs()), *unions]) + "\n"


def structs() -> Iterator[StructType]:
    """Yield all that is said, in the order of the module."""
    for kind in vars(messages).values():
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Struct, messages.Message):
            info = type_info(kind)
            assert isinstance(info, StructType)
            yield info


def interface(struct: StructType) -> str:
    """Return a type with what its docstring says, and what comments say of its fields."""
    notes = comments(struct.cls)
    tag = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag else []
    fields = [f"  {member(struct, field)}{notes.get(field.name, '')}" for field in struct.fields]
    view = "<View = unknown>" if has_view(struct) else ""
    head = f"/** {inspect.getdoc(struct.cls)} */\nexport interface {struct.cls.__name__}{view} {{"
    return "\n".join([head, *tag, *fields, "}"])


def comments(kind: type) -> dict[str, str]:
    """Return the comments that stand behind fields."""
    source = dedent(inspect.getsource(kind))
    [body] = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    lines = source.splitlines()
    said = {
        node.target.id: lines[(node.end_lineno or 0) - 1].partition("  # ")[2]
        for node in body.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return {name: f" // {comment}" for name, comment in said.items() if comment}


def member(struct: StructType, field: Field) -> str:
    """Return a field; what clients may leave out, and what the server leaves out, has a question mark."""
    config = struct.cls.__struct_config__
    left_out = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
    kind = written(field.type, has_view(struct))
    if config.omit_defaults and field.default is None:
        kind = kind.removesuffix(" | null")
    return f"{field.encode_name}{'?' if left_out else ''}: {kind};"


def written(kind: Type, view: bool) -> str:
    """Return a type in TypeScript; where there is a view, types within have the same."""
    match kind:
        case LiteralType():
            return NAMES.get(frozenset(kind.values)) or strings(kind.values)
        case StructType():
            return kind.cls.__name__ + ("<View>" if view and has_view(kind) else "")
        case UnionType():
            return " | ".join(written(each, view) for each in kind.types)
        case ListType() | VarTupleType():
            inner = written(kind.item_type, view)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case TupleType():
            return f"[{', '.join(written(each, view) for each in kind.item_types)}]"
        case DictType():
            return f"Record<{written(kind.key_type, view)}, {written(kind.value_type, view)}>"
    return PLAIN[type(kind)]


def strings(values: tuple[object, ...]) -> str:
    """Return one of some texts."""
    return " | ".join(f'"{value}"' for value in values)


def has_view(struct: StructType) -> bool:
    """Return whether a type has a position as somebody sees it, which every game writes in its own way."""
    return any(RawType() in (field.type, *getattr(field.type, "types", ())) for field in struct.fields)


if __name__ == "__main__":
    FILE.write_text(script(), "utf-8")
