"""A program prints the same under a runner as under python3 (sys.argv, sys.path, __spec__).

The runners are python3 -m cubind.compat and python3 -m cubind.simulator.
"""

import os
import subprocess
import sys
import textwrap

import pytest
from support import compat_runs
from support.sanitizers import not_sanitized

childless = not_sanitized("the runner's children have no runtime of the sanitizer")
RUNNERS = ["cubind.compat", pytest.param("cubind.simulator", marks=childless)]

both = pytest.mark.parametrize("runner", RUNNERS)


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))


def same(runner, *command, folder, options=(), **environment):
    """Check that a program prints the same under python3 and under the runner; return it."""
    plain = compat_runs.run(*options, *command, folder=folder, **environment)
    assert compat_runs.run(*options, "-m", runner, *command, folder=folder, **environment) == plain
    return plain


TELL = """
    import os, sys
    print(__file__, sys.argv, sys.path[0], __name__, __spec__ and __spec__.name, __package__)
    os.chdir("/")
    print(os.path.exists(__file__))
"""


@both
def test_places(runner, tmp_path):
    write(tmp_path, {"program.py": TELL, "below/program.py": TELL})
    assert same(runner, "program.py", "-m", "x", folder=tmp_path).endswith("True\n")
    assert same(runner, "below/program.py", folder=tmp_path).endswith("True\n")


@both
def test_modules(runner, tmp_path):
    write(tmp_path, {"program.py": TELL, "below/__init__.py": "", "below/__main__.py": TELL})
    for command in (["-m", "program", "a", "b"], ["-mprogram", "a", "-mb"], ["-m", "below", "--x"], ["below", "c"]):
        assert same(runner, *command, folder=tmp_path).endswith("True\n")


@both
def test_commands(runner, tmp_path):
    tell = "import sys; print(__name__, sys.argv, sys.path[0], __spec__, '__file__' in globals())"
    assert same(runner, "-c", tell, "a", "-m", folder=tmp_path).startswith("__main__ ['-c', 'a', '-m']")
    assert same(runner, f"-c{tell}", folder=tmp_path)
    write(tmp_path, {"beside.py": "print('found')"})
    assert same(runner, "-c", "import beside", folder=tmp_path) == "found\n"


@both
def test_program_from_the_standard_input(runner, tmp_path):
    command = [sys.executable, "-m", runner, "-", "a"]
    env = os.environ | {"PYTHONPATH": compat_runs.PACKAGE}
    text = "import sys\nprint(__name__, sys.argv, repr(sys.path[0]))"
    found = subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=tmp_path, env=env, timeout=60).stdout
    assert found == "__main__ ['-', 'a'] ''\n"


OPTIONS = [["-X", "dev"], ["-Xdev", "-u"], ["-W", "error::UserWarning"], ["-OOBs"], ["-bb"], ["--check-hash-based-pycs", "always"], ["-P"]]


@both
@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_options_of_python(runner, options, tmp_path):
    """Python's options stand before the program, as with python3."""
    tell = "import sys; print(sys.flags, sorted(sys.warnoptions), sorted(sys._xoptions), sys.argv)"
    write(tmp_path, {"program.py": tell, "program2.py": tell})
    for command in (["program.py", "-X", "x"], ["-m", "program2", "-u"], ["-c", tell, "-O"]):
        if options == ["-P"] and command[0] == "-m":
            continue  # then it finds nothing
        same(runner, *options, *command, folder=tmp_path)


@both
def test_options_in_one_argument_with_the_program(runner, tmp_path):
    tell = "import sys; print(sys.flags.optimize, sys.argv)"
    write(tmp_path, {"program.py": tell})
    assert same(runner, "-OOmprogram", "a", folder=tmp_path).startswith("2 [")
    assert same(runner, "-Oc", tell, "-O", folder=tmp_path) == "1 ['-c', '-O']\n"


def test_options_of_the_simulator_and_of_python(tmp_path):
    command = ["--threads", "2", "-X", "dev", "--devices=3", "-c", "import sys, cubind.driver as d; d.cuInit(0); "
               "print(sys.flags.dev_mode, d.cuDeviceGetCount()[1])"]  # fmt: skip
    assert compat_runs.run("-m", "cubind.simulator", *command, folder=tmp_path) == "True 3\n"


