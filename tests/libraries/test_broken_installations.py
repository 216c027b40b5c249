"""Test that programs on broken installations print helpful messages.

broken/messages.txt has all messages, so that people can read them. UPDATE_GOLDEN=1 rewrites that
file (ci/update-golden sets it). Read the diff: each message must say what to do.
"""

import fcntl
import os
import re
import textwrap

import pytest
from broken import installations, place
from support import libraries

MESSAGES = libraries.TESTS / "broken" / "messages.txt"
HEAD = "What programs print on broken installations. Made by UPDATE_GOLDEN=1 pytest tests/libraries/test_broken_installations.py.\n"

pytestmark = [
    pytest.mark.skipif(libraries.ON_GPU, reason="the driver of this machine has a say"),
    pytest.mark.skipif(sorted(place.RELEASES) != [12, 13], reason="this build has the modules of one major"),
]


def sections(text):
    return {part.partition("\n")[0]: part.partition("\n")[2].strip("\n") for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]}


def update(name, section):
    """Replace one section of the file under a lock, since tests in other processes do the same."""
    with open(MESSAGES, "a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        known = sections(file.read()) | {name: section}
        file.seek(0)
        file.truncate()
        ordered = (f"\n# {each}\n\n{known[each]}\n" for each in installations.INSTALLATIONS if each in known)
        file.write("\n".join([HEAD, *ordered]))


@pytest.mark.parametrize("name", installations.INSTALLATIONS)
def test_message(name, tmp_path):
    make, program = installations.INSTALLATIONS[name]
    here = place.Place(tmp_path)
    try:
        make(here)
    except place.Missing as reason:
        pytest.skip(str(reason))
    said = here.run(program)
    section = f"{make.__doc__}\n\n{textwrap.indent(program, '    ')}\nIt prints:\n\n{textwrap.indent(said, '    ')}".strip("\n")
    if os.environ.get("UPDATE_GOLDEN"):
        update(name, section)
    expected = sections(MESSAGES.read_text()).get(name, "")
    assert section == expected, place.differences(expected, section)


def test_every_section_is_of_an_installation():
    assert list(sections(MESSAGES.read_text())) == list(installations.INSTALLATIONS)
