// Converts Python values to C scalars and back. Exact types are converted inline, all others out of
// line.
//
// Functions return 0, or -1 with an exception, unless they say otherwise. Chapters B8 and B15 of
// docs/compatibility-bindings.md list the accepted values and the errors (E2, E11 to E14, E28,
// E29).
#ifndef CUBIND_CONVERT_H
#define CUBIND_CONVERT_H

#include <string.h>

#include "cubind/module.h"

// --- integers ------------------------------------------------------------------------------------
//
// Accept every object that converts to int. `type` is the name of the C type in range errors.

int cb_as_signed_slow(PyObject *o, int size, const char *type, int64_t *out);
int cb_as_unsigned_slow(PyObject *o, int size, const char *type, uint64_t *out);

// A small int has one digit, which fits every C type except the narrow ones.
#define CB_DEFINE_SIGNED(name, ctype, low, high) \
    int name##_slow(PyObject *o, const char *type, ctype *out); \
    CB_INLINE int name(PyObject *o, const char *type, ctype *out) \
    { \
        Py_ssize_t small; \
        if (CB_LIKELY(cb_small_int(o, &small) && (8 * sizeof(ctype) > PYLONG_BITS_IN_DIGIT || \
                                                  (small >= (low) && small <= (high))))) { \
            *out = (ctype)small; \
            return 0; \
        } \
        return name##_slow(o, type, out); \
    }

#define CB_DEFINE_UNSIGNED(name, ctype, high) \
    int name##_slow(PyObject *o, const char *type, ctype *out); \
    CB_INLINE int name(PyObject *o, const char *type, ctype *out) \
    { \
        size_t small; \
        if (CB_LIKELY(cb_small_natural(o, &small) && \
                      (8 * sizeof(ctype) > PYLONG_BITS_IN_DIGIT || small <= (high)))) { \
            *out = (ctype)small; \
            return 0; \
        } \
        return name##_slow(o, type, out); \
    }

CB_DEFINE_SIGNED(cb_as_int8, int8_t, INT8_MIN, INT8_MAX)
CB_DEFINE_SIGNED(cb_as_int16, int16_t, INT16_MIN, INT16_MAX)
CB_DEFINE_SIGNED(cb_as_int32, int32_t, INT32_MIN, INT32_MAX)
CB_DEFINE_SIGNED(cb_as_int64, int64_t, INT64_MIN, INT64_MAX)
CB_DEFINE_UNSIGNED(cb_as_uint8, uint8_t, UINT8_MAX)
CB_DEFINE_UNSIGNED(cb_as_uint16, uint16_t, UINT16_MAX)
CB_DEFINE_UNSIGNED(cb_as_uint32, uint32_t, UINT32_MAX)
CB_DEFINE_UNSIGNED(cb_as_uint64, uint64_t, UINT64_MAX)

// Returns `value`; if the type is _Bool, returns 1 for every value other than 0, because a _Bool
// with other bits is undefined.
CB_INLINE uint8_t
cb_byte_of(const char *type, uint8_t value)
{
    return value > 1 && strcmp(type, "_Bool") == 0 ? 1 : value;
}

// Takes any number that fits in one byte. The result is true unless the number is 0, as in C's own
// conversion.
CB_INLINE int
cb_as_bool(PyObject *o, const char *type, _Bool *out)
{
    uint8_t value;
    if (cb_as_uint8(o, type, &value) < 0)
        return -1;
    *out = value != 0;
    return 0;
}

// --- enums ---------------------------------------------------------------------------------------

int cb_as_enum_slow(cb_module *m, int index, PyObject *o, const char *param, int32_t *out);

CB_INLINE int
cb_as_enum(cb_module *m, int index, PyObject *o, const char *param, int32_t *out)
{
    Py_ssize_t small;
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]) &&
                  cb_small_int_unchecked(o, &small))) {
        *out = (int32_t)small;
        return 0;
    }
    return cb_as_enum_slow(m, index, o, param, out);
}

// Like cb_as_enum(), for an enum of any size: stores the value, or its bits if it is an unsigned
// 64-bit number.
int cb_as_enum_wide(cb_module *m, int index, PyObject *o, const char *param, int64_t *out);

