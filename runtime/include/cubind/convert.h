// Python values to C scalars and back. 0 on success, -1 with an exception. Inline for exact types,
// out of line for the rest. Accepted values, errors and texts: B8 and B15 (E2, E11 to
// E14, E28, E29).
#ifndef CUBIND_CONVERT_H
#define CUBIND_CONVERT_H

#include <string.h>

#include "cubind/module.h"

// --- integers: anything int-convertible; `type` is the C type's name in the range errors ---------

int cb_as_signed_slow(PyObject *o, int size, const char *type, int64_t *out);
int cb_as_unsigned_slow(PyObject *o, int size, const char *type, uint64_t *out);

// A small int is one digit, which all but the narrow types have room for.
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

// 1 for any number but 0 if the type is C's truth value, which other bits are none of.
CB_INLINE uint8_t
cb_byte_of(const char *type, uint8_t value)
{
    return value > 1 && strcmp(type, "_Bool") == 0 ? 1 : value;
}

// True for any number of one byte but 0, as C converts it.
CB_INLINE int
cb_as_bool(PyObject *o, const char *type, _Bool *out)
{
    uint8_t value;
    if (cb_as_uint8(o, type, &value) < 0)
        return -1;
    *out = value != 0;
    return 0;
}

int cb_as_float(PyObject *o, float *out);
int cb_as_double(PyObject *o, double *out);

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

// The same for an enum of any size: its value, or the bits of an unsigned one of 64 bits.
int cb_as_enum_wide(cb_module *m, int index, PyObject *o, const char *param, int64_t *out);

// As cb_as_enum, but only members pass (typed-attribute functions: E2, AttributeError for a plain
// int).
int cb_as_enum_member(cb_module *m, int index, PyObject *o, const char *param, int32_t *out);
// The same, but what is no number at all, or out of range, is told first.
int cb_as_enum_number_member(cb_module *m, int index, PyObject *o, const char *param, int32_t *out);

// --- handles, scalars, callbacks -----------------------------------------------------------------

int cb_as_cell_slow(cb_module *m, int index, PyObject *o, void *out);

CB_INLINE int
cb_as_handle(cb_module *m, int index, PyObject *o, void *out)
{
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]))) {
        memcpy(out, ((cb_cell *)o)->at, sizeof(void *));
        return 0;
    }
    return cb_as_cell_slow(m, index, o, out);
}

// `size` is the C type's size and a constant at each call site.
static inline int
cb_as_scalar(cb_module *m, int index, PyObject *o, void *out, size_t size)
{
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]))) {
        memcpy(out, ((cb_cell *)o)->at, size);
        return 0;
    }
    uint64_t value;
    if (size >= 4 && cb_medium_natural(o, &value) && (size == 8 || value <= INT32_MAX)) {
        memcpy(out, &value, size); // little-endian
        return 0;
    }
    return cb_as_cell_slow(m, index, o, out);
}

// A typedef'd integer that the library reads and writes: `at` leads to the storage of the object
// given. None is NULL; only the checked form takes an int as well, E12 otherwise.
typedef struct cb_scalar_ref {
    void *at;
    uint64_t value; // storage for an int
} cb_scalar_ref;

int cb_as_scalar_ref(const cb_surface *s, int index, PyObject *o, const char *param,
                     cb_scalar_ref *out);
// The object that was given, changed in place; one with the new value for an int; None for NULL.
PyObject *cb_scalar_ref_result(cb_module *m, int index, PyObject *o, const cb_scalar_ref *ref);

// Pointer to a handle as input (B8.6): None, the object itself (its getPtr()), or an address.
int cb_as_handle_ref(cb_module *m, int index, PyObject *o, const char *param, void *out);
// The same where the library reads `count` handles: an object is one of them, and more are at an
// address. ValueError.
int cb_handle_ref_check(PyObject *o, int64_t count, const char *function, const char *param);

// --- records -------------------------------------------------------------------------------------

// Address of the struct, NULL for None; E12.
int cb_as_record(cb_module *m, int index, PyObject *o, const char *param, void *out);
// The struct itself; None is refused.
int cb_as_record_value(cb_module *m, int index, PyObject *o, const char *param, void *out,
                       size_t size);

// --- strings and addresses -----------------------------------------------------------------------

// Any B8.7 object. Holds the buffer until cb_address_release; release is a no-op for plain
// addresses.
typedef struct cb_address {
    void *value;
    bool held;
    Py_buffer buffer; // valid only while `held`
} cb_address;

int cb_as_address_slow(cb_module *m, PyObject *o, cb_address *out);

CB_INLINE int
cb_as_address(cb_module *m, PyObject *o, cb_address *out)
{
    uint64_t value;
    out->held = false;
    if (CB_LIKELY(cb_medium_natural(o, &value))) {
        out->value = (void *)value;
        return 0;
    }
    return cb_as_address_slow(m, o, out);
}

CB_INLINE void
cb_address_release(cb_address *a)
{
    if (a->held)
        PyBuffer_Release(&a->buffer);
}

// A text: bytes, bytearray, or str as UTF-8; anything else is E13. Borrowed from `o`; a bytearray
// is held, since other code could resize it meanwhile. Of an optional one None gives NULL.
int cb_as_text_slow(PyObject *o, bool nullable, cb_address *out);

static inline int
cb__as_text(PyObject *o, bool nullable, cb_address *out)
{
    out->held = false;
    if (CB_LIKELY(PyBytes_Check(o))) {
        out->value = PyBytes_AS_STRING(o);
        return 0;
    }
    return cb_as_text_slow(o, nullable, out);
}

