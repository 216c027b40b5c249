// methods.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(nvJitLinkCreate,
    "nvJitLinkCreate($module, /, numOptions, options)\n--\n\n",
    "nvJitLinkCreate(numOptions, options)\n\n"
    "Create a link.\n\n"
    "Its options must name an architecture. nvJitLinkDestroy destroys it.\n\n"
    "nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,\n"
    "    const char **options)\n\n"
    "Parameters\n"
    "    numOptions : int\n"
    "    options : sequence of str or bytes, or None; as many as numOptions; one text each,\n"
    "        such as -arch=sm_90 or -lto\n\n"
    "Returns\n"
    "    (nvJitLinkResult, handle); cubind.checked.nvjitlink returns handle, or raises\n"
    "        NvJitLinkError\n"
    "    handle : nvJitLinkHandle\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_UNRECOGNIZED_OPTION, NVJITLINK_ERROR_MISSING_ARCH,\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.\n");
CB_DOC(checked_nvJitLinkCreate,
    "nvJitLinkCreate($module, /, options)\n--\n\n",
    "nvJitLinkCreate(options)\n\n"
    "Create a link.\n\n"
    "Its options must name an architecture. nvJitLinkDestroy destroys it.\n\n"
    "nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,\n"
    "    const char **options)\n\n"
    "Parameters\n"
    "    options : sequence of str or bytes, or None; one text each, such as -arch=sm_90 or\n"
    "        -lto\n\n"
    "Returns\n"
    "    handle, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult, handle)\n"
    "    handle : nvJitLinkHandle\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_UNRECOGNIZED_OPTION, NVJITLINK_ERROR_MISSING_ARCH,\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.\n");
CB_DOC(nvJitLinkDestroy,
    "nvJitLinkDestroy($module, /, handle)\n--\n\n",
    "nvJitLinkDestroy(handle)\n\n"
    "Destroy a link with all its results.\n\n"
    "The call sets the caller's handle to 0.\n\n"
    "nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int (address) or None; in and out\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.close.\n");
CB_DOC(nvJitLinkAddData,
    "nvJitLinkAddData($module, /, handle, inputType, data, size, name)\n--\n\n",
    "nvJitLinkAddData(handle, inputType, data, size, name)\n\n"
    "Add code from host memory to a link.\n\n"
    "Its kind must be inputType, unless that is NVJITLINK_INPUT_ANY.\n\n"
    "nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,\n"
    "    const void *data, size_t size, const char *name)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    inputType : nvJitLinkInputType or int\n"
    "    data : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    name : str, bytes or None; shown in log messages\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.\n");
CB_DOC(checked_nvJitLinkAddData,
    "nvJitLinkAddData($module, /, handle, inputType, data, size, name=None)\n--\n\n",
    "nvJitLinkAddData(handle, inputType, data, size, name=None)\n\n"
    "Add code from host memory to a link.\n\n"
    "Its kind must be inputType, unless that is NVJITLINK_INPUT_ANY.\n\n"
    "nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,\n"
    "    const void *data, size_t size, const char *name)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    inputType : nvJitLinkInputType or int\n"
    "    data : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    name : str, bytes or None; shown in log messages\n\n"
    "Returns\n"
    "    None, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.\n");
CB_DOC(nvJitLinkAddFile,
    "nvJitLinkAddFile($module, /, handle, inputType, fileName)\n--\n\n",
    "nvJitLinkAddFile(handle, inputType, fileName)\n\n"
    "Add the code in a file to a link.\n\n"
    "nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,\n"
    "    const char *fileName)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    inputType : nvJitLinkInputType or int\n"
    "    fileName : str or bytes\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.\n");
