"""Error messages after common mistakes equal those in mistakes/messages.txt, and most of them help.

With UPDATE_GOLDEN set, the file is written instead of compared (ci/update-golden sets it).
"""

import os
import re
import sys
import sysconfig
from pathlib import Path

import pytest
from mistakes import areas, prose
from support import libraries
from support.sanitizers import needs_builtins

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="the texts are those of the simulated device")

GOLDEN = Path(prose.__file__).with_name("messages.txt")
WRITTEN_BY = (3, 11)  # the Python version whose own messages are in messages.txt
AT_MOST = 5  # messages that do not help
NVRTC = Path(sysconfig.get_path("purelib"), "nvidia", "cu13", "lib", "libnvrtc.so.13")


def as_elsewhere(text):
    """Remove what other Python releases say differently.

    These are suggestions and the names of extension modules.
    """
    text = re.sub(r"\. Did you mean: '[^'\n]+'\?$", "", text, flags=re.MULTILINE)
    return re.sub(r"\.cpython-3\d+t?-", ".cpython-3-", text)


@needs_builtins
@pytest.mark.nvrtc
@pytest.mark.skipif(not NVRTC.exists(), reason="the compilers' sentences are those of the wheels of CUDA 13")
def test_messages(tmp_path):
    said = "\n".join(prose.text(of, prose.messages(name, tmp_path)) for name, of in areas().items())
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(said)
    expected = GOLDEN.read_text()
    if sys.version_info[:2] != WRITTEN_BY:
        said, expected = as_elsewhere(said), as_elsewhere(expected)
    assert said.splitlines() == expected.splitlines()


def test_how_many_are_of_help():
    every = [one for of in areas().values() for one in of.mistakes]
    assert len(every) >= 90
    assert len({(of.title, one.title) for of in areas().values() for one in of.mistakes}) == len(every)
    assert sum(one.helps != "yes" for one in every) <= AT_MOST


def test_what_goes_through_is_of_no_help():
    """A mistake that nobody reports does not count as one that helps."""
    entries = re.split(r"\n(?=[A-Z])", GOLDEN.read_text())
    silent = {entry.partition(".\n")[0] for entry in entries if "\n  (nothing)\n" in entry}
    every = [one for of in areas().values() for one in of.mistakes]
    assert silent == {one.title for one in every if one.helps.startswith("nothing is said")}
