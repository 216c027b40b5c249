// Reads the attributes of a memory pool, and sets those that the driver allows to be set.
#include "memory/pool_attributes.h"

#include "memory/memory_attributes.h"
#include "memory/resource.h"

static const core_attribute rows[] = {
    {"release_threshold", CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, false},
    {"reserved_mem_current", CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, false},
    {"reserved_mem_high", CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, false},
    {"reuse_allow_internal_dependencies", CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, true},
    {"reuse_allow_opportunistic", CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, true},
    {"reuse_follow_event_dependencies", CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, true},
    {"used_mem_current", CU_MEMPOOL_ATTR_USED_MEM_CURRENT, false},
    {"used_mem_high", CU_MEMPOOL_ATTR_USED_MEM_HIGH, false},
    {NULL, 0, false},
};

// --- values --------------------------------------------------------------------------------------

static CUresult
read_value(const MemoryAttributesObject *a, int number, core_attribute_value *value)
{
    return core_driver->cuMemPoolGetAttribute(a->pool->handle, (CUmemPool_attribute)number, value);
}

static CUresult
write_value(const MemoryAttributesObject *a, int number, core_attribute_value *value)
{
    return core_driver->cuMemPoolSetAttribute(a->pool->handle, (CUmemPool_attribute)number, value);
}

static const core_attributes table = {
    rows, read_value, write_value, "cuMemPoolGetAttribute", "cuMemPoolSetAttribute",
};

static int
value_of(PyObject *o, const core_attribute *row, core_attribute_value *out)
{
    if (core_attribute_check_set(o, row) < 0)
        return -1;
    if (row->is_bool) {
        out->truth = PyObject_IsTrue(o);
        return out->truth < 0 ? -1 : 0;
    }
    size_t size;
    if (core_size_argument(o, &size) < 0)
        return -1;
    out->bytes = size;
    return 0;
}

static int
Attributes_set(PyObject *self, PyObject *o, void *row)
{
    core_attribute_value value;
    return value_of(o, row, &value) == 0 ? core_attribute_write(self, row, value) : -1;
}

// Resets a high-water mark. No other value can be set.
static int
Attributes_reset(PyObject *self, PyObject *o, void *row)
{
    core_attribute_value value;
    if (value_of(o, row, &value) < 0)
        return -1;
    if (value.bytes == 0)
        return core_attribute_write(self, row, value);
    PyErr_Format(PyExc_ValueError, "%s can only be set to 0, got %llu",
                 ((const core_attribute *)row)->name, (unsigned long long)value.bytes);
    return -1;
}

// --- the type ------------------------------------------------------------------------------------

PyObject *
core_pool_attributes(core_state *st, core_ref *pool)
{
    return core_attributes_of(st, st->mem_pool_attributes_type, &table, pool, -1);
}

#define PROPERTY(name, row, set) \
    {#name, core_attribute_get, set, CORE_DOC(_MemPoolAttributes, name), (void *)&rows[row]}

static PyGetSetDef Attributes_getset[] = {
    PROPERTY(reuse_follow_event_dependencies, 5, Attributes_set),
    PROPERTY(reuse_allow_opportunistic, 4, Attributes_set),
    PROPERTY(reuse_allow_internal_dependencies, 3, Attributes_set),
    PROPERTY(release_threshold, 0, Attributes_set),
    PROPERTY(reserved_mem_current, 1, NULL),
    PROPERTY(reserved_mem_high, 2, Attributes_reset),
    PROPERTY(used_mem_current, 6, NULL),
    PROPERTY(used_mem_high, 7, Attributes_reset),
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_ATTRIBUTES_TYPE(mem_pool_attributes, _MemPoolAttributes, Attributes_getset);
