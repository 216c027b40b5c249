"""Test cubind.simulator: four ways to switch it on, its options, and no trace of it when off."""

import json
import os
import subprocess
import sys
import textwrap

import pytest
from cubind import simulator
from support import libraries
from support.sanitizers import not_sanitized

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU")

PACKAGE = str(libraries.BUILD / "python")
# A program that knows nothing of cubind opens the driver by its name.
FOREIGN = """
import ctypes, json, sys
cuda = ctypes.CDLL("libcuda.so.1")
count, name = ctypes.c_int(), ctypes.create_string_buffer(100)
statuses = [cuda.cuInit(0), cuda.cuDeviceGetCount(ctypes.byref(count)), cuda.cuDeviceGetName(name, 100, 0)]
print(json.dumps([statuses, count.value, name.value.decode(), sys.argv[1:], __name__]))
"""
NAME = "cubind simulated device"


def run(*arguments, folder=None, wrong=False, **environment):
    """Return what a Python program prints, or its errors if it must fail."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("CUBIND_")} | environment
    environment["PYTHONPATH"] = os.pathsep.join([PACKAGE, environment.get("PYTHONPATH", "")])
    result = subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment,
                            cwd=folder, timeout=300)  # fmt: skip
    assert (result.returncode != 0) == wrong, result.stdout + result.stderr
    return result.stderr if wrong else result.stdout


def program(text):
    return "-c", textwrap.dedent(text)


TELL = """
from cubind import simulator
from cubind.core import Device
print(simulator.is_active(), Device(0).name)
"""


# ---- the ways to switch it on ----


def test_environment():
    assert run(*program(TELL), CUBIND_DEVICE="simulated") == f"True {NAME}\n"


def test_environment_names_another_device():
    text = run(*program(TELL), CUBIND_DEVICE="gpu", wrong=True)
    assert "ValueError: CUBIND_DEVICE=gpu does not name a device: use 'simulated', or unset the variable" in text


def test_use():
    text = run(*program("""
        import os
        from cubind import simulator
        print(simulator.is_active())
        simulator.use(threads=2, timeout=1.5)
        simulator.use()
        simulator.use(threads=2)
        print(simulator.is_active(), os.environ["CUBIND_DEVICE"], os.environ["CUBIND_SIMULATOR"])
        from cubind.checked import driver
        driver.cuInit(0)
        simulator.use(threads=2)
        try: simulator.use(threads=3)
        except RuntimeError as error: print(error)
        """))  # fmt: skip
    before, after, refused = text.splitlines()
    assert (before, after) == ("False", "True simulated threads=2,timeout=1.5")
    assert refused.startswith("the simulated device is already initialized with other options")


def test_use_after_another_driver():
    text = run(*program(f"""
        import ctypes
        ctypes.CDLL({str(libraries.STUB_FILES["driver"])!r}, mode=ctypes.RTLD_GLOBAL)
        from cubind import simulator
        simulator.use()
        """), wrong=True)  # fmt: skip
    assert "RuntimeError: the system's libcuda.so.1 is already loaded in this process" in text


@pytest.mark.parametrize("as_module", [False, True])
def test_runner(tmp_path, as_module):
    (tmp_path / "foreign.py").write_text(FOREIGN)
    what = ["-m", "foreign"] if as_module else [tmp_path / "foreign.py"]
    text = run("-m", "cubind.simulator", "--threads", 2, *what, "--threads", "x", folder=tmp_path)
    assert json.loads(text) == [[0, 0, 0], 1, NAME, ["--threads", "x"], "__main__"]


@not_sanitized("children preload before the sanitizer's runtime")
def test_runner_with_children(tmp_path):
    (tmp_path / "foreign.py").write_text(FOREIGN)
    parent = tmp_path / "parent.py"
    parent.write_text("import subprocess, sys\nsubprocess.run([sys.executable, 'foreign.py'], check=True)\n" + TELL)
    foreign, own = run("-m", "cubind.simulator", parent, folder=tmp_path).splitlines()
    assert json.loads(foreign)[2] == NAME and own == f"True {NAME}"


def test_runner_without_a_program():
    assert "error: expected a program, -m and a module" in run("-m", "cubind.simulator", wrong=True)
    text = run("-m", "cubind.simulator", "--threads", "none", "x.py", wrong=True)
    assert "error: " in text and "none" in text and "Traceback" not in text


TESTS = {
    "conftest.py": "from cubind.core import Device\nDevice(0).set_current()\n",
    "test_it.py": "import os\n\n\ndef test_it():\n    from cubind import simulator\n    assert simulator.is_active()\n"
    "    given = simulator.options()\n    assert int(given.pop('poison')) > 0 and given == {}\n",
}


@pytest.mark.parametrize(
    ("options", "ini", "wanted"),
    [
        ([], "", {"timeout": "300"}),
        (["--cubind-simulator=threads=2"], "", {"timeout": "300", "threads": "2"}),
        (["--cubind-simulator=timeout=5"], "timeout=7", {"timeout": "5"}),
        ([], "timeout=7,seed=3", {"timeout": "7", "seed": "3"}),
    ],
)
def test_pytest_plugin(tmp_path, options, ini, wanted):
    for name, text in TESTS.items():
        (tmp_path / name).write_text(text.replace("{}", repr(wanted)))
    (tmp_path / "pytest.ini").write_text(f"[pytest]\ncubind_simulator = {ini}\n")
    text = run("-m", "pytest", "-p", "cubind.simulator.pytest", "-p", "no:cacheprovider", *options, folder=tmp_path)
    shown = text.partition("cubind: simulated device (")[2].partition(")")[0].split(", ")
    found = dict(item.split("=") for item in shown)
    poison = found.pop("poison")
    assert found == wanted and "1 passed" in text
    assert f"); repeat with --cubind-simulator=poison={poison}\n" in text and poison == wanted.get("seed", poison)


@pytest.mark.parametrize("options", ["poison=5", "poison=0", "seed=2,poison=0"])
def test_pytest_plugin_with_poison(tmp_path, options):
    """A given number stays, and 0 switches the pattern off."""
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    text = run("-m", "pytest", "-p", "cubind.simulator.pytest", f"--cubind-simulator={options}", folder=tmp_path)
    assert f"cubind: simulated device (timeout=300, {options.replace(',', ', ')})\n" in text


def test_pytest_plugin_with_wrong_options(tmp_path):
    text = run("-m", "pytest", "-p", "cubind.simulator.pytest", "--cubind-simulator=speed=11", folder=tmp_path, wrong=True)
    assert 'ERROR: cubind.simulator.use(): unknown option "speed"; use devices, ' in text


# ---- options ----

WRONG = {
    "threads=some": "option \"threads\" must be a number of CPU threads, or 0 for all, not \"some\"",
    "timeout=-1": "option \"timeout\" must be a number of seconds",
    "check=memory,racy": "option \"check\" must be a list of memory, ",
    "compute_capability=nine": "such as 9.0, not \"nine\"",
    "speed=11": "unknown option \"speed\"; use " + ", ".join(simulator.OPTIONS),
    "fast": "unknown option \"fast\"",
    "translate=maybe": "option \"translate\" must be never or auto, not \"maybe\"",
    "translate=always": "the simulated device cannot translate kernels to machine code yet",
}


@pytest.mark.parametrize("text", WRONG)
def test_wrong_options(text):
    """After a wrong option the system's driver can still be used."""
    told = run(*program(f"""
        from cubind import simulator
        try: simulator.use(**simulator._split({text!r}) or {{{text!r}: ""}})
        except ValueError as error: print(error)
        print("cubind/simulator" in open("/proc/self/maps").read())
        """))  # fmt: skip
    assert told.startswith("cubind.simulator.use(): ") and WRONG[text] in told and told.endswith("\nFalse\n")
    assert f"ValueError: CUBIND_SIMULATOR: {WRONG[text]}"[:30] in run(*program(TELL), CUBIND_DEVICE="simulated",
                                                                      CUBIND_SIMULATOR=text, wrong=True)  # fmt: skip


