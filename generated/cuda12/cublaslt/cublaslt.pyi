# cublaslt.pyi of cubind for cuBLASLt, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cublaslt.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind.cublas import (
    cublasStatus_t as cublasStatus_t,
    cublasComputeType_t as cublasComputeType_t,
)
from cubind.runtime import (
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    libraryPropertyType as libraryPropertyType,
    libraryPropertyType_t as libraryPropertyType_t,
    cudaStream_t as cudaStream_t,
)

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str

class _EnumMeta(type):
    def __iter__(cls) -> Iterator[Any]: ...
    def __len__(cls) -> int: ...
    def __contains__(cls, value: object) -> bool: ...

class _Enum(int, metaclass=_EnumMeta):
    __members__: ClassVar[Mapping[str, Any]]
    def __new__(cls, value: object, /) -> Self: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...

class _Cell:
    def __init__(self, init_value: _Int = ..., _ptr: int = ...) -> None: ...
    def __int__(self) -> int: ...
    def getPtr(self) -> int: ...

class _Handle(_Cell):
    def __index__(self) -> int: ...

class _Record:
    def __init__(self, _ptr: int = ...) -> None: ...
    def getPtr(self) -> int: ...

def sizeof(objType: type[Any]) -> int: ...

class cublasLtMatmulTile_t(_Enum):
    CUBLASLT_MATMUL_TILE_UNDEFINED: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x160: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_160x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_8x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_16x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_24x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_32x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_40x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_48x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_56x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x704: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x768: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_72x640: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_80x576: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_88x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_96x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_104x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_112x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_112x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_112x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_112x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_112x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_112x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_120x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_120x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_120x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_120x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_120x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_120x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x384: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_136x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_136x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_136x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_136x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_136x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_144x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_144x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_144x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_144x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_144x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_152x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_152x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_152x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_152x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_152x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_160x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_160x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_160x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_168x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_168x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_168x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_168x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_176x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_176x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_176x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_176x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_184x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_184x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_184x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_184x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_200x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_200x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_200x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_208x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_208x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_208x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_216x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_216x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_216x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_224x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_224x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_224x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_232x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_232x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_232x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_240x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_240x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_240x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_248x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_248x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_248x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_264x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_264x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_272x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_272x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_280x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_280x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_288x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_288x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_296x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_296x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_304x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_304x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_312x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_312x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_328x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_328x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_336x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_336x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_344x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_344x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_352x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_352x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_360x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_360x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_368x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_368x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_376x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_376x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_392x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_400x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_408x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_416x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_424x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_432x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_440x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_456x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_464x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_472x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_480x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_488x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_496x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_504x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_520x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_528x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_536x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_544x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_552x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_560x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_568x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_584x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_592x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_600x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_608x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_616x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_624x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_632x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_648x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_656x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_664x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_672x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_680x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_688x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_696x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_712x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_720x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_728x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_736x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_744x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_752x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_760x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x64: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x152: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x160: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x168: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x176: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x184: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x200: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x208: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x216: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x224: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x232: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x240: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x248: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x264: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x272: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x280: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x288: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x296: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x304: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x312: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x328: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x336: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x344: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x352: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x360: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x368: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x376: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x392: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x400: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x408: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x416: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x424: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x432: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x440: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x456: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x464: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x472: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x480: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x488: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x496: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x504: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x520: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x528: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x536: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x544: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x552: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x560: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x568: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x584: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x592: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x600: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x608: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x616: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x624: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x632: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x648: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x656: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x664: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x672: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x680: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x688: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x696: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x712: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x720: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x728: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x736: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x744: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x752: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_64x760: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x152: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x168: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x176: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x184: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x200: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x208: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x216: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x224: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x232: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x240: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x248: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x264: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x272: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x280: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x288: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x296: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x304: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x312: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x328: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x336: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x344: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x352: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x360: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x368: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x376: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x392: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x400: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x408: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x416: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x424: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x432: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x440: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x448: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x456: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x464: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x472: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x480: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x488: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x496: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x504: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_128x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x152: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x160: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x168: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x176: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x184: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x200: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x208: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x216: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x224: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x232: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x240: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x248: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x264: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x272: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x280: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x288: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x296: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x304: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x312: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x320: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x328: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_192x336: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x152: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x160: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x168: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x176: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x184: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x200: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x208: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x216: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x224: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x232: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x240: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x248: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x256: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x152: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x160: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x168: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x176: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x184: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x192: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_320x200: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x152: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x160: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_384x168: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x136: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_448x144: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x120: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x128: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x104: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_576x112: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_640x96: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_704x88: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x8: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x16: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x24: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x32: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x40: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x48: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x56: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x72: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_768x80: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_256x1024: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x512: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_512x1024: ClassVar[cublasLtMatmulTile_t]
    CUBLASLT_MATMUL_TILE_END: ClassVar[cublasLtMatmulTile_t]

