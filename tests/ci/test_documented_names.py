"""Test that documents name every environment variable, command and option of the code.

They must name no others. Variables are searched for in the sources. Commands and options come from
the parsers themselves, or from the table that makes the parser.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("CUBIND_BUILD", ROOT / "build" / "dev")).resolve()
FOLDERS = ("core", "development", "generator", "libraries", "python", "runtime", "simulator", "templates")
SOURCES = (".c", ".h", ".def", ".in", ".py", ".pth")
READ = re.compile(
    r'(?:\bgetenv\(|environ(?:\.(?:get|pop|setdefault))?[(\[]) ?(?:"(\w+)"|([A-Za-z_]\w*(?:->\w+|\.\w+)?))|"(\w+)" (?:not )?in _?os\.environ'
)

# {source that reads variables whose names are not literals there: these names}
ROOTS = ("CUDA_PATH", "CUDA_HOME")
COMPILERS = {f"CUBIND_REAL_{library}_SO_{major}" for library in ("LIBNVRTC", "LIBNVJITLINK") for major in (12, 13)}
NAMED_ELSEWHERE = {
    "python/cubind/_cuda.py": ("CUBIND_CUDA",),
    "python/cubind/compat/__init__.py": ("CUBIND_COMPAT",),
    "python/cubind/core/_cuda_headers.py": ("CONDA_PREFIX", *ROOTS),
    "python/cubind/core/_libdevice.py": ("CONDA_PREFIX", *ROOTS),
    "python/cubind/simulator/__init__.py": ("CUBIND_DEVICE", "CUBIND_SIMULATOR"),
    "python/cubind/simulator/_standins.py": (
        "CUBIND_SIMULATED_HOME", *ROOTS, *COMPILERS,
        "TRITON_LIBCUDA_PATH", "TRITON_PTXAS_PATH", "TRITON_PTXAS_BLACKWELL_PATH", "NVRTC_PATH", "NVJITLINK_PATH",
    ),
    "python/cubind/_command/facts/__init__.py": ("LD_LIBRARY_PATH",),
    "python/cubind/_command/facts/variables.py": (),  # those that the doctor lists
    "python/cubind/_command/problems/libraries.py": ROOTS,
    "python/cubind/_command/problems/settings.py": (),  # likewise
    "python/cubind/_command/report.py": (),  # likewise
    "runtime/src/libraries/library_find.c": ("CONDA_PREFIX", *ROOTS),
    "runtime/src/libraries/library_errors.c": ("CONDA_PREFIX", *ROOTS),
    "runtime/src/libraries/library.c": ("CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM",),
    "simulator/interpose/forward.c": COMPILERS,
}  # fmt: skip


def sources():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SOURCES and path.is_file():
                yield path.relative_to(ROOT).as_posix(), path.read_text()


def read_names(text):
    """Return the names of variables that a source reads, and whether it reads others."""
    found = READ.findall(text)
    return {literal or tested for literal, _, tested in found if literal or tested}, any(name for _, name, _ in found)


def documented_variables():
    """Return the variables in the first columns of the tables of docs/guide/environment.md."""
    text = (ROOT / "docs/guide/environment.md").read_text()
    rows = re.findall(r"^\| (`[A-Z][^|]*) \|", text, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


def test_environment_variables():
    names, indirect = set(), set()
    for path, text in sources():
        literal, has_others = read_names(text)
        names |= literal
        indirect |= {path} if has_others else set()
    assert indirect == set(NAMED_ELSEWHERE), "a source reads a variable by a name that is not a literal"
    for others in NAMED_ELSEWHERE.values():
        names |= set(others)
    documented = documented_variables()
    assert sorted(documented) == sorted(names), "docs/guide/environment.md"


def test_names_of_roots_are_those_of_specs():
    """Libraries are searched for below the variables that their specs name, and in conda."""
    roots = {tuple(found.split(", ")) for path in (ROOT / "generator/specs").glob("*.yaml") for found in re.findall(r"roots: \[(.*)\]", path.read_text())}
    assert roots == {ROOTS}
    assert '"CONDA_PREFIX"' in "".join(path.read_text() for path in (ROOT / "runtime").rglob("*.h"))


@pytest.mark.parametrize(
    ("text", "names", "others"),
    [
        ('getenv("A_B")', {"A_B"}, False),
        ("getenv(name)", set(), True),
        ("getenv(l->per_thread_env)", set(), True),
        ('os.environ.get("A", "0") + os.environ["B"]', {"A", "B"}, False),
        ('os.environ.pop("A", None); "B" not in os.environ', {"A", "B"}, False),
        ("environ[SWITCH]", set(), True),
        ("fegetenv(&before)", set(), False),
        ("dict(os.environ)", set(), False),
    ],
)
def test_the_search(text, names, others):
    assert read_names(text) == (names, others)


# ---- commands and options ----

PARSERS = """
import argparse, importlib, json
from cubind._command import COMMANDS
from cubind.simulator import OPTIONS, __main__ as runner

