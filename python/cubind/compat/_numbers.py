"""Wrap modules of the original packages that represent handles as numbers.

The wrapped functions also take cubind's handle objects. If cubind has an error class of the same
name, they raise that class. For example, an error of ``cuda.core.system`` can be caught as one of
``cuda.bindings.nvml``.
"""

from functools import wraps
from importlib import import_module
from types import ModuleType

_native_handle = import_module("cubind._runtime").get_native_handle


def _number(value):
    """Return the number of a handle object; any other value is left to the function."""
    try:
        return _native_handle(value)
    except TypeError:
        return value


def _wrap(function, errors):
    @wraps(function)
    def call(*args, **kwargs):
        try:
            return function(*map(_number, args), **{name: _number(value) for name, value in kwargs.items()})
        except tuple(errors) as error:
            raise _translated(error, errors) from None

    return call


def _translated(error, errors):
    translated = next(errors[each] for each in type(error).__mro__ if each in errors)(str(error))
    if hasattr(error, "status"):
        translated.code = error.status
    return translated.with_traceback(error.__traceback__)


def _errors(original):
    """Return {error class of the original: cubind's}."""
    from cubind.compat import _originals

    places = [(_originals.module("cuda.bindings._internal.utils"), import_module("cuda.bindings._internal.utils"))]
    if original.__name__ == "cuda.bindings.nvml":
        places.append((original, import_module("cubind.core.system.exceptions")))
    return {
        value: getattr(ours, name)
        for theirs, ours in places
        for name, value in vars(theirs).items()
        if isinstance(value, type) and issubclass(value, Exception) and hasattr(ours, name)
    }


def _is_function(name, value):
    return name[0] != "_" and callable(value) and not isinstance(value, type)


def make(original):
    """Return a copy of the module whose functions take handle objects."""
    module, errors = ModuleType(original.__name__), _errors(original)
    for name, value in vars(original).items():
        if _is_function(name, value):
            value = _wrap(value, errors)
        vars(module)[name] = errors.get(value, value) if isinstance(value, type) else value
    return module
