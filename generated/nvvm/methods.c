// methods.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(nvvmGetErrorString,
    "nvvmGetErrorString($module, /, result)\n--\n\n",
    "nvvmGetErrorString(result)\n\n"
    "Return an English description of a status.\n\n"
    "const char *nvvmGetErrorString(nvvmResult result)\n\n"
    "Parameters\n"
    "    result : nvvmResult or int\n\n"
    "Returns\n"
    "    (nvvmResult.NVVM_SUCCESS, bytes | None); cubind.checked.nvvm returns str | None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvvmVersion,
    "nvvmVersion($module, /)\n--\n\n",
    "nvvmVersion()\n\n"
    "Return the version of libNVVM.\n\n"
    "nvvmResult nvvmVersion(int *major, int *minor)\n\n"
    "Returns\n"
    "    (nvvmResult, major, minor); cubind.checked.nvvm returns (major, minor), or raises\n"
    "        NvvmError\n"
    "    major, minor : int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvvmIRVersion,
    "nvvmIRVersion($module, /)\n--\n\n",
    "nvvmIRVersion()\n\n"
    "Return the versions of NVVM IR and debug metadata that libNVVM reads.\n\n"
    "nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)\n\n"
    "Returns\n"
    "    (nvvmResult, majorIR, minorIR, majorDbg, minorDbg); cubind.checked.nvvm returns\n"
    "        (majorIR, minorIR, majorDbg, minorDbg), or raises NvvmError\n"
    "    majorIR, minorIR, majorDbg, minorDbg : int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvvmLLVMVersion,
    "nvvmLLVMVersion($module, /, arch)\n--\n\n",
    "nvvmLLVMVersion(arch)\n\n"
    "Return the LLVM version with which an architecture is compiled.\n\n"
    "libNVVM takes the dialect of bitcode and text of that LLVM.\n\n"
    "nvvmResult nvvmLLVMVersion(const char *arch, int *major)\n\n"
    "Parameters\n"
    "    arch : str or bytes; such as compute_90\n\n"
    "Returns\n"
    "    (nvvmResult, major); cubind.checked.nvvm returns major, or raises NvvmError\n"
    "    major : int\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL. Since CUDA 13.1.\n");
