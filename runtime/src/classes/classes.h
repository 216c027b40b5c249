// Declares what the files in classes/ share and the public headers do not have. A class here is a
// Python class that a binding describes by a cb_class; cb_info connects its type with that
// description.
#ifndef CUBIND_CLASSES_H
#define CUBIND_CLASSES_H

#include "cubind/convert.h"
#include "cubind/signature.h"

// --- numbers as text -----------------------------------------------------------------------------

enum { CB__DIGITS = 21 }; // bytes of a 64-bit number with its prefix or sign, and a NUL

// Writes the digits so that they end at `end`; returns where they begin. `base` is constant, so no
// call divides.
CB_INLINE char *
cb__write_digits(char *end, uint64_t value, unsigned int base)
{
    do
        *--end = "0123456789abcdef"[value % base];
    while ((value /= base) != 0);
    return end;
}

// --- from a type to its class ------------------------------------------------------------------

// A type's tp_methods point to the first member of its cb_info. The entry that ends the list of
// methods carries a mark and the address of the cb_info; CPython reads only the name of that entry.
// So finding the class of a type takes a few loads. This works on every CPython from 3.11 on, needs
// no attribute that callers could see, and works across extension modules, each of which has its
// own copy of this library. The type of a Python subclass has no mark, but that of its base has.
enum { CB__METHODS = 4, CB__MARK = 0x63620001 };

typedef struct cb_info {
    PyMethodDef methods[CB__METHODS];
    cb_module *module;
    const cb_class *cls;
    int index;
    PyTypeObject *type;      // borrowed: the module's table holds it
    PyTypeObject *closed;    // handles: the type of closed ones, owned; NULL until first use
    PyGetSetDef *getset;     // records
    struct cb__names *names; // records: fields by attribute name
    char *set_coupled;       // records: name of the method that sets coupled arrays, or NULL
    cb_enum enumeration;     // enums
    char name[];             // cubind.driver.CUstream
} cb_info;

// Returns the class of exactly this type; NULL if no binding made the type.
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

// Returns the class of a type that a binding is known to have made.
static inline cb_info *
cb__info_own(PyTypeObject *type)
{
    return (cb_info *)type->tp_methods;
}

// Returns the class of the type itself, or of its nearest base that a binding made; NULL if there
// is none.
cb_info *cb__info_nearest(PyTypeObject *type);

// --- making types, one function per kind -------------------------------------------------------

// Return new references; NULL with an exception. `info` is complete except for the members that
// only one kind of class uses.
PyTypeObject *cb__enum_type(cb_info *info);
PyTypeObject *cb__cell_type(cb_info *info);
PyTypeObject *cb__record_type(cb_info *info);

// Makes a heap type with `slots` (ended by {0}), derived from the base that the class names. New
// reference.
PyTypeObject *cb__make_heap_type(cb_info *info, Py_ssize_t size, PyType_Slot *slots);
// Copies methods (ended by a NULL name) into the info and adds the mark.
void cb__info_set_methods(cb_info *info, const PyMethodDef *methods);
void cb__info_free(cb_info *info);
// Frees the cells that the module keeps for reuse.
void cb__cells_free(cb_module *m);

// Return the path of a class for messages: "cubind.driver.CUstream" and "driver.CUstream". `out`
// has CB__PATH_SIZE bytes; the result may point into it or elsewhere.
enum { CB__PATH_SIZE = 192 };
const char *cb__class_path(const cb_module *m, int index, char *out);
const char *cb__class_short_path(const cb_module *m, int index, char *out);
// Returns "driver.CUstream" for "cubind.driver.CUstream".
const char *cb__without_package(const char *path);

// Checks that a module is imported under its own name. Returns 0, or -1 with ImportError.
// (module_errors.c)
int cb__check_module_name(PyObject *module, const cb_binding *binding);
void cb__raise_no_attribute(const cb_module *m, PyObject *module, PyObject *name);
// Informs the Python package `cubind` that the module has all its attributes. Never raises.
void cb__tell_complete(const cb_module *m, PyObject *module);

// The tp_init of classes whose tp_new does all the work: __init__ accepts any arguments.
int cb__ignore_init(PyObject *self, PyObject *args, PyObject *kwargs);
// The `__reduce__` (METH_NOARGS) of objects that cannot be pickled or copied. Raises TypeError.
PyObject *cb__refuse_reduce(PyObject *self, PyObject *unused);

// --- handles that the program closes (closing.c) -----------------------------------------------

// Adds close() and its like to the type of a handle that some function closes. Returns 0, or -1
// with an exception.
int cb__closing_add(cb_info *info);
// Returns whether Python runs with -X dev. Handles then know where they were made.
bool cb__is_dev_mode(void);
// Raises RuntimeError if `o` is a handle that has been closed. Returns 0, or -1 with an exception.
int cb__refuse_closed(PyObject *o);
// Prepares the end of a cell whose `cached` is set: empties the record's slot, or warns about a
// handle that was not closed.
void cb__cell_leave(PyObject *self);

// --- enums -------------------------------------------------------------------------------------

// Returns the size of the C type in bytes.
static inline size_t
cb__enum_size(const cb_enum_table *table)
{
    return table->size != 0 ? (size_t)table->size : sizeof(int32_t);
}

// Reads a value from C memory.
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

// Returns the position of `value`, or -1 if it is unknown.
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

