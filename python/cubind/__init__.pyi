from typing import Any

from cubind.checked.cublas import CublasError as CublasError
from cubind.checked.cublaslt import CublasLtError as CublasLtError
from cubind.checked.cufft import CufftError as CufftError
from cubind.checked.driver import DriverError as DriverError
from cubind.checked.nvjitlink import NvJitLinkError as NvJitLinkError
from cubind.checked.nvrtc import NvrtcError as NvrtcError
from cubind.checked.runtime import CUDARuntimeError as CUDARuntimeError

__version__: str
__all__ = [
    "CUDAError",
    "CUDARuntimeError",
    "CublasError",
    "CublasLtError",
    "CufftError",
    "DriverError",
    "FunctionNotFoundError",
    "LibraryNotFoundError",
    "NvJitLinkError",
    "NvrtcError",
    "__version__",
    "keep_gil",
]

class CUDAError(Exception):
    """A CUDA function failed: which, how, and with which arguments."""

    code: Any
    name: str
    function: str
    message: str
    detail: str | None
    log: str | None

class LibraryNotFoundError(RuntimeError): ...
class FunctionNotFoundError(RuntimeError): ...

def keep_gil(on: object, /) -> bool | None: ...
