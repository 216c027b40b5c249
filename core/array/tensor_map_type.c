// Implements the TensorMapDescriptor type.
#include "array/tensor_map.h"
#include "array/tensor_map_arguments.h"
#include "array/tensor_map_values.h"
#include "base/object.h"
#include "device/device.h"

#include "cubind/signature.h"

#include <stddef.h>
#include <structmember.h>

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

PyDoc_STRVAR(
    replace_address_doc,
    "replace_address($self, /, tensor)\n--\n\n"
    "Point this tensor map at the memory of another tensor.\n\n"
    "Shape, strides and element type stay. `tensor` is a StridedMemoryView, or an array that\n"
    "has DLPack or the CUDA array interface; nothing is ordered on a stream. The tensor map\n"
    "keeps it alive instead of the old tensor.\n\n"
    "Raises ValueError for host memory, for memory of another device, and for an address that\n"
    "is not aligned. The CUDA function is cuTensorMapReplaceAddress.");

#define COMMON_DOC \
    "The other arguments are those of StridedMemoryView.as_tensor_map(). Corners are in the\n" \
    "order of the tensor's dimensions.\n\n" \
    "Raises ValueError for arguments that the hardware does not support"

PyDoc_STRVAR(
    from_tiled_doc,
    "_from_tiled($type, /, view, box_dim=None, *, options=None, element_strides=None,\n"
    "            data_type=None, interleave=None, swizzle=None, l2_promotion=None, oob_fill=None)\n"
    "--\n\n"
    "Return the result of view.as_tensor_map() with these arguments.");

PyDoc_STRVAR(
    from_im2col_doc,
    "_from_im2col($type, /, view, pixel_box_lower_corner, pixel_box_upper_corner,\n"
    "             channels_per_pixel, pixels_per_column, *, element_strides=None, data_type=None,\n"
    "             interleave=None, swizzle=None, l2_promotion=None, oob_fill=None)\n--\n\n"
    "Make a tensor map that copies columns of pixels for convolutions.\n\n"
    "The tensor has 3 to 5 dimensions: images, rows … , channels.\n\n" COMMON_DOC
    ". The CUDA function\nis cuTensorMapEncodeIm2col.");

PyDoc_STRVAR(
    from_im2col_wide_doc,
    "_from_im2col_wide($type, /, view, pixel_box_lower_corner_width, "
    "pixel_box_upper_corner_width,\n"
    "                  channels_per_pixel, pixels_per_column, *, element_strides=None,\n"
    "                  data_type=None, interleave=None, mode='W', swizzle='SWIZZLE_128B',\n"
    "                  l2_promotion=None, oob_fill=None)\n--\n\n"
    "Make a tensor map that copies columns of pixels along the width only.\n\n"
    "It needs compute capability 10.0 or newer.\n\n" COMMON_DOC ", and CUDAError\n"
    "(CUDA_ERROR_NOT_FOUND) if the driver is older than CUDA 12.8. The CUDA function is\n"
    "cuTensorMapEncodeIm2colWide.");

static PyMethodDef TensorMap_methods[] = {
    {"replace_address", CORE_KEYWORDS(TensorMap_replace_address), replace_address_doc},
    {"_from_tiled", CORE_KEYWORDS(core_tensor_map_tiled) | METH_CLASS, from_tiled_doc},
    {"_from_im2col", CORE_KEYWORDS(core_tensor_map_im2col) | METH_CLASS, from_im2col_doc},
    {"_from_im2col_wide", CORE_KEYWORDS(core_tensor_map_im2col_wide) | METH_CLASS,
     from_im2col_wide_doc},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef TensorMap_getset[] = {
    {"device", TensorMap_device, NULL,
     "The Device that has the memory, or None.\n\n"
     "For host and managed memory it is the device that was current when the tensor map was\n"
     "made; None if there was none.",
     NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

PyDoc_STRVAR(
    TensorMap_doc,
    "A descriptor by which kernels copy boxes of a tensor in device memory.\n\n"
    "StridedMemoryView.as_tensor_map() makes it. Kernels of compute capability 9.0 and newer\n"
    "take it as an argument; the parameter is a `const __grid_constant__ CUtensorMap`. It\n"
    "keeps the view alive.");

static PyMemberDef TensorMap_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(TensorMapObject, weakrefs), READONLY, NULL},
    {NULL},
};

static PyType_Slot TensorMap_slots[] = {
    {Py_tp_doc, (void *)TensorMap_doc},
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
