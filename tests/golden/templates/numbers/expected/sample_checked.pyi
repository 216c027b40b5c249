# sample_checked.pyi of cubind's binding of the , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from typing_extensions import Buffer

from cubind import CUDAError
from cubind.sample import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    status,
    mode,
    kind,
    context,
    pair_st,
    pair,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "mode",
    "kind",
    "context",
    "pair_st",
    "pair",
    "VERSION",
    "sampleGetMode",
    "sampleGetSetting",
    "sampleScale",
    "sampleScaleAny",
    "sampleDot",
    "sampleRotate",
    "sampleGroups",
    "sampleAdd",
]


def sampleGetMode(c: context | _Int | None) -> mode: ...
def sampleGetSetting(
    c: context | _Int | None,
    setting: _Int,
    value: _Address,
    size: _Int,
) -> None: ...
def sampleScale(
    c: context | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
) -> None: ...
def sampleScaleAny(
    c: context | _Int | None,
    of: kind | int,
    data: kind | int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
) -> None: ...
def sampleDot(c: context | _Int | None, x: _Address, result: _Address = ...) -> complex | None: ...
def sampleRotate(
    c: context | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer | None,
    param: _Address = ...,
) -> tuple[float | None, list[float] | None]: ...
def sampleGroups(sizes: Sequence[int] | None, alpha: Sequence[_Int] | _Int | Buffer) -> None: ...
def sampleAdd(
    c: context | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    beta: complex | SupportsFloat | _Int | Buffer,
) -> None: ...
