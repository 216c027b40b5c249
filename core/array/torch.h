// Makes views of PyTorch's tensors, or describes them, through PyTorch's C functions. That needs
// no attribute look-up, no capsule and no allocation by PyTorch.
//
// This relies on facts about PyTorch 2.3 to 2.12: the libraries behind torch._C export functions
// aoti_torch_get_…(tensor, out), which return 0 on success. A Python tensor contains the C++ tensor
// right after its object header; up to PyTorch 2.9, there are eight bytes in between. Tensors of
// other releases, and of subclasses of Tensor, which may behave differently, are read through the
// protocols.
#ifndef CUBIND_CORE_TORCH_H
#define CUBIND_CORE_TORCH_H

#include "array/view_consumer.h"
#include "array/view.h"

#include "cubind/interop.h"

// Returns false if the object is certainly no such tensor; costs a few instructions.
static inline bool
core_torch_may_be_tensor(const core_state *st, PyObject *o)
{
    const PyTypeObject *type = Py_TYPE(o);
    const char *name = type->tp_name; // Tensor or Parameter
    if (st->torch_tensor != NULL)
        return (PyObject *)type == st->torch_tensor ||
               (PyObject *)type->tp_base == st->torch_tensor;
    return (name[0] == 'T' && name[1] == 'e') || (name[0] == 'P' && name[1] == 'a');
}

// Returns 1 with a view (new reference), 0 if `o` is not such a tensor or these functions cannot
// describe it, or -1 with an exception. Never imports torch: returns 0 if the program has not
// imported it.
int core_torch_view(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to,
                    PyObject **view);

// Returns the address of such a tensor on a CUDA device, and its element type unless `type` is
// NULL. Returns 1, 0 or -1, as above.
int core_torch_pointer(core_state *st, PyObject *o, CUdeviceptr *out, cb_array_type *type);

// Describes such a tensor without making a view, and does no stream ordering. Shape and strides are
// borrowed from the tensor. Returns 1, 0 or -1, as above.
int core_torch_tensor(core_state *st, PyObject *o, dl_tensor *out);

#endif
