"""Run the programs in the README, docs/bindings.md and docs/simulator.md as a newcomer would.

They run on the GPU if there is one, otherwise on the simulated device.
"""

import json
import os
import re
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import needs_builtins

ROOT = libraries.ROOT


SIMULATED = {} if libraries.ON_GPU else {"CUBIND_DEVICE": "simulated"}


def run(*arguments, **switch):
    environment = os.environ | {"PYTHONPATH": str(libraries.BUILD / "python")} | switch
    result = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.nvrtc
@needs_builtins
def test_saxpy():
    assert "10,000,000 floats equal NumPy's result" in run("examples/saxpy.py", **SIMULATED)


def blocks(document, language):
    """The code blocks of a document in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / document).read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.nvrtc
@needs_builtins
def test_readme(tmp_path):
    """The README's program prints what the page shows, by the commands that the page shows."""
    (program,) = blocks("README.md", "python")
    (commands,) = [block for block in blocks("README.md", "sh") if "first.py" in block]
    (output,) = blocks("README.md", "text")
    (tmp_path / "first.py").write_text(program)
    on_gpu, simulated = commands.splitlines()
    assert "simulated" in simulated and "simulated" not in on_gpu
    bin_folder = tmp_path / "bin"  # python3 is this interpreter
    bin_folder.mkdir()
    (bin_folder / "python3").symlink_to(sys.executable)
    environment = os.environ | {"PYTHONPATH": str(libraries.BUILD / "python"), "PATH": f"{bin_folder}:{os.environ['PATH']}"}
    for command in [on_gpu, simulated] if libraries.ON_GPU else [simulated]:
        result = subprocess.run(["sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert (result.stdout, result.returncode) == (output, 0), command + result.stderr


def plain(report):
    """Return a report without folders, addresses and numbers that differ in each run."""
    report = re.sub(r"at source line \S*/", "at source line ", report)
    return re.sub(r"(?<=poison=)\d+|0x[0-9a-f]+", "N", report)


@pytest.mark.nvrtc
@needs_builtins
def test_race_of_the_simulator(tmp_path):
    """The kernel of docs/simulator.md has the reports of the page, and none with the barrier."""
    pytest.importorskip("numpy")
    kernel, end, *_ = blocks("docs/simulator.md", "c")
    module, test, *_ = blocks("docs/simulator.md", "python")
    shown = next(block for block in blocks("docs/simulator.md", "") if "-q -p cubind.simulator.pytest --cubind" in block)
    for name, text in (("normalize.cu", kernel), ("normalize.py", module), ("test_normalize.py", test)):
        (tmp_path / name).write_text(text)
    environment = os.environ | {"PYTHONPATH": str(libraries.BUILD / "python")}

    def judge(options):
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "cubind.simulator.pytest"]
        command.append(f"--cubind-simulator={options}")
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False).stdout

    assert "1 passed" in judge("check=memory")
    assert plain(shown.partition("…\n")[2]) in plain(judge("check=all"))
    assert "assert False" in judge("seed=1")
    before, _, rest = kernel.partition("    }\n    float divisor")
    assert rest and end.endswith("    float divisor = largest;\n")
    (tmp_path / "normalize.cu").write_text(before + end.rstrip() + rest.removeprefix(" = largest;"))
    assert "1 passed" in judge("check=all") and "1 passed" in judge("check=all,seed=1")


def test_readme_shows_the_commands_for_a_fresh_machine():
    text = (ROOT / "README.md").read_text()
    assert all(f"`{command}`" in text and os.access(ROOT / command, os.X_OK) for command in ("ci/demo", "ci/test"))
    assert len(text.splitlines()) <= 100


@pytest.mark.nvrtc
@needs_builtins
def test_bindings_program():
    """The program of docs/bindings.md for the driver and NVRTC."""
    program, _, _ = blocks("docs/bindings.md", "python")
    assert json.loads(run("-c", program, **SIMULATED)) == [7] * 64


def test_handles_program():
    """The program of docs/bindings.md that closes its handles."""
    _, program, _ = blocks("docs/bindings.md", "python")
    assert run("-W", "error", "-X", "dev", "-c", program, **SIMULATED) == ""


def test_libraries_program():
    """The program of docs/bindings.md for cuBLAS. The stubs compute nothing: it only runs."""
    _, _, program = blocks("docs/bindings.md", "python")
    names = [] if libraries.ON_GPU else [str(path) for path in libraries.STUB_FILES.values()]
    stubs = f"import ctypes\nfor name in {names}: ctypes.CDLL(name, ctypes.RTLD_GLOBAL)\n"
    assert (abs(float(run("-c", stubs + program)) - 4096) < 0.01) == libraries.ON_GPU


def test_the_numbers_of_the_front_page():
    """README, docs/performance.md and the picture have the numbers of front_page.json."""
    numbers = json.loads((ROOT / "benchmarks" / "front_page.json").read_text())
    readme, performance = (ROOT / "README.md").read_text(), (ROOT / "docs" / "performance.md").read_text()
    for of in numbers["packages"].values():
        launch = of["launch over C, ns"]
        assert f"{launch / 1000:.2f} µs" in readme and f"{launch} ns" in performance
        assert f"{of['import alone, ms']:.0f} ms" in readme
        assert f"{of['installed bytes'] / 1e6:.0f} MB" in readme and f"{of['installed bytes']:,}" in performance
    for name, spent in numbers["first kernel, ms"].items():
        text = f"{spent:.0f} ms"
        assert text in performance, name
        assert text in readme or name not in ("C", "core, cold", "cuda.core", "CuPy, cold")
    picture = ROOT / "docs" / "front_page.svg"
    drawn = subprocess.run([sys.executable, "-c", "import front_page, json; print(front_page.draw(json.loads(front_page.NUMBERS.read_text())), end='')"],
                           cwd=ROOT / "benchmarks", capture_output=True, text=True, check=True)
    assert drawn.stdout == picture.read_text()


@pytest.mark.nvrtc
@needs_builtins
def test_benchmark_of_the_first_kernel():
    """One round of it: every program ends well, and the table has a line for each."""
    stub = [] if libraries.ON_GPU else ["--stub", str(libraries.STUB_FILES["driver"])]
    options = ["--build", str(libraries.BUILD), "--rounds", "1", "--only", "core, "]
    table = run("benchmarks/first_kernel.py", *options, *stub)
    names = re.findall(r"^(C, calls|C|core, \w+).* ms", table, re.MULTILINE)
    assert names == ["C", "C, calls", "core, cold", "core, warm"], table
    phases = run("benchmarks/first_kernel.py", *options, "--phases", *stub)
    assert phases.count("launched and copied") == 2 and phases.count("compiled") == 2, phases
    assert phases.count("start and end") == 3 and phases.count("cuMemAllocFromPoolAsync") == 1, phases


@pytest.mark.nvrtc
@needs_builtins
def test_benchmark_of_sources_with_many_headers():
    """One round with the quickest headers, and one process that reads another's headers."""
    options = ["--build", str(libraries.BUILD), "--rounds", "1", "--only", "mma", "--kept", "1"]
    table = run("benchmarks/headers.py", *options)
    assert re.search(r"^mma\.h +\d+( +\d+\.\d\d){4} +\d+$", table, re.MULTILINE), table
    assert re.search(r"accepted by [01] of 1 processes$", table, re.MULTILINE), table
