// Makes the n-th allocation of Python objects or memory fail.
#ifndef FAILING_H
#define FAILING_H

#include <Python.h>

static PyMemAllocatorEx original[2];
static long countdown;

static void *
failing_malloc(void *context, size_t size)
{
    PyMemAllocatorEx *a = context;
    return --countdown == 0 ? NULL : a->malloc(a->ctx, size);
}

static void *
failing_calloc(void *context, size_t count, size_t size)
{
    PyMemAllocatorEx *a = context;
    return --countdown == 0 ? NULL : a->calloc(a->ctx, count, size);
}

static void *
failing_realloc(void *context, void *block, size_t size)
{
    PyMemAllocatorEx *a = context;
    return --countdown == 0 ? NULL : a->realloc(a->ctx, block, size);
}

static void
passing_free(void *context, void *block)
{
    PyMemAllocatorEx *a = context;
    a->free(a->ctx, block);
}

// Makes the n-th allocation from now on fail, once.
static inline void
fail_allocation(long n)
{
    const PyMemAllocatorDomain domains[] = {PYMEM_DOMAIN_MEM, PYMEM_DOMAIN_OBJ};
    countdown = n;
    for (int i = 0; i < 2; i++) {
        PyMem_GetAllocator(domains[i], &original[i]);
        PyMemAllocatorEx failing = {&original[i], failing_malloc, failing_calloc, failing_realloc,
                                    passing_free};
        PyMem_SetAllocator(domains[i], &failing);
    }
}

static inline void
restore_allocation(void)
{
    PyMem_SetAllocator(PYMEM_DOMAIN_MEM, &original[0]);
    PyMem_SetAllocator(PYMEM_DOMAIN_OBJ, &original[1]);
}

#endif
