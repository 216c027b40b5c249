"""Install the headers and static libraries next to the package, as the wheels do."""

import os
import shutil
import subprocess

import pytest
from support import libraries

# The part of `python3 -m cubind config` that pages use, for a package without the command.
CONFIG = """
import sys
from cubind import _development
print(getattr(_development, sys.argv[2].lstrip("-"))())
"""


def link_package(folder):
    """Make FOLDER/cubind, whose files are links to those of the package under test."""
    shutil.copytree(libraries.PACKAGE / "cubind", folder / "cubind", copy_function=os.symlink)


def install_development(prefix):
    """Install what cubind-dev has into the prefix."""
    if shutil.which("cmake") is None or not (libraries.BUILD / "CMakeCache.txt").exists():
        pytest.skip("needs CMake and a build folder to install from")
    words = ["cmake", "--install", libraries.BUILD, "--component", "development", "--prefix", prefix]
    subprocess.run(words, check=True, capture_output=True, env=os.environ | {"LD_PRELOAD": ""})


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """Return a folder for PYTHONPATH with cubind and cubind-dev."""
    folder = tmp_path_factory.mktemp("site")
    link_package(folder)
    install_development(folder / "cubind")
    command = folder / "cubind" / "__main__.py"
    if not command.exists():
        command.write_text(CONFIG)
    return folder
