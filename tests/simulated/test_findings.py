"""Test how reports reach other programs: as JSON, as annotations, and by the plugin for pytest."""

# ruff: noqa: F811 (fixtures are imported)

import json
import os
import subprocess
import sys

import pytest
from cubind import driver
from support import libraries, simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized
from support.simulated import fresh, launch, memory, switch  # noqa: F401
from support.wrong_kernels import options  # noqa: F401

pytestmark = on_stub

# A function that was inlined twice, as in numba's and Triton's texts: source lines of Python.
INLINED = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 at)
{
    .reg .b64 r;
    .loc 1 5 1
    ld.param.u64 r, [at];
    .loc 1 2 4, function_name $name, inlined_at 1 6 9
    .loc 2 3 4, function_name $name, inlined_at 1 2 4
    st.global.u32 [r], 7;
    ret;
}
.file 1 "%s"
.file 2 "%s"
.section .debug_str
{
$name:
.b8 102,0
}
"""


@pytest.fixture
def written(options, tmp_path):
    """Return reports(), which reads the file of the option report."""
    path = tmp_path / "reports.jsonl"

    def reports():
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    def set_options(text=""):
        options(f"report={path}{text}")
        return reports

    return set_options


@pytest.fixture
def apart(device):
    """Return apart(text, name, *arguments), which runs a kernel in a context of its own."""

    def run(text, name, *arguments, bytes=0, **shape):
        context = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
        if bytes:
            memory(bytes)
        kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text)), name.encode()))
        launch(kernel, *arguments, **shape)
        driver.cuCtxSynchronize()
        ok(driver.cuCtxDestroy(context))

    return run


def test_json_of_a_fault(written, apart, tmp_path):
    """The access has the line of the inlined function first, then the calls' lines."""
    reports = written()
    kernel, helper = (str(tmp_path / name) for name in ("kernel.py", "helper.py"))
    (tmp_path / "kernel.py").write_text("\n".join(f"kernel line {i}" for i in range(1, 9)))
    (tmp_path / "helper.py").write_text("\n".join(f"    x[{i}] = 7" for i in range(1, 9)))
    apart(INLINED % (kernel.encode(), helper.encode()), "k", 8, block=3)
    (report,) = reports()
    (access,) = report["accesses"]
    assert access == {
        "verb": "writes", "block": [0, 0, 0], "thread": [0, 0, 0], "ptx_line": 11, "file": helper, "line": 3,
        "inlined": [{"file": kernel, "line": 2}, {"file": kernel, "line": 6}],
    }  # fmt: skip
    assert report["text"].splitlines()[2:] == [
        "  at PTX line 11: st.global.u32 [r], 7",
        f"  at source line {helper}:3", "    x[3] = 7",
        f"  inlined at source line {kernel}:2", "    kernel line 2", "       ^",
        f"  inlined at source line {kernel}:6", "    kernel line 6", "            ^",
        "  with r = 0x8",
        "  2 more threads did the same",
    ]  # fmt: skip
    del report["accesses"], report["text"]
    assert report == {"check": "memory", "kernel": "k", "count": 3, "seed": 0, "fault": True}


def test_json_of_odd_names(written, apart):
    """A line is valid JSON in UTF-8 whatever bytes the file's name has."""
    reports = written()
    name = b"a\xc3\xa4\xff\xc3 \xf0\x9f\x99\x82\xed\xa0\x80\t{%s}.py"
    apart(INLINED.replace(b"%s", name), "k", 8)
    (report,) = reports()
    assert report["accesses"][0]["file"] == "aä\ufffd\ufffd \U0001f642\ufffd\ufffd\ufffd\t{%s}.py"


def test_json_of_other_reports(written, apart):
    """Traps, deadlocks, refused launches and leaks have the same members."""
    reports = written(",seed=7,check=all,leaks")
    apart(simulated.STORE, "stop")
    apart(WAITS, "k", block=2000)
    apart(WAITS, "k", block=64, bytes=64)
    found = reports()
    assert [(one["check"], one["kernel"], one["fault"], one["seed"]) for one in found] == [
        ("fault", "stop", True, 7), ("fault", "k", True, 0), ("sync", "k", True, 7), ("leaks", None, False, 0),
    ]  # fmt: skip
    assert [sorted(access["ptx_line"] for access in one["accesses"]) for one in found] == [[18], [], [10, 12], []]
    assert found[0]["text"].endswith("\n  repeat with seed=7") and found[2]["text"].endswith("\n  repeat with seed=7")