def options(parser):
    names = [name for action in parser._actions for name in action.option_strings]
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    found = {"": sorted(set(names) - {"-h", "--help"})}
    for action in below:
        found |= {word: options(parser)[""] for word, parser in action.choices.items()}
    return found

found = {}
for command in COMMANDS:
    module, parser = importlib.import_module("cubind._command." + command), argparse.ArgumentParser()
    if not getattr(module, "TAKES_ALL", False):
        module.add_arguments(parser)
    found[command] = options(parser)
print(json.dumps({"commands": found, "runner": options(runner._arguments(["x.py"])[0])[""], "device": OPTIONS}))
"""


@pytest.fixture(scope="module")
def parsers():
    command = [sys.executable, "-c", PARSERS]
    result = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(BUILD / "python")}, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def sections(page):
    """Return {heading: text} of a document's second level."""
    parts = re.split(r"^## (.*)$", (ROOT / page).read_text(), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def has_word(text, word):
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def test_commands_of_cubind(parsers):
    """docs/command.md has each command, action and option in the section of the command."""
    page = sections("docs/command.md")
    overview = re.findall(r"^\| \[`cubind (\w+)`\]", (ROOT / "docs/command.md").read_text(), re.MULTILINE)
    assert overview == list(parsers["commands"])
    for command, actions in parsers["commands"].items():
        (text,) = [text for heading, text in page.items() if f"cubind {command}" in heading]
        words = {word for action, options in actions.items() for word in (action, *options) if word}
        missing = sorted(word for word in words if not has_word(text, word))
        assert not missing, f"docs/command.md, cubind {command}"
        assert set(re.findall(r"--[a-z][\w-]*", text)) <= words, command


def test_options_of_the_simulated_device(parsers):
    """The driver, the module, the runner and docs/simulator.md have the same options."""
    driver = (ROOT / "simulator/driver/base/options.c").read_text()
    table = re.findall(r'^    \{"(\w+)", read_\w+,', driver, re.MULTILINE)
    assert sorted(table) == sorted(parsers["device"])
    rows = re.findall(r"^\| `(\w+)` \|", sections("docs/simulator.md")["Options"], re.MULTILINE)
    assert sorted(rows) == sorted(table)
    runner = {f"--{name.replace('_', '-')}" for name in table} | {"--error-exitcode", "-m", "-c"}
    assert set(parsers["runner"]) == runner
    assert has_word((ROOT / "docs/simulator.md").read_text(), "--error-exitcode")


def test_commands_of_the_generator():
    """Some document shows each command and option of cubind-gen and cubind-emit."""
    table = (ROOT / "generator/command/options.def").read_text()
    commands = re.findall(r"^COMMAND\(\w+, (\w+)", table, re.MULTILINE)
    options = re.findall(r'^(?:TEXT|LIST|FLAG)\(\w+, "([\w-]+)"', table, re.MULTILINE)
    assert len(commands) > 5 and len(options) > 10
    emit = (ROOT / "generator/emit_main.c").read_text()
    options += re.findall(r'^        \{"([\w-]+)", \w+_argument', emit, re.MULTILINE)
    documents = [path for path in (ROOT / "docs").rglob("*.md") if "releases" not in path.parts]
    text = "\n".join(path.read_text() for path in [*documents, ROOT / "generator/README.md"])
    missing = [f"cubind-gen {command}" for command in commands if f"cubind-gen {command}" not in text]
    missing += [f"--{option}" for option in set(options) if not has_word(text, f"--{option}")]
    assert not missing, "docs/"
