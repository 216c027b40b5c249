// Writes the message of an allocation that failed because memory is short: how much was requested,
// and how much there is.
#include "memory/out_of_memory.h"

#include "base/errors.h"
#include "base/steps.h"
#include "device/context.h"

#include <stdio.h>

// --- amounts -------------------------------------------------------------------------------------

// Returns a text like "4096 bytes (4.0 KiB)". Owned.
static PyObject *
amount(uint64_t bytes)
{
    static const char units[] = "KMGTPE";
    double scaled = (double)bytes / 1024;
    int unit = 0;
    for (; scaled >= 1023.95 && units[unit + 1] != '\0'; unit++)
        scaled /= 1024;
    char text[64];
    if (bytes < 1024)
        PyOS_snprintf(text, sizeof text, "%llu bytes", (unsigned long long)bytes);
    else
        PyOS_snprintf(text, sizeof text, "%llu bytes (%.1f %ciB)", (unsigned long long)bytes,
                      scaled, units[unit]);
    return PyUnicode_FromString(text);
}

// Like PyUnicode_FromFormat(), with one or two amounts as arguments. Owned.
static PyObject *
sentence(const char *format, uint64_t first, uint64_t second)
{
    PyObject *a = amount(first);
    PyObject *b = a != NULL ? amount(second) : NULL;
    PyObject *text = b != NULL ? PyUnicode_FromFormat(format, a, b) : NULL;
    Py_XDECREF(a);
    Py_XDECREF(b);
    return text;
}

// --- available amounts ---------------------------------------------------------------------------

static uint64_t
host_available(void)
{
    unsigned long long kib = 0;
    char line[128];
    FILE *file = fopen("/proc/meminfo", "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "MemAvailable: %llu kB", &kib) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return kib * 1024;
}

static PyObject *
about_host(void)
{
    uint64_t bytes = host_available();
    return bytes != 0 ? sentence("; the host has %U available", bytes, 0) : NULL;
}

// Describes the memory of the current context's device.
static PyObject *
about_current(void)
{
    CUdevice device = 0;
    size_t available = 0, total = 0;
    if (CORE_NOGIL(core_driver->cuMemGetInfo(&available, &total)) != CUDA_SUCCESS ||
        core_driver->cuCtxGetDevice(&device) != CUDA_SUCCESS)
        return NULL;
    PyObject *text = sentence(" has %U free of %U", available, total);
    PyObject *whole =
        text != NULL ? PyUnicode_FromFormat("; device %d%U", (int)device, text) : NULL;
    Py_XDECREF(text);
    return whole;
}

static PyObject *
about_device(core_state *st, int device)
{
    core_scope scope;
    const core_ref *primary = core_primary_context(st, device);
    if (primary == NULL || core_scope_enter(st, primary->handle, &scope) < 0)
        return NULL;
    PyObject *text = about_current();
    if (core_scope_leave(st, &scope) < 0)
        Py_CLEAR(text);
    return text;
}

// Describes the pool's memory, because memory that a pool has taken from the device counts as used
// there.
static PyObject *
about_pool(CUmemoryPool pool)
{
    cuuint64_t reserved = 0, used = 0;
    CUresult status = CORE_NOGIL(
        core_driver->cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, &reserved));
    if (status == CUDA_SUCCESS)
        status = CORE_NOGIL(
            core_driver->cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, &used));
    if (status != CUDA_SUCCESS || reserved == 0)
        return NULL;
    return sentence("; the pool holds %U, of which %U are in use", reserved, used);
}

// --- the exception -------------------------------------------------------------------------------

// Takes over `more`; if that is NULL, the amount could not be found out and is omitted.
static void
add_text(PyObject **text, PyObject *more)
{
    PyErr_Clear();
    if (*text != NULL && more != NULL)
        PyUnicode_Append(text, more);
    Py_XDECREF(more);
}

int
core_raise_allocation(core_state *st, CUresult status, const char *function, size_t size,
                      int device, CUmemoryPool pool)
{
    if (status != CUDA_ERROR_OUT_OF_MEMORY)
        return core_raise(st, status, function);
    PyObject *text = sentence(": requested %U", size, 0);
    add_text(&text, device >= 0 ? about_device(st, device) : about_host());
    if (pool != NULL)
        add_text(&text, about_pool(pool));
    core_raise_more(st, status, function, text, NULL);
    Py_XDECREF(text);
    return -1;
}
