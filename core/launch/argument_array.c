// Turns an array into the parameters that numba's kernels take for it.
#include "launch/argument_array.h"

#include "array/view_dtype.h"
#include "array/view_from.h"
#include "base/errors.h"
#include "cubind/interop.h"

// --- checks --------------------------------------------------------------------------------------

// Returns whether the elements follow each other without gaps, with the last index ('C') or the
// first ('F') running fastest. The stride of a dimension of one element does not matter.
static bool
is_contiguous(const ViewObject *view, char order)
{
    const int64_t *shape = view->extents, *strides = shape + view->ndim;
    int64_t expected = 1;
    bool fits = true;
    for (int n = 0; n < view->ndim; n++) {
        int i = order == 'C' ? view->ndim - 1 - n : n;
        if (shape[i] == 0)
            return true;
        fits = fits && (shape[i] == 1 || strides[i] == expected);
        expected *= shape[i];
    }
    return fits;
}

static int
refuse_element(const core_target *t, const core_item *item, const ViewObject *view)
{
    const view_dtype wanted = {.dl = item->dl, .itemsize = item->dl.bits / 8};
    PyObject *want = core_dtype_text(&wanted, NULL);
    PyObject *got = view->dtype.dl.bits != 0 ? core_dtype_text(&view->dtype, NULL)
                                             : PyUnicode_FromString("another type");
    if (want != NULL && got != NULL)
        core_argument_refuse(t, t->kernel->st->launch_type_error,
                             "the kernel was compiled for an array of %U, got one of %U", want,
                             got);
    Py_XDECREF(got);
    Py_XDECREF(want);
    return -1;
}

static int
check_view(const core_target *t, const core_item *item, ViewObject *view)
{
    PyObject *error = t->kernel->st->launch_type_error;
    const dl_type want = item->dl, got = view->dtype.dl;
    if (!view->device_accessible)
        return core_argument_refuse(t, error,
                                    "the array is in host memory; copy it to the device first");
    if (view->ndim != item->ndim)
        return core_argument_refuse(
            t, error, "the kernel was compiled for an array of %d dimension%s, got one of %d",
            item->ndim, item->ndim == 1 ? "" : "s", view->ndim);
    if (want.code != got.code || want.bits != got.bits || got.lanes != 1)
        return refuse_element(t, item, view);
    if (item->layout != 'A' && !is_contiguous(view, item->layout))
        return core_argument_refuse(
            t, error, "the kernel was compiled for an array that is contiguous in %s order",
            item->layout == 'C' ? "C" : "Fortran");
    if (item->is_written && view->readonly)
        return core_argument_refuse(
            t, error,
            "the kernel was compiled for an array that it may write to, got a read-only one");
    return core_view_check(view) < 0 ? core_argument_note(t) : 0;
}

// --- values --------------------------------------------------------------------------------------

static void
store_view(const ViewObject *view, int64_t *values)
{
    const int64_t *shape = view->extents, *strides = shape + view->ndim;
    const int ndim = view->ndim;
    int64_t itemsize = view->dtype.itemsize, count = 1;
    for (int i = 0; i < ndim; i++) {
        count *= shape[i];
        values[CORE_ARRAY_PARAMS + i] = shape[i];
        values[CORE_ARRAY_PARAMS + ndim + i] = strides[i] * itemsize;
    }
    values[0] = values[1] = 0;
    values[2] = count;
    values[3] = itemsize;
    values[4] = (int64_t)view->ptr;
}

// Replaces the pending exception if the object has no protocol for arrays.
static void
refuse_object(const core_target *t, PyObject *o)
{
    core_pending pending = core_pending_take();
    bool is_array = core_view_protocol(t->kernel->st, o) >= 0;
    PyErr_Clear();
    PyErr_Restore(pending.type, pending.value, pending.traceback);
    if (is_array) {
        core_argument_note(t);
        return;
    }
    PyErr_Clear();
    core_argument_unsupported(t, o);
}

// Returns a view of an array (new reference), or NULL with an exception.
static ViewObject *
take_view(const core_target *t, PyObject *o)
{
    core_state *st = t->kernel->st;
    core_scalar scalar;
    if (core_is_view(st, o))
        return (ViewObject *)Py_NewRef(o);
    core_way way = core_way_of(st, Py_TYPE(o), &scalar);
    if (way != CORE_WAY_ARRAY && way != CORE_WAY_BUFFER) {
        if (way != CORE_WAY_UNKNOWN)
            core_argument_unsupported(t, o);
        return NULL;
    }
    PyObject *view = core_view_from_any(st, st->view_type, o, st->interop->minus_one);
    if (view == NULL)
        refuse_object(t, o);
    return (ViewObject *)view;
}

int
core_argument_array(const core_target *t, const core_item *item, PyObject *o,
                    int64_t values[CORE_ARRAY_VALUES])
{
    ViewObject *view = take_view(t, o);
    if (view == NULL)
        return -1;
    int result = check_view(t, item, view);
    if (result == 0)
        store_view(view, values);
    Py_DECREF(view);
    return result;
}
