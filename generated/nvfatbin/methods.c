// methods.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(nvFatbinGetErrorString,
    "nvFatbinGetErrorString($module, /, result)\n--\n\n",
    "nvFatbinGetErrorString(result)\n\n"
    "Return an English description of a status.\n\n"
    "const char *nvFatbinGetErrorString(nvFatbinResult result)\n\n"
    "Parameters\n"
    "    result : nvFatbinResult or int\n\n"
    "Returns\n"
    "    (nvFatbinResult.NVFATBIN_SUCCESS, bytes | None); cubind.checked.nvfatbin returns str\n"
    "        | None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvFatbinCreate,
    "nvFatbinCreate($module, /, options, optionsCount)\n--\n\n",
    "nvFatbinCreate(options, optionsCount)\n\n"
    "Create a fatbin, to which code for several architectures is added.\n\n"
    "nvFatbinDestroy destroys it.\n\n"
    "nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,\n"
    "    size_t optionsCount)\n\n"
    "Parameters\n"
    "    options : sequence of str or bytes, or None; as many as optionsCount; one text each,\n"
    "        such as -64 or -compress=true\n"
    "    optionsCount : int\n\n"
    "Returns\n"
    "    (nvFatbinResult, handle_indirect); cubind.checked.nvfatbin returns handle_indirect,\n"
    "        or raises NvFatbinError\n"
    "    handle_indirect : nvFatbinHandle\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvFatbinCreate,
    "nvFatbinCreate($module, /, options=None)\n--\n\n",
    "nvFatbinCreate(options=None)\n\n"
    "Create a fatbin, to which code for several architectures is added.\n\n"
    "nvFatbinDestroy destroys it.\n\n"
    "nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,\n"
    "    size_t optionsCount)\n\n"
    "Parameters\n"
    "    options : sequence of str or bytes, or None; one text each, such as -64 or\n"
    "        -compress=true\n\n"
    "Returns\n"
    "    handle_indirect, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,\n"
    "        handle_indirect)\n"
    "    handle_indirect : nvFatbinHandle\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinDestroy,
    "nvFatbinDestroy($module, /, handle_indirect)\n--\n\n",
    "nvFatbinDestroy(handle_indirect)\n\n"
    "Destroy a fatbin and set the caller's handle to 0.\n\n"
    "nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)\n\n"
    "Parameters\n"
    "    handle_indirect : nvFatbinHandle, int (address) or None; in and out\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinAddPTX,
    "nvFatbinAddPTX($module, /, handle, code, size, arch, identifier, optionsCmdLine)\n--\n\n",
    "nvFatbinAddPTX(handle, code, size, arch, identifier, optionsCmdLine)\n\n"
    "Add PTX to a fatbin.\n\n"
    "The driver can compile PTX for newer architectures, too.\n\n"
    "nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,\n"
    "    const char *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    arch : str or bytes; digits alone, such as 90\n"
    "    identifier : str, bytes or None; name by which tools list it\n"
    "    optionsCmdLine : str, bytes or None; options for a later compilation, as one text\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvFatbinAddPTX,
    "nvFatbinAddPTX($module, /, handle, code, size, arch, identifier=None, "
    "optionsCmdLine=None)\n--\n\n",
    "nvFatbinAddPTX(handle, code, size, arch, identifier=None, optionsCmdLine=None)\n\n"
    "Add PTX to a fatbin.\n\n"
    "The driver can compile PTX for newer architectures, too.\n\n"
    "nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,\n"
    "    const char *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    arch : str or bytes; digits alone, such as 90\n"
    "    identifier : str, bytes or None; name by which tools list it\n"
    "    optionsCmdLine : str, bytes or None; options for a later compilation, as one text\n\n"
    "Returns\n"
    "    None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinAddCubin,
    "nvFatbinAddCubin($module, /, handle, code, size, arch, identifier)\n--\n\n",
    "nvFatbinAddCubin(handle, code, size, arch, identifier)\n\n"
    "Add a cubin for one architecture to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *arch, const char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    arch : str or bytes; digits alone, such as 90\n"
    "    identifier : str, bytes or None; name by which tools list it\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_ELF_ARCH_MISMATCH,\n"
    "    NVFATBIN_ERROR_ELF_SIZE_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvFatbinAddCubin,
    "nvFatbinAddCubin($module, /, handle, code, size, arch, identifier=None)\n--\n\n",
    "nvFatbinAddCubin(handle, code, size, arch, identifier=None)\n\n"
    "Add a cubin for one architecture to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *arch, const char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    arch : str or bytes; digits alone, such as 90\n"
    "    identifier : str, bytes or None; name by which tools list it\n\n"
    "Returns\n"
    "    None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_ELF_ARCH_MISMATCH,\n"
    "    NVFATBIN_ERROR_ELF_SIZE_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinAddLTOIR,
    "nvFatbinAddLTOIR($module, /, handle, code, size, arch, identifier, optionsCmdLine)\n--\n\n",
    "nvFatbinAddLTOIR(handle, code, size, arch, identifier, optionsCmdLine)\n\n"
    "Add LTO IR for one architecture to a fatbin, to be linked with other code.\n\n"
    "nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    arch : str or bytes; digits alone, such as 90\n"
    "    identifier : str, bytes or None; name by which tools list it\n"
    "    optionsCmdLine : str, bytes or None; options for a later compilation, as one text\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_COMPRESSION_FAILED, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, NVFATBIN_ERROR_EMPTY_INPUT,\n"
    "    NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvFatbinAddLTOIR,
    "nvFatbinAddLTOIR($module, /, handle, code, size, arch, identifier=None, "
    "optionsCmdLine=None)\n--\n\n",
    "nvFatbinAddLTOIR(handle, code, size, arch, identifier=None, optionsCmdLine=None)\n\n"
    "Add LTO IR for one architecture to a fatbin, to be linked with other code.\n\n"
    "nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    arch : str or bytes; digits alone, such as 90\n"
    "    identifier : str, bytes or None; name by which tools list it\n"
    "    optionsCmdLine : str, bytes or None; options for a later compilation, as one text\n\n"
    "Returns\n"
    "    None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_COMPRESSION_FAILED, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, NVFATBIN_ERROR_EMPTY_INPUT,\n"
    "    NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinAddIndex,
    "nvFatbinAddIndex($module, /, handle, code, size, identifier)\n--\n\n",
    "nvFatbinAddIndex(handle, code, size, identifier)\n\n"
    "Add the contents of an index file to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    identifier : str, bytes or None; name by which tools list it\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_INDEX, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL. Since CUDA 12.5.\n");
