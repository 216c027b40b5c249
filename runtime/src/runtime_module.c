// Defines the extension module cubind._runtime, which has the Python objects that all bindings
// share: FastEnum with its metaclass, the exception classes, and get_native_handle().
#include "calls/gil.h"
#include "calls/signals.h"
#include "classes/enum.h"
#include "classes/fast_enum.h"
#include "interop/interop.h"
#include "libraries/library_ask.h"
#include "objects/closed.h"
#include "objects/enums.h"
#include "objects/info.h"

// --- exceptions --------------------------------------------------------------------------------

// The number of `code`, under the name that errors of cuda.bindings use.
static PyObject *
get_status(PyObject *self, void *Py_UNUSED(unused))
{
    PyObject *code = PyObject_GetAttrString(self, "code");
    if (code == NULL || code == Py_None)
        return code;
    PyObject *status = PyNumber_Long(code);
    Py_DECREF(code);
    return status;
}

static PyGetSetDef status_of_error = {"status", get_status, NULL, "`code` as an int.", NULL};

static int
add_status(PyObject *error)
{
    PyObject *status = PyDescr_NewGetSet((PyTypeObject *)error, &status_of_error);
    int result = status != NULL ? PyObject_SetAttrString(error, "status", status) : -1;
    Py_XDECREF(status);
    return result;
}

// Attributes that an error lacks read as None. The others are in its __dict__, so errors pickle and
// copy like any exception.
static PyObject *
make_error_base(void)
{
    PyObject *defaults = Py_BuildValue("{sOsOsOsOsO}", "code", Py_None, "name", Py_None, "function",
                                       Py_None, "message", Py_None, "log", Py_None);
    if (defaults == NULL)
        return NULL;
    PyObject *error =
        PyErr_NewExceptionWithDoc("cubind.CUDAError",
                                  "A library function reported a failure.\n\n"
                                  "code: the status, a member of the library's status enum\n"
                                  "status: the same as an int\n"
                                  "name: the status by name\n"
                                  "function: the function that failed\n"
                                  "message: what the library says about the status\n"
                                  "log: the compiler's or linker's log, if one took part",
                                  PyExc_Exception, defaults);
    Py_DECREF(defaults);
    if (error != NULL && add_status(error) < 0)
        Py_CLEAR(error);
    return error;
}

static PyObject *
make_library_error(void)
{
    return PyErr_NewExceptionWithDoc("cubind.LibraryNotFoundError",
                                     "A library that a binding needs could not be loaded.",
                                     PyExc_RuntimeError, NULL);
}

static PyObject *
make_function_error(void)
{
    return PyErr_NewExceptionWithDoc("cubind.FunctionNotFoundError",
                                     "The loaded library lacks a function.", PyExc_RuntimeError,
                                     NULL);
}

static int
add_error(PyObject *module, const char *name, PyObject *error)
{
    int result = error != NULL ? PyModule_AddObjectRef(module, name, error) : -1;
    Py_XDECREF(error);
    return result;
}

// --- functions ---------------------------------------------------------------------------------

// Unpickles a member outside the table. A newer table may know it by now.
static PyObject *
enum_unknown(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    cb_info *info = nargs == 2 && PyType_Check(args[0]) ? cb__info((PyTypeObject *)args[0]) : NULL;
    if (info == NULL || info->cls->kind != CB_ENUM || !PyLong_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "_enum_unknown() takes an enum class and an int");
        return NULL;
    }
    int at = cb__enum_position(&info->enumeration, args[1]);
    if (at >= 0)
        return Py_NewRef(info->enumeration.members[at]);
    return at == -1 ? cb__enum_unknown(info->type, args[1]) : NULL;
}

