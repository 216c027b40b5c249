"""Define the base class of all options classes.

Options classes behave like dataclasses: they have a constructor, comparison and repr, and work with
``dataclasses.fields``, ``asdict`` and ``replace``. But the dataclasses module and its imports are
loaded only when a program uses one of these functions.
"""

from __future__ import annotations

import sys

from cubind import _core
from cubind._core import Options

_MISSING = object()


class _OnDemand:
    """A class's ``__dataclass_fields__`` or ``__dataclass_params__``, made when the dataclasses
    module asks.
    """

    def __init__(self, name):
        self.name = name

    def __get__(self, instance, cls):
        import dataclasses

        fields = [
            (name, kind) if default is _MISSING else (name, kind, dataclasses.field(default=default))
            for name, (kind, default) in cls._fields.items()
        ]
        return getattr(dataclasses.make_dataclass(cls.__name__, fields), self.name)


def _prepare(cls):
    """Equip a new subclass of Options."""
    annotations = cls.__dict__.get("__annotations__", {})
    own = {name: (kind, cls.__dict__.get(name, _MISSING)) for name, kind in annotations.items()}
    inherited = getattr(cls, "_fields", {})
    cls._fields = {**inherited, **own}
    cls.__match_args__ = tuple(cls._fields)
    if "__init__" not in cls.__dict__:
        cls.__init__ = _make_init(cls)
    if "__repr__" not in cls.__dict__ and own:
        cls.__repr__ = _make_repr(cls)
    cls.__dataclass_fields__ = _OnDemand("__dataclass_fields__")
    cls.__dataclass_params__ = _OnDemand("__dataclass_params__")
    if cls.__module__.startswith("cubind.core._"):
        cls.__module__ = "cubind.core"  # users and pickles find it there


def _replace(options, changes):
    values = {name: getattr(options, name) for name in options._fields}
    return type(options)(**values | (changes or {}))


def _reduce(options):
    """Reduce options for pickle and copy.

    cubind's own classes are reduced to a call, which cuda.core alone can make, too. The __init__ of
    a subclass is not called, as Python calls none for a dataclass.
    """
    from copyreg import __newobj__

    cls = type(options)
    if cls.__getstate__ is not object.__getstate__:
        return __newobj__, (cls,), options.__getstate__()
    values = {name: getattr(options, name) for name in options._fields if hasattr(options, name)}
    if cls.__base__ is Options and len(values) == len(options._fields) and not vars(options):
        return cls, tuple(values.values())
    return __newobj__, (cls,), values | vars(options)


def _set_state(options, state):
    """Set the fields and other attributes, which pickle would put into the __dict__."""
    for name, value in state.items():
        setattr(options, name, value)


def completes(cls):
    """Decorate a description whose annotations, defaults and methods go to the C class `cls`."""

    def complete(description):
        described = dict(vars(description))
        annotations = described["__annotations__"]
        attributes = {name: value for name, value in described.items() if callable(value)}
        attributes["__annotations__"] = annotations
        attributes["_fields"] = {name: (kind, described.get(name, _MISSING)) for name, kind in annotations.items()}
        attributes["__match_args__"] = tuple(annotations)
        attributes["__setstate__"] = _set_state
        attributes["__dataclass_fields__"] = _OnDemand("__dataclass_fields__")
        attributes["__dataclass_params__"] = _OnDemand("__dataclass_params__")
        _core._complete_options(cls, attributes)
        return cls

    return complete


def _make_init(cls):
    """Make ``__init__`` with the fields as parameters, so that CPython's own errors and signatures
    apply.

    The source text is kept short because parsing the defaults would take longer than everything
    else.
    """
    defaults = tuple(default for _, default in cls._fields.values() if default is not _MISSING)
    parameters = [name if default is _MISSING else f"{name}=0" for name, (_, default) in cls._fields.items()]
    body = [f"    self.{name} = {name}\n" for name in cls._fields]
    if hasattr(cls, "__post_init__"):
        body.append("    self.__post_init__()\n")
    namespace = {"__name__": __name__}  # tracebacks use this to leave out core's frames
    exec(f"def __init__({', '.join(['self', *parameters])}):\n{''.join(body) or '    pass'}", namespace)
    init = namespace["__init__"]
    init.__defaults__ = defaults
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _make_repr(cls):
    """Make ``__repr__`` as one f-string, which the interpreter fills faster than any loop."""
    fields = ", ".join(f"{name}={{self.{name}!r}}" for name in cls._fields)
    return eval(f'lambda self: f"{{type(self).__qualname__}}({fields})"')


_core._complete_options(Options, {"_fields": {}})


@completes(_core.StreamOptions)
class StreamOptions:
    nonblocking: bool = True
    priority: int | None = None


@completes(_core.EventOptions)
class EventOptions:
    timing_enabled: bool = False
    blocking_sync: bool = False
    ipc_enabled: bool = False


# Options classes in other files, which are loaded on first access.
_ELSEWHERE = {
    "ProgramOptions": "_program_options",
    "LinkerOptions": "_linker_options",
    "DeviceMemoryResourceOptions": "_memory_options",
    "PinnedMemoryResourceOptions": "_memory_options",
    "ManagedMemoryResourceOptions": "_memory_options",
    "GraphCompleteOptions": "_graph_options",
    "GraphDebugPrintOptions": "_graph_options",
    "TensorMapDescriptorOptions": "_tensor_map",
    "ContextOptions": "_device_resources",
    "SMResourceOptions": "_device_resources",
    "WorkqueueResourceOptions": "_device_resources",
}


def __getattr__(name):
    module = _ELSEWHERE.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = f"cubind.core.{module}"
    __import__(module)  # importlib would import the warnings module
    value = getattr(sys.modules[module], name)
    globals()[name] = value
    return value
