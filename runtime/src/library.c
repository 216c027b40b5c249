// Opens libraries and resolves symbols, each at its first use.
//
// Order of search. Driver libraries: the system's loader by soname, which finds an already loaded
// one first. Others: already loaded, then the finder package (wheels, conda, system, toolkit
// folders), then the system's loader. The finder is imported only when it is needed; for a driver
// library that is when the loader failed, for its explanation.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

#include "cubind/library.h"

#define FINDER "cuda.pathfinder"
#define OWNER "cubind._runtime" // where the exception classes live

typedef int resolver(const char *name, void **out, int version, uint64_t flags, int *status);
typedef int version_query(int *version);

enum { PER_THREAD_UNKNOWN, PER_THREAD_NO, PER_THREAD_YES };
enum { FLAG_LEGACY = 1, FLAG_PER_THREAD = 2, PER_THREAD_VERSION = 7000 };

// --- publishing ----------------------------------------------------------------------------------

static void *
loaded_handle(cb_library *l)
{
    return atomic_load_explicit(&l->handle, memory_order_acquire);
}

// The path that the loader knows for `handle`, NULL if none. Borrowed from the loader.
static const char *
loader_path(void *handle)
{
    struct link_map *map = NULL;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || map == NULL)
        return NULL;
    return map->l_name;
}

// The handle that counts: the first one published. A loser's handle is one more reference to the
// same library, and stays: libraries are never closed.
static void *
publish(cb_library *l, void *handle, const char *path)
{
    if (path == NULL || *path == '\0')
        path = l->soname;
    char *copy = strdup(path);
    const char *no_path = NULL;
    if (copy != NULL && !atomic_compare_exchange_strong(&l->path, &no_path, copy))
        free(copy);
    void *none = NULL;
    if (!atomic_compare_exchange_strong(&l->handle, &none, handle))
        return none;
    return handle;
}

// --- without Python ------------------------------------------------------------------------------

static void *
open_loaded(cb_library *l)
{
    void *handle = dlopen(l->soname, RTLD_NOW | RTLD_NOLOAD);
    return handle != NULL ? publish(l, handle, loader_path(handle)) : NULL;
}

static void *
open_by_soname(cb_library *l)
{
    void *handle = dlopen(l->soname, RTLD_NOW);
    return handle != NULL ? publish(l, handle, loader_path(handle)) : NULL;
}

// What needs no finder. The driver's soname is good for both; other libraries are first looked for
// among the loaded.
static void *
open_plainly(cb_library *l)
{
    void *handle = loaded_handle(l);
    if (handle == NULL)
        handle = l->is_driver ? open_by_soname(l) : open_loaded(l);
    return handle;
}

static bool
resolver_ready(cb_library *l, void *handle)
{
    if (atomic_load_explicit(&l->resolve, memory_order_acquire) != NULL)
        return true;
    void *address = dlsym(handle, l->resolver);
    atomic_store_explicit(&l->resolve, address, memory_order_release);
    return address != NULL;
}

static void *
ask_resolver(cb_symbol *s, bool per_thread)
{
    cb_library *l = s->library;
    resolver *ask = (resolver *)atomic_load_explicit(&l->resolve, memory_order_acquire);
    int version = s->version;
    if (per_thread && s->per_thread != NULL && version < PER_THREAD_VERSION)
        version = PER_THREAD_VERSION;
    void *address = NULL;
    int answer = 0;
    int status =
        ask(s->base, &address, version, per_thread ? FLAG_PER_THREAD : FLAG_LEGACY, &answer);
    return status == 0 ? address : NULL;
}

static void *
find_in(cb_symbol *s, void *handle, bool per_thread)
{
    cb_library *l = s->library;
    void *address = NULL;
    if (l->resolver != NULL && s->base != NULL && s->version > 0)
        address = ask_resolver(s, per_thread);
    if (address == NULL && per_thread && s->per_thread != NULL)
        address = dlsym(handle, s->per_thread);
    if (address == NULL)
        address = dlsym(handle, s->symbol);
    if (address != NULL)
        atomic_store_explicit(&s->address, address, memory_order_release);
    return address;
}

// The setting as an integer; false if it is none. Spaces and a sign around it pass, as for Python's
// int().
static bool
parse_setting(const char *text, long *out)
{
    char *end;
    errno = 0;
    *out = strtol(text, &end, 10);
    while (*end == ' ' || (*end >= '\t' && *end <= '\r'))
        end++;
    return end != text && *end == '\0' && errno == 0;
}

static void
set_per_thread(cb_library *l, bool yes)
{
    atomic_store_explicit(&l->per_thread, yes ? PER_THREAD_YES : PER_THREAD_NO,
                          memory_order_release);
}