CB_DOC(nvJitLinkComplete,
    "nvJitLinkComplete($module, /, handle)\n--\n\n",
    "nvJitLinkComplete(handle)\n\n"
    "Link the added code, once.\n\n"
    "nvJitLinkGetErrorLog returns the errors.\n\n"
    "nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(nvJitLinkGetLinkedCubinSize,
    "nvJitLinkGetLinkedCubinSize($module, /, handle)\n--\n\n",
    "nvJitLinkGetLinkedCubinSize(handle)\n\n"
    "Return the size of the cubin that nvJitLinkComplete made.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises\n"
    "        NvJitLinkError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(nvJitLinkGetLinkedCubin,
    "nvJitLinkGetLinkedCubin($module, /, handle, cubin)\n--\n\n",
    "nvJitLinkGetLinkedCubin(handle, cubin)\n\n"
    "Return a copy of the cubin that nvJitLinkComplete made.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    cubin : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns cubin, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(checked_nvJitLinkGetLinkedCubin,
    "nvJitLinkGetLinkedCubin($module, /, handle)\n--\n\n",
    "nvJitLinkGetLinkedCubin(handle)\n\n"
    "Return a copy of the cubin that nvJitLinkComplete made.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    cubin, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)\n"
    "    cubin : bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(nvJitLinkGetLinkedPtxSize,
    "nvJitLinkGetLinkedPtxSize($module, /, handle)\n--\n\n",
    "nvJitLinkGetLinkedPtxSize(handle)\n\n"
    "Return the size of the PTX that a link with -lto and -ptx made.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises\n"
    "        NvJitLinkError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(nvJitLinkGetLinkedPtx,
    "nvJitLinkGetLinkedPtx($module, /, handle, ptx)\n--\n\n",
    "nvJitLinkGetLinkedPtx(handle, ptx)\n\n"
    "Return the PTX that a link with -lto and -ptx made.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    ptx : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns ptx, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(checked_nvJitLinkGetLinkedPtx,
    "nvJitLinkGetLinkedPtx($module, /, handle)\n--\n\n",
    "nvJitLinkGetLinkedPtx(handle)\n\n"
    "Return the PTX that a link with -lto and -ptx made.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    ptx, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)\n"
    "    ptx : bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.link.\n");
CB_DOC(nvJitLinkGetLinkedLTOIRSize,
    "nvJitLinkGetLinkedLTOIRSize($module, /, handle)\n--\n\n",
    "nvJitLinkGetLinkedLTOIRSize(handle)\n\n"
    "Return the LTO IR size of a link with -lto.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises\n"
    "        NvJitLinkError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL. Since CUDA 13.3.\n");
CB_DOC(nvJitLinkGetLinkedLTOIR,
    "nvJitLinkGetLinkedLTOIR($module, /, handle, ltoir)\n--\n\n",
    "nvJitLinkGetLinkedLTOIR(handle, ltoir)\n\n"
    "Return the LTO IR that a link with -lto made, in its container.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    ltoir : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns ltoir, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL. Since CUDA 13.3.\n");
CB_DOC(checked_nvJitLinkGetLinkedLTOIR,
    "nvJitLinkGetLinkedLTOIR($module, /, handle)\n--\n\n",
    "nvJitLinkGetLinkedLTOIR(handle)\n\n"
    "Return the LTO IR that a link with -lto made, in its container.\n\n"
    "nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    ltoir, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)\n"
    "    ltoir : bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL. Since CUDA 13.3.\n");
CB_DOC(nvJitLinkGetErrorLogSize,
    "nvJitLinkGetErrorLogSize($module, /, handle)\n--\n\n",
    "nvJitLinkGetErrorLogSize(handle)\n\n"
    "Return the size of the log of errors.\n\n"
    "nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises\n"
    "        NvJitLinkError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.get_error_log.\n");
CB_DOC(nvJitLinkGetErrorLog,
    "nvJitLinkGetErrorLog($module, /, handle, log)\n--\n\n",
    "nvJitLinkGetErrorLog(handle, log)\n\n"
    "Return the errors of a link as text.\n\n"
    "nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    log : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns log, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.get_error_log.\n");
