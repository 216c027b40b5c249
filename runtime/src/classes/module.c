// Implements binding modules: their state, their two forms (tuple and checked), and attributes that
// are made at first use (PEP 562).
//
// Importing a module makes only its functions. The first call, or the first access to a class or
// constant, makes all classes and constants and removes the module's __getattr__. CPython does not
// cache attributes of a module that has a __getattr__, and an uncached lookup of `driver.cuXyz`
// takes longer than many of the calls.
#include "cubind/module.h"

#include "calls/calls.h"
#include "classes/class.h"
#include "classes/closing.h"
#include "classes/docs.h"
#include "classes/module_errors.h"
#include "classes/module_names.h"
#include "objects/cells.h"
#include "objects/keeps.h"

#include "cubind/capsule.h"
#include "cubind/enums.h"
#include "cubind/error.h"
#include "cubind/gil.h"
#include "cubind/interop.h"
#include "cubind/result.h"

// Returns the form without completing the module, unlike cb_form_of().
static cb_form *
form_state(PyObject *module)
{
    return (cb_form *)PyModule_GetState(module);
}

// --- attributes --------------------------------------------------------------------------------

// Returns the position of the class called `name`, or -1.
static int
find_class(const cb_binding *b, const char *name)
{
    int low = 0, high = b->class_count - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        int order = strcmp(name, b->classes[b->class_order[middle]].name);
        if (order == 0)
            return b->class_order[middle];
        if (order < 0)
            high = middle - 1;
        else
            low = middle + 1;
    }
    return -1;
}

static const cb_constant *
find_constant(const cb_binding *b, const char *name)
{
    int low = 0, high = b->constant_count - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        int order = strcmp(name, b->constants[middle].name);
        if (order == 0)
            return &b->constants[middle];
        if (order < 0)
            high = middle - 1;
        else
            low = middle + 1;
    }
    return NULL;
}

static PyObject *
constant_value(const cb_constant *c)
{
    if (c->text != NULL)
        return PyUnicode_FromString(c->text);
    if (c->is_float)
        return PyFloat_FromDouble(c->number);
    if (c->is_unsigned)
        return PyLong_FromUnsignedLongLong((uint64_t)c->value);
    return PyLong_FromLongLong(c->value);
}

// Exception classes are attributes of the checked form, which raises them.
static PyObject *
make_error(const cb_form *s, const char *name)
{
    if (!s->checked || s->module->binding->error_class == NULL)
        return NULL;
    return cb_error_by_name(s->module, name);
}

static PyMethodDef common_methods[];

// Makes an attribute, as an owned reference; NULL without an exception if the binding lacks it.
static PyObject *
make_attribute(PyObject *module, const char *name)
{
    cb_form *s = form_state(module);
    int index = find_class(s->module->binding, name);
    if (index >= 0)
        return Py_XNewRef((PyObject *)cb_type(s->module, index));
    const cb_constant *constant = find_constant(s->module->binding, name);
    if (constant != NULL)
        return constant_value(constant);
    return make_error(s, name);
}

// Puts a stolen value into the module unless the name exists: values that users have set stay.
static int
add_missing(PyObject *module, const char *name, PyObject *value)
{
    PyObject *dict = PyModule_GetDict(module); // borrowed
    PyObject *key = value != NULL ? PyUnicode_InternFromString(name) : NULL;
    int result = key != NULL ? PyDict_Contains(dict, key) : -1;
    if (result == 0)
        result = PyDict_SetItem(dict, key, value);
    Py_XDECREF(key);
    Py_XDECREF(value);
    return result < 0 ? -1 : 0;
}

static int
add_errors(PyObject *module, const cb_form *s)
{
    const cb_binding *b = s->module->binding;
    if (!s->checked || b->error_class == NULL)
        return 0;
    const cb_enum_table *statuses = b->classes[b->status_class].enumeration;
    for (int i = 0; i < statuses->count; i++)
        if (b->error_names[i] != NULL &&
            add_missing(module, b->error_names[i],
                        Py_XNewRef(cb_error_type(s->module, statuses->values[i]))) < 0)
            return -1;
    return add_missing(module, b->error_class, make_error(s, b->error_class));
}

static int
forget_name(PyObject *dict, const char *name)
{
    if (PyDict_DelItemString(dict, name) == 0)
        return 0;
    if (!PyErr_ExceptionMatches(PyExc_KeyError))
        return -1;
    PyErr_Clear(); // another thread was faster
    return 0;
}

