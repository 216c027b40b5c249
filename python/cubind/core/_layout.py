"""Provide the class of an array view's layout under the name that ``cuda.core`` programs import."""

from cubind._core import StridedLayout as _StridedLayout

__all__ = ["_StridedLayout"]
