"""Define CopyOptions: how the driver may read the source of a copy, and hints about places."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cubind._core import Device
from cubind.core._host import Host


class MemcpySrcAccessOrder(StrEnum):
    """When the driver may read the source of a copy.

    STREAM: in the order of the stream.
    DURING_API_CALL: before the call returns. No work that is queued may still write to the source.
    ANY: at any time until the copy is done. The source must not change from the call on.
    """

    STREAM = "stream"
    DURING_API_CALL = "during_api_call"
    ANY = "any"


class MemcpyOverlapMode(StrEnum):
    """Whether a copy should run next to kernels: a hint that the driver may ignore."""

    DEFAULT = "default"
    PREFER_OVERLAP_WITH_COMPUTE = "prefer_overlap_with_compute"


# The driver's numbers: CUmemcpySrcAccessOrder, CUmemcpyFlags.
_ORDERS = {MemcpySrcAccessOrder.STREAM: 1, MemcpySrcAccessOrder.DURING_API_CALL: 2, MemcpySrcAccessOrder.ANY: 3}
_FLAGS = {MemcpyOverlapMode.DEFAULT: 0, MemcpyOverlapMode.PREFER_OVERLAP_WITH_COMPUTE: 1}


def _member(cls: type[StrEnum], name: str, value: Any) -> Any:
    try:
        return cls(value)
    except ValueError:
        raise ValueError(f"invalid {name}: {value!r}") from None


@dataclass(frozen=True)
class CopyOptions:
    """Options of a copy between Buffers.

    src_access_order: when the driver may read the source. Default "stream".
    src_location_hint, dst_location_hint: where managed or pageable memory is, as a Device or Host;
    None gives no hint. Default None.
    overlap_mode: whether the copy should run next to kernels. Default "default".
    ValueError for a string that is no member of the enumeration.
    """

    src_access_order: MemcpySrcAccessOrder | str = MemcpySrcAccessOrder.STREAM
    src_location_hint: Device | Host | None = None
    dst_location_hint: Device | Host | None = None
    overlap_mode: MemcpyOverlapMode | str = MemcpyOverlapMode.DEFAULT

    def __post_init__(self) -> None:
        for name, cls in (("src_access_order", MemcpySrcAccessOrder), ("overlap_mode", MemcpyOverlapMode)):
            object.__setattr__(self, name, _member(cls, name, getattr(self, name)))

    def _numbers(self) -> tuple[int, int]:
        return _ORDERS[MemcpySrcAccessOrder(self.src_access_order)], _FLAGS[MemcpyOverlapMode(self.overlap_mode)]


for _cls in (MemcpySrcAccessOrder, MemcpyOverlapMode, CopyOptions):
    _cls.__module__ = "cubind.core.utils"
