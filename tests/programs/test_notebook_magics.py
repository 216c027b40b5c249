"""%load_ext cubind: %%cuda, %cuda and reports, in IPython on the simulated device."""

import importlib.util
import json
import os
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the expected reports are those of the simulated device"),
    pytest.mark.skipif(importlib.util.find_spec("IPython") is None, reason="IPython is not installed"),
    not_sanitized("children preload before the sanitizer's runtime"),
]


class Session:
    """An IPython shell in a process of its own, on the simulated device."""

    def __init__(self, folder):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CUBIND_")}
        environment |= {"PYTHONPATH": str(libraries.PACKAGE), "CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": "check=all",
                        "CUBIND_CACHE_DIR": str(folder / "cache"), "IPYTHONDIR": str(folder / "ipython")}  # fmt: skip
        program = libraries.TESTS / "support" / "notebook_session.py"
        self.errors = open(folder / "errors", "w+")  # noqa: SIM115
        self.process = subprocess.Popen([sys.executable, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=self.errors, text=True, env=environment, cwd=folder)  # fmt: skip

    def run(self, cell):
        self.process.stdin.write(json.dumps(cell) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        self.errors.seek(0)
        assert answer, self.errors.read()
        return json.loads(answer)

    def ask(self, expression):
        answer = self.run(expression)
        assert answer["error"] is None, answer
        return answer["value"]

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(60) == 0
        self.process.stdout.close()
        self.errors.close()


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    session = Session(tmp_path_factory.mktemp("session"))
    assert session.run("%load_ext cubind")["error"] is None
    setup = "from cubind.core import Device, LaunchConfig, launch\nd = Device(); d.set_current(); s = d.create_stream()\n"
    assert session.run(setup + "b = d.allocate(4096, stream=s); b.fill(0, stream=s)")["error"] is None
    yield session
    session.close()


HEAD = '%%cuda\nextern "C" __global__ void k(int *p)\n{\n'

# --- messages at the cell's lines -----------------------------------------------------------------


@pytest.mark.parametrize(
    "cell, message",
    [
        (HEAD + "    *p = missing;\n}", 'line 4: error: identifier "missing" is undefined\n      *p = missing;\n           ^\n1 error'),
        ("%%cuda\nint i = ;", "line 2: error: expected an expression\n"),
        ("\n\n%%cuda\n\n\nint i = missing;", 'line 6: error: identifier "missing" is undefined'),
        ("# a comment\n%%cuda\nint i = missing;", None),
        (HEAD + "}\n\nint last = missing;", "line 6: error: "),
        (HEAD + "}\nint x = one;\nint y = two;", 'line 5: error: identifier "one" is undefined'),
        ("%%cuda\n// é ü €\nint i = missing;\n\n\n", "line 3: error: "),
        ("%%cuda\n#include <absent.h>", "line 2: catastrophic error: "),
        ("%%cuda\n#include <absent.h>", "pass its folder as -I FOLDER"),
        ('%%cuda\n#line 70 "other.cu"\nint i = missing;', "other.cu(70): error: "),
        ("%%cuda --std c++99\nint i;", "invalid value for --std"),
        ("%%cuda --arch sm_1\nint i;", "invalid value for --gpu-architecture"),
        ("%%cuda -n 'f<int>'\n__global__ void g() {}", "NVRTCError: "),
    ],
)
def test_errors(session, cell, message):
    """An error is one message, not a traceback through cubind and IPython."""
    answer = session.run(cell)
    if message is None:  # IPython itself refuses the cell
        assert answer["error"] == "SyntaxError"
        return
    assert answer["error"] == "NVRTCError" and message in answer["out"], answer["out"]
    assert "Traceback" not in answer["out"] and len(answer["out"].splitlines()) < 16
    assert "cell " in answer["out"].splitlines()[0] and "does not compile for sm_" in answer["out"].splitlines()[0]


def test_numbers_of_cells(session):
    """The message has the number that the notebook shows."""
    number = int(session.ask("len(In) - 1")) + 1
    assert f"NVRTCError: cell {number} does not compile for sm_90\n" in session.run("%%cuda\nint i = missing;")["out"]


def test_warnings(session):
    answer = session.run(HEAD + "    int unused;\n}")
    assert answer["error"] is None and "line 4: warning #177-D: " in answer["err"] and answer["out"] == ""
    assert session.ask("k.name") == "'k'"


# --- names ----------------------------------------------------------------------------------------

TEMPLATE = "template <class T, int N = 1> __global__ void scale(T *x) { *x *= N; }"


@pytest.mark.parametrize(
    "line, source, names, remark",
    [
        ("", 'extern "C" __global__ void one() {}', {"one": "one"}, ""),
        ("", "__global__ void two(int *p) {} __global__ void three() {}", {"two": "_Z3twoPi", "three": "_Z5threev"}, ""),
        ("", "namespace a::b { __global__ void four() {} }", {"four": "_ZN1a1b4fourEv"}, ""),
        ("", "static __global__ void five() {}", {"five": "_Z4fivev"}, "was declared but never referenced"),
        ("-n 'scale<float>'", TEMPLATE, {"scale_float": "_Z5scaleIfLi1EEvPT_"}, ""),
        ('--name "scale<int, 3>" --name best=scale<int,4>', TEMPLATE, {"scale_int_3": "_Z5scaleIiLi3EEvPT_", "best": "_Z5scaleIiLi4EEvPT_"}, ""),
        ("--name 'x=scale<int, (1==1)>'", TEMPLATE, {"x": "_Z5scaleIiLi1EEvPT_"}, ""),
        ("--name 'scale<int, {n}>'", TEMPLATE, {"scale_int_7": "_Z5scaleIiLi7EEvPT_"}, ""),
        ("--name other=six", 'extern "C" __global__ void six() {}', {"other": "six"}, ""),
        ("", TEMPLATE, {}, "the cell has no kernel; choose the instances of a template"),
        ("", "__global__ void seven(int) {} __global__ void seven(float) {}", {}, "2 kernels are called seven; none is in the namespace"),
        ("", 'extern "C" __global__ void lambda() {}', {}, "Python reserves this name; use --name NAME=lambda"),
        ("--name right=lambda", 'extern "C" __global__ void lambda() {}', {"right": "lambda"}, ""),
        ("--name eight=nine", 'extern "C" __global__ void eight() {} extern "C" __global__ void nine() {}', {"eight": "nine"},
         "the kernel eight is not in the namespace"),
        ("--object module", "__constant__ int table[4]; __global__ void ten() {}", {"ten": "_Z3tenv"}, ""),
        ("-DWORD=eleven -D OTHER", 'extern "C" __global__ void WORD() {}\n#ifdef OTHER\nextern "C" __global__ void twelve() {}\n#endif',
         {"eleven": "eleven", "twelve": "twelve"}, ""),
        ("-std=c++17 --use_fast_math -lineinfo -maxrregcount=32 -arch=sm_90", "__global__ void nvcc() {}", {"nvcc": "_Z4nvccv"}, ""),
    ],
)  # fmt: skip
def test_names(session, line, source, names, remark):
    session.run("n = 7")
    before = set(session.ask("sorted(globals())"))
    session.run("before = set(globals())")
    answer = session.run(f"%%cuda {line}\n{source}")
    assert answer["error"] is None, answer
    assert remark in answer["err"] if remark else answer["err"] == ""
    found = session.ask("{n: v.name for n, v in globals().items() if n not in before and type(v).__name__ == 'Kernel'}")
    assert eval(found) == names, before
    if "--object" in line:
        assert session.ask("module.get_global('table').size") == "16"
    session.run(f"for name in {list(names)}: del globals()[name]")


def test_ptx(session):
    answer = session.run('%%cuda --ptx\nextern "C" __global__ void shown() {}')
    assert ".visible .entry shown()" in answer["out"] and answer["err"] == ""


def test_running_again(session):
    """A cell that runs again replaces its kernels, and launches use the new ones."""
    for value in (3, 4):
        source = f'extern "C" __global__ void again(int *p) {{ p[threadIdx.x] = {value}; }}'
        assert session.run(f"%%cuda\n{source}")["error"] is None
        assert session.ask("again[1, 2, s](b), b[:8].copy_to(bytearray(8), stream=s)[4]").endswith(f"{value})")


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cell, message",
    [
        ("%%cuda --nonsense\nx", "%%cuda: unrecognized arguments: --nonsense; %%cuda? lists the options"),
        ("%%cuda word\nx", "%%cuda: unrecognized arguments: word"),
        ("%%cuda --std\nx", "expected one argument"),
        ("%%cuda --maxrregcount many\nx", "invalid int value: 'many'"),
        ("%%cuda -n 'f<int>\nx", "%%cuda: No closing quotation in the options"),
        ("%%cuda -n '<>'\nx", "cannot be a name in Python; choose one: --name NAME=EXPRESSION"),
        ("%%cuda -n class=f\nx", "'class' cannot be a name in Python"),
        ("%%cuda -n '3<int>'\nx", "'3_int' cannot be a name in Python"),
        ("%%cuda --object 1\nx", "'1' cannot be a name in Python"),
        ("%cuda --std c++17", "%cuda shows the device and takes no options"),
    ],
)
def test_wrong_options(session, cell, message):
    answer = session.run(cell)
    assert answer["error"] == "UsageError" and answer["err"].startswith("UsageError: ") and message in answer["err"]
    assert len(answer["err"].splitlines()) == 1 and answer["out"] == ""


def test_help(session):
    assert "--name [NAME=]EXPRESSION" in session.ask("get_ipython().find_cell_magic('cuda').__doc__")


def test_device(session):
    assert session.run("%cuda")["value"] == "<Device 0 (cubind simulated device)>"


# --- reports --------------------------------------------------------------------------------------

# Whichever warp is first, the report is of a race on line 6.
RACE = (
    HEAD + "    __shared__ int part[64];\n    part[threadIdx.x] = 0; __syncthreads();\n"
    "    part[threadIdx.x] = p[threadIdx.x] + 1; p[threadIdx.x] = part[threadIdx.x ^ 32];\n}"
)
WILD = HEAD + "    p[1 << 20] = 1;\n}"


def test_findings_are_shown(session):
    session.run(RACE)
    number = session.ask("len(In) - 2")
    answer = session.run("k[1, 64, s](b)")
    (shown,) = answer["shown"]
    assert answer["error"] is None and shown["text/plain"].startswith("Race: ") and f"at source line cell {number}:6\n" in shown["text/plain"]
    assert "<script" not in shown["text/html"] and f"cell {number}:6" in shown["text/html"]
    assert session.run("s.sync()")["shown"] == []


def test_faults_end_with_their_cell(session):
    session.run(WILD)
    answer = session.run("k[1, 1, s](b); s.sync()")
    assert answer["error"] == "CUDAError" and "4-byte store" in answer["shown"][0]["text/plain"]
    assert session.run("b.fill(1, stream=s); s.sync()")["error"] is None


def test_graphs_are_drawn(session):
    session.run("with s.capture() as graph: b.fill(0, stream=s)")
    assert "1 node (1 × fill), 0 edges" in session.ask("graph._repr_html_()")


# --- loading --------------------------------------------------------------------------------------


def test_loading_and_unloading(session):
    assert session.run("%load_ext cubind")["error"] is None  # does nothing
    assert session.run("%reload_ext cubind")["error"] is None
    assert session.run("%cuda")["value"].startswith("<Device")
    session.run(RACE)
    session.run("%unload_ext cubind")
    assert session.run("%cuda")["error"] == "UsageError"
    assert session.run("k[1, 64, s](b); s.sync()")["shown"] == []
    assert session.ask("get_ipython().events.callbacks['post_run_cell']") == "[]"
    session.run("with s.capture() as graph: b.fill(0, stream=s)")
    assert session.ask("graph._definition()") == "None"
    assert session.run("%load_ext cubind")["error"] is None
    assert session.run("k[1, 64, s](b)")["shown"] != []


@pytest.mark.parametrize(
    "program, message",
    [
        ("import sys; sys.modules['IPython'] = None; import cubind; cubind.load_ipython_extension(None)",
         "ImportError: %load_ext cubind needs IPython: pip install ipython, or pip install jupyterlab"),
        ("import cubind; cubind.load_ipython_extension(None)", "TypeError: ipython must be IPython's InteractiveShell, not NoneType"),
        ("import cubind; cubind.unload_ipython_extension(None)", ""),
    ],
)  # fmt: skip
def test_outside_of_ipython(program, message):
    environment = os.environ | {"PYTHONPATH": str(libraries.PACKAGE)}
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment)
    assert message in result.stderr and (result.returncode == 0) == (message == "")
