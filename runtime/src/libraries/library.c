// Opens libraries and resolves symbols, each at its first use.
//
// Driver libraries are opened by the system's loader by soname, which returns an already loaded
// library first. Other libraries are searched for in this order: loaded libraries; wheels and conda
// (library_find.c); the system's loader; toolkits that environment variables name; and last the
// package cuda.pathfinder, which is imported only then.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

#include "libraries/library_errors.h"
#include "libraries/library_find.h"
#include "libraries/library_loader.h"
#include "libraries/library_whole.h"

typedef int resolver(const char *name, void **out, int version, uint64_t flags, int *status);
typedef int first_resolver(const char *name, void **out, int version, uint64_t flags);
typedef int version_query(int *version);

enum { PER_THREAD_UNKNOWN, PER_THREAD_NO, PER_THREAD_YES };
enum { FLAG_LEGACY = 1, FLAG_PER_THREAD = 2, PER_THREAD_VERSION = 7000 };

// --- publishing ----------------------------------------------------------------------------------

static void *
loaded_handle(cb_library *l)
{
    return atomic_load_explicit(&l->handle, memory_order_acquire);
}

// Returns the path that the loader knows for `handle`; NULL if none. Borrowed from the loader.
static const char *
loader_path(void *handle)
{
    struct link_map *map = NULL;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || map == NULL)
        return NULL;
    return map->l_name;
}

// Publishes a handle and returns the one that counts: the first. A later handle is one more
// reference to the same library and is never released, because libraries are never closed.
static void *
publish_handle(cb_library *l, void *handle, const char *path)
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
    return handle != NULL ? publish_handle(l, handle, loader_path(handle)) : NULL;
}

static void *
open_by_soname(cb_library *l)
{
    void *handle = dlopen(l->soname, RTLD_NOW);
    return handle != NULL ? publish_handle(l, handle, loader_path(handle)) : NULL;
}

// Opens the library if that needs no finder. The driver is opened by its soname, loaded or not;
// other libraries are searched for only among the loaded ones.
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
    void *ask = atomic_load_explicit(&l->resolve, memory_order_acquire);
    uint64_t flags = per_thread ? FLAG_PER_THREAD : FLAG_LEGACY;
    int version = s->version;
    if (per_thread && s->per_thread != NULL && version < PER_THREAD_VERSION)
        version = PER_THREAD_VERSION;
    void *address = NULL;
    int answer = 0;
    int status = l->resolver_is_first
                     ? ((first_resolver *)ask)(s->base, &address, version, flags)
                     : ((resolver *)ask)(s->base, &address, version, flags, &answer);
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

// Reads the setting as an integer; false if it is none. As in Python's int(), spaces around it and
// a sign pass.
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

// Returns 1 for yes, 0 for no, -1 for a setting that is no simple integer. Read only once.
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

// --- libraries that it opens itself --------------------------------------------------------------

// Opens the libraries that the library opens itself and the loader would not find. A failure is
// ignored: the library may do without.
static void
open_needs(const cb_library *l, void *handle, const char *path)
{
    if (l->needs == NULL || path == NULL)
        return;
    for (const char *const *need = l->needs; *need != NULL; need++) {
        char *file = cb__find_need(l, *need, handle, path);
        if (file != NULL)
            dlopen(file, RTLD_NOW);
        free(file);
    }
}

// Copies dlerror's text, which lives only until the next call. The caller frees it; NULL if there
// is none or memory is short.
static char *
copy_dlerror(void)
{
    const char *text = dlerror();
    return text != NULL ? strdup(text) : NULL;
}

// Opens the library from a file that exists. NULL with an exception.
static void *
open_file(cb_library *l, const char *path)
{
    if (cb__file_is_cut_short(path)) {
        cb__raise_library_cut_short(l, path);
        return NULL;
    }
    void *handle = dlopen(path, RTLD_NOW);
    if (handle == NULL && l->needs != NULL) {
        open_needs(l, NULL, path);
        handle = dlopen(path, RTLD_NOW);
    }
    if (handle != NULL) {
        open_needs(l, handle, path);
        return publish_handle(l, handle, loader_path(handle));
    }
    char *says = copy_dlerror();
    cb__raise_library_broken(l, path, says);
    free(says);
    return NULL;
}

// --- with Python ---------------------------------------------------------------------------------

// Returns whether a file is named like the soname, or like the files behind it: libfoo.so.1.2.
static bool
is_of_soname(const char *path, const char *soname)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    size_t length = strlen(soname);
    return strncmp(name, soname, length) == 0 && (name[length] == '\0' || name[length] == '.');
}

// Returns the handle in a finder's answer, owned by the loader; NULL with an exception.
static void *
take_answer(cb_library *l, PyObject *answer)
{
    PyObject *path = PyObject_GetAttrString(answer, "abs_path");
    if (path == NULL)
        return NULL;
    void *handle = NULL;
    const char *text = path != Py_None ? PyUnicode_AsUTF8(path) : l->soname;
    PyObject *number = text != NULL ? PyObject_GetAttrString(answer, "_handle_uint") : NULL;
    if (number != NULL)
        handle = PyLong_AsVoidPtr(number);
    Py_XDECREF(number);
    if (handle == NULL && text != NULL) { // another release of the finder: use the path it found
        PyErr_Clear();
        handle = dlopen(text, RTLD_NOW);
        if (handle == NULL)
            PyErr_SetString(PyExc_RuntimeError, dlerror());
    }
    if (handle != NULL && !is_of_soname(text, l->soname)) { // another major has other functions
        PyErr_Format(PyExc_RuntimeError, "%s is no %s", text, l->soname);
        handle = NULL;
    }
    if (handle != NULL)
        handle = publish_handle(l, handle, text);
    Py_DECREF(path);
    return handle;
}