CB_DOC(nvvmCreateProgram,
    "nvvmCreateProgram($module, /)\n--\n\n",
    "nvvmCreateProgram()\n\n"
    "Create an empty program, to which modules of NVVM IR are added.\n\n"
    "nvvmResult nvvmCreateProgram(nvvmProgram *prog)\n\n"
    "Returns\n"
    "    (nvvmResult, prog); cubind.checked.nvvm returns prog, or raises NvvmError\n"
    "    prog : nvvmProgram\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(nvvmDestroyProgram,
    "nvvmDestroyProgram($module, /, prog)\n--\n\n",
    "nvvmDestroyProgram(prog)\n\n"
    "Destroy a program and set the caller's handle to 0.\n\n"
    "nvvmResult nvvmDestroyProgram(nvvmProgram *prog)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int (address) or None; in and out\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(nvvmAddModuleToProgram,
    "nvvmAddModuleToProgram($module, /, prog, buffer, size, name)\n--\n\n",
    "nvvmAddModuleToProgram(prog, buffer, size, name)\n\n"
    "Add a module of NVVM IR to a program and read it at once.\n\n"
    "The module is bitcode or text.\n\n"
    "nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    buffer : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    name : str, bytes or None; shown in messages\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvvmAddModuleToProgram,
    "nvvmAddModuleToProgram($module, /, prog, buffer, size, name=None)\n--\n\n",
    "nvvmAddModuleToProgram(prog, buffer, size, name=None)\n\n"
    "Add a module of NVVM IR to a program and read it at once.\n\n"
    "The module is bitcode or text.\n\n"
    "nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    buffer : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    name : str, bytes or None; shown in messages\n\n"
    "Returns\n"
    "    None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(nvvmLazyAddModuleToProgram,
    "nvvmLazyAddModuleToProgram($module, /, prog, buffer, size, name)\n--\n\n",
    "nvvmLazyAddModuleToProgram(prog, buffer, size, name)\n\n"
    "Add a bitcode module to a program and read only its used parts.\n\n"
    "Other modules decide about use; the function is made for libdevice.\n\n"
    "nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    buffer : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    name : str, bytes or None; shown in messages\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvvmLazyAddModuleToProgram,
    "nvvmLazyAddModuleToProgram($module, /, prog, buffer, size, name=None)\n--\n\n",
    "nvvmLazyAddModuleToProgram(prog, buffer, size, name=None)\n\n"
    "Add a bitcode module to a program and read only its used parts.\n\n"
    "Other modules decide about use; the function is made for libdevice.\n\n"
    "nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    buffer : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    name : str, bytes or None; shown in messages\n\n"
    "Returns\n"
    "    None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(nvvmCompileProgram,
    "nvvmCompileProgram($module, /, prog, numOptions, options)\n--\n\n",
    "nvvmCompileProgram(prog, numOptions, options)\n\n"
    "Compile the modules of a program together to PTX.\n\n"
    "With -gen-lto the result is LTO IR; the log has the errors.\n\n"
    "nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    numOptions : int\n"
    "    options : sequence of str or bytes, or None; as many as numOptions; one text each,\n"
    "        such as -arch=compute_90\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,\n"
    "    NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_OPTION,\n"
    "    NVVM_ERROR_NO_MODULE_IN_PROGRAM, NVVM_ERROR_COMPILATION\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvvmCompileProgram,
    "nvvmCompileProgram($module, /, prog, options=None)\n--\n\n",
    "nvvmCompileProgram(prog, options=None)\n\n"
    "Compile the modules of a program together to PTX.\n\n"
    "With -gen-lto the result is LTO IR; the log has the errors.\n\n"
    "nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    options : sequence of str or bytes, or None; one text each, such as -arch=compute_90\n\n"
    "Returns\n"
    "    None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,\n"
    "    NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_OPTION,\n"
    "    NVVM_ERROR_NO_MODULE_IN_PROGRAM, NVVM_ERROR_COMPILATION\n\n"
    "Releases the GIL.\n");
CB_DOC(nvvmVerifyProgram,
    "nvvmVerifyProgram($module, /, prog, numOptions, options)\n--\n\n",
    "nvvmVerifyProgram(prog, numOptions, options)\n\n"
    "Check the modules of a program without compiling them.\n\n"
    "The log has the errors.\n\n"
    "nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    numOptions : int\n"
    "    options : sequence of str or bytes, or None; as many as numOptions; one text each,\n"
    "        such as -arch=compute_90\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,\n"
    "    NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_IR, NVVM_ERROR_INVALID_OPTION,\n"
    "    NVVM_ERROR_NO_MODULE_IN_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_nvvmVerifyProgram,
    "nvvmVerifyProgram($module, /, prog, options=None)\n--\n\n",
    "nvvmVerifyProgram(prog, options=None)\n\n"
    "Check the modules of a program without compiling them.\n\n"
    "The log has the errors.\n\n"
    "nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    options : sequence of str or bytes, or None; one text each, such as -arch=compute_90\n\n"
    "Returns\n"
    "    None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)\n\n"
    "Fails with\n"
    "    NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,\n"
    "    NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_IR, NVVM_ERROR_INVALID_OPTION,\n"
    "    NVVM_ERROR_NO_MODULE_IN_PROGRAM\n\n"
    "Releases the GIL.\n");
