// methods.c of cubind's binding of the nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_nvFatbinGetErrorString[] =
    "nvFatbinGetErrorString($module, /, result)\n"
    "--\n\n"
    "nvFatbinGetErrorString(result)\n\n"
    "const char *nvFatbinGetErrorString(nvFatbinResult result)\n\n"
    "Parameters\n"
    "    result : nvFatbinResult or int\n"
    "Returns\n"
    "    nvFatbinResult (always NVFATBIN_SUCCESS; the checked form leaves it out)\n"
    "    bytes | None\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinGetErrorString[] =
    "nvFatbinGetErrorString($module, /, result)\n"
    "--\n\n"
    "nvFatbinGetErrorString(result)\n\n"
    "const char *nvFatbinGetErrorString(nvFatbinResult result)\n\n"
    "Parameters\n"
    "    result : nvFatbinResult or int\n"
    "Returns\n"
    "    nvFatbinResult (always NVFATBIN_SUCCESS; the checked form leaves it out)\n"
    "    str | None\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinCreate[] =
    "nvFatbinCreate($module, /, options, optionsCount)\n"
    "--\n\n"
    "nvFatbinCreate(options, optionsCount)\n\n"
    "nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t"
    " optionsCount)\n\n"
    "Parameters\n"
    "    options : sequence of str or bytes, or None; as many as optionsCount\n"
    "    optionsCount : int\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "    handle_indirect : nvFatbinHandle\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinCreate[] =
    "nvFatbinCreate($module, /, options=None)\n"
    "--\n\n"
    "nvFatbinCreate(options=None)\n\n"
    "nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t"
    " optionsCount)\n\n"
    "Parameters\n"
    "    options : sequence of str or bytes, or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "    handle_indirect : nvFatbinHandle\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinDestroy[] =
    "nvFatbinDestroy($module, /, handle_indirect)\n"
    "--\n\n"
    "nvFatbinDestroy(handle_indirect)\n\n"
    "nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)\n\n"
    "Parameters\n"
    "    handle_indirect : nvFatbinHandle, int (address) or None; in and out\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinAddPTX[] =
    "nvFatbinAddPTX($module, /, handle, code, size, arch, identifier, optionsCmdLine)\n"
    "--\n\n"
    "nvFatbinAddPTX(handle, code, size, arch, identifier, optionsCmdLine)\n\n"
    "nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const c"
    "har *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    arch : str or bytes\n"
    "    identifier, optionsCmdLine : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinAddPTX[] =
    "nvFatbinAddPTX($module, /, handle, code, size, arch, identifier=None, optionsCmdLine=None)\n"
    "--\n\n"
    "nvFatbinAddPTX(handle, code, size, arch, identifier=None, optionsCmdLine=None)\n\n"
    "nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const c"
    "har *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    arch : str or bytes\n"
    "    identifier, optionsCmdLine : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinAddCubin[] =
    "nvFatbinAddCubin($module, /, handle, code, size, arch, identifier)\n"
    "--\n\n"
    "nvFatbinAddCubin(handle, code, size, arch, identifier)\n\n"
    "nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const"
    " char *arch, const char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    arch : str or bytes\n"
    "    identifier : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_ELF_ARCH_MISMATCH,\n"
    "    NVFATBIN_ERROR_ELF_SIZE_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinAddCubin[] =
    "nvFatbinAddCubin($module, /, handle, code, size, arch, identifier=None)\n"
    "--\n\n"
    "nvFatbinAddCubin(handle, code, size, arch, identifier=None)\n\n"
    "nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const"
    " char *arch, const char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    arch : str or bytes\n"
    "    identifier : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_ELF_ARCH_MISMATCH,\n"
    "    NVFATBIN_ERROR_ELF_SIZE_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinAddLTOIR[] =
    "nvFatbinAddLTOIR($module, /, handle, code, size, arch, identifier, optionsCmdLine)\n"
    "--\n\n"
    "nvFatbinAddLTOIR(handle, code, size, arch, identifier, optionsCmdLine)\n\n"
    "nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const"
    " char *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    arch : str or bytes\n"
    "    identifier, optionsCmdLine : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_COMPRESSION_FAILED, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, NVFATBIN_ERROR_EMPTY_INPUT,\n"
    "    NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinAddLTOIR[] =
    "nvFatbinAddLTOIR($module, /, handle, code, size, arch, identifier=None, optionsCmdLine=None"
    ")\n"
    "--\n\n"
    "nvFatbinAddLTOIR(handle, code, size, arch, identifier=None, optionsCmdLine=None)\n\n"
    "nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const"
    " char *arch, const char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    arch : str or bytes\n"
    "    identifier, optionsCmdLine : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_COMPRESSION_FAILED, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,\n"
    "    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, NVFATBIN_ERROR_EMPTY_INPUT,\n"
    "    NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinAddIndex[] =
    "nvFatbinAddIndex($module, /, handle, code, size, identifier)\n"
    "--\n\n"
    "nvFatbinAddIndex(handle, code, size, identifier)\n\n"
    "nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const"
    " char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    identifier : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_INDEX, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinAddIndex[] =
    "nvFatbinAddIndex($module, /, handle, code, size, identifier=None)\n"
    "--\n\n"
    "nvFatbinAddIndex(handle, code, size, identifier=None)\n\n"
    "nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const"
    " char *identifier)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    identifier : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_INDEX, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinAddReloc[] =
    "nvFatbinAddReloc($module, /, handle, code, size)\n"
    "--\n\n"
    "nvFatbinAddReloc(handle, code, size)\n\n"
    "nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,\n"
    "    NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_IDENTIFIER_REUSE,\n"
    "    NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinAddTileIR[] =
    "nvFatbinAddTileIR($module, /, handle, code, size, identifier, optionsCmdLine)\n"
    "--\n\n"
    "nvFatbinAddTileIR(handle, code, size, identifier, optionsCmdLine)\n\n"
    "nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, cons"
    "t char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    identifier, optionsCmdLine : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinAddTileIR[] =
    "nvFatbinAddTileIR($module, /, handle, code, size, identifier=None, optionsCmdLine=None)\n"
    "--\n\n"
    "nvFatbinAddTileIR(handle, code, size, identifier=None, optionsCmdLine=None)\n\n"
    "nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, cons"
    "t char *identifier, const char *optionsCmdLine)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    code : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    identifier, optionsCmdLine : str, bytes or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_COMPRESSION_FAILED,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,\n"
    "    NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinSize[] =
    "nvFatbinSize($module, /, handle)\n"
    "--\n\n"
    "nvFatbinSize(handle)\n\n"
    "nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "    size : int\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinGet[] =
    "nvFatbinGet($module, /, handle, buffer)\n"
    "--\n\n"
    "nvFatbinGet(handle, buffer)\n\n"
    "nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "    buffer : bytearray or bytes to write to\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_checked_nvFatbinGet[] =
    "nvFatbinGet($module, /, handle)\n"
    "--\n\n"
    "nvFatbinGet(handle)\n\n"
    "nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)\n\n"
    "Parameters\n"
    "    handle : nvFatbinHandle, int or None\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "    buffer : bytes\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";
