"""Check environment variables."""

import os
from collections.abc import Iterator

from cubind._command.facts.variables import FOR_DEBUGGING, is_on
from cubind._command.problems import Check, Facts, Problem, pip


def cuda(facts: Facts) -> Iterator[Problem]:
    value, error = os.environ.get("CUBIND_CUDA"), facts["cuda"]["error"]
    if error:
        yield Problem(
            "setting-wrong",
            "error",
            f"CUBIND_CUDA={value} names no CUDA that this cubind supports.",
            "import cubind.driver and its like raise ValueError.",
            f"unset CUBIND_CUDA, or set it to {' or '.join(sorted(facts['cubind']['releases']))}",
        )


def device(facts: Facts) -> Iterator[Problem]:
    value = os.environ.get("CUBIND_DEVICE")
    if value and value != "simulated":
        yield Problem(
            "setting-wrong",
            "error",
            f"CUBIND_DEVICE={value} names no device.",
            "import cubind raises ValueError.",
            "export CUBIND_DEVICE=simulated, or unset it to use the GPU",
        )


def check(facts: Facts) -> Iterator[Problem]:
    value = os.environ.get("CUBIND_CHECK")
    if value and value not in ("types", "sizes"):
        yield Problem(
            "setting-wrong",
            "error",
            f"CUBIND_CHECK={value} is neither types nor sizes.",
            "import cubind.core raises ValueError.",
            "unset CUBIND_CHECK, or set it to types or sizes",
        )


def compat(facts: Facts) -> Iterator[Problem]:
    value = os.environ.get("CUBIND_COMPAT", "")
    if value not in ("", "0", "1"):
        yield Problem(
            "setting-wrong",
            "error",
            f"CUBIND_COMPAT={value} is neither 1 nor 0.",
            "Python programs fail at their start.",
            "export CUBIND_COMPAT=1, or unset it",
        )
    if value != "1":
        return
    yield Problem(
        "compat-on",
        "note",
        "CUBIND_COMPAT=1 is set.",
        "Every Python program gets cubind under the names cuda.bindings and cuda.core.",
        "unset CUBIND_COMPAT, if you did not mean that",
    )
    lacking = [
        name for name in ("cuda-bindings", "cuda-core") if not any(each["name"] == name for each in facts["packages"])
    ]
    if lacking:
        verb = "is" if len(lacking) == 1 else "are"
        yield Problem(
            "compat-without-originals",
            "warning",
            f"CUBIND_COMPAT=1 is set, and {' and '.join(lacking)} {verb} not installed.",
            "Names that cubind lacks, such as cuda.bindings.cufile, raise ImportError; cubind compat lists them.",
            pip(" ".join(lacking)),
        )


def unknown(facts: Facts) -> Iterator[Problem]:
    for name, nearest in facts["unknown_variables"].items():
        yield Problem(
            "variable-unknown",
            "warning",
            f"{name} is set, but cubind reads no such variable.",
            "The setting has no effect.",
            f"Rename it to {nearest}." if nearest else f"unset {name} (docs/command.md lists the variables)",
        )


def search_path(facts: Facts) -> Iterator[Problem]:
    for variable in ("LD_LIBRARY_PATH", "PYTHONPATH"):
        gone = [part for part in os.environ.get(variable, "").split(":") if part and not os.path.exists(part)]
        if gone:
            yield Problem(
                "search-path-stale",
                "warning",
                f"{variable} names {', '.join(gone)}, which {'does' if len(gone) == 1 else 'do'} not exist.",
                "A library or package that you expect from there is found elsewhere, or not at all.",
                f"Remove {'it' if len(gone) == 1 else 'them'} from {variable}.",
            )


def debugging(facts: Facts) -> Iterator[Problem]:
    for name, consequence in FOR_DEBUGGING.items():
        if is_on(name):
            yield Problem(
                "debug-variable",
                "warning",
                f"{name}={os.environ[name]} is set.",
                f"{consequence[0].upper()}{consequence[1:]}.",
                f"unset {name}",
            )


CHECKS: list[Check] = [cuda, device, check, compat, unknown, search_path, debugging]
