// Keeps a hash table (open addressing) of live objects by address, so that stale and invented
// handles get an error status.
#include "base/handles.h"

#include <stdlib.h>

typedef struct slot {
    void *object;  // NULL: free
    drv_kind kind; // 0 with an object: deleted
} slot;

static slot *slots;
static size_t capacity;
static size_t used; // live or deleted
static uint64_t next_id = 1;

uint64_t
drv_next_id(void)
{
    return next_id++;
}

static size_t
place_of(const void *object)
{
    return ((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15u & (capacity - 1);
}

static slot *
find(const void *object)
{
    if (capacity == 0 || object == NULL)
        return NULL;
    for (size_t i = place_of(object); slots[i].object != NULL; i = (i + 1) & (capacity - 1))
        if (slots[i].object == object && slots[i].kind != 0)
            return &slots[i];
    return NULL;
}

static void
put(void *object, drv_kind kind)
{
    size_t i = place_of(object);
    while (slots[i].object != NULL)
        i = (i + 1) & (capacity - 1);
    slots[i] = (slot){object, kind};
    used++;
}

// Rebuilds the table without deleted slots, larger if the live ones need it.
static bool
make_room(void)
{
    if (used * 2 < capacity)
        return true;
    size_t live = 0;
    for (size_t i = 0; i < capacity; i++)
        live += slots[i].kind != 0;
    size_t old_capacity = capacity;
    size_t wanted = 64;
    while (wanted < live * 4)
        wanted *= 2;
    slot *old = slots;
    slot *fresh = calloc(wanted, sizeof *fresh);
    if (fresh == NULL)
        return used < capacity;
    slots = fresh;
    capacity = wanted;
    used = 0;
    for (size_t i = 0; i < old_capacity; i++)
        if (old[i].kind != 0)
            put(old[i].object, old[i].kind);
    free(old);
    return true;
}

void *
drv_new(drv_kind kind, size_t size)
{
    if (!make_room())
        return NULL;
    void *object = calloc(1, size);
    if (object != NULL)
        put(object, kind);
    return object;
}

void
drv_forget(void *object)
{
    slot *s = find(object);
    if (s != NULL)
        s->kind = 0;
}

void
drv_delete(void *object)
{
    drv_forget(object);
    free(object);
}

bool
drv_is(const void *handle, drv_kind kind)
{
    const slot *s = find(handle);
    return s != NULL && s->kind == kind;
}

void
drv_each(drv_kind kind, void (*visit)(void *object, void *arg), void *arg)
{
    for (size_t i = 0; i < capacity; i++)
        if (slots[i].kind == kind)
            visit(slots[i].object, arg);
}