// Gets the value of an int (or of a member). Returns false if no member of the class can have that
// value.
bool cb__enum_value(const cb_enum *e, PyObject *o, int64_t *out);
// Returns the position of the member that equals the hashable object `o`; -1 if there is none; -2
// with an exception.
int cb__enum_position(const cb_enum *e, PyObject *o);
// Returns the result of Cls(o), owned; E1 for an unknown value.
PyObject *cb__enum_call(cb_info *info, PyObject *o);
// Returns a new member for a value that the table lacks.
PyObject *cb__enum_unknown(PyTypeObject *type, PyObject *value);
void cb__enum_free(cb_enum *e);

// Enum classes that a program derives (own_enum.c).
//
// Returns the members by value: a borrowed dict, or NULL without an exception.
PyObject *cb__own_enum_members(PyTypeObject *type);
// Returns a member's own name, owned; NULL without an exception if it has none.
PyObject *cb__own_enum_name(PyObject *member);
// Returns whether `member` is its class's registered member for `value`; -1 with an exception.
int cb__own_enum_has(PyObject *member, PyObject *value);
// Returns the member for a value, owned; NULL with an exception.
PyObject *cb__own_enum_call(PyTypeObject *type, PyObject *value);
// Makes members from the ints in the class's body. Returns 0, or -1 with an exception.
int cb__own_enum_fill(PyTypeObject *type);
// Adds FastEnum, its metaclass and their helpers to the module cubind._runtime.
int cb__fast_enum_add(PyObject *module);

// --- records -----------------------------------------------------------------------------------

// Return the getter and setter of a table's field; the setter is NULL for read-only fields.
getter cb__field_getter(const cb_field *f);
setter cb__field_setter(const cb_record_table *table, const cb_field *f);

PyObject *cb__record_repr(PyObject *self);
void cb__names_free(struct cb__names *names);

// Returns whether `o` is an instance of a record class of any binding.
bool cb__record_check(PyObject *o);
// Returns the address of a record's own storage, directly after its header. For a view, `data`
// points elsewhere.
static inline char *
cb__own_storage(const cb_record *r)
{
    size_t align = r->cls->record->align;
    uintptr_t at = (uintptr_t)(r + 1);
    if (CB_UNLIKELY(align > 16))
        at = (at + align - 1) & ~(uintptr_t)(align - 1);
    return (char *)at;
}

// Returns whether a record is a view on memory that no Python object of ours owns.
bool cb__record_is_foreign(PyObject *record);
// Returns whether a record owns the views on its members. Instances of Python subclasses do not.
// Their views could not take over ownership, because the subclass's part of the object would be
// destroyed by then.
bool cb__record_caches(PyObject *record);
// Returns the record's cache of views and objects kept alive, allocated at first need; NULL with
// MemoryError.
void **cb__record_slots(cb_record *r);

// A keep: an object that is kept alive because a pointer in a struct points to its memory
// (record_keep.c).
typedef struct cb__keep {
    char *at;      // address of the pointer field
    char *block;   // memory that the field pointed to when it was set; NULL: not recorded
    size_t size;   // bytes of `block` in which pointers may have keeps of their own; 0 if `object`
                   // keeps those itself
    size_t length; // number of items, if `block` is an array
    const cb_field *field; // field that `block` was set through, which gives its type; or NULL
    PyObject *object;      // holds the memory; owned
} cb__keep;

typedef struct cb__keep_list {
    size_t count;
    size_t capacity;
    cb__keep items[]; // sorted by `at`
} cb__keep_list;

// Returns whether there are keeps for foreign memory: memory that no record was known to own.
static inline bool
cb__keeps_foreign(const cb_module *m)
{
    const cb__keep_list *list = m->keeps;
    return list != NULL && list->count > 0;
}

// Adds a keep, in place of the keep with the same `at` if there is one. Returns 0, or -1 with
// MemoryError.
int cb__keep_set(cb_record *r, const cb__keep *keep);
// Drops the keeps whose pointers lie in a range of bytes.
void cb__keep_drop(cb_record *r, const void *at, size_t size);
// Copies the keeps of a range of bytes when the bytes are copied. Returns 0, or -1 with
// MemoryError.
int cb__keep_copy(cb_record *to, void *to_at, cb_record *from, const void *from_at, size_t size);
// Finds the keep at `at`; false if there is none. out->object is a new reference.
bool cb__keep_find(cb_record *r, const void *at, cb__keep *out);
// Like cb__keep_find(), but only if the pointer field still has the value that was set.
bool cb__keep_find_block(PyObject *record, const cb_field *f, cb__keep *out);
// Returns whether there may be keeps for r's storage.
bool cb__keep_any_slow(cb_record *r);

static inline bool
cb__keep_nothing(const cb_record *r)
{
    return r->owner == NULL && r->slots == NULL && !cb__keeps_foreign(r->module);
}

static inline bool
cb__keep_any(cb_record *r)
{
    return CB_UNLIKELY(!cb__keep_nothing(r)) && cb__keep_any_slow(r); // most structs have none
}

// Returns the array that a pointer field points to, if it has `length` items, was set through this
// field, and no other pointer shares it. The caller may then overwrite it. NULL otherwise.
char *cb__keep_own_block(cb_record *r, const cb_field *f, size_t length);
// Drops all keeps of a record that has storage of its own.
void cb__keep_drop_all(cb_record *root);
// Drops the keeps for a range of memory that no record was known to own.
void cb__keep_drop_foreign(cb_module *m, const void *at, size_t size);
// Free and traverse the list `keeps` of a record or of the module.
void cb__keep_free(cb_module *m, void *keeps);
int cb__keep_traverse(void *keeps, visitproc visit, void *arg);

#endif