// Makes everything that importing omitted.
static int
complete_module(PyObject *module)
{
    cb_form *s = form_state(module);
    const cb_binding *b = s->module->binding;
    for (int i = 0; i < b->class_count; i++)
        if (add_missing(module, b->classes[i].name, Py_XNewRef((PyObject *)cb_type(s->module, i))) <
            0)
            return -1;
    for (int i = 0; i < b->constant_count; i++)
        if (add_missing(module, b->constants[i].name, constant_value(&b->constants[i])) < 0)
            return -1;
    PyObject *dict = PyModule_GetDict(module); // borrowed
    if (add_errors(module, s) < 0 ||
        add_missing(module, "__all__", cb__all_names(form_state(module), common_methods)) < 0 ||
        forget_name(dict, "__getattr__") < 0)
        return -1;
    return forget_name(dict, "__dir__");
}

void
cb_module_complete(PyObject *module)
{
    cb_form *s = form_state(module);
    s->complete = true; // even if it fails: then __getattr__ stays
    if (complete_module(module) < 0)
        PyErr_Clear();
    else
        cb__tell_complete(s->module, module);
}

static PyObject *
module_getattr(PyObject *module, PyObject *name)
{
    const char *text = PyUnicode_AsUTF8(name);
    if (text == NULL)
        return NULL;
    if (strcmp(text, "__all__") == 0) {
        PyObject *names = cb__all_names(form_state(module), common_methods);
        return names == NULL || PyObject_SetAttr(module, name, names) < 0 ? NULL : names;
    }
    PyObject *value = make_attribute(module, text);
    if (value != NULL)
        cb_module_complete(module);
    else if (!PyErr_Occurred())
        cb__raise_no_attribute(form_state(module)->module, module, name);
    return value;
}

// --- functions of every binding ----------------------------------------------------------------

// True for a class of another binding that this module has taken over.
static bool
is_taken_over(cb_module *m, const cb_info *info)
{
    for (int i = 0; i < m->binding->class_count; i++) {
        const char *foreign = m->binding->classes[i].foreign;
        if (foreign != NULL && strcmp(foreign, info->name) == 0)
            return cb_type(m, i) == info->type;
    }
    return false;
}

// Returns the size of the C type behind a class of this module; -1 for anything else.
static Py_ssize_t
class_size(cb_module *m, PyObject *o)
{
    cb_info *info = PyType_Check(o) ? cb__info((PyTypeObject *)o) : NULL;
    if (info == NULL || info->cls->kind == CB_ENUM)
        return -1;
    if (info->module != m && !is_taken_over(m, info))
        return -1;
    if (info->cls->kind != CB_RECORD)
        return info->cls->size;
    return info->cls->record->is_anonymous ? -1 : (Py_ssize_t)info->cls->record->size;
}

static PyObject *
module_sizeof(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const names[] = {"objType", NULL};
    static const cb_signature call = {"sizeof", names, .positional = 1, .required = 1,
                                      .wording = CB_WORDS_OF_BINDINGS};
    PyObject *type;
    if (cb_bind_vector(&call, args, nargs, kwnames, &type) < 0)
        return NULL;
    Py_ssize_t size = class_size(form_state(module)->module, type);
    if (size >= 0)
        return PyLong_FromSsize_t(size);
    if (PyErr_Occurred())
        return NULL;
    PyErr_Format(PyExc_TypeError, "Unknown type: %.200S", type); // a struct prints all its fields
    return NULL;
}

static PyObject *
module_dir(PyObject *module, PyObject *Py_UNUSED(unused))
{
    return cb__names_in(module, form_state(module));
}

static PyMethodDef common_methods[] = {
    {"sizeof", (PyCFunction)(void (*)(void))module_sizeof, METH_FASTCALL | METH_KEYWORDS,
     "sizeof($module, objType)\n--\n\n"
     "Return the size in bytes of the C type behind a class of this module."},
    {"__getattr__", module_getattr, METH_O, NULL},
    {"__dir__", module_dir, METH_NOARGS, NULL},
    {NULL},
};

// --- state -------------------------------------------------------------------------------------

static void
state_free(cb_module *m)
{
    for (int i = 0; m->types != NULL && i < m->binding->class_count; i++)
        Py_XDECREF(m->types[i]);
    for (int i = 0; m->infos != NULL && i < m->binding->class_count; i++)
        cb__info_free(m->infos[i]);
    for (int i = 0; m->sources != NULL && i < m->binding->class_count; i++)
        Py_XDECREF(m->sources[i]);
    cb_calls_clear(m);
    void *keeps = m->keeps;
    m->keeps = NULL;
    cb__keep_free(m, keeps);
    cb__cells_free(m);
    Py_XDECREF(m->success_tuple);
    Py_XDECREF(m->spare_pair);
    Py_XDECREF(m->spare_triple);
    Py_XDECREF(m->spare_values);
    Py_XDECREF(m->success);
    Py_XDECREF(m->error_types);
    Py_XDECREF(m->error_keys);
    Py_XDECREF(m->error_base);
    Py_XDECREF(m->fast_enum);
    Py_XDECREF(m->runtime);
    PyMem_Free(m->types);
    PyMem_Free(m->enums);
    PyMem_Free(m->guests);
    PyMem_Free(m->infos);
    PyMem_Free(m->sources);
    PyMem_Free(m);
}

