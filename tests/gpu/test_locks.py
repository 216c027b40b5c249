"""Test that no call holds the GIL while it waits for a driver lock.

The thread that holds the lock may be waiting for a host function in Python.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from support import libraries

RUNNER = Path(__file__).resolve().parent / "lock_waits.py"


def outcomes(*arguments):
    """Return the outcome for each function: {name: (outcome, seconds)}."""
    result = subprocess.run(
        [sys.executable, str(RUNNER), *arguments],
        env={**os.environ, "CUBIND_BUILD": str(libraries.BUILD)},
        stdout=subprocess.PIPE,
        text=True,
        timeout=280,
        check=True,
    )
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    return {name: (outcome, seconds) for _, name, outcome, seconds in lines}


def test_this_driver_has_such_locks():
    """With the GIL kept, the three calls that are known to hang do hang."""
    kept = outcomes("--keep", "cuEventRecord", "cuStreamWaitEvent", "cuStreamQuery")
    assert {outcome for outcome, _ in kept.values()} == {"hung"}, kept


def test_no_function_waits_with_the_gil():
    found = outcomes()
    assert len(found) > 350
    wrong = {name: outcome for name, (outcome, _) in found.items() if outcome not in ("done", "missing")}
    assert not wrong, wrong
    waited = [name for name, (outcome, seconds) in found.items() if outcome == "done" and seconds > 0.1]
    missing = [name for name, (outcome, _) in found.items() if outcome == "missing"]
    assert len(waited) > 10 and len(missing) < 60
    results = os.environ.get("CUBIND_RESULTS")
    if results:
        with open(results, "a") as file:
            print(f"locks: {len(found)} functions, {len(waited)} waited for one, none with the GIL; "
                  f"{len(missing)} are not in this driver", file=file)
            print("waited:", *sorted(waited), file=file)
