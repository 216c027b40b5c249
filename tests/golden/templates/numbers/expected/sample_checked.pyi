# sample_checked.pyi of cubind for , API version 2.0.
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


def sampleGetMode(c: context | _Int | None) -> mode:
    """status sampleGetMode(context c, mode *where)

    Parameters
        c : context, int or None
    Returns
        status (the checked form raises instead)
        where : mode
    Keeps the GIL.
    """
def sampleGetSetting(c: context | _Int | None, setting: _Int, value: _Address, size: _Int) -> None:
    """status sampleGetSetting(context c, int setting, void *value, size_t size)

    Parameters
        c : context, int or None
        setting : int
        value : int (address), buffer or None
        size : int
    Returns
        status (the checked form raises instead)
    Keeps the GIL.
    """
def sampleScale(
    c: context | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
) -> None:
    """status sampleScale(context c, int n, const float *alpha, float *x)

    Parameters
        c : context, int or None
        n : int
        alpha : a number (with ON_HOST) or int (address)
        x : int (address), buffer or None
    Returns
        status (the checked form raises instead)
    Keeps the GIL.
    """
def sampleScaleAny(
    c: context | _Int | None,
    of: kind | int,
    data: kind | int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
) -> None:
    """status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)

    Parameters
        c : context, int or None
        of, data : kind or int
        alpha : a number (with ON_HOST) or int (address)
        x : int (address), buffer or None
    Returns
        status (the checked form raises instead)
    Keeps the GIL.
    """
def sampleDot(c: context | _Int | None, x: _Address, result: _Address = ...) -> complex | None:
    """status sampleDot(context c, const pair *x, pair *result)

    Parameters
        c : context, int or None
        x : int (address), buffer or None
        result : None (with ON_HOST) or int (address)
    Returns
        status (the checked form raises instead)
        result : complex | None
    Keeps the GIL.
    """
def sampleRotate(
    c: context | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer | None,
    param: _Address = ...,
) -> tuple[float | None, list[float] | None]:
    """status sampleRotate(context c, double *a, const double *b, double *param)

    Parameters
        c : context, int or None
        a : a number (with ON_HOST) or int (address); in and out
        b : a number or int (address)
        param : None (with ON_HOST) or int (address)
    Returns
        status (the checked form raises instead)
        a : float | None
        param : list[float] | None
    Keeps the GIL.
    """
def sampleGroups(sizes: Sequence[int] | None, alpha: Sequence[_Int] | _Int | Buffer) -> None:
    """status sampleGroups(int count, const int *sizes, const long long *alpha)

    Parameters
        sizes : sequence of int, or None
        alpha : numbers or int (address)
    Returns
        status (the checked form raises instead)
    Keeps the GIL.
    """
def sampleAdd(
    c: context | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    beta: complex | SupportsFloat | _Int | Buffer,
) -> None:
    """status sampleAdd(context c, const void *alpha, const void *beta)

    Parameters
        c : context, int or None
        alpha : a number (with ON_HOST) or int (address)
        beta : a number (with ON_HOST or FIRST_ON_DEVICE) or int (address)
    Returns
        status (the checked form raises instead)
    Keeps the GIL.
    """