static int
enum_traverse(const cb_enum *e, visitproc visit, void *arg)
{
    for (int i = 0; i < e->count; i++)
        Py_VISIT(e->members[i]);
    Py_VISIT(e->by_name);
    Py_VISIT(e->ordered);
    return 0;
}

static int
types_traverse(const cb_module *m, visitproc visit, void *arg)
{
    for (int i = 0; m->infos != NULL && i < m->binding->class_count; i++) {
        Py_VISIT(m->types[i]);
        Py_VISIT(m->sources[i]);
        if (m->infos[i] != NULL)
            Py_VISIT(m->infos[i]->closed);
        int result = m->infos[i] != NULL ? enum_traverse(&m->infos[i]->enumeration, visit, arg) : 0;
        if (result != 0)
            return result;
    }
    return 0;
}

int
cb_module_traverse(PyObject *module, visitproc visit, void *arg)
{
    cb_form *s = form_state(module);
    if (s == NULL || s->module == NULL)
        return 0;
    Py_VISIT(s->owner);
    if (s->checked)
        return 0;
    cb_module *m = s->module;
    int result = types_traverse(m, visit, arg);
    if (result == 0)
        result = cb_calls_traverse(m, visit, arg);
    if (result == 0)
        result = cb__keep_traverse(m->keeps, visit, arg);
    if (result != 0)
        return result;
    Py_VISIT(m->success_tuple);
    Py_VISIT(m->spare_pair);
    Py_VISIT(m->spare_triple);
    Py_VISIT(m->spare_values);
    Py_VISIT(m->success);
    Py_VISIT(m->error_types);
    Py_VISIT(m->error_keys);
    Py_VISIT(m->error_base);
    Py_VISIT(m->fast_enum);
    Py_VISIT(m->runtime);
    return 0;
}

// The types break the cycles through types: they drop their namespace and the module. This breaks
// the cycles through the exception classes of the checked form. Calls need the rest until the end.
int
cb_module_clear(PyObject *module)
{
    cb_form *s = form_state(module);
    if (s == NULL || s->module == NULL || s->checked)
        return 0;
    Py_CLEAR(s->module->error_types);
    Py_CLEAR(s->module->error_base);
    return 0;
}

void
cb_module_free(void *module)
{
    cb_form *s = form_state(module);
    if (s == NULL || s->module == NULL)
        return;
    if (s->checked)
        Py_CLEAR(s->owner);
    else
        state_free(s->module);
    s->module = NULL;
}

// --- the checked form --------------------------------------------------------------------------

static PyModuleDef checked_definition = {
    PyModuleDef_HEAD_INIT,      .m_name = "checked",
    .m_size = sizeof(cb_form),  .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear, .m_free = cb_module_free,
};

