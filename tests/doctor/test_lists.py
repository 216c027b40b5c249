"""Test lists of `cubind doctor` that repeat facts of other files."""

import re
import tomllib

from support import libraries

libraries.use_build()
from cubind import _cuda  # noqa: E402
from cubind._command import facts as gathered  # noqa: E402
from cubind._command import problems  # noqa: E402
from cubind._command.facts import variables  # noqa: E402

ROOT = libraries.ROOT


def variables_in_code():
    """Return the variables of cubind's own that its sources read."""
    names = set()
    for folder, ends in (
        ("python", (".py",)),
        ("core", (".c", ".h")),
        ("runtime", (".c", ".h")),
        ("simulator", (".c", ".h")),
        ("generator", (".c", ".h", ".py")),
    ):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in ends and "_command" not in path.parts:
                text = path.read_text()
                names |= set(
                    re.findall(
                        r'(?:getenv\(|environ\.get\(|environ\[|VARIABLE = |SWITCH = |HOME = )"(CUBIND_\w+)"',
                        text,
                    )
                )
    assert len(names) > 10
    return names


def test_every_variable_is_known():
    assert variables_in_code() - variables._PRIVATE - set(variables.OTHERS) == set(variables.OURS)


def test_requirements_are_those_of_the_extras():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for module, twelve, thirteen in gathered.WHEELS.values():
        if thirteen:
            assert [thirteen] == extras[module]
            assert twelve in extras["cuda12"]


def test_branches_are_those_of_the_choice():
    assert problems.BRANCHES == _cuda.BRANCHES


def test_commands_of_pip_are_quoted():
    """A shell would expand `*` and redirect to `=1.2`."""
    assert problems.pip("a==1.*") == "pip install 'a==1.*'"
    assert problems.pip("a>=1.2") == "pip install 'a>=1.2'"
    assert problems.pip("a==1.2", "--force-reinstall ") == "pip install --force-reinstall a==1.2"
