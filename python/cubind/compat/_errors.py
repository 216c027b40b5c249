"""Make the error classes that ``cuda.bindings`` and ``cuda.core`` both raise."""

from importlib import import_module

import cubind


def adopt(error, code_of):
    """Let an error class also be constructed from a status, as those of cuda.bindings are.

    It is pickled in that form, too, because the original class accepts it.
    """

    def __init__(self, status):
        if isinstance(status, int):  # cubind itself passes a text
            self.code = code_of(status)
            status = f"{self.code.name} ({status:d})"
        super(error, self).__init__(status)

    def __reduce__(self):
        if self.code is None:
            return super(error, self).__reduce__()
        state = {key: value for key, value in vars(self).items() if key != "code"}
        return type(self), (self.status,), {**state, "args": self.args}

    error.__init__, error.__reduce__ = __init__, __reduce__


def make(name, module):
    """Return the error class `name`: the one that cubind.core raises, or a new one."""
    error = getattr(import_module("cubind.core"), name, None) or type(name, (cubind.CUDAError,), {})
    adopt(error, lambda number: import_module(module).Result(number))
    error.__module__ = module
    return error