// Opens the library with the finder. NULL with an exception; without one if there is no finder.
static void *
open_with_finder(cb_library *l)
{
    PyObject *finder = PyImport_ImportModule(CB__FINDER);
    if (finder == NULL) {
        if (PyErr_ExceptionMatches(PyExc_ImportError))
            PyErr_Clear();
        return NULL;
    }
    void *handle = NULL;
    PyObject *answer = PyObject_CallMethod(finder, "load_nvidia_dynamic_lib", "s", l->name);
    if (answer != NULL)
        handle = take_answer(l, answer);
    if (handle == NULL)
        cb__settle_finder_error(l);
    Py_XDECREF(answer);
    Py_DECREF(finder);
    return handle;
}

// Opens a library that does not come with the system: from packages, by the loader, or from a
// toolkit's folder. NULL with an exception; without one if the library is not found.
static void *
open_from_places(cb_library *l, char **loader_says)
{
    char *path = cb__find_installed(l, l->soname);
    void *handle = NULL;
    if (path == NULL) {
        handle = open_by_soname(l);
        if (handle != NULL) {
            open_needs(l, handle, loader_path(handle));
            return handle;
        }
        *loader_says = copy_dlerror();
        if (cb__warn_of_roots(l) < 0)
            return NULL;
        path = cb__find_in_roots(l, l->soname);
    }
    handle = path != NULL ? open_file(l, path) : open_with_finder(l);
    free(path);
    return handle;
}

void *
cb_library_open(cb_library *l)
{
    void *handle = open_plainly(l);
    if (CB_LIKELY(handle != NULL))
        return handle;
    char *loader_says = NULL;
    if (l->is_driver)
        loader_says = copy_dlerror();
    else
        handle = open_from_places(l, &loader_says);
    if (handle == NULL && !PyErr_Occurred())
        cb__raise_library_not_found(l, loader_says);
    free(loader_says);
    return handle;
}

const char *
cb_library_loaded_path(cb_library *l)
{
    if (loaded_handle(l) == NULL && open_loaded(l) == NULL)
        return NULL;
    return atomic_load_explicit(&l->path, memory_order_acquire);
}

// Like per_thread_setting(), but raises what int() raises.
static int
per_thread_setting_or_raise(cb_library *l)
{
    int setting = per_thread_setting(l);
    if (setting >= 0)
        return setting;
    PyObject *value = PyLong_FromString(getenv(l->per_thread_env), NULL, 10);
    if (value == NULL)
        return -1;
    setting = PyObject_IsTrue(value); // a number that only Python's int() can read
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
    PyObject *type = cb__loading_error("FunctionNotFoundError");
    if (type == NULL)
        return;
    PyErr_Format(type, "function %s is not found in %s%s%s", s->symbol,
                 path != NULL ? path : s->library->soname, loaded, since);
    Py_DECREF(type);
}

static void
raise_no_resolver(cb_library *l, void *handle)
{
    const char *path = atomic_load_explicit(&l->path, memory_order_acquire);
    char loaded[64];
    format_release(loaded, sizeof loaded, ", which is version", loaded_version(l, handle));
    PyErr_Format(PyExc_RuntimeError,
                 "Failed to get %s from %s%s: install a newer release of this library, or remove "
                 "the file if it is another library",
                 l->resolver, path != NULL ? path : l->soname, loaded);
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
        raise_no_resolver(l, handle);
        return NULL;
    }
    void *address = find_in(s, handle, per_thread == 1);
    if (address == NULL)
        raise_function_missing(s, handle);
    return address;
}

// --- where it is ---------------------------------------------------------------------------------

// Returns an absolute path as a str, and None for NULL and any other path. Owned.
static PyObject *
path_object(const char *path)
{
    return path != NULL && *path == '/' ? PyUnicode_DecodeFSDefault(path) : Py_NewRef(Py_None);
}

PyObject *
cb_library_file(cb_library *l)
{
    const char *known = cb_library_loaded_path(l);
    if (known != NULL)
        return path_object(known);
    char *found = l->is_driver ? NULL : cb__find_installed(l, l->soname);
    if (found == NULL && cb__ask_loader(l->soname, &found) == CB__LOADER_NONE && !l->is_driver)
        found = cb__find_in_roots(l, l->soname);
    PyObject *result = path_object(found);
    free(found);
    return result;
}

// --- other libraries -----------------------------------------------------------------------------

void *
cb_loaded_symbol(const char *path, const char *symbol)
{
    void *handle = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    void *address = handle != NULL ? dlsym(handle, symbol) : NULL;
    if (handle != NULL)
        dlclose(handle); // the one who loaded it still holds it
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
