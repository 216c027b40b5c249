# sample_checked.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from cubind.sample import (
    _Int,
    _Address,
    sizeof,
    status,
    color,
    size3_st,
    size3,
    pitched_st,
    pitched,
    desc_st,
    desc,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "color",
    "size3_st",
    "size3",
    "pitched_st",
    "pitched",
    "desc_st",
    "desc",
    "VERSION",
    "sampleDescInit",
    "sampleMakeSize",
    "sampleMakePitched",
    "sampleLastError",
    "sampleVersion",
    "sampleReset",
    "newSize",
    "peekError",
]

def sampleDescInit(d: desc | None, c: color | int) -> None:
    """status sampleDescInit(desc *d, color c)

    Parameters
        d : desc or None; in and out
        c : color or int

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleMakeSize(x: _Int, y: _Int, z: _Int) -> size3:
    """size3 sampleMakeSize(size_t x, size_t y, size_t z)

    Parameters
        x, y, z : int

    Returns
        size3

    Keeps the GIL.
    """
def sampleMakePitched(at: _Address, pitch: _Int) -> pitched:
    """pitched sampleMakePitched(void *at, size_t pitch)

    Parameters
        at : int (address), buffer or None
        pitch : int

    Returns
        pitched

    Keeps the GIL.
    """
def sampleLastError() -> status:
    """status sampleLastError(void)

    Returns
        (status,); cubind.checked.sample returns status and raises nothing

    Keeps the GIL.
    """
def sampleVersion() -> int:
    """size_t sampleVersion(void)

    Returns
        int

    Keeps the GIL.
    """
def sampleReset() -> None:
    """void sampleReset(void)

    Returns
        (status.OK,); cubind.checked.sample returns None

    Keeps the GIL.
    """
def newSize(x: _Int, y: _Int, z: _Int) -> size3:
    """size3 sampleMakeSize(size_t x, size_t y, size_t z)

    Parameters
        x, y, z : int

    Returns
        size3

    Keeps the GIL.
    """
def peekError() -> status:
    """status sampleLastError(void)

    Returns
        (status,); cubind.checked.sample returns status and raises nothing

    Keeps the GIL.
    """