class cublasLtMatmulStages_t(_Enum):
    CUBLASLT_MATMUL_STAGES_UNDEFINED: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x1: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x2: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x3: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x4: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x5: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x6: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x1: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x2: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x3: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x4: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x5: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x6: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64x1: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64x2: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64x3: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64x4: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64x5: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64x6: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128x1: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128x2: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128x3: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128x4: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128x5: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128x6: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32x10: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_8x4: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16x10: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_8x5: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_8x3: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_8xAUTO: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_16xAUTO: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_32xAUTO: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_64xAUTO: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_128xAUTO: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_256xAUTO: ClassVar[cublasLtMatmulStages_t]
    CUBLASLT_MATMUL_STAGES_END: ClassVar[cublasLtMatmulStages_t]

class cublasLtClusterShape_t(_Enum):
    CUBLASLT_CLUSTER_SHAPE_AUTO: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_4x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_4x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x4x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x4x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_4x4x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_8x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x8x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_8x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x8x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_16x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x16x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_3x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_5x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_6x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_7x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_9x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_10x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_11x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_12x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_13x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_14x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_15x1x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_3x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_5x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_6x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_7x2x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x3x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x3x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_3x3x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_4x3x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_5x3x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_3x4x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x5x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x5x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_3x5x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x6x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x6x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x7x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_2x7x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x9x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x10x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x11x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x12x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x13x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x14x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_1x15x1: ClassVar[cublasLtClusterShape_t]
    CUBLASLT_CLUSTER_SHAPE_END: ClassVar[cublasLtClusterShape_t]

class cublasLtMatmulInnerShape_t(_Enum):
    CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED: ClassVar[cublasLtMatmulInnerShape_t]
    CUBLASLT_MATMUL_INNER_SHAPE_MMA884: ClassVar[cublasLtMatmulInnerShape_t]
    CUBLASLT_MATMUL_INNER_SHAPE_MMA1684: ClassVar[cublasLtMatmulInnerShape_t]
    CUBLASLT_MATMUL_INNER_SHAPE_MMA1688: ClassVar[cublasLtMatmulInnerShape_t]
    CUBLASLT_MATMUL_INNER_SHAPE_MMA16816: ClassVar[cublasLtMatmulInnerShape_t]
    CUBLASLT_MATMUL_INNER_SHAPE_END: ClassVar[cublasLtMatmulInnerShape_t]

class cublasLtMatmulMatrixScale_t(_Enum):
    CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F: ClassVar[cublasLtMatmulMatrixScale_t]
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3: ClassVar[cublasLtMatmulMatrixScale_t]
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0: ClassVar[cublasLtMatmulMatrixScale_t]
    CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F: ClassVar[cublasLtMatmulMatrixScale_t]
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F: ClassVar[cublasLtMatmulMatrixScale_t]
    CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F: ClassVar[cublasLtMatmulMatrixScale_t]
    CUBLASLT_MATMUL_MATRIX_SCALE_END: ClassVar[cublasLtMatmulMatrixScale_t]

class cublasLtPointerMode_t(_Enum):
    CUBLASLT_POINTER_MODE_HOST: ClassVar[cublasLtPointerMode_t]
    CUBLASLT_POINTER_MODE_DEVICE: ClassVar[cublasLtPointerMode_t]
    CUBLASLT_POINTER_MODE_DEVICE_VECTOR: ClassVar[cublasLtPointerMode_t]
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO: ClassVar[cublasLtPointerMode_t]
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST: ClassVar[cublasLtPointerMode_t]

