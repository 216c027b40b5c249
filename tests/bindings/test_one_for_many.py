"""A call that reads several handles or structs counts one object as exactly one of them.

To pass more than one, the caller passes an address or a view of its own memory. Otherwise cubind
raises before it calls the library, because the library would read beyond the object.
"""

import ctypes

import pytest
from support import calls

FORMS = pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])
MAPPING = [
    ("driver", "cuGraphicsMapResources", "CUgraphicsResource", "CUstream"),
    ("driver", "cuGraphicsUnmapResources", "CUgraphicsResource", "CUstream"),
    ("runtime", "cudaGraphicsMapResources", "cudaGraphicsResource_t", "cudaStream_t"),
    ("runtime", "cudaGraphicsUnmapResources", "cudaGraphicsResource_t", "cudaStream_t"),
]


def test_these_are_all():
    found = [f.name for f in calls.all_functions(lambda f: any("len" in p for p in f.params_that("handle_ref")))]
    assert sorted(found) == sorted(name for _, name, _, _ in MAPPING)


@FORMS
@pytest.mark.parametrize(("module", "name", "resource", "stream"), MAPPING, ids=[m[1] for m in MAPPING])
def test_resources(stub_of, module, name, resource, stream, checked):
    call = calls.Bound(stub_of(module), module, name, checked)
    of_module = calls.module_of(module)
    one = getattr(of_module, resource)(0x1234)
    no_stream = getattr(of_module, stream)(0)

    call(1, one, no_stream)
    assert call.raw("resources") == one.getPtr()
    assert call.input("resources") == (0x1234).to_bytes(8, "little")
    call(0, one, no_stream)
    call(3, None, no_stream)
    assert call.raw("resources") == 0

    many = (ctypes.c_uint64 * 3)(7, 8, 9)
    call(3, ctypes.addressof(many), no_stream)
    assert call.input("resources") == bytes(many)

    before = call.count
    with pytest.raises(ValueError, match=rf"^{name}\(\): 'resources' is one handle, but the call reads 2; "):
        call(2, one, no_stream)
    assert call.count == before


@FORMS
def test_decompressions(stub_of, checked):
    call = calls.Bound(stub_of("driver"), "driver", "cuMemBatchDecompressAsync", checked)
    driver = calls.module_of("driver")
    one, other = driver.CUmemDecompressParams(), driver.CUmemDecompressParams()
    one.srcNumBytes, other.srcNumBytes = 0x1111, 0x2222
    size = len(bytes_of(one))

    call(one, 1, 0, 0)
    assert call.raw("paramsArray") == one.getPtr()
    call([one, other], 2, 0, 0)
    assert call.input("paramsArray") == bytes_of(one) + bytes_of(other)
    call(None, 2, 0, 0)
    assert call.raw("paramsArray") == 0

    memory = ctypes.create_string_buffer(bytes_of(one) + bytes_of(other), 2 * size)
    view = driver.CUmemDecompressParams(ctypes.addressof(memory))
    call(view, 2, 0, 0)
    assert call.input("paramsArray") == memory.raw

    before = call.count
    with pytest.raises(RuntimeError, match=r"^List is too small: 1 < 2\nthe list is argument '\w+'$"):
        call(one, 2, 0, 0)
    with pytest.raises(RuntimeError, match=r"^List is too small: 2 < 3\nthe list is argument '\w+'$"):
        call([one, other], 3, 0, 0)
    assert call.count == before


def bytes_of(record):
    return ctypes.string_at(record.getPtr(), 64)
