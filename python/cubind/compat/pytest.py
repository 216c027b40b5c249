"""pytest -p cubind.compat.pytest: cuda.bindings and cuda.core are cubind's for the tests."""

import pytest

from cubind import compat


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests():
    """Before a conftest is imported, which may import one of the two."""
    try:
        compat.install()
    except RuntimeError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_report_header():
    return "cubind: cuda.bindings and cuda.core are cubind's"
