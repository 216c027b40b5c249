"""Provide foreign streams, and other helpers for tests of Stream."""

import threading
import time

import pytest
from cubind import core

from support import libraries

LEGACY, PER_THREAD = core.LEGACY_DEFAULT_STREAM, core.PER_THREAD_DEFAULT_STREAM
NOT_INITIALIZED = "Device 0 is not yet initialized, perhaps you forgot to call .set_current() first?"
stub_only = pytest.mark.skipif(libraries.ON_GPU, reason="steers the stub driver")


class Foreign:
    """Another library's stream; its protocol returns `answer`."""

    def __init__(self, answer):
        self.answer = answer

    def __cuda_stream__(self):
        return self.answer


class Subclass(core.Stream):
    pass


def address(stream):
    return int(stream.handle)


def in_thread(function):
    """Return the result of a call on a thread of its own, with no context current."""
    result = []

    def run():
        try:
            result.append(function())
        except Exception as error:
            result.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return result[0]


def wait_for(condition):
    """Wait until the condition holds: callbacks end a moment after their stream has continued."""
    for _ in range(2000):
        if condition():
            return True
        time.sleep(0.001)
    return False
