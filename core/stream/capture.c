// Keeps the objects that a capture uses alive until its graph takes them over.
#include "stream/capture.h"

#include "stream/capture_end.h"

#include <string.h>

core_capture *
core_capture_new(core_capture *outer, CUstream stream)
{
    core_capture *capture = PyMem_RawCalloc(1, sizeof *capture);
    if (capture == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    capture->count = 1;
    capture->outer = core_capture_take(outer);
    capture->lock = outer != NULL ? core_guard_lock_take(outer->lock) : core_guard_lock(stream);
    if (capture->lock == NULL) {
        core_capture_drop(capture);
        return NULL;
    }
    return capture;
}

void
core_capture_drop(core_capture *capture)
{
    if (capture == NULL || --capture->count > 0)
        return;
    if (capture->lock != NULL && !core_must_leak(capture->lock->process))
        core_capture_unlink(capture);
    core_guard_forget(capture);
    if (capture->record != NULL)
        capture->drop_record(capture->record);
    core_ref_drop(capture->graph);
    Py_XDECREF(capture->kept);
    core_capture_drop(capture->outer);
    core_guard_lock_drop(capture->lock);
    PyMem_RawFree(capture);
}

// The new list may start a collection, which may keep another object in the capture.
static int
make_list(core_capture *capture)
{
    PyObject *list = PyList_New(0);
    if (list == NULL)
        return -1;
    if (capture->kept == NULL)
        capture->kept = list;
    else
        Py_DECREF(list);
    return 0;
}

int
core_capture_keep(core_capture *capture, const void *key, PyObject *object)
{
    core_capture_take(capture); // the collection may also end it
    int result = capture->kept == NULL ? make_list(capture) : 0;
    if (result == 0)
        result = PyList_Append(capture->kept, object);
    uintptr_t bits = (uintptr_t)key >> 4;
    if (result == 0)
        capture->recent[(bits ^ bits >> 6) % CORE_CAPTURE_RECENT] = key;
    core_capture_drop(capture);
    return result;
}

PyObject *
core_capture_end(core_capture *capture)
{
    PyObject *kept = capture->kept;
    capture->kept = NULL;
    memset(capture->recent, 0, sizeof capture->recent);
    return kept;
}