// Sets the attributes that the import system would have set on a module that it made.
static int
copy_spec(PyObject *module, PyObject *spec)
{
    static const char *const names[][2] = {
        {"__loader__", "loader"}, {"__package__", "parent"}, {"__file__", "origin"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        PyObject *value = PyObject_GetAttrString(spec, names[i][1]);
        int result = value != NULL ? PyObject_SetAttrString(module, names[i][0], value) : -1;
        Py_XDECREF(value);
        if (result < 0)
            return -1;
    }
    return PyObject_SetAttrString(module, "__spec__", spec);
}

static int
checked_fill(PyObject *module, PyObject *main, PyObject *spec)
{
    cb_form *s = form_state(module);
    s->module = form_state(main)->module;
    s->owner = Py_NewRef(main);
    s->checked = true;
    const cb_binding *b = s->module->binding;
    cb__docs_fill_checked(module, b);
    if ((b->doc != NULL && PyModule_SetDocString(module, b->doc) < 0) ||
        PyModule_AddFunctions(module, b->checked_methods) < 0 ||
        PyModule_AddFunctions(module, common_methods) < 0)
        return -1;
    return copy_spec(module, spec);
}

// Makes the module object of the checked form; cubind/checked/<name>.py puts it in its own place.
static PyObject *
make_checked(PyObject *main, PyObject *spec)
{
    PyObject *module = PyModule_FromDefAndSpec(&checked_definition, spec);
    if (module == NULL)
        return NULL;
    if (PyModule_ExecDef(module, &checked_definition) < 0 || checked_fill(module, main, spec) < 0)
        Py_CLEAR(module);
    return module;
}

// Returns a class for another binding, which takes it over or derives from it. Makes only that
// class.
static PyObject *
give_class(PyObject *module, PyObject *name)
{
    cb_module *m = form_state(module)->module;
    const char *text = PyUnicode_AsUTF8(name);
    int index = text != NULL ? find_class(m->binding, text) : -1;
    if (index >= 0)
        return Py_XNewRef((PyObject *)cb_type(m, index));
    if (text != NULL)
        PyErr_Format(PyExc_ImportError, "cannot import name '%U' from '%s'", name,
                     m->binding->full_name);
    return NULL;
}

// For cubind._runtime.library_file().
static PyObject *
give_library_file(PyObject *module, PyObject *Py_UNUSED(unused))
{
    return cb_library_file(form_state(module)->module->binding->library);
}

static PyMethodDef main_methods[] = {
    {"_class", give_class, METH_O, NULL},
    {"_library_file", give_library_file, METH_NOARGS, NULL},
    {"_make_checked", make_checked, METH_O, NULL},
    {NULL},
};

// --- the tuple form ----------------------------------------------------------------------------

static int
allocate_module(cb_module *m)
{
    size_t n = (size_t)m->binding->class_count + 1;
    m->types = PyMem_Calloc(n, sizeof *m->types);
    m->enums = PyMem_Calloc(n, sizeof *m->enums);
    m->sources = PyMem_Calloc(n, sizeof *m->sources);
    m->guests = PyMem_Calloc(n, sizeof *m->guests);
    m->infos = PyMem_Calloc(n, sizeof *m->infos); // last, because traverse checks it
    if (m->types != NULL && m->enums != NULL && m->sources != NULL && m->guests != NULL &&
        m->infos != NULL)
        return 0;
    PyErr_NoMemory();
    return -1;
}

static int
import_runtime(cb_module *m)
{
    m->runtime = PyImport_ImportModule("cubind._runtime");
    m->fast_enum = m->runtime != NULL ? PyObject_GetAttrString(m->runtime, "FastEnum") : NULL;
    PyObject *capsule = m->fast_enum != NULL ? PyObject_GetAttrString(m->runtime, "_gil") : NULL;
    m->gil = capsule != NULL ? PyCapsule_GetPointer(capsule, CB_GIL_NAME) : NULL;
    Py_XDECREF(capsule);
    m->interop = m->gil != NULL ? cb_interop_of(m->runtime) : NULL;
    return m->interop != NULL ? 0 : -1;
}

// Makes the member for success, which every call needs; this makes the class of the status enum,
// too.
static int
make_success(cb_module *m)
{
    bool has_status = m->binding->status_class >= 0;
    m->success = has_status ? cb_enum_member_slow(m, m->binding->status_class, m->binding->success)
                            : Py_NewRef(Py_None);
    m->success_tuple = m->success != NULL ? PyTuple_Pack(1, m->success) : NULL;
    if (m->success_tuple == NULL)
        return -1;
    m->spare_pair = PyTuple_Pack(2, m->success, Py_None);
    m->spare_triple = PyTuple_Pack(3, m->success, Py_None, Py_None);
    m->spare_values = PyTuple_Pack(2, Py_None, Py_None);
    bool made = m->spare_pair != NULL && m->spare_triple != NULL && m->spare_values != NULL;
    return made ? 0 : -1;
}

int
cb_module_exec(PyObject *module, const cb_binding *binding)
{
    cb_form *s = form_state(module);
    if (cb_module_state(module) != s) {
        PyErr_SetString(PyExc_ImportError,
                        "cubind was not built for this version of Python; build it again");
        return -1;
    }
    if (cb__check_module_name(module, binding) < 0)
        return -1;
    cb_module *m = PyMem_Calloc(1, sizeof *m);
    if (m == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    m->binding = binding;
    m->make_type = cb_type_make;
    m->main_module = module;
    m->notes_places = cb__is_dev_mode();
    s->module = m;
    cb__docs_open(module, binding);
    if (allocate_module(m) < 0 || import_runtime(m) < 0 || make_success(m) < 0 ||
        PyModule_AddFunctions(module, binding->methods) < 0 ||
        PyModule_AddFunctions(module, common_methods) < 0 ||
        PyModule_AddFunctions(module, main_methods) < 0)
        return -1;
    return cb_api_publish(module, binding);
}
