// Converts element types of views from and to the forms that DLPack, array interfaces and users
// have.
#ifndef CUBIND_CORE_VIEW_DTYPE_H
#define CUBIND_CORE_VIEW_DTYPE_H

#include "array/view.h"

// The core_dtype_from_ functions return 0, or -1 with an exception. out->given is owned.

// Converts from DLPack. Raises BufferError unless elements are whole bytes.
int core_dtype_from_dl(dl_type type, view_dtype *out);

// Converts from a typestr of an array interface ("<f4"). Raises TypeError.
int core_dtype_from_typestr(PyObject *typestr, view_dtype *out);

// Converts a user's argument: a typestr, a name ("float32"), a DType, a NumPy dtype, or anything
// that numpy.dtype() accepts.
int core_dtype_from_object(core_state *st, PyObject *o, view_dtype *out);

// Returns the value of `view.dtype`: a NumPy dtype if NumPy is loaded and has the type, else a
// DType, or None if only the size is known. New reference.
PyObject *core_dtype_object(core_state *st, const view_dtype *dtype);

// Returns the str() of a NumPy dtype, or of any other `object`, that stands for `dtype`. New
// reference.
PyObject *core_dtype_text(const view_dtype *dtype, PyObject *object);

#endif