// Takes exact types only: a Python subclass may give its value another meaning.
static PyObject *
get_native_handle(PyObject *Py_UNUSED(module), PyObject *o)
{
    if (cb__refuse_closed(o) < 0)
        return NULL;
    cb_info *info = cb__info(Py_TYPE(o));
    if (info == NULL || info->cls->kind != CB_HANDLE || info->module->binding->private_handles) {
        PyErr_Format(PyExc_TypeError, "Unknown type: %R", Py_TYPE(o));
        return NULL;
    }
    return PyNumber_Index(o);
}

// Also works on an immutable class, because the name does not change what the class does.
static PyObject *
name_class(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyTypeObject *type;
    PyObject *module_name, *name;
    if (!PyArg_ParseTuple(args, "O!UU:_name_class", &PyType_Type, &type, &module_name, &name))
        return NULL;
    if (!PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE)) {
        PyErr_Format(PyExc_TypeError, "%R is a built-in class", type);
        return NULL;
    }
    if (PyDict_SetItemString(cb_type_dict(type), "__module__", module_name) < 0)
        return NULL;
    PyHeapTypeObject *heap = (PyHeapTypeObject *)type;
    Py_SETREF(heap->ht_name, Py_NewRef(name));
    Py_SETREF(heap->ht_qualname, Py_NewRef(name));
    PyType_Modified(type);
    Py_RETURN_NONE;
}

typedef struct runtime_state {
    cb_gil *gil;
    cb_interop *interop;
} runtime_state;

static cb_gil *
gil_of(PyObject *module)
{
    return ((runtime_state *)PyModule_GetState(module))->gil;
}

static PyObject *
keep_gil(PyObject *module, PyObject *on)
{
    return cb__gil_keep(gil_of(module), on);
}

