"""Define the options of green contexts and their resources, and translate them for the driver."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cubind import _core
from cubind.core._options import completes

if TYPE_CHECKING:
    from cubind.core.typing import DeviceResourcesType, WorkqueueSharingScopeType

_UINT_MAX = 2**32 - 1
_BACKFILL = 1  # CU_DEV_SM_RESOURCE_GROUP_BACKFILL
_COLUMNS = ("count", "coscheduled_sm_count", "preferred_coscheduled_sm_count", "backfill")
_NEEDS_13_1 = "requires the CUDA 13.1 structured SM split API"


@completes(_core.ContextOptions)
class ContextOptions:
    resources: DeviceResourcesType


@completes(_core.SMResourceOptions)
class SMResourceOptions:
    count: int | Sequence[int] | None = None
    coscheduled_sm_count: int | Sequence[int] | None = None
    preferred_coscheduled_sm_count: int | Sequence[int] | None = None
    backfill: bool | Sequence[bool] = False

    def _columns(self) -> list[list[object]]:
        """Return the four fields as lists with a value for each group."""
        count = self.count
        if count is None or isinstance(count, int):
            groups = None
        elif not isinstance(count, Sequence):
            raise TypeError(f"count must be int, Sequence, or None, got {type(count)}")
        elif len(count) == 0:
            raise ValueError("count sequence must not be empty")
        else:
            groups = len(count)
        return [_column(name, getattr(self, name), groups) for name in _COLUMNS]

    def _groups(self) -> list[tuple[int, int, int, int]]:
        """Return what the driver's function takes for each group."""
        names = _COLUMNS[:3]
        return [
            (*map(_number, names, values), _BACKFILL if backfill else 0)
            for *values, backfill in zip(*self._columns(), strict=True)
        ]

    def _equal_groups(self) -> list[tuple[int, int, int, int]]:
        """Do the same for the function of older drivers, which makes groups of one size."""
        counts, _, _, backfill = self._columns()
        for name in ("coscheduled_sm_count", "preferred_coscheduled_sm_count"):
            if getattr(self, name) is not None:
                raise RuntimeError(f"SMResourceOptions.{name} {_NEEDS_13_1}")
        if any(count != counts[0] for count in counts):
            raise RuntimeError(
                "CUDA 12 SM splitting only supports homogeneous count values; "
                "use CUDA 13.1 or newer for per-group counts"
            )
        if any(backfill):
            raise RuntimeError(f"SMResourceOptions.backfill {_NEEDS_13_1}")
        return [(_number("count", count), 0, 0, 0) for count in counts]


@completes(_core.WorkqueueResourceOptions)
class WorkqueueResourceOptions:
    sharing_scope: WorkqueueSharingScopeType | str | None = None
    concurrency_limit: int | None = None

    def __post_init__(self) -> None:
        if self.sharing_scope is not None:
            _scope(self.sharing_scope)
        if isinstance(self.concurrency_limit, str):
            raise TypeError("Expected int, got str")
        if self.concurrency_limit is not None and self.concurrency_limit < 1:
            raise ValueError(f"concurrency_limit must be >= 1, got {self.concurrency_limit}")

    def _numbers(self) -> tuple[int | None, int | None]:
        scope = self.sharing_scope
        number = None if scope is None else int(_scope(scope) == "green_ctx_balanced")
        return number, None if self.concurrency_limit is None else _number("concurrency_limit", self.concurrency_limit)


def _scope(value):
    from cubind.core.typing import WorkqueueSharingScopeType

    hash(value)  # what cannot be a member's value is TypeError
    try:
        return WorkqueueSharingScopeType(value)
    except ValueError:
        raise ValueError(
            f"{value!r} is not a valid WorkqueueSharingScopeType. "
            "Must be None, 'device_ctx' or 'green_ctx_balanced'"
        ) from None


def _column(name, value, groups):
    if not isinstance(value, Sequence):
        return [value] * (groups or 1)
    if groups is None:
        raise ValueError(
            f"{name} is a Sequence but count is scalar; count must be a Sequence to specify multiple groups"
        )
    if len(value) != groups:
        raise ValueError(f"{name} has length {len(value)}, expected {groups} (must match count)")
    return list(value)


def _number(name, value):
    if value is None:
        return 0
    if name == "count" and value < 0:
        raise ValueError(f"count must be non-negative, got {value}")
    number = operator.index(value)
    if number < 0:
        raise OverflowError("can't convert negative value to unsigned int")
    if number > _UINT_MAX:
        raise OverflowError("value too large to convert to unsigned int")
    return number
