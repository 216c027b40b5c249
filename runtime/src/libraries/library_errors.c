// Raises exceptions about libraries and functions that are not found. Each text says what is
// missing, what to do, and where cubind has searched.
#include <stdlib.h>

#include "libraries/library_errors.h"
#include "libraries/library_find.h"

#define OWNER "cubind._runtime" // module of the exception classes

// --- exceptions ----------------------------------------------------------------------------------

// A class of the shared module, or RuntimeError if that module is missing. Owned.
PyObject *
cb__loading_error(const char *name)
{
    PyObject *module = PyImport_ImportModule(OWNER);
    PyObject *type = module != NULL ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    if (type != NULL)
        return type;
    PyErr_Clear();
    return Py_NewRef(PyExc_RuntimeError);
}

// Pickles and copies as the plain class, because the joint one may not exist where it is unpickled.
static PyObject *
joint_reduce(PyObject *self, PyObject *Py_UNUSED(unused))
{
    PyObject *args = PyObject_GetAttrString(self, "args");
    return args != NULL ? Py_BuildValue("(NN)", cb__loading_error("LibraryNotFoundError"), args)
                        : NULL;
}

static PyMethodDef joint_reduce_method = {"__reduce__", joint_reduce, METH_NOARGS, NULL};

// Makes a class that is caught as both `ours` and `theirs`. Owned.
static PyObject *
make_joint_class(PyObject *ours, PyObject *theirs)
{
    PyObject *bases = PyTuple_Pack(2, ours, theirs);
    PyObject *joint = NULL;
    if (bases != NULL)
        joint = PyErr_NewException("cubind.LibraryNotFoundError", bases, NULL);
    Py_XDECREF(bases);
    if (joint == NULL)
        return NULL;
    PyObject *reduce = PyDescr_NewMethod((PyTypeObject *)joint, &joint_reduce_method);
    if (reduce == NULL || PyObject_SetAttrString(joint, "__reduce__", reduce) < 0)
        Py_CLEAR(joint);
    Py_XDECREF(reduce);
    return joint;
}

// Returns a LibraryNotFoundError that is also caught as `theirs`, the finder's class. It is made
// once and kept as an attribute of the shared module. Owned; NULL with an exception.
static PyObject *
joint_class(PyObject *theirs)
{
    static const char name[] = "_LocatedLibraryNotFoundError";
    PyObject *module = PyImport_ImportModule(OWNER);
    if (module == NULL) { // there is no class of ours
        PyErr_Clear();
        return Py_NewRef(theirs);
    }
    PyObject *joint = PyObject_GetAttrString(module, name);
    if (joint == NULL) {
        PyErr_Clear();
        PyObject *ours = cb__loading_error("LibraryNotFoundError");
        joint = make_joint_class(ours, theirs);
        Py_DECREF(ours);
        if (joint != NULL && PyObject_SetAttrString(module, name, joint) < 0)
            Py_CLEAR(joint);
    }
    Py_DECREF(module);
    return joint;
}

// Returns the finder's exception class, owned; NULL without an exception if it is not imported.
static PyObject *
finders_class(void)
{
    PyObject *name = PyUnicode_FromString(CB__FINDER);
    PyObject *finder = name != NULL ? PyImport_GetModule(name) : NULL;
    PyObject *theirs =
        finder != NULL ? PyObject_GetAttrString(finder, "DynamicLibNotFoundError") : NULL;
    if (theirs == NULL)
        PyErr_Clear();
    Py_XDECREF(name);
    Py_XDECREF(finder);
    return theirs;
}

// Returns the class for libraries that are not found. Owned.
static PyObject *
not_found_class(void)
{
    PyObject *theirs = finders_class();
    PyObject *type =
        theirs != NULL ? joint_class(theirs) : cb__loading_error("LibraryNotFoundError");
    Py_XDECREF(theirs);
    return type;
}

// --- texts ---------------------------------------------------------------------------------------

// "in folder and folder below each entry of sys.path, ": the places for wheels. Owned.
static PyObject *
folders_text(const cb_library *l)
{
    PyObject *text = PyUnicode_FromString("");
    for (const char *const *folder = l->folders; text != NULL && folder != NULL && *folder != NULL;
         folder++)
        Py_XSETREF(text, PyUnicode_FromFormat("%U%s%s", text, folder == l->folders ? "" : " and ",
                                              *folder));
    if (text != NULL && l->folders != NULL)
        Py_XSETREF(text, PyUnicode_FromFormat("in %U below each entry of sys.path, ", text));
    return text;
}

