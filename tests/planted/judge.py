"""Compare the reports of a case with its expectations.

A report is an object of the reports' file: its check, and two accesses with their source lines.
"""

from collections import Counter
from pathlib import PurePath


def differences(reports, case):
    """Return a list of what is missing, unexpected or repeated; empty if all is as expected."""
    expected = {_key(one.kind, one.lines) for one in case.expectations}
    notes = any(kind == "note" for kind, _ in expected)
    found = Counter(
        _key(report["check"], [line_of(access, case) for access in report["accesses"]])
        for report in reports
        if notes or report["check"] != "note"
    )
    missing = [f"missing: {_told(key)}" for key in sorted(expected - found.keys(), key=_order)]
    unexpected = [f"unexpected: {_told(key)}" for key in sorted(found.keys() - expected, key=_order)]
    repeated = [f"repeated: {_told(key)}, {found[key]} times" for key in sorted(found, key=_order) if found[key] > 1]
    return missing + unexpected + repeated


def line_of(access, case):
    """Return the line of the case's source that an access counts at; None if it has none there.

    For code that was inlined from elsewhere that is the outermost line in the source. `inlined`
    leads from the access outwards.
    """
    if _is_own(access.get("file"), case):
        return access["line"]
    lines = [place["line"] for place in access.get("inlined") or () if _is_own(place["file"], case)]
    return lines[-1] if lines else None


def _is_own(file, case):
    return bool(file) and PurePath(file).name == case.source_name


def _key(kind, lines):
    return kind, frozenset(lines)


def _order(key):
    kind, lines = key
    return kind, sorted(line or 0 for line in lines)


def _told(key):
    kind, lines = key
    ordered = sorted(lines, key=lambda line: line or 0)
    places = ["no line of the case" if line is None else str(line) for line in ordered]
    if len(places) == 1:
        places *= 2
    return f"{kind} {' and '.join(places)}" if places else f"{kind} without accesses"
