// Makes records and views, hands them over to their views at their end, and detaches views from
// foreign memory.
#include "objects/records.h"

#include <stddef.h>

#include "objects/keeps.h"

#include "cubind/records.h"

PyObject *
cb_record_new(cb_module *m, int index)
{
    PyTypeObject *type = cb_type(m, index);
    cb_record *r = type != NULL ? start_own(type, cb__info_own(type)) : NULL;
    if (r != NULL)
        fill_initial(r);
    return (PyObject *)r;
}

PyObject *
cb_record_copy(cb_module *m, int index, const void *from)
{
    PyTypeObject *type = cb_type(m, index);
    cb_record *r = type != NULL ? start_own(type, cb__info_own(type)) : NULL;
    if (r != NULL)
        memcpy(r->data, from, r->cls->record->size);
    return (PyObject *)r;
}

// A view into another object is only a head. A view on foreign memory also has room for storage of
// its own, because it may have to live on without that memory (cb_record_detach()), and that must
// not fail.
PyObject *
cb_record_view(cb_module *m, int index, void *at, PyObject *owner)
{
    PyTypeObject *type = cb_type(m, index);
    if (type == NULL)
        return NULL;
    const cb_info *info = cb__info_own(type);
    size_t size = owner != NULL ? sizeof(cb_record) : object_size(info->cls->record);
    cb_record *r = (cb_record *)cb_object_alloc(type, size);
    if (r != NULL)
        record_init(r, info, at, owner);
    return (PyObject *)r;
}

bool
cb__record_is_foreign(PyObject *record)
{
    cb_record *r = (cb_record *)record;
    return r->owner == NULL && r->data != cb__own_storage(r);
}

// The views that the record has made end with it. Views that others hold, too, become its owners
// instead, and it lives until they end: then returns true.
static bool
hand_over_to_views(PyObject *self)
{
    cb_record *r = (cb_record *)self;
    Py_SET_REFCNT(self, 1);
    for (int i = 0; i < r->cls->record->slot_count; i++) {
        PyObject *view = r->slots[i];
        if (view == NULL)
            continue;
        r->slots[i] = NULL;
        if (cb__record_check(view))
            ((cb_record *)view)->cached = NULL;
        else
            ((cb_cell *)view)->cached = NULL;
        Py_INCREF(self); // until now the view has only borrowed it
        Py_DECREF(view);
    }
    Py_SET_REFCNT(self, Py_REFCNT(self) - 1);
    return Py_REFCNT(self) > 0;
}

bool
cb__record_caches(PyObject *record)
{
    return Py_TYPE(record)->tp_dealloc == cb__record_dealloc;
}

void
cb__record_dealloc(PyObject *self)
{
    cb_record *r = (cb_record *)self;
    PyTypeObject *type = Py_TYPE(self);
    if (r->slots != NULL && hand_over_to_views(self))
        return;
    if (r->cached != NULL)
        *r->cached = NULL;
    if (r->slots != NULL) {
        cb__keep_free(r->module, r->slots[r->cls->record->slot_count]);
        PyMem_Free(r->slots);
    }
    if (CB_UNLIKELY(cb__keeps_foreign(r->module)) && r->data == cb__own_storage(r))
        cb__keep_drop_foreign(r->module, r->data, r->cls->record->size);
    Py_XDECREF(r->owner);
    type->tp_free(self);
    Py_DECREF(type);
}

// Moves the known views on members of `r` along to `data`, and their own views with them.
static void
move_to(cb_record *r, char *data)
{
    ptrdiff_t distance = data - r->data;
    r->data = data;
    int count = r->slots != NULL ? r->cls->record->slot_count : 0;
    for (int i = 0; i < count; i++) {
        PyObject *view = r->slots[i]; // borrowed
        if (view == NULL)
            continue;
        if (cb__record_check(view))
            move_to((cb_record *)view, ((cb_record *)view)->data + distance);
        else
            ((cb_cell *)view)->at = (char *)((cb_cell *)view)->at + distance;
    }
}

void
cb_record_detach(PyObject *record)
{
    cb_record *r = (cb_record *)record;
    const cb_record_table *table = r->cls->record;
    char *former = r->data;
    if (r->owner == NULL) {
        memset(cb__own_storage(r), 0, table->size);
        move_to(r, cb__own_storage(r));
        cb__keep_drop_all(r);
        cb__keep_drop_foreign(r->module, former, table->size);
    } else {
        memset(former, 0, table->size);
        cb__keep_drop(r, former, table->size);
    }
}
