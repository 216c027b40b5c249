// Keeps Python objects alive while a pointer in a record points to their memory. Each such entry of
// a record's list is called a keep.
//
// A keep belongs to the address of a pointer, not to a field of an object. This is because a nested
// member is reached through temporary views, a union has several fields at one address, and structs
// are copied into one another as bytes. So the record at the end of the owner chain has a single
// list for all of its storage. Copying bytes copies the keeps of that range; storing a pointer
// replaces the keep at that pointer's address.
//
// An array that a record owns is a keep, too; the keep's object holds the array's bytes. Keeps of
// pointers inside the array are in the same list, under the addresses of these pointers.
//
// Foreign memory, which no record owns (a struct made with `_ptr=`), may outlive the views on it,
// and cubind does not learn when it is freed. Keeps of objects that were set through such a view
// are in a list of the module. They stay until the same address is set again, or the library frees
// the struct. If a record turns out to own the memory after all, the keeps move to that record.
#include "objects/keeps.h"

#include "objects/records.h"

#ifdef Py_GIL_DISABLED
#include <pthread.h>

static pthread_mutex_t keeps_lock = PTHREAD_MUTEX_INITIALIZER;
#define LOCK_KEEPS() pthread_mutex_lock(&keeps_lock)
#define UNLOCK_KEEPS() pthread_mutex_unlock(&keeps_lock)
#else
#define LOCK_KEEPS() ((void)0)
#define UNLOCK_KEEPS() ((void)0)
#endif

// --- lists -------------------------------------------------------------------------------------

//
// A `void *` holds each list and is called its home. The functions here run no Python code.

typedef struct cb__keep_list keep_list;

