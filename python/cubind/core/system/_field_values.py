"""Query several quantities of a GPU in one call, by field number, each with its own status."""

from enum import EnumMeta, IntEnum
from typing import TYPE_CHECKING, Any

from cubind.core.system._nvml import error_of, nvml

_PREFIX = "NVML_FI_"
_NEWER = "NVML_FI_DEV_CLOCKS_EVENT_REASON_"


def _fields() -> dict[str, int]:
    """Return {name: number} of the fields that the CUDA in use knows.

    MAX is their number, not one of them.
    """
    names = [name for name in dir(nvml) if name.startswith(_PREFIX) and name != f"{_PREFIX}MAX"]
    # If a field has two names, the older one is the member's and the other an alias.
    names.sort(key=lambda name: (getattr(nvml, name), name.startswith(_NEWER)))
    return {name.removeprefix(_PREFIX): getattr(nvml, name) for name in names}


if TYPE_CHECKING:

    class _AnyName(EnumMeta):
        def __getattr__(cls, name: str) -> "FieldId": ...

    class FieldId(IntEnum, metaclass=_AnyName):
        """The fields of a field value: names and numbers of the CUDA in use."""

else:

    class _Field(IntEnum):
        __str__ = IntEnum.__repr__

    FieldId = _Field("FieldId", _fields(), module="cubind.core.system.typing")
    FieldId.__doc__ = "The IDs of field values, as the CUDA in use names and numbers them."

# The member of NVML's union that holds the value, by the value's type.
_MEMBERS = {
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_DOUBLE): "dVal",
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_UNSIGNED_INT): "uiVal",
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_UNSIGNED_LONG): "ulVal",
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_UNSIGNED_LONG_LONG): "ullVal",
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_SIGNED_LONG_LONG): "sllVal",
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_SIGNED_INT): "siVal",
    int(nvml.nvmlValueType_t.NVML_VALUE_TYPE_UNSIGNED_SHORT): "usVal",
}


def _record(item: int | tuple[int, int]) -> "nvml.nvmlFieldValue_t":
    if isinstance(item, tuple):
        if len(item) != 2:
            raise ValueError("FieldValue tuple must be of length 2")
        field, scope = item
    elif isinstance(item, int):
        field, scope = item, 0
    else:
        raise ValueError("Each entry must be an integer field ID, or a tuple of (field ID, scope ID)")
    record = nvml.nvmlFieldValue_t()
    record.fieldId, record.scopeId = int(field), scope
    return record


def records_of(field_ids: list[int | tuple[int, int]]) -> list[Any]:
    """Return NVML's records for field numbers, alone or each with a scope."""
    if not isinstance(field_ids, list):
        raise TypeError(f"Argument 'field_ids' has incorrect type (expected list, got {type(field_ids).__name__})")
    return [_record(item) for item in field_ids]


def _error(record: Any) -> Exception:
    """Return the exception for a status in a record, not a function's result."""
    return error_of(record.nvmlReturn, f"field {record.fieldId} of nvmlDeviceGetFieldValues")


class FieldValue:
    """One quantity of a GPU."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, field_value: "nvml.nvmlFieldValue_t") -> None:
        self._record = field_value

    @property
    def field_id(self) -> FieldId:
        """The field."""
        return FieldId(self._record.fieldId)

    @property
    def scope_id(self) -> int:
        """The part of the GPU, such as a link; its meaning depends on the field."""
        return self._record.scopeId

    @property
    def timestamp(self) -> int:
        """The time of the measurement, in microseconds since 1970."""
        return self._record.timestamp

    @property
    def latency_usec(self) -> int:
        """The duration of the measurement, in microseconds."""
        return self._record.latencyUsec

    @property
    def value(self) -> int | float:
        """The quantity. NvmlError if it is unavailable."""
        if self._record.nvmlReturn != nvml.nvmlReturn_t.NVML_SUCCESS:
            raise _error(self._record)
        member = _MEMBERS.get(int(self._record.valueType))
        if member is None:
            raise AssertionError("Unexpected value type")
        found: int | float = getattr(self._record.value, member)
        return found


class FieldValues:
    """Several quantities of a GPU, in the order of the request."""

    __slots__ = ("__weakref__", "_records")

    def __init__(self, field_values: list["nvml.nvmlFieldValue_t"]) -> None:
        self._records = field_values

    def __getitem__(self, idx: int) -> FieldValue:
        if not -len(self._records) <= idx < len(self._records):
            raise IndexError("index is out of bounds")
        return FieldValue(self._records[idx])

    def __len__(self) -> int:
        return len(self._records)

    def validate(self) -> None:
        """Raise the NvmlError of the first unavailable quantity, if any."""
        for record in self._records:
            if record.nvmlReturn != nvml.nvmlReturn_t.NVML_SUCCESS:
                raise _error(record)

    def get_all_values(self) -> list[int | float]:
        """Return all quantities. NvmlError of the first unavailable one."""
        return [FieldValue(record).value for record in self._records]
