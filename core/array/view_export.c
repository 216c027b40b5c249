// Exports views to other libraries by __dlpack__() and by the C exchange table of their type.
#include "array/view_export.h"

#include "array/dlpack_export.h"
#include "array/view_from.h"
#include "base/steps.h"

#include "cubind/interop.h"

// --- DLPack --------------------------------------------------------------------------------------

static int
check_exportable(ViewObject *view)
{
    if (core_view_check(view) < 0)
        return -1;
    if (view->dtype.dl.bits != 0)
        return 0;
    if (view->dtype.given == NULL)
        PyErr_SetString(PyExc_BufferError,
                        "Cannot export StridedMemoryView via DLPack without dtype information; "
                        "create the view with dtype specified.");
    else
        PyErr_Format(PyExc_BufferError, "DLPack has no element type like %S", view->dtype.given);
    return -1;
}

// Returns the object that the consumer keeps alive (new reference). For a Buffer that is a slice,
// so the memory survives even if the view's Buffer is closed.
static PyObject *
owner_of(ViewObject *view)
{
    BufferObject *buffer = core_view_buffer(view);
    return buffer != NULL ? core_buffer_slice(buffer, 0, buffer->size) : Py_NewRef(view);
}

// Describes the view as a tensor. Shape and strides are borrowed from the view.
static dl_tensor
tensor_of(ViewObject *view)
{
    return (dl_tensor){
        .data = (void *)(uintptr_t)view->ptr,
        .device = {view->kind, view->device >= 0 ? view->device : 0},
        .ndim = view->ndim,
        .dtype = view->dtype.dl,
        .shape = view->extents,
        .strides = view->extents + view->ndim,
    };
}

static uint64_t
flags_of(ViewObject *view)
{
    return view->readonly ? DL_READ_ONLY : 0;
}

PyObject *
core_view_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    ViewObject *view = (ViewObject *)self;
    bool versioned;
    if (core_dlpack_arguments(args, nargs, kwnames, &versioned) < 0 || check_exportable(view) < 0)
        return NULL;
    PyObject *owner = owner_of(view);
    if (owner == NULL)
        return NULL;
    dl_tensor tensor = tensor_of(view);
    PyObject *capsule = core_dlpack_capsule(view->st, owner, &tensor, flags_of(view), versioned);
    Py_DECREF(owner);
    return capsule;
}

PyObject *
core_view_dlpack_device(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    dl_tensor tensor = tensor_of((ViewObject *)self);
    return Py_BuildValue("(ii)", (int)tensor.device.type, (int)tensor.device.id);
}

// --- the C exchange table ------------------------------------------------------------------------

static ViewObject *
need_view(void *object)
{
    PyObject *o = object;
    core_state *st = core_find_state();
    if (st != NULL && o != NULL && core_is_view(st, o))
        return (ViewObject *)o;
    if (st != NULL)
        PyErr_Format(PyExc_TypeError, "StridedMemoryView expected, got %.200s",
                     o != NULL ? Py_TYPE(o)->tp_name : "NULL");
    return NULL;
}

static int
exchange_allocate(dl_tensor *Py_UNUSED(prototype), dl_managed_versioned **Py_UNUSED(out),
                  void *error_context,
                  void (*set_error)(void *error_context, const char *kind, const char *message))
{
    static const char text[] = "a StridedMemoryView does not allocate memory";
    if (set_error != NULL)
        set_error(error_context, "NotImplementedError", text);
    else
        PyErr_SetString(PyExc_NotImplementedError, text);
    return -1;
}

// Raises an exception if a result pointer is NULL: other libraries' C code calls the table's
// functions, and may make mistakes.
static int
need_place(const void *out)
{
    if (out == NULL)
        PyErr_SetString(PyExc_ValueError, "no place for the result: out is NULL");
    return out != NULL ? 0 : -1;
}

static int
exchange_export(void *object, dl_managed_versioned **out)
{
    ViewObject *view = need_view(object);
    if (view == NULL || need_place(out) < 0 || check_exportable(view) < 0)
        return -1;
    PyObject *owner = owner_of(view);
    if (owner == NULL)
        return -1;
    dl_tensor tensor = tensor_of(view);
    *out = core_dlpack_managed(view->st, owner, &tensor, flags_of(view));
    Py_DECREF(owner);
    return *out != NULL ? 0 : -1;
}

static int
exchange_import(dl_managed_versioned *managed, void **out)
{
    core_state *st = core_find_state();
    if (st == NULL || need_place(out) < 0)
        return -1;
    if (managed == NULL)
        PyErr_SetString(PyExc_BufferError, "the DLPack tensor is NULL");
    *out = managed != NULL ? core_view_of_managed(st, managed) : NULL;
    return *out != NULL ? 0 : -1;
}

static int
exchange_borrow(void *object, dl_tensor *out)
{
    ViewObject *view = need_view(object);
    if (view == NULL || need_place(out) < 0 || check_exportable(view) < 0)
        return -1;
    *out = tensor_of(view);
    return 0;
}

// A view does not know which work uses its memory. It reports the legacy default stream, which is
// ordered after all work on blocking streams.
static int
exchange_stream(int Py_UNUSED(type), int32_t Py_UNUSED(id), void **out)
{
    if (need_place(out) < 0)
        return -1;
    *out = NULL;
    return 0;
}

static dl_exchange_api exchange = {
    .header = {{DL_MAJOR, DL_MINOR}, NULL},
    .allocate = exchange_allocate,
    .managed_from_object = exchange_export,
    .managed_to_object = exchange_import,
    .tensor_from_object = exchange_borrow,
    .current_work_stream = exchange_stream,
};

// Adds the exchange table to the type's dictionary. The type is immutable and ready, but no other
// code has used it yet, so this is safe.
int
core_view_init(core_state *st, PyObject *Py_UNUSED(module))
{
    PyObject *capsule = PyCapsule_New(&exchange, DL_EXCHANGE_CAPSULE, NULL);
    if (capsule == NULL)
        return -1;
    PyObject *dict = cb_type_dict(st->view_type);
    int result = PyDict_SetItem(dict, st->interop->str_exchange, capsule);
    if (result == 0)
        result = PyDict_SetItem(dict, st->interop->str_exchange_early, capsule);
    PyType_Modified(st->view_type);
    Py_DECREF(capsule);
    return result;
}
