// Reports failures: raises exceptions that carry data, and warns where code cannot raise.
#ifndef CUBIND_CORE_ERRORS_H
#define CUBIND_CORE_ERRORS_H

#include "base/set_aside.h"
#include "base/state.h"

// Raises CUDAError "<CUDA_ERROR_NAME>: <the driver's text> (in <function>)" with .code, .name,
// .function; .log is None. Always returns -1.
int core_raise(core_state *st, CUresult status, const char *function);

// Like core_raise(), with `more`, a str that is appended to the message unchanged, and with the
// value for the exception's .log. Both may be NULL. Always returns -1.
int core_raise_more(core_state *st, CUresult status, const char *function, PyObject *more,
                    PyObject *log);

// Raises `type` with the text `message`, and with the code and name of `status`, which need not
// come from the driver. Always returns -1.
int core_raise_as(core_state *st, PyObject *type, CUresult status, const char *function,
                  PyObject *message);
// Like core_raise(), with `message` in place of the driver's text. Always returns -1.
int core_raise_saying(core_state *st, CUresult status, const char *function, const char *message);

// Raises unless `status` is CUDA_SUCCESS: core_check(st, core_driver->cuStreamQuery(s),
// "cuStreamQuery") returns 0, or -1 with the exception.
static inline int
core_check(core_state *st, CUresult status, const char *function)
{
    return CB_LIKELY(status == CUDA_SUCCESS) ? 0 : core_raise(st, status, function);
}

// Makes a driver call without the GIL; its value is the status. Use it for queries, too: a query
// may wait for a lock of the driver, the lock's owner for a stream, and the stream for a callback
// in Python. The caller must keep the call's handles alive.
#define CORE_NOGIL(call) \
    ({ \
        PyThreadState *thread_ = PyEval_SaveThread(); \
        CUresult status_ = (call); \
        PyEval_RestoreThread(thread_); \
        status_; \
    })

// Raises `type` (CUDAError or a subclass) with all its data: `code` (borrowed), `name`, `function`
// and `log`. Each may be NULL, which means None. Always returns -1.
int core_raise_data(PyObject *type, PyObject *message, PyObject *code, const char *name,
                    const char *function, PyObject *log);

// Raises CUDAError without a status. The text is formatted by PyUnicode_FromFormat(). Always
// returns -1.
int core_raise_text(core_state *st, const char *format, ...);

// Puts the parameter's name in front of the text of the pending TypeError, ValueError or
// OverflowError: "size: …". Does not change other exceptions, or exceptions that Python code has
// raised. Always returns -1, so an error path can return its result.
int core_name_argument(const char *name);

// Reports a failure in a destructor or callback: CUDAWarning "<function> failed for handle 0x…:
// <NAME>: <text>". Never raises, and a pending exception stays pending. Does nothing for
// CUDA_SUCCESS and CUDA_ERROR_DEINITIALIZED, and once finalisation of the interpreter has begun.
void core_warn(core_state *st, CUresult status, const char *function, const void *handle);

#endif
