// methods.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(nvrtcGetErrorString,
    "nvrtcGetErrorString($module, /, result)\n--\n\n",
    "nvrtcGetErrorString(result)\n\n"
    "Return the identifier of a status, such as NVRTC_ERROR_COMPILATION.\n\n"
    "const char *nvrtcGetErrorString(nvrtcResult result)\n\n"
    "Parameters\n"
    "    result : nvrtcResult or int\n\n"
    "Returns\n"
    "    (nvrtcResult.NVRTC_SUCCESS, bytes | None); cubind.checked.nvrtc returns str | None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvrtcVersion,
    "nvrtcVersion($module, /)\n--\n\n",
    "nvrtcVersion()\n\n"
    "Return the CUDA release of the compiler.\n\n"
    "nvrtcResult nvrtcVersion(int *major, int *minor)\n\n"
    "Returns\n"
    "    (nvrtcResult, major, minor); cubind.checked.nvrtc returns (major, minor), or raises\n"
    "        NvrtcError\n"
    "    major, minor : int\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvrtcGetNumSupportedArchs,
    "nvrtcGetNumSupportedArchs($module, /)\n--\n\n",
    "nvrtcGetNumSupportedArchs()\n\n"
    "Return the number of architectures that the compiler supports.\n\n"
    "nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)\n\n"
    "Returns\n"
    "    (nvrtcResult, numArchs); cubind.checked.nvrtc returns numArchs, or raises NvrtcError\n"
    "    numArchs : int\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvrtcGetSupportedArchs,
    "nvrtcGetSupportedArchs($module, /)\n--\n\n",
    "nvrtcGetSupportedArchs()\n\n"
    "List the architectures that the compiler supports, in ascending order.\n\n"
    "nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)\n\n"
    "Returns\n"
    "    (nvrtcResult, supportedArchs); cubind.checked.nvrtc returns supportedArchs, or\n"
    "        raises NvrtcError\n"
    "    supportedArchs : list[int]; 10 * major + minor, such as 90\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvrtcCreateProgram,
    "nvrtcCreateProgram($module, /, src, name, numHeaders, headers, includeNames)\n--\n\n",
    "nvrtcCreateProgram(src, name, numHeaders, headers, includeNames)\n\n"
    "Create a program from CUDA C++ source, which is copied.\n\n"
    "The source may include the texts in headers by their includeNames.\n\n"
    "nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,\n"
    "    int numHeaders, const char *const *headers, const char *const *includeNames)\n\n"
    "Parameters\n"
    "    src : str or bytes; source as text\n"
    "    name : str, bytes or None; file name for messages; default_program if it is None or\n"
    "        empty\n"
    "    numHeaders : int\n"
    "    headers : sequence of str or bytes, or None; as many as numHeaders; sources as text\n"
    "    includeNames : sequence of str or bytes, or None; as many as numHeaders; for each of\n"
    "        headers, the name between the quotes\n\n"
    "Returns\n"
    "    (nvrtcResult, prog); cubind.checked.nvrtc returns prog, or raises NvrtcError\n"
    "    prog : nvrtcProgram\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_PROGRAM_CREATION_FAILURE,\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Program.\n");
CB_DOC(checked_nvrtcCreateProgram,
    "nvrtcCreateProgram($module, /, src, name=None, headers=None, includeNames=None)\n--\n\n",
    "nvrtcCreateProgram(src, name=None, headers=None, includeNames=None)\n\n"
    "Create a program from CUDA C++ source, which is copied.\n\n"
    "The source may include the texts in headers by their includeNames.\n\n"
    "nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,\n"
    "    int numHeaders, const char *const *headers, const char *const *includeNames)\n\n"
    "Parameters\n"
    "    src : str or bytes; source as text\n"
    "    name : str, bytes or None; file name for messages; default_program if it is None or\n"
    "        empty\n"
    "    headers : sequence of str or bytes, or None; sources as text\n"
    "    includeNames : sequence of str or bytes, or None; for each of headers, the name\n"
    "        between the quotes\n\n"
    "Returns\n"
    "    prog, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, prog)\n"
    "    prog : nvrtcProgram\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_PROGRAM_CREATION_FAILURE,\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Program.\n");
