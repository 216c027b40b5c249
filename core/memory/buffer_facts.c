// What is known of a Buffer's memory: by the resource that it came from or, without one, by the
// driver, which is asked once.
#include "memory/buffer_facts.h"

#include "memory/resource.h"

int
core_buffer_fact(BufferObject *b, core_memory_fact fact)
{
    PyObject *mr = b->allocation->mr;
    if (mr != NULL) {
        Py_INCREF(mr);
        int value = core_resource_of(mr)->fact(mr, fact);
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
