"""Run the steps of docs/adding-a-library.md with the real header and the stub library.

The test runs the commands and the program of the document.
"""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from support import libraries

ROOT = libraries.ROOT
EXAMPLE = ROOT / "examples" / "curand" / "curand.yaml"
CURAND, LZ4 = (
    re.findall(r"```(\w*)\n(.*?)```", part, re.DOTALL)
    for part in (ROOT / "docs" / "adding-a-library.md").read_text().split("\n## 9. ")
)
STEPS, COMMANDS, (PROGRAM,), QUOTES = (
    [text for kind, text in CURAND if kind == wanted] for wanted in ("yaml", "sh", "python", "")
)


def _headers():
    """Return a folder whose include/ has curand.h and the headers that it includes."""
    fetched = sorted((ROOT / "build" / "cuda").glob("13.*"), reverse=True)
    for folder in [*fetched, Path(os.environ.get("CUDA_HOME", "/usr/local/cuda"))]:
        if (folder / "include" / "curand.h").is_file():
            return folder
    pytest.skip("no curand.h: ci/fetch-headers 13.0 build/cuda/13.0 driver runtime curand")


def _sections(text):
    """Return the top-level keys of YAML with their text, without comments."""
    lines = [line for line in text.splitlines(keepends=True) if line.strip() and not line.lstrip().startswith("#")]
    text = re.sub(r" +#.*", "", "".join(lines))
    return {part.partition(":")[0]: part for part in re.split(r"^(?=\w)", text, flags=re.MULTILINE) if part}


def _written(count):
    """Return the spec after `count` steps; a later step's key replaces an earlier one."""
    sections = {}
    for step in STEPS[:count]:
        sections |= _sections(step)
    return sections


def _sanitizers():
    """Return the sanitizers of the C runtime, with which the module must be compiled, too."""
    chosen = re.search(r"^CUBIND_SANITIZE:\w+=(.+)", (libraries.BUILD / "CMakeCache.txt").read_text(), re.MULTILINE)
    return f"-fsanitize={chosen[1].replace(';', ',')}" if chosen else ""


@pytest.fixture(scope="module")
def tutorial(tmp_path_factory):
    return _shell(tmp_path_factory.mktemp("curand"), "curand", _headers())


def _shell(folder, module, cuda=None):
    """Run commands of the document; only build/MODULE and the package are the test's own."""
    if not (libraries.BUILD / "generator" / "cubind-gen").exists():
        pytest.skip("needs cubind-gen: built by CMake with CUBIND_BUILD_GENERATOR")
    package = folder / "python" / "cubind"
    (package / "checked").mkdir(parents=True)
    built = libraries.BUILD / "python" / "cubind"
    for path in [*built.iterdir(), *(built / "checked").glob("*.py")]:
        if path.name != "checked":
            (package / path.relative_to(built)).symlink_to(path.resolve())
    prologue = f"""
        CUDA='{cuda}'
        gcc() {{ LD_PRELOAD= command gcc {_sanitizers()} "$@"; }}
        cubind-gen() {{ '{libraries.BUILD}/generator/cubind-gen' "$@"; }}
        python3() {{ '{sys.executable}' "$@"; }}
        python3-config() {{
            case $1 in
            --includes) echo '-I{sysconfig.get_paths()["include"]}' ;;
            --extension-suffix) echo '{sysconfig.get_config_var("EXT_SUFFIX")}' ;;
            esac
        }}
    """

    def run(command):
        for old, new in (("build/dev/python", package.parent), ("build/dev", libraries.BUILD), (f"build/{module}", folder)):
            command = command.replace(old, str(new))
        return subprocess.run(
            ["bash", "-c", prologue + command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
        )

    run.folder = folder
    return run


def check_after(tutorial, count):
    (tutorial.folder / "curand.yaml").write_text("".join(_written(count).values()))
    return tutorial("cubind-gen check --spec build/curand/curand.yaml --cuda $CUDA").stderr


def test_the_steps_make_the_example():
    assert _written(len(STEPS)) == _sections(EXAMPLE.read_text())


def test_each_step_leaves_less_to_do(tutorial):
    reports = [check_after(tutorial, count) for count in range(1, len(STEPS) + 1)]
    errors = [report.count(" error: ") for report in reports]
    assert errors[0] > errors[1] > errors[2] > errors[3] > errors[4] == 0, reports
    assert reports[4:] == [""] * (len(STEPS) - 4)


def test_the_report_is_the_quoted_one(tutorial):
    """The quoted line numbers are those of one release."""

    def messages(text):
        return re.findall(r"^curand\.h:\d+:\d+: (.*)", text, re.MULTILINE)

    report = messages(check_after(tutorial, 1))
    quoted = messages(re.sub(r"\n(?!curand\.h|\.\.\.)", " ", QUOTES[0]))
    assert len(quoted) == 6
    assert [message for message in quoted if message.strip() not in report] == []


@pytest.mark.skipif(libraries.ON_GPU, reason="loads the stub library; this run uses the real ones")
def test_the_module(tutorial):
    generate, build, layout, stub = COMMANDS[3:7]
    for command in (generate, build, layout, stub):
        result = tutorial("set -e\n" + command)
        assert result.returncode == 0, result.stdout + result.stderr
    (tutorial.folder / "program.py").write_text(PROGRAM.replace("build/curand", str(tutorial.folder)))
    result = tutorial("PYTHONPATH=build/dev/python:tests python3 build/curand/program.py")
    assert (result.stdout, result.stderr) == (QUOTES[1], "")


# ---- LZ4 ----


@pytest.mark.skipif(not Path("/usr/include/lz4.h").exists(), reason="needs liblz4-dev")
def test_lz4(tmp_path):
    """Header and library come from the distribution; CUDA is not involved."""
    shell = _shell(tmp_path, "lz4")
    (commands,), (program,), (quote,) = ([text for kind, text in LZ4 if kind == wanted] for wanted in ("sh", "python", ""))
    result = shell("set -e\n" + commands)
    *proposal, checked, last = result.stdout.splitlines()
    text = "\n".join(proposal)
    assert checked.startswith("lz4: bound: ")
    assert (result.returncode, result.stderr, last) == (0, "", f"{tmp_path}/lz4: 17 files written, 0 unchanged")
    proposed = tmp_path / "proposed.yaml"
    proposed.write_text(text)
    left = shell(f"cubind-gen check --spec {proposed} --include /usr/include").stderr.splitlines()
    # it is about the header, not about the proposal
    assert len(left) > 20 and all(line.startswith("lz4.h:") for line in left)
    (tmp_path / "program.py").write_text(program)
    result = shell(f"PYTHONPATH=build/dev/python python3 {tmp_path}/program.py")
    assert (result.stdout, result.stderr) == (quote, "")
