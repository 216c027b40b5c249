from typing import Any

class CUDAVersion:
    """Which CUDA the modules are made for: ``13``, ``"13.5"``, and why."""

    major: int
    release: str
    reason: str

    def __init__(self, major: int, reason: str) -> None: ...

def cuda_version() -> CUDAVersion: ...
def use_cuda(major: int) -> None: ...
def __getattr__(name: str) -> Any: ...
