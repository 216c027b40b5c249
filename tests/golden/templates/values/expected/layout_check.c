// layout_check.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/sample.yaml.
// clang-format off

#include <input.h>

#include "prototypes.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 2000.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), type), "type of " #name)

CHECK_ENUMERATOR(OK, 0);
CHECK_ENUMERATOR(BAD, 1);

CHECK_ENUMERATOR(RED, 0);
CHECK_ENUMERATOR(GREEN, 1);
CHECK_ENUMERATOR(ALSO_GREEN, 1);
CHECK_ENUMERATOR(BLUE, -3);

CHECK_SIZE(point, 24, 8);
CHECK_OFFSET(point, x, 0);
CHECK_OFFSET(point, tag, 4);
CHECK_OFFSET(point, owner, 8);
CHECK_OFFSET(point, u, 16);

CHECK_MACRO(SAMPLE_FLAG, 2147483648);
CHECK_MACRO(SAMPLE_NEGATIVE, 18446744073709551614U);
CHECK_MACRO(VERSION, 2000);

CHECK_TYPE(sampleSet, fn_sampleSet);
CHECK_TYPE(samplePing, fn_samplePing);
