// What tensor maps are told by name: element types and modes.
#ifndef CUBIND_CORE_TENSOR_MAP_VALUES_H
#define CUBIND_CORE_TENSOR_MAP_VALUES_H

#include "array/view.h"

// An enumeration: the class in cubind.core.typing, the driver's, and the members in order.
typedef struct tensor_map_enum {
    const char *parameter, *class, *driver_class;
    const char *prefix; // of members, which plain strings may leave out
    const char *const *names;
    int count;
} tensor_map_enum;

extern const tensor_map_enum core_tensor_map_interleave, core_tensor_map_swizzle,
    core_tensor_map_promotion, core_tensor_map_fill, core_tensor_map_mode, core_tensor_map_type;

// A member, its name, or None for what is there already. 0, or -1 with TypeError or ValueError.
int core_tensor_map_member(const tensor_map_enum *kind, PyObject *o, int *value);

// Bytes of an element; whether it is a floating one.
int core_tensor_map_itemsize(int type);
bool core_tensor_map_is_floating(int type);

// The type of a view's elements, or what was given (NULL, None: nothing). 0, or -1.
int core_tensor_map_take_type(ViewObject *view, PyObject *given, int *type);

#endif
