// Matching a FASTCALL argument vector to a method's parameters, in CPython's wording.
//
//   static const char *const copy_to_params[] = {"dst", "stream", NULL};
//   static const core_call copy_to_call = {"copy_to", copy_to_params, .positional = 1, .required = 1 << 1};
//   CORE_SLOTS(PyObject *dst, *stream) given;
//   if (core_bind(&copy_to_call, args, nargs, kwnames, given.slots) < 0)
//       return NULL;
//   … given.stream …
#ifndef CUBIND_CORE_CALL_H
#define CUBIND_CORE_CALL_H

#include "base/state.h"

typedef struct core_call {
    const char *name;
    const char *const *params; // NULL-terminated
    int positional;            // so many of them can be given by position, the rest by keyword only
    uint32_t required;         // bit i: parameter i must be given
} core_call;

// The slots by name, in the order of the parameters, and as the array that core_bind() fills. For one
// parameter a plain pointer does.
#define CORE_SLOTS(...) \
    union { \
        struct { \
            __VA_ARGS__; \
        }; \
        PyObject *slots[sizeof(struct { __VA_ARGS__; }) / sizeof(PyObject *)]; \
    }

// Fills one slot per parameter with a borrowed reference, NULL where nothing was given. TypeError.
int core_bind(const core_call *call, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
              PyObject **slots);

// The same for tp_new and tp_init: a tuple and a dict.
int core_bind_tuple(const core_call *call, PyObject *args, PyObject *kwargs, PyObject **slots);

#endif
