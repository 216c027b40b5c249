# sample_checked.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from cubind.sample import (
    _Int,
    sizeof,
    status,
    other_color,
    shade,
    other_stream,
    other_size_st,
    other_size,
    box_st,
    box,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "other_color",
    "shade",
    "other_stream",
    "other_size_st",
    "other_size",
    "box_st",
    "box",
    "VERSION",
    "samplePaint",
    "sampleMeasure",
]

def samplePaint(
    s: other_stream | _Int | None,
    what: box | None,
    color: other_color | int,
) -> other_color:
    """status samplePaint(other_stream s, const box *what, other_color color,
        other_color *before)

    Parameters
        s : other_stream, int or None
        what : box or None
        color : other_color or int

    Returns
        (status, before); cubind.checked.sample returns before, or raises CUDAError
        before : other_color

    Keeps the GIL.
    """
def sampleMeasure(what: box | None) -> other_size:
    """status sampleMeasure(box *what, other_size *size)

    Parameters
        what : box or None

    Returns
        (status, size); cubind.checked.sample returns size, or raises CUDAError
        size : other_size

    Keeps the GIL.
    """