class cublasLtPointerModeMask_t(_Enum):
    CUBLASLT_POINTER_MODE_MASK_HOST: ClassVar[cublasLtPointerModeMask_t]
    CUBLASLT_POINTER_MODE_MASK_DEVICE: ClassVar[cublasLtPointerModeMask_t]
    CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR: ClassVar[cublasLtPointerModeMask_t]
    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO: ClassVar[cublasLtPointerModeMask_t]
    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST: ClassVar[cublasLtPointerModeMask_t]

class cublasLtOrder_t(_Enum):
    CUBLASLT_ORDER_COL: ClassVar[cublasLtOrder_t]
    CUBLASLT_ORDER_ROW: ClassVar[cublasLtOrder_t]
    CUBLASLT_ORDER_COL32: ClassVar[cublasLtOrder_t]
    CUBLASLT_ORDER_COL4_4R2_8C: ClassVar[cublasLtOrder_t]
    CUBLASLT_ORDER_COL32_2R_4R4: ClassVar[cublasLtOrder_t]

class cublasLtBatchMode_t(_Enum):
    CUBLASLT_BATCH_MODE_STRIDED: ClassVar[cublasLtBatchMode_t]
    CUBLASLT_BATCH_MODE_POINTER_ARRAY: ClassVar[cublasLtBatchMode_t]

class cublasLtMatrixLayoutAttribute_t(_Enum):
    CUBLASLT_MATRIX_LAYOUT_TYPE: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_ORDER: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_ROWS: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_COLS: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_LD: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET: ClassVar[cublasLtMatrixLayoutAttribute_t]
    CUBLASLT_MATRIX_LAYOUT_BATCH_MODE: ClassVar[cublasLtMatrixLayoutAttribute_t]

class cublasLtMatmulDescAttributes_t(_Enum):
    CUBLASLT_MATMUL_DESC_COMPUTE_TYPE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_SCALE_TYPE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_POINTER_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_TRANSA: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_TRANSB: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_TRANSC: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_FILL_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_BIAS_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_A_SCALE_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_B_SCALE_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_C_SCALE_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_D_SCALE_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_AMAX_D_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_FAST_ACCUM: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_A_SCALE_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_B_SCALE_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_C_SCALE_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_D_SCALE_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER: ClassVar[cublasLtMatmulDescAttributes_t]
    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE: ClassVar[cublasLtMatmulDescAttributes_t]

class cublasLtMatrixTransformDescAttributes_t(_Enum):
    CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE: ClassVar[cublasLtMatrixTransformDescAttributes_t]
    CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE: ClassVar[cublasLtMatrixTransformDescAttributes_t]
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA: ClassVar[cublasLtMatrixTransformDescAttributes_t]
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB: ClassVar[cublasLtMatrixTransformDescAttributes_t]

class cublasLtReductionScheme_t(_Enum):
    CUBLASLT_REDUCTION_SCHEME_NONE: ClassVar[cublasLtReductionScheme_t]
    CUBLASLT_REDUCTION_SCHEME_INPLACE: ClassVar[cublasLtReductionScheme_t]
    CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE: ClassVar[cublasLtReductionScheme_t]
    CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE: ClassVar[cublasLtReductionScheme_t]
    CUBLASLT_REDUCTION_SCHEME_MASK: ClassVar[cublasLtReductionScheme_t]

class cublasLtEpilogue_t(_Enum):
    CUBLASLT_EPILOGUE_DEFAULT: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_RELU: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_RELU_AUX: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_BIAS: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_RELU_BIAS: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_RELU_AUX_BIAS: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_DRELU: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_DRELU_BGRAD: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_GELU: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_GELU_AUX: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_GELU_BIAS: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_GELU_AUX_BIAS: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_DGELU: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_DGELU_BGRAD: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_BGRADA: ClassVar[cublasLtEpilogue_t]
    CUBLASLT_EPILOGUE_BGRADB: ClassVar[cublasLtEpilogue_t]

