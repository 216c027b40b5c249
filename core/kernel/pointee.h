// Describes the type to which a pointer parameter points, as far as a launch checks it.
#ifndef CUBIND_CORE_POINTEE_H
#define CUBIND_CORE_POINTEE_H

#include "array/element_type.h"

// A pointee. CUDA's vector types, such as float4, have their number of elements in `lanes`; for all
// other types it is 0. The element of `void` is CORE_ELEMENT_BYTE.
typedef struct core_pointee {
    uint8_t element; // core_element
    uint8_t lanes;
    bool is_const;
    bool is_known; // false: a struct, a pointer, or not understood; the other members are then 0
} core_pointee;

// Returns the pointee with that element.
static inline core_pointee
core_pointee_of(core_element element)
{
    return (core_pointee){.element = (uint8_t)element, .is_known = true};
}

// Returns an integer type by its size in bytes. 16 is unknown.
core_pointee core_pointee_integer(size_t size);

// Find a type by the name of its struct in CUDA's headers (float4, __half, __nv_fp8_e4m3), by
// another name that CUDA's headers give to such a type (half, cuComplex), or by a name of the C
// library (int32_t, size_t). Unknown for all other names.
core_pointee core_pointee_struct(const char *name, size_t length);
core_pointee core_pointee_alias(const char *name, size_t length);
core_pointee core_pointee_c(const char *name, size_t length);

// Returns the elements that arrays for a pointer to this type may have: bit i stands for element i.
uint16_t core_pointee_takes(core_pointee pointee);

// Returns the words for the elements, as in "points to float values". The text is static, except
// that vectors need `room`.
enum { CORE_POINTEE_ROOM = 32 };
const char *core_pointee_text(core_pointee pointee, char room[CORE_POINTEE_ROOM]);

#endif
