"""Test the memory spaces in the committed models: no pointer of any kept release is undecided."""

import json

import model_history
import pytest

MODULES = model_history.all_modules() + model_history.library_modules()


def data_of(module):
    return json.loads(model_history.text_of(model_history.file_of(module)))


def defaults_of(data):
    """Return the default spaces of a module's releases."""
    return {release["head"].get("space") for release in data["releases"].values()}


def tables_with_addresses(data):
    return {table["name"] for table in data.get("tables", []) if any(row["type"] == "address" for row in table["rows"])}


def needs_space(param, tables):
    kind = param.get("kind")
    return kind in ("address", "list_address") or (kind == "typed_in" and param.get("value_table") in tables)


def bound(data):
    return [function for function in data["functions"] if not function.get("skip")]


@pytest.mark.parametrize("module", MODULES)
def test_nothing_is_undecided(module):
    data = data_of(module)
    (default,) = defaults_of(data)
    tables = tables_with_addresses(data)
    undecided = {
        f"{function['name']}.{param['name']}"
        for function in bound(data)
        for param in function.get("params", [])
        if needs_space(param, tables) and not param.get("space") and not default
    }
    assert undecided == set()


def test_device_addresses_have_a_space():
    for function in bound(data_of("driver")):
        for param in function.get("params", []):
            if param.get("class_name") == "CUdeviceptr" and param["kind"] in ("scalar", "list_scalar"):
                assert param.get("space") in ("device", "either"), (function["name"], param["name"])


def test_number_pointers_have_a_space():
    for module in MODULES:
        for function in bound(data_of(module)):
            for param in function.get("params", []):
                if param.get("kind", "").startswith("number_"):
                    assert param["space"] == ("mode" if param.get("mode") else "host"), (function["name"], param["name"])


# Facts of the manuals, among them parameters that share a name but not a space.
SPACES = [
    ("driver", "cuMemcpy", "dst src", "either"),
    ("driver", "cuMemcpyHtoD", "dstDevice", "device"),
    ("driver", "cuMemcpyHtoD", "srcHost", "host"),
    ("driver", "cuMemcpyPeer", "dstDevice srcDevice", "device"),
    ("driver", "cuMemcpyBatchAsync", "dsts srcs", "either"),
    ("driver", "cuMemFree", "dptr", "device"),
    ("driver", "cuMemFreeHost", "p", "host"),
    ("driver", "cuMemPrefetchAsync", "devPtr", "either"),
    ("driver", "cuPointerGetAttribute", "ptr", "either"),
    ("driver", "cuModuleLoadData", "image", "host"),
    ("driver", "cuTensorMapEncodeTiled", "globalAddress", "device"),
    ("runtime", "cudaMemcpy", "dst src", "either"),
    ("runtime", "cudaMemcpyToSymbol", "src", "either"),
    ("runtime", "cudaMemcpyToSymbol", "symbol", "host"),
    ("runtime", "cudaMemcpyPeer", "dst src", "device"),
    ("runtime", "cudaMemset", "devPtr", "device"),
    ("runtime", "cudaFree", "devPtr", "device"),
    ("runtime", "cudaFreeHost", "ptr", "host"),
    ("runtime", "cudaHostRegister", "ptr", "host"),
    ("cublas", "cublasSgemm", "A B C", "device"),
    ("cublas", "cublasSgemm", "alpha beta", "mode"),
    ("cublas", "cublasSgemmBatched", "Aarray Barray Carray", "device"),
    ("cublas", "cublasSetMatrix", "A", "host"),
    ("cublas", "cublasSetMatrix", "B", "device"),
    ("cublas", "cublasGetVector", "x", "device"),
    ("cublas", "cublasGetVector", "y", "host"),
    ("cublas", "cublasXtSgemm", "A B C", "either"),
    ("cublas", "cublasXtSspmm", "AP", "host"),
    ("cublaslt", "cublasLtMatmul", "A B C D workspace", "device"),
    ("cublaslt", "cublasLtMatmulDescSetAttribute", "buf", "device"),
    ("cufft", "cufftExecC2C", "idata odata", "device"),
    ("cufft", "cufftXtMemcpy", "dstPointer srcPointer", "host"),
    ("cufft", "cufftXtSetWorkArea", "workArea", "device"),
    ("curand", "curandGenerateUniform", "outputPtr", "either"),
    ("nccl", "ncclAllReduce", "sendbuff recvbuff", "device"),
    ("nccl", "ncclRedOpCreatePreMulSum", "scalar", "either"),
    ("nccl", "ncclMemFree", "ptr", "device"),
    ("cusparse", "cusparseCreateCsr", "csrRowOffsets csrColInd csrValues", "device"),
    ("cusparse", "cusparseAxpby", "alpha beta", "either"),
    ("cusolver", "cusolverDnXgetrf", "bufferOnDevice info", "device"),
    ("cusolver", "cusolverDnXgetrf", "bufferOnHost", "host"),
    ("cusolver", "cusolverDnXsyevdx", "vl vu", "host"),
    ("cusolver", "cusolverSpScsrlsvqr", "csrVal csrRowPtr csrColInd b x", "device"),
    ("cusolver", "cusolverSpScsrlsvqrHost", "csrValA csrRowPtrA csrColIndA b x", "host"),
    ("cusolver", "cusolverRfSetupHost", "h_csrValA h_P", "host"),
    ("cusolver", "cusolverRfSetupDevice", "csrValA csrValL P", "device"),
    ("cufile", "cuFileRead", "bufPtr_base", "either"),
    ("cufile", "cuFileReadAsync", "bufPtr_base", "either"),
    ("cufile", "cuFileReadAsync", "size_p bytes_read_p", "host"),
]


@pytest.mark.parametrize(("module", "name", "params", "space"), SPACES)
def test_facts_of_the_manuals(module, name, params, space):
    found = [function for function in bound(data_of(module)) if function["name"] == name]
    assert found
    for function in found:
        spaces = {param["name"]: param.get("space") for param in function["params"]}
        assert [spaces[param] for param in params.split() if param in spaces] == [space] * len(params.split())


@pytest.mark.parametrize("module", ["nvml", "nvrtc", "nvvm", "nvjitlink", "nvfatbin", "nvtx", "cupti"])
def test_default_stands_once(module):
    data = data_of(module)
    assert defaults_of(data) == {"host"}
    assert not any(param.get("space") for function in data["functions"] for param in function.get("params", []))


ENDED = {
    "driver": {"cuMemFree.dptr", "cuMemFreeHost.p", "cuMemAddressFree.ptr", "cuStreamDestroy.hStream", "cuModuleUnload.hmod",
               "cuTexObjectDestroy.texObject"},
    "runtime": {"cudaFree.devPtr", "cudaFreeHost.ptr", "cudaStreamDestroy.stream", "cudaFreeArray.array"},
    "nccl": {"ncclMemFree.ptr", "ncclCommDestroy.comm"},
    "nvrtc": {"nvrtcDestroyProgram.prog"},
    "cufft": {"cufftDestroy.plan", "cufftXtFree.descriptor"},
}


@pytest.mark.parametrize("module", MODULES)
def test_arguments_that_calls_end(module):
    ended = set()
    for function in bound(data_of(module)):
        for number, param in enumerate(function.get("params", [])):
            assert bool(param.get("is_ended")) == (number == 0 and bool(function.get("ends"))), function["name"]
            if param.get("is_ended"):
                ended.add(f"{function['name']}.{param['name']}")
    assert ENDED.get(module, set()) <= ended
