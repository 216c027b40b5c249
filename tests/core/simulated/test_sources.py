"""Test that reports of the simulated device show the faulty line with a caret.

Each case runs in a child process.
"""

import os
import re
import subprocess
import sys

import pytest
from cubind.core import ProgramOptions
from support import libraries
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU"),
    needs_builtins,
]

RUN = """
import sys
from cubind.core import CUDAError, Device, LaunchConfig, ObjectCode, Program, ProgramOptions, launch
device = Device()
device.set_current()
stream = device.create_stream()
if sys.argv[3] == "text":
    code = ObjectCode.from_ptx(sys.argv[1].encode())
else:
    code = Program(sys.argv[1], "c++", ProgramOptions(arch="sm_90", **eval(sys.argv[2]))).compile(sys.argv[3])
launch(stream, LaunchConfig(grid=1, block=1), code.get_kernel("k"), 8)
try: stream.sync()
except CUDAError: pass
"""


def report(folder, source, options="{}", target="cubin"):
    environment = os.environ | {"CUBIND_DEVICE": "simulated", "CUBIND_CACHE_DIR": str(folder / "cache")}
    environment["PYTHONPATH"] = str(libraries.BUILD / "python")
    result = subprocess.run([sys.executable, "-c", RUN, source, options, target], cwd=folder, env=environment, timeout=300,
                            capture_output=True, check=False)  # fmt: skip
    assert result.returncode == 0, result.stderr.decode()
    return result.stderr.decode()


def shown(text):
    """Return [(how, file's name, line, source, column of the caret)]."""
    found = re.findall(r"^  (at|inlined at) source line (.*):(\d+)(?:\n    (.*)\n    ( *)\^)?$", text, re.MULTILINE)
    return [(how, os.path.basename(file), int(line), source, len(blanks)) for how, file, line, source, blanks in found]


SOURCE = """// a comment
__device__ __forceinline__ void set(int *at) {
\t  *at = 1;\t// "größer"
}
extern "C" __global__ void k(int *at) {
    if (threadIdx.x == 0) { set(at); }
}
"""


def test_lines(tmp_path):
    first, call = shown(report(tmp_path, SOURCE))
    assert first == ("at", "default_program", 3, '*at = 1; // "größer"', 0)
    assert call == ("inlined at", "default_program", 6, "if (threadIdx.x == 0) { set(at); }", call[4])


def text_of(column, line, path="/there/k.cu"):
    """Return PTX with its source; the fault is in the source's second line."""
    return f""".version 7.0
.target sm_70
.address_size 64
.file 1 "{path}"
.visible .entry k(.param .u64 at) {{
.reg .b64 a;
.loc 1 2 {column}
ld.param.u64 a, [at];
st.global.u32 [a], 1;
ret;
}}
//cubind source: other.cu
//|no
//|not this one
//cubind source: k.cu
//|first
//|{line}
//|last
"""


LONG = "x" * 110 + "äöüß" * 5


@pytest.mark.parametrize(("column", "line", "wanted"), [
    (5, "    at[2] = 1;", "at[2] = 1;\n    ^"),
    (10, "    at[2] = 1;", "at[2] = 1;\n         ^"),
    (12, "/* ÄÖ */ at[2] = 1;", "/* ÄÖ */ at[2] = 1;\n             ^"),
    (3, "\tif\t(a)\r", "if (a)\n     ^"),
    (1, "    at[2] = 1;", "at[2] = 1;"),
    (0, "at[2] = 1;", "at[2] = 1;"),
    (99, "at[2] = 1;", "at[2] = 1;"),
    (2147483647, "a\x1b[31mb", "a?[31mb"),
    (1, LONG, LONG[:115] + "\n    ^"),
    (130, LONG, LONG[:115]),
])  # fmt: skip
def test_the_caret_stands_below_its_letter(tmp_path, column, line, wanted):
    text = report(tmp_path, text_of(column, line), target="text")
    assert f"source line /there/k.cu:2\n    {wanted}\n  with a = 0x8" in text


@pytest.mark.parametrize(("path", "line"), [("k.cu", 2), ("/there/bk.cu", 2), ("/there/k.cu/", 2)])
def test_only_of_the_file_that_is_named(tmp_path, path, line):
    text = report(tmp_path, text_of(1, "the line", path), target="text")
    assert f"source line {path}:{line}" in text and ("the line" in text) == (path == "k.cu")


def test_named_programs_and_the_files_of_others(tmp_path):
    (tmp_path / "inner.h").write_text("// by another\n__device__ void inner(int *at) {\n  *at = 2; }\n")
    (tmp_path / "k.cu").write_text("what is in the file is not what was compiled\n" * 9)
    source = '#include "inner.h"\nextern "C" __global__ void k(int *at) {\n    inner(at); }\n'
    first, call = shown(report(tmp_path, source, "{'name': 'k.cu'}"))
    assert first == ("at", "inner.h", 3, "*at = 2; }", 0) and call[:4] == ("inlined at", "k.cu", 3, "inner(at); }")


def test_of_ptx_the_file_is_read(tmp_path):
    (tmp_path / "k.cu").write_text(SOURCE)
    assert shown(report(tmp_path, SOURCE, "{'name': 'k.cu'}", "ptx"))[0][1:4] == ("k.cu", 3, '*at = 1; // "größer"')
    os.unlink(tmp_path / "k.cu")
    os.mkfifo(tmp_path / "k.cu")  # nobody writes into it
    assert "source line" in report(tmp_path, SOURCE, "{'name': 'k.cu'}", "ptx")
    os.unlink(tmp_path / "k.cu")
    (tmp_path / "k.cu").write_text("too short")
    assert "too short" not in report(tmp_path, SOURCE, "{'name': 'k.cu'}", "ptx")


def test_refused(tmp_path):
    text = report(tmp_path, SOURCE, "{'lineinfo': False}")
    assert "at PTX line" in text and "source line" not in text


@pytest.mark.parametrize(("device", "options", "wanted"), [
    ("simulated", {}, True), ("simulated", {"lineinfo": False}, False), ("simulated", {"debug": True}, False),
    ("simulated", {"lineinfo": True}, True), (None, {}, False), (None, {"lineinfo": True}, True)])  # fmt: skip
def test_options(monkeypatch, device, options, wanted):
    monkeypatch.delenv("CUBIND_DEVICE", raising=False)
    if device is not None:
        monkeypatch.setenv("CUBIND_DEVICE", device)
    assert (b"--generate-line-info" in ProgramOptions(arch="sm_90", **options).as_bytes("nvrtc")) == wanted
