# sample_checked.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Sequence
from typing import SupportsFloat

from typing_extensions import Buffer

from cubind.sample import (
    _Int,
    _Address,
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
        (status, where); cubind.checked.sample returns where, or raises CUDAError
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
        (status,); cubind.checked.sample returns None, or raises CUDAError

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
        alpha : a number (with ON_HOST), else int (address) or buffer
        x : int (address), buffer or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

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
        alpha : a number (with ON_HOST), else int (address) or buffer
        x : int (address), buffer or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleDot(c: context | _Int | None, x: _Address, result: _Address = ...) -> complex | None:
    """status sampleDot(context c, const pair *x, pair *result)

    Parameters
        c : context, int or None
        x : int (address), buffer or None
        result : None (with ON_HOST) or int (address)

    Returns
        (status, result); cubind.checked.sample returns result, or raises CUDAError
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
        a : a number (with ON_HOST), else int (address) or buffer; in and out
        b : a number, or a buffer that holds one
        param : None (with ON_HOST) or int (address)

    Returns
        (status, a, param); cubind.checked.sample returns (a, param), or raises CUDAError
        a : float | None
        param : list[float] | None

    Keeps the GIL.
    """
def sampleGroups(sizes: Sequence[int] | None, alpha: Sequence[_Int] | _Int | Buffer) -> None:
    """status sampleGroups(int count, const int *sizes, const long long *alpha)

    Parameters
        sizes : sequence of int, or None
        alpha : numbers, a buffer that holds them or int (address)

    Returns
        None, or raises CUDAError; cubind.sample returns (status,)

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
        alpha : a number (with ON_HOST), else int (address) or buffer
        beta : a number (with ON_HOST or FIRST_ON_DEVICE), else int (address) or buffer

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
