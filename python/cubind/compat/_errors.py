"""Errors of one name are one class, whether ``cuda.bindings`` or ``cuda.core`` raises them."""

from importlib import import_module

import cubind


def adopt(error, code_of):
    """Lets a class be made of a status, too, as those of cuda.bindings are, and pickles it so: the original's takes that as well."""

    def __init__(self, status):
        if isinstance(status, int):  # and no text, which cubind gives it
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
    """The class that cubind.core raises, or one of its own where it raises none."""
    error = getattr(import_module("cubind.core"), name, None) or type(name, (cubind.CUDAError,), {})
    adopt(error, lambda number: import_module(module).Result(number))
    error.__module__ = module
    return error
