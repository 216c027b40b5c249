"""pytest -p cubind.simulator.pytest: run the tests on the simulated device.

A kernel that runs for five minutes fails. If a kernel faults, the report of the fault becomes a
section of the test's report. For later tests, the device is as before the fault: contexts, modules,
memory and handles stay valid. Options are those of ``cubind.simulator.use()``, as
--cubind-simulator="key=value,..." or as `cubind_simulator` in the ini file; "off" runs the tests
without the simulated device.

What memory holds that nothing has written is drawn for each run, as on a GPU it may be anything.
The header shows the number, and --cubind-simulator="poison=NUMBER" repeats the run. The option
`seed` also sets it.

A test fails if the checks find a race, a read of unwritten memory or wrong synchronization in its
kernels, unless it has the marker ``cubind_allow("race", ...)`` with the name of the check. Notes
fail no test; the summary at the end lists them.
"""

import os
import random

import pytest

from cubind import simulator
from cubind.simulator import _standins

TIMEOUT = 300
PATIENCE = 1.0  # seconds for a test's work to finish after its end, before its faults are collected
TITLE = "Report of the simulated device"

# The option `check` names the checks, and the marker cubind_allow does so, too.
FINDINGS = {"race": "a race", "init": "a read of unwritten memory", "sync": "wrong synchronization"}

_off = False
_drawn = None  # the poison of this run, if neither the options nor a parent process gave it
_reports = pytest.StashKey[list]()
_listed: dict[str, dict] = {}  # notes and annotations of all tests, in order, without duplicates


def pytest_addoption(parser):
    text = "options of the simulated device: key=value,..., or off"
    parser.getgroup("cubind").addoption("--cubind-simulator", metavar="OPTIONS", default=None, help=text)
    parser.addini("cubind_simulator", text, default="")


def pytest_configure(config):
    config.addinivalue_line(
        "markers", "cubind_allow(*checks): the checks of the simulated device may find something in the test's kernels: race, init, sync"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config):
    """Switch to the simulated device before a conftest is imported, because it may call CUDA."""
    global _off, _drawn
    text = early_config.known_args_namespace.cubind_simulator
    if text is None:
        text = early_config.getini("cubind_simulator")
    _off = text.strip() == "off"
    if _off:
        return
    options = {"timeout": TIMEOUT} | simulator.options() | simulator._split(text)
    if "poison" not in options:
        seed = options.get("seed", "")
        _drawn = int(seed) if seed.isdigit() and int(seed) else random.randrange(1, 1 << 31)
        options["poison"] = _drawn
    try:
        simulator.use(**options)
    except (ValueError, RuntimeError, ImportError) as error:
        raise pytest.UsageError(str(error)) from None
    _standins.preload()
    simulator._take_reports()  # from here on reports are kept


def pytest_report_header():
    if _off:
        return None
    given = ", ".join(f"{name}={value}" for name, value in simulator.options().items())
    repeat = f"; repeat with --cubind-simulator=poison={_drawn}" if _drawn is not None else ""
    return f"cubind: simulated device ({given}){repeat}"


# ---- findings ----


def _place(access):
    """Return "a.cu:12" for an access, or the line of the PTX if its source is unknown."""
    if access["file"] is None:
        return f"PTX line {access['ptx_line']}"
    return f"{os.path.basename(access['file'])}:{access['line']}"


def _sentence(report):
    places = ", ".join(dict.fromkeys(map(_place, report["accesses"])))
    return f"the simulated device reports {FINDINGS[report['check']]} in kernel '{report['kernel']}' ({places})"


def _allowed(item):
    return {check for marker in item.iter_markers("cubind_allow") for check in marker.args}


def _collect(item, patience):
    """Keep the reports of a phase, and raise an error about its first finding."""
    simulator._recover(patience)
    new = simulator._take_reports()
    item.stash.setdefault(_reports, []).extend(new)
    allowed = _allowed(item)
    for report in new:
        if report["check"] in FINDINGS and not report["fault"] and report["check"] not in allowed:
            pytest.fail(_sentence(report), pytrace=False)


# The innermost wrapper: other plugins see the failure as the test's own, and an error of the test
# comes first.


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_setup(item):
    result = yield
    if not _off:
        _collect(item, 0.0)
    return result


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item):
    result = yield
    if not _off:
        _collect(item, PATIENCE)
    return result


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown(item):
    result = yield
    if not _off:
        _collect(item, 0.0)
    return result


# ---- reports ----


def _without(sections, texts):
    """Yield the output that pytest has captured, without the reports.

    The reports have their own section.
    """
    for title, text in sections:
        for report in texts:
            text = text.replace(report, "", 1)
        if text:
            yield title, text


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Add the kernels' reports after each phase of a test."""
    report = yield
    if _off:
        return report
    reports = item.stash.setdefault(_reports, [])
    simulator._recover(PATIENCE if report.when == "call" else 0.0)  # after an error of the test
    reports += simulator._take_reports()
    texts = [entry["text"] + "\n" for entry in reports]
    if texts:
        report.sections[:] = [*_without(report.sections, texts), (TITLE, "".join(texts))]
    # The attribute reaches the process that writes the summary, also from a worker of xdist.
    report.cubind_reports = [entry for entry in reports if entry["check"] == "note" or "annotation" in entry]
    return report


def pytest_runtest_logreport(report):
    for entry in getattr(report, "cubind_reports", ()):
        _listed.setdefault(entry["text"], entry)


def pytest_terminal_summary(terminalreporter):
    notes = [text for text, entry in _listed.items() if entry["check"] == "note"]
    if notes:
        terminalreporter.section("notes of the simulated device")
    for note in notes:
        terminalreporter.write_line(note)
    for entry in _listed.values():
        if "annotation" in entry:
            terminalreporter.write_line(entry["annotation"].rstrip("\n"))
