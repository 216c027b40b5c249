// Declares a binding module (a generated module for one library): its static description, its
// state, and its functions in two forms. The tuple form returns (status, value, …); the checked
// form returns the value and raises.
//
// The tuple form `cubind.driver` and the checked form `cubind.checked.driver` are two module
// objects that share one cb_module. The module state of each is a cb_form, which generated
// wrappers get from `self`. A wrapper looks at the form to decide what to return. Classes and
// constants are made at first use through the module's __getattr__ (PEP 562), so import costs next
// to nothing. Both modules give access to the same classes.
//
// Every type holds a reference to the main module, `cubind.driver` (ht_module), and that module
// holds references to the types that it has made. The garbage collector sees this cycle. Calls need
// types, enum members and the success tuple. The module releases them only when it is freed, so
// that calls during interpreter shutdown still work.
//
// The Python module `cubind._runtime` owns the objects that all bindings share: FastEnum and the
// exception classes.
#ifndef CUBIND_MODULE_H
#define CUBIND_MODULE_H

#include "cubind/class.h"
#include "cubind/docs.h"
#include "cubind/library.h"

typedef struct cb_constant {
    const char *name;
    int64_t value;
    bool is_unsigned;
    const char *text; // string constants; NULL for numbers
    bool is_float;    // the value is `number`
    double number;
} cb_constant;

// The function that closes the handles of a class that other functions make. It takes the handle,
// or the address of one, and needs nothing else.
typedef struct cb_closer {
    int16_t cls;
    bool by_reference;
    const char *function;
} cb_closer;

// The static description of a binding. Generated, const.
typedef struct cb_binding {
    const char *name;         // "driver"
    const char *full_name;    // "cubind.driver"
    const char *checked_name; // "cubind.checked.driver"
    const char *release;      // of CUDA: "13.5"; may be NULL
    const char *doc;          // __doc__ of both forms; may be NULL
    cb_docs *docs;            // the mapped docstrings; may be NULL
    const cb_class *classes;
    int class_count;
    const uint16_t *class_order;  // class indices sorted by name
    const cb_constant *constants; // sorted by name
    int constant_count;
    const cb_closer *closers;
    int closer_count;
    int status_class; // class index of the status enum; -1: no function has a status
    int64_t success;
    const char *error_class; // "DriverError"
    const char *const
        *error_names; // parallel to the status enumerators: "OutOfMemoryError"; NULL for success
    // Returns the library's own text for a status; NULL if it has none. Must not raise.
    const char *(*error_text)(int64_t status);
    // Returns a note for an exception whose status means that the context is lost, else NULL. The
    // member may be NULL.
    const char *(*lost_note)(int64_t status);
    cb_library *library;
    PyMethodDef *methods; // tuple form
    // The checked form's table, with room for as many. If checked_docs is not NULL, the module
    // fills it from `methods` and these docstrings when the form is made.
    PyMethodDef *checked_methods;
    const cb_checked_doc *checked_docs;
    const void *api;      // C function table, published as a capsule; may be NULL
    const char *api_name; // the capsule's name: "cubind.driver._C_API"
    bool host_passes;     // the tuple form accepts host arrays for device memory
    bool private_handles; // get_native_handle() does not accept its handles
} cb_binding;

struct cb_module {
    const cb_binding *binding;
    PyObject *success;       // member of the status enum that means success
    PyObject *success_tuple; // (success,): returned again and again
    PyObject *spare_pair;    // (success, value): returned again whenever nobody else holds it
    PyObject *spare_triple;  // (success, value, value): likewise
    PyObject *spare_values;  // (value, value) of the checked form: likewise
    PyTypeObject **types;    // [class_count], NULL until first use
    PyTypeObject *(*make_type)(struct cb_module *m,
                               int index); // cb_type_make(), for the layers below
    cb_enum **enums;                       // [class_count], NULL until first use; only for enums
    struct cb_info **infos;      // [class_count], the blocks behind types' tp_methods (info.h);
                                 // NULL for foreign classes
    PyObject **sources;          // [class_count], modules of foreign classes and bases; owned,
                                 // NULL for the others
    PyObject *runtime;           // the module cubind._runtime
    struct cb_gil *gil;          // the state of cubind._runtime (gil.h)
    PyObject *fast_enum;         // class FastEnum
    PyObject *error_base;        // <Library>Error, made at first use
    PyObject *error_types;       // dict status int → exception class
    PyObject *error_keys;        // names of the exceptions' attributes, made at first use
    PyObject *main_module;       // borrowed: cubind.driver
    struct cb_cell *spare_cells; // freed cells for reuse, linked by `at` (cells.h)
    int spare_cell_count;
    bool notes_places;              // python -X dev: handles know where they were made (closing.c)
    void *keeps;                    // objects kept alive for structs in foreign memory (keeps.c)
    struct cb_calls *calls;         // caches of the call side (state.h), NULL until first use
    struct cb_interop *interop;     // the state of cubind._runtime (interop.h)
    const struct cb_guest **guests; // [class_count], the guest that last stood for the class
    const struct cb_guest *memory;  // the guest that last stood for an address, or NULL
};

struct cb_form {
    cb_module *module;
    PyObject *owner; // checked form: the main module, owned; else NULL
    bool checked;
    bool complete; // classes and constants are in the module, __getattr__ is gone
};

// Puts all classes and constants into the module. If that fails, __getattr__ stays and makes them
// one by one. Never raises.
void cb_module_complete(PyObject *module);

// Returns the form of a wrapper's `self`. The first call of any function puts all classes and
// constants into the module and removes __getattr__, which makes each later lookup `driver.cuXyz`
// cheap.
static inline cb_form *
cb_form_of(PyObject *self)
{
    cb_form *s = (cb_form *)cb_module_state(self);
    if (CB_UNLIKELY(!s->complete))
        cb_module_complete(self);
    return s;
}

static inline PyTypeObject *
cb_type(cb_module *m, int index)
{
    PyTypeObject *type = CB_LOAD_POINTER(&m->types[index]);
    return CB_LIKELY(type != NULL) ? type : m->make_type(m, index);
}

// For PyInit_<name>. Its PyModuleDef has an m_size of sizeof(cb_form), and the functions below
// as m_traverse, m_clear and m_free. The last of its Py_mod_exec slots calls cb_module_exec(). It
// does not use m_methods.
int cb_module_exec(PyObject *module, const cb_binding *binding);
int cb_module_traverse(PyObject *module, visitproc visit, void *arg);
int cb_module_clear(PyObject *module);
void cb_module_free(void *module);

#endif
