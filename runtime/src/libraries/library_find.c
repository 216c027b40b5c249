// Finds the file of a library in folders that the system's loader does not search: Python packages,
// the active conda environment, and toolkits that an environment variable names.
//
// It compares only file names, because a library's soname includes its major version.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <fnmatch.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "libraries/library_find.h"
#include "libraries/library_loader.h"

// --- paths -------------------------------------------------------------------------------------

static bool
is_file(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

// Returns root/folder/name, or root/name for an empty folder, if that file exists; else NULL. A
// relative root is taken from the working folder.
static char *
file_below(const char *root, const char *folder, const char *name)
{
    char path[PATH_MAX];
    char here[PATH_MAX] = "";
    const char *separator = "";
    if (*root != '/') {
        if (getcwd(here, sizeof here) == NULL)
            return NULL;
        separator = "/";
    }
    int length = snprintf(path, sizeof path, "%s%s%s%s%s/%s", here, separator, root,
                          *root != '\0' && *folder != '\0' ? "/" : "", folder, name);
    return length > 0 && (size_t)length < sizeof path && is_file(path) ? strdup(path) : NULL;
}

// --- packages ------------------------------------------------------------------------------------

// Returns an entry of sys.path as a path, owned. NULL without an exception if it names no folder or
// is relative: the empty entry, for instance, would lead to anything in the current folder.
static PyObject *
entry_path(PyObject *entry)
{
    PyObject *path = PyUnicode_Check(entry) ? PyUnicode_EncodeFSDefault(entry) : NULL;
    const char *text = path != NULL ? PyBytes_AS_STRING(path) : "";
    if (*text == '/' && strlen(text) == (size_t)PyBytes_GET_SIZE(path))
        return path;
    PyErr_Clear();
    Py_XDECREF(path);
    return NULL;
}

static char *
find_below_entries(PyObject *entries, const char *folder, const char *name)
{
    char *found = NULL;
    for (Py_ssize_t i = 0; found == NULL && i < PyTuple_GET_SIZE(entries); i++) {
        PyObject *path = entry_path(PyTuple_GET_ITEM(entries, i));
        if (path != NULL)
            found = file_below(PyBytes_AS_STRING(path), folder, name);
        Py_XDECREF(path);
    }
    return found;
}

static char *
find_in_packages(const cb_library *l, const char *name)
{
    PyObject *search_path = PySys_GetObject("path"); // borrowed
    PyObject *entries = search_path != NULL ? PySequence_Tuple(search_path) : NULL;
    if (entries == NULL) {
        PyErr_Clear();
        return NULL;
    }
    char *found = NULL;
    for (const char *const *folder = l->folders; found == NULL && *folder != NULL; folder++)
        found = find_below_entries(entries, *folder, name);
    Py_DECREF(entries);
    return found;
}

// --- environment variables -----------------------------------------------------------------------

// Returns the value of a variable; NULL if it is unset or empty.
static const char *
variable_setting(const char *variable)
{
    const char *value = getenv(variable);
    return value != NULL && *value != '\0' ? value : NULL;
}

static char *
find_below_root(const char *variable, const char *name)
{
    const char *root = variable_setting(variable);
    char *found = root != NULL ? file_below(root, "lib64", name) : NULL;
    if (found == NULL && root != NULL)
        found = file_below(root, "lib", name);
    return found;
}

char *
cb__find_installed(const cb_library *l, const char *name)
{
    char *found = l->folders != NULL ? find_in_packages(l, name) : NULL;
    return found != NULL ? found : find_below_root(CB__CONDA_ROOT, name);
}

char *
cb__find_in_roots(const cb_library *l, const char *name)
{
    char *found = NULL;
    for (int i = 0; found == NULL && l->roots != NULL && l->roots[i] != NULL; i++)
        found = find_below_root(l->roots[i], name);
    return found;
}

// --- libraries that a library opens --------------------------------------------------------------

// Returns the folder of a path; the caller frees it.
static char *
folder_of(const char *path)
{
    const char *end = strrchr(path, '/');
    return end != NULL && end != path ? strndup(path, (size_t)(end - path)) : NULL;
}

// Returns the newest file, by name, that matches a pattern.
static char *
find_fitting(const char *folder, const char *pattern)
{
    char best[NAME_MAX + 1] = "";
    DIR *entries = opendir(folder);
    struct dirent *entry;
    while (entries != NULL && (entry = readdir(entries)) != NULL)
        if (fnmatch(pattern, entry->d_name, 0) == 0 && strverscmp(entry->d_name, best) > 0)
            snprintf(best, sizeof best, "%s", entry->d_name);
    if (entries != NULL)
        closedir(entries);
    return *best != '\0' ? file_below(folder, "", best) : NULL;
}

static bool
is_pattern(const char *name)
{
    return strpbrk(name, "*?[") != NULL;
}

static char *
find_in_folder(const char *folder, const char *need)
{
    return is_pattern(need) ? find_fitting(folder, need) : file_below(folder, "", need);
}

// Searches the library's folder. Sets *searched if the file is there and the loader searches that
// folder.
static char *
find_beside(const char *path, const char *need, void *handle, bool *searched)
{
    char *folder = folder_of(path);
    char *found = folder != NULL ? find_in_folder(folder, need) : NULL;
    if (found != NULL && handle != NULL && cb__loader_searches(handle, folder))
        *searched = true;
    free(folder);
    return found;
}

char *
cb__find_need(const cb_library *l, const char *need, void *handle, const char *path)
{
    bool searched = false;
    char *found = find_beside(path, need, handle, &searched);
    char *target = found == NULL ? realpath(path, NULL) : NULL; // the file behind a link
    if (target != NULL)
        found = find_beside(target, need, handle, &searched);
    free(target);
    if (found == NULL && !is_pattern(need))
        found = cb__find_installed(l, need);
    if (found == NULL && !is_pattern(need))
        found = cb__find_in_roots(l, need);
    if (!searched)
        return found;
    free(found);
    return NULL;
}

// --- the warning ---------------------------------------------------------------------------------

static bool
is_same_folder(const char *a, const char *b)
{
    struct stat one, other;
    if (strcmp(a, b) == 0)
        return true;
    return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

int
cb__warn_of_roots(const cb_library *l)
{
    const char *first = NULL;
    for (const char *const *variable = l->roots; variable != NULL && *variable != NULL;
         variable++) {
        const char *root = variable_setting(*variable);
        if (root == NULL)
            continue;
        if (first == NULL)
            first = *variable;
        else if (!is_same_folder(variable_setting(first), root))
            return PyErr_WarnFormat(PyExc_UserWarning, 1,
                                    "%s=%s and %s=%s differ; %s takes precedence", first,
                                    variable_setting(first), *variable, root, first);
    }
    return 0;
}
