// Provides what all extension types need: deallocation, errors for unsupported operations,
// attribute look-ups, low-level handles and named tuples.
#include "base/object.h"

#include "base/set_aside.h"
#include "base/steps.h"

#include <stdlib.h>
#include <string.h>

int
core_object_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    return 0;
}

void
core_object_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *
core_refuse_new(const char *name, const char *hint)
{
    PyErr_Format(PyExc_RuntimeError, "%s objects cannot be instantiated directly. %s", name, hint);
    return NULL;
}

const char *
core_type_name(const PyTypeObject *type)
{
    const char *dot = strrchr(type->tp_name, '.');
    return dot != NULL ? dot + 1 : type->tp_name;
}

const char *
core_class_name(const PyObject *self)
{
    return core_type_name(Py_TYPE(self));
}

int
core_raise_closed(PyObject *self)
{
    PyErr_Format(PyExc_RuntimeError, "%s has been closed", core_class_name(self));
    return -1;
}

// Compares the module's name, because the constructors that are generated for options classes have
// no file.
static bool
is_own_frame(PyTracebackObject *entry)
{
    static const char prefix[] = "cubind.core.";
    PyObject *globals = PyFrame_GetGlobals(entry->tb_frame);
    PyObject *name = PyDict_GetItemString(globals, "__name__"); // borrowed
    const char *text = name != NULL && PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : NULL;
    bool own = text != NULL && strncmp(text, prefix, sizeof prefix - 1) == 0;
    Py_DECREF(globals);
    PyErr_Clear(); // if that failed, the frames stay
    return own;
}

static bool
has_own_frames_alone(PyObject *traceback)
{
    PyTracebackObject *entry = (PyTracebackObject *)traceback;
    while (entry != NULL && is_own_frame(entry))
        entry = entry->tb_next;
    return entry == NULL;
}

void
core_hide_frames(void)
{
    const char *debug = getenv("CUBIND_DEBUG");
    if (debug != NULL && strcmp(debug, "1") == 0)
        return;
    core_pending p = core_pending_take();
    if (p.traceback != NULL && p.value != NULL && has_own_frames_alone(p.traceback)) {
        Py_CLEAR(p.traceback);
        if (PyException_SetTraceback(p.value, Py_None) < 0)
            PyErr_Clear();
    }
    core_pending_restore(p, NULL);
}

PyObject *
core_open_module(const char *name, const char *function)
{
    PyObject *module = PyImport_ImportModule(name);
    PyObject *result = module != NULL ? PyObject_CallMethod(module, function, NULL) : NULL;
    if (result == NULL)
        Py_CLEAR(module);
    Py_XDECREF(result);
    return module;
}

PyObject *
core_keep_first(PyObject **slot, PyObject *made)
{
    PyObject *first = NULL;
    if (made == NULL ||
        __atomic_compare_exchange_n(slot, &first, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return made;
    Py_DECREF(made);
    return first;
}

PyObject *
core_import_once(PyObject **slot, const char *module, const char *name)
{
    if (CB_LIKELY(*slot != NULL))
        return *slot;
    PyObject *imported = PyImport_ImportModule(module);
    PyObject *made = imported != NULL ? PyObject_GetAttrString(imported, name) : NULL;
    Py_XDECREF(imported);
    return core_keep_first(slot, made);
}

PyObject *
core_name(PyObject **slot, const char *name)
{
    if (CB_LIKELY(*slot != NULL))
        return *slot;
    return core_keep_first(slot, PyUnicode_InternFromString(name));
}

int
core_loaded_attribute(const char *module, const char *name, PyObject **out)
{
    *out = NULL;
    PyObject *loaded = Py_XNewRef(PyDict_GetItemString(PyImport_GetModuleDict(), module));
    if (loaded == NULL)
        return 0;
    *out = PyObject_GetAttrString(loaded, name);
    Py_DECREF(loaded);
    if (*out != NULL)
        return 1;
    if (!PyErr_ExceptionMatches(PyExc_AttributeError))
        return -1;
    PyErr_Clear();
    return 0;
}

PyObject *
core_handle(core_state *st, PyObject **slot, const char *name, const void *handle)
{
    PyObject *cls = *slot;
    if (cls == NULL)
        cls = core_keep_first(slot, PyObject_GetAttrString(st->driver_module, name));
    PyObject *value = cls != NULL ? PyLong_FromVoidPtr((void *)handle) : NULL;
    PyObject *made = value != NULL ? PyObject_CallOneArg(cls, value) : NULL;
    Py_XDECREF(value);
    return made;
}

PyObject *
core_named_tuple_class(const char *name)
{
    PyObject *module = PyImport_ImportModule("cubind.core._tuples");
    PyObject *cls = module != NULL ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    return cls;
}

// Builds the pair as tuple.__new__ builds an instance of a subclass.
PyObject *
core_named_pair(PyObject *cls, uint64_t first, uint64_t second)
{
    if (!PyType_Check(cls) || !PyType_IsSubtype((PyTypeObject *)cls, &PyTuple_Type))
        return PyObject_CallFunction(cls, "KK", (unsigned long long)first,
                                     (unsigned long long)second);
    PyObject *pair = ((PyTypeObject *)cls)->tp_alloc((PyTypeObject *)cls, 2);
    const uint64_t values[2] = {first, second};
#if PY_VERSION_HEX >= 0x030E0000
    if (pair != NULL)
        ((PyTupleObject *)pair)->ob_hash = -1; // not computed yet
#endif
    for (int i = 0; pair != NULL && i < 2; i++) {
        PyObject *value = PyLong_FromUnsignedLongLong(values[i]);
        if (value == NULL)
            Py_CLEAR(pair);
        else
            PyTuple_SET_ITEM(pair, i, value);
    }
    return pair;
}

PyObject *
core_named_tuple(const char *name, const char *format, ...)
{
    PyObject *cls = core_named_tuple_class(name);
    va_list values;
    va_start(values, format);
    PyObject *args = cls != NULL ? Py_VaBuildValue(format, values) : NULL;
    va_end(values);
    PyObject *made = args != NULL ? PyObject_CallObject(cls, args) : NULL;
    Py_XDECREF(args);
    Py_XDECREF(cls);
    return made;
}

PyObject *
core_typing_member(core_state *st, const char *enumeration, const char *value)
{
    if (st->typing_module == NULL) {
        PyObject *module = PyImport_ImportModule("cubind.core.typing");
        if (module == NULL)
            return NULL;
        Py_XSETREF(st->typing_module, module);
    }
    return PyObject_CallMethod(st->typing_module, enumeration, "s", value);
}
