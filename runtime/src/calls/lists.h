// Makes lists from C arrays.
#ifndef CUBIND_CALLS_LISTS_H
#define CUBIND_CALLS_LISTS_H

#include "cubind/class.h"

// Makes one item of a list from the value at `at`. `index` is a class of the module, if the item
// has one. Returns a new reference.
typedef PyObject *cb__make_item(cb_module *m, int index, const void *at);
// Makes a list of `count` values, which are `size` bytes apart; a size of 0 repeats the first one.
// Returns a new reference.
PyObject *cb__make_list(cb_module *m, int index, const void *items, size_t count, size_t size,
                        cb__make_item *make);

#endif
