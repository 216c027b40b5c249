// Reports how much memory the graphs of a device have. The high-water marks can be reset.
#include "memory/graph_memory_attributes.h"

#include "memory/memory_attributes.h"

// ROW(name, number, is_bool, setter), sorted by name.
#define ATTRIBUTES(ROW) \
    ROW(reserved_mem_current, RESERVED_MEM_CURRENT, false, NULL) \
    ROW(reserved_mem_high, RESERVED_MEM_HIGH, false, Attributes_reset) \
    ROW(used_mem_current, USED_MEM_CURRENT, false, NULL) \
    ROW(used_mem_high, USED_MEM_HIGH, false, Attributes_reset)

#define ROW(name, number, is_bool, set) {#name, CU_GRAPH_MEM_ATTR_##number, is_bool},
static const core_attribute rows[] = {ATTRIBUTES(ROW){NULL, 0, false}};
#undef ROW

#define ROW(name, number, is_bool, set) AT_##name,
enum { ATTRIBUTES(ROW) };
#undef ROW

static CUresult
read_value(const MemoryAttributesObject *a, int number, core_attribute_value *value)
{
    return core_driver->cuDeviceGetGraphMemAttribute(a->device, (CUgraphMem_attribute)number,
                                                     value);
}

static CUresult
write_value(const MemoryAttributesObject *a, int number, core_attribute_value *value)
{
    return core_driver->cuDeviceSetGraphMemAttribute(a->device, (CUgraphMem_attribute)number,
                                                     value);
}

static const core_attributes table = {
    rows, read_value, write_value, "cuDeviceGetGraphMemAttribute", "cuDeviceSetGraphMemAttribute",
};

// Checks that the value to set is 0, which resets a high-water mark. No other value can be set.
static int
check_zero(PyObject *o, const char *name)
{
    PyObject *number = PyNumber_Index(o);
    if (number == NULL)
        return -1;
    int is_other = PyObject_IsTrue(number);
    if (is_other > 0)
        PyErr_Format(PyExc_AttributeError, "Attribute '%s' may only be set to zero (got %S).", name,
                     number);
    Py_DECREF(number);
    return is_other == 0 ? 0 : -1;
}

static int
Attributes_reset(PyObject *self, PyObject *o, void *row)
{
    const core_attribute *which = row;
    if (core_attribute_check_set(o, which) < 0 || check_zero(o, which->name) < 0)
        return -1;
    return core_attribute_write(self, which, (core_attribute_value){.bytes = 0});
}

PyObject *
core_graph_memory_attributes(core_state *st, int device)
{
    return core_attributes_of(st, st->graph_memory_attributes_type, &table, NULL, device);
}

#define ROW(name, number, is_bool, set) \
    {#name, core_attribute_get, set, CORE_DOC(GraphMemoryResourceAttributes, name), \
     (void *)&rows[AT_##name]},
static PyGetSetDef Attributes_getset[] = {ATTRIBUTES(ROW){NULL, NULL, NULL, NULL, NULL}};
#undef ROW

CORE_ATTRIBUTES_TYPE(graph_memory_attributes, GraphMemoryResourceAttributes, Attributes_getset);
