"""Collect ordinary mistakes of a newcomer, by area. Each mistake is a program of a few lines.

A program runs after the prelude of its area, on the simulated device, with the real NVRTC and
nvJitLink. messages.txt has the output of all programs, and ci/update-golden rewrites it. Read it as
prose, as somebody who has just made the mistake.
"""

from __future__ import annotations

import importlib
import textwrap
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Mistake:
    """helps: "yes" if the message says what to change, else why not; judged by hand."""

    title: str
    program: str
    helps: str = "yes"
    # runs in a process of its own, because it spoils the context or concerns the start of a process
    alone: bool = False
    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Area:
    title: str
    prelude: str
    mistakes: tuple[Mistake, ...]


def mistake(title, program, **more):
    return Mistake(title, textwrap.dedent(program).strip(), **more)


def area(title, prelude, *mistakes):
    return Area(title, textwrap.dedent(prelude).strip(), mistakes)


NAMES = ("compiling", "launching", "memory", "streams", "options", "linking", "faults", "bindings", "environment")


def areas():
    """Return the areas by the names of their modules, in the order of messages.txt."""
    return {name: importlib.import_module(f"mistakes.{name}").AREA for name in NAMES}
