"""NVML, started once in each process, and questions that all objects ask it in the same way."""

import os
from _thread import allocate_lock
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from cubind import nvml as _plain
from cubind.checked import nvml as nvml

_lock = allocate_lock()
_owner = 0  # the process that has started it


def start() -> None:
    """nvmlInit, in front of all else that is asked. There is no end: what uses NVML may live as long as the process."""
    if _owner != os.getpid():
        _start()


def _start() -> None:
    global _owner
    with _lock:
        if _owner != os.getpid():
            nvml.nvmlInit()
            _owner = os.getpid()


def _forget_lock() -> None:
    """Another thread may have had it when the process was forked."""
    global _lock
    _lock = allocate_lock()


os.register_at_fork(after_in_child=_forget_lock)


_ATTEMPTS = 5


def listed(function: str, *arguments: Any) -> list[Any]:
    """All items of an answer whose length is to be asked first; again, where it has grown meanwhile."""
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
    """The exception of a status that is no function's result."""
    from cubind.core.system import exceptions

    kinds = (getattr(exceptions, name) for name in exceptions.__all__)
    kind = {each.code: each for each in kinds if each.code is not None}.get(status, nvml.NvmlError)
    text = nvml.nvmlErrorString(status)
    text = text.decode() if isinstance(text, bytes) else text
    error: Exception = kind(f"{what}: {status.name} ({int(status)}): {text}")
    return error


def need(function: str) -> None:
    """For what the nvml.h of CUDA 12 lacks."""
    if not hasattr(nvml, function):
        from cubind import cuda_version

        what = f"{function} is not in the nvml of CUDA {cuda_version().release}, which is in use: install CUDA 13"
        raise error_of(nvml.nvmlReturn_t.NVML_ERROR_FUNCTION_NOT_FOUND, what)


def bits(words: list[int], width: int = 64) -> list[int]:
    """The places of the bits that are set in words of that many."""
    return [place * width + bit for place, word in enumerate(words) for bit in range(width) if word >> bit & 1]


def number_of(table: dict[Any, int], value: Any, what: str) -> int:
    """NVML's number for a member of an enumeration, or for its string."""
    try:
        return table[value]
    except KeyError:
        raise ValueError(f"Invalid {what}: {value}. Must be one of {list(table)}") from None


def numbers(members: Iterable[Any], enumeration: Any, prefix: str) -> dict[Any, int]:
    """{member: NVML's number} where NVML has the same names behind a prefix."""
    return {member: int(getattr(enumeration, prefix + member.name)) for member in members}


# Properties of the objects, in tables: those of a record that was answered (_record), and questions about a device (_handle).
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
        """What a field of the record says."""
        return property(attrgetter(f"_record.{field}"), doc=doc)

    def asked_number(function, doc, *more):
        """What a function answers about the device."""

        def get(self):
            return int(getattr(nvml, function)(self._handle, *more))

        return property(get, doc=doc)

    def asked_text(function, doc):
        """The text that a function answers about the device."""

        def get(self):
            return getattr(nvml, function)(self._handle)

        return property(get, doc=doc)

    def asked_flag(function, doc):
        """Whether a function answers that a feature of the device is enabled."""

        def get(self):
            return getattr(nvml, function)(self._handle) == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

        return property(get, doc=doc)