WAITS = simulated.HEAD + b"""
.visible .entry k()
{
    .reg .b32 i; .reg .pred p;
    mov.u32 i, %tid.x; setp.lt.u32 p, i, 32;
    @p bra L;
    bar.sync 1, 64; ret;
L:
    bar.sync 2, 64; ret;
}
"""


def test_text_files_stay(options, apart, capfd, tmp_path):
    options(f"report={tmp_path}/reports.json.txt")
    apart(simulated.STORE, "stop")
    assert (tmp_path / "reports.json.txt").read_text().startswith("The kernel stopped itself by 'trap'\n")
    options(f"report={tmp_path}/none/reports.json")
    apart(simulated.STORE, "stop")
    assert capfd.readouterr().err.startswith("The kernel stopped itself by 'trap'\n")


# --- annotations ---


def test_annotation(options, apart, capfd, tmp_path, monkeypatch):
    """The annotation is for the first line in a file below the working directory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a,b").mkdir()
    (tmp_path / "a,b" / "50%.py").touch()
    text = INLINED % (os.fsencode(tmp_path / "a,b" / "50%.py"), b"/usr/include/library.h")
    for setting, job, shown in (("auto", "true", 1), ("auto", "", 0), ("never", "true", 0), ("always", "", 1)):
        options(f"annotate={setting}")
        monkeypatch.setenv("GITHUB_ACTIONS", job)
        apart(text, "k", 8)
        said = capfd.readouterr().err
        assert said.count("::error ") == shown, setting
        if shown:
            report, _, rest = said.partition("::error ")
            assert rest == f"file=a%2Cb/50%25.py,line=2,title=memory in kernel k::{report.rstrip().replace('%', '%25')}\n".replace(
                "\n", "%0A", report.count("\n") - 1
            )


def test_no_annotation_without_a_source_line(options, apart, capfd):
    options("annotate=always")
    apart(simulated.STORE, "stop")
    assert "::" not in capfd.readouterr().err


# --- the plugin for pytest ---

# The plugin gets the reports of these tests as if the driver had made them.
CONFTEST = """
import pytest
from cubind import simulator

made = []

def take():
    reports = list(made)
    made.clear()
    return reports

simulator._take_reports = take

@pytest.fixture
def find():
    def find(check, kernel="k", fault=False, **more):
        accesses = [{"file": "/x/a.cu", "line": 12, "ptx_line": 1}, {"file": None, "line": 0, "ptx_line": 20}]
        made.append({"check": check, "kernel": kernel, "text": f"Found {check}\\n  in {kernel}", "accesses": accesses, "fault": fault} | more)
    return find

@pytest.fixture
def late(find):
    yield
    find("init")

@pytest.fixture
def early(find):
    find("sync")
"""

TESTS = """
import pytest

def test_race(find):
    find("race")
    find("race", "other")

def test_fault(find):
    find("sync", fault=True)

def test_note(find):
    find("note")
    find("note")

def test_setup(early): pass

def test_teardown(late): pass

@pytest.mark.cubind_allow("race", "init")
def test_allowed(find):
    find("race")
    find("init")

@pytest.mark.cubind_allow("race")
def test_not_allowed(find):
    find("race")
    find("sync")

@pytest.mark.xfail
def test_expected(find):
    find("race")

def test_with_an_error(find):
    find("race")
    assert 1 + 1 == 3
"""


def plugin(folder, *options, **environment):
    """Run the tests of a folder under the plugin, and return its output."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "LD_", "PYTEST_", "GITHUB_"))}
    kept |= {"PYTHONPATH": str(libraries.BUILD / "python")} | environment
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    command = [sys.executable, "-m", "pytest", "-p", "cubind.simulator.pytest", "-p", "no:cacheprovider", *options]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=kept, cwd=folder, timeout=300)
    assert result.returncode in (0, 1), result.stdout + result.stderr
    return result.stdout


