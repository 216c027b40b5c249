// Converts a dict of options to the arrays that a function takes.
#ifndef CUBIND_OPTIONS_H
#define CUBIND_OPTIONS_H

#include "cubind/typed.h"

// Holds option keys and the same number of values, which are in the slots of a `void **`. The
// library fills log buffers in place. The slots are in a Python object, which `keep` keeps alive,
// because the library may write into them after the call.
typedef struct cb_options {
    cb_array keys; // values of the enum
    void **values;
    size_t count; // number of values
    const cb_value_table *table;
    PyObject *items; // tuple of the values
    PyObject *keep;  // list: the slots, and the buffers, strings and arrays that they point into
} cb_options;

static inline void
cb_options_init(cb_options *o)
{
    cb_array_init(&o->keys);
    o->values = NULL;
    o->count = 0;
    o->table = NULL;
    o->items = NULL;
    o->keep = NULL;
}
void cb_options_done(cb_options *o);
// Convert the keys and the values. Return 0, or -1 with an exception.
int cb_options_keys(cb_module *m, int index, PyObject *keys, const char *param, cb_options *o);
int cb_options_values(const cb_form *s, const cb_value_table *t, PyObject *values,
                      const char *param, cb_options *o);
// Checks that there are at least `count` keys and values (else E7), and that each log buffer is as
// long as the option for its size says (else ValueError).
int cb_options_check(const cb_options *o, size_t count, const char *function, const char *param);
// For libraries that use the values after the call: makes `cell`, the handle that the call
// returned, keep the values alive.
void cb_options_give(cb_options *o, PyObject *cell);

#endif
