// Lets Python code search for a library's file in one place, for example before the module that
// binds the library is imported.
#include <stdlib.h>

#include "libraries/library_ask.h"
#include "libraries/library_find.h"
#include "libraries/library_loader.h"

enum { MOST_NAMES = 16 };

// Copies the texts of a tuple of str, as many as fit, and a final NULL. -1 with an exception.
static int
take_names(PyObject *tuple, const char *out[MOST_NAMES + 1])
{
    Py_ssize_t count = PyTuple_GET_SIZE(tuple);
    if (count > MOST_NAMES)
        count = MOST_NAMES;
    for (Py_ssize_t i = 0; i < count; i++) {
        out[i] = PyUnicode_AsUTF8(PyTuple_GET_ITEM(tuple, i));
        if (out[i] == NULL)
            return -1;
    }
    out[count] = NULL;
    return 0;
}

static char *
find_in_place(const cb_library *l, const char *place)
{
    char *found = NULL;
    if (strcmp(place, "packages") == 0)
        return cb__find_installed(l, l->soname);
    if (strcmp(place, "toolkit") == 0)
        return cb__find_in_roots(l, l->soname);
    if (strcmp(place, "loader") == 0)
        cb__ask_loader(l->soname, &found);
    else
        PyErr_Format(PyExc_ValueError, "unknown place for libraries: %s", place);
    return found;
}

PyObject *
cb__library_ask(PyObject *args)
{
    const char *place, *soname, *folders[MOST_NAMES + 1], *roots[MOST_NAMES + 1];
    PyObject *folder_names, *root_names;
    if (!PyArg_ParseTuple(args, "ssO!O!:_find_library", &place, &soname, &PyTuple_Type,
                          &folder_names, &PyTuple_Type, &root_names) ||
        take_names(folder_names, folders) < 0 || take_names(root_names, roots) < 0)
        return NULL;
    cb_library library = {.soname = soname, .folders = folders, .roots = roots};
    char *path = find_in_place(&library, place);
    if (PyErr_Occurred())
        return NULL;
    PyObject *result =
        path != NULL && *path == '/' ? PyUnicode_DecodeFSDefault(path) : Py_NewRef(Py_None);
    free(path);
    return result;
}
