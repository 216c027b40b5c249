# nvrtc_checked.pyi of cubind's binding of the NVRTC, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvrtc.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind.nvrtc import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    nvrtcResult,
    nvrtcProgram,
    nvrtcBundledHeadersInfo,
    NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE,
    NVRTC_INSTALL_HEADERS_NO_WAIT,
    NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS,
)

__all__ = [
    "sizeof",
    "nvrtcResult",
    "nvrtcProgram",
    "nvrtcBundledHeadersInfo",
    "NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE",
    "NVRTC_INSTALL_HEADERS_NO_WAIT",
    "NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS",
    "nvrtcGetErrorString",
    "nvrtcVersion",
    "nvrtcGetNumSupportedArchs",
    "nvrtcGetSupportedArchs",
    "nvrtcCreateProgram",
    "nvrtcDestroyProgram",
    "nvrtcCompileProgram",
    "nvrtcGetPTXSize",
    "nvrtcGetPTX",
    "nvrtcGetCUBINSize",
    "nvrtcGetCUBIN",
    "nvrtcGetLTOIRSize",
    "nvrtcGetLTOIR",
    "nvrtcGetOptiXIRSize",
    "nvrtcGetOptiXIR",
    "nvrtcGetProgramLogSize",
    "nvrtcGetProgramLog",
    "nvrtcAddNameExpression",
    "nvrtcGetLoweredName",
    "nvrtcGetPCHHeapSize",
    "nvrtcSetPCHHeapSize",
    "nvrtcGetPCHCreateStatus",
    "nvrtcGetPCHHeapSizeRequired",
    "nvrtcSetFlowCallback",
    "nvrtcGetTileIRSize",
    "nvrtcGetTileIR",
    "nvrtcInstallBundledHeaders",
    "nvrtcGetBundledHeadersInfo",
    "nvrtcRemoveBundledHeaders",
]

def nvrtcGetErrorString(result: nvrtcResult | int) -> str | None: ...
def nvrtcVersion() -> tuple[int, int]: ...
def nvrtcGetNumSupportedArchs() -> int: ...
def nvrtcGetSupportedArchs() -> list[int]: ...
def nvrtcCreateProgram(
    src: _Text,
    name: _Text | None = ...,
    headers: Sequence[_Text] | None = ...,
    includeNames: Sequence[_Text] | None = ...,
) -> nvrtcProgram: ...
def nvrtcDestroyProgram(prog: nvrtcProgram | _Int | None) -> None: ...
def nvrtcCompileProgram(
    prog: nvrtcProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None: ...
def nvrtcGetPTXSize(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcGetPTX(prog: nvrtcProgram | _Int | None) -> bytes: ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcGetCUBIN(prog: nvrtcProgram | _Int | None) -> bytes: ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcGetLTOIR(prog: nvrtcProgram | _Int | None) -> bytes: ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcGetOptiXIR(prog: nvrtcProgram | _Int | None) -> bytes: ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcGetProgramLog(prog: nvrtcProgram | _Int | None) -> bytes: ...
def nvrtcAddNameExpression(prog: nvrtcProgram | _Int | None, name_expression: _Text) -> None: ...
def nvrtcGetLoweredName(prog: nvrtcProgram | _Int | None, name_expression: _Text) -> str | None: ...
def nvrtcGetPCHHeapSize() -> int: ...
def nvrtcSetPCHHeapSize(size: _Int) -> None: ...
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | _Int | None) -> None: ...
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcSetFlowCallback(
    prog: nvrtcProgram | _Int | None,
    callback: _Int | Callable[..., object] | None,
    payload: object | None = ...,
) -> None: ...
def nvrtcGetTileIRSize(prog: nvrtcProgram | _Int | None) -> int: ...
def nvrtcGetTileIR(prog: nvrtcProgram | _Int | None) -> bytes: ...
def nvrtcInstallBundledHeaders(installPath: _Text, flags: _Int) -> str | None: ...
def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcBundledHeadersInfo, str | None]: ...
def nvrtcRemoveBundledHeaders(installPath: _Text) -> str | None: ...
