// Matches arguments by position and by name to parameters: the one place that does, and every
// TypeError of it. What the wrappers of a binding are given goes through cb_bind() (args.h), which
// is made of this.
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

// Whose words a refusal has: programs compare texts, and what we stand in for is not of one author.
typedef enum cb_wording {
    CB_WORDS_OF_METHODS,  // CPython's for functions in C: the parameter that is missing, by name
    CB_WORDS_OF_BINDINGS, // E30, E31: how many were given, and how many should be
    CB_WORDS_OF_INIT,     // a dataclass's, for its __init__()
} cb_wording;

typedef struct cb_signature {
    const char *name;
    const char *const *params; // in ASCII, NULL-terminated; CB_MAX_PARAMS at most
    int positional;            // so many of them can be given by position, the rest by keyword only
    uint32_t required;         // bit i: parameter i must be given
    cb_wording wording;
    const char *const *aliases; // pairs former name, present name; NULL-terminated; NULL: none
    uint32_t hidden;            // bit i: parameter i is not there; `positional` leaves it out
} cb_signature;

// The slots by name, in the order of the parameters, and as the array that is filled. For one
// parameter a plain pointer does.
#define CB_SLOTS(...) \
    union { \
        struct { \
            __VA_ARGS__; \
        }; \
        PyObject *slots[sizeof(struct { __VA_ARGS__; }) / sizeof(PyObject *)]; \
    }

// Index of the parameter that a keyword means, by its present or a former name; -1 if none does.
int cb_find_param(const char *const *params, const char *const *aliases, PyObject *keyword);

// Fills one slot per parameter with a borrowed reference, NULL where nothing was given. TypeError.
int cb_bind_vector(const cb_signature *s, PyObject *const *args, Py_ssize_t nargs,
                   PyObject *kwnames, PyObject **slots);

// The same for tp_new and tp_init: a tuple and a dict, or NULL for none.
int cb_bind_tuple(const cb_signature *s, PyObject *args, PyObject *kwargs, PyObject **slots);

#endif
