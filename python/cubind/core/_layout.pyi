from cubind._core import StridedLayout as _StridedLayout

__all__ = ["_StridedLayout"]
