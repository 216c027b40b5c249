// Names the docstrings of core's types and members for C tables.
//
// The docstrings stand in the type stubs, next to the signatures. cmake/docstrings.py makes
// docstrings.h and docstrings.c from them. A name without a docstring there does not compile.
#ifndef CUBIND_CORE_DOC_H
#define CUBIND_CORE_DOC_H

#include "docstrings.h"

// The text of a method or property, a member of the stub's class `type`: CORE_DOC(Buffer, close).
// Members that several types share stand in a class that only the stub has, such as _GraphPlace.
#define CORE_DOC(type, member) core_doc_##type##_##member

// The text of a function of the module: CORE_FUNCTION_DOC(launch).
#define CORE_FUNCTION_DOC(name) core_doc_##name

// The text of a type, for its Py_tp_doc: CORE_TYPE_DOC(Buffer).
#define CORE_TYPE_DOC(name) ((char *)core_doc_##name)

#endif
