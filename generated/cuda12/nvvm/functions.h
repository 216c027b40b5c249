// functions.h of cubind's binding of the libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvvm.yaml.
// Header: nvvm.h
// clang-format off

#ifndef CUBIND_NVVM_FUNCTIONS_H
#define CUBIND_NVVM_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "symbols.h"
#include "types.h"

typedef const char * fn_nvvmGetErrorString(nvvmResult result);
typedef nvvmResult fn_nvvmVersion(int *major, int *minor);
typedef nvvmResult fn_nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg);
typedef nvvmResult fn_nvvmCreateProgram(nvvmProgram *prog);
typedef nvvmResult fn_nvvmDestroyProgram(nvvmProgram *prog);
typedef nvvmResult fn_nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
    const char *name);
typedef nvvmResult fn_nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
    const char *name);
typedef nvvmResult fn_nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options);
typedef nvvmResult fn_nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options);
typedef nvvmResult fn_nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet);
typedef nvvmResult fn_nvvmGetCompiledResult(nvvmProgram prog, char *buffer);
typedef nvvmResult fn_nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet);
typedef nvvmResult fn_nvvmGetProgramLog(nvvmProgram prog, char *buffer);

PyObject *py_nvvmGetErrorString(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmVersion(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmIRVersion(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmCreateProgram(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmDestroyProgram(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmAddModuleToProgram(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmLazyAddModuleToProgram(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmCompileProgram(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmVerifyProgram(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmGetCompiledResultSize(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmGetCompiledResult(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmGetProgramLogSize(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
PyObject *py_nvvmGetProgramLog(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);


extern PyMethodDef nvvm_methods[];
extern PyMethodDef nvvm_checked_methods[];

#endif