static const char doc_nvFatbinVersion[] =
    "nvFatbinVersion($module, /)\n"
    "--\n\n"
    "nvFatbinVersion()\n\n"
    "nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)\n\n"
    "Returns\n"
    "    nvFatbinResult (the checked form raises instead)\n"
    "    major, minor : int\n"
    "Fails with\n"
    "    NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/nvfatbin/\n";

PyMethodDef nvfatbin_methods[] = {
    METHOD(nvFatbinGetErrorString, doc_nvFatbinGetErrorString),
    METHOD(nvFatbinCreate, doc_nvFatbinCreate),
    METHOD(nvFatbinDestroy, doc_nvFatbinDestroy),
    METHOD(nvFatbinAddPTX, doc_nvFatbinAddPTX),
    METHOD(nvFatbinAddCubin, doc_nvFatbinAddCubin),
    METHOD(nvFatbinAddLTOIR, doc_nvFatbinAddLTOIR),
    METHOD(nvFatbinAddIndex, doc_nvFatbinAddIndex),
    METHOD(nvFatbinAddReloc, doc_nvFatbinAddReloc),
    METHOD(nvFatbinAddTileIR, doc_nvFatbinAddTileIR),
    METHOD(nvFatbinSize, doc_nvFatbinSize),
    METHOD(nvFatbinGet, doc_nvFatbinGet),
    METHOD(nvFatbinVersion, doc_nvFatbinVersion),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvfatbin_checked_methods[] = {
    METHOD(nvFatbinGetErrorString, doc_checked_nvFatbinGetErrorString),
    METHOD(nvFatbinCreate, doc_checked_nvFatbinCreate),
    METHOD(nvFatbinDestroy, doc_nvFatbinDestroy),
    METHOD(nvFatbinAddPTX, doc_checked_nvFatbinAddPTX),
    METHOD(nvFatbinAddCubin, doc_checked_nvFatbinAddCubin),
    METHOD(nvFatbinAddLTOIR, doc_checked_nvFatbinAddLTOIR),
    METHOD(nvFatbinAddIndex, doc_checked_nvFatbinAddIndex),
    METHOD(nvFatbinAddReloc, doc_nvFatbinAddReloc),
    METHOD(nvFatbinAddTileIR, doc_checked_nvFatbinAddTileIR),
    METHOD(nvFatbinSize, doc_nvFatbinSize),
    METHOD(nvFatbinGet, doc_checked_nvFatbinGet),
    METHOD(nvFatbinVersion, doc_nvFatbinVersion),
    {NULL, NULL, 0, NULL},
};
