"""A library may return a "no room" status with the number of items needed (`again` in its spec).

No bound library does that, so the tests make a small library that does. Its module loses neither
the number nor the items.
"""

import os
import subprocess
import sys
import sysconfig

import pytest
from support import libraries
from support.sanitizers import not_sanitized

HEADER = """\
#define SAMPLE_VERSION 1000
typedef enum status_enum { SAMPLE_OK = 0, SAMPLE_NO_DEVICE = 1, SAMPLE_INSUFFICIENT_SIZE = 7 } status;
status sampleGetProcesses(int device, unsigned int *processes, unsigned int *count);
"""
SPEC = """\
module: sample
headers: [sample.h]
version_macro: SAMPLE_VERSION
reviewed: 1000
library: {name: sample, soname: libsample_no_room.so.1}
status: {enum: status, success: SAMPLE_OK, error_class: SampleError, prefix: SAMPLE_, again: [SAMPLE_INSUFFICIENT_SIZE]}
function_prefix: sample
blocking: []
functions:
  sampleGetProcesses: {processes: {dir: out, len: count}, count: {dir: inout, default: 0}}
"""
LIBRARY = """\
#include <stddef.h>
#include "sample.h"
status sampleGetProcesses(int device, unsigned int *processes, unsigned int *count)
{
    unsigned int room = *count;
    if (device != 0)
        return SAMPLE_NO_DEVICE;
    *count = 3;
    if (room < 3)
        return SAMPLE_INSUFFICIENT_SIZE;
    for (unsigned int i = 0; i < 3; i++)
        processes[i] = 100 + i;
    return SAMPLE_OK;
}
"""
PROGRAM = """\
from cubind import sample
print([tuple(map(repr, sample.sampleGetProcesses(0, count))) for count in (0, 2, 5)])
print(sample.sampleGetProcesses(0)[1:], sample.sampleGetProcesses(1)[1:])
import cubind
from importlib.machinery import ModuleSpec
checked = sample._make_checked(ModuleSpec("cubind.checked.sample", None))
print(checked.sampleGetProcesses(0))
for arguments in ((1,), (0, 2)):
    try:
        checked.sampleGetProcesses(*arguments)
    except cubind.CUDAError as error:
        print(type(error).__name__)
"""


def run(*command, **options):
    result = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False, timeout=120, **options)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture
def program(tmp_path):
    for name, text in (("sample.h", HEADER), ("sample.yaml", SPEC), ("library.c", LIBRARY), ("program.py", PROGRAM)):
        (tmp_path / name).write_text(text)
    run(libraries.BUILD / "generator" / "cubind-gen", "generate", "--specs", tmp_path, "--module", "sample", "--include", tmp_path,
        "--templates", libraries.ROOT / "templates", "--out", tmp_path / "out")
    package = tmp_path / "python" / "cubind"
    package.mkdir(parents=True)
    for path in (libraries.BUILD / "python" / "cubind").iterdir():
        (package / path.name).symlink_to(path.resolve())
    includes = [f"-I{path}" for path in (sysconfig.get_paths()["include"], libraries.ROOT / "runtime" / "include", tmp_path)]
    sources = [p for p in (tmp_path / "out" / "sample").glob("*.c") if p.stem not in ("stub_library", "layout_check")]
    compile_shared = ("gcc", "-shared", "-fPIC", "-O1", "-fvisibility=hidden", *includes)
    run(*compile_shared, *sources, libraries.BUILD / "runtime" / "libcubind_rt.a",
        "-o", package / f"sample{sysconfig.get_config_var('EXT_SUFFIX')}")
    run("gcc", "-shared", "-fPIC", *includes, tmp_path / "library.c", "-o", tmp_path / "libsample_no_room.so.1")
    environment = os.environ | {"PYTHONPATH": str(package.parent), "LD_LIBRARY_PATH": str(tmp_path)}
    return run(sys.executable, tmp_path / "program.py", env=environment)


@pytest.mark.skipif(not (libraries.BUILD / "generator" / "cubind-gen").exists(), reason="needs cubind-gen")
@not_sanitized("the small library is made without the sanitizer")
def test_the_number_is_not_lost(program):
    assert program.splitlines() == [
        "[('<status.SAMPLE_INSUFFICIENT_SIZE: 7>', 'None', '3'), ('<status.SAMPLE_INSUFFICIENT_SIZE: 7>', 'None', '3'), "
        "('<status.SAMPLE_OK: 0>', '[100, 101, 102, 0, 0]', '3')]",
        "(None, 3) (None, None)",
        "[100, 101, 102]",
        "NoDeviceError",
        "InsufficientSizeError",
    ]
