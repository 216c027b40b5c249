"""Ask ptxas which instructions are legal, with many in one text: ptxas continues after an error."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from . import syntax

HEAD = ".version {version}\n.target {target}\n.address_size 64\n"
NEWEST = 90  # version of PTX


def available():
    """Say whether ptxas works; on the path may be a script for a removed toolkit."""
    program = shutil.which("ptxas")
    return program is not None and subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def target_of(row):
    """Return the target of a row's instructions.

    Features of one kind of processor only ("a") belong to the first that has them.
    """
    return {90: "sm_90a", 100: "sm_100a"}.get(max(90, row.target), f"sm_{row.target}")


def compiled(text, target, level=0):
    """Return what ptxas prints for a text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "forms.ptx"
        path.write_text(text)
        command = ["ptxas", f"-arch={target}", f"-O{level}", "-o", "/dev/null", str(path)]
        return subprocess.run(command, capture_output=True, text=True, timeout=120).stderr


def _one_run(instructions, target, version):
    """Return ({place: complaint}, place of the fatal one or None)."""
    head = HEAD.format(version=f"{version // 10}.{version % 10}", target=target)
    head += ".visible .entry k()\n{\n" + syntax.WIDE_DECLARATIONS + "\n"
    first = head.count("\n") + 1
    # An error on purpose keeps ptxas from generating code for all the rest.
    text = head + "\n".join([*instructions, "add.s32 %r0, %r1;", "LABEL: ret;", "}"]) + "\n"
    found = {}
    for line in compiled(text, target).splitlines():
        match = re.match(r"ptxas .*, line (\d+); (error|fatal) +: (.*)", line)
        if not match:
            continue
        at = int(match[1]) - first
        found[at] = match[3]
        if match[2] == "fatal":
            if not 0 <= at < len(instructions):
                raise RuntimeError(f"ptxas: {line}")
            return found, at
    if len(instructions) not in found:
        raise RuntimeError("ptxas did not come to the end")
    return found, None


def _of_few(instructions, target, version):
    found, left = {}, list(instructions)
    while True:
        some, end = _one_run(left, target, version)
        if end is None:
            some.pop(len(left))
            found |= some
            return [found.get(i, "") for i in range(len(instructions))]
        found[end] = some[end]
        left[end] = ""  # replace it by an empty line and run again


def complaints(instructions, target="sm_90a", version=NEWEST, at_once=400):
    """Return ptxas's complaint about each instruction, "" for none."""
    if len(instructions) > at_once:
        pieces = [instructions[i : i + at_once] for i in range(0, len(instructions), at_once)]
        return [answer for piece in pieces for answer in complaints(piece, target, version)]
    try:
        return _of_few(instructions, target, version)
    except RuntimeError as error:  # some instructions make it stop without a message
        if len(instructions) == 1:
            return [str(error)]
        middle = len(instructions) // 2
        parts = instructions[:middle], instructions[middle:]
        return [answer for part in parts for answer in complaints(part, target, version)]
