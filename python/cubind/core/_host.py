"""Define Host, the processor as a place of managed memory."""

from __future__ import annotations

from typing import Any, ClassVar


class Host:
    """The host, as a place of managed memory, next to Device.

    ``Host()`` is the host's memory as a whole, ``Host(numa_id=1)`` that of one NUMA node, and
    ``Host.numa_current()`` that of the node on which the calling thread runs. Equal arguments give
    the same object. ValueError if `numa_id` is no int of at least 0, or if both arguments are
    given.
    """

    __slots__ = ("__weakref__", "_is_numa_current", "_numa_id")

    _made: ClassVar[dict[tuple[int | None, bool], Host]] = {}
    _numa_id: int | None
    _is_numa_current: bool

    def __new__(cls, numa_id: int | None = None, *, is_numa_current: bool = False) -> Host:
        if is_numa_current and numa_id is not None:
            raise ValueError("numa_id and is_numa_current are mutually exclusive")
        if numa_id is not None and (isinstance(numa_id, bool) or not isinstance(numa_id, int) or numa_id < 0):
            raise ValueError(f"numa_id must be a non-negative int, got {numa_id!r}")
        key = (numa_id, bool(is_numa_current))
        found = cls._made.get(key)
        if found is None:
            made = object.__new__(cls)
            made._numa_id, made._is_numa_current = key
            found = cls._made.setdefault(key, made)  # another thread may have been faster
        return found

    @classmethod
    def numa_current(cls) -> Host:
        """Return the Host of the NUMA node on which the calling thread runs."""
        return cls(is_numa_current=True)

    @property
    def numa_id(self) -> int | None:
        """The NUMA node; None if this is no particular one."""
        return self._numa_id

    @property
    def is_numa_current(self) -> bool:
        """Whether this is the NUMA node of the thread that uses it."""
        return self._is_numa_current

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (self._numa_id, self._is_numa_current))

    def __repr__(self) -> str:
        if self._is_numa_current:
            return "Host.numa_current()"
        return "Host()" if self._numa_id is None else f"Host(numa_id={self._numa_id})"


Host.__module__ = "cubind.core"


def _again(numa_id: int | None, is_numa_current: bool) -> Host:
    return Host(numa_id, is_numa_current=is_numa_current)
