from typing import Any

from cubind.checked.driver import DriverError as DriverError
from cubind.checked.nvrtc import NvrtcError as NvrtcError

__version__: str
__all__: list[str]

class CUDAError(Exception):
    """A CUDA function failed: which, how, and with which arguments."""

    code: Any
    name: str
    function: str
    message: str
    detail: str | None

class LibraryNotFoundError(RuntimeError): ...
class FunctionNotFoundError(RuntimeError): ...
