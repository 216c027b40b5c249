"""Test `cubind config` with the folders of cubind-dev, if this build has them."""

from pathlib import Path

import pytest
from support import libraries
from support.sanitizers import not_sanitized

pytestmark = not_sanitized("starts a plain interpreter for each command")


def test_config(cubind, tmp_path):
    """The answers are those of cubind._development; without cubind-dev its error is one line."""
    if not Path(libraries.PACKAGE, "cubind", "_development.py").exists():
        pytest.skip("this build has no cubind._development")
    from cubind import _development

    for name in ("includes", "cflags", "libs", "cmakedir"):
        done = cubind("config", f"--{name}")
        try:
            answer = getattr(_development, name)()
        except FileNotFoundError as error:
            assert (done.returncode, done.stderr) == (1, f"cubind config: error: {error}\n")
        else:
            assert done.stdout == (answer if isinstance(answer, str) else "\n".join(answer)) + "\n"
