"""The options classes, and what they share.

They behave as dataclasses do: construct, compare, print, assign, and serve ``dataclasses.fields``, ``asdict`` and
``replace``. Only that the dataclasses module, with what it imports, is loaded when one of these is asked for.
"""

from __future__ import annotations

import sys

_MISSING = object()


class _OnDemand:
    """``__dataclass_fields__`` or ``__dataclass_params__`` of a class, made when the dataclasses module asks."""

    def __init__(self, name):
        self.name = name

    def __get__(self, instance, cls):
        import dataclasses

        fields = [
            (name, kind) if default is _MISSING else (name, kind, dataclasses.field(default=default))
            for name, (kind, default) in cls._fields.items()
        ]
        return getattr(dataclasses.make_dataclass(cls.__name__, fields), self.name)


class Options:
    """Base of the options classes: a subclass lists its fields as ``name: type = default``, without a default first.

    Its module must have ``from __future__ import annotations``. ``__post_init__``, where there is one, runs after the
    fields are set.
    """

    _fields = {}  # name: (annotation, default)

    def __init_subclass__(cls):
        own = {name: (kind, cls.__dict__.get(name, _MISSING)) for name, kind in cls.__annotations__.items()}
        cls._fields = {**cls._fields, **own}
        cls.__match_args__ = tuple(cls._fields)
        if "__init__" not in cls.__dict__:
            cls.__init__ = _make_init(cls)
        cls.__dataclass_fields__ = _OnDemand("__dataclass_fields__")
        cls.__dataclass_params__ = _OnDemand("__dataclass_params__")
        if cls.__module__.startswith("cubind.core._"):
            cls.__module__ = "cubind.core"  # where users, and pickles, find it

    def __repr__(self):
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__qualname__}({values})"

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._fields)

    def __replace__(self, /, **changes):
        return type(self)(**{**{name: getattr(self, name) for name in self._fields}, **changes})


def _make_init(cls):
    """``__init__`` with the fields as parameters, so that CPython's own errors and signatures apply."""
    parameters, body = ["self"], []
    for name, (_, default) in cls._fields.items():
        parameters.append(name if default is _MISSING else f"{name}=_fields[{name!r}][1]")
        body.append(f"    self.{name} = {name}\n")
    if hasattr(cls, "__post_init__"):
        body.append("    self.__post_init__()\n")
    namespace = {"_fields": cls._fields}
    exec(f"def __init__({', '.join(parameters)}):\n{''.join(body) or '    pass'}", namespace)
    namespace["__init__"].__qualname__ = f"{cls.__qualname__}.__init__"
    return namespace["__init__"]


class StreamOptions(Options):
    """How a stream is made.

    nonblocking: the stream does not synchronise with the legacy default stream. Default True.
    priority: an int in the device's range, lower numbers first; None is the lowest priority. Default None.
    """

    nonblocking: bool = True
    priority: int | None = None


class EventOptions(Options):
    """How an event is made.

    timing_enabled: the event records a time, so that two of them can be subtracted. Default False.
    blocking_sync: a thread in ``Event.sync()`` sleeps instead of spinning. Default False.
    ipc_enabled: for other processes; not supported yet. Default False.
    """

    timing_enabled: bool = False
    blocking_sync: bool = False
    ipc_enabled: bool = False


# Options classes of other files, which are loaded when first asked for.
_ELSEWHERE = {
    "ProgramOptions": "_program_options",
    "LinkerOptions": "_linker_options",
    "DeviceMemoryResourceOptions": "_memory_options",
    "PinnedMemoryResourceOptions": "_memory_options",
    "ManagedMemoryResourceOptions": "_memory_options",
}


def __getattr__(name):
    module = _ELSEWHERE.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = f"cubind.core.{module}"
    __import__(module)  # importlib would bring the warnings along
    value = getattr(sys.modules[module], name)
    globals()[name] = value
    return value