CB_DOC(nvrtcDestroyProgram,
    "nvrtcDestroyProgram($module, /, prog)\n--\n\n",
    "nvrtcDestroyProgram(prog)\n\n"
    "Destroy a program and the names that it returned.\n\n"
    "The call sets the caller's handle to 0.\n\n"
    "nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int (address) or None; in and out\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Program.close.\n");
CB_DOC(nvrtcCompileProgram,
    "nvrtcCompileProgram($module, /, prog, numOptions, options)\n--\n\n",
    "nvrtcCompileProgram(prog, numOptions, options)\n\n"
    "Compile a program.\n\n"
    "Options are much like those of nvcc; nvrtcGetProgramLog returns the errors in the\n"
    "source.\n\n"
    "nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions,\n"
    "    const char *const *options)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    numOptions : int\n"
    "    options : sequence of str or bytes, or None; as many as numOptions; one text each,\n"
    "        such as -arch=sm_90\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM,\n"
    "    NVRTC_ERROR_INVALID_OPTION, NVRTC_ERROR_COMPILATION,\n"
    "    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_TIME_FILE_WRITE_FAILED,\n"
    "    NVRTC_ERROR_CANCELLED\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(checked_nvrtcCompileProgram,
    "nvrtcCompileProgram($module, /, prog, options=None)\n--\n\n",
    "nvrtcCompileProgram(prog, options=None)\n\n"
    "Compile a program.\n\n"
    "Options are much like those of nvcc; nvrtcGetProgramLog returns the errors in the\n"
    "source.\n\n"
    "nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions,\n"
    "    const char *const *options)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    options : sequence of str or bytes, or None; one text each, such as -arch=sm_90\n\n"
    "Returns\n"
    "    None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM,\n"
    "    NVRTC_ERROR_INVALID_OPTION, NVRTC_ERROR_COMPILATION,\n"
    "    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_TIME_FILE_WRITE_FAILED,\n"
    "    NVRTC_ERROR_CANCELLED\n\n"
    "Releases the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetPTXSize,
    "nvrtcGetPTXSize($module, /, prog)\n--\n\n",
    "nvrtcGetPTXSize(prog)\n\n"
    "Return the size of the PTX of a compiled program.\n\n"
    "nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, ptxSizeRet); cubind.checked.nvrtc returns ptxSizeRet, or raises\n"
    "        NvrtcError\n"
    "    ptxSizeRet : int; bytes, with the zero at the end\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetPTX,
    "nvrtcGetPTX($module, /, prog, ptx)\n--\n\n",
    "nvrtcGetPTX(prog, ptx)\n\n"
    "Return the PTX of a compiled program.\n\n"
    "It ends in a zero byte.\n\n"
    "nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    ptx : bytearray or bytes to write to; size from nvrtcGetPTXSize\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns ptx, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(checked_nvrtcGetPTX,
    "nvrtcGetPTX($module, /, prog)\n--\n\n",
    "nvrtcGetPTX(prog)\n\n"
    "Return the PTX of a compiled program.\n\n"
    "It ends in a zero byte.\n\n"
    "nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    ptx, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n"
    "    ptx : bytes; size from nvrtcGetPTXSize\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetCUBINSize,
    "nvrtcGetCUBINSize($module, /, prog)\n--\n\n",
    "nvrtcGetCUBINSize(prog)\n\n"
    "Return the size of the cubin of a compiled program.\n\n"
    "A cubin exists for -arch=sm_XX, not for compute_XX.\n\n"
    "nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, cubinSizeRet); cubind.checked.nvrtc returns cubinSizeRet, or raises\n"
    "        NvrtcError\n"
    "    cubinSizeRet : int; bytes, 0 if there is none\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetCUBIN,
    "nvrtcGetCUBIN($module, /, prog, cubin)\n--\n\n",
    "nvrtcGetCUBIN(prog, cubin)\n\n"
    "Return the cubin of a program that was compiled for a real architecture.\n\n"
    "nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    cubin : bytearray or bytes to write to; size from nvrtcGetCUBINSize\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns cubin, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(checked_nvrtcGetCUBIN,
    "nvrtcGetCUBIN($module, /, prog)\n--\n\n",
    "nvrtcGetCUBIN(prog)\n\n"
    "Return the cubin of a program that was compiled for a real architecture.\n\n"
    "nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    cubin, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n"
    "    cubin : bytes; size from nvrtcGetCUBINSize\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetLTOIRSize,
    "nvrtcGetLTOIRSize($module, /, prog)\n--\n\n",
    "nvrtcGetLTOIRSize(prog)\n\n"
    "Return the LTO IR size of a program.\n\n"
    "LTO IR exists with -dlto.\n\n"
    "nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, LTOIRSizeRet); cubind.checked.nvrtc returns LTOIRSizeRet, or raises\n"
    "        NvrtcError\n"
    "    LTOIRSizeRet : int; bytes, 0 if there is none\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetLTOIR,
    "nvrtcGetLTOIR($module, /, prog, LTOIR)\n--\n\n",
    "nvrtcGetLTOIR(prog, LTOIR)\n\n"
    "Return the LTO IR of a program that was compiled with -dlto.\n\n"
    "It is for nvJitLink.\n\n"
    "nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    LTOIR : bytearray or bytes to write to; size from nvrtcGetLTOIRSize\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns LTOIR, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(checked_nvrtcGetLTOIR,
    "nvrtcGetLTOIR($module, /, prog)\n--\n\n",
    "nvrtcGetLTOIR(prog)\n\n"
    "Return the LTO IR of a program that was compiled with -dlto.\n\n"
    "It is for nvJitLink.\n\n"
    "nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    LTOIR, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n"
    "    LTOIR : bytes; size from nvrtcGetLTOIRSize\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetOptiXIRSize,
    "nvrtcGetOptiXIRSize($module, /, prog)\n--\n\n",
    "nvrtcGetOptiXIRSize(prog)\n\n"
    "Return the OptiX IR size of a program.\n\n"
    "OptiX IR exists with --optix-ir.\n\n"
    "nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, optixirSizeRet); cubind.checked.nvrtc returns optixirSizeRet, or\n"
    "        raises NvrtcError\n"
    "    optixirSizeRet : int; bytes, 0 if there is none\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n");
