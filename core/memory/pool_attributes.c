// Reads the attributes of a memory pool, and sets those that the driver allows to be set.
#include "memory/pool_attributes.h"

#include "memory/memory_attributes.h"
#include "memory/resource.h"

// ROW(name, number, is_bool, setter), sorted by name.
#define ATTRIBUTES(ROW) \
    ROW(release_threshold, RELEASE_THRESHOLD, false, Attributes_set) \
    ROW(reserved_mem_current, RESERVED_MEM_CURRENT, false, NULL) \
    ROW(reserved_mem_high, RESERVED_MEM_HIGH, false, Attributes_reset) \
    ROW(reuse_allow_internal_dependencies, REUSE_ALLOW_INTERNAL_DEPENDENCIES, true, \
        Attributes_set) \
    ROW(reuse_allow_opportunistic, REUSE_ALLOW_OPPORTUNISTIC, true, Attributes_set) \
    ROW(reuse_follow_event_dependencies, REUSE_FOLLOW_EVENT_DEPENDENCIES, true, Attributes_set) \
    ROW(used_mem_current, USED_MEM_CURRENT, false, NULL) \
    ROW(used_mem_high, USED_MEM_HIGH, false, Attributes_reset)

#define ROW(name, number, is_bool, set) {#name, CU_MEMPOOL_ATTR_##number, is_bool},
static const core_attribute rows[] = {ATTRIBUTES(ROW){NULL, 0, false}};
#undef ROW

#define ROW(name, number, is_bool, set) AT_##name,
enum { ATTRIBUTES(ROW) };
#undef ROW

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

#define ROW(name, number, is_bool, set) \
    {#name, core_attribute_get, set, CORE_DOC(_MemPoolAttributes, name), (void *)&rows[AT_##name]},
static PyGetSetDef Attributes_getset[] = {ATTRIBUTES(ROW){NULL, NULL, NULL, NULL, NULL}};
#undef ROW

CORE_ATTRIBUTES_TYPE(mem_pool_attributes, _MemPoolAttributes, Attributes_getset);
