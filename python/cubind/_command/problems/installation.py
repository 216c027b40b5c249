"""Check cubind's own files, and the distributions around it."""

import os
from collections.abc import Iterator

from cubind._command.problems import Check, Facts, Problem, pip


def _again(facts: Facts) -> str:
    return pip(f"cubind=={facts['cubind']['version']}", "--force-reinstall ")


def read_only(facts: Facts) -> Problem:
    site = os.path.dirname(facts["cubind"]["folder"])
    return Problem(
        "site-read-only",
        "error",
        f"This user cannot write to {site}.",
        "The pip commands below would fail there.",
        "Run them in a virtual environment (python3 -m venv FOLDER), or as the owner of that folder.",
    )


def damaged(facts: Facts) -> Iterator[Problem]:
    for path, why in (facts["cubind"]["damaged"] or {}).items():
        yield Problem(
            "module-damaged",
            "error",
            f"{path} is damaged: {why}.",
            "Importing this module fails, or ends the process.",
            _again(facts),
        )


def not_imported(facts: Facts) -> Iterator[Problem]:
    own = facts["cubind"]
    if own["end"] == "hung":
        yield Problem(
            "cubind-hangs",
            "error",
            f"A child process did not answer within {facts['patience']:g} s, while {own['at'] or 'it started'}.",
            "The facts that it did not give are missing here.",
            "Run cubind doctor --timeout 60 if this machine is slow. Otherwise report this with the output.",
        )
    elif own["end"] and own["end"] != "exit status 0":
        said = f" ({own['said']})" if own["said"] else ""
        yield Problem(
            "cubind-crashes",
            "error",
            f"A child process ended by {own['end']}, while {own['at'] or 'it started'}{said}.",
            "Programs that do the same end likewise.",
            _again(facts),
        )
    if own["import_error"] and not own["damaged"]:
        yield Problem(
            "cubind-broken",
            "error",
            f"import cubind raises {own['import_error']}",
            "No program can use cubind.",
            _again(facts),
        )
    for name, error in (own["failed"] or {}).items():
        if "CUBIND_CHECK" not in error:
            yield Problem(
                "module-broken",
                "error",
                f"import {name} raises {error}",
                "Programs that need this module fail.",
                _again(facts),
            )
    for part, error in (own["errors"] or {}).items():
        yield Problem(
            "doctor-failed",
            "error",
            f"An error ended the part {part!r}: {error}.",
            "Its facts are missing here.",
            "Report this with the output of cubind doctor.",
        )


def copies(facts: Facts) -> Iterator[Problem]:
    others = [
        folder
        for folder in facts["cubind"]["copies"]
        if os.path.realpath(folder) != os.path.realpath(facts["cubind"]["folder"])
    ]
    if others:
        in_path = any(
            os.path.dirname(facts["cubind"]["folder"]) == part.rstrip("/")
            for part in os.environ.get("PYTHONPATH", "").split(":")
        )
        remedy = (
            "unset PYTHONPATH"
            if in_path
            else f"Remove the one that you do not want: pip uninstall cubind, or rm -r {others[0]}"
        )
        yield Problem(
            "cubind-shadowed",
            "warning",
            f"There is more than one cubind: {facts['cubind']['folder']} is in use and hides {', '.join(others)}.",
            "An update of the hidden one has no effect.",
            remedy,
        )


def versions(facts: Facts) -> Iterator[Problem]:
    version, seen = facts["cubind"]["version"], set()
    site = os.path.dirname(facts["cubind"]["folder"])
    for each in facts["packages"]:
        name = each["name"]
        if name == "cubind" and each["folder"] != site:
            continue
        if not name.startswith("cubind") or name in seen:
            continue
        seen.add(name)
        if each["version"] == version:
            continue
        if name == "cubind":
            yield Problem(
                "cubind-mixed",
                "error",
                f"The files of cubind are of version {version}, but pip has recorded {each['version']}.",
                "An update was interrupted, so files of two versions may be mixed.",
                _again(facts),
            )
        else:
            consequence = {
                "cubind-libraries": "Its modules may fail to import.",
                "cubind-dev": "Extensions that you build with it may fail to load.",
            }
            yield Problem(
                "distribution-mismatch",
                "error",
                f"{name} {each['version']} is installed with cubind {version}.",
                consequence.get(name, "The code that it makes may not fit."),
                pip(f"{name}=={version}"),
            )


def pathfinder(facts: Facts) -> Iterator[Problem]:
    if not any(each["name"] == "cuda-pathfinder" for each in facts["packages"]):
        yield Problem(
            "pathfinder-missing",
            "warning",
            "cuda-pathfinder is not installed, although cubind requires it.",
            "cubind finds libraries in the usual places only.",
            pip("cuda-pathfinder>=1.2"),
        )


def free_threaded(facts: Facts) -> Iterator[Problem]:
    if facts["python"]["is_free_threaded"]:
        yield Problem(
            "free-threaded",
            "warning",
            "This Python is free-threaded, and cubind's modules need the GIL.",
            "Python switches the GIL on when they are imported, so threads do not run in parallel.",
            "Use the usual build of Python.",
        )


CHECKS: list[Check] = [damaged, not_imported, versions, copies, pathfinder, free_threaded]
