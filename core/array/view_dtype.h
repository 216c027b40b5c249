// Element types.
#ifndef CUBIND_CORE_VIEW_DTYPE_H
#define CUBIND_CORE_VIEW_DTYPE_H

#include "array/view.h"

// From DLPack; BufferError where elements are no whole bytes.
int core_dtype_from_dl(dl_type type, view_dtype *out);

// From a typestr of an array interface ("<f4"); TypeError.
int core_dtype_from_typestr(PyObject *typestr, view_dtype *out);

// From what a user gives: a typestr or a name ("float32"), a DType, a NumPy dtype or what NumPy
// makes one of.
int core_dtype_from_object(core_state *st, PyObject *o, view_dtype *out);

// What `view.dtype` is: NumPy's where NumPy is loaded and has it, a DType, or None where only a
// size is known. Owned.
PyObject *core_dtype_object(core_state *st, const view_dtype *dtype);

// What str() says of a NumPy dtype (or of any other `object`) that stands for `dtype`. Owned.
PyObject *core_dtype_text(const view_dtype *dtype, PyObject *object);

#endif
