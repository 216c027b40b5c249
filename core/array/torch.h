// Tensors of PyTorch, read by its C functions: no attribute, no capsule, no allocation of PyTorch's.
//
// Facts about another project, of its releases 2.3 to 2.12: the libraries behind torch._C export
// functions aoti_torch_get_…(tensor, out), which return 0 on success, and a Python tensor has the C++
// one behind its head, up to 2.9 with eight bytes in between. Other releases, and classes derived from
// Tensor, which may mean something else, go by the protocols.
#ifndef CUBIND_CORE_TORCH_H
#define CUBIND_CORE_TORCH_H

#include "array/view_consumer.h"
#include "array/view.h"

// 1 with a view (owned); 0 where `o` is no such tensor, or one that these functions do not tell of; -1
// with an exception. Where nobody has imported torch, nothing is looked for.
int core_torch_view(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to,
                    PyObject **view);

#endif