static inline int
cb_as_text(PyObject *o, cb_address *out)
{
    return cb__as_text(o, false, out);
}

static inline int
cb_as_optional_text(PyObject *o, cb_address *out)
{
    return cb__as_text(o, true, out);
}

// A B8.7 object where the library writes: a read-only buffer is a BufferError, since the call would
// change a constant. The second form, whose call is measured, takes empty ones: it writes nothing.
int cb_as_target_slow(const cb_surface *s, PyObject *o, const char *param, bool measured,
                      cb_address *out);

CB_INLINE int
cb__as_target(const cb_surface *s, PyObject *o, const char *param, bool measured, cb_address *out)
{
    uint64_t value;
    out->held = false;
    if (CB_LIKELY(cb_medium_natural(o, &value))) {
        out->value = (void *)value;
        return 0;
    }
    return cb_as_target_slow(s, o, param, measured, out);
}

CB_INLINE int
cb_as_target(const cb_surface *s, PyObject *o, const char *param, cb_address *out)
{
    return cb__as_target(s, o, param, false, out);
}

CB_INLINE int
cb_as_measured_target(const cb_surface *s, PyObject *o, const char *param, cb_address *out)
{
    return cb__as_target(s, o, param, true, out);
}

// A count of any integer type; negative ones stand for nothing.
#define CB_COUNT(n) ((n) > 0 ? (uint64_t)(n) : 0)

// The bytes of `rows` rows of `row` items of `item` bytes, each row `pitch` items after the one
// before; UINT64_MAX where that is too large a number.
uint64_t cb_extent(uint64_t row, uint64_t pitch, uint64_t rows, uint64_t item);

// The bytes of one triangle of `order` rows, with the diagonal, in items of `item` bytes; UINT64_MAX
// where that is too large a number.
uint64_t cb_packed(uint64_t order, uint64_t item);

// `planes` planes of `height` rows, of which `rows` rows of `row` items are reached, behind
// `before` planes, `above` rows and `left` items.
typedef struct cb_box {
    uint64_t row, left, pitch, rows, above, height, planes, before, item;
} cb_box;

// Up to the end of the last item; UINT64_MAX where that is too large a number.
uint64_t cb_box_bytes(const cb_box *box);

// Buffers behind members of a record, held until cb_holds_release.
enum { CB_HOLDS = 2 };
typedef struct cb_holds {
    int count;
    Py_buffer buffers[CB_HOLDS];
} cb_holds;

// Holds what the members of the struct, which may be None, were set to. ValueError for buffers that
// are too short, or lie elsewhere by now; BufferError as cb_as_target().
int cb_record_hold(const cb_surface *s, int index, PyObject *o, const char *function,
                   const char *param, cb_holds *holds);

static inline void
cb_holds_release(cb_holds *holds)
{
    for (int i = 0; i < holds->count; i++)
        PyBuffer_Release(&holds->buffers[i]);
}

// Of a buffer that is held: ValueError if the call reaches beyond its end.
int cb_held_check(const cb_address *a, const char *function, const char *param, uint64_t needed);

// The caller's char buffer of B7.4: bytes or bytearray; else E13, None included. Held until
// cb_chars_release.
typedef struct cb_chars {
    char *data; // what the library writes to
    Py_ssize_t size;
    PyObject *made; // bytes that the checked form returns; NULL for a buffer of the caller's
    bool held;
    Py_buffer buffer; // valid only while `held`
    char scratch[2];  // instead of bytes that all of Python shares
} cb_chars;

// Bytes for a text whose length is known once it is there.
#define CB_TEXT_ROOM 65536

static inline void
cb_chars_init(cb_chars *c)
{
    c->data = NULL;
    c->size = 0;
    c->made = NULL;
    c->held = false;
}

int cb_as_char_buffer(PyObject *o, cb_chars *out);
// New bytes of that size. MemoryError.
int cb_chars_make(cb_chars *c, uint64_t size);
int cb_chars_check(const cb_chars *c, const char *function, const char *param, uint64_t needed);
// The one where the caller gave no buffer, the other where there is one.
int cb_chars_room(cb_chars *c, const char *function, const char *param, uint64_t size);
// The first `size` bytes as a str, however many there are; what is no UTF-8 is replaced.
PyObject *cb_chars_text(const cb_chars *c, uint64_t size);

// Blanks of a length that the caller chose, for a name. Libraries take a length below 1 for more
// room than there is: ValueError.
PyObject *cb_name_room(const char *function, int64_t length);

static inline void
cb_chars_release(cb_chars *c)
{
    if (c->held)
        PyBuffer_Release(&c->buffer);
    Py_XDECREF(c->made);
}

// --- C to Python ---------------------------------------------------------------------------------

static inline PyObject *
cb_enum_member(cb_module *m, int index, int64_t value)
{
    cb_enum *e = CB_LOAD_POINTER(&m->enums[index]);
    if (CB_LIKELY(e != NULL) && value >= 0 && value < e->count && e->values[value] == value)
        return Py_NewRef(e->members[value]); // dense from 0: most values of most enums
    return cb_enum_member_slow(m, index, value);
}

PyObject *cb_string_result(const cb_surface *s, const char *text); // bytes or None; checked: str
PyObject *cb_handle_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_scalar_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_record_list(cb_module *m, int index, const void *items, size_t count); // copies
PyObject *cb_enum_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_int_list(const void *items, size_t count, int size, bool is_signed);
PyObject *cb_float_list(const void *items, size_t count, int size);

#endif