// Returns the position of the first keep that is not below `at`.
static size_t
keep_position(const keep_list *list, const char *at)
{
    size_t low = 0, high = list != NULL ? list->count : 0;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if ((uintptr_t)list->items[middle].at < (uintptr_t)at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// Returns whether there is an i-th keep and it lies in [at, at + size).
static bool
is_within(const keep_list *list, size_t i, const char *at, size_t size)
{
    return list != NULL && i < list->count && (uintptr_t)list->items[i].at - (uintptr_t)at < size;
}

// Makes room for one more keep; -1 with MemoryError.
static int
reserve_keep(void **home)
{
    keep_list *list = *home;
    if (list != NULL && list->count < list->capacity)
        return 0;
    size_t capacity = list == NULL ? 2 : 2 * list->capacity;
    keep_list *more = PyMem_Realloc(list, sizeof *more + capacity * sizeof *more->items);
    if (more == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    more->count = list == NULL ? 0 : more->count;
    more->capacity = capacity;
    *home = more;
    return 0;
}

static int
put_keep(void **home, const cb__keep *keep)
{
    LOCK_KEEPS();
    int result = reserve_keep(home);
    if (result == 0) {
        keep_list *list = *home;
        size_t i = keep_position(list, keep->at);
        memmove(&list->items[i + 1], &list->items[i], (list->count - i) * sizeof *list->items);
        list->items[i] = *keep;
        list->count++;
        Py_INCREF(keep->object);
    }
    UNLOCK_KEEPS();
    return result;
}

// Takes one keep of [at, at + size) out of the list; false if there is none.
static bool
take_keep(void **home, const char *at, size_t size, cb__keep *out)
{
    LOCK_KEEPS();
    keep_list *list = *home;
    size_t i = keep_position(list, at);
    bool found = is_within(list, i, at, size);
    if (found) {
        *out = list->items[i];
        list->count--;
        memmove(&list->items[i], &list->items[i + 1], (list->count - i) * sizeof *list->items);
    }
    UNLOCK_KEEPS();
    return found;
}

// Copies the keep at `at`, with a new reference to its object.
static bool
find_keep(void **home, const char *at, cb__keep *out)
{
    LOCK_KEEPS();
    keep_list *list = *home;
    size_t i = keep_position(list, at);
    bool found = is_within(list, i, at, 1);
    if (found) {
        *out = list->items[i];
        Py_INCREF(out->object);
    }
    UNLOCK_KEEPS();
    return found;
}

// Copies the keeps of a range, with new references to their objects. Returns NULL with `*count` 0
// if there are none, and NULL with MemoryError (and `*count` above 0) if memory is short.
static cb__keep *
find_all(void **home, const char *at, size_t size, size_t *count)
{
    LOCK_KEEPS();
    keep_list *list = *home;
    size_t first = keep_position(list, at), last = first;
    while (is_within(list, last, at, size))
        last++;
    *count = last - first;
    cb__keep *copy = last > first ? PyMem_New(cb__keep, last - first) : NULL;
    for (size_t i = 0; copy != NULL && i < *count; i++) {
        copy[i] = list->items[first + i];
        Py_INCREF(copy[i].object);
    }
    UNLOCK_KEEPS();
    if (copy == NULL && *count > 0)
        PyErr_NoMemory();
    return copy;
}

// Returns whether another pointer has this array: copying one member to another shares it.
static bool
is_shared(void **home, const cb__keep *gone)
{
    bool found = false;
    if (Py_REFCNT(gone->object) == 1)
        return false;
    LOCK_KEEPS();
    const keep_list *list = *home;
    for (size_t i = 0; list != NULL && i < list->count && !found; i++)
        found = list->items[i].block == gone->block;
    UNLOCK_KEEPS();
    return found;
}

// --- homes -------------------------------------------------------------------------------------

// Returns the record whose storage (or foreign memory) contains r's data.
static cb_record *
root_of(cb_record *r)
{
    while (r->owner != NULL && cb__record_check(r->owner))
        r = (cb_record *)r->owner;
    return r;
}

static inline bool
has_own_storage(const cb_record *root)
{
    return root->data == cb__own_storage(root);
}

// Returns NULL if a record with storage of its own keeps nothing yet.
static inline void **
home_of(cb_record *root)
{
    if (!has_own_storage(root))
        return &root->module->keeps;
    return root->slots == NULL ? NULL : &root->slots[root->cls->record->slot_count];
}

// Like home_of(), but makes the home if necessary; NULL with MemoryError.
static void **
make_home(cb_record *root)
{
    if (!has_own_storage(root))
        return &root->module->keeps;
    void **slots = cb__record_slots(root);
    return slots == NULL ? NULL : &slots[root->cls->record->slot_count];
}

// Returns the home of objects that views have set in storage that is a record's; usually NULL.
static inline void **
foreign_home(const cb_record *root)
{
    return CB_UNLIKELY(cb__keeps_foreign(root->module)) && has_own_storage(root)
               ? &root->module->keeps
               : NULL;
}

// --- letting go --------------------------------------------------------------------------------

static void drop_range(cb_module *m, void **home, const char *at, size_t size);

// Also drops what views have set in the bytes of an array that ends with this keep.
static void
release_keep(cb_module *m, const cb__keep *gone)
{
    if (gone->size > 0 && cb__keeps_foreign(m) && Py_REFCNT(gone->object) == 1)
        drop_range(m, &m->keeps, gone->block, gone->size);
    Py_DECREF(gone->object);
}

// Dropping an object may run code that changes the list, so the list is searched again each time.
static void
drop_range(cb_module *m, void **home, const char *at, size_t size)
{
    cb__keep gone;
    while (take_keep(home, at, size, &gone)) {
        if (gone.size > 0 && !is_shared(home, &gone))
            drop_range(m, home, gone.block, gone.size);
        release_keep(m, &gone);
    }
}

static void
drop_keeps(cb_record *root, const char *at, size_t size)
{
    void **home = home_of(root), **foreign = foreign_home(root);
    if (home != NULL)
        drop_range(root->module, home, at, size);
    if (foreign != NULL)
        drop_range(root->module, foreign, at, size);
}

void
cb__keep_drop(cb_record *r, const void *at, size_t size)
{
    drop_keeps(root_of(r), at, size);
}

void
cb__keep_drop_foreign(cb_module *m, const void *at, size_t size)
{
    drop_range(m, &m->keeps, at, size);
}

void
cb__keep_free(cb_module *m, void *keeps)
{
    keep_list *list = keeps;
    for (size_t i = 0; list != NULL && i < list->count; i++)
        release_keep(m, &list->items[i]);
    PyMem_Free(list);
}

void
cb__keep_drop_all(cb_record *root)
{
    void *list = root->slots != NULL ? root->slots[root->cls->record->slot_count] : NULL;
    if (list != NULL)
        root->slots[root->cls->record->slot_count] = NULL; // dropping objects may read it
    cb__keep_free(root->module, list);
    if (cb__keeps_foreign(root->module))
        cb__keep_drop_foreign(root->module, cb__own_storage(root), root->cls->record->size);
}

// --- setting, copying --------------------------------------------------------------------------

int
cb__keep_set(cb_record *r, const cb__keep *keep)
{
    cb_record *root = root_of(r);
    void **home = make_home(root);
    if (home == NULL || reserve_keep(home) < 0)
        return -1;
    drop_keeps(root, keep->at, sizeof(void *));
    // Dropping the old keep may have run code that used up the reserved room.
    if (put_keep(home, keep) == 0)
        return 0;
    memset(keep->at, 0, sizeof(void *));
    return -1;
}

static int
copy_range(void **to, char *to_at, void **from, const char *from_at, size_t size)
{
    size_t count;
    cb__keep *keeps = find_all(from, from_at, size, &count);
    int result = keeps == NULL && count > 0 ? -1 : 0;
    for (size_t i = 0; keeps != NULL && i < count; i++) {
        cb__keep keep = keeps[i];
        keep.at = to_at + (keep.at - from_at);
        if (result == 0)
            result = put_keep(to, &keep);
        // Both pointers share the array; both lists keep the targets of pointers in it.
        if (result == 0 && keep.size > 0 && to != from)
            result = copy_range(to, keep.block, from, keep.block, keep.size);
        Py_DECREF(keep.object);
    }
    PyMem_Free(keeps);
    return result;
}

static bool
has_within(void **home, const char *at, size_t size)
{
    LOCK_KEEPS();
    const keep_list *list = home != NULL ? *home : NULL;
    bool found = is_within(list, keep_position(list, at), at, size);
    UNLOCK_KEEPS();
    return found;
}

bool
cb__keep_any_slow(cb_record *r)
{
    cb_record *root = root_of(r);
    size_t size = r->cls->record->size;
    return has_within(home_of(root), r->data, size) ||
           has_within(foreign_home(root), r->data, size);
}

// For the bytes [from_at, from_at + size) that are copied to to_at. If memory is short, the target
// is zeroed, since nothing keeps the targets of its pointers.
int
cb__keep_copy(cb_record *to, void *to_at, cb_record *from, const void *from_at, size_t size)
{
    cb_record *target = root_of(to), *source = root_of(from);
    if (to_at == from_at || (!cb__keep_any(target) && !cb__keep_any(source)))
        return 0;
    drop_keeps(target, to_at, size);
    void **from_home = home_of(source), **foreign = foreign_home(source);
    void **to_home = make_home(target);
    int result = to_home != NULL ? 0 : -1;
    if (result == 0 && from_home != NULL)
        result = copy_range(to_home, to_at, from_home, from_at, size);
    if (result == 0 && foreign != NULL)
        result = copy_range(to_home, to_at, foreign, from_at, size);
    if (result < 0)
        memset(to_at, 0, size);
    return result;
}

bool
cb__keep_find(cb_record *r, const void *at, cb__keep *out)
{
    cb_record *root = root_of(r);
    void **home = home_of(root), **foreign = foreign_home(root);
    return (foreign != NULL && find_keep(foreign, at, out)) ||
           (home != NULL && find_keep(home, at, out));
}

bool
cb__keep_find_block(PyObject *record, const cb_field *f, cb__keep *out)
{
    cb_record *r = (cb_record *)record;
    char *at = r->data + f->offset, *block;
    memcpy(&block, at, sizeof block);
    if (block == NULL || !cb__keep_find(r, at, out))
        return false;
    if (out->block == block)
        return true;
    Py_DECREF(out->object);
    return false;
}

char *
cb__keep_own_block(cb_record *r, const cb_field *f, size_t length)
{
    char *at = r->data + f->offset, *block;
    memcpy(&block, at, sizeof block);
    void **home = block != NULL ? home_of(root_of(r)) : NULL;
    if (home == NULL)
        return NULL;
    LOCK_KEEPS();
    const keep_list *list = *home;
    bool single = list != NULL && list->count == 1; // usually
    size_t i = single ? 0 : keep_position(list, at);
    const cb__keep *keep = list != NULL && i < list->count ? &list->items[i] : NULL;
    bool own = keep != NULL && keep->at == at && keep->block == block && keep->field == f &&
               keep->length == length && Py_REFCNT(keep->object) == 1;
    if (own && !single) // keeps of pointers in the array would have to go
        own = !is_within(list, keep_position(list, block), block, list->items[i].size);
    UNLOCK_KEEPS();
    return own ? block : NULL;
}

int
cb__keep_traverse(void *keeps, visitproc visit, void *arg)
{
    const keep_list *list = keeps;
    for (size_t i = 0; list != NULL && i < list->count; i++)
        Py_VISIT(list->items[i].object);
    return 0;
}

void **
cb__record_slots(cb_record *r)
{
    if (CB_LIKELY(r->slots != NULL))
        return r->slots;
    r->slots = PyMem_Calloc((size_t)r->cls->record->slot_count + 1, sizeof *r->slots);
    if (r->slots == NULL)
        PyErr_NoMemory();
    return r->slots;
}

int
cb__store_pointer(PyObject *self, char *at, const void *value, PyObject *object)
{
    cb_record *r = (cb_record *)self;
    if (object == NULL) {
        if (!cb__keep_nothing(r))
            cb__keep_drop(r, at, sizeof value);
    } else {
        cb__keep keep = {.at = at, .object = object};
        if (cb__keep_set(r, &keep) < 0)
            return -1;
    }
    memcpy(at, &value, sizeof value);
    return 0;
}
