"""Threads that are to wait in a call before something else happens."""

import time
from pathlib import Path


def until_asleep(thread, limit=30):
    """Returns when the thread waits, seen in five looks one after the other, or has ended; AssertionError after `limit` seconds.

    The caller sleeps meanwhile, so a thread that waits for the GIL gets it: what is left is a wait without it.
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
