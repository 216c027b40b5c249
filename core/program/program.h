// Programs: source on its way to an ObjectCode.
#ifndef CUBIND_CORE_PROGRAM_H
#define CUBIND_CORE_PROGRAM_H

#include "program/linker.h"
#include "program/nvrtc.h"
#include "program/nvvm.h"

typedef enum source_kind { SOURCE_CPP, SOURCE_PTX, SOURCE_NVVM } source_kind;

typedef struct ProgramObject {
    PyObject_HEAD core_state *st;
    source_kind kind;
    const char *backend;    // as CompilerBackendType has it
    PyObject *code;         // bytes, of C++ and PTX without a NUL
    PyObject *options;      // ProgramOptions
    PyObject *file;         // bytes: the source's temporary file, removed with the program; or NULL
    nvrtcProgram program;   // of the last compile, or one for the handle; NULL before
    PyObject *linker;       // the same for PTX
    nvvmProgram nvvm;       // the same for NVVM IR
    const char *pch_status; // as PCHStatusType has it, or NULL
    PyObject *header_folders; // of the last compile: a tuple of str; NULL before
    int process;
    bool closed;
    PyObject *weakrefs;
} ProgramObject;

#endif