CB_DOC(nvrtcGetOptiXIR,
    "nvrtcGetOptiXIR($module, /, prog, optixir)\n--\n\n",
    "nvrtcGetOptiXIR(prog, optixir)\n\n"
    "Return the OptiX IR of a program that was compiled with --optix-ir.\n\n"
    "nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    optixir : bytearray or bytes to write to; size from nvrtcGetOptiXIRSize\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns optixir, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n");
CB_DOC(checked_nvrtcGetOptiXIR,
    "nvrtcGetOptiXIR($module, /, prog)\n--\n\n",
    "nvrtcGetOptiXIR(prog)\n\n"
    "Return the OptiX IR of a program that was compiled with --optix-ir.\n\n"
    "nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    optixir, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n"
    "    optixir : bytes; size from nvrtcGetOptiXIRSize\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n");
CB_DOC(nvrtcGetProgramLogSize,
    "nvrtcGetProgramLogSize($module, /, prog)\n--\n\n",
    "nvrtcGetProgramLogSize(prog)\n\n"
    "Return the size of the log of the latest compilation.\n\n"
    "It may have warnings even after success.\n\n"
    "nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, logSizeRet); cubind.checked.nvrtc returns logSizeRet, or raises\n"
    "        NvrtcError\n"
    "    logSizeRet : int; bytes, with the zero at the end\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetProgramLog,
    "nvrtcGetProgramLog($module, /, prog, log)\n--\n\n",
    "nvrtcGetProgramLog(prog, log)\n\n"
    "Return errors and warnings of the latest compilation.\n\n"
    "The text ends in a zero byte.\n\n"
    "nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    log : bytearray or bytes to write to; size from nvrtcGetProgramLogSize\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns log, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(checked_nvrtcGetProgramLog,
    "nvrtcGetProgramLog($module, /, prog)\n--\n\n",
    "nvrtcGetProgramLog(prog)\n\n"
    "Return errors and warnings of the latest compilation.\n\n"
    "The text ends in a zero byte.\n\n"
    "nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    log, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n"
    "    log : bytes; size from nvrtcGetProgramLogSize\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcAddNameExpression,
    "nvrtcAddNameExpression($module, /, prog, name_expression)\n--\n\n",
    "nvrtcAddNameExpression(prog, name_expression)\n\n"
    "Request the symbol of a C++ name, before compilation.\n\n"
    "This also instantiates a template.\n\n"
    "nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    name_expression : str or bytes; C++, such as kernel<float>, or &scale for a variable\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT,\n"
    "    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: Program.compile.\n");