CB_DOC(checked_nvFatbinAddIndex,
    "nvFatbinAddIndex($module, /, handle, code, size, identifier=None)\n--\n\n",
    "nvFatbinAddIndex(handle, code, size, identifier=None)\n\n"
    "Add the contents of an index file to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    identifier : str, bytes or None; name by which tools list it\n\n"
    "Returns\n"
    "    None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_INDEX, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL. Since CUDA 12.5.\n");
CB_DOC(nvFatbinAddReloc,
    "nvFatbinAddReloc($module, /, handle, code, size)\n--\n\n",
    "nvFatbinAddReloc(handle, code, size)\n\n"
    "Add the relocatable PTX of a host object to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_IDENTIFIER_REUSE,\n"
    "    NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL. Since CUDA 12.5.\n");
CB_DOC(nvFatbinAddTileIR,
    "nvFatbinAddTileIR($module, /, handle, code, size, identifier, optionsCmdLine)\n--\n\n",
    "nvFatbinAddTileIR(handle, code, size, identifier, optionsCmdLine)\n\n"
    "Add Tile IR to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    identifier : str, bytes or None; name by which tools list it\n"
    "    optionsCmdLine : str, bytes or None; options for a later compilation, as one text\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL. Since CUDA 13.1.\n");
CB_DOC(checked_nvFatbinAddTileIR,
    "nvFatbinAddTileIR($module, /, handle, code, size, identifier=None, optionsCmdLine=None)\n"
    "--\n\n",
    "nvFatbinAddTileIR(handle, code, size, identifier=None, optionsCmdLine=None)\n\n"
    "Add Tile IR to a fatbin.\n\n"
    "nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size,\n"
    "    const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    identifier : str, bytes or None; name by which tools list it\n"
    "    optionsCmdLine : str, bytes or None; options for a later compilation, as one text\n\n"
    "Returns\n"
    "    None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL. Since CUDA 13.1.\n");
CB_DOC(nvFatbinSize,
    "nvFatbinSize($module, /, handle)\n--\n\n",
    "nvFatbinSize(handle)\n\n"
    "Assemble a fatbin and return its size.\n\n"
    "nvFatbinGet needs this call.\n\n"
    "nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n\n"
    "Returns\n"
    "    (nvFatbinResult, size); cubind.checked.nvfatbin returns size, or raises\n"
    "        NvFatbinError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinGet,
    "nvFatbinGet($module, /, handle, buffer)\n--\n\n",
    "nvFatbinGet(handle, buffer)\n\n"
    "Return the fatbin, which cuLibraryLoadData loads.\n\n"
    "nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    buffer : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvFatbinResult,); cubind.checked.nvfatbin returns buffer, or raises NvFatbinError\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvFatbinGet,
    "nvFatbinGet($module, /, handle)\n--\n\n",
    "nvFatbinGet(handle)\n\n"
    "Return the fatbin, which cuLibraryLoadData loads.\n\n"
    "nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n\n"
    "Returns\n"
    "    buffer, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)\n"
    "    buffer : bytes\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n");
CB_DOC(nvFatbinVersion,
    "nvFatbinVersion($module, /)\n--\n\n",
    "nvFatbinVersion()\n\n"
    "Return the release of CUDA that the library belongs to.\n\n"
    "nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)\n\n"
    "Returns\n"
    "    (nvFatbinResult, major, minor); cubind.checked.nvfatbin returns (major, minor), or\n"
    "        raises NvFatbinError\n"
    "    major, minor : int\n\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n");

PyMethodDef nvfatbin_methods[] = {
    METHOD(nvFatbinGetErrorString),
    METHOD(nvFatbinCreate),
    METHOD(nvFatbinDestroy),
    METHOD(nvFatbinAddPTX),
    METHOD(nvFatbinAddCubin),
    METHOD(nvFatbinAddLTOIR),
    METHOD(nvFatbinAddIndex),
    METHOD(nvFatbinAddReloc),
    METHOD(nvFatbinAddTileIR),
    METHOD(nvFatbinSize),
    METHOD(nvFatbinGet),
    METHOD(nvFatbinVersion),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvfatbin_checked_methods[sizeof nvfatbin_methods / sizeof *nvfatbin_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc nvfatbin_checked_docs[] = {
    {1, CB_DOC_OF(checked_nvFatbinCreate)},
    {3, CB_DOC_OF(checked_nvFatbinAddPTX)},
    {4, CB_DOC_OF(checked_nvFatbinAddCubin)},
    {5, CB_DOC_OF(checked_nvFatbinAddLTOIR)},
    {6, CB_DOC_OF(checked_nvFatbinAddIndex)},
    {8, CB_DOC_OF(checked_nvFatbinAddTileIR)},
    {10, CB_DOC_OF(checked_nvFatbinGet)},
    {-1, NULL},
};