static PyObject *
add_root(PyObject *text, const char *variable)
{
    const char *value = getenv(variable);
    bool is_set = value != NULL && *value != '\0';
    PyObject *longer = PyUnicode_FromFormat("%Uin %s%s%s, ", text, variable, is_set ? "=" : "",
                                            is_set ? value : " (not set)");
    Py_DECREF(text);
    return longer;
}

// Describes the places that were searched in addition to the system's loader. Owned.
static PyObject *
places_text(const cb_library *l)
{
    PyObject *text = folders_text(l);
    if (text != NULL)
        text = add_root(text, CB__CONDA_ROOT);
    for (const char *const *root = l->roots; text != NULL && root != NULL && *root != NULL; root++)
        text = add_root(text, *root);
    return text;
}

// Says what to do about it. Owned.
static PyObject *
advice_text(const cb_library *l)
{
    return l->wheel != NULL ? PyUnicode_FromFormat("; install it: pip install '%s'", l->wheel)
                            : PyUnicode_FromString("");
}

// Says what the package offers in place of a library. The text comes from `_instead` of the shared
// module, if the package's Python part has set that function. Owned; "" if there is nothing.
static PyObject *
instead_text(const cb_library *l)
{
    PyObject *module = PyImport_ImportModule(OWNER);
    PyObject *instead = module != NULL ? PyObject_GetAttrString(module, "_instead") : NULL;
    PyObject *text = instead != NULL ? PyObject_CallFunction(instead, "s", l->soname) : NULL;
    Py_XDECREF(module);
    Py_XDECREF(instead);
    if (text != NULL && PyUnicode_Check(text))
        return text;
    Py_XDECREF(text);
    PyErr_Clear();
    return PyUnicode_FromString("");
}

static PyObject *
driver_text(const cb_library *l, const char *loader_says)
{
    PyObject *instead = instead_text(l);
    PyObject *text = NULL;
    if (instead != NULL)
        text = PyUnicode_FromFormat(
            "\"%s\" is an NVIDIA driver library and can only be found via system search. Install "
            "NVIDIA's display driver, which needs an NVIDIA GPU%U (system loader: %s)",
            l->name, instead, loader_says);
    Py_XDECREF(instead);
    return text;
}

static PyObject *
toolkit_text(const cb_library *l, const char *loader_says)
{
    PyObject *advice = advice_text(l);
    PyObject *places = advice != NULL ? places_text(l) : NULL;
    PyObject *text = NULL;
    if (places != NULL)
        text = PyUnicode_FromFormat("library \"%s\" is not found%U (searched for %s among the "
                                    "loaded libraries, %Usystem loader: %s)",
                                    l->name, advice, l->soname, places, loader_says);
    Py_XDECREF(advice);
    Py_XDECREF(places);
    return text;
}

// Raises with the text, which is stolen; NULL means that an exception is set.
static void
raise_not_found(PyObject *text)
{
    PyObject *type = text != NULL ? not_found_class() : NULL;
    if (type != NULL)
        PyErr_SetObject(type, text);
    Py_XDECREF(type);
    Py_XDECREF(text);
}

void
cb__raise_library_not_found(const cb_library *l, const char *loader_says)
{
    if (loader_says == NULL)
        loader_says = "not there";
    raise_not_found(l->is_driver ? driver_text(l, loader_says) : toolkit_text(l, loader_says));
}

void
cb__raise_library_broken(const cb_library *l, const char *path, const char *loader_says)
{
    raise_not_found(PyUnicode_FromFormat(
        "library \"%s\" is found as %s, but cannot be loaded (system loader: %s)", l->name, path,
        loader_says != NULL ? loader_says : "?"));
}

void
cb__raise_library_cut_short(const cb_library *l, const char *path)
{
    const char *wheel = l->wheel;
    raise_not_found(PyUnicode_FromFormat(
        "library \"%s\" is found as %s, but that file is truncated; install it again%s%s%s",
        l->name, path, wheel != NULL ? ": pip install --force-reinstall '" : "",
        wheel != NULL ? wheel : "", wheel != NULL ? "'" : ""));
}

void
cb__settle_finder_error(const cb_library *l)
{
    if (!PyErr_ExceptionMatches(PyExc_RuntimeError))
        return;
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    PyObject *theirs = finders_class();
    if (theirs == NULL || !PyErr_GivenExceptionMatches(type, theirs))
        raise_not_found(PyUnicode_FromFormat("library \"%s\" is found, but cannot be loaded: %S",
                                             l->name, value));
    Py_XDECREF(theirs);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
}
