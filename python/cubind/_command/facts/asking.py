"""Ask about CUDA in child processes, because a driver may hang or end its process.

A child is a script of this folder. It prints its answers as lines of JSON, each a part of one
object, and "at" names the step that it is about to take. So the parent knows what was answered
before a crash, and what the child was doing.
"""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any, NamedTuple

_FOLDER = os.path.dirname(os.path.abspath(__file__))


class Answer(NamedTuple):
    """The answer of a child, and how it ended: "" for well, "hung", or the name of a signal."""

    facts: dict[str, Any]
    end: str
    said: str  # on standard error, its last line


class Request(NamedTuple):
    """A script of this folder, its argument, its environment, and the seconds that it may take."""

    script: str
    argument: dict[str, Any]
    environment: dict[str, str]
    timeout: float


def _start(request: Request) -> subprocess.Popen[bytes]:
    # -I and -S: no .pth file and no sitecustomize of the environment may run in the child.
    command = [sys.executable, "-I", "-S", os.path.join(_FOLDER, request.script), json.dumps(request.argument)]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=request.environment
    )


def _finish(child: subprocess.Popen[bytes], until: float) -> Answer:
    end = ""
    try:
        out, err = child.communicate(timeout=max(until - time.monotonic(), 0.01))
    except subprocess.TimeoutExpired as late:
        out, err, end = late.stdout or b"", late.stderr or b"", "hung"
        child.kill()  # a process that waits in the kernel stays all the same; nobody waits for it
    if child.returncode is not None and child.returncode < 0 and not end:
        end = _name_of(-child.returncode)
    facts: dict[str, Any] = {}
    for line in out.decode(errors="replace").splitlines():
        try:
            facts.update(json.loads(line))
        except ValueError:
            continue  # a library may print, too
    said = err.decode(errors="replace").strip().rpartition("\n")[2]
    if child.returncode and not end:
        end = f"exit status {child.returncode}"
    return Answer(facts, end, said)


def _name_of(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def ask(requests: dict[str, Request]) -> dict[str, Answer]:
    """Run the scripts at the same time, and return their answers."""
    start = time.monotonic()
    children = {name: _start(request) for name, request in requests.items()}
    try:
        return {name: _finish(child, start + requests[name].timeout) for name, child in children.items()}
    finally:
        for child in children.values():
            if child.returncode is None:
                child.kill()
