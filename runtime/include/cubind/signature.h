// Matches positional and keyword arguments to parameters, and raises TypeError if they do not
// match.
//
// Every function, constructor and core method binds its arguments here. Generated wrappers call
// cb_bind() (args.h), which is built on these functions. Typical use:
//
//   static const char *const wait_params[] = {"event", "stream", NULL};
//   static const cb_signature wait_call = {"wait", wait_params, .positional = 1, .required = 1};
//   CB_SLOTS(PyObject *event, *stream) given;
//   if (cb_bind_vector(&wait_call, args, nargs, kwnames, given.slots) < 0)
//       return NULL;
//   … given.stream …
#ifndef CUBIND_SIGNATURE_H
#define CUBIND_SIGNATURE_H

#include "cubind/compat.h"

enum { CB_MAX_PARAMS = 32 };

// Selects the wording of a TypeError. Programs compare these texts, and the packages that cubind
// replaces use different ones.
typedef enum cb_wording {
    CB_WORDS_OF_METHODS,  // CPython's words for C functions: they name the missing parameter
    CB_WORDS_OF_BINDINGS, // errors E30 and E31 of docs/compatibility-bindings.md
    CB_WORDS_OF_INIT,     // the words of a dataclass's __init__()
} cb_wording;

typedef struct cb_signature {
    const char *name;
    const char *const *params; // ASCII names, NULL-terminated; at most CB_MAX_PARAMS
    int positional;            // how many may be given by position; the rest are keyword-only
    uint32_t required;         // bit i: parameter i must be given
    cb_wording wording;
    const char *const *aliases; // pairs of (former name, present name), NULL-terminated; NULL: none
    uint32_t hidden; // bit i: parameter i does not exist here; `positional` does not count it
} cb_signature;

// Declares the slots as members with names, in the order of the parameters, and in the same memory
// as the array `slots`. For a single parameter, a plain pointer is enough.
#define CB_SLOTS(...) \
    union { \
        struct { \
            __VA_ARGS__; \
        }; \
        PyObject *slots[sizeof(struct { __VA_ARGS__; }) / sizeof(PyObject *)]; \
    }

// Returns the index of the parameter whose current or former name is `keyword`; -1 if there is
// none. Never raises.
int cb_find_param(const char *const *params, const char *const *aliases, PyObject *keyword);

// Fills one slot per parameter with a borrowed reference, or with NULL if no argument was given.
// Returns 0, or -1 with TypeError.
int cb_bind_vector(const cb_signature *s, PyObject *const *args, Py_ssize_t nargs,
                   PyObject *kwnames, PyObject **slots);

// Like cb_bind_vector(), for tp_new and tp_init: takes a tuple and a dict, each of which may be
// NULL.
int cb_bind_tuple(const cb_signature *s, PyObject *args, PyObject *kwargs, PyObject **slots);

#endif