// 1 yes, 0 no, -1 for a setting that is no simple integer. Read once.
static int
per_thread_setting(cb_library *l)
{
    int known = atomic_load_explicit(&l->per_thread, memory_order_acquire);
    if (known != PER_THREAD_UNKNOWN)
        return known == PER_THREAD_YES;
    const char *text = l->per_thread_env != NULL ? getenv(l->per_thread_env) : NULL;
    long value = 0;
    if (text != NULL && !parse_setting(text, &value))
        return -1;
    set_per_thread(l, value != 0);
    return value != 0;
}

void *
cb_symbol_find(cb_symbol *s)
{
    void *address = atomic_load_explicit(&s->address, memory_order_acquire);
    if (address != NULL)
        return address;
    cb_library *l = s->library;
    void *handle = open_plainly(l);
    if (handle == NULL)
        handle = open_by_soname(l);
    int per_thread = per_thread_setting(l);
    if (handle == NULL || per_thread < 0)
        return NULL;
    if (l->resolver != NULL && !resolver_ready(l, handle))
        return NULL;
    return find_in(s, handle, per_thread == 1);
}

// --- exceptions ----------------------------------------------------------------------------------

// A class of the shared module, or RuntimeError where that is not there. Owned.
static PyObject *
owned_class(const char *name)
{
    PyObject *module = PyImport_ImportModule(OWNER);
    PyObject *type = module != NULL ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    if (type != NULL)
        return type;
    PyErr_Clear();
    return Py_NewRef(PyExc_RuntimeError);
}

// Pickles and copies as the plain class: the joint one may not be there where it is read.
static PyObject *
joint_reduce(PyObject *self, PyObject *Py_UNUSED(unused))
{
    PyObject *args = PyObject_GetAttrString(self, "args");
    return args != NULL ? Py_BuildValue("(NN)", owned_class("LibraryNotFoundError"), args) : NULL;
}

static PyMethodDef joint_reduce_method = {"__reduce__", joint_reduce, METH_NOARGS, NULL};

// A class that is caught as both `ours` and `theirs`. Owned.
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

// LibraryNotFoundError that is also caught as `theirs`, the finder's class; made once and kept as
// an attribute of the shared module. Owned; NULL with an exception.
static PyObject *
joint_class(PyObject *theirs)
{
    static const char name[] = "_LocatedLibraryNotFoundError";
    PyObject *module = PyImport_ImportModule(OWNER);
    if (module == NULL) { // nothing of ours to be caught as
        PyErr_Clear();
        return Py_NewRef(theirs);
    }
    PyObject *joint = PyObject_GetAttrString(module, name);
    if (joint == NULL) {
        PyErr_Clear();
        PyObject *ours = owned_class("LibraryNotFoundError");
        joint = make_joint_class(ours, theirs);
        Py_DECREF(ours);
        if (joint != NULL && PyObject_SetAttrString(module, name, joint) < 0)
            Py_CLEAR(joint);
    }
    Py_DECREF(module);
    return joint;
}

static void
raise_not_found(PyObject *type, cb_library *l, PyObject *reason, const char *loader_says)
{
    if (type == NULL)
        return;
    if (loader_says == NULL)
        loader_says = "not there";
    if (reason != NULL)
        PyErr_Format(type, "%U (system loader: %s)", reason, loader_says);
    else
        PyErr_Format(type,
                     "library \"%s\" is not found, neither among the loaded libraries nor by the "
                     "system loader: %s%s",
                     l->name, loader_says,
                     l->is_driver ? "" : "; with " FINDER " installed, more places are searched");
}

// Turns what the finder says about the library into ours with its text: its own exception for one
// that it does not find, a RuntimeError for one that cannot be loaded. Others pass untouched.
static void
explain_with_finder(cb_library *l, PyObject *finder, const char *loader_says)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    PyObject *theirs = PyObject_GetAttrString(finder, "DynamicLibNotFoundError");
    if (theirs == NULL || !(PyErr_GivenExceptionMatches(type, theirs) ||
                            PyErr_GivenExceptionMatches(type, PyExc_RuntimeError))) {
        Py_XDECREF(theirs);
        PyErr_Restore(type, value, traceback);
        return;
    }
    PyObject *reason = value != NULL ? PyObject_Str(value) : NULL;
    PyObject *joint = joint_class(theirs);
    raise_not_found(joint, l, reason, loader_says);
    Py_DECREF(theirs);
    Py_XDECREF(joint);
    Py_XDECREF(reason);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
}

// --- with Python ---------------------------------------------------------------------------------

