"""The class of a view's layout, under the name by which programs for ``cuda.core`` import it."""

from cubind._core import StridedLayout as _StridedLayout

__all__ = ["_StridedLayout"]