class cublasLtMatmulSearch_t(_Enum):
    CUBLASLT_SEARCH_BEST_FIT: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_02: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_03: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_04: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_05: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_06: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_07: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_08: ClassVar[cublasLtMatmulSearch_t]
    CUBLASLT_SEARCH_RESERVED_09: ClassVar[cublasLtMatmulSearch_t]

class cublasLtMatmulPreferenceAttributes_t(_Enum):
    CUBLASLT_MATMUL_PREF_SEARCH_MODE: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT: ClassVar[cublasLtMatmulPreferenceAttributes_t]
    CUBLASLT_MATMUL_PREF_IMPL_MASK: ClassVar[cublasLtMatmulPreferenceAttributes_t]

class cublasLtMatmulAlgoCapAttributes_t(_Enum):
    CUBLASLT_ALGO_CAP_SPLITK_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_UPLO_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_TILE_IDS: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_POINTER_MODE_MASK: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_EPILOGUE_MASK: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_STAGES_IDS: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_LD_NEGATIVE: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_ATOMIC_SYNC: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]
    CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT: ClassVar[cublasLtMatmulAlgoCapAttributes_t]

class cublasLtMatmulAlgoConfigAttributes_t(_Enum):
    CUBLASLT_ALGO_CONFIG_ID: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_TILE_ID: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_SPLITK_NUM: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_STAGES_ID: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]
    CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID: ClassVar[cublasLtMatmulAlgoConfigAttributes_t]

class cublasLtHandle_t(_Handle):
    ...
class cublasLtMatrixLayout_t(_Handle):
    ...
class cublasLtMatmulDesc_t(_Handle):
    ...
class cublasLtMatrixTransformDesc_t(_Handle):
    ...
class cublasLtMatmulPreference_t(_Handle):
    ...
class cublasLtNumericalImplFlags_t(_Cell):
    ...
class cublasLtLoggerCallback_t(_Handle):
    ...

class cublasLtMatrixLayoutOpaque_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...

class cublasLtMatmulAlgo_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...

class cublasLtMatmulDescOpaque_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...

class cublasLtMatrixTransformDescOpaque_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...

class cublasLtMatmulPreferenceOpaque_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...

class cublasLtMatmulHeuristicResult_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def algo(self) -> cublasLtMatmulAlgo_t: ...
    @algo.setter
    def algo(self, value: cublasLtMatmulAlgo_t) -> None: ...
    @property
    def workspaceSize(self) -> int: ...
    @workspaceSize.setter
    def workspaceSize(self, value: _Int) -> None: ...
    @property
    def state(self) -> cublasStatus_t: ...
    @state.setter
    def state(self, value: cublasStatus_t | int) -> None: ...
    @property
    def wavesCount(self) -> float: ...
    @wavesCount.setter
    def wavesCount(self, value: SupportsFloat) -> None: ...

CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK: Final[int]
CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK: Final[int]

def cublasLtCreate() -> tuple[cublasStatus_t, cublasLtHandle_t]:
    ...
def cublasLtDestroy(lightHandle: cublasLtHandle_t | _Int | None) -> tuple[cublasStatus_t]:
    ...
def cublasLtGetStatusName(status: cublasStatus_t | int) -> tuple[cublasStatus_t, bytes | None]:
    ...
def cublasLtGetStatusString(status: cublasStatus_t | int) -> tuple[cublasStatus_t, bytes | None]:
    ...
def cublasLtGetVersion() -> tuple[cublasStatus_t, int]:
    ...
def cublasLtGetCudartVersion() -> tuple[cublasStatus_t, int]:
    ...
def cublasLtGetProperty(type: libraryPropertyType | int) -> tuple[cublasStatus_t, int]:
    ...
def cublasLtHeuristicsCacheGetCapacity() -> tuple[cublasStatus_t, int]:
    ...
def cublasLtHeuristicsCacheSetCapacity(capacity: _Int) -> tuple[cublasStatus_t]:
    ...
def cublasLtDisableCpuInstructionsSetMask(mask: _Int) -> tuple[cublasStatus_t, int]:
    ...
