// Makes views, and checks that they can be used.
#include "array/view.h"

#include "cubind/dlpack_import.h"

ViewObject *
core_view_new(core_state *st, PyTypeObject *cls, const view_source *source)
{
    ViewObject *view = (ViewObject *)cls->tp_alloc(cls, 2 * (Py_ssize_t)source->ndim);
    if (view == NULL) {
        Py_XDECREF(source->dtype.given);
        return NULL;
    }
    view->st = st;
    view->ptr = source->ptr;
    view->device = source->device;
    view->kind = source->kind;
    view->device_accessible = cb_dlpack_on_device(source->kind);
    view->readonly = source->readonly;
    view->has_strides = source->has_strides;
    view->ndim = source->ndim;
    view->offset = source->offset;
    view->dtype = source->dtype;
    view->exporter = Py_XNewRef(source->exporter);
    view->base = Py_XNewRef(source->base);
    view->process = core_process_now();
    for (int i = 0; i < source->ndim; i++) {
        view->extents[i] = source->shape[i];
        view->extents[source->ndim + i] = source->strides[i];
    }
    return view;
}

BufferObject *
core_view_buffer(ViewObject *view)
{
    if (view->base != NULL)
        view = (ViewObject *)view->base;
    bool is_buffer =
        view->managed == NULL && view->exporter != NULL && core_is_buffer(view->st, view->exporter);
    return is_buffer ? (BufferObject *)view->exporter : NULL;
}

int
core_view_check(ViewObject *view)
{
    BufferObject *buffer = core_view_buffer(view);
    return buffer != NULL ? core_buffer_check(buffer) : 0;
}
