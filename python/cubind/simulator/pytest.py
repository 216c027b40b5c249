"""pytest -p cubind.simulator.pytest: the tests compute on the simulated device, and a kernel that runs for five minutes fails.

Options are those of ``cubind.simulator.use()``, as --cubind-simulator="key=value,..." or `cubind_simulator` in the ini file.
"""

import pytest

from cubind import simulator

TIMEOUT = 300


def pytest_addoption(parser):
    text = "options of the simulated device: key=value,..."
    parser.getgroup("cubind").addoption("--cubind-simulator", metavar="OPTIONS", default=None, help=text)
    parser.addini("cubind_simulator", text, default="")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config):
    """Before a conftest is imported, which may call CUDA."""
    text = early_config.known_args_namespace.cubind_simulator
    if text is None:
        text = early_config.getini("cubind_simulator")
    try:
        simulator.use(**({"timeout": TIMEOUT} | simulator.options() | simulator._split(text)))
    except (ValueError, RuntimeError, ImportError) as error:
        raise pytest.UsageError(str(error)) from None


def pytest_report_header():
    given = ", ".join(f"{name}={value}" for name, value in simulator.options().items())
    return f"cubind: simulated device ({given})"
