"""What is said of a whole run."""


def pytest_terminal_summary(terminalreporter):
    """How many cases the tests of grouped.py were; ci/test counts them."""
    told = [dict(report.user_properties).get("cases") for report in terminalreporter.getreports("passed")]
    counts = [count for count in told if count is not None]
    if counts:
        terminalreporter.write_line(f"{sum(counts)} cases in {len(counts)} tests")