CB_DOC(nvrtcGetLoweredName,
    "nvrtcGetLoweredName($module, /, prog, name_expression)\n--\n\n",
    "nvrtcGetLoweredName(prog, name_expression)\n\n"
    "Return the symbol of a C++ name, after compilation.\n\n"
    "The spelling must be exactly that passed to nvrtcAddNameExpression.\n\n"
    "nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,\n"
    "    const char **lowered_name)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    name_expression : str or bytes\n\n"
    "Returns\n"
    "    (nvrtcResult, lowered_name); cubind.checked.nvrtc returns lowered_name, or raises\n"
    "        NvrtcError\n"
    "    lowered_name : bytes | None\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, NVRTC_ERROR_INVALID_PROGRAM,\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: ObjectCode.symbol_mapping.\n");
CB_DOC(checked_nvrtcGetLoweredName,
    "nvrtcGetLoweredName($module, /, prog, name_expression)\n--\n\n",
    "nvrtcGetLoweredName(prog, name_expression)\n\n"
    "Return the symbol of a C++ name, after compilation.\n\n"
    "The spelling must be exactly that passed to nvrtcAddNameExpression.\n\n"
    "nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,\n"
    "    const char **lowered_name)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    name_expression : str or bytes\n\n"
    "Returns\n"
    "    lowered_name, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, lowered_name)\n"
    "    lowered_name : str | None\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, NVRTC_ERROR_INVALID_PROGRAM,\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID\n\n"
    "Keeps the GIL.\n"
    "In cubind.core: ObjectCode.symbol_mapping.\n");
CB_DOC(nvrtcGetPCHHeapSize,
    "nvrtcGetPCHHeapSize($module, /)\n--\n\n",
    "nvrtcGetPCHHeapSize()\n\n"
    "Return how much memory the process has for precompiled headers.\n\n"
    "nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)\n\n"
    "Returns\n"
    "    (nvrtcResult, ret); cubind.checked.nvrtc returns ret, or raises NvrtcError\n"
    "    ret : int; bytes\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n");
CB_DOC(nvrtcSetPCHHeapSize,
    "nvrtcSetPCHHeapSize($module, /, size)\n--\n\n",
    "nvrtcSetPCHHeapSize(size)\n\n"
    "Set how much memory the process has for precompiled headers.\n\n"
    "The call discards existing precompiled headers.\n\n"
    "nvrtcResult nvrtcSetPCHHeapSize(size_t size)\n\n"
    "Parameters\n"
    "    size : int; bytes, which may be rounded up\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n");