def cublasLtMatmul(
    lightHandle: cublasLtHandle_t | _Int | None,
    computeDesc: cublasLtMatmulDesc_t | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    B: _Address,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    D: _Address,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    algo: cublasLtMatmulAlgo_t | None,
    workspace: _Address,
    workspaceSizeInBytes: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t | _Int | None,
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    beta: complex | SupportsFloat | _Int | Buffer,
    B: _Address,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    C: _Address,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    size: _Int,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixLayoutInit(
    matLayout: cublasLtMatrixLayoutOpaque_t | None,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixLayoutCreate(
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> tuple[cublasStatus_t, cublasLtMatrixLayout_t]:
    ...
def cublasLtMatrixLayoutDestroy(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixLayoutSetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
    buf: Any,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixLayoutGetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
) -> tuple[cublasStatus_t, Any]:
    ...
def cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    size: _Int,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulDescInit(
    matmulDesc: cublasLtMatmulDescOpaque_t | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulDescCreate(
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> tuple[cublasStatus_t, cublasLtMatmulDesc_t]:
    ...
def cublasLtMatmulDescDestroy(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulDescSetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
    buf: Any,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulDescGetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
) -> tuple[cublasStatus_t, Any]:
    ...
def cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    size: _Int,
    scaleType: cudaDataType | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixTransformDescInit(
    transformDesc: cublasLtMatrixTransformDescOpaque_t | None,
    scaleType: cudaDataType | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixTransformDescCreate(
    scaleType: cudaDataType | int,
) -> tuple[cublasStatus_t, cublasLtMatrixTransformDesc_t]:
    ...
def cublasLtMatrixTransformDescDestroy(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
    buf: Any,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
) -> tuple[cublasStatus_t, Any]:
    ...
def cublasLtMatmulPreferenceInit_internal(
    pref: cublasLtMatmulPreference_t | _Int | None,
    size: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulPreferenceInit(
    pref: cublasLtMatmulPreferenceOpaque_t | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulPreferenceCreate() -> tuple[cublasStatus_t, cublasLtMatmulPreference_t]:
    ...
def cublasLtMatmulPreferenceDestroy(
    pref: cublasLtMatmulPreference_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulPreferenceSetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
    buf: Any,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulPreferenceGetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
) -> tuple[cublasStatus_t, Any]:
    ...
def cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    preference: cublasLtMatmulPreference_t | _Int | None,
    requestedAlgoCount: _Int,
) -> tuple[cublasStatus_t, list[cublasLtMatmulHeuristicResult_t], int]:
    ...
def cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t | _Int | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
    Atype: cudaDataType_t | int,
    Btype: cudaDataType_t | int,
    Ctype: cudaDataType_t | int,
    Dtype: cudaDataType_t | int,
    requestedAlgoCount: _Int,
) -> tuple[cublasStatus_t, list[int], int]:
    ...
def cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t | _Int | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
    Atype: cudaDataType_t | int,
    Btype: cudaDataType_t | int,
    Ctype: cudaDataType_t | int,
    Dtype: cudaDataType_t | int,
    algoId: _Int,
) -> tuple[cublasStatus_t, cublasLtMatmulAlgo_t]:
    ...
def cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    algo: cublasLtMatmulAlgo_t | None,
) -> tuple[cublasStatus_t, cublasLtMatmulHeuristicResult_t]:
    ...
def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t | int,
) -> tuple[cublasStatus_t, Any]:
    ...
def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
    buf: Any,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
) -> tuple[cublasStatus_t, Any]:
    ...
def cublasLtLoggerSetCallback(
    callback: cublasLtLoggerCallback_t | _Int | Callable[..., object] | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasLtLoggerSetFile(file: _Address) -> tuple[cublasStatus_t]:
    ...
def cublasLtLoggerOpenFile(logFile: _Text) -> tuple[cublasStatus_t]:
    ...
def cublasLtLoggerSetLevel(level: _Int) -> tuple[cublasStatus_t]:
    ...
def cublasLtLoggerSetMask(mask: _Int) -> tuple[cublasStatus_t]:
    ...
def cublasLtLoggerForceDisable() -> tuple[cublasStatus_t]:
    ...
