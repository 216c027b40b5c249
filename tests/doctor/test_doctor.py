"""Test that `cubind doctor` names each fault of planted installations, and its remedy.

doctor.txt has the reports, so that people can read them. UPDATE_GOLDEN=1 rewrites that file
(ci/update-golden sets it). Read the diff: each problem must say what to do.
"""

import fcntl
import json
import os
import re
import signal
import textwrap
from pathlib import Path

import pytest
from doctor import cases, place
from support import libraries
from support.sanitizers import not_sanitized

GOLDEN = Path(__file__).with_name("doctor.txt")
HEAD = textwrap.dedent("""\
    This file shows how `cubind doctor` reports planted faults. The first report is that of a healthy
    installation. The others show only the facts that differ from it, and the problems.
    UPDATE_GOLDEN=1 pytest tests/doctor makes this file.
    """)

pytestmark = [
    pytest.mark.skipif(
        libraries.ON_GPU or os.path.exists("/proc/driver/nvidia/version"), reason="the driver of this machine has a say"
    ),
    pytest.mark.skipif(sorted(place.RELEASES) != [12, 13], reason="this build has the modules of one major"),
    not_sanitized("the planted libraries and modules are loaded into a plain interpreter"),
]


def sections(text):
    return {
        part.partition("\n")[0]: part.partition("\n")[2].strip("\n")
        for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]
    }


def update(name, section):
    """Replace one section of the file under a lock, since tests in other processes do the same."""
    with open(GOLDEN, "a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        known = sections(file.read()) | {name: section}
        file.seek(0)
        file.truncate()
        ordered = (f"\n# {each}\n\n{known[each]}\n" for each in cases.CASES if each in known)
        file.write("\n".join([HEAD, *ordered]))


def ended(status):
    return f"Ended by {signal.Signals(-status).name}." if status < 0 else f"Exit status {status}."


@pytest.fixture(scope="session")
def healthy(tmp_path_factory):
    """Return the lines of the healthy installation's report."""
    return frozenset(place.Place(tmp_path_factory.mktemp("healthy")).examine()[0].splitlines())


@pytest.mark.parametrize("name", cases.CASES)
def test_case(name, tmp_path, healthy):
    plant, ids = cases.CASES[name]
    here = place.Place(tmp_path)
    plant(here)
    said, status = here.examine()
    here.site.chmod(0o755)
    facts, _, problems = said.partition("\n\n")
    shown = facts if name == "healthy" else "\n".join(line for line in facts.splitlines() if line not in healthy)
    report = "\n\n".join(filter(None, (shown, problems.strip("\n"), ended(status))))
    section = f"{plant.__doc__}\n\n{textwrap.indent(report, '    ')}".strip("\n")
    if os.environ.get("UPDATE_GOLDEN"):
        update(name, section)
    expected = sections(GOLDEN.read_text()).get(name, "")
    assert section == expected, "\n".join(["the report differs from doctor.txt:", section])
    assert tuple(re.findall(r"^\d+\. \w+ \[([\w-]+)\]: ", problems, re.MULTILINE)) == ids


def test_every_section_is_of_a_case():
    assert list(sections(GOLDEN.read_text())) == list(cases.CASES)
    assert len(cases.CASES) >= 30


def test_json(tmp_path):
    """The problems have the ids that the case names, in their order, and all parts are text."""
    here = place.Place(tmp_path)
    cases.old_driver(here)
    said, status = here.run("doctor", "--json")
    report = json.loads(said)
    assert status == 1
    assert report["version"] == 1
    assert [problem["id"] for problem in report["problems"]] == list(cases.CASES["old driver"][1])
    assert all(isinstance(text, str) and text for problem in report["problems"] for text in problem.values())
    assert report["facts"]["driver"]["release"] == "470.256.02"
