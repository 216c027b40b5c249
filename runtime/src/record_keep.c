// What a record keeps alive: the Python objects whose memory its pointers lead to.
//
// A keep belongs to a pointer's address, not to a field of an object: a nested member is reached
// through views that come and go, unions have several fields at one place, and structs are copied
// into one another as bytes. So the record at the end of the owner chain has one list for all of
// its storage. Copying bytes copies the keeps of the copied range; storing a pointer replaces the
// keep at its place.
//
// An owned array is such a keep as well, its object being the bytes of the array; keeps of pointers
// inside the array lie in the same list, under their addresses there.
#include "classes.h"

typedef struct keep_list {
    size_t count;
    size_t capacity;
    cb__keep items[];
} keep_list;

// The record whose storage (or foreign memory) r's data is a part of.
static cb_record *
root_of(cb_record *r)
{
    while (r->owner != NULL && cb__record_check(r->owner))
        r = (cb_record *)r->owner;
    return r;
}

static keep_list *
list_of(cb_record *root)
{
    return root->slots == NULL ? NULL : root->slots[root->cls->record->slot_count];
}

static bool
is_within(const void *at, const void *start, size_t size)
{
    return (uintptr_t)at - (uintptr_t)start < size;
}

// Makes room for one more. The list, or NULL with MemoryError.
static keep_list *
reserve(cb_record *root)
{
    void **slots = cb__record_slots(root);
    if (slots == NULL)
        return NULL;
    keep_list *list = list_of(root);
    if (list != NULL && list->count < list->capacity)
        return list;
    size_t capacity = list == NULL ? 2 : 2 * list->capacity;
    keep_list *more = PyMem_Realloc(list, sizeof *more + capacity * sizeof *more->items);
    if (more == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    more->count = list == NULL ? 0 : more->count;
    more->capacity = capacity;
    slots[root->cls->record->slot_count] = more;
    return more;
}

// The new last entry; NULL with MemoryError.
static cb__keep *
append_room(cb_record *root)
{
    keep_list *list = reserve(root);
    return list != NULL ? &list->items[list->count++] : NULL;
}

// One keep of [at, at + size) taken out of the list; false when there is none.
static bool
take_out(cb_record *root, const void *at, size_t size, cb__keep *out)
{
    keep_list *list = list_of(root);
    for (size_t i = 0; list != NULL && i < list->count; i++) {
        if (is_within(list->items[i].at, at, size)) {
            *out = list->items[i];
            list->items[i] = list->items[--list->count];
            return true;
        }
    }
    return false;
}

// True if a pointer still has this array: copying from one member to another shares it.
static bool
is_shared(cb_record *root, const char *block)
{
    keep_list *list = list_of(root);
    for (size_t i = 0; list != NULL && i < list->count; i++) {
        if (list->items[i].block == block)
            return true;
    }
    return false;
}

// The list is searched anew each time: letting go of an object may run code that changes it.
static void
drop_range(cb_record *root, const void *at, size_t size)
{
    cb__keep gone;
    while (take_out(root, at, size, &gone)) {
        if (gone.block != NULL && !is_shared(root, gone.block))
            drop_range(root, gone.block, gone.size);
        Py_DECREF(gone.object);
    }
}

void
cb__keep_drop(cb_record *r, const void *at, size_t size)
{
    drop_range(root_of(r), at, size);
}

void
cb__keep_drop_all(cb_record *root)
{
    keep_list *list = list_of(root);
    if (list == NULL)
        return;
    root->slots[root->cls->record->slot_count] = NULL; // letting go of objects may look into it
    cb__keep_free(list);
}

int
cb__keep_set(cb_record *r, const cb__keep *keep)
{
    cb_record *root = root_of(r);
    if (reserve(root) == NULL)
        return -1;
    drop_range(root, keep->at, sizeof(void *));
    cb__keep *room = append_room(root); // letting go may have run code that took what was reserved
    if (room == NULL) {
        memset(keep->at, 0, sizeof(void *));
        return -1;
    }
    *room = *keep;
    Py_INCREF(room->object);
    return 0;
}

static int
copy_range(cb_record *to, char *to_at, cb_record *from, const char *from_at, size_t size)
{
    keep_list *list = list_of(from);
    size_t count = list == NULL ? 0 : list->count;
    for (size_t i = 0; i < count; i++) {
        cb__keep keep = list_of(from)->items[i];
        if (!is_within(keep.at, from_at, size))
            continue;
        cb__keep *room = append_room(to);
        if (room == NULL)
            return -1;
        *room = keep;
        Py_INCREF(room->object);
        room->at = to_at + (keep.at - from_at);
        // The two share the array; what it points to is kept by both.
        if (keep.block != NULL && to != from &&
            copy_range(to, keep.block, from, keep.block, keep.size) < 0)
            return -1;
    }
    return 0;
}

// For the bytes [from_at, from_at + size) that are copied to to_at. Without memory the target is
// zeroed: what its pointers led to is no longer kept.
int
cb__keep_copy(cb_record *to, void *to_at, cb_record *from, const void *from_at, size_t size)
{
    if (to_at == from_at)
        return 0;
    cb_record *target = root_of(to);
    drop_range(target, to_at, size);
    int result = copy_range(target, to_at, root_of(from), from_at, size);
    if (result < 0)
        memset(to_at, 0, size);
    return result;
}

const cb__keep *
cb__keep_find(cb_record *r, const void *at)
{
    keep_list *list = list_of(root_of(r));
    for (size_t i = 0; list != NULL && i < list->count; i++) {
        if (list->items[i].at == at)
            return &list->items[i];
    }
    return NULL;
}

void
cb__keep_free(void *keeps)
{
    keep_list *list = keeps;
    for (size_t i = 0; list != NULL && i < list->count; i++)
        Py_DECREF(list->items[i].object);
    PyMem_Free(list);
}