// The handle in a finder's answer. Owned by the loader; NULL with an exception.
static void *
take_answer(cb_library *l, PyObject *answer)
{
    PyObject *path = PyObject_GetAttrString(answer, "abs_path");
    if (path == NULL)
        return NULL;
    void *handle = NULL;
    PyObject *number = PyObject_GetAttrString(answer, "_handle_uint");
    if (number != NULL)
        handle = PyLong_AsVoidPtr(number);
    Py_XDECREF(number);
    const char *text = path != Py_None ? PyUnicode_AsUTF8(path) : l->soname;
    if (handle == NULL && text != NULL) { // another release of the finder: by the path it found
        PyErr_Clear();
        handle = dlopen(text, RTLD_NOW);
        if (handle == NULL)
            PyErr_SetString(PyExc_RuntimeError, dlerror());
    }
    if (handle != NULL)
        handle = publish(l, handle, text);
    Py_DECREF(path);
    return handle;
}

// NULL with an exception, or without one if the finder is not installed.
static void *
open_with_finder(cb_library *l, const char *loader_says)
{
    PyObject *finder = PyImport_ImportModule(FINDER);
    if (finder == NULL) {
        if (PyErr_ExceptionMatches(PyExc_ImportError))
            PyErr_Clear();
        return NULL;
    }
    void *handle = NULL;
    PyObject *answer = PyObject_CallMethod(finder, "load_nvidia_dynamic_lib", "s", l->name);
    if (answer != NULL)
        handle = take_answer(l, answer);
    else
        explain_with_finder(l, finder, loader_says);
    Py_XDECREF(answer);
    Py_DECREF(finder);
    return handle;
}

// dlerror's text lives until the next call; a copy, NULL without memory. Free it.
static char *
copy_dlerror(void)
{
    const char *text = dlerror();
    return text != NULL ? strdup(text) : NULL;
}

void *
cb_library_open(cb_library *l)
{
    void *handle = open_plainly(l);
    if (CB_LIKELY(handle != NULL))
        return handle;
    char *loader_says = copy_dlerror();
    handle = open_with_finder(l, loader_says);
    if (handle == NULL && !PyErr_Occurred()) {
        if (!l->is_driver)
            handle = open_by_soname(l);
        if (handle == NULL) {
            char *says = l->is_driver ? NULL : copy_dlerror();
            PyObject *type = owned_class("LibraryNotFoundError");
            raise_not_found(type, l, NULL, says != NULL ? says : loader_says);
            Py_DECREF(type);
            free(says);
        }
    }
    free(loader_says);
    return handle;
}

// As per_thread_setting, raising what int() raises.
static int
per_thread_setting_or_raise(cb_library *l)
{
    int setting = per_thread_setting(l);
    if (setting >= 0)
        return setting;
    PyObject *value = PyLong_FromString(getenv(l->per_thread_env), NULL, 10);
    if (value == NULL)
        return -1;
    setting = PyObject_IsTrue(value); // a number that only Python can read
    Py_DECREF(value);
    set_per_thread(l, setting == 1);
    return setting;
}

static int
loaded_version(cb_library *l, void *handle)
{
    if (l->version_symbol == NULL)
        return 0;
    version_query *query = (version_query *)dlsym(handle, l->version_symbol);
    int version = 0;
    return query != NULL && query(&version) == 0 ? version : 0;
}

static void
format_release(char *out, size_t size, const char *words, int version)
{
    *out = '\0';
    if (version > 0)
        PyOS_snprintf(out, size, "%s %d.%d", words, version / 1000, version % 1000 / 10);
}

static void
raise_function_missing(cb_symbol *s, void *handle)
{
    const char *path = atomic_load_explicit(&s->library->path, memory_order_acquire);
    char loaded[64];
    char since[64];
    format_release(loaded, sizeof loaded, ", which is version", loaded_version(s->library, handle));
    format_release(since, sizeof since, "; it was introduced in release", s->since);
    PyObject *type = owned_class("FunctionNotFoundError");
    if (type == NULL)
        return;
    PyErr_Format(type, "function %s is not found in %s%s%s", s->symbol,
                 path != NULL ? path : s->library->soname, loaded, since);
    Py_DECREF(type);
}

void *
cb_symbol_resolve(cb_symbol *s)
{
    cb_library *l = s->library;
    int per_thread = per_thread_setting_or_raise(l);
    if (per_thread < 0)
        return NULL;
    void *handle = cb_library_open(l);
    if (handle == NULL)
        return NULL;
    if (l->resolver != NULL && !resolver_ready(l, handle)) {
        PyErr_Format(PyExc_RuntimeError, "Failed to get %s", l->resolver);
        return NULL;
    }
    void *address = find_in(s, handle, per_thread == 1);
    if (address == NULL)
        raise_function_missing(s, handle);
    return address;
}

// --- tests ---------------------------------------------------------------------------------------

void
cb_library_reset(cb_library *l)
{
    atomic_store(&l->handle, NULL);
    atomic_store(&l->resolve, NULL);
    atomic_store(&l->per_thread, PER_THREAD_UNKNOWN);
    free((char *)atomic_exchange(&l->path, NULL));
}

void
cb_symbol_reset(cb_symbol *s)
{
    atomic_store(&s->address, NULL);
}
