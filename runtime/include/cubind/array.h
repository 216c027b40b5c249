// Sequences to C arrays (B8.3, B8.4): small ones in storage on the caller's stack, larger ones on
// the heap.
#ifndef CUBIND_ARRAY_H
#define CUBIND_ARRAY_H

#include "cubind/convert.h"

enum { CB_ARRAY_INLINE = 256 };

// Use: `cb_array a; cb_array_init(&a); … cb_array_done(&a)`. `data` is NULL for None and for
// empty sequences.
typedef struct cb_array {
    void *data;
    size_t length;  // items of the sequence
    PyObject *keep; // objects borrowed from (strings of a str list), NULL if none
    void *heap;
    size_t align;       // of items that need more than 16; else 0
    Py_buffer *buffers; // held: those of list_address's items, or the one used in place
    size_t buffer_count;
    char storage[CB_ARRAY_INLINE] __attribute__((aligned(16)));
} cb_array;

// Sets the fields, not the storage.
static inline void
cb_array_init(cb_array *a)
{
    a->data = NULL;
    a->length = 0;
    a->keep = NULL;
    a->heap = NULL;
    a->align = 0;
    a->buffers = NULL;
    a->buffer_count = 0;
}

// The same for items whose C type asks for an alignment beyond 16.
static inline void
cb_array_init_aligned(cb_array *a, size_t align)
{
    cb_array_init(a);
    a->align = align;
}
void cb_array_done(cb_array *a);

// Input sequences. None is empty. E4 (enums), E5 (handles, records), E6 (ints, bytes). A
// one-element list of handles or records gives the element's own storage (B8.3).
int cb_array_handles(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_scalars(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_records(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
// Records that the library writes to: after the call they get what it wrote into the copies of more
// than one. Room for as many as the library finds: an object, which stands for one struct, or for
// any number where it is a view on the caller's memory; or a sequence; anything else is E12.
int cb_array_shared(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_room(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
void cb_array_copy_back(cb_module *m, int index, const cb_array *a);
int cb_array_enums(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_ints(PyObject *o, const char *param, int size, bool is_signed, const char *type,
                  cb_array *a);
int cb_array_floats(PyObject *o, const char *param, int size, cb_array *a);
int cb_array_strings(PyObject *o, const char *param, cb_array *a);
int cb_array_addresses(cb_module *m, PyObject *o, const char *param, cb_array *a);

// The same for callers that hand over whole arrays. A C-contiguous buffer of one dimension or more,
// of integers (or floats) of the item size, is used in place: it is held until cb_array_done and
// `data` is its memory, `length` the number of its items. Integers of the other signedness pass if
// all of them fit, else E28. Anything else is a sequence as above; enums there are members or ints,
// addresses B8.7 objects. numpy is never imported.
int cb_array_ints_or_buffer(PyObject *o, const char *param, size_t size, bool is_signed,
                            const char *type, cb_array *a);
int cb_array_floats_or_buffer(PyObject *o, const char *param, size_t size, cb_array *a);
int cb_array_enums_or_buffer(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_addresses_or_buffer(cb_module *m, PyObject *o, const char *param, cb_array *a);

// B8.4: items of exactly the class (E9), at most `max` (E10).
int cb_array_exact_scalars(cb_module *m, int index, PyObject *o, const char *param, size_t max,
                           cb_array *a);

// RuntimeError, with a note that names the list, for one that is shorter than the count beside it (E7).
// Always -1.
int cb_refuse_short_list(size_t length, size_t count, const char *param);

// E7 unless `count` items are there. ValueError for one that is negative.
CB_INLINE int
cb_array_check(const cb_array *a, size_t count, const char *param)
{
    return CB_LIKELY(count <= a->length) ? 0 : cb_refuse_short_list(a->length, count, param);
}

int cb_array_check_signed(const cb_array *a, int64_t count, const char *param);

// The same of a list that may be missing: the library gets NULL, whatever the count says, and has to
// judge that.
CB_INLINE int
cb_array_check_given(const cb_array *a, size_t count, const char *param)
{
    return a->data != NULL ? cb_array_check(a, count, param) : 0;
}

CB_INLINE int
cb_array_check_signed_given(const cb_array *a, int64_t count, const char *param)
{
    return a->data != NULL ? cb_array_check_signed(a, count, param) : 0;
}

// The items of the longest of several lists, which have one count: CB_LONGEST(&a, &b).
size_t cb_longest(const cb_array *const *lists, size_t count);

#define CB_LONGEST(...) \
    cb_longest((const cb_array *const[]){__VA_ARGS__}, \
               sizeof((const cb_array *const[]){__VA_ARGS__}) / sizeof(const cb_array *))

// For a list of addresses with a list of sizes: ValueError if one of the first `count` buffers is
// shorter than its size. The lists are as long as `count` says.
int cb_array_check_each(const cb_array *a, const cb_array *sizes, size_t count,
                        const char *function, const char *param);
// BufferError if one of them is read-only and not empty.
int cb_array_check_targets(const cb_array *a, const char *param);

// Scratch for an output array of `count` items of `size` bytes, zeroed; `data` is NULL for count 0.
// E8.
int cb_array_reserve(cb_array *a, size_t count, size_t size);

// The same where only the items themselves show how many the library wrote: they are marked instead
// of zeroed. Then: up to the last one that is not as it was, but one at least; 0 of 0.
int cb_array_reserve_marked(cb_array *a, size_t count, size_t size);
size_t cb_array_written(const cb_array *a, size_t count, size_t size);

#endif
