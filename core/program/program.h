// Declares the Program type: source code, its options, and the compiler that turns it into an
// ObjectCode.
#ifndef CUBIND_CORE_PROGRAM_H
#define CUBIND_CORE_PROGRAM_H

#include "program/linker.h"
#include "program/nvrtc.h"
#include "program/nvvm.h"

typedef enum source_kind { SOURCE_CPP, SOURCE_PTX, SOURCE_NVVM } source_kind;

typedef struct ProgramObject {
    PyObject_HEAD core_state *st;
    source_kind kind;
    const char *backend;    // its value in CompilerBackendType
    PyObject *code;         // bytes; C++ and PTX contain no NUL
    PyObject *options;      // ProgramOptions
    PyObject *file;         // bytes: the source's temporary file, removed with the program; or NULL
    nvrtcProgram program;   // last compiled program, or one made for the handle; or NULL
    PyObject *linker;       // likewise, for PTX
    nvvmProgram nvvm;       // likewise, for NVVM IR
    const char *pch_status; // its value in PCHStatusType, or NULL
    PyObject *header_folders; // tuple of str, from the last compilation; or NULL
    int process;
    bool closed;
    PyObject *weakrefs;
} ProgramObject;

#endif
