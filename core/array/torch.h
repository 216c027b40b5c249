// Views of PyTorch's tensors, read through PyTorch's C functions: this takes no attribute look-up,
// no capsule and no allocation by PyTorch.
//
// These are facts about PyTorch 2.3 to 2.12: the libraries behind torch._C export functions
// aoti_torch_get_…(tensor, out), which return 0 on success. A Python tensor has the C++ tensor
// right after its object header; up to 2.9 eight bytes lie in between. Tensors of other releases,
// and of subclasses of Tensor, which may behave differently, are read through the protocols.
#ifndef CUBIND_CORE_TORCH_H
#define CUBIND_CORE_TORCH_H

#include "array/view_consumer.h"
#include "array/view.h"

// Returns 1 with a view (new reference), 0 if `o` is not such a tensor or these functions cannot
// describe it, or -1 with an exception. Never imports torch: if nobody has, the result is 0.
int core_torch_view(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to,
                    PyObject **view);

#endif
