// Converts objects that stand for an address in host memory, and checks the length of buffers.
#ifndef CUBIND_BUFFERS_H
#define CUBIND_BUFFERS_H

#include "cubind/class.h"

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

// Converts an address (rule B8.7) that the library writes to. A read-only buffer raises
// BufferError, because the call would change a constant. cb_as_measured_target() is for calls that
// compare the buffer's size with the bytes they write. It accepts an empty read-only buffer,
// because nothing is written to it.
int cb_as_target_slow(const cb_form *s, PyObject *o, const char *param, bool measured,
                      cb_address *out);

CB_INLINE int
cb__as_target(const cb_form *s, PyObject *o, const char *param, bool measured, cb_address *out)
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
cb_as_target(const cb_form *s, PyObject *o, const char *param, cb_address *out)
{
    return cb__as_target(s, o, param, false, out);
}

CB_INLINE int
cb_as_measured_target(const cb_form *s, PyObject *o, const char *param, cb_address *out)
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
int cb_record_hold(const cb_form *s, int index, PyObject *o, const char *function,
                   const char *param, cb_holds *holds);

static inline void
cb_holds_release(cb_holds *holds)
{
    for (int i = 0; i < holds->count; i++)
        PyBuffer_Release(&holds->buffers[i]);
}

// Checks a held buffer. Raises ValueError if it has fewer than `needed` bytes.
int cb_held_check(const cb_address *a, const char *function, const char *param, uint64_t needed);

#endif
