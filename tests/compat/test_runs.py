"""Test the ways to switch cubind.compat on, and the child processes of a program."""

import importlib.util
import os
import sys
import textwrap

import pytest
from support import compat_runs, libraries

pytestmark = pytest.mark.skipif(int(libraries.MAJOR) < 13, reason="stands for releases of CUDA 13")

TELL = """
import sys
from cuda.bindings import driver
print(driver.__name__, sys.argv[1:], __name__)
"""
OURS = "cubind.driver"
SITE = os.path.join(compat_runs.PACKAGE, "cubind", "compat", "site")


# ---- the runner ----


@pytest.mark.parametrize("as_module", [False, True])
def test_runner(tmp_path, as_module):
    (tmp_path / "program.py").write_text(TELL + "import neighbour\n")
    (tmp_path / "neighbour.py").write_text("")
    what = ["-m", "program"] if as_module else [tmp_path / "program.py"]
    text = compat_runs.run("-m", "cubind.compat", *what, "-m", "x", "--y", folder=tmp_path)
    assert text == f"{OURS} ['-m', 'x', '--y'] __main__\n"


def test_runner_without_a_program():
    text = compat_runs.run("-m", "cubind.compat")
    assert text.startswith(f"cuda.bindings {libraries.RELEASE}.0, cuda.core 1.2.2:\n")
    assert "\n  cuda.bindings.driver      cubind\n" in text


