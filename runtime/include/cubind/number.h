// Numbers that a library reads or writes through a pointer: scale factors, results of reductions.
//
// Where the library takes them from host memory, callers give Python numbers and get such back, or
// they give the address of their own. Where it takes them from device memory, or from wherever a
// setting of the handle says, only addresses will do. An address is any B8.7 object,
// with two differences: an int is a number where a number is wanted, and a float is never an
// address. Buffers must be large enough (ValueError).
#ifndef CUBIND_NUMBER_H
#define CUBIND_NUMBER_H

#include "cubind/typed.h"

// On the caller's stack: `cb_number n; cb_number_init(&n); … cb_number_done(&n)`. `data` is valid
// in between; what it points to belongs to this struct or to the caller of the Python function.
typedef struct cb_number {
    void *data;         // what the C function gets
    cb_address address; // of a caller's buffer, held until cb_number_done
    uint8_t kind;       // cb_value_kind of a number
    bool made;          // `data` is in here: a result is read from it
    bool is_list;
    size_t count; // numbers: 1 unless it is a list
    void *heap;   // for lists that `storage` is too small for
    char storage[80] __attribute__((aligned(16)));
} cb_number;

// Sets the fields, not the storage.
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

// A count: one number. An empty list is taken for one that is not looked at, too.
#define CB_SINGLE 0

// `count`: CB_SINGLE, or a list of that many. `host`: numbers lie in host memory. 0, or -1 with an
// exception: TypeError for what is neither a number of this kind nor an address, OverflowError for
// integers out of range (E28), RuntimeError for short lists (E7), ValueError for short buffers.
// Floats are rounded to the nearest number of the kind, ties to even; those that are too large become
// infinite, as in C.
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

// A number that the library takes by value: `out` has room for one of this kind. No address will do.
int cb_as_number(cb_module *m, PyObject *o, cb_value_kind kind, const char *param, void *out);

// `o` NULL or None: room in here, zeroed, if `host`, else TypeError. Otherwise an address.
int cb_number_out(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                  const char *param, cb_number *n);
// As cb_number_in, but what was given as numbers is also a result.
int cb_number_inout(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                    const char *param, cb_number *n);

// The number, or the list; None where the value is at the caller's address. Owned.
PyObject *cb_number_result(const cb_number *n);

// The number's type by a table: the row of `key`. It is complex when the row of `complex_key` is
// (the same key again where nothing else decides): float becomes complex64, double complex128, and
// for the other kinds there is none. TypeError naming the enumerator where no row is a number's.
int cb_number_kind_slow(cb_module *m, const cb_value_table *t, int32_t key, int32_t complex_key,
                        const char *param, cb_value_kind *kind);

// The lowest key of an enum of number types is float's as a rule.
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

// Whether the type has to be known: of numbers in host memory, and of buffers, whose length is measured
// in every pointer mode. `o` may be NULL.
static inline bool
cb_number_needs_kind(PyObject *o, bool host)
{
    return host || (o != NULL && PyObject_CheckBuffer(o));
}

// As the functions without `_as`, with a type that a table tells.
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

#endif
