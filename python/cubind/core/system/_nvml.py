"""Initialize NVML once in each process, and run the queries that all objects have in common."""

import os
from _thread import allocate_lock
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from cubind import nvml as _plain
from cubind.checked import nvml as nvml

_lock = allocate_lock()
_owner = 0  # the process that has started NVML


def start() -> None:
    """Call nvmlInit() before anything else.

    NVML is never shut down, because objects that use it may live as long as the process.
    """
    if _owner != os.getpid():
        _start()


def _start() -> None:
    global _owner
    with _lock:
        if _owner != os.getpid():
            nvml.nvmlInit()
            _owner = os.getpid()


def _forget_lock() -> None:
    """Replace the lock in a forked child, because another thread may have held it."""
    global _lock
    _lock = allocate_lock()


os.register_at_fork(after_in_child=_forget_lock)


_ATTEMPTS = 5


def listed(function: str, *arguments: Any) -> list[Any]:
    """Return all items of a result whose length must be queried first.

    If it has grown meanwhile, the query is repeated.
    """
    for attempt in range(1, _ATTEMPTS + 1):
        count = getattr(_plain, function)(*arguments, 0)[1]
        try:
            found: list[Any] = getattr(nvml, function)(*arguments, count or 0)[1]
            return found
        except nvml.InsufficientSizeError:
            if attempt == _ATTEMPTS:
                raise
    raise AssertionError(_ATTEMPTS)


def error_of(status: Any, what: str) -> Exception:
    """Return the exception for a status that is no function's result."""
    from cubind.core.system import exceptions

    kinds = (getattr(exceptions, name) for name in exceptions.__all__)
    kind = {each.code: each for each in kinds if each.code is not None}.get(status, nvml.NvmlError)
    text = nvml.nvmlErrorString(status)
    text = text.decode() if isinstance(text, bytes) else text
    error: Exception = kind(f"{what}: {status.name} ({int(status)}): {text}")
    return error


def need(function: str) -> None:
    """Raise FunctionNotFoundError for a function that CUDA 12's nvml.h lacks."""
    if not hasattr(nvml, function):
        from cubind import cuda_version

        what = f"{function} is not in the NVML of CUDA {cuda_version().release}, which is in use: install CUDA 13"
        raise error_of(nvml.nvmlReturn_t.NVML_ERROR_FUNCTION_NOT_FOUND, what)


def bits(words: list[int], width: int = 64) -> list[int]:
    """Return the positions of the set bits in words of `width` bits."""
    return [place * width + bit for place, word in enumerate(words) for bit in range(width) if word >> bit & 1]


def number_of(table: dict[Any, int], value: Any, what: str) -> int:
    """Return NVML's number for a member of an enumeration, or for its string."""
    try:
        return table[value]
    except KeyError:
        raise ValueError(f"Invalid {what}: {value}. Must be one of {list(table)}") from None


def numbers(members: Iterable[Any], enumeration: Any, prefix: str) -> dict[Any, int]:
    """Return {member: NVML's number} for members that NVML names the same after a prefix."""
    return {member: int(getattr(enumeration, prefix + member.name)) for member in members}


# Makers of properties: a field of the object's record (_record), or a query about its device
# (_handle).
if TYPE_CHECKING:

    class record_number:
        def __init__(self, field: str, doc: str) -> None: ...
        def __get__(self, instance: Any, owner: Any = None) -> int: ...

    class asked_number:
        def __init__(self, function: str, doc: str, *more: int) -> None: ...
        def __get__(self, instance: Any, owner: Any = None) -> int: ...

    class asked_text:
        def __init__(self, function: str, doc: str) -> None: ...
        def __get__(self, instance: Any, owner: Any = None) -> str: ...

    class asked_flag:
        def __init__(self, function: str, doc: str) -> None: ...
        def __get__(self, instance: Any, owner: Any = None) -> bool: ...

else:
    from operator import attrgetter

    def record_number(field, doc):
        """Return a property that reads a field of the record."""
        return property(attrgetter(f"_record.{field}"), doc=doc)

    def asked_number(function, doc, *more):
        """Return a property that is a function's number for the device."""

        def get(self):
            return int(getattr(nvml, function)(self._handle, *more))

        return property(get, doc=doc)

    def asked_text(function, doc):
        """Return a property that is a function's text for the device."""

        def get(self):
            return getattr(nvml, function)(self._handle)

        return property(get, doc=doc)

    def asked_flag(function, doc):
        """Return a property that says whether a function reports a feature as enabled."""

        def get(self):
            return getattr(nvml, function)(self._handle) == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

        return property(get, doc=doc)
