// What the files of the class side share below the public headers.
#ifndef CUBIND_CLASSES_H
#define CUBIND_CLASSES_H

#include "cubind/convert.h"
#include "cubind/signature.h"

// --- from a type to its class ------------------------------------------------------------------

// A type's tp_methods point to the first member of its cb_info, and the entry that ends the list,
// which CPython reads the name of and nothing else, carries a mark and the address. That makes the
// way from a type to its class a few loads, works on every CPython from 3.11 on, needs no attribute
// that callers could see, and holds across extension modules, each of which has its own copy of
// this library. Python subclasses have no methods of their own kind: they are not marked, their
// bases are.
enum { CB__METHODS = 4, CB__MARK = 0x63620001 };

typedef struct cb_info {
    PyMethodDef methods[CB__METHODS];
    cb_module *module;
    const cb_class *cls;
    int index;
    PyTypeObject *type;      // borrowed: the module's table holds it
    PyGetSetDef *getset;     // records
    struct cb__names *names; // records: fields by attribute name
    char *set_coupled;   // records: name of the method for arrays that are set together, or NULL
    cb_enum enumeration; // enums
    char name[];         // cubind.driver.CUstream
} cb_info;

// The class of exactly this type; NULL for types that are none of ours.
static inline cb_info *
cb__info(PyTypeObject *type)
{
    const PyMethodDef *method = type->tp_methods;
    if (method == NULL)
        return NULL;
    while (method->ml_name != NULL)
        method++;
    return method->ml_flags == CB__MARK ? (cb_info *)method->ml_doc : NULL;
}

// The class of a type known to be one of ours.
static inline cb_info *
cb__info_own(PyTypeObject *type)
{
    return (cb_info *)type->tp_methods;
}

// The class of the nearest base (or the type itself) that is one of ours; NULL for none.
cb_info *cb__info_nearest(PyTypeObject *type);

// --- making types, one function per kind -------------------------------------------------------

// New references; `info` is filled but for what the kind adds.
PyTypeObject *cb__enum_type(cb_info *info);
PyTypeObject *cb__cell_type(cb_info *info);
PyTypeObject *cb__record_type(cb_info *info);

// A heap type with `slots` (ends in {0}) under the base that the class names.
PyTypeObject *cb__make_heap_type(cb_info *info, Py_ssize_t size, PyType_Slot *slots);
// Puts methods (ended by a NULL name) and the mark into the info.
void cb__info_set_methods(cb_info *info, const PyMethodDef *methods);
void cb__info_free(cb_info *info);
// The cells that the module keeps for the next ones.
void cb__cells_free(cb_module *m);

// Where callers find a class, for messages: "cubind.driver.CUstream", "driver.CUstream". `out` has
// CB__PATH_SIZE bytes and may be what is returned.
enum { CB__PATH_SIZE = 192 };
const char *cb__class_path(const cb_module *m, int index, char *out);
const char *cb__class_short_path(const cb_module *m, int index, char *out);
// "driver.CUstream" of "cubind.driver.CUstream".
const char *cb__without_package(const char *path);

// ImportError where a module is imported under another name than its own. 0, or -1. (module_errors.c)
int cb__check_module_name(PyObject *module, const cb_binding *binding);
void cb__raise_no_attribute(const cb_module *m, PyObject *module, PyObject *name);
void cb__tell_complete(const cb_module *m, PyObject *module); // never raises

// tp_init of classes whose tp_new does all: callers may call __init__ with anything.
int cb__ignore_init(PyObject *self, PyObject *args, PyObject *kwargs);
// METH_NOARGS `__reduce__` of what can be neither pickled nor copied.
PyObject *cb__refuse_reduce(PyObject *self, PyObject *unused);

// --- enums -------------------------------------------------------------------------------------

// Bytes of the C type.
static inline size_t
cb__enum_size(const cb_enum_table *table)
{
    return table->size != 0 ? (size_t)table->size : sizeof(int32_t);
}

// The value in C's memory.
static inline int64_t
cb__enum_load(const cb_enum_table *table, const void *at)
{
    int32_t usual;
    if (CB_LIKELY(table->size == 0)) {
        memcpy(&usual, at, sizeof usual);
        return table->is_signed ? usual : (int64_t)(uint32_t)usual;
    }
    uint64_t bits = 0;
    size_t size = cb__enum_size(table);
    int unused = 64 - 8 * (int)size;
    memcpy(&bits, at, size); // little-endian
    return table->is_signed ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
}

