"""Wait until a thread sleeps in a call."""

import time
from pathlib import Path


def until_asleep(thread, limit=30):
    """Return when the thread sleeps, seen five times in a row, or has ended.

    Raise AssertionError after `limit` seconds. The caller sleeps meanwhile, so a thread that waits
    for the GIL gets it. Any remaining wait is one without the GIL.
    """
    state = Path(f"/proc/self/task/{thread.native_id}/stat")
    end, asleep = time.monotonic() + limit, 0
    while asleep < 5 and thread.is_alive():
        assert time.monotonic() < end, "the thread is still busy"
        time.sleep(0.005)
        try:
            asleep = asleep + 1 if state.read_text().rpartition(")")[2].split()[0] == "S" else 0
        except OSError:  # it has ended
            return
