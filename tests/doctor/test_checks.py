"""Test checks of `cubind doctor` that need no planted installation, and its lists."""

import copy
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time

import pytest
from doctor import cases, place
from support import libraries
from support.sanitizers import not_sanitized

libraries.use_build()
from cubind._command import problems, report  # noqa: E402
from cubind._command.facts import variables  # noqa: E402

ROOT = libraries.ROOT
PAGE = (ROOT / "docs" / "command.md").read_text()
CODE = "\n".join(path.read_text() for path in sorted((ROOT / "python/cubind/_command/problems").glob("*.py")))
pytestmark = not_sanitized("starts a plain interpreter for each command")


@pytest.fixture(scope="module")
def healthy(tmp_path_factory):
    here = place.Place(tmp_path_factory.mktemp("healthy"))
    facts = json.loads(here.run("doctor", "--json")[0])["facts"]
    facts["libraries"] = {int(major): rows for major, rows in facts["libraries"].items()}
    facts["driver"]["kernel_module"] = None  # the machine may have one
    return facts


# Facts that no planted folder gives: (changes as {path: value}, ids).
FACTS = {
    "kernel module without libraries": (
        {
            "driver": {
                "is_loaded": False,
                "kernel_module": "580.65.06",
                "error": "libcuda.so.1: cannot open shared object file: No such file",
            }
        },
        ["driver-missing"],
    ),
    "kernel module of another version": ({"driver": {"kernel_module": "575.57.08"}}, ["driver-mismatch"]),
    "free-threaded Python": ({"python": {"is_free_threaded": True}}, ["free-threaded"]),
    "cubind that hangs": ({"cubind": {"end": "hung", "at": "importing cubind._core"}}, ["cubind-hangs"]),
    "cubind that crashes": ({"cubind": {"end": "SIGSEGV", "at": "importing cubind._core"}}, ["cubind-crashes"]),
    "error of doctor": ({"cubind": {"errors": {"finding headers": "OSError: no"}}}, ["doctor-failed"]),
    "no space at all": ({"cache": {"is_folder": True, "exists": True, "free": 1 << 20}}, ["cache-no-space"]),
}


@pytest.fixture
def no_settings(monkeypatch):
    for name in list(os.environ):
        if name.startswith(("CUBIND_", "CUDA_", "CONDA_", "LD_", "PYTHONPATH")):
            monkeypatch.delenv(name)


@pytest.mark.parametrize("name", FACTS)
def test_facts(name, healthy, no_settings):
    changes, ids = FACTS[name]
    facts = copy.deepcopy(healthy)
    for part, values in changes.items():
        facts[part] |= values
    found = problems.find(facts)
    assert [problem.id for problem in found] == ids
    assert all(text and not text.startswith(" ") for problem in found for text in problem)
    assert report.text(facts, found)


# ---- lists ----


def ids_in_code():
    known = set(re.findall(r'\b(?:Problem\(|[\d]+: \()\s*"([a-z]+(?:-[a-z]+)+)"', CODE))
    assert len(known) > 40
    return known


def test_each_problem_is_planted():
    planted = {name for _, ids in cases.CASES.values() for name in ids} | {
        name for _, ids in FACTS.values() for name in ids
    }
    assert planted == ids_in_code()


def test_the_page_lists_each_problem():
    assert sorted(re.findall(r"^\| `([a-z]+(?:-[a-z]+)+)` \|", PAGE, re.MULTILINE)) == sorted(ids_in_code())


def test_the_page_lists_every_variable():
    described = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    assert set(variables.OURS) | set(variables.OTHERS) <= described


# ---- the command ----


WRONG = [
    (("doctor", "--timeout", "0"), "cubind doctor: error: argument --timeout: 0 is no positive number of seconds\n"),
    (("doctor", "please"), "cubind doctor: error: unrecognized arguments: please\n"),
]


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_wrong_usage(cubind, words, said):
    """An error is one line, and the status is 2."""
    done = cubind(*words)
    assert (done.returncode, done.stderr) == (2, said)


def test_interrupt(tmp_path):
    """Ctrl-C ends doctor quietly and at once, though the driver hangs."""
    here, mark = place.Place(tmp_path), tmp_path / "hangs"
    here.driver(init="hang", mark=mark)
    command = [sys.executable, "-m", "cubind", "doctor"]
    with subprocess.Popen(
        command, cwd=here.work, env=here.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as doctor:
        while not mark.exists():
            assert doctor.poll() is None
            time.sleep(0.01)
        doctor.send_signal(signal.SIGINT)
        said = doctor.communicate(timeout=10)
    assert (doctor.returncode, *said) == (-signal.SIGINT, b"", b"")


# ---- a terminal ----


@pytest.mark.parametrize(
    ("settings", "is_coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_terminal(tmp_path, settings, is_coloured):
    """On a terminal, the level has a colour unless the user wants none, and lines are wrapped."""
    here = place.Place(tmp_path)
    cases.no_compiler(here)
    ours, theirs = pty.openpty()
    environment = here.environment() | {"TERM": "xterm", "COLUMNS": "80"} | settings
    with subprocess.Popen(
        [sys.executable, "-S", "-m", "cubind", "doctor"], cwd=here.work, env=environment, stdout=theirs, stderr=theirs
    ) as doctor:
        os.close(theirs)
        said = b""
        while True:
            try:
                more = os.read(ours, 65536)
            except OSError:  # the other end was closed
                break
            said += more
            if not more:
                break
    os.close(ours)
    assert doctor.returncode == 1
    assert (b"\x1b[31merror\x1b[0m" in said) is is_coloured
    assert (b"\x1b" in said) is is_coloured
    paragraphs = said.decode().partition("\r\n\r\n")[2].splitlines()
    assert max(len(re.sub(r"\x1b\[\d*m", "", line)) for line in paragraphs) <= 80
