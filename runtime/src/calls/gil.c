// Decides whether calls keep the GIL. That depends on the program's setting (cubind.keep_gil()) and
// on whether a library call may wait for a host function. gil.h explains the rules.
#include "calls/gil.h"

#include "classes/classes.h"

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

int
cb__gil_watch(cb_gil *g, PyObject *names)
{
    if (!PyTuple_CheckExact(names)) {
        PyErr_SetString(PyExc_TypeError, "_watch() takes a tuple of names");
        return -1;
    }
    Py_XSETREF(g->packages, Py_NewRef(names));
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

// A None entry forbids an import. If the dictionary cannot be searched, the package counts as
// imported.
static bool
is_imported(PyObject *modules, PyObject *name)
{
    PyObject *module = PyDict_GetItemWithError(modules, name);
    if (module != NULL)
        return module != Py_None;
    if (!PyErr_Occurred())
        return false;
    PyErr_Clear();
    return true;
}

static void
look_for_packages(cb_gil *g)
{
    Py_ssize_t count = *g->modules;
    PyObject *names = Py_XNewRef(g->packages);
    for (Py_ssize_t i = 0; names != NULL && i < PyTuple_GET_SIZE(names); i++)
        if (g->module_dict != NULL && is_imported(g->module_dict, PyTuple_GET_ITEM(names, i)))
            atomic_fetch_or(g->state, CB_GIL_PACKAGES);
    Py_XDECREF(names);
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
