"""The fuzzers of arguments and objects (tests/fuzz) work, and short runs find no error."""

import functools
import json
import os
import subprocess
import sys

import pytest
from support import calls, libraries

FUZZER = libraries.ROOT / "tests" / "fuzz" / "arguments.py"
OBJECTS = FUZZER.with_name("objects.py")

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="calls functions of the stub libraries with anything")


def fuzz(*arguments, fuzzer=FUZZER):
    env = os.environ | {"CUBIND_BUILD": str(libraries.BUILD)}
    env.pop("LD_PRELOAD", None)  # the fuzzer preloads it itself, only for the calls
    command = [sys.executable, fuzzer, *map(str, arguments)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout + done.stderr


def test_a_few_calls(tmp_path):
    code, output = fuzz("run", "--calls", 1500, "--seed", 1, "--findings", tmp_path)
    assert code == 0, output
    assert "seed 1\n" in output and "executed 1500 calls, 0 findings" in output
    assert not list(tmp_path.iterdir())


def test_a_few_calls_of_core(tmp_path):
    code, output = fuzz("run", "--calls", 1000, "--seed", 1, "--findings", tmp_path, fuzzer=OBJECTS)
    assert code == 0, output
    assert "executed 1000 calls, 0 findings" in output
    assert not list(tmp_path.iterdir())


def test_a_call_can_be_made_again(tmp_path):
    file = tmp_path / "finding.json"
    file.write_text(json.dumps({"seed": 1, "first": 0, "call": 20}))
    code, output = fuzz("again", file)
    assert (code, output.strip()) == (0, "nothing happened")


def test_a_process_that_dies_is_a_finding(tmp_path):
    """If the process dies, that is a finding: a missing build ends the first call."""
    env = os.environ | {"CUBIND_BUILD": str(tmp_path)}
    stub = tmp_path / "stubs" / "driver" / "libcuda.so.1"
    stub.parent.mkdir(parents=True)
    stub.write_bytes(b"")
    options = ["--calls", "5", "--seed", "7", "--most", "1", "--findings", tmp_path / "found"]
    command = [sys.executable, FUZZER, "run", *options]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 1 and "ERROR: call 0 of seed 7 ended with status 1" in done.stdout
    (file,) = (tmp_path / "found").iterdir()
    assert json.loads(file.read_text())["call"] == 0 and f"again {file}" in done.stdout


@pytest.mark.parametrize("module, name, attribute", [
    ("driver", "cuMemRangeGetAttributes", "CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY"),
    ("runtime", "cudaMemRangeGetAttributes", "cudaMemRangeAttribute.cudaMemRangeAttributeAccessedBy"),
])
def test_sizes_are_read_once(module, name, attribute, bound):
    """The library gets the buffer's size from its creation, even if the list changes meanwhile."""
    sizes = [4096]

    class Shrinking:
        def __index__(self):
            sizes[0] = 8
            return 8

        __int__ = __index__

    call = bound(module, name)
    key = functools.reduce(getattr, attribute.split("."), calls.module_of(module))
    _, values = call(sizes, [key], 1, 4096, Shrinking())
    assert sizes == [8] and call.input("dataSizes")[:8] == (4096).to_bytes(8, "little")
    assert len(values[0]) * 4 == 4096
