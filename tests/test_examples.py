"""The examples in docstrings do what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src"


def modules_with_examples(folder, pattern):
    for path in sorted(folder.glob(pattern)):
        if ">>> " in path.read_text("utf-8"):
            yield ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize(
    "module", [*modules_with_examples(SOURCES, "**/*.py"), *modules_with_examples(TESTS, "*_table.py"), "table"]
)
def test_the_examples_of_a_module_run(module):
    done = doctest.testmod(import_module(module), raise_on_error=False)
    assert done.attempted
    assert not done.failed
