// Failures: exceptions that carry data, and warnings where nothing can be raised.
#ifndef CUBIND_CORE_ERRORS_H
#define CUBIND_CORE_ERRORS_H

#include "base/set_aside.h"
#include "base/state.h"

// CUDAError "<CUDA_ERROR_NAME>: <the driver's text> (in <function>)" with .code, .name, .function;
// .log is None. Always -1.
int core_raise(core_state *st, CUresult status, const char *function);

// The same with a str that follows the message as it is (`more`) and the exception's .log; each may
// be NULL. Always -1.
int core_raise_more(core_state *st, CUresult status, const char *function, PyObject *more,
                    PyObject *log);

// An exception of `type` with that text, and with the code and the name of `status`; the driver may
// never have given it. Always -1.
int core_raise_as(core_state *st, PyObject *type, CUresult status, const char *function,
                  PyObject *message);
// What core_raise raises, with a message of ours in place of the driver's. Always -1.
int core_raise_saying(core_state *st, CUresult status, const char *function, const char *message);

// core_check(st, core_driver->cuStreamQuery(s), "cuStreamQuery"): 0, or -1 with the exception.
static inline int
core_check(core_state *st, CUresult status, const char *function)
{
    return CB_LIKELY(status == CUDA_SUCCESS) ? 0 : core_raise(st, status, function);
}

// The status of a driver call made without the GIL, for calls that are nothing but a question, too:
// the driver may let them wait for a lock whose owner waits for a stream, and that for a callback
// in Python. Handles in the call have to be held.
#define CORE_NOGIL(call) \
    ({ \
        PyThreadState *thread_ = PyEval_SaveThread(); \
        CUresult status_ = (call); \
        PyEval_RestoreThread(thread_); \
        status_; \
    })

// An exception of `type` (CUDAError or a class of it) with all its data: `code` (owned by the
// caller; NULL: None), `name`, `function` and `log` (each may be NULL: None). Always -1.
int core_raise_data(PyObject *type, PyObject *message, PyObject *code, const char *name,
                    const char *function, PyObject *log);

// CUDAError with a text of ours, printf-like (PyUnicode_FromFormat), and no status. Always -1.
int core_raise_text(core_state *st, const char *format, ...);

// The pending TypeError, ValueError or OverflowError gets the name of the parameter in front: "size:
// …". Others, and what Python code has raised, stay. For paths that fail; always -1.
int core_name_argument(const char *name);

// A failure in a destructor or callback: CUDAWarning "<function> failed for handle 0x…: <NAME>:
// <text>". Never raises, keeps a pending exception, says nothing of CUDA_ERROR_DEINITIALIZED, success,
// or once the interpreter goes away.
void core_warn(core_state *st, CUresult status, const char *function, const void *handle);

#endif
