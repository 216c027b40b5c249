// Converts Python sequences to C arrays. Small arrays live on the caller's stack, larger ones on
// the heap. Codes such as B8.3 (a rule) and E6 (an error) are those of
// docs/compatibility-bindings.md.
#ifndef CUBIND_ARRAY_H
#define CUBIND_ARRAY_H

#include "cubind/convert.h"

enum { CB_ARRAY_INLINE = 256 };

// Use: `cb_array a; cb_array_init(&a); … cb_array_done(&a)`. `data` is NULL for None and for empty
// sequences.
typedef struct cb_array {
    void *data;
    size_t length;  // number of items
    PyObject *keep; // objects that `data` borrows from (strings of a str list); NULL if none
    void *heap;
    size_t align;       // alignment of the items if more than 16; else 0
    Py_buffer *buffers; // held: buffers in an address list, or the one used in place
    size_t buffer_count;
    char storage[CB_ARRAY_INLINE] __attribute__((aligned(16)));
} cb_array;

// Initializes all members except `storage`.
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

// Like cb_array_init(), for items whose C type needs an alignment of more than 16.
static inline void
cb_array_init_aligned(cb_array *a, size_t align)
{
    cb_array_init(a);
    a->align = align;
}
void cb_array_done(cb_array *a);

// Convert input sequences; None counts as an empty sequence. Return 0, or -1 with an exception: E4
// (enums), E5 (handles, scalars, records), E6 (ints, floats, strings) or E8. If a list has a single
// handle, scalar or record, `data` points to that object's own storage (B8.3), so the object has
// whatever the library writes.
int cb_array_handles(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_scalars(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_records(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
// For records that the library writes to. If there are several, the array is a copy, and after the
// call cb_array_copy_back() copies the library's writes back into the objects. A single record
// needs no copy: `data` points to its storage. cb_array_shared() takes a sequence. cb_array_room()
// is for calls that return as many records as fit. It takes a sequence of records or a single
// record object; an object that is a view on the caller's memory stands for any number of structs.
// Anything else is E12.
int cb_array_shared(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_room(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
void cb_array_copy_back(cb_module *m, int index, const cb_array *a);
int cb_array_enums(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);
int cb_array_ints(PyObject *o, const char *param, int size, bool is_signed, const char *type,
                  cb_array *a);
int cb_array_floats(PyObject *o, const char *param, int size, cb_array *a);

// Accepts only items of exactly that class (else E9), and at most `max` items (else E10). See rule
// B8.4.
int cb_array_exact_scalars(cb_module *m, int index, PyObject *o, const char *param, size_t max,
                           cb_array *a);

// Raises RuntimeError for a list that is shorter than its count (E7), with a note that names the
// list. Always returns -1.
int cb_refuse_short_list(size_t length, size_t count, const char *param);

// Checks that the array has at least `count` items, and raises E7 if not. The signed variant also
// raises ValueError for a negative count.
CB_INLINE int
cb_array_check(const cb_array *a, size_t count, const char *param)
{
    return CB_LIKELY(count <= a->length) ? 0 : cb_refuse_short_list(a->length, count, param);
}

int cb_array_check_signed(const cb_array *a, int64_t count, const char *param);

// Like cb_array_check(), for a list that may be None. The library then gets NULL whatever the count
// is, and decides itself whether that is an error.
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

// Returns the length of the longest of several lists that share one count: CB_LONGEST(&a, &b).
size_t cb_longest(const cb_array *const *lists, size_t count);

#define CB_LONGEST(...) \
    cb_longest((const cb_array *const[]){__VA_ARGS__}, \
               sizeof((const cb_array *const[]){__VA_ARGS__}) / sizeof(const cb_array *))

// Allocates zeroed space for `count` output items of `size` bytes. `data` is NULL if the count is
// 0. Raises E8 if memory runs out.
int cb_array_reserve(cb_array *a, size_t count, size_t size);

// Like cb_array_reserve(), but fills the space with a marker pattern instead of zeros. Use it if
// only the items themselves show how many of them the library has written. After the call,
// cb_array_written() returns the number of items up to the last one that is not the marker any
// more, but at least 1; 0 if `count` is 0.
int cb_array_reserve_marked(cb_array *a, size_t count, size_t size);
size_t cb_array_written(const cb_array *a, size_t count, size_t size);

#endif
