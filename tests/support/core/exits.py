"""Run tests in processes, and check how these end."""

import functools
import inspect
import json
import os
import re
import subprocess
import sys

from support import child, libraries

TIMEOUT = 120


def ends(status=0, stderr="", stdout="", env=None, hardware=True):
    """Run the decorated body in a child process (see child.py), and check how that ends.

    `stderr` and `stdout` are regular expressions that match the whole output.
    """

    def decorate(test):
        @functools.wraps(test)
        def run(**arguments):
            real = libraries.ON_GPU and hardware
            stubs = [] if real else list(libraries.MODULES)
            call = {"module": test.__module__, "name": test.__name__, "arguments": arguments, "stubs": stubs}
            result = subprocess.run(
                [sys.executable, "-X", "faulthandler", "-W", "error", "-c", child.START, json.dumps(call)],
                env={**os.environ, "PYTHONPATH": str(libraries.TESTS), **(env or {})},
                capture_output=True,
                text=True,
                timeout=TIMEOUT,
            )
            said = f"status {result.returncode}\n{result.stdout}{result.stderr}"
            assert result.returncode == status, said
            assert re.fullmatch(stderr, result.stderr, re.DOTALL), said
            assert re.fullmatch(stdout, result.stdout, re.DOTALL), said

        run.__signature__ = inspect.signature(test)
        run.in_child = test
        return run

    return decorate


class Holder:
    """Keep work in flight: hold the stream on the stub, or block in a host callback on a GPU."""

    def __init__(self, stream):
        import threading

        self.stream = stream
        self.released = threading.Event()
        if libraries.ON_GPU:
            stream.callback(self.released.wait)
        else:
            self.stub = libraries.load_stub("driver")
            self.stub.hold(int(stream.handle))

    def release(self):
        self.released.set()
        if not libraries.ON_GPU:
            self.stub.release(int(self.stream.handle))

    def release_after(self, seconds):
        import threading

        timer = threading.Timer(seconds, self.release)
        timer.start()
        return timer


def all_objects():
    """Return one object of each type, and objects that refer to each other."""
    from support.core.everything import MAKERS, World, resource_class

    world = World()
    made = {name: make(world) for name, make in MAKERS.items()}
    resource = resource_class()(world.mr)
    made["resource"] = resource
    made["of a resource"] = resource.allocate(64, stream=world.stream)
    made["slice"] = made["Buffer"][8:16]
    made["owner"] = world.core.Buffer.from_handle(made["Buffer"].handle, 8, owner=made["slice"])
    made["methods"] = [world.stream.sync, world.buffer.copy_to, world.core.launch]
    return world, made
