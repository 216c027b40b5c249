"""Modules of the originals in which a handle is a number: under their names the functions take cubind's handle objects, too."""

from functools import wraps
from types import ModuleType

from cubind._runtime import get_native_handle


def _number(value):
    """Of a handle object; anything else is left to the function."""
    try:
        return get_native_handle(value)
    except TypeError:
        return value


def _wrap(function):
    @wraps(function)
    def call(*args, **kwargs):
        return function(*map(_number, args), **{name: _number(value) for name, value in kwargs.items()})

    return call


def _is_function(name, value):
    return name[0] != "_" and callable(value) and not isinstance(value, type)


def make(original):
    """The same module with functions that take handle objects."""
    module = ModuleType(original.__name__)
    vars(module).update((name, _wrap(value) if _is_function(name, value) else value) for name, value in vars(original).items())
    return module
