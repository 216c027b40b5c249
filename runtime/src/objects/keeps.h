// Keeps objects alive to whose memory a pointer in a record points.
#ifndef CUBIND_OBJECTS_KEEPS_H
#define CUBIND_OBJECTS_KEEPS_H

#include "cubind/module.h"

// A keep: an object that is kept alive because a pointer in a struct points to its memory
// (keeps.c).
typedef struct cb__keep {
    char *at;      // address of the pointer field
    char *block;   // memory that the field pointed to when it was set; NULL: not recorded
    size_t size;   // bytes of `block` in which pointers may have keeps of their own; 0 if `object`
                   // keeps those itself
    size_t length; // number of items, if `block` is an array
    const cb_field *field; // field that `block` was set through, which gives its type; or NULL
    PyObject *object;      // holds the memory; owned
} cb__keep;

typedef struct cb__keep_list {
    size_t count;
    size_t capacity;
    cb__keep items[]; // sorted by `at`
} cb__keep_list;

// Returns the record's cache of views and objects kept alive, allocated at first need; NULL with
// MemoryError.
void **cb__record_slots(cb_record *r);

// Returns whether there are keeps for foreign memory: memory that no record was known to own.
static inline bool
cb__keeps_foreign(const cb_module *m)
{
    const cb__keep_list *list = m->keeps;
    return list != NULL && list->count > 0;
}

// Adds a keep, in place of the keep with the same `at` if there is one. Returns 0, or -1 with
// MemoryError.
int cb__keep_set(cb_record *r, const cb__keep *keep);
// Drops the keeps whose pointers lie in a range of bytes.
void cb__keep_drop(cb_record *r, const void *at, size_t size);
// Copies the keeps of a range of bytes when the bytes are copied. Returns 0, or -1 with
// MemoryError.
int cb__keep_copy(cb_record *to, void *to_at, cb_record *from, const void *from_at, size_t size);
// Finds the keep at `at`; false if there is none. out->object is a new reference.
bool cb__keep_find(cb_record *r, const void *at, cb__keep *out);
// Like cb__keep_find(), but only if the pointer field still has the value that was set.
bool cb__keep_find_block(PyObject *record, const cb_field *f, cb__keep *out);
// Returns whether there may be keeps for r's storage.
bool cb__keep_any_slow(cb_record *r);

static inline bool
cb__keep_nothing(const cb_record *r)
{
    return r->owner == NULL && r->slots == NULL && !cb__keeps_foreign(r->module);
}

static inline bool
cb__keep_any(cb_record *r)
{
    return CB_UNLIKELY(!cb__keep_nothing(r)) && cb__keep_any_slow(r); // most structs have none
}

// Returns the array that a pointer field points to, if it has `length` items, was set through this
// field, and no other pointer shares it. The caller may then overwrite it. NULL otherwise.
char *cb__keep_own_block(cb_record *r, const cb_field *f, size_t length);
// Drops all keeps of a record that has storage of its own.
void cb__keep_drop_all(cb_record *root);
// Drops the keeps for a range of memory that no record was known to own.
void cb__keep_drop_foreign(cb_module *m, const void *at, size_t size);
// Free and traverse the list `keeps` of a record or of the module.
void cb__keep_free(cb_module *m, void *keeps);
int cb__keep_traverse(void *keeps, visitproc visit, void *arg);

// Stores a pointer to memory that `object` owns. `object` is NULL if no Python object owns it.
int cb__store_pointer(PyObject *self, char *at, const void *value, PyObject *object);

#endif
