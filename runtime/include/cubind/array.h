// Sequences to C arrays (8.3, 8.4): small ones in storage on the caller's stack, larger ones on the
// heap.
#ifndef CUBIND_ARRAY_H
#define CUBIND_ARRAY_H

#include "cubind/convert.h"

enum { CB_ARRAY_INLINE = 256 };

// Use: `cb_array a; cb_array_init(&a); … cb_array_done(&a)`. `data` is NULL for None and for empty
// sequences.
typedef struct cb_array {
    void *data;
    size_t length;               // items of the sequence
    PyObject *keep;              // objects borrowed from (strings of a str list), NULL if none
    void *heap;
    Py_buffer *buffers;          // list_address: buffers held
    size_t buffer_count;
    char storage[CB_ARRAY_INLINE] __attribute__((aligned(16)));
} cb_array;

// Sets the fields, not the storage.
static inline void cb_array_init(cb_array *a)
{
    a->data = NULL;
    a->length = 0;
    a->keep = NULL;
    a->heap = NULL;
    a->buffers = NULL;
    a->buffer_count = 0;
}
void cb_array_done(cb_array *a);

// Input sequences. None is empty. E4 (enums), E5 (handles, records), E6 (ints, bytes). A
// one-element list of handles or records gives the element's own storage (8.3).
int cb_array_handles(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_scalars(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_records(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_enums(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_ints(PyObject *o, const char *param, int size, bool is_signed, const char *type,
                  cb_array *a);
int cb_array_floats(PyObject *o, const char *param, int size, cb_array *a);
int cb_array_strings(PyObject *o, const char *param, cb_array *a);
int cb_array_addresses(cb_module *m, PyObject *o, const char *param, cb_array *a);
// 8.4: items of exactly the class (E9), at most `max` (E10).
int cb_array_exact_scalars(cb_module *m, int index, PyObject *o, const char *param, size_t max,
                           cb_array *a);

// E7 unless `count` items are there.
int cb_array_check(const cb_array *a, size_t count);

// Scratch for an output array of `count` items of `size` bytes, zeroed; `data` is NULL for count 0.
// E8.
int cb_array_reserve(cb_array *a, size_t count, size_t size);

#endif
