// Converts numbers that a library reads or writes through a pointer: scale factors, results of
// reductions.
//
// If the library takes the numbers from host memory, callers pass Python numbers and get Python
// numbers back, or they pass an address of their own. If it takes them from device memory, or if a
// setting of the library's handle decides between host and device memory, only an address is
// accepted. An address is any object of rule B8.7 of docs/compatibility-bindings.md, with two
// differences: an int counts as a number if a number is expected, and a float is never an address.
// Buffers must be large enough (ValueError). E7 and E28 are errors of the same page.
#ifndef CUBIND_NUMBER_H
#define CUBIND_NUMBER_H

#include "cubind/buffers.h"
#include "cubind/typed.h"

// Holds the numbers of one argument on the caller's stack: `cb_number n; cb_number_init(&n); …
// cb_number_done(&n)`. `data` is valid in between. It points into this struct, to `heap`, or to
// memory of the Python caller.
typedef struct cb_number {
    void *data;         // pointer to pass to the C function
    cb_address address; // a caller's buffer, held until cb_number_done()
    uint8_t kind;       // cb_value_kind of the numbers
    bool made;          // `data` belongs to this struct, so a result is read from it
    bool is_list;
    size_t count; // how many numbers; 1 unless it is a list
    void *heap;   // for lists that do not fit `storage`
    char storage[80] __attribute__((aligned(16)));
} cb_number;

// Initializes all members except `storage`.
static inline void
cb_number_init(cb_number *n)
{
    n->data = NULL;
    n->address.held = false;
    n->kind = CB_VALUE_NONE;
    n->made = false;
    n->is_list = false;
    n->count = 0;
    n->heap = NULL;
}
void cb_number_free(cb_number *n);

static inline void
cb_number_done(cb_number *n)
{
    if (CB_UNLIKELY(n->address.held || n->heap != NULL))
        cb_number_free(n);
}

// A `count` that stands for a single number. An empty list is then also accepted, for a number that
// the library does not read.
#define CB_SINGLE 0

// Converts numbers that the library reads. `count` is CB_SINGLE, or the length of the list. `host`
// says whether the library reads host memory. Returns 0, or -1 with an exception: TypeError if `o`
// is neither a number of this kind nor an address, OverflowError for integers out of range (E28),
// RuntimeError for short lists (E7), ValueError for short buffers. Floats are rounded to the
// nearest number of the kind, ties to even; a float that is too large becomes infinite, as in C.
int cb_number_in_slow(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                      const char *param, cb_number *n);

static inline int
cb_number_in(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
             const char *param, cb_number *n)
{
    bool is_wide = kind == CB_VALUE_DOUBLE;
    if (CB_LIKELY(host && count == 0 && (is_wide || kind == CB_VALUE_FLOAT) &&
                  PyFloat_CheckExact(o))) {
        double value = PyFloat_AS_DOUBLE(o);
        float narrow = (float)value;
        memcpy(n->storage, is_wide ? (const void *)&value : &narrow, is_wide ? 8 : 4);
        n->data = n->storage;
        n->made = true;
        n->kind = (uint8_t)kind;
        n->count = 1;
        return 0;
    }
    return cb_number_in_slow(m, o, kind, count, host, param, n);
}

// Converts a number that the library takes by value. `out` has the size of one number of this kind.
// An address raises TypeError.
int cb_as_number(cb_module *m, PyObject *o, cb_value_kind kind, const char *param, void *out);

// Provides memory for numbers that the library writes. If `o` is NULL or None, the memory is in `n`
// and zeroed; that needs `host`, else TypeError. Otherwise `o` must be an address.
int cb_number_out(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                  const char *param, cb_number *n);
// Like cb_number_in(), but the library also writes the numbers, so they are a result, too.
int cb_number_inout(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                    const char *param, cb_number *n);

// Returns the number or the list; None if the library wrote to the caller's address. New reference;
// NULL with an exception.
PyObject *cb_number_result(const cb_number *n);

// Looks up a number's type in a table, in the row of `key`. The number is complex if the type in
// the row of `complex_key` is complex; pass `key` for both if no other argument decides that.
// Complex turns float into complex64 and double into complex128; other kinds have no complex form.
// Raises TypeError, which names the enumerator, if there is no such type.
int cb_number_kind_slow(cb_module *m, const cb_value_table *t, int32_t key, int32_t complex_key,
                        const char *param, cb_value_kind *kind);

// Handles float inline, which usually has the lowest key in an enum of number types.
static inline int
cb_number_kind(cb_module *m, const cb_value_table *t, int32_t key, int32_t complex_key,
               const char *param, cb_value_kind *kind)
{
    const cb_value_row *first = t->rows;
    if (CB_LIKELY(first->key == key && complex_key == key && first->kind == CB_VALUE_FLOAT &&
                  first->size == 0)) {
        *kind = CB_VALUE_FLOAT;
        return 0;
    }
    return cb_number_kind_slow(m, t, key, complex_key, param, kind);
}

// Returns whether the type must be known: for numbers in host memory, and for buffers, whose length
// is checked in every pointer mode. `o` may be NULL.
static inline bool
cb_number_needs_kind(PyObject *o, bool host)
{
    return host || (o != NULL && PyObject_CheckBuffer(o));
}

// Like the functions without `_as`, but look up the type in a table.
static inline int
cb_number_in_as(cb_module *m, PyObject *o, const cb_value_table *t, int32_t key,
                int32_t complex_key, size_t count, bool host, const char *param, cb_number *n)
{
    cb_value_kind kind = CB_VALUE_NONE;
    if (cb_number_needs_kind(o, host) && cb_number_kind(m, t, key, complex_key, param, &kind) < 0)
        return -1;
    return cb_number_in(m, o, kind, count, host, param, n);
}

static inline int
cb_number_out_as(cb_module *m, PyObject *o, const cb_value_table *t, int32_t key,
                 int32_t complex_key, size_t count, bool host, const char *param, cb_number *n)
{
    cb_value_kind kind = CB_VALUE_NONE;
    if (cb_number_needs_kind(o, host) && cb_number_kind(m, t, key, complex_key, param, &kind) < 0)
        return -1;
    return cb_number_out(m, o, kind, count, host, param, n);
}

static inline int
cb_number_inout_as(cb_module *m, PyObject *o, const cb_value_table *t, int32_t key,
                   int32_t complex_key, size_t count, bool host, const char *param, cb_number *n)
{
    cb_value_kind kind = CB_VALUE_NONE;
    if (cb_number_needs_kind(o, host) && cb_number_kind(m, t, key, complex_key, param, &kind) < 0)
        return -1;
    return cb_number_inout(m, o, kind, count, host, param, n);
}

int cb_as_float(PyObject *o, float *out);
int cb_as_double(PyObject *o, double *out);

#endif
