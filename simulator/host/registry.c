// Defines the driver's lock, and a hash table (open addressing) of live objects by address, so that
// stale and invented handles get an error status.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "functional.h"

typedef struct slot {
    void *object; // NULL: free
    fd_kind kind; // 0 with an object: deleted
} slot;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t happened = PTHREAD_COND_INITIALIZER;
static pthread_once_t fork_handlers = PTHREAD_ONCE_INIT;
static bool forked;
static atomic_bool initialized;
static _Thread_local void (*after_unlock)(void);
static slot *slots;
static size_t capacity;
static size_t used; // live or deleted
static uint64_t next_id = 1;

// Handlers of fork. A child has only the thread that forked, so the lock must be free there, and
// the work of other threads never ends.
static void
lock_before_fork(void)
{
    pthread_mutex_lock(&lock);
}

static void
unlock_in_parent(void)
{
    pthread_mutex_unlock(&lock);
}

static void
unlock_in_child(void)
{
    forked = forked || atomic_load(&initialized);
    pthread_mutex_unlock(&lock);
}

static void
add_fork_handlers(void)
{
    pthread_atfork(lock_before_fork, unlock_in_parent, unlock_in_child);
}

bool
fd_forked(void)
{
    return forked;
}

void
fd_initialize(void)
{
    fd_lock(); // the first fd_lock() installs the fork handlers
    atomic_store(&initialized, true);
    fd_unlock();
}

// In a forked child the driver is unusable, so it counts as not initialized.
CUresult
fd_initialized(void)
{
    bool usable = atomic_load(&initialized) && !fd_forked();
    return usable ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

void
fd_lock(void)
{
    pthread_once(&fork_handlers, add_fork_handlers);
    pthread_mutex_lock(&lock);
}

// Waits. A signal handler cannot wake a waiting thread, so the thread checks for interrupts every
// 50 ms.
void
fd_wait(void)
{
    enum { PAUSE = 50000000 }; // nanoseconds
    if (!fd_wait_is_watched()) {
        pthread_cond_wait(&happened, &lock);
        return;
    }
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PAUSE;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    if (pthread_cond_timedwait(&happened, &lock, &until) == 0)
        return;
    pthread_mutex_unlock(&lock);
    fd_wait_look();
    pthread_mutex_lock(&lock);
}

void
fd_wait_for(pthread_cond_t *condition)
{
    pthread_cond_wait(condition, &lock);
}

void
fd_notify(void)
{
    pthread_cond_broadcast(&happened);
}

void
fd_unlock(void)
{
    void (*after)(void) = after_unlock;
    after_unlock = NULL;
    pthread_mutex_unlock(&lock);
    if (after != NULL)
        after();
}

void
fd_after_unlock(void (*function)(void))
{
    after_unlock = function;
}

uint64_t
fd_next_id(void)
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
put(void *object, fd_kind kind)
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
fd_new(fd_kind kind, size_t size)
{
    if (!make_room())
        return NULL;
    void *object = calloc(1, size);
    if (object != NULL)
        put(object, kind);
    return object;
}

void
fd_forget(void *object)
{
    slot *s = find(object);
    if (s != NULL)
        s->kind = 0;
}

void
fd_delete(void *object)
{
    fd_forget(object);
    free(object);
}

bool
fd_is(const void *handle, fd_kind kind)
{
    const slot *s = find(handle);
    return s != NULL && s->kind == kind;
}

void
fd_each(fd_kind kind, void (*visit)(void *object, void *arg), void *arg)
{
    for (size_t i = 0; i < capacity; i++)
        if (slots[i].kind == kind)
            visit(slots[i].object, arg);
}
