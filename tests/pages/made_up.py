"""Languages that nobody speaks: every text is a third longer, and some begin or end with letters from right to left."""

import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

LONG = "eo"  # read from left to right
TURNED = "he"  # read from right to left
ENDS = ("{} \u05d0\u05d1", "\u05e9\u05dc\u05d5\u05dd {}", "{}", "{} \u0645\u0631")  # of texts, in turn
LEFT = ("number-", "form-", "list-")  # what only puts other texts together
NOT_YET = "web/src/rules/texts"  # what is not said in these languages: a page about Bourgade


def longer(text: str) -> str:
    """Return words that are a third longer.

    >>> longer("Play now")
    'Playpl nown'
    """
    return " ".join(word + word[: -(-len(word) // 3)].lower() if word.isalpha() else word for word in text.split(" "))


def made_up(catalogue: str) -> str:
    """Return a catalogue in a language that nobody speaks."""
    resource = FluentParser().parse(catalogue)
    messages = [each for each in resource.body if isinstance(each, ast.Message) and each.value]
    for number, message in enumerate(messages):
        if not message.id.name.startswith(LEFT):
            lengthen(message.value)
            ends = ENDS[number % len(ENDS)].partition("{}")
            around = [ast.TextElement(ends[0]), *message.value.elements, ast.TextElement(ends[2])]
            message.value.elements = [each for each in around if not isinstance(each, ast.TextElement) or each.value]
    return FluentSerializer().serialize(resource)


def lengthen(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = longer(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                lengthen(variant.value)


def build(folder: Path) -> Path:
    """Build pages that know these languages, from a copy; return where they lie."""
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "tests"))
    (web / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    for path in (ROOT / "src").rglob("texts/*.ftl"):
        copy = folder / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    english = [*web.glob("src/**/texts/en.ftl"), *folder.glob("src/**/texts/en.ftl")]
    for path in [each for each in english if each.parent != folder / NOT_YET]:
        for language in (LONG, TURNED):
            path.with_name(f"{language}.ftl").write_text(made_up(path.read_text("utf-8")), "utf-8")
    npm = hatch_build.npm_here()
    done = subprocess.run(
        [*npm, "run", "build"], cwd=web, env=hatch_build.environment(npm), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / hatch_build.PAGES.relative_to(ROOT)
