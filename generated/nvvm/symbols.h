// symbols.h of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvvm.yaml.
// clang-format off

#ifndef CUBIND_NVVM_SYMBOLS_H
#define CUBIND_NVVM_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_nvvmGetErrorString,
    S_nvvmVersion,
    S_nvvmIRVersion,
    S_nvvmCreateProgram,
    S_nvvmDestroyProgram,
    S_nvvmAddModuleToProgram,
    S_nvvmLazyAddModuleToProgram,
    S_nvvmCompileProgram,
    S_nvvmVerifyProgram,
    S_nvvmGetCompiledResultSize,
    S_nvvmGetCompiledResult,
    S_nvvmGetProgramLogSize,
    S_nvvmGetProgramLog,
    S_nvvmLLVMVersion,
    SYMBOL_COUNT,
};

extern cb_library nvvm_library;
extern cb_symbol nvvm_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_nvvm_api nvvm_api_table;

#endif
