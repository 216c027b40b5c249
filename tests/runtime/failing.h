// Makes an allocation of Python's fail: the n-th one of the calling thread.
#ifndef FAILING_H
#define FAILING_H

#include <Python.h>

#include <stdbool.h>

// Allocations of other threads do not count: a test runner's thread that gets no memory ends.
static _Thread_local long countdown;

// Defines the four functions of an allocator that asks `original_<name>`, and installs them.
//
// They are never removed, and they get the context of the original functions. Threads without the
// GIL allocate meanwhile, and Python replaces an allocator member by member, so such a thread can
// see a new function with an old context.
#define FAILING_ALLOCATOR(name, domain) \
    static PyMemAllocatorEx original_##name; \
    static void *name##_malloc(void *context, size_t size) \
    { \
        return --countdown == 0 ? NULL : original_##name.malloc(context, size); \
    } \
    static void *name##_calloc(void *context, size_t count, size_t size) \
    { \
        return --countdown == 0 ? NULL : original_##name.calloc(context, count, size); \
    } \
    static void *name##_realloc(void *context, void *block, size_t size) \
    { \
        return --countdown == 0 ? NULL : original_##name.realloc(context, block, size); \
    } \
    static void name##_free(void *context, void *block) \
    { \
        original_##name.free(context, block); \
    } \
    static inline void install_##name(void) \
    { \
        PyMem_GetAllocator(domain, &original_##name); \
        PyMemAllocatorEx failing = {original_##name.ctx, name##_malloc, name##_calloc, \
                                    name##_realloc, name##_free}; \
        PyMem_SetAllocator(domain, &failing); \
    }

FAILING_ALLOCATOR(raw, PYMEM_DOMAIN_RAW)
FAILING_ALLOCATOR(memory, PYMEM_DOMAIN_MEM)
FAILING_ALLOCATOR(object, PYMEM_DOMAIN_OBJ)

// Makes the n-th allocation of this thread from now on fail, once.
static inline void
fail_allocation(long n)
{
    static bool is_installed;
    if (!is_installed) {
        install_raw();
        install_memory();
        install_object();
    }
    is_installed = true;
    countdown = n;
}

static inline void
restore_allocation(void)
{
    countdown = 0;
}

#endif
