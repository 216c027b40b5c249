// Device pointers out of other libraries' arrays: array interface, data_ptr(), DLPack.
#ifndef CUBIND_CORE_ARRAY_H
#define CUBIND_CORE_ARRAY_H

#include "base/state.h"

// The address of the first element (byte offset included) of an array object in memory that a
// kernel can reach: CUDA, CUDA host, CUDA managed. No ordering is inserted (DLPack is asked with
// stream=-1). Tried in order of cost, and what is found first counts: StridedMemoryView, DLPack's C
// exchange table, data_ptr() (with is_cuda, as PyTorch has it), __cuda_array_interface__,
// __dlpack__(). Returns 1; 0 without an exception for an object with none of these; -1 with
// TypeError for host arrays (NumPy's with the hint `Buffer.copy_from`) or with what the protocol
// raised.
int core_array_pointer(core_state *st, PyObject *o, CUdeviceptr *out);

#endif