CB_DOC(checked_nvJitLinkGetErrorLog,
    "nvJitLinkGetErrorLog($module, /, handle)\n--\n\n",
    "nvJitLinkGetErrorLog(handle)\n\n"
    "Return the errors of a link as text.\n\n"
    "nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    log, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)\n"
    "    log : bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.get_error_log.\n");
CB_DOC(nvJitLinkGetInfoLogSize,
    "nvJitLinkGetInfoLogSize($module, /, handle)\n--\n\n",
    "nvJitLinkGetInfoLogSize(handle)\n\n"
    "Return the size of the log of warnings and remarks.\n\n"
    "nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises\n"
    "        NvJitLinkError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.get_info_log.\n");
CB_DOC(nvJitLinkGetInfoLog,
    "nvJitLinkGetInfoLog($module, /, handle, log)\n--\n\n",
    "nvJitLinkGetInfoLog(handle, log)\n\n"
    "Return the warnings of a link as text.\n\n"
    "The text also has the output of -verbose and -time.\n\n"
    "nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n"
    "    log : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvJitLinkResult,); cubind.checked.nvjitlink returns log, or raises NvJitLinkError\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.get_info_log.\n");
CB_DOC(checked_nvJitLinkGetInfoLog,
    "nvJitLinkGetInfoLog($module, /, handle)\n--\n\n",
    "nvJitLinkGetInfoLog(handle)\n\n"
    "Return the warnings of a link as text.\n\n"
    "The text also has the output of -verbose and -time.\n\n"
    "nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)\n\n"
    "Parameters\n"
    "    handle : nvJitLinkHandle, int or None\n\n"
    "Returns\n"
    "    log, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)\n"
    "    log : bytes\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Linker.get_info_log.\n");
CB_DOC(nvJitLinkVersion,
    "nvJitLinkVersion($module, /)\n--\n\n",
    "nvJitLinkVersion()\n\n"
    "Return the CUDA release of the library.\n\n"
    "It must not be older than the compiler of the linked code.\n\n"
    "nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)\n\n"
    "Returns\n"
    "    (nvJitLinkResult, major, minor); cubind.checked.nvjitlink returns (major, minor), or\n"
    "        raises NvJitLinkError\n"
    "    major, minor : int\n\n"
    "Fails with\n"
    "    NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n");

PyMethodDef nvjitlink_methods[] = {
    METHOD(nvJitLinkCreate),
    METHOD(nvJitLinkDestroy),
    METHOD(nvJitLinkAddData),
    METHOD(nvJitLinkAddFile),
    METHOD(nvJitLinkComplete),
    METHOD(nvJitLinkGetLinkedCubinSize),
    METHOD(nvJitLinkGetLinkedCubin),
    METHOD(nvJitLinkGetLinkedPtxSize),
    METHOD(nvJitLinkGetLinkedPtx),
    METHOD(nvJitLinkGetLinkedLTOIRSize),
    METHOD(nvJitLinkGetLinkedLTOIR),
    METHOD(nvJitLinkGetErrorLogSize),
    METHOD(nvJitLinkGetErrorLog),
    METHOD(nvJitLinkGetInfoLogSize),
    METHOD(nvJitLinkGetInfoLog),
    METHOD(nvJitLinkVersion),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvjitlink_checked_methods[sizeof nvjitlink_methods / sizeof *nvjitlink_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc nvjitlink_checked_docs[] = {
    {0, CB_DOC_OF(checked_nvJitLinkCreate)},
    {2, CB_DOC_OF(checked_nvJitLinkAddData)},
    {6, CB_DOC_OF(checked_nvJitLinkGetLinkedCubin)},
    {8, CB_DOC_OF(checked_nvJitLinkGetLinkedPtx)},
    {10, CB_DOC_OF(checked_nvJitLinkGetLinkedLTOIR)},
    {12, CB_DOC_OF(checked_nvJitLinkGetErrorLog)},
    {14, CB_DOC_OF(checked_nvJitLinkGetInfoLog)},
    {-1, NULL},
};
