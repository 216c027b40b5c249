// Turns an array into the parameters that numba's kernels take for it.
#include "launch/argument_array.h"

#include "array/torch.h"
#include "array/view_dtype.h"
#include "array/view_from.h"
#include "base/errors.h"
#include "cubind/interop.h"

// The facts that a launch reads of an array. Shape and strides are borrowed from the array.
typedef struct described {
    const int64_t *shape, *strides; // in elements
    CUdeviceptr ptr;
    dl_type dl; // bits 0: DLPack has no such type
    int ndim;
    bool readonly, on_device;
} described;

// --- checks --------------------------------------------------------------------------------------

// Returns whether the elements follow each other without gaps, with the last index ('C') or the
// first ('F') running fastest. The stride of a dimension of one element does not matter.
static bool
is_contiguous(const described *a, char order)
{
    int64_t expected = 1;
    bool fits = true;
    for (int n = 0; n < a->ndim; n++) {
        int i = order == 'C' ? a->ndim - 1 - n : n;
        if (a->shape[i] == 0)
            return true;
        fits = fits && (a->shape[i] == 1 || a->strides[i] == expected);
        expected *= a->shape[i];
    }
    return fits;
}

static PyObject *
element_text(dl_type dl)
{
    return dl.bits != 0 ? core_dtype_text(&(view_dtype){.dl = dl, .itemsize = dl.bits / 8}, NULL)
                        : PyUnicode_FromString("another type");
}

static int
refuse_element(const core_target *t, const core_item *item, const described *a)
{
    PyObject *want = element_text(item->dl), *got = element_text(a->dl);
    if (want != NULL && got != NULL)
        core_argument_refuse(t, t->kernel->st->launch_type_error,
                             "the kernel was compiled for an array of %U, got one of %U", want,
                             got);
    Py_XDECREF(got);
    Py_XDECREF(want);
    return -1;
}

static int
check_array(const core_target *t, const core_item *item, const described *a)
{
    PyObject *error = t->kernel->st->launch_type_error;
    const dl_type want = item->dl, got = a->dl;
    if (!a->on_device)
        return core_argument_refuse(t, error,
                                    "the array is in host memory; copy it to the device first");
    if (a->ndim != item->ndim)
        return core_argument_refuse(
            t, error, "the kernel was compiled for an array of %d dimension%s, got one of %d",
            item->ndim, item->ndim == 1 ? "" : "s", a->ndim);
    if (want.code != got.code || want.bits != got.bits || got.lanes != 1)
        return refuse_element(t, item, a);
    if (item->layout != 'A' && !is_contiguous(a, item->layout))
        return core_argument_refuse(
            t, error, "the kernel was compiled for an array that is contiguous in %s order",
            item->layout == 'C' ? "C" : "Fortran");
    if (item->is_written && a->readonly)
        return core_argument_refuse(t, error,
                                    "the kernel was compiled for an array that it may write to, "
                                    "got a read-only one");
    return 0;
}

// --- values --------------------------------------------------------------------------------------

// Stores the values of an array that fits.
static int
store_array(const core_target *t, const core_item *item, const described *a, int64_t *values)
{
    if (check_array(t, item, a) < 0)
        return -1;
    const int ndim = a->ndim;
    int64_t itemsize = a->dl.bits / 8, count = 1;
    for (int i = 0; i < ndim; i++) {
        count *= a->shape[i];
        values[CORE_ARRAY_PARAMS + i] = a->shape[i];
        values[CORE_ARRAY_PARAMS + ndim + i] = a->strides[i] * itemsize;
    }
    values[0] = values[1] = 0;
    values[2] = count;
    values[3] = itemsize;
    values[4] = (int64_t)a->ptr;
    return 0;
}

static int
store_view(const core_target *t, const core_item *item, ViewObject *view, int64_t *values)
{
    const described a = {
        .shape = view->extents,
        .strides = view->extents + view->ndim,
        .ptr = view->ptr,
        .dl = view->dtype.dl,
        .ndim = view->ndim,
        .readonly = view->readonly,
        .on_device = view->device_accessible,
    };
    if (core_view_check(view) < 0)
        return core_argument_note(t);
    return store_array(t, item, &a, values);
}

static int
store_tensor(const core_target *t, const core_item *item, const dl_tensor *tensor, int64_t *values)
{
    const described a = {
        .shape = tensor->shape,
        .strides = tensor->strides,
        .ptr = (CUdeviceptr)tensor->data,
        .dl = tensor->dtype,
        .ndim = tensor->ndim,
        .on_device = tensor->device.type != DL_CPU,
    };
    return store_array(t, item, &a, values);
}

// --- objects -------------------------------------------------------------------------------------

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
    core_state *st = t->kernel->st;
    dl_tensor tensor;
    if (core_is_view(st, o))
        return store_view(t, item, (ViewObject *)o, values);
    int found = core_torch_tensor(st, o, &tensor);
    if (found != 0)
        return found > 0 ? store_tensor(t, item, &tensor, values) : core_argument_note(t);
    ViewObject *view = take_view(t, o);
    int result = view != NULL ? store_view(t, item, view, values) : -1;
    Py_XDECREF(view);
    return result;
}
