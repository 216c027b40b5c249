"""Build the programs of docs/c-api.md and of the static libraries' pages, by their commands.

A block whose first line is a comment with a name is that file. Blocks before the first heading
"Build with …" belong to all ways; those below it belong to one.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support import libraries
from support.sanitizers import not_sanitized

pytestmark = not_sanitized("the pages' commands link no sanitizer")
DOCS = libraries.ROOT / "docs"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"(?://|#) ([\w.]+)\n")
# {page: the tools that it leads through}
PAGES = {
    "c-api.md": ("a compiler alone", "CMake", "Meson", "setuptools"),
    "libcubind_rt.md": ("a compiler alone", "CMake", "Meson", "setuptools"),
    "libcubind_core.md": ("a compiler alone", "CMake", "Meson"),
}


def sections(page):
    """Return the text before the first tool, and {tool: text}."""
    parts = re.split(r"^## (.*)$", (DOCS / page).read_text(), flags=re.MULTILINE)
    titles = dict(zip(parts[1::2], parts[2::2], strict=True))
    tools = {title.removeprefix("Build with "): text for title, text in titles.items() if title.startswith("Build with ")}
    first = next(index for index, title in enumerate(titles) if title.startswith("Build with "))
    return parts[0] + "".join(list(titles.values())[:first]), tools


def blocks(text):
    """Return ({name: content} of the files, the commands, the outputs)."""
    files, commands, outputs = {}, [], []
    for language, content in BLOCK.findall(text):
        if found := NAME.match(content):
            files[found[1]] = content
        elif language == "sh":
            commands.append(content)
        elif language == "":
            outputs.append(content)
    return files, commands, outputs


def run(folder, site, command):
    """Run a page's commands in the folder. The tools are those of this Python and of this build."""
    python = Path(sys.executable).parent
    packages = folder / "packages"  # for `pip install`, instead of the site-packages of the tests
    command = command.replace("pip install .", f"python3 -m pip install -q --no-build-isolation --no-deps --no-index --target {packages} .")
    command = command.replace("PYTHONPATH=build", f"PYTHONPATH=build:{site}")
    # A built module of the package is found there as in its site-packages.
    (folder / "packages").mkdir(exist_ok=True)
    (folder / "packages" / "sitecustomize.py").write_text(SITE)
    environment = os.environ | {
        "PATH": f"{libraries.BUILD / 'generator'}:{python}:{os.environ['PATH']}",
        "PYTHONPATH": f"{packages}:{site}",
        "LD_PRELOAD": "",
        "CUBIND_CACHE_DIR": str(folder / "cache"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "CFLAGS": "-O0",  # the tests are about commands, not about speed
    }
    environment.pop("CUBIND_CUDA", None)
    return subprocess.run(["bash", "-ec", command], cwd=folder, env=environment, capture_output=True, text=True, check=False)


# pip installs a module of the package into the package's folder. Here that is another folder.
SITE = """
import pathlib
import cubind
cubind.__path__.append(str(pathlib.Path(__file__).parent / "cubind"))
"""
WAYS = [(page, tool) for page, tools in PAGES.items() for tool in tools]


@pytest.mark.skipif(libraries.ON_GPU, reason="runs on the simulated device")
@pytest.mark.parametrize(("page", "tool"), WAYS, ids=[f"{page}-{tool}" for page, tool in WAYS])
def test_way(page, tool, site, tmp_path):
    common, tools = sections(page)
    files, (install, *prepare), outputs = blocks(common)
    own, commands, _ = blocks(tools[tool])
    assert install.startswith("pip install cubind cubind-dev") and len(commands) == 1 and outputs
    for name, content in (files | own).items():
        (tmp_path / name).write_text(content)
    for command in prepare:
        done = run(tmp_path, site, command)
        assert done.returncode == 0, done.stdout + done.stderr
    done = run(tmp_path, site, commands[0])
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(outputs[0]) and "warning" not in done.stderr.lower(), done.stdout + done.stderr


def test_all_tools_are_tested():
    assert {page: tuple(sections(page)[1]) for page in PAGES} == PAGES


def test_the_checked_form(site, tmp_path):
    """The file of docs/libcubind_rt.md makes the other form of a module of the package."""
    files, _, _ = blocks((DOCS / "libcubind_rt.md").read_text())
    made = (site / "cubind" / "checked" / "nvrtc.py").read_text()
    code = [line for line in files["checked_tally.py"].splitlines()[1:] if line]
    assert [line.replace("tally", "nvrtc") for line in code] == [line for line in made.splitlines()[1:] if line]


@pytest.mark.parametrize("page", PAGES)
def test_a_program_that_does_not_build_fails(page, site, tmp_path):
    """The test notices a wrong file of a page."""
    common, tools = sections(page)
    files, _, _ = blocks(common)
    _, (command,), _ = blocks(tools["a compiler alone"])
    for name, content in files.items():
        (tmp_path / name).write_text(content.replace("Python.h", "Pyton.h").replace("core->", "cor->"))
    assert run(tmp_path, site, command).returncode != 0
