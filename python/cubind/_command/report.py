"""Print the facts and problems of cubind.doctor, a line for each fact."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

from cubind._command.problems import LEVELS, Problem

Facts = dict[str, Any]
_WIDE = 12  # of the first column
_MOST = 110  # columns of a paragraph on a terminal
_COLOURS = {"error": "31", "warning": "33", "note": "36", "title": "1"}
# How a library was found, by the word in the facts. Other words say it themselves.
_FOUND = {
    "packages": "installed package",
    "conda": "conda environment",
    "loader": "system's loader",
    "toolkit": "toolkit's folder",
}
_MANY = 3  # packages of a fact that are listed by name


def size(count: int | None) -> str:
    if count is None:
        return "an unknown size"
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if count >= unit:
            return f"{count / unit:.1f} {name}"
    return f"{count} bytes"


def uses_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _coloured(text: str, kind: str, is_on: bool) -> str:
    return f"\033[{_COLOURS[kind]}m{text}\033[0m" if is_on else text


# ---- facts ----


def _python(facts: Facts) -> Iterator[tuple[str, str]]:
    python, own = facts["python"], facts["cubind"]
    yield "Python", f"{python['version']}, {python['executable']}"
    releases = " and ".join(own["releases"].values())
    yield "cubind", f"{own['version']}, {own['folder']}" + (f", with modules for CUDA {releases}" if releases else "")


def _driver(facts: Facts) -> Iterator[tuple[str, str]]:
    driver = facts["driver"]
    if driver["end"]:
        word = "hangs" if driver["end"] == "hung" else f"ends the process by {driver['end']}"
        yield "driver", f"{driver['real_path'] or 'libcuda.so.1'} {word} in {driver['at'] or 'its start'}"
        return
    if not driver["is_loaded"]:
        yield "driver", "none"
    else:
        kind = (
            "cubind's simulated driver"
            if driver["is_simulated"]
            else f"release {driver['release']}"
            if driver["release"]
            else "release unknown"
        )
        cuda = f", supports CUDA {driver['cuda']}" if driver["cuda"] else ""
        yield (
            "driver",
            f"{kind}{cuda}, {driver['real_path'] or driver['path']} ({_FOUND.get(driver['found'], driver['found'])})",
        )
    if driver["kernel_module"]:
        yield "", f"kernel module {driver['kernel_module']}"


def _devices(facts: Facts) -> Iterator[tuple[str, str]]:
    if not facts["devices"]:
        yield "devices", "none"
    for device in facts["devices"]:
        if "error" in device:
            yield f"device {device['number']}", f"does not answer: {device['error']}"
        else:
            yield (
                f"device {device['number']}",
                f"{device['name']}, compute capability {device['compute_capability']}, {size(device['memory'])}",
            )


def _simulator(facts: Facts) -> Iterator[tuple[str, str]]:
    own = facts["simulator"]
    if not own["exists"]:
        state = "not part of this build"
    elif own.get("works"):
        state = "works: a kernel ran"
    else:
        state = "does not work"
    is_on = os.environ.get("CUBIND_DEVICE") == "simulated"
    switch = "on (CUBIND_DEVICE=simulated)" if is_on else "off (CUBIND_DEVICE=simulated turns it on)"
    yield "simulator", f"{state}; {switch}"


def _cuda(facts: Facts) -> Iterator[tuple[str, str]]:
    cuda = facts["cuda"]
    if cuda["major"] is None:
        yield "CUDA", "unknown, because cubind cannot be imported"
        return
    yield "CUDA", f"{cuda['release']}, because: {cuda['reason']}"
    lacking = []
    for row in facts["libraries"].get(cuda["major"], []):
        if row["path"] is None:
            lacking.append(row["module"] or row["soname"])
            continue
        version = f"{row['version']}, " if row["version"] else ""
        yield row["module"], f"{version}{row['path']} ({_FOUND[row['found']]})"
    if lacking:
        yield "not found", ", ".join(lacking)


def _headers(facts: Facts) -> Iterator[tuple[str, str]]:
    found = facts["headers"]
    if found is None:
        return
    if found["are_bundled"]:
        yield "headers", "NVRTC brings its own"
    elif not found["installed"]:
        yield "headers", "none"
    for tree in [] if found["are_bundled"] else found["installed"][:1]:
        release = f"of CUDA {tree['release'] // 1000}.{tree['release'] % 1000 // 10}, " if tree["release"] else ""
        parts = (("cuda.h", tree["cuda.h"]), ("cuda_fp16.h", tree["cuda_fp16.h"]), ("CCCL", tree["has_cccl"]))
        lacks = [name for name, is_there in parts if not is_there]
        yield "headers", f"{release}{tree['folder']}" + (f", without {', '.join(lacks)}" if lacks else ", with CCCL")


def _cache(facts: Facts) -> Iterator[tuple[str, str]]:
    cache = facts["cache"]
    if cache["is_off"]:
        yield "cache", "off (CUBIND_CACHE=0)"
    elif cache["folder"] is None:
        yield "cache", "no folder" if cache["error"] else "unknown"
    elif not cache["exists"]:
        yield "cache", f"{cache['folder']}, not made yet, {size(cache['free'])} free"
    elif not cache["is_folder"]:
        yield "cache", f"{cache['folder']}, which is no folder"
    elif not cache["is_readable"]:
        yield "cache", f"{cache['folder']}, which this user cannot read"
    else:
        writable = "writable" if cache["is_writable"] else "not writable"
        entries = f"{cache['entries']} {'entry' if cache['entries'] == 1 else 'entries'}"
        checked = f" ({cache['checked']} of them checked)" if cache["checked"] < cache["entries"] else ""
        yield (
            "cache",
            f"{cache['folder']}, {entries}{checked}, {size(cache['bytes'])}, {writable}, {size(cache['free'])} free",
        )


def _gil(facts: Facts) -> Iterator[tuple[str, str]]:
    names = facts["gil"]["host_function_packages"]
    shown = ", ".join(names[:_MANY]) + (f" and {len(names) - _MANY} more" if len(names) > _MANY else "")
    more = f"; short calls release it, too, once the program imports {shown}" if names else "; short calls keep it"
    yield "GIL", f"launches and waiting calls release it{more} (cubind.keep_gil() changes that)"
    compat = os.environ.get("CUBIND_COMPAT") == "1"
    yield "compat", "on (CUBIND_COMPAT=1): cubind replaces cuda.bindings and cuda.core" if compat else "off"


def _packages(facts: Facts) -> Iterator[tuple[str, str]]:
    seen = set()
    for each in facts["packages"]:
        if each["name"].startswith("nvidia-") or each["name"] == "cubind" or each["name"] in seen:
            continue
        seen.add(each["name"])
        cuda = f", built for CUDA {facts['torch_cuda']}" if each["name"] == "torch" and facts["torch_cuda"] else ""
        yield "package", f"{each['name']} {each['version']}{cuda}"


def _variables(facts: Facts) -> Iterator[tuple[str, str]]:
    for each in facts["variables"]:
        yield "variable", f"{each['name']}={each['value']}"
    for name in facts["unknown_variables"]:
        yield "variable", f"{name}={os.environ.get(name, '')}"


_PARTS = (_python, _driver, _devices, _simulator, _cuda, _headers, _cache, _gil, _packages, _variables)


def lines(facts: Facts) -> list[tuple[str, str]]:
    """Return (label, text) of each fact."""
    return [line for part in _PARTS for line in part(facts)]


# ---- problems ----


def summary(problems: list[Problem]) -> str:
    """Count the problems in a sentence."""
    counts = [(sum(problem.level == level for problem in problems), level) for level in LEVELS]
    said = [f"{count} {level}{'s' if count > 1 else ''}" for count, level in counts if count]
    return (
        f"{' and '.join((', '.join(said[:-1]), said[-1])) if len(said) > 1 else said[0]}." if said else "No problems."
    )


def _paragraph(text: str, indent: str, width: int | None) -> str:
    if width is None:
        return indent + text
    return textwrap.fill(
        text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def text(facts: Facts, problems: list[Problem]) -> str:
    """Return the whole report. Lines are wrapped only on a terminal."""
    is_on = uses_colour()
    width = min(shutil.get_terminal_size().columns, _MOST) if sys.stdout.isatty() else None
    out = []
    for label, said in lines(facts):
        out.append(f"{_coloured(f'{label:{_WIDE}}', 'title', is_on)}{said}".rstrip())
    out.append("")
    for number, problem in enumerate(problems, 1):
        head = f"{number}. {_coloured(problem.level, problem.level, is_on)} [{problem.id}]: {problem.what}"
        out.append(_paragraph(head, "", width))
        out.append(_paragraph(problem.consequence, "   ", width))
        out.append(_paragraph(f"To mend it: {problem.remedy}", "   ", width))
        out.append("")
    out.append(_coloured(summary(problems), "title", is_on))
    return "\n".join(out)
