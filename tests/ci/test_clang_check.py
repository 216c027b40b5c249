"""Test ci/clang-check and ci/tidy: which flags they pass on, and how they read clang's output."""

import importlib.util
import shutil
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

CI = Path(__file__).resolve().parents[2] / "ci"


def script(name):
    loader = SourceFileLoader(name.replace("-", "_"), str(CI / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def test_what_is_kept_of_a_command():
    command = "ccache /usr/bin/cc -DX=1 -UNDEBUG -Ia -isystem b -g -O2 -fPIC -fgcse -Wall -Werror -x c++ -std=c++17 -o f.o -c f.c"
    assert script("clang-check").kept({"command": command}) == [
        "-DX=1", "-UNDEBUG", "-Ia", "-Wall", "-Werror", "-std=c++17", "-isystem", "b", "-x", "c++",
    ]  # fmt: skip


@pytest.mark.parametrize("clang", script("clang-check").CLANGS)
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("int f(int a) { return a; }", ""),
        ("int f(int a) { return 0; }", "unused parameter 'a'"),
        ("int f(int a) { return b; }", "use of undeclared identifier 'b'"),
    ],
)
def test_warnings_are_errors(clang, line, says, tmp_path):
    if shutil.which(clang) is None:
        pytest.skip(f"no {clang}")
    (tmp_path / "f.c").write_text(line + "\n")
    said = script("clang-check").look(clang, ["-Wshadow=local"], str(tmp_path / "f.c"), str(tmp_path))
    assert says in said
    assert bool(said) is bool(says)


def test_a_finding_in_a_header_counts_once():
    root = CI.parent
    line = f"{root}/core/a.h:3:4: error: narrow [bugprone-x,-warnings-as-errors]"
    note = f"{root}/core/a.h:2:1: note: declared here"
    assert script("tidy").findings([f"{line}\n{note}\n", line]) == {"core/a.h:3:4: error: narrow": "bugprone-x"}


@pytest.mark.parametrize(("file", "clangs"), [
    ("/b/dev/code/13.5/driver/api.c", ["new"]),
    ("/b/dev/code/12.9/driver/api.c", ["old"]),
    ("/simulator/driver/code/elf.c", ["old", "new"]),
    ("/core/module.c", ["old", "new"]),
])
def test_generated_code_is_checked_by_one_clang(file, clangs):
    assert script("clang-check").clangs_for(file, ["old", "new"], "13.5") == clangs