CB_DOC(nvrtcGetPCHCreateStatus,
    "nvrtcGetPCHCreateStatus($module, /, prog)\n--\n\n",
    "nvrtcGetPCHCreateStatus(prog)\n\n"
    "Report whether the compilation created a precompiled header.\n\n"
    "The returned status has the reason if it did not.\n\n"
    "nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED, NVRTC_ERROR_PCH_CREATE,\n"
    "    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n"
    "In cubind.core: Program.pch_status.\n");
CB_DOC(nvrtcGetPCHHeapSizeRequired,
    "nvrtcGetPCHHeapSizeRequired($module, /, prog)\n--\n\n",
    "nvrtcGetPCHHeapSizeRequired(prog)\n\n"
    "Return the memory that a program's precompiled header needs.\n\n"
    "It is valid after NVRTC_SUCCESS or NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED from\n"
    "nvrtcGetPCHCreateStatus.\n\n"
    "nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, size); cubind.checked.nvrtc returns size, or raises NvrtcError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n");
CB_DOC(nvrtcSetFlowCallback,
    "nvrtcSetFlowCallback($module, /, prog, callback, payload)\n--\n\n",
    "nvrtcSetFlowCallback(prog, callback, payload)\n\n"
    "Register a callback that may stop compilations.\n\n"
    "NVRTC calls it now and then, from any thread and from several at once.\n\n"
    "nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),\n"
    "    void *payload)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    callback : callable, int (address of a C function) or None; called as\n"
    "        callback(payload, int) -> int, exceptions go to sys.unraisablehook; it returns 1\n"
    "        to stop the compilation, and again at each later call during it; 0, or an\n"
    "        exception, lets it go on; it must not call NVRTC, libNVVM or PTX tools; its\n"
    "        second argument is reserved\n"
    "    payload : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n");
CB_DOC(checked_nvrtcSetFlowCallback,
    "nvrtcSetFlowCallback($module, /, prog, callback, payload=None)\n--\n\n",
    "nvrtcSetFlowCallback(prog, callback, payload=None)\n\n"
    "Register a callback that may stop compilations.\n\n"
    "NVRTC calls it now and then, from any thread and from several at once.\n\n"
    "nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),\n"
    "    void *payload)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    callback : callable, int (address of a C function) or None; called as\n"
    "        callback(payload, int) -> int, exceptions go to sys.unraisablehook; it returns 1\n"
    "        to stop the compilation, and again at each later call during it; 0, or an\n"
    "        exception, lets it go on; it must not call NVRTC, libNVVM or PTX tools; its\n"
    "        second argument is reserved\n"
    "    payload : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n");
CB_DOC(nvrtcGetTileIRSize,
    "nvrtcGetTileIRSize($module, /, prog)\n--\n\n",
    "nvrtcGetTileIRSize(prog)\n\n"
    "Return the Tile IR size of a compiled program.\n\n"
    "nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    (nvrtcResult, TileIRSizeRet); cubind.checked.nvrtc returns TileIRSizeRet, or raises\n"
    "        NvrtcError\n"
    "    TileIRSizeRet : int; bytes\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 13.2.\n");
CB_DOC(nvrtcGetTileIR,
    "nvrtcGetTileIR($module, /, prog, TileIR)\n--\n\n",
    "nvrtcGetTileIR(prog, TileIR)\n\n"
    "Return the Tile IR of a compiled program.\n\n"
    "nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n"
    "    TileIR : bytearray or bytes to write to; size from nvrtcGetTileIRSize\n\n"
    "Returns\n"
    "    (nvrtcResult,); cubind.checked.nvrtc returns TileIR, or raises NvrtcError\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 13.2.\n");
