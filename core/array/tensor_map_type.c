// Implements the TensorMapDescriptor type.
#include "array/tensor_map.h"
#include "array/tensor_map_arguments.h"
#include "array/tensor_map_values.h"
#include "base/doc.h"
#include "base/object.h"
#include "device/device.h"

#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
TensorMap_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError, "TensorMapDescriptor cannot be instantiated directly. Use "
                                        "StridedMemoryView.as_tensor_map() instead.");
    return NULL;
}

static int
TensorMap_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(((TensorMapObject *)self)->view);
    return 0;
}

// The type has no tp_clear, so that no launch ever gets a descriptor whose view is gone. The
// garbage collector can break a reference cycle at the view's exporter.
static void
TensorMap_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((TensorMapObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    Py_CLEAR(((TensorMapObject *)self)->view);
    core_object_free(self);
}

// --- another address -----------------------------------------------------------------------------

static PyObject *
TensorMap_replace_address(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                          PyObject *kwnames)
{
    static const char *const params[] = {"tensor", NULL};
    static const cb_signature call = {"replace_address", params, .positional = 1, .required = 1};
    PyObject *tensor;
    if (cb_bind_vector(&call, args, nargs, kwnames, &tensor) < 0)
        return NULL;
    return core_tensor_map_replace(self, tensor);
}

// --- attributes ----------------------------------------------------------------------------------

static PyObject *
TensorMap_device(PyObject *self, void *Py_UNUSED(closure))
{
    TensorMapObject *map = (TensorMapObject *)self;
    if (map->device < 0)
        Py_RETURN_NONE;
    return core_device(map->st, map->device);
}

static PyObject *
TensorMap_repr(PyObject *self)
{
    static const char *const kinds[] = {"tiled", "im2col", "im2col_wide"};
    TensorMapObject *map = (TensorMapObject *)self;
    return PyUnicode_FromFormat(
        "TensorMapDescriptor(%s, rank=%d, dtype=%s, swizzle=%s)", kinds[map->kind], (int)map->rank,
        core_tensor_map_type.names[map->type], core_tensor_map_swizzle.names[map->swizzle]);
}

// --- the type ------------------------------------------------------------------------------------

static PyMethodDef TensorMap_methods[] = {
    {"replace_address", CORE_KEYWORDS(TensorMap_replace_address),
     CORE_DOC(TensorMapDescriptor, replace_address)},
    {"_from_tiled", CORE_KEYWORDS(core_tensor_map_tiled) | METH_CLASS,
     CORE_DOC(TensorMapDescriptor, _from_tiled)},
    {"_from_im2col", CORE_KEYWORDS(core_tensor_map_im2col) | METH_CLASS,
     CORE_DOC(TensorMapDescriptor, _from_im2col)},
    {"_from_im2col_wide", CORE_KEYWORDS(core_tensor_map_im2col_wide) | METH_CLASS,
     CORE_DOC(TensorMapDescriptor, _from_im2col_wide)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef TensorMap_getset[] = {
    {"device", TensorMap_device, NULL, CORE_DOC(TensorMapDescriptor, device), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(TensorMap_members, TensorMapObject);

static PyType_Slot TensorMap_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(TensorMapDescriptor)},
    {Py_tp_new, TensorMap_new},
    {Py_tp_dealloc, TensorMap_dealloc},
    {Py_tp_traverse, TensorMap_traverse},
    {Py_tp_repr, TensorMap_repr},
    {Py_tp_methods, TensorMap_methods},
    {Py_tp_getset, TensorMap_getset},
    {Py_tp_members, TensorMap_members},
    {0, NULL},
};

PyType_Spec core_tensor_map_spec = {
    .name = "cubind.core.TensorMapDescriptor",
    .basicsize = sizeof(TensorMapObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = TensorMap_slots,
};
