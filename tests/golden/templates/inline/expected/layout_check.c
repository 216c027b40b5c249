// layout_check.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include <input.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 2000.
_Static_assert((long long)OK == 0LL, "value of OK");
_Static_assert((long long)BAD == 1LL, "value of BAD");
_Static_assert((long long)RED == 0LL, "value of RED");
_Static_assert((long long)GREEN == 1LL, "value of GREEN");
_Static_assert(sizeof(size3) == 24, "size of size3");
_Static_assert(_Alignof(size3) == 8, "alignment of size3");
_Static_assert(__builtin_offsetof(size3, x) == 0, "offset of size3.x");
_Static_assert(__builtin_offsetof(size3, y) == 8, "offset of size3.y");
_Static_assert(__builtin_offsetof(size3, z) == 16, "offset of size3.z");
_Static_assert(sizeof(pitched) == 16, "size of pitched");
_Static_assert(_Alignof(pitched) == 8, "alignment of pitched");
_Static_assert(__builtin_offsetof(pitched, at) == 0, "offset of pitched.at");
_Static_assert(__builtin_offsetof(pitched, pitch) == 8, "offset of pitched.pitch");
_Static_assert(sizeof(desc) == 32, "size of desc");
_Static_assert(_Alignof(desc) == 8, "alignment of desc");
_Static_assert(__builtin_offsetof(desc, data) == 0, "offset of desc.data");
_Static_assert((unsigned long long)VERSION == 2000ULL, "value of VERSION");
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleDescInit_internal),
    status(desc *d, size_t size, color c)), "type of sampleDescInit_internal");
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleLastError), status(void)),
    "type of sampleLastError");
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleVersion), size_t(void)),
    "type of sampleVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleReset), void(void)),
    "type of sampleReset");
