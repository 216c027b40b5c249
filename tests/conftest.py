"""Set up a test run: handle SIGINT, make private caches, and report the number of cases."""

import os
import shutil
import signal
import tempfile

# A shell that starts a run in the background makes it ignore SIGINT, and all its children inherit
# that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Each run has private caches, so that the user's caches neither influence a test nor fill up. A
# TemporaryDirectory does not work here: a forked child would remove it at exit.
_caches = tempfile.mkdtemp(prefix="cubind-caches-")


def pytest_configure():
    os.environ["XDG_CACHE_HOME"] = _caches


def pytest_unconfigure():
    shutil.rmtree(_caches, ignore_errors=True)


def pytest_terminal_summary(terminalreporter):
    """Print the number of cases in the tests of grouped.py; ci/test counts them."""
    told = [dict(report.user_properties).get("cases") for report in terminalreporter.getreports("passed")]
    counts = [count for count in told if count is not None]
    if counts:
        terminalreporter.write_line(f"{sum(counts)} cases in {len(counts)} tests")