// Position of `value`, -1 for an unknown one.
static inline int
cb__enum_find(const cb_enum *e, int64_t value)
{
    uint64_t distance = (uint64_t)value - (uint64_t)e->values[0];
    if (CB_LIKELY(distance < (uint64_t)e->dense))
        return (int)distance;
    int low = e->dense, high = e->count - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (e->values[middle] == value)
            return middle;
        if (e->values[middle] < value)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

// Value of an int (or of a member); false where no member of the class can have it.
bool cb__enum_value(const cb_enum *e, PyObject *o, int64_t *out);
// Position of what equals the hashable `o`, -1 for nothing, -2 with an exception.
int cb__enum_position(const cb_enum *e, PyObject *o);
// What Cls(o) gives: E1 for an unknown value.
PyObject *cb__enum_call(cb_info *info, PyObject *o);
// A member outside the table.
PyObject *cb__enum_unknown(PyTypeObject *type, PyObject *value);
void cb__enum_free(cb_enum *e);

// Enum classes that a program derives (own_enum.c). Members by value, borrowed, or NULL; a member's name, owned, NULL
// with no exception where it has none of its own; whether a member is the class's by that value, or -1; the member of a
// value, owned, or NULL with an exception; and members for what the class's body has, 0 or -1.
PyObject *cb__own_enum_members(PyTypeObject *type);
PyObject *cb__own_enum_name(PyObject *member);
int cb__own_enum_has(PyObject *member, PyObject *value);
PyObject *cb__own_enum_call(PyTypeObject *type, PyObject *value);
int cb__own_enum_fill(PyTypeObject *type);
// FastEnum, its metaclass, what belongs to them: into the module cubind._runtime.
int cb__fast_enum_add(PyObject *module);

// --- records -----------------------------------------------------------------------------------

// Getter and setter of a table's field; the setter is NULL for read-only ones.
getter cb__field_getter(const cb_field *f);
setter cb__field_setter(const cb_record_table *table, const cb_field *f);

PyObject *cb__record_repr(PyObject *self);
void cb__names_free(struct cb__names *names);

// True for an instance of a record class of any binding.
bool cb__record_check(PyObject *o);
// Where a record's own storage is: right behind its head, and no view's data.
static inline char *
cb__own_storage(const cb_record *r)
{
    size_t align = r->cls->record->align;
    uintptr_t at = (uintptr_t)(r + 1);
    if (CB_UNLIKELY(align > 16))
        at = (at + align - 1) & ~(uintptr_t)(align - 1);
    return (char *)at;
}

// Whether a record is a view on memory that no Python object of ours owns.
bool cb__record_is_foreign(PyObject *record);
// Whether a record owns the views on its members. Instances of Python subclasses do not: what these
// add to an object would be gone by the time its views took it over.
bool cb__record_caches(PyObject *record);
// The record's cache of views and keeps, allocated at first need; NULL with MemoryError.
void **cb__record_slots(cb_record *r);

// Keeps (record_keep.c). `at` is the address of a field.
typedef struct cb__keep {
    char *at;      // the pointer field
    char *block;   // the memory that it pointed to when this was set; NULL: not looked at
    size_t size;   // bytes of block, which may hold pointers with keeps of their own; 0 where
                   // the object has its own
    size_t length; // items of an array
    const cb_field *field; // that block is set through: what is in it; NULL: nobody looks
    PyObject *object;      // what holds the memory; owned
} cb__keep;

typedef struct cb__keep_list {
    size_t count;
    size_t capacity;
    cb__keep items[]; // sorted by `at`
} cb__keep_list;

// Whether anything is kept for memory that no record was known to own.
static inline bool
cb__keeps_foreign(const cb_module *m)
{
    const cb__keep_list *list = m->keeps;
    return list != NULL && list->count > 0;
}

int cb__keep_set(cb_record *r, const cb__keep *keep);
void cb__keep_drop(cb_record *r, const void *at, size_t size);
int cb__keep_copy(cb_record *to, void *to_at, cb_record *from, const void *from_at, size_t size);
// The keep at `at`; false for none. out->object is a new reference.
bool cb__keep_find(cb_record *r, const void *at, cb__keep *out);
// The same for a pointer field that still leads to where it was set to.
bool cb__keep_find_block(PyObject *record, const cb_field *f, cb__keep *out);
// Whether anything may be kept for r's storage.
bool cb__keep_any_slow(cb_record *r);

static inline bool
cb__keep_nothing(const cb_record *r)
{
    return r->owner == NULL && r->slots == NULL && !cb__keeps_foreign(r->module);
}

static inline bool
cb__keep_any(cb_record *r)
{
    return CB_UNLIKELY(!cb__keep_nothing(r)) && cb__keep_any_slow(r); // most structs have nothing
}

// The array of that many items behind a field, if it was set here and no other pointer has it, so
// that it may be written to; NULL otherwise.
char *cb__keep_own_block(cb_record *r, const cb_field *f, size_t length);
// All keeps of a record that has storage of its own.
void cb__keep_drop_all(cb_record *root);
// What is kept for a range of memory that no record was known to own.
void cb__keep_drop_foreign(cb_module *m, const void *at, size_t size);
// Of the list behind `keeps`, of a record or of the module.
void cb__keep_free(cb_module *m, void *keeps);
int cb__keep_traverse(void *keeps, visitproc visit, void *arg);

#endif
