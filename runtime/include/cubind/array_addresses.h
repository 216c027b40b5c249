// Converts sequences of strings and addresses.
#ifndef CUBIND_ARRAY_ADDRESSES_H
#define CUBIND_ARRAY_ADDRESSES_H

#include "cubind/array.h"

int cb_array_strings(PyObject *o, const char *param, cb_array *a);
int cb_array_addresses(cb_module *m, PyObject *o, const char *param, cb_array *a);
// The same for addresses in device memory; `how` is as for cb_as_device_address(), or CB_TABLE.
int cb_array_device_addresses(const cb_form *s, PyObject *o, const char *param, int how,
                              cb_array *a);
int cb_array_addresses_or_buffer(cb_module *m, PyObject *o, const char *param, cb_array *a);

// Checks a list of addresses against a list of sizes. Raises ValueError if one of the first `count`
// buffers is shorter than its size. The caller has checked that each list has `count` items.
int cb_array_check_each(const cb_array *a, const cb_array *sizes, size_t count,
                        const char *function, const char *param);

#endif