def test_options():
    told = run(*program("""
        import os
        from cubind import simulator
        simulator.use(check=["memory", "sync"], report="r.txt", timeout=2)
        print(simulator.options() == {"threads": "2", "check": "memory,sync", "report": os.path.abspath("r.txt"), "timeout": "2"})
        """), CUBIND_SIMULATOR="threads=2,timeout=7")  # fmt: skip
    assert told == "True\n"


# ---- off ----


def test_nothing_of_it_without_the_switch():
    """Without the switch nothing of it is loaded; the recording stub stands for the driver."""
    text = run(*program(f"""
        import ctypes, sys
        ctypes.CDLL({str(libraries.STUB_FILES["driver"])!r}, mode=ctypes.RTLD_GLOBAL)
        from cubind.core import Device
        Device(0).set_current()
        print([name for name in sys.modules if "simulator" in name], "cubind/simulator" in open("/proc/self/maps").read())
        """))  # fmt: skip
    assert text == "[] False\n"


def test_a_missing_driver_names_the_switch(tmp_path):
    (tmp_path / "libcuda.so.1").write_bytes(b"no library at all")
    text = run(*program("from cubind.checked import driver; driver.cuInit(0)"), LD_LIBRARY_PATH=str(tmp_path), wrong=True)
    assert "or set CUBIND_DEVICE=simulated to compute on cubind's simulated device" in text
