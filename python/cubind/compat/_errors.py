"""Errors of ``nvvm`` and its kind: of one name there is one class, whether ``cuda.bindings`` or ``cuda.core`` raises it."""

from importlib import import_module

import cubind.core


def _status_of(module, number):
    return import_module(module).Result(number)


def make(name, module):
    """The class that cubind.core raises, or one of its own. It is made of a status, as those of cuda.bindings are."""
    error = getattr(cubind.core, name, None) or type(name, (cubind.CUDAError,), {})

    def __init__(self, status):
        if isinstance(status, int):  # and no text, which cubind.core gives it
            self.code = _status_of(module, status)
            status = f"{self.code.name} ({status:d})"
        super(error, self).__init__(status)

    def __reduce__(self):
        """By its number, which the original's class takes too; cubind's member is nothing to others."""
        if self.code is None:
            return super(error, self).__reduce__()
        state = {key: value for key, value in vars(self).items() if key != "code"}
        return type(self), (self.status,), {**state, "args": self.args}

    error.__init__, error.__reduce__, error.__module__ = __init__, __reduce__, module
    return error