static PyObject *
watch_packages(PyObject *module, PyObject *packages)
{
    return cb__gil_watch(gil_of(module), packages) == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
library_file(PyObject *Py_UNUSED(module), PyObject *name)
{
    if (!PyUnicode_Check(name))
        return PyErr_Format(PyExc_TypeError,
                            "library_file() takes the name of a module, not %.200s",
                            Py_TYPE(name)->tp_name);
    PyObject *full = PyUnicode_FromFormat("cubind.%U", name);
    PyObject *module = full != NULL ? PyImport_Import(full) : NULL;
    PyObject *file = module != NULL ? PyObject_CallMethod(module, "_library_file", NULL) : NULL;
    Py_XDECREF(full);
    Py_XDECREF(module);
    return file;
}

static PyObject *
find_library(PyObject *Py_UNUSED(module), PyObject *args)
{
    return cb__library_ask(args);
}

// Gives the function's address to a library that waits.
static PyObject *
signal_handlers(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(unused))
{
    return PyLong_FromVoidPtr((void *)(uintptr_t)cb__run_signal_handlers);
}

static PyMethodDef functions[] = {
    {"_enum_unknown", (PyCFunction)(void (*)(void))enum_unknown, METH_FASTCALL, NULL},
    {"get_native_handle", get_native_handle, METH_O,
     "get_native_handle($module, obj, /)\n--\n\n"
     "Return the pointer of a handle object of any binding."},
    {"_name_class", name_class, METH_VARARGS,
     "_name_class($module, cls, module_name, name, /)\n--\n\n"
     "Set the module and the name that a class reports."},
    {"_signal_handlers", signal_handlers, METH_NOARGS,
     "_signal_handlers($module, /)\n--\n\n"
     "Return the address of int (*)(void), which runs the handlers of pending signals.\n\n"
     "The function returns 1 if a handler raises."},
    {"library_file", library_file, METH_O,
     "library_file($module, name, /)\n--\n\n"
     "Return the file that the first call of cubind.<name> would load.\n\n"
     "Nothing is loaded. After the library is loaded, this is the loaded file. None if there\n"
     "is no such file, or if only loading can find it."},
    {"keep_gil", keep_gil, METH_O,
     "keep_gil($module, on, /)\n--\n\n"
     "Set whether calls that may wait for others keep the GIL.\n\n"
     "Returns the former setting (None at first). The setting holds for the whole process.\n"
     "Calls that wait for the device always release the GIL.\n\n"
     "None: a call that only queues work for the GPU (launches, products, transforms)\n"
     "releases the GIL. A call that may wait for a lock of the driver (queries, events,\n"
     "graphs) keeps it until a host function is passed through cubind, or until a package is\n"
     "imported that passes its own, such as torch.\n"
     "True: both kinds keep the GIL, in all threads, whatever is imported, until a host\n"
     "function is passed through cubind. This saves the cost of releasing it, about as much\n"
     "as a cheap call.\n"
     "Danger: if another package's host function needs the GIL, and a call waits for that\n"
     "function with the GIL held, they deadlock. And while a launch waits for room in its\n"
     "queue, no Python thread runs.\n"
     "False: both kinds always release the GIL. Use this for packages with host functions\n"
     "that cubind does not know."},
    {"_find_library", find_library, METH_VARARGS,
     "_find_library($module, place, soname, folders, roots, /)\n--\n\n"
     "Return the file of a library in one of the places that bindings search.\n\n"
     "place: \"packages\", \"loader\" or \"toolkit\". None if there is no such file, or if\n"
     "only loading can find it."},
    {"_watch", watch_packages, METH_O,
     "_watch($module, packages, /)\n--\n\n"
     "Name the packages that pass host functions to the driver on their own.\n\n"
     "If only versions newer than 2.11 do so: (name, 2, 11)."},
    {NULL},
};

// --- module ------------------------------------------------------------------------------------

static int
exec_gil(PyObject *module)
{
    runtime_state *st = PyModule_GetState(module);
    st->gil = cb__gil_new();
    PyObject *capsule = st->gil != NULL ? PyCapsule_New(st->gil, CB_GIL_NAME, NULL) : NULL;
    int result = capsule != NULL ? PyModule_AddObjectRef(module, "_gil", capsule) : -1;
    Py_XDECREF(capsule);
    return result;
}

static int
exec_interop(PyObject *module)
{
    runtime_state *st = PyModule_GetState(module);
    st->interop = cb__interop_new();
    PyObject *capsule =
        st->interop != NULL ? PyCapsule_New(st->interop, CB_INTEROP_NAME, NULL) : NULL;
    int result = capsule != NULL ? PyModule_AddObjectRef(module, "_interop", capsule) : -1;
    Py_XDECREF(capsule);
    return result;
}

static void
free_state(void *module)
{
    runtime_state *st = PyModule_GetState(module);
    if (st->interop != NULL)
        cb__interop_end(st->interop);
    if (st->gil != NULL)
        cb__gil_end(st->gil);
}

static int
exec_classes(PyObject *module)
{
    PyObject *names = PyDict_New();
    int result = names != NULL ? PyModule_AddObjectRef(module, "_module_names", names) : -1;
    Py_XDECREF(names);
    return result < 0 ? -1 : cb__fast_enum_add(module);
}

static int
exec_errors(PyObject *module)
{
    if (add_error(module, "CUDAError", make_error_base()) < 0 ||
        add_error(module, "LibraryNotFoundError", make_library_error()) < 0)
        return -1;
    return add_error(module, "FunctionNotFoundError", make_function_error());
}

// The package's Python files compare this with their own version.
static int
exec_version(PyObject *module)
{
    return PyModule_AddStringConstant(module, "_version", CUBIND_VERSION);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, exec_version}, {Py_mod_exec, exec_gil},    {Py_mod_exec, exec_interop},
    {Py_mod_exec, exec_classes}, {Py_mod_exec, exec_errors}, {0, NULL},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cubind._runtime",
    .m_doc = "Classes and functions that all bindings share.",
    .m_size = sizeof(runtime_state),
    .m_methods = functions,
    .m_slots = slots,
    .m_free = free_state,
};

PyMODINIT_FUNC PyInit__runtime(void);

PyMODINIT_FUNC
PyInit__runtime(void)
{
    return PyModuleDef_Init(&definition);
}
