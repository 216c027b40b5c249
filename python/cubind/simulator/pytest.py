"""pytest -p cubind.simulator.pytest: run the tests on the simulated device.

A kernel that runs for five minutes fails. If a kernel faults, the report of the fault becomes a
section of the test's report. For later tests, the device is as before the fault: contexts, modules,
memory and handles stay valid. Options are those of ``cubind.simulator.use()``, as
--cubind-simulator="key=value,..." or as `cubind_simulator` in the ini file; "off" runs the tests
without the simulated device.
"""

import pytest

from cubind import simulator
from cubind.simulator import _standins

TIMEOUT = 300
PATIENCE = 1.0  # seconds for a test's work to finish after its end, before its faults are collected
TITLE = "Report of the simulated device"

_off = False
_reports = pytest.StashKey[list]()


def pytest_addoption(parser):
    text = "options of the simulated device: key=value,..., or off"
    parser.getgroup("cubind").addoption("--cubind-simulator", metavar="OPTIONS", default=None, help=text)
    parser.addini("cubind_simulator", text, default="")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config):
    """Switch to the simulated device before a conftest is imported, because it may call CUDA."""
    global _off
    text = early_config.known_args_namespace.cubind_simulator
    if text is None:
        text = early_config.getini("cubind_simulator")
    _off = text.strip() == "off"
    if _off:
        return
    try:
        simulator.use(**({"timeout": TIMEOUT} | simulator.options() | simulator._split(text)))
    except (ValueError, RuntimeError, ImportError) as error:
        raise pytest.UsageError(str(error)) from None
    _standins.preload()
    simulator._take_reports()  # from here on reports are kept


def pytest_report_header():
    if _off:
        return None
    given = ", ".join(f"{name}={value}" for name, value in simulator.options().items())
    return f"cubind: simulated device ({given})"


def _without(sections, reports):
    """Yield the output that pytest has captured, without the reports.

    The reports have their own section.
    """
    for title, text in sections:
        for report in reports:
            text = text.replace(report, "", 1)
        if text:
            yield title, text


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Add the kernels' reports after each phase of a test."""
    report = yield
    if not _off:
        simulator._recover(PATIENCE if report.when == "call" else 0.0)
        reports = item.stash.setdefault(_reports, [])
        reports += filter(None, [simulator._take_reports()])
        if reports:
            report.sections[:] = [*_without(report.sections, reports), (TITLE, "".join(reports))]
    return report
