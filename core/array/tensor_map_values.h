// Converts the element types and modes of tensor maps, given by name or as enum members.
#ifndef CUBIND_CORE_TENSOR_MAP_VALUES_H
#define CUBIND_CORE_TENSOR_MAP_VALUES_H

#include "array/view.h"

// An enumeration: the parameter that takes it, its class in cubind.core.typing, the driver's class,
// and the names of the members in order.
typedef struct tensor_map_enum {
    const char *parameter, *class, *driver_class;
    const char *prefix; // prefix of the members' names, which a string may leave out
    const char *const *names;
    int count;
} tensor_map_enum;

extern const tensor_map_enum core_tensor_map_interleave, core_tensor_map_swizzle,
    core_tensor_map_promotion, core_tensor_map_fill, core_tensor_map_mode, core_tensor_map_type;

// Converts a member or its name. NULL and None leave *value unchanged. Returns 0, or -1 with
// TypeError or ValueError.
int core_tensor_map_member(const tensor_map_enum *kind, PyObject *o, int *value);

// Return the size of an element in bytes, and whether its type is a floating-point type.
int core_tensor_map_itemsize(int type);
bool core_tensor_map_is_floating(int type);

// Takes the element type from `given`, or from the view if `given` is NULL or None. Returns 0, or
// -1 with TypeError or ValueError.
int core_tensor_map_take_type(ViewObject *view, PyObject *given, int *type);

#endif
