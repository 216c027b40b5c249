"""Test `python3 -m cubind`: what all subcommands share, and those that run another program."""

import os
import subprocess
import sys
import tomllib

import pytest
from support import libraries
from support.sanitizers import not_sanitized

PROJECT = tomllib.loads((libraries.ROOT / "pyproject.toml").read_text())["project"]
pytestmark = not_sanitized("starts a plain interpreter for each command")


# ---- all subcommands ----


def test_import_of_cubind_imports_no_command():
    program = "import sys, cubind, cubind.core; print([name for name in sys.modules if 'command' in name])"
    environment = {**os.environ, "PYTHONPATH": str(libraries.PACKAGE)}
    environment.pop("CUBIND_DEVICE", None)
    done = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, env=environment)
    assert (done.stdout, done.stderr) == ("[]\n", "")


WRONG = [
    ((), ""),
    (("cach",), "cubind: error: there is no command 'cach': did you mean cache?\n"),
    (("cache",), "cubind cache: error: the following arguments are required: ACTION\n"),
    (
        ("cache", "clear", "--older-than", "long"),
        "cubind cache clear: error: argument --older-than: long is no number of days\n",
    ),
    (("config",), "cubind config: error: say what to print: --cflags, --libs, --cmakedir or --includes\n"),
    (("examples", "show", "saxpi"), "cubind examples: error: there is no example 'saxpi': did you mean saxpy?\n"),
]


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_wrong_usage(cubind, words, said):
    """An error is one line, and the status is 2."""
    done = cubind(*words)
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.parametrize("name", ["examples", "cache", "config"])
def test_help(cubind, name):
    done = cubind(name, "--help")
    assert done.returncode == 0 and done.stdout.startswith(f"usage: cubind {name}") and done.stderr == ""


def test_overview_and_version(cubind):
    overview = cubind("--help").stdout
    assert [
        name
        for name in ("doctor", "examples", "cache", "config", "simulate", "compat")
        if f"\n  {name} " not in overview
    ] == []
    assert cubind("--version").stdout == f"cubind {PROJECT['version']}\n"


def test_entry_point():
    """pip makes the command `cubind` of the same function."""
    assert PROJECT["scripts"] == {"cubind": "cubind.__main__:main"}


# ---- simulate and compat ----


def test_simulate(cubind):
    done = cubind(
        "simulate",
        "--devices",
        "2",
        "-c",
        "import sys; from cubind import driver as d; d.cuInit(0); print(d.cuDeviceGetCount()[1], sys.argv)",
        "--help",
    )
    assert (done.stdout, done.returncode) == ("2 ['-c', '--help']\n", 0), done.stderr


def test_compat(cubind):
    done = cubind("compat", "-c", "import sys; from cuda.bindings import driver; print(driver.__name__); sys.exit(3)")
    assert (done.stdout, done.returncode) == ("cubind.driver\n", 3), done.stderr
