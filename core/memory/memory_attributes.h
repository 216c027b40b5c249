// Provides the objects that read attributes of memory from the driver at each access: those of a
// memory pool, and those of the memory that the graphs of a device have.
#ifndef CUBIND_CORE_MEMORY_ATTRIBUTES_H
#define CUBIND_CORE_MEMORY_ATTRIBUTES_H

#include "base/doc.h"
#include "base/object.h"
#include "base/ref.h"

typedef struct MemoryAttributesObject {
    PyObject_HEAD core_state *st;
    const struct core_attributes *table;
    core_ref *pool; // of the attributes of a pool; NULL for those of a device
    int device;     // ordinal, of the attributes of a device
    int process;    // core_process_now() when pool or device were opened
    PyObject *weakrefs;
} MemoryAttributesObject;

typedef struct core_attribute {
    const char *name;
    int number;
    bool is_bool;
} core_attribute;

// The driver reads and writes Boolean attributes as an int, and all others as 64 bits.
typedef union core_attribute_value {
    int truth;
    uint64_t bytes;
} core_attribute_value;

// Describes a type. `rows` are sorted by name and end with NULL. `read` and `write` call the driver
// function of that name, without the GIL.
typedef struct core_attributes {
    const core_attribute *rows;
    CUresult (*read)(const MemoryAttributesObject *a, int number, core_attribute_value *value);
    CUresult (*write)(const MemoryAttributesObject *a, int number, core_attribute_value *value);
    const char *read_name, *write_name;
} core_attributes;

// Returns an object of `type`, with a reference to `pool`, which may be NULL. Owned.
PyObject *core_attributes_of(core_state *st, PyTypeObject *type, const core_attributes *table,
                             core_ref *pool, int device);

// The getter of the properties; `row` is a core_attribute.
PyObject *core_attribute_get(PyObject *self, void *row);

// Raises AttributeError if a setter is called to delete the attribute (`value` is NULL). Returns 0,
// or -1 with the exception.
int core_attribute_check_set(const PyObject *value, const core_attribute *row);

// Writes a value. Returns 0, or -1 with an exception.
int core_attribute_write(PyObject *self, const core_attribute *row, core_attribute_value value);

// The slots of the types.
PyObject *core_attributes_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
PyObject *core_attributes_repr(PyObject *self);
void core_attributes_dealloc(PyObject *self);
extern PyMemberDef core_attributes_members[];

// Defines the spec of a type, whose properties are in the table `getset`.
#define CORE_ATTRIBUTES_TYPE(field, Name, getset) \
    static PyType_Slot field##_slots[] = { \
        {Py_tp_doc, CORE_TYPE_DOC(Name)},         {Py_tp_new, core_attributes_new}, \
        {Py_tp_dealloc, core_attributes_dealloc}, {Py_tp_traverse, core_object_traverse}, \
        {Py_tp_repr, core_attributes_repr},       {Py_tp_getset, getset}, \
        {Py_tp_members, core_attributes_members}, {0, NULL}, \
    }; \
    PyType_Spec core_##field##_spec = { \
        .name = "cubind.core." #Name, \
        .basicsize = sizeof(MemoryAttributesObject), \
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE, \
        .slots = field##_slots, \
    }

#endif
