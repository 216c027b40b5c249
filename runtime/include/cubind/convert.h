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

int cb_as_scalar_ref(const cb_surface *s, int index, PyObject *o, const char *param,
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

// --- strings and addresses -----------------------------------------------------------------------

// The address that an object of rule B8.7 stands for. A buffer is held until cb_address_release(),
// which does nothing for plain addresses.
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

// --- device memory -------------------------------------------------------------------------------
//
// An address in device memory may also be given as a Buffer, or as an array of another package that
// is on a device (interop.h). A host array is refused with TypeError if a device cannot access it,
// except in the tuple form of bindings that accept what cuda.bindings accepts.

enum {
    CB_HOST_TOO = 1, // the memory may also be the host's
    CB_TARGET = 2,   // the call writes there, so a read-only buffer raises BufferError
    CB_MEASURED = 4, // the call compares a buffer's size with what it needs
    CB_ENDS = 8,     // the call frees the memory: a Buffer that owns it is refused
    CB_TABLE = 16,   // lists: a buffer of addresses passes, too
};

// `place` is the class's index, and `how` above CB_HOW bits. The order of the parameters is that of
// cb_guest_get (interop.h).
enum { CB_HOW = 16 };
int cb_as_device_scalar_slow(cb_module *m, int place, PyObject *o, const char *param, void *out,
                             const cb_surface *s);
int cb_as_device_address_slow(cb_module *m, int how, PyObject *o, const char *param,
                              cb_address *out, const cb_surface *s);

// For an address that is a typedef'd integer of 8 bytes. `m` is s->module, which wrappers have in a
// register.
static inline int
cb_as_device_scalar(const cb_surface *s, cb_module *m, int index, PyObject *o, const char *param,
                    int how, void *out)
{
    if (cb__scalar_fast(m, index, o, out, 8))
        return 0;
    return cb_as_device_scalar_slow(m, index | how << CB_HOW, o, param, out, s);
}

// For a pointer.
CB_INLINE int
cb_as_device_address(const cb_surface *s, PyObject *o, const char *param, int how, cb_address *out)
{
    uint64_t value;
    out->held = false;
    if (CB_LIKELY(cb_medium_natural(o, &value))) {
        out->value = (void *)value;
        return 0;
    }
    return cb_as_device_address_slow(s->module, how, o, param, out, s);
}

// Converts a text: bytes, bytearray, or str as UTF-8; anything else is E13. The address is borrowed
// from `o`. A bytearray is held, because other code could resize it meanwhile. If the text is
// optional (`nullable`), None gives NULL.
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

// Converts an address (rule B8.7) that the library writes to. A read-only buffer raises
// BufferError, because the call would change a constant. cb_as_measured_target() is for calls that
// compare the buffer's size with the bytes they write. It accepts an empty read-only buffer,
// because nothing is written to it.
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

// Converts a count of any integer type to uint64_t; negative counts become 0.
#define CB_COUNT(n) ((n) > 0 ? (uint64_t)(n) : 0)

// Returns the number of bytes that `rows` rows span. A row has `row` items of `item` bytes, and
// starts `pitch` items after the row before it. UINT64_MAX on overflow.
uint64_t cb_extent(uint64_t row, uint64_t pitch, uint64_t rows, uint64_t item);

// Returns the size in bytes of a packed triangular matrix with `order` rows and items of `item`
// bytes, the diagonal included. UINT64_MAX on overflow.
uint64_t cb_packed(uint64_t order, uint64_t item);

// A box within a pitched 3D array. The box spans `planes` planes. A plane has `height` rows, of
// which the call accesses `rows`, and in each of these it accesses `row` items. The box starts
// after `before` planes, `above` rows and `left` items. `pitch` counts items; `item` is the size of
// one in bytes.
typedef struct cb_box {
    uint64_t row, left, pitch, rows, above, height, planes, before, item;
} cb_box;

// Returns the number of bytes from the array's start to the end of the box's last item; UINT64_MAX
// on overflow.
uint64_t cb_box_bytes(const cb_box *box);

// Buffers that members of a record point to, held until cb_holds_release().
enum { CB_HOLDS = 2 };
typedef struct cb_holds {
    int count;
    Py_buffer buffers[CB_HOLDS];
} cb_holds;

// Holds the buffers that the struct's members were set to; `o` may be None. Raises ValueError if a
// buffer is too short, or has moved since it was set. Raises BufferError as cb_as_target() does.
int cb_record_hold(const cb_surface *s, int index, PyObject *o, const char *function,
                   const char *param, cb_holds *holds);

static inline void
cb_holds_release(cb_holds *holds)
{
    for (int i = 0; i < holds->count; i++)
        PyBuffer_Release(&holds->buffers[i]);
}

// Checks a held buffer. Raises ValueError if it has fewer than `needed` bytes.
int cb_held_check(const cb_address *a, const char *function, const char *param, uint64_t needed);

// The caller's char buffer (rule B7.4): bytes or bytearray; anything else, None included, is E13.
// It is held until cb_chars_release().
typedef struct cb_chars {
    char *data; // memory that the library writes to
    Py_ssize_t size;
    PyObject *made; // bytes that the checked form returns; NULL if the caller gave a buffer
    char *room;     // memory of a text, CB_TEXT_ROOM bytes; NULL: none
    bool held;
    Py_buffer buffer; // valid only while `held`
    char scratch[2];  // used instead of bytes of length 0 and 1, which Python shares
} cb_chars;

// Buffer size for a text whose length is known only after the call.
#define CB_TEXT_ROOM 65536

static inline void
cb_chars_init(cb_chars *c)
{
    c->data = NULL;
    c->size = 0;
    c->made = NULL;
    c->room = NULL;
    c->held = false;
}

int cb_as_char_buffer(PyObject *o, cb_chars *out);
// Makes a new bytes object of that size as the buffer. Raises MemoryError.
int cb_chars_make(cb_chars *c, uint64_t size);
// Like cb_chars_make(), for a text that cb_chars_text() copies. Memory of CB_TEXT_ROOM bytes is
// kept for the next call, because allocating it takes as long as the rest of a short call.
int cb_chars_make_text(cb_chars *c, uint64_t size);
void cb__chars_give_back(char *room);
// Checks the caller's buffer. Raises ValueError if it is shorter than `needed` bytes.
int cb_chars_check(const cb_chars *c, const char *function, const char *param, uint64_t needed);
// Calls cb_chars_check() if the caller gave a buffer, else cb_chars_make().
int cb_chars_room(cb_chars *c, const char *function, const char *param, uint64_t size);
// Returns the first `size` bytes (or all, if there are fewer) as a new str. Invalid UTF-8 is
// replaced. NULL with an exception.
PyObject *cb_chars_text(const cb_chars *c, uint64_t size);

static inline void
cb_chars_release(cb_chars *c)
{
    if (c->held)
        PyBuffer_Release(&c->buffer);
    if (c->room != NULL)
        cb__chars_give_back(c->room);
    Py_XDECREF(c->made);
}

// Returns a new bytes object of `length` blanks, into which the library writes a name (rule B7.1).
// Raises ValueError for a length below 1, because libraries would write beyond the end.
PyObject *cb_name_room(const char *function, int64_t length);

// The checked form returns the text alone, so a short name needs no object: `text`, of
// CB_SHORT_NAME + 1 bytes, is its room.
enum { CB_SHORT_NAME = 256 };

// Returns `text` if the library can write the name there, else NULL. The name then ends within
// `text`, whatever the library writes.
static inline char *
cb_short_name(const cb_surface *s, int64_t length, char *text)
{
    if (!s->checked || length < 1 || length > CB_SHORT_NAME)
        return NULL;
    text[0] = text[length] = '\0';
    return text;
}

// --- C to Python ---------------------------------------------------------------------------------

static inline PyObject *
cb_enum_member(cb_module *m, int index, int64_t value)
{
    cb_enum *e = CB_LOAD_POINTER(&m->enums[index]);
    if (CB_LIKELY(e != NULL) && value >= 0 && value < e->count && e->values[value] == value)
        return Py_NewRef(e->members[value]); // most enums number their values from 0 without gaps
    return cb_enum_member_slow(m, index, value);
}

// The following functions return a new reference, or NULL with an exception.

PyObject *cb_string_result(const cb_surface *s, const char *text); // bytes or None; checked: str
PyObject *cb_handle_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_scalar_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_record_list(cb_module *m, int index, const void *items, size_t count); // copies
PyObject *cb_enum_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_int_list(const void *items, size_t count, int size, bool is_signed);
PyObject *cb_float_list(const void *items, size_t count, int size);

#endif
