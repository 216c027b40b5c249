"""Tracebacks end at the caller's line and hide core's frames, unless CUBIND_DEBUG=1 is set."""

import os
import subprocess
import sys
import traceback

import pytest
from cubind.core import Program, ProgramOptions, StreamOptions
from support import libraries

SOURCE = 'extern "C" __global__ void k() { }'


class LookupFails(Exception):
    pass


def bad_options():
    Program(SOURCE, "c++", {"arch": "sm_90", "name": 5})


def bad_option():
    Program(SOURCE, "c++", ProgramOptions(arch="sm_90")).compile("cubin", cache=object())


def bad_replacement():
    StreamOptions().__replace__(no_such_option=1)


@pytest.mark.parametrize("call", [bad_options, bad_option, bad_replacement])
def test_the_callers_line_is_the_last(call, monkeypatch):
    monkeypatch.delenv("CUBIND_DEBUG", raising=False)
    with pytest.raises(TypeError) as info:
        call()
    assert traceback.extract_tb(info.value.__traceback__)[-1].name == call.__name__
    monkeypatch.setenv("CUBIND_DEBUG", "1")
    with pytest.raises(TypeError) as shown:
        call()
    assert "cubind/core/" in traceback.extract_tb(shown.value.__traceback__)[-1].filename
    assert str(shown.value) == str(info.value) and info.value.__cause__ is None


def test_frames_of_others_stay(monkeypatch):
    """Other code's frames stay in the traceback, as they show the place of that code's errors."""
    monkeypatch.delenv("CUBIND_DEBUG", raising=False)
    program = Program(SOURCE, "c++", ProgramOptions(arch="sm_90"))

    def fail(*arguments):
        raise LookupFails("noted") from ValueError("why")

    from cubind.core import _program_cache

    monkeypatch.setattr(_program_cache, "_render", fail)
    with pytest.raises(LookupFails) as info:
        program.compile("cubin")
    frames = traceback.extract_tb(info.value.__traceback__)
    assert frames[-1].name == "fail" and isinstance(info.value.__cause__, ValueError)


COMPILE = """if True:
    from cubind.core import Program

    Program("int f( {", "c++", {"arch": "sm_90"}).compile("ptx", cache=False)
"""


def test_compile_error():
    """An error of the real compiler, if installed, ends at the caller's line."""
    environment = {key: value for key, value in os.environ.items() if key != "CUBIND_DEBUG"}
    environment |= {"PYTHONPATH": str(libraries.PACKAGE)}
    result = subprocess.run([sys.executable, "-c", COMPILE], env=environment, capture_output=True, text=True, check=False)
    if "LibraryNotFoundError" in result.stderr:
        pytest.skip("needs NVRTC")
    assert result.stderr.startswith('Traceback (most recent call last):\n  File "<string>", line 4, in <module>\ncubind.core.NVRTCError: ')
    assert "cubind/core/" not in result.stderr