// Like cb_as_enum(), but takes only members. Used by functions whose enum argument selects the type
// of another argument. Raises E2 for None, AttributeError for a plain int.
int cb_as_enum_member(cb_module *m, int index, PyObject *o, const char *param, int32_t *out);
// Like cb_as_enum_member(), but first checks that the value is a number in range. Raises if it is
// not.
int cb_as_enum_number_member(cb_module *m, int index, PyObject *o, const char *param, int32_t *out);

// --- handles, scalars, callbacks -----------------------------------------------------------------
//
// Each accepts an object of the class, the objects of cubind.core that stand for it, an int, and
// None. A stream also accepts any object with `__cuda_stream__`. `param` is the parameter's name
// for messages.

int cb_as_cell_slow(cb_module *m, int index, PyObject *o, const char *param, void *out);

CB_INLINE int
cb_as_handle(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]))) {
        memcpy(out, ((cb_cell *)o)->at, sizeof(void *));
        return 0;
    }
    return cb_as_cell_slow(m, index, o, param, out);
}

// Does the same for a handle that the call ends. Refuses an object of cubind.core that owns it.
int cb_as_ended_cell_slow(cb_module *m, int index, PyObject *o, const char *param, void *out);

CB_INLINE int
cb_as_ended_handle(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]))) {
        memcpy(out, ((cb_cell *)o)->at, sizeof(void *));
        return 0;
    }
    return cb_as_ended_cell_slow(m, index, o, param, out);
}

// `size` is the C type's size, a constant at each call.
static inline bool
cb__scalar_fast(cb_module *m, int index, PyObject *o, void *out, size_t size)
{
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]))) {
        memcpy(out, ((cb_cell *)o)->at, size);
        return true;
    }
    uint64_t value;
    if (size >= 4 && cb_medium_natural(o, &value) && (size == 8 || value <= INT32_MAX)) {
        memcpy(out, &value, size); // little-endian
        return true;
    }
    return false;
}

static inline int
cb_as_scalar(cb_module *m, int index, PyObject *o, const char *param, void *out, size_t size)
{
    if (cb__scalar_fast(m, index, o, out, size))
        return 0;
    return cb_as_cell_slow(m, index, o, param, out);
}

// A typedef'd integer that the library reads and writes. `at` points to the storage of the object
// that was given; it is NULL for None. The checked form also takes an int. Anything else is E12.
typedef struct cb_scalar_ref {
    void *at;
    uint64_t value; // storage for an int
} cb_scalar_ref;

int cb_as_scalar_ref(const cb_form *s, int index, PyObject *o, const char *param,
                     cb_scalar_ref *out);
// Returns the object that was given, which the call has changed in place. For an int, returns a new
// object with the new value. New reference; NULL with an exception.
PyObject *cb_scalar_ref_result(cb_module *m, int index, PyObject *o, const cb_scalar_ref *ref);

// Converts an argument for an input parameter of type pointer-to-handle (B8.6): None, the handle
// object (its storage), or an address.
int cb_as_handle_ref(cb_module *m, int index, PyObject *o, const char *param, void *out);
// Does the same for a handle that the call ends. Refuses an object of cubind.core that owns it.
int cb_as_ended_handle_ref(cb_module *m, int index, PyObject *o, const char *param, void *out);
// Checks an argument of cb_as_handle_ref() for a call that reads `count` handles. A handle object
// is a single handle, so a count above one needs an address. Raises ValueError.
int cb_handle_ref_check(PyObject *o, int64_t count, const char *function, const char *param);

// --- records -------------------------------------------------------------------------------------

// Stores the address of the struct, or NULL for None, in `*(void **)out`. Any other object is E12.
int cb_as_record(cb_module *m, int index, PyObject *o, const char *param, void *out);
// Copies the struct itself to `out`; None is refused (E12).
int cb_as_record_value(cb_module *m, int index, PyObject *o, const char *param, void *out,
                       size_t size);

// --- device memory -------------------------------------------------------------------------------
//
// An address in device memory may also be given as a Buffer, or as an array of another package that
// is on a device (interop.h). A host array is refused with TypeError if a device cannot access it,
// except in the tuple form of bindings that accept what cuda.bindings accepts.

// --- C to Python ---------------------------------------------------------------------------------

// The following functions return a new reference, or NULL with an exception.

#endif
