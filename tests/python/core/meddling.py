"""Python code in the middle of a call where no argument is asked anything: a garbage collection."""

import contextlib
import gc


def during_collections(call, meddle):
    """The result of `call()`, or its exception; `meddle()` runs at the collections that allocations in it start."""

    def watch(phase, info):
        # Where a collection comes is the interpreter's business: it may be before or after what is meant.
        if phase == "start":
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