@not_sanitized("children preload before the sanitizer's runtime")
@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_findings_fail_tests(tmp_path, workers):
    """A finding fails the phase in which it was made; an error of the test comes first."""
    if workers:
        pytest.importorskip("xdist", reason="pytest-xdist is not installed")
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(TESTS)
    text = plugin(tmp_path, *workers)
    assert "3 failed, 4 passed, 1 xfailed, 2 errors" in text
    assert "the simulated device reports a race in kernel 'k' (a.cu:12, PTX line 20)" in text
    assert sorted(line.partition(" - ")[0] for line in text.splitlines() if line.startswith(("FAILED", "ERROR"))) == [
        "ERROR test_it.py::test_setup", "ERROR test_it.py::test_teardown",
        "FAILED test_it.py::test_not_allowed", "FAILED test_it.py::test_race", "FAILED test_it.py::test_with_an_error",
    ]  # fmt: skip
    assert "FAILED test_it.py::test_with_an_error - assert (1 + 1) == 3" in text
    assert "- Report of the simulated device -" in text and "\nFound race\n  in k\nFound race\n  in other\n" in text
    summary = text.partition(" notes of the simulated device ")[2]
    assert summary.count("Found note\n  in k\n") == 1 and "Found race" not in summary


# Half of a warp passes by a barrier.
UNSYNCED = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry half(.param .u64 at)
{
    .reg .b64 r; .reg .b32 i; .reg .pred p;
    ld.param.u64 r, [at]; mov.u32 i, %tid.x; setp.lt.u32 p, i, 16; @!p bra L;
    .loc 1 3 1
    bar.sync 0;
L:
    st.global.u32 [r], i;
    ret;
}
.file 1 "half.py"
"""
LAUNCH = f"""
import ctypes
from cubind.checked import driver

def launch():
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
    kernel = driver.cuModuleGetFunction(driver.cuModuleLoadData({UNSYNCED!r}), b"half")
    place = driver.cuMemAlloc(4)
    driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, ((int(place),), (ctypes.c_uint64,)), 0)
"""


@not_sanitized("children preload before the sanitizer's runtime")
def test_finding_of_a_test(tmp_path):
    """The kernel goes on, and the context stays valid; the test fails although it passed."""
    (tmp_path / "test_it.py").write_text(f"{LAUNCH}\ndef test_one():\n    launch()\n    driver.cuCtxSynchronize()\n")
    text = plugin(tmp_path)
    assert "1 failed" in text
    assert "the simulated device reports wrong synchronization in kernel 'half' (half.py:3)" in text
    assert "\nBarrier 0 is not reached by all threads\n  in kernel half\n" in text.partition("Report of the simulated device")[2]
    assert "1 passed" in plugin(tmp_path, "--cubind-simulator=check=memory")


@not_sanitized("children preload before the sanitizer's runtime")
@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_annotations_of_a_test_run(tmp_path, workers):
    """The driver makes annotations, and the plugin prints them where nothing captures them."""
    if workers:
        pytest.importorskip("xdist", reason="pytest-xdist is not installed")
    (tmp_path / "k.py").touch()
    text = INLINED.replace(b"%s", os.fsencode(tmp_path / "k.py")).decode()
    (tmp_path / "test_it.py").write_text(f"""
import ctypes
from cubind.checked import driver

PTX = {text.encode()!r}

def test_it():
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
    kernel = driver.cuModuleGetFunction(driver.cuModuleLoadData(PTX), b"k")
    driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, ((8,), (ctypes.c_uint64,)), 0)
""")
    text = plugin(tmp_path, *workers, GITHUB_ACTIONS="true")
    assert text.count("::error ") == 1 and "\n::error file=k.py,line=3,title=memory in kernel k::4-byte store at 0x8" in text
    assert "::error" not in plugin(tmp_path, *workers)


# --- the runner ---


@not_sanitized("children preload before the sanitizer's runtime")
@pytest.mark.parametrize(
    ("code", "options", "status"),
    [("0", (), 1), ("None", ("--error-exitcode", "7"), 7), ("0", ("--error-exitcode=0",), 0), ("3", (), 3), ("'text'", (), 1),
     ("0", ("--check", "memory"), 0)],
)
def test_exit_status(code, options, status):
    """A program that succeeds although the checks found something ends with another status.

    It does not wait for its kernel.
    """
    result = runner(f"{LAUNCH}\nimport sys\nlaunch()\nsys.exit({code})\n", *options)
    assert result.returncode == status, result.stderr
    assert ("Barrier 0 is not reached by all threads" in result.stderr) == ("--check" not in options)


def runner(program, *options):
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "LD_"))}
    kept["PYTHONPATH"] = str(libraries.BUILD / "python")
    command = [sys.executable, "-m", "cubind.simulator", *options, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=kept, timeout=300)


@not_sanitized("children preload before the sanitizer's runtime")
def test_exit_status_without_findings():
    assert runner("from cubind.core import Device\nDevice().set_current()").returncode == 0
    assert runner("1 / 0").returncode == 1
