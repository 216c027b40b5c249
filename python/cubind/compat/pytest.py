"""pytest -p cubind.compat.pytest: run tests with cubind in place of cuda.bindings and cuda.core."""

import pytest

from cubind import compat


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests():
    """Install cubind.compat before a conftest is imported, because it may import one of the two."""
    try:
        compat.install()
    except RuntimeError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_report_header():
    return "cubind: cuda.bindings and cuda.core are cubind's"
