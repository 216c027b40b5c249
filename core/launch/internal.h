// Declares what the files that store kernel arguments share. They store one Python object at its
// offset in the kernel's plan.
#ifndef CUBIND_CORE_LAUNCH_INTERNAL_H
#define CUBIND_CORE_LAUNCH_INTERNAL_H

#include "kernel/plan.h"
#include "kernel/pointees.h"

#include <math.h>
#include <string.h>

// How objects of a type are passed. This is decided once per type.
typedef enum core_way {
    CORE_WAY_UNKNOWN,
    CORE_WAY_NONE,
    CORE_WAY_BOOL,
    CORE_WAY_INT,
    CORE_WAY_FLOAT,
    CORE_WAY_COMPLEX,
    CORE_WAY_BUFFER,     // our Buffer and its subclasses
    CORE_WAY_BYTES,      // an object with the buffer protocol that is passed by value
    CORE_WAY_NUMPY,      // a NumPy scalar whose value follows the object's header
    CORE_WAY_NUMPY_COPY, // any other NumPy scalar, through tobytes()
    CORE_WAY_HANDLE,     // a low-level handle, through int()
    CORE_WAY_RECORD,     // a low-level tensor map: its own 128 bytes
    CORE_WAY_TENSOR_MAP, // our TensorMapDescriptor
    CORE_WAY_ARRAY,      // perhaps an array: decided for each object
} core_way;

// The meaning of a value's bytes.
typedef enum core_meaning {
    CORE_MEANS_BYTES, // unknown, or not convertible
    CORE_MEANS_SIGNED,
    CORE_MEANS_UNSIGNED, // includes truth values
    CORE_MEANS_FLOAT,
    CORE_MEANS_COMPLEX,
} core_meaning;

// A meaning and a size in one number. Only plain NumPy scalars have the size here; other objects
// report their own.
typedef uint32_t core_scalar;

static inline core_scalar
core_scalar_make(core_meaning meaning, uint32_t size)
{
    return (core_scalar)meaning | size << 4;
}

static inline core_meaning
core_scalar_meaning(core_scalar scalar)
{
    return (core_meaning)(scalar & 15);
}

static inline uint32_t
core_scalar_size(core_scalar scalar)
{
    return scalar >> 4;
}

// Returns the way in which objects of a type are passed, or CORE_WAY_UNKNOWN with an exception.
// `*scalar` is set for CORE_WAY_NUMPY and CORE_WAY_BYTES.
core_way core_way_of(core_state *st, PyTypeObject *type, core_scalar *scalar);

// Return the way for a type of NumPy or ctypes, or CORE_WAY_UNKNOWN if the type belongs to neither.
// They return -1 with an exception. NumPy and ctypes need not be loaded.
int core_way_numpy(PyTypeObject *type, core_scalar *scalar);  // (arguments_numpy.c)
int core_way_ctypes(PyTypeObject *type, core_scalar *scalar); // (arguments_ctypes.c)

// The parameter for which an argument is meant, and the argument's position for messages.
typedef struct core_target {
    KernelObject *kernel;
    const core_param *param;
    int position; // from 0
    int count;
    const core_pointee_rule *rule; // for arrays; NULL: the one in the kernel's table
} core_target;

// Stores an argument that the inline paths of core_arguments_pack() do not handle. Returns 0, or -1
// with an exception.
int core_argument_store(const core_target *target, PyObject *o, void *at);

// Converts a value to the parameter's type and stores it. Returns 0, or -1 with an exception.
// (arguments_scalar.c)
int core_scalar_convert(const core_target *target, PyObject *o, core_meaning meaning,
                        const void *bytes, size_t size, void *at);

// Returns the size in bytes that an object has as an argument, for kernels whose layout is unknown.
// Returns 0 with an exception.
size_t core_argument_size(KernelObject *kernel, PyObject *o);

// Raise the exceptions that rule G1 of docs/compatibility.md describes. They always return -1.
// (arguments_errors.c)
int core_argument_unsupported(const core_target *target, PyObject *o);
int core_argument_wrong_size(const core_target *target, PyObject *o, size_t size);
int core_argument_wrong_kind(const core_target *target, PyObject *o);
int core_argument_overflow(const core_target *target, PyObject *o);
int core_argument_wrong_element(const core_target *target, PyObject *o, core_pointee pointee);
int core_argument_readonly(const core_target *target, PyObject *o, core_pointee pointee);
// Raises one of the state's launch_…_error, with a text about this argument.
int core_argument_refuse(const core_target *target, PyObject *exception, const char *format, ...);
int core_argument_note(
    const core_target *target); // adds a note to the pending exception that names the argument

// Stores a float or double. Returns false for a finite number that would become infinite in a
// float.
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

// Sets of meanings that a parameter of some kind takes byte for byte; each meaning is the bit 1 <<
// meaning. A bool parameter takes no integer byte for byte: the value must be checked to be 0 or 1.
enum {
    CORE_AS_BYTES = 1 << CORE_MEANS_BYTES,
    CORE_AS_INTEGER = CORE_AS_BYTES | 1 << CORE_MEANS_SIGNED | 1 << CORE_MEANS_UNSIGNED,
    CORE_AS_FLOAT = CORE_AS_BYTES | 1 << CORE_MEANS_FLOAT,
    CORE_AS_ALL = CORE_AS_INTEGER | CORE_AS_FLOAT | 1 << CORE_MEANS_COMPLEX,
};

static const uint8_t core_kind_takes[] = {
    [CORE_KIND_ANY] = CORE_AS_ALL,         [CORE_KIND_INTEGER] = CORE_AS_INTEGER,
    [CORE_KIND_SIGNED] = CORE_AS_INTEGER,  [CORE_KIND_UNSIGNED] = CORE_AS_INTEGER,
    [CORE_KIND_BOOL] = CORE_AS_BYTES,      [CORE_KIND_FLOAT] = CORE_AS_FLOAT,
    [CORE_KIND_POINTER] = CORE_AS_INTEGER,
};

// Stores the bytes of a value if the parameter takes them unchanged; else converts the value.
// Returns 0, or -1 with an exception.
static inline int
core_scalar_store(const core_target *t, PyObject *o, core_meaning meaning, const void *bytes,
                  size_t size, void *at)
{
    const core_param *p = t->param;
    if (CB_UNLIKELY(size != p->size || (core_kind_takes[p->kind] >> meaning & 1) == 0))
        return core_scalar_convert(t, o, meaning, bytes, size, at);
    if (size == 8)
        memcpy(at, bytes, 8);
    else if (size == 4)
        memcpy(at, bytes, 4);
    else
        memcpy(at, bytes, size);
    return 0;
}

#endif