@both
def test_linked_program(runner, tmp_path):
    """The modules next to a linked program are those next to the link's target."""
    write(tmp_path, {"lib/helper.py": "print('found')", "lib/tool.py": "import helper, sys; print(sys.argv)"})
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "tool.py").symlink_to("../lib/tool.py")
    assert same(runner, "bin/tool.py", folder=tmp_path).startswith("found\n")


@both
@pytest.mark.parametrize("options", [["-P"], []], ids=["-P", "PYTHONSAFEPATH"])
def test_safe_path(runner, options, tmp_path):
    """With a safe path nothing next to the program is imported, and the path's entries stay."""
    program = "import json, beside; print(json.__file__)"
    write(tmp_path, {"program.py": program, "json.py": "raise SystemExit('taken')", "root/beside.py": "", "modules/program2.py": program})
    environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path / "root"), str(tmp_path / "modules")])}
    environment |= {} if options else {"PYTHONSAFEPATH": "1"}
    for command in (["program.py"], ["-m", "program2"]):
        same(runner, *command, folder=tmp_path, options=options, **environment)


@both
@pytest.mark.parametrize("command", [["program.py"], ["-m", "program"]], ids=["file", "module"])
def test_main_stays(runner, command, tmp_path):
    """The main module stays for threads and exit functions, which look up names in it."""
    write(tmp_path, {"program.py": """
        import atexit, pickle, threading, time
        class Thing: pass
        def look():
            time.sleep(0.2)
            print(type(pickle.loads(pickle.dumps(Thing()))) is Thing)
        atexit.register(look)
        threading.Thread(target=look).start()
        """})
    assert same(runner, *command, folder=tmp_path) == "True\nTrue\n"


def test_children_have_the_path_of_their_parent(tmp_path):
    """cubind's folder is on the path for a moment only, and keeps its place if it is an entry."""
    child = "import sys; print([entry for entry in sys.path if entry])"
    program = f"import subprocess, sys; from cubind import compat; compat.install(); subprocess.run([sys.executable, '-c', {child!r}])"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("CUBIND_")}
    environment["PYTHONPATH"] = os.pathsep.join([compat_runs.PACKAGE, str(tmp_path)])

    def told(text):
        return subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=True).stdout

    assert told(program) == told(child)


def test_pythonpath_is_as_it_was(tmp_path):
    """Empty entries of PYTHONPATH mean the current folder."""
    text = "import os; from cubind import compat; compat.install(); compat.uninstall(); print(repr(os.environ.get('PYTHONPATH')))"
    for path in (f":{compat_runs.PACKAGE}", f"{compat_runs.PACKAGE}::/x"):
        result = subprocess.run([sys.executable, "-c", text], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True)
        assert result.stdout == f"{path!r}\n"


def test_threads_install_one_finder(tmp_path):
    text = compat_runs.run_text("""
        import sys, threading
        from cubind import compat
        sys.setswitchinterval(1e-6)
        for _ in range(100):
            compat.uninstall()
            threads = [threading.Thread(target=compat.install) for _ in range(4)]
            [thread.start() for thread in threads], [thread.join() for thread in threads]
            assert sum(getattr(each, "is_cubind_compat", False) for each in sys.meta_path) == 1
        print("done")
        """, folder=tmp_path)  # fmt: skip
    assert text == "done\n"


def test_an_original_that_cannot_be_imported_has_no_attributes(tmp_path):
    write(tmp_path, {"cuda/core/__init__.py": "import no_such_module_anywhere"})
    text = compat_runs.run_text("""
        import cuda.core
        print(hasattr(cuda.core, "NoSuchName"), getattr(cuda.core, "NoSuchName", None))
        try:
            cuda.core.NoSuchName
        except AttributeError as error:
            print(error)
        """, originals=False, folder=tmp_path)  # fmt: skip
    assert text.startswith("False None\nmodule 'cuda.core' has no attribute 'NoSuchName': cubind has none")
