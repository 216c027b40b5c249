// One binding module: static description, state, and the two forms (tuple form, checked form) of
// its functions.
//
// `cubind.driver` and `cubind.checked.driver` are two module objects over one cb_module. The module
// state of each is a cb_surface; generated wrappers get it from `self` and differ in nothing but
// what they return. Classes and constants are made at first use through the module's __getattr__
// (PEP 562), so that import costs next to nothing. The checked module hands out the very same
// classes.
//
// Every type holds the main module (ht_module), and the module holds the types it has made: a ring
// that the garbage collector sees. What a call needs (types, members, the success tuple) is let go
// of when the module is freed, never earlier, so that calls made while the interpreter shuts down
// still work.
//
// The Python module `cubind._runtime` owns what all bindings share: FastEnum, the exception
// classes.
#ifndef CUBIND_MODULE_H
#define CUBIND_MODULE_H

#include "cubind/class.h"
#include "cubind/library.h"

typedef struct cb_constant {
    const char *name;
    int64_t value;
    bool is_unsigned;
    const char *text; // string constants; NULL for numbers
    bool is_float;    // the value is `number`
    double number;
} cb_constant;

// Everything static about a binding. Generated, const.
typedef struct cb_binding {
    const char *name;         // "driver"
    const char *full_name;    // "cubind.driver"
    const char *checked_name; // "cubind.checked.driver"
    const char *doc;          // __doc__ of both forms; may be NULL
    const cb_class *classes;
    int class_count;
    const uint16_t *class_order;  // class indices sorted by name
    const cb_constant *constants; // sorted by name
    int constant_count;
    int status_class; // class index of the status enum; -1: no function has a status
    int64_t success;
    const char *error_class; // "DriverError"
    const char *const
        *error_names; // parallel to the status enumerators: "OutOfMemoryError"; NULL for success
    // Text of a status from the library itself; NULL when it has none. Must not raise.
    const char *(*error_text)(int64_t status);
    // The note of an exception whose status means that the context is lost, else NULL; may be NULL.
    const char *(*lost_note)(int64_t status);
    cb_library *library;
    PyMethodDef *methods; // tuple form
    PyMethodDef *checked_methods;
    const void *api;      // C function table, published as a capsule; may be NULL
    const char *api_name; // the capsule's name: "cubind.driver._C_API"
    bool private_handles; // its handles are unknown to get_native_handle()
} cb_binding;

struct cb_module {
    const cb_binding *binding;
    PyObject *success;           // the status member of success
    PyObject *success_tuple;     // (success,): returned again and again
    PyObject *spare_pair;        // (success, value): returned again whenever no one else holds it
    PyObject *spare_triple;      // (success, value, value), and
    PyObject *spare_values;      // (value, value) of the checked form: in the same way
    PyTypeObject **types;        // [class_count], NULL until first use
    cb_enum **enums;             // [class_count], NULL until first use and for other classes
    struct cb_info **infos;      // [class_count], what a type's tp_methods lead to (classes.h);
                                 // NULL for foreign classes
    PyObject **sources;          // [class_count], modules of foreign classes and bases; owned,
                                 // NULL for the others
    PyObject *runtime;           // the module cubind._runtime
    struct cb_gil *gil;          // of cubind._runtime (gil.h)
    PyObject *fast_enum;         // class FastEnum
    PyObject *error_base;        // <Library>Error, made at first use
    PyObject *error_types;       // dict status int → exception class
    PyObject *error_keys;        // names of an exception's attributes, made at first use
    PyObject *main_module;       // borrowed: cubind.driver
    struct cb_cell *spare_cells; // ended ones, each leading to the next by `at` (cell.c)
    int spare_cell_count;
    void *keeps;            // for structs in memory that is not ours (record_keep.c)
    struct cb_calls *calls; // caches of the call side (buffers.c), NULL until first use
};

// For the module's traverse and clear.
int cb_calls_traverse(cb_module *m, visitproc visit, void *arg);
void cb_calls_clear(cb_module *m);

typedef struct cb_surface {
    cb_module *module;
    PyObject *owner; // checked form: the main module, owned; else NULL
    bool checked;
    bool complete; // classes and constants are in the module, __getattr__ is gone
} cb_surface;

// Puts all classes and constants into the module; what fails stays for __getattr__. Never raises.
void cb_module_complete(PyObject *module);

// For wrappers: the first call of any function completes its module, which makes each later
// `driver.cuXyz` cheap.
static inline cb_surface *
cb_surface_of(PyObject *self)
{
    cb_surface *s = (cb_surface *)cb_module_state(self);
    if (CB_UNLIKELY(!s->complete))
        cb_module_complete(self);
    return s;
}

static inline PyTypeObject *
cb_type(cb_module *m, int index)
{
    PyTypeObject *type = CB_LOAD_POINTER(&m->types[index]);
    return CB_LIKELY(type != NULL) ? type : cb_type_make(m, index);
}

// Body of PyInit_<name>: `def` has m_size sizeof(cb_surface), the three functions below, and
// Py_mod_exec slots that end in cb_module_exec. m_methods is not used.
int cb_module_exec(PyObject *module, const cb_binding *binding);
int cb_module_traverse(PyObject *module, visitproc visit, void *arg);
int cb_module_clear(PyObject *module);
void cb_module_free(void *module);

// What every C function table begins with; the functions follow it.
typedef struct cb_api {
    int layout; // of the table: CB_API_LAYOUT, and CB_API_BREAK more for each release that broke it
    int api_version; // 13050
    size_t size;     // bytes of the table
    void *(*find)(const char *function, const char *symbol);
} cb_api;

enum { CB_API_LAYOUT = 3, CB_API_BREAK = 100 };

// Body of a table's `find`: the entry of the function that has that public name and is exported by
// that name, each of them only where it is given; NULL for none. The functions stand in the order
// of `symbols`; `*last` keeps where the one before was, so that whoever asks in this order has each
// at once.
void *cb_api_entry(const cb_api *api, const cb_symbol *symbols, int count, _Atomic(int) *last,
                   const char *function, const char *symbol);
// Publishes binding->api as the attribute after the last dot of binding->api_name.
int cb_api_publish(PyObject *module, const cb_binding *binding);
// Imports the C function table of another module. NULL with an exception (ImportError).
const void *cb_api_import(const char *name);

// The exception classes by name: <Library>Error and one per status; NULL without an exception when
// there is no such name. Owned. (error.c)
PyObject *cb_error_by_name(cb_module *m, const char *name);

#endif