def test_runner_is_the_programs_own(tmp_path):
    """The program cannot tell that the runner started it.

    Its module, its source in a traceback, and the names that pickle finds are its own; a folder
    runs, too.
    """
    (tmp_path / "program.py").write_text(textwrap.dedent("""
        import os, pickle, sys, __main__
        class Thing: pass
        assert type(pickle.loads(pickle.dumps(Thing()))) is Thing and __main__.Thing is Thing
        assert __file__ == os.path.abspath("program.py") and __spec__ is None and __package__ is None and sys.argv == ["program.py"]
        def fail(): raise ValueError("as it is")
        fail()
        """))
    text = compat_runs.run("-m", "cubind.compat", "program.py", folder=tmp_path, wrong=True)
    assert f'File "{tmp_path / "program.py"}", line 6, in fail\n    def fail(): raise' in text and text.endswith("ValueError: as it is\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "__main__.py").write_text(TELL)
    assert compat_runs.run("-m", "cubind.compat", "folder", "x", folder=tmp_path) == f"{OURS} ['x'] __main__\n"


@pytest.mark.parametrize(("options", "error"), [
    (["--fast", "x.py"], "unknown option --fast"), (["-m"], "-m needs a module"), (["-c"], "-c needs a program's text"),
    (["-O", "-z"], "unknown option -z"), (["none.py"], "can't open 'none.py': there is no such file"),
])
def test_runner_with_wrong_options(options, error):
    text = compat_runs.run("-m", "cubind.compat", *options, wrong=True)
    assert text.startswith("usage: ") and text.endswith(f"error: {error}\n") and "Traceback" not in text


@pytest.mark.peer
def test_runner_tells_whose_they_are():
    libraries.need_peer()
    lines = dict(line.split(maxsplit=1) for line in compat_runs.run("-m", "cubind.compat").splitlines()[1:])
    assert lines["cuda.bindings.nvml"] == lines["cuda.bindings.cufile"] == f"cuda-bindings {libraries.PEER_VERSION}"
    assert lines["cuda.core.checkpoint"] == "cuda-core 1.2.2" and lines["cuda.bindings.driver"] == lines["cuda.core"] == "cubind"


def test_runner_tells_how():
    assert compat_runs.run("-m", "cubind.compat", "--help").startswith("usage: python3 -m cubind.compat ")


# ---- the environment ----


def test_environment(tmp_path):
    """CUBIND_COMPAT=1 works with the settings that the runner leaves to children.

    Another sitecustomize still runs.
    """
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.was_here = True\n")
    (tmp_path / "program.py").write_text(TELL + "print(sys.was_here, [e for e in sys.path if e.endswith('site')])\n")
    path = os.pathsep.join([SITE, str(tmp_path)])
    text = compat_runs.run(tmp_path / "program.py", CUBIND_COMPAT="1", PYTHONPATH=path)
    assert text == f"{OURS} [] __main__\nTrue []\n"


@pytest.mark.parametrize("setting", ["0", ""])
def test_environment_says_no(setting):
    text = compat_runs.run("-c", "from cubind import compat; print(compat.is_active())", CUBIND_COMPAT=setting, PYTHONPATH=SITE)
    assert text == "False\n"


def test_environment_says_something_else():
    """If the variable has another value, site reports that and continues, as always."""
    import subprocess

    environment = os.environ | {"CUBIND_COMPAT": "yes", "PYTHONPATH": SITE}
    result = subprocess.run([sys.executable, "-c", ""], capture_output=True, text=True, check=False, env=environment)
    assert "CUBIND_COMPAT=yes is invalid: use 1, for cubind under the names cuda.bindings and cuda.core, or 0" in result.stderr


def test_start_file():
    """The wheel installs one line for site, which does nothing without the variable."""
    (line,) = (libraries.ROOT / "python" / "cubind_compat.pth").read_text().splitlines()
    text = f"{line}\nimport sys\nprint('cubind.compat' in sys.modules)"
    assert compat_runs.run("-c", text) == "False\n"
    assert compat_runs.run("-c", f"{text}\n{TELL}", CUBIND_COMPAT="1") == f"True\n{OURS} [] __main__\n"


# ---- child processes ----


def test_children(tmp_path):
    (tmp_path / "child.py").write_text(TELL)
    (tmp_path / "parent.py").write_text("import subprocess, sys\nsubprocess.run([sys.executable, 'child.py'], check=True)\n")
    assert compat_runs.run("-m", "cubind.compat", "parent.py", folder=tmp_path) == f"{OURS} [] __main__\n"


def test_children_of_a_program_that_installs_it(tmp_path):
    """A child gets cubind from a path of its own, too."""
    (tmp_path / "parent.py").write_text(f"""
import sys
sys.path.insert(0, {compat_runs.PACKAGE!r})
from cubind import compat
compat.install()
import subprocess
subprocess.run([sys.executable, "-c", {TELL!r}], check=True)
compat.uninstall()
subprocess.run([sys.executable, "-c", "import sys; print('cubind' in sys.modules)"], check=True)
""")
    import subprocess

    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CUBIND_COMPAT")}
    text = subprocess.run([sys.executable, "parent.py"], capture_output=True, text=True, check=True, env=environment, cwd=tmp_path)
    assert text.stdout == f"{OURS} [] __main__\nFalse\n"


@pytest.mark.parametrize("how", ["fork", "spawn", "forkserver"])
def test_multiprocessing(tmp_path, how):
    """Objects can be sent; they are cubind's on both sides."""
    (tmp_path / "program.py").write_text(textwrap.dedent("""
        import multiprocessing, sys
        from cuda.bindings import driver

        def work(status):
            from cuda.core import LaunchConfig
            from cubind import compat
            return driver.__name__, LaunchConfig.__module__, status is driver.CUresult.CUDA_SUCCESS, compat.is_active()

        if __name__ == "__main__":
            with multiprocessing.get_context(sys.argv[1]).Pool(1) as pool:
                print(*pool.apply(work, (driver.CUresult.CUDA_SUCCESS,)))
        """))
    text = compat_runs.run("-W", "ignore", "-m", "cubind.compat", "program.py", how, folder=tmp_path)
    assert text == "cubind.driver cuda.core._launch_config True True\n"


# ---- pytest, notebooks ----


def test_pytest_plugin(tmp_path):
    (tmp_path / "conftest.py").write_text("from cuda.bindings import driver\n")
    (tmp_path / "test_it.py").write_text("def test_it():\n    from cuda.bindings import driver\n"
                                         "    assert driver.__name__ == 'cubind.driver'\n")
    text = compat_runs.run("-m", "pytest", "-p", "cubind.compat.pytest", "-p", "no:cacheprovider", folder=tmp_path)
    assert "cubind: cuda.bindings and cuda.core are cubind's" in text and "1 passed" in text


def test_interactive_interpreter():
    """The program is typed line by line, as in a notebook without IPython."""
    text = compat_runs.run("-c", textwrap.dedent("""
        import code
        shell = code.InteractiveInterpreter()
        for line in ("from cubind import compat", "compat.install()", "from cuda.bindings import driver", "print(driver.__name__)"):
            shell.runsource(line)
        """))
    assert text == f"{OURS}\n"


@pytest.mark.skipif(importlib.util.find_spec("ipykernel") is None, reason="ipykernel is not installed")
@pytest.mark.parametrize("cell", ["", "from cubind import compat; compat.install()"])
def test_notebook_kernel(tmp_path, cell):
    """The kernel gets compat by its environment, or by its first cell."""
    switch = {} if cell else {"CUBIND_COMPAT": "1", "PYTHONPATH": SITE}
    text = compat_runs.run("-W", "ignore", "-c", textwrap.dedent(f"""
        import os, sys
        from jupyter_client.manager import KernelManager
        kernel = KernelManager(kernel_name="python3")
        kernel.kernel_spec.argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{{connection_file}}"]
        kernel.start_kernel(env=dict(os.environ))
        client = kernel.client()
        client.start_channels()
        client.wait_for_ready(timeout=60)
        def show(message):
            if message["msg_type"] in ("stream", "error"):
                print(message["content"].get("text") or message["content"]["traceback"], end="")
        for cell in ({cell!r}, "from cuda.bindings import driver; print(driver.__name__)"):
            client.execute_interactive(cell, timeout=60, output_hook=show)
        kernel.shutdown_kernel(now=True)
        """), folder=tmp_path, **switch)
    assert text == f"{OURS}\n"


# ---- with the simulated device ----

DEVICE = """
from cuda.bindings import driver
from cuda.core import Device
from cubind import simulator
print(driver.__name__, simulator.is_active(), Device(0).name)
"""


@pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU")
@pytest.mark.parametrize("first", ["cubind.simulator", "cubind.compat"])
def test_with_the_simulated_device(tmp_path, first):
    (tmp_path / "program.py").write_text(DEVICE)
    runners = ["cubind.simulator", "--threads", "1"], ["cubind.compat"]
    command = [word for runner in sorted(runners, key=lambda runner: runner[0] != first) for word in ("-m", *runner)]
    assert compat_runs.run(*command, "program.py", folder=tmp_path) == "cubind.driver True cubind simulated device\n"


@pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU")
def test_both_by_environment(tmp_path):
    text = compat_runs.run("-c", DEVICE, CUBIND_COMPAT="1", CUBIND_DEVICE="simulated", PYTHONPATH=SITE)
    assert text == "cubind.driver True cubind simulated device\n"
