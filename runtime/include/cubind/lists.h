// Makes Python lists from C arrays.
#ifndef CUBIND_LISTS_H
#define CUBIND_LISTS_H

#include "cubind/class.h"

PyObject *cb_handle_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_scalar_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_record_list(cb_module *m, int index, const void *items, size_t count); // copies
PyObject *cb_enum_list(cb_module *m, int index, const void *items, size_t count);
PyObject *cb_int_list(const void *items, size_t count, int size, bool is_signed);
PyObject *cb_float_list(const void *items, size_t count, int size);

#endif
