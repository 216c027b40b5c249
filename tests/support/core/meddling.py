"""Run Python code inside calls that run none themselves, by a garbage collection."""

import contextlib
import gc
import threading


def during_collections(call, meddle):
    """Return the result of `call()`, or its exception.

    `meddle()` runs in each collection that an allocation of the call starts.
    """
    caller = threading.get_ident()

    def watch(phase, info):
        # The interpreter decides when it collects: that may be before or after the intended moment,
        # and in another thread, such as the one that reads messages for pytest-xdist.
        if phase == "start" and threading.get_ident() == caller:
            with contextlib.suppress(RuntimeError):
                meddle()

    gc.disable()
    gc.collect()
    gc.callbacks.append(watch)
    gc.set_threshold(1)
    gc.enable()
    try:
        return call()
    except Exception as error:
        return error
    finally:
        gc.disable()
        gc.callbacks.remove(watch)
        gc.set_threshold(700, 10, 10)
        gc.enable()
