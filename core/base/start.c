// Starts the driver once, and registers the hook that runs when the interpreter ends.
#include "base/start.h"

#include "base/errors.h"
#include "base/home.h"

_Atomic(int) core_started_in;

// --- the end -------------------------------------------------------------------------------------

static PyObject *
begin_finalizing(PyObject *module, PyObject *Py_UNUSED(ignored))
{
    if (PyInterpreterState_Get() == PyInterpreterState_Main())
        atomic_store(&core_finalizing, true);
    core_home_end(PyModule_GetState(module));
    Py_RETURN_NONE;
}

static PyMethodDef begin_finalizing_method = {
    "_begin_finalizing",
    begin_finalizing,
    METH_NOARGS,
    "Make destructors leave CUDA alone from now on; atexit runs this.",
};

// An interpreter that ends need not destroy each handle, and CUDA may be gone before the last
// object.
static int
register_end(core_state *st)
{
    PyObject *atexit = PyImport_ImportModule("atexit");
    PyObject *module = PyType_GetModule(st->device_type);
    PyObject *hook = module != NULL ? PyCFunction_New(&begin_finalizing_method, module) : NULL;
    PyObject *done = NULL;
    if (atexit != NULL && hook != NULL)
        done = PyObject_CallMethod(atexit, "register", "O", hook);
    Py_XDECREF(done);
    Py_XDECREF(hook);
    Py_XDECREF(atexit);
    return done != NULL ? 0 : -1;
}

// --- the start -----------------------------------------------------------------------------------

// Calls cubind.driver.cuInit(), whose exception says which library is missing.
static int
init_by_module(core_state *st)
{
    PyObject *result = PyObject_CallMethod(st->driver_module, "cuInit", "i", 0);
    if (result == NULL)
        return -1;
    long status = PyLong_AsLong(PyTuple_GET_ITEM(result, 0));
    Py_DECREF(result);
    if (status == -1 && PyErr_Occurred())
        return -1;
    return core_check(st, (CUresult)status, "cuInit");
}

// Calls the C function, because the first call of a Python function of cubind.driver would make
// that module's classes, which core does not need. Making them takes a quarter of a short process's
// time.
static int
init_driver(core_state *st)
{
    CUresult status = CORE_NOGIL(core_driver->cuInit(0));
    if (CB_UNLIKELY(status == CUDA_ERROR_NOT_FOUND)) // the table's status for "no library"
        return init_by_module(st);
    return core_check(st, status, "cuInit");
}

static int
count_devices(core_state *st)
{
    int count = 0;
    if (core_check(st, core_driver->cuDeviceGetCount(&count), "cuDeviceGetCount") < 0)
        return -1;
    st->device_count = count < CORE_MAX_DEVICES ? count : CORE_MAX_DEVICES;
    return 0;
}

int
core_start_slow(core_state *st)
{
    int now = core_process_now();
    int started = atomic_load_explicit(&core_started_in, memory_order_acquire);
    if (started != 0 && started != now + 1) {
        PyErr_SetString(PyExc_RuntimeError,
                        "CUDA was initialized before this process was forked and cannot be used in "
                        "it; start processes with multiprocessing's 'spawn' method");
        return -1;
    }
    bool first = st->device_count == 0; // this interpreter's first start
    if (init_driver(st) < 0 || (first && register_end(st) < 0) || count_devices(st) < 0)
        return -1;
    atomic_store_explicit(&core_started_in, now + 1, memory_order_release);
    return 0;
}
