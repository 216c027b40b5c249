"""Judge the facts of cubind.doctor: what is wrong, the consequence, and what mends it.

Each check is a generator that takes the facts. The order of the checks is that of importance.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

Facts = dict[str, Any]
LEVELS = ("error", "warning", "note")
# The first driver branch that supports a major version. cubind._cuda has the same; that module
# cannot be imported on every installation.
BRANCHES = {12: 525, 13: 580}


class Problem(NamedTuple):
    """A problem; `level` is "error" if something fails, "warning" if it works otherwise than people
    expect, and "note" for a setting to know of."""

    id: str
    level: str
    what: str
    consequence: str
    remedy: str


def in_use(facts: Facts) -> str:
    """Return "CUDA 13 is in use: reason"."""
    return f"CUDA {facts['cuda']['major']} is in use: {facts['cuda']['reason']}"


Check = Callable[[Facts], Iterator[Problem]]


def pip(requirement: str, options: str = "") -> str:
    """Return the command that installs a distribution."""
    quoted = f"'{requirement}'" if "*" in requirement or ">" in requirement else requirement
    return f"pip install {options}{quoted}"


def _checks() -> list[Check]:
    from cubind._command.problems import cache, driver, installation, libraries, settings

    return [*installation.CHECKS, *driver.CHECKS, *libraries.CHECKS, *settings.CHECKS, *cache.CHECKS]


def find(facts: Facts) -> list[Problem]:
    """Return the problems, the most important first."""
    found = [problem for check in _checks() for problem in check(facts)]
    found.sort(key=lambda problem: LEVELS.index(problem.level))
    if not facts["cubind"]["is_writable"] and any(problem.remedy.startswith("pip install") for problem in found):
        from cubind._command.problems.installation import read_only

        found.insert(0, read_only(facts))
    return found