CB_DOC(nvvmGetCompiledResultSize,
    "nvvmGetCompiledResultSize($module, /, prog)\n--\n\n",
    "nvvmGetCompiledResultSize(prog)\n\n"
    "Return the size of the result of nvvmCompileProgram.\n\n"
    "nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n\n"
    "Returns\n"
    "    (nvvmResult, bufferSizeRet); cubind.checked.nvvm returns bufferSizeRet, or raises\n"
    "        NvvmError\n"
    "    bufferSizeRet : int; bytes, with the zero at the end of a text\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvvmGetCompiledResult,
    "nvvmGetCompiledResult($module, /, prog, buffer)\n--\n\n",
    "nvvmGetCompiledResult(prog, buffer)\n\n"
    "Return the PTX or LTO IR that nvvmCompileProgram generated.\n\n"
    "nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    buffer : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns buffer, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n");
CB_DOC(checked_nvvmGetCompiledResult,
    "nvvmGetCompiledResult($module, /, prog)\n--\n\n",
    "nvvmGetCompiledResult(prog)\n\n"
    "Return the PTX or LTO IR that nvvmCompileProgram generated.\n\n"
    "nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n\n"
    "Returns\n"
    "    buffer, or raises NvvmError; cubind.nvvm returns (nvvmResult,)\n"
    "    buffer : bytes\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvvmGetProgramLogSize,
    "nvvmGetProgramLogSize($module, /, prog)\n--\n\n",
    "nvvmGetProgramLogSize(prog)\n\n"
    "Return the size of the log of the latest compilation or check.\n\n"
    "nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n\n"
    "Returns\n"
    "    (nvvmResult, bufferSizeRet); cubind.checked.nvvm returns bufferSizeRet, or raises\n"
    "        NvvmError\n"
    "    bufferSizeRet : int; bytes, with the zero at the end of a text\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvvmGetProgramLog,
    "nvvmGetProgramLog($module, /, prog, buffer)\n--\n\n",
    "nvvmGetProgramLog(prog, buffer)\n\n"
    "Return the errors and warnings of the latest compilation or check as text.\n\n"
    "nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n"
    "    buffer : bytearray or bytes to write to\n\n"
    "Returns\n"
    "    (nvvmResult,); cubind.checked.nvvm returns buffer, or raises NvvmError\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n");
CB_DOC(checked_nvvmGetProgramLog,
    "nvvmGetProgramLog($module, /, prog)\n--\n\n",
    "nvvmGetProgramLog(prog)\n\n"
    "Return the errors and warnings of the latest compilation or check as text.\n\n"
    "nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)\n\n"
    "Parameters\n"
    "    prog : nvvmProgram, int or None\n\n"
    "Returns\n"
    "    buffer, or raises NvvmError; cubind.nvvm returns (nvvmResult,)\n"
    "    buffer : bytes\n\n"
    "Fails with\n"
    "    NVVM_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n");

PyMethodDef nvvm_methods[] = {
    METHOD(nvvmGetErrorString),
    METHOD(nvvmVersion),
    METHOD(nvvmIRVersion),
    METHOD(nvvmLLVMVersion),
    METHOD(nvvmCreateProgram),
    METHOD(nvvmDestroyProgram),
    METHOD(nvvmAddModuleToProgram),
    METHOD(nvvmLazyAddModuleToProgram),
    METHOD(nvvmCompileProgram),
    METHOD(nvvmVerifyProgram),
    METHOD(nvvmGetCompiledResultSize),
    METHOD(nvvmGetCompiledResult),
    METHOD(nvvmGetProgramLogSize),
    METHOD(nvvmGetProgramLog),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvvm_checked_methods[sizeof nvvm_methods / sizeof *nvvm_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc nvvm_checked_docs[] = {
    {6, CB_DOC_OF(checked_nvvmAddModuleToProgram)},
    {7, CB_DOC_OF(checked_nvvmLazyAddModuleToProgram)},
    {8, CB_DOC_OF(checked_nvvmCompileProgram)},
    {9, CB_DOC_OF(checked_nvvmVerifyProgram)},
    {11, CB_DOC_OF(checked_nvvmGetCompiledResult)},
    {13, CB_DOC_OF(checked_nvvmGetProgramLog)},
    {-1, NULL},
};
