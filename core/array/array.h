// Gets the device pointers of other libraries' arrays by the array interface, data_ptr() or DLPack.
#ifndef CUBIND_CORE_ARRAY_H
#define CUBIND_CORE_ARRAY_H

#include "base/state.h"

#include "cubind/interop.h"

// Stores the address of an array's first element, byte offset included, and the element type if
// `type` is not NULL. core_element_of() takes the type and must then be called. The array must be
// in memory that a kernel can access: CUDA, CUDA host or CUDA managed. Does no stream ordering:
// __dlpack__() is called with stream=-1.
//
// Tries the following in order of cost, and uses the first that the object has: being a
// StridedMemoryView, DLPack's C exchange table, data_ptr() (with is_cuda, as in PyTorch),
// __cuda_array_interface__, __dlpack__().
//
// Returns 1, or 0 without an exception if the object has none of these. Returns -1 with TypeError
// for a host array (the text suggests `Buffer.copy_from`), or with the exception that the protocol
// raised.
int core_array_pointer(core_state *st, PyObject *o, CUdeviceptr *out, cb_array_type *type);

#endif