CB_DOC(checked_nvrtcGetTileIR,
    "nvrtcGetTileIR($module, /, prog)\n--\n\n",
    "nvrtcGetTileIR(prog)\n\n"
    "Return the Tile IR of a compiled program.\n\n"
    "nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)\n\n"
    "Parameters\n"
    "    prog : nvrtcProgram, int or None\n\n"
    "Returns\n"
    "    TileIR, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)\n"
    "    TileIR : bytes; size from nvrtcGetTileIRSize\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM\n\n"
    "Keeps the GIL. Since CUDA 13.2.\n");
CB_DOC(nvrtcInstallBundledHeaders,
    "nvrtcInstallBundledHeaders($module, /, installPath, flags)\n--\n\n",
    "nvrtcInstallBundledHeaders(installPath, flags)\n\n"
    "Write the bundled CUDA headers to a folder.\n\n"
    "Compile with -I of that folder and of its subfolder cccl.\n\n"
    "nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags,\n"
    "    const char **errorLog)\n\n"
    "Parameters\n"
    "    installPath : str or bytes\n"
    "    flags : int; NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS (0) leaves headers of the same\n"
    "        version; NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE deletes what is in the folder;\n"
    "        while others install there the call waits, or fails if\n"
    "        NVRTC_INSTALL_HEADERS_NO_WAIT is or-ed\n\n"
    "Returns\n"
    "    (nvrtcResult, errorLog); cubind.checked.nvrtc returns None, or raises NvrtcError\n"
    "    errorLog : bytes | None; None in effect: the library sets it after a failure, when\n"
    "        all results are None; the exception of the checked form has the text as its\n"
    "        detail\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_BUSY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(checked_nvrtcInstallBundledHeaders,
    "nvrtcInstallBundledHeaders($module, /, installPath, flags=0)\n--\n\n",
    "nvrtcInstallBundledHeaders(installPath, flags=0)\n\n"
    "Write the bundled CUDA headers to a folder.\n\n"
    "Compile with -I of that folder and of its subfolder cccl.\n\n"
    "nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags,\n"
    "    const char **errorLog)\n\n"
    "Parameters\n"
    "    installPath : str or bytes\n"
    "    flags : int or None; NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS (0) leaves headers of the\n"
    "        same version; NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE deletes what is in the\n"
    "        folder; while others install there the call waits, or fails if\n"
    "        NVRTC_INSTALL_HEADERS_NO_WAIT is or-ed\n\n"
    "Returns\n"
    "    None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, errorLog)\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_BUSY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(nvrtcGetBundledHeadersInfo,
    "nvrtcGetBundledHeadersInfo($module, /)\n--\n\n",
    "nvrtcGetBundledHeadersInfo()\n\n"
    "Return information about the bundled CUDA headers.\n\n"
    "The call writes none of them.\n\n"
    "nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info,\n"
    "    const char **errorLog)\n\n"
    "Returns\n"
    "    (nvrtcResult, info, errorLog); cubind.checked.nvrtc returns info, or raises\n"
    "        NvrtcError\n"
    "    info : nvrtcBundledHeadersInfo\n"
    "    errorLog : bytes | None; None in effect: the library sets it after a failure, when\n"
    "        all results are None; the exception of the checked form has the text as its\n"
    "        detail\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(checked_nvrtcGetBundledHeadersInfo,
    "nvrtcGetBundledHeadersInfo($module, /)\n--\n\n",
    "nvrtcGetBundledHeadersInfo()\n\n"
    "Return information about the bundled CUDA headers.\n\n"
    "The call writes none of them.\n\n"
    "nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info,\n"
    "    const char **errorLog)\n\n"
    "Returns\n"
    "    info, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, info, errorLog)\n"
    "    info : nvrtcBundledHeadersInfo\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(nvrtcRemoveBundledHeaders,
    "nvrtcRemoveBundledHeaders($module, /, installPath)\n--\n\n",
    "nvrtcRemoveBundledHeaders(installPath)\n\n"
    "Delete the contents of the folder of nvrtcInstallBundledHeaders.\n\n"
    "It deletes all files there, whoever wrote them.\n\n"
    "nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)\n\n"
    "Parameters\n"
    "    installPath : str or bytes\n\n"
    "Returns\n"
    "    (nvrtcResult, errorLog); cubind.checked.nvrtc returns None, or raises NvrtcError\n"
    "    errorLog : bytes | None; None in effect: the library sets it after a failure, when\n"
    "        all results are None; the exception of the checked form has the text as its\n"
    "        detail\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(checked_nvrtcRemoveBundledHeaders,
    "nvrtcRemoveBundledHeaders($module, /, installPath)\n--\n\n",
    "nvrtcRemoveBundledHeaders(installPath)\n\n"
    "Delete the contents of the folder of nvrtcInstallBundledHeaders.\n\n"
    "It deletes all files there, whoever wrote them.\n\n"
    "nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)\n\n"
    "Parameters\n"
    "    installPath : str or bytes\n\n"
    "Returns\n"
    "    None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, errorLog)\n\n"
    "Fails with\n"
    "    NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");

