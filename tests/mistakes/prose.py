"""Write the messages of all mistakes as one text, to be read as prose."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

from support import libraries

from mistakes import areas

RUN = Path(__file__).with_name("run.py")


def _environment(cache, more):
    """Return a newcomer's environment: the simulated device and no other CUBIND_ variable.

    Nobody reads the device's report.
    """
    left_out = ("CUBIND_", "LD_LIBRARY_PATH", "PYTHONDEVMODE")
    own = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    simulator = ",".join(filter(None, ("threads=1", f"report={os.devnull}", more.get("CUBIND_SIMULATOR"))))
    switch = {"CUBIND_DEVICE": "simulated", **more, "CUBIND_SIMULATOR": simulator}
    return own | {"PYTHONPATH": str(libraries.PACKAGE), "CUBIND_CACHE_DIR": str(cache), "PYTHON_COLORS": "0"} | switch


def _run(cache, more, *which):
    command = [sys.executable, str(RUN), str(libraries.PACKAGE), *map(str, which)]
    # Reports name the program's folder, and are cut to a maximum length; "/" makes both the same
    # everywhere.
    result = subprocess.run(command, env=_environment(cache, more), cwd="/", capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, f"{' '.join(command)}\n{result.stdout}{result.stderr}"
    return json.loads(result.stdout.splitlines()[-1])


def messages(name, cache):
    """Return the messages of an area, in its order."""
    of = areas()[name]
    together = iter(_run(cache, {}, name) if any(not one.alone for one in of.mistakes) else ())
    return [
        _run(cache, one.env, name, number)[0] if one.alone else next(together) for number, one in enumerate(of.mistakes)
    ]


def entry(one, message):
    """Return a mistake as text: what is wrong, the program, its message, and whether that helps."""
    environment = "".join(f"{name}={value} " for name, value in one.env.items())
    lines = [f"{one.title}.", ""]
    lines += [f"    {environment}python3 program.py"] if environment else []
    lines += [textwrap.indent(one.program, "    "), "", textwrap.indent(message, "  ", lambda line: True), ""]
    return "\n".join(lines + ([] if one.helps == "yes" else [f"(Of no help: {one.helps}.)", ""]))


def text(of, said):
    """Return one area's part of messages.txt."""
    head = f"{of.title}\n{'=' * len(of.title)}\n"
    return "\n".join([head, *(entry(one, message) for one, message in zip(of.mistakes, said, strict=True))])
