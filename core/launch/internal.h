// Between the files of kernel arguments: one Python object into the place that the plan has for it.
#ifndef CUBIND_CORE_LAUNCH_INTERNAL_H
#define CUBIND_CORE_LAUNCH_INTERNAL_H

#include "kernel/plan.h"

#include <math.h>
#include <string.h>

// How objects of a type are passed; decided once per type.
typedef enum core_way {
    CORE_WAY_UNKNOWN,
    CORE_WAY_NONE,
    CORE_WAY_BOOL,
    CORE_WAY_INT,
    CORE_WAY_FLOAT,
    CORE_WAY_COMPLEX,
    CORE_WAY_BUFFER,     // our Buffer and its subclasses
    CORE_WAY_BYTES,      // what has the buffer protocol and is passed by value
    CORE_WAY_NUMPY,      // a scalar whose value follows the object's head
    CORE_WAY_NUMPY_COPY, // any other NumPy scalar, through tobytes()
    CORE_WAY_HANDLE,     // a low-level handle: int() of it
    CORE_WAY_RECORD,     // a low-level tensor map: its own 128 bytes
    CORE_WAY_ARRAY,      // perhaps an array: asked each time
} core_way;

// `*size` is that of a plain NumPy scalar's value.
core_way core_way_of(core_state *st, PyTypeObject *type, uint32_t *size);

// Those of modules that need not be loaded: CORE_WAY_UNKNOWN where the type is none of theirs, -1
// with an exception.
int core_way_numpy(PyTypeObject *type);  // (arguments_numpy.c)
int core_way_ctypes(PyTypeObject *type); // (arguments_ctypes.c)

// Bytes of the value in a scalar of a CORE_WAY_NUMPY type.
uint32_t core_numpy_size(PyTypeObject *type);

// Where an argument goes, and how messages call it.
typedef struct core_target {
    KernelObject *kernel;
    const core_param *param;
    int position; // from 0
    int count;
} core_target;

// Writes what the inline paths of core_arguments_pack() leave. 0, or -1 with the exception.
int core_argument_store(const core_target *target, PyObject *o, void *at);

// The size that an object takes where the kernel's layout is not known. 0 with an exception.
size_t core_argument_size(KernelObject *kernel, PyObject *o);

// Exceptions of G1, always -1. (arguments_errors.c)
int core_argument_unsupported(const core_target *target, PyObject *o);
int core_argument_wrong_size(const core_target *target, PyObject *o, size_t size);
int core_argument_wrong_kind(const core_target *target, PyObject *o);
int core_argument_overflow(const core_target *target, PyObject *o);
int core_argument_note(
    const core_target *target); // tells the pending exception which argument it is about

// False for a finite number that would become infinite in a float.
static inline bool
core_store_real(const core_param *p, double value, void *at)
{
    float narrow = (float)value;
    if (p->real == 8)
        memcpy(at, &value, sizeof value);
    else if (CB_UNLIKELY(isinf(narrow) && !isinf(value)))
        return false;
    else
        memcpy(at, &narrow, sizeof narrow);
    return true;
}

#endif
