// Decides whether calls keep the GIL. That depends on the program's setting (cubind.keep_gil()) and
// on whether a library call may wait for a host function. gil.h explains the rules.
#include "calls/gil.h"

// The process's state. The states of interpreters are never freed, since modules use theirs to the
// end; the list keeps them reachable.
static _Atomic(int) process_state;
static _Atomic(cb_gil *) all;

static const Py_ssize_t no_modules;

cb_gil *
cb__gil_new(void)
{
    cb_gil *g = PyMem_RawCalloc(1, sizeof *g);
    if (g == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    g->state = &process_state;
    g->module_dict = Py_NewRef(PyImport_GetModuleDict());
    g->modules = cb_dict_size(g->module_dict);
    g->seen = -1;
    g->main = PyInterpreterState_Main();
    g->next = atomic_load(&all);
    while (!atomic_compare_exchange_weak(&all, &g->next, g))
        ;
    return g;
}

void
cb__gil_end(cb_gil *g)
{
    g->modules = &no_modules;
    g->seen = 0;
    Py_CLEAR(g->module_dict);
    Py_CLEAR(g->packages);
}

// A package to search for, and the newest version of it that does not count. Every version of the
// package counts if major is negative.
typedef struct watched {
    PyObject *name; // borrowed
    int major, minor;
} watched;

// Returns false with an exception if the entry has another form.
static bool
read_entry(PyObject *entry, watched *w)
{
    *w = (watched){.name = entry, .major = -1};
    if (PyTuple_CheckExact(entry))
        return PyArg_ParseTuple(entry, "Uii", &w->name, &w->major, &w->minor);
    if (!PyUnicode_Check(entry))
        PyErr_SetString(PyExc_TypeError, "_watch() takes names, or tuples (name, major, minor)");
    return PyUnicode_Check(entry);
}

int
cb__gil_watch(cb_gil *g, PyObject *packages)
{
    if (!PyTuple_CheckExact(packages)) {
        PyErr_SetString(PyExc_TypeError, "_watch() takes a tuple of names");
        return -1;
    }
    watched w;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(packages); i++)
        if (!read_entry(PyTuple_GET_ITEM(packages, i), &w))
            return -1;
    Py_XSETREF(g->packages, Py_NewRef(packages));
    g->seen = -1;
    return 0;
}

PyObject *
cb__gil_keep(cb_gil *g, PyObject *on)
{
    int truth = on != Py_None ? PyObject_IsTrue(on) : 0;
    if (truth < 0)
        return NULL;
    int word = on == Py_None ? 0 : truth ? CB_GIL_KEEP : CB_GIL_RELEASE;
    int before = atomic_load(g->state);
    while (!atomic_compare_exchange_weak(g->state, &before,
                                         (before & ~(CB_GIL_KEEP | CB_GIL_RELEASE)) | word))
        ;
    if ((before & (CB_GIL_KEEP | CB_GIL_RELEASE)) == 0)
        return Py_NewRef(Py_None);
    return PyBool_FromLong((before & CB_GIL_KEEP) != 0);
}

// Nobody can have read a version whose number is unknown, so it counts as newer.
static bool
is_newer(PyObject *module, const watched *w)
{
    if (w->major < 0)
        return true;
    PyObject *version = PyModule_Check(module)
                            ? PyDict_GetItemString(PyModule_GetDict(module), "__version__")
                            : NULL; // borrowed
    const char *text = version != NULL && PyUnicode_Check(version) ? PyUnicode_AsUTF8(version) : "";
    int major, minor;
    if (text == NULL || sscanf(text, "%d.%d", &major, &minor) != 2) {
        PyErr_Clear();
        return true;
    }
    return major != w->major ? major > w->major : minor > w->minor;
}

// A None entry forbids an import. If the dictionary cannot be searched, the package counts as
// imported.
static bool
counts(PyObject *modules, PyObject *entry)
{
    watched w;
    PyObject *module = read_entry(entry, &w) ? PyDict_GetItemWithError(modules, w.name) : NULL;
    if (module != NULL)
        return module != Py_None && is_newer(module, &w);
    if (!PyErr_Occurred())
        return false;
    PyErr_Clear();
    return true;
}

static void
look_for_packages(cb_gil *g)
{
    Py_ssize_t count = *g->modules;
    PyObject *entries = Py_XNewRef(g->packages);
    for (Py_ssize_t i = 0; entries != NULL && i < PyTuple_GET_SIZE(entries); i++)
        if (g->module_dict != NULL && counts(g->module_dict, PyTuple_GET_ITEM(entries, i)))
            atomic_fetch_or(g->state, CB_GIL_PACKAGES);
    Py_XDECREF(entries);
    g->seen = count;
}

PyThreadState *
cb_gil_begin_locking_slow(cb_gil *g)
{
    if (atomic_load(g->state) == 0)
        look_for_packages(g);
    int state = atomic_load(g->state);
    if (state == 0 || cb_gil_is_kept(state))
        return NULL;
    return PyEval_SaveThread();
}
