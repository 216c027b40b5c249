// What memory is: asked of the resource that it came from or, without one, of the driver.
#include "memory/memory_kind.h"

#include "base/errors.h"
#include "base/start.h"
#include "memory/legacy_pinned.h"
#include "memory/pool.h"

// --- pointers ------------------------------------------------------------------------------------

typedef struct pointer_answer {
    unsigned int type, managed;
    int device;
} pointer_answer;

// An address that CUDA does not know is no error: nothing is written.
static CUresult
ask_driver(CUdeviceptr ptr, pointer_answer *answer)
{
    CUpointer_attribute attributes[] = {
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        CU_POINTER_ATTRIBUTE_IS_MANAGED,
        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
    };
    void *values[] = {&answer->type, &answer->managed, &answer->device};
    *answer = (pointer_answer){0};
    return CORE_NOGIL(core_driver->cuPointerGetAttributes(3, attributes, values, ptr));
}

static int
kind_of(const pointer_answer *answer, core_memory_kind *kind)
{
    if (answer->type == 0)
        *kind = CORE_MEMORY_HOST;
    else if (answer->managed)
        *kind = CORE_MEMORY_MANAGED;
    else if (answer->type == CU_MEMORYTYPE_HOST)
        *kind = CORE_MEMORY_PINNED;
    else if (answer->type == CU_MEMORYTYPE_DEVICE)
        *kind = CORE_MEMORY_DEVICE;
    else {
        PyErr_Format(PyExc_ValueError, "Unsupported memory type: %u", answer->type);
        return -1;
    }
    return 0;
}

int
core_memory_classify(core_state *st, CUdeviceptr ptr, core_memory_kind *kind, int *device)
{
    pointer_answer answer;
    if (core_start(st) < 0 ||
        core_check(st, ask_driver(ptr, &answer), "cuPointerGetAttributes") < 0 ||
        kind_of(&answer, kind) < 0)
        return -1;
    *device = *kind == CORE_MEMORY_HOST ? -1 : answer.device;
    return 0;
}

// --- facts ---------------------------------------------------------------------------------------

int
core_fact_of_kind(core_memory_kind kind, int device, core_memory_fact fact)
{
    switch (fact) {
    case CORE_FACT_DEVICE_ACCESSIBLE:
        return kind != CORE_MEMORY_HOST;
    case CORE_FACT_HOST_ACCESSIBLE:
        return kind != CORE_MEMORY_DEVICE;
    case CORE_FACT_MANAGED:
        return kind == CORE_MEMORY_MANAGED;
    default:
        return device;
    }
}

// A resource in Python says it by its properties.
static int
ask_resource(PyObject *mr, core_memory_fact fact)
{
    static const char *const names[] = {
        [CORE_FACT_DEVICE_ACCESSIBLE] = "is_device_accessible",
        [CORE_FACT_HOST_ACCESSIBLE] = "is_host_accessible",
        [CORE_FACT_MANAGED] = "is_managed",
        [CORE_FACT_DEVICE] = "device_id",
    };
    PyObject *answer = PyObject_GetAttrString(mr, names[fact]);
    if (answer == NULL)
        return CORE_FACT_FAILED;
    long value = fact == CORE_FACT_DEVICE ? PyLong_AsLong(answer) : PyObject_IsTrue(answer);
    Py_DECREF(answer);
    if (value <= INT_MIN || value > INT_MAX)
        PyErr_Format(PyExc_OverflowError, "device_id %ld is out of range", value);
    return PyErr_Occurred() ? CORE_FACT_FAILED : (int)value;
}

int
core_resource_fact(core_state *st, PyObject *mr, core_memory_fact fact)
{
    if (core_is_pool(st, mr)) {
        const PoolObject *pool = (PoolObject *)mr;
        return core_fact_of_kind((core_memory_kind)pool->kind, pool->device, fact);
    }
    if (!core_is_synchronous(st, mr))
        return ask_resource(mr, fact);
    int device = ((SynchronousObject *)mr)->device;
    return core_fact_of_kind(device < 0 ? CORE_MEMORY_PINNED : CORE_MEMORY_DEVICE, device, fact);
}

int
core_buffer_fact(BufferObject *b, core_memory_fact fact)
{
    PyObject *mr = b->allocation->mr;
    if (mr != NULL) {
        Py_INCREF(mr);
        int value = core_resource_fact(b->st, mr, fact);
        Py_DECREF(mr);
        return value;
    }
    core_memory_kind kind = (core_memory_kind)b->kind;
    if (kind == CORE_MEMORY_UNKNOWN) {
        if (core_memory_classify(b->st, b->ptr, &kind, &b->device) < 0)
            return CORE_FACT_FAILED;
        b->kind = kind;
    }
    return core_fact_of_kind(kind, b->device, fact);
}

int
core_buffer_facts(BufferObject *b, core_memory_facts *out)
{
    int values[4];
    // A resource in Python may close the buffer meanwhile; memory of the host is on no device.
    for (int fact = 0; fact < 4; fact++) {
        if (core_buffer_check(b) < 0)
            return -1;
        bool known = fact == CORE_FACT_DEVICE && !values[CORE_FACT_DEVICE_ACCESSIBLE];
        values[fact] = known ? -1 : core_buffer_fact(b, (core_memory_fact)fact);
        if (values[fact] == CORE_FACT_FAILED)
            return -1;
    }
    *out = (core_memory_facts){
        .device_accessible = values[CORE_FACT_DEVICE_ACCESSIBLE] != 0,
        .host_accessible = values[CORE_FACT_HOST_ACCESSIBLE] != 0,
        .managed = values[CORE_FACT_MANAGED] != 0,
        .device = values[CORE_FACT_DEVICE],
    };
    return 0;
}
