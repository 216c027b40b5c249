"""What is said of a whole run, and what it starts from."""

import os
import shutil
import signal
import tempfile

# A shell that starts a run in the background has it ignore interrupts, and so all that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Each run has its own caches, so that the user's neither decide a test nor fill up.
# A TemporaryDirectory would not do: a forked child that ends would remove it.
_caches = tempfile.mkdtemp(prefix="cubind-caches-")


def pytest_configure():
    os.environ["XDG_CACHE_HOME"] = _caches


def pytest_unconfigure():
    shutil.rmtree(_caches, ignore_errors=True)


def pytest_terminal_summary(terminalreporter):
    """How many cases the tests of grouped.py were; ci/test counts them."""
    told = [dict(report.user_properties).get("cases") for report in terminalreporter.getreports("passed")]
    counts = [count for count in told if count is not None]
    if counts:
        terminalreporter.write_line(f"{sum(counts)} cases in {len(counts)} tests")
