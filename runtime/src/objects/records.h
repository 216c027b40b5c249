// Makes records, and ends them. Their storage begins behind the head of the object.
#ifndef CUBIND_OBJECTS_RECORDS_H
#define CUBIND_OBJECTS_RECORDS_H

#include "objects/info.h"

// Returns the address of a record's own storage, directly after its header. For a view, `data`
// points elsewhere.
static inline char *
cb__own_storage(const cb_record *r)
{
    size_t align = r->cls->record->align;
    uintptr_t at = (uintptr_t)(r + 1);
    if (CB_UNLIKELY(align > 16))
        at = (at + align - 1) & ~(uintptr_t)(align - 1);
    return (char *)at;
}

// Returns whether a record is a view on memory that no Python object of ours owns.
bool cb__record_is_foreign(PyObject *record);
// Returns whether a record owns the views on its members. Instances of Python subclasses do not.
// Their views could not take over ownership, because the subclass's part of the object would be
// destroyed by then.
bool cb__record_caches(PyObject *record);
// The tp_dealloc of records that a binding made. Those of Python subclasses have another.
void cb__record_dealloc(PyObject *self);

// Objects are aligned to 16 bytes; a larger alignment needs extra room.
static inline size_t
object_size(const cb_record_table *table)
{
    size_t extra = table->align > 16 ? table->align - 16 : 0;
    return (sizeof(cb_record) + table->size + extra + 15) & ~(size_t)15;
}

// A NULL `data` means storage of its own.
static inline void
record_init(cb_record *r, const cb_info *info, void *data, PyObject *owner)
{
    r->module = info->module;
    r->cls = info->cls;
    r->data = data != NULL ? data : cb__own_storage(r);
    r->owner = Py_XNewRef(owner);
    r->slots = NULL;
    r->cached = NULL;
}

static inline void
fill_initial(cb_record *r)
{
    const cb_record_table *table = r->cls->record;
    if (CB_UNLIKELY(table->initial != NULL))
        memcpy(r->data, table->initial, table->size);
    else
        memset(r->data, 0, table->size);
}

// Makes a record with storage of its own, which the caller fills.
static inline cb_record *
start_own(PyTypeObject *type, const cb_info *info)
{
    const cb_record_table *table = info->cls->record;
    cb_record *r = (cb_record *)cb_object_alloc(type, object_size(table));
    if (CB_LIKELY(r != NULL))
        record_init(r, info, NULL, NULL);
    return r;
}

#endif
