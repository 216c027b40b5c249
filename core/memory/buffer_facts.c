// Finds facts about a Buffer's memory. The Buffer's resource reports them. If there is no resource,
// or its report may be wrong, the driver is queried once.
#include "memory/buffer_facts.h"

#include "memory/resource.h"

static int
fact_of_pointer(BufferObject *b, core_memory_fact fact)
{
    core_memory_kind kind = (core_memory_kind)b->kind;
    if (kind == CORE_MEMORY_UNKNOWN) {
        if (core_memory_classify(b->st, b->ptr, &kind, &b->device) < 0)
            return CORE_FACT_FAILED;
        b->kind = kind;
    }
    return core_fact_of_kind(kind, b->device, fact);
}

int
core_buffer_fact(BufferObject *b, core_memory_fact fact)
{
    PyObject *mr = b->allocation->mr;
    if (mr == NULL)
        return fact_of_pointer(b, fact);
    const core_resource *table = core_resource_of(mr);
    Py_INCREF(mr);
    int value = table->fact(mr, fact);
    Py_DECREF(mr);
    bool unsure = table->may_be_managed && fact == CORE_FACT_MANAGED && value == 0;
    return unsure ? fact_of_pointer(b, fact) : value;
}

PyObject *
core_buffer_fact_object(BufferObject *b, core_memory_fact fact)
{
    PyObject *mr = b->allocation->mr;
    const core_resource *table = core_resource_of(mr);
    if (table == NULL && b->kind != CORE_MEMORY_UNKNOWN)
        return core_fact_object(fact,
                                core_fact_of_kind((core_memory_kind)b->kind, b->device, fact));
    if (table != NULL && !table->runs_python)
        return core_fact_object(fact, table->fact(mr, fact));
    if (fact != CORE_FACT_DEVICE || table != &core_python_resource)
        return core_fact_object(fact, core_buffer_fact(b, fact));
    Py_INCREF(mr);
    PyObject *answer = PyObject_GetAttrString(mr, "device_id");
    Py_DECREF(mr);
    return answer;
}

// Checks that the buffer is still open first, because a Python resource may have closed it since
// the last query.
static int
ask_open(BufferObject *b, core_memory_fact fact)
{
    return core_buffer_check(b) == 0 ? core_buffer_fact(b, fact) : CORE_FACT_FAILED;
}

int
core_buffer_kind(BufferObject *b, core_memory_kind *out)
{
    int device = ask_open(b, CORE_FACT_DEVICE_ACCESSIBLE);
    int host = device != CORE_FACT_FAILED ? ask_open(b, CORE_FACT_HOST_ACCESSIBLE) : device;
    int managed = 0;
    if (host != CORE_FACT_FAILED && device && host)
        managed = ask_open(b, CORE_FACT_MANAGED);
    if (host == CORE_FACT_FAILED || managed == CORE_FACT_FAILED)
        return -1;
    if (device && host)
        *out = managed ? CORE_MEMORY_MANAGED : CORE_MEMORY_PINNED;
    else if (device)
        *out = CORE_MEMORY_DEVICE;
    else
        *out = host ? CORE_MEMORY_HOST : CORE_MEMORY_UNKNOWN;
    return 0;
}
