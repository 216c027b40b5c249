from typing import Any

from cubind._cuda import CUDAVersion as CUDAVersion, cuda_version as cuda_version, use_cuda as use_cuda
from cubind._development import get_include as get_include
from cubind._families import *
from cubind._notebook import (
    load_ipython_extension as load_ipython_extension,
    unload_ipython_extension as unload_ipython_extension,
)

__version__: str

class CUDAError(Exception):
    """Raised when a CUDA function fails; says which, how, and with which arguments."""

    code: Any
    @property
    def status(self) -> int | None: ...
    name: str
    function: str
    message: str
    detail: str | None
    log: str | None

class LibraryNotFoundError(RuntimeError): ...
class FunctionNotFoundError(RuntimeError): ...

def keep_gil(on: object, /) -> bool | None: ...