PyMethodDef nvrtc_methods[] = {
    METHOD(nvrtcGetErrorString),
    METHOD(nvrtcVersion),
    METHOD(nvrtcGetNumSupportedArchs),
    METHOD(nvrtcGetSupportedArchs),
    METHOD(nvrtcCreateProgram),
    METHOD(nvrtcDestroyProgram),
    METHOD(nvrtcCompileProgram),
    METHOD(nvrtcGetPTXSize),
    METHOD(nvrtcGetPTX),
    METHOD(nvrtcGetCUBINSize),
    METHOD(nvrtcGetCUBIN),
    METHOD(nvrtcGetLTOIRSize),
    METHOD(nvrtcGetLTOIR),
    METHOD(nvrtcGetOptiXIRSize),
    METHOD(nvrtcGetOptiXIR),
    METHOD(nvrtcGetProgramLogSize),
    METHOD(nvrtcGetProgramLog),
    METHOD(nvrtcAddNameExpression),
    METHOD(nvrtcGetLoweredName),
    METHOD(nvrtcGetPCHHeapSize),
    METHOD(nvrtcSetPCHHeapSize),
    METHOD(nvrtcGetPCHCreateStatus),
    METHOD(nvrtcGetPCHHeapSizeRequired),
    METHOD(nvrtcSetFlowCallback),
    METHOD(nvrtcGetTileIRSize),
    METHOD(nvrtcGetTileIR),
    METHOD(nvrtcInstallBundledHeaders),
    METHOD(nvrtcGetBundledHeadersInfo),
    METHOD(nvrtcRemoveBundledHeaders),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvrtc_checked_methods[sizeof nvrtc_methods / sizeof *nvrtc_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc nvrtc_checked_docs[] = {
    {4, CB_DOC_OF(checked_nvrtcCreateProgram)},
    {6, CB_DOC_OF(checked_nvrtcCompileProgram)},
    {8, CB_DOC_OF(checked_nvrtcGetPTX)},
    {10, CB_DOC_OF(checked_nvrtcGetCUBIN)},
    {12, CB_DOC_OF(checked_nvrtcGetLTOIR)},
    {14, CB_DOC_OF(checked_nvrtcGetOptiXIR)},
    {16, CB_DOC_OF(checked_nvrtcGetProgramLog)},
    {18, CB_DOC_OF(checked_nvrtcGetLoweredName)},
    {23, CB_DOC_OF(checked_nvrtcSetFlowCallback)},
    {25, CB_DOC_OF(checked_nvrtcGetTileIR)},
    {26, CB_DOC_OF(checked_nvrtcInstallBundledHeaders)},
    {27, CB_DOC_OF(checked_nvrtcGetBundledHeadersInfo)},
    {28, CB_DOC_OF(checked_nvrtcRemoveBundledHeaders)},
    {-1, NULL},
};
