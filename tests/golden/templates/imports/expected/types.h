// types.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/sample.yaml.
// clang-format off

#ifndef CUBIND_SAMPLE_TYPES_H
#define CUBIND_SAMPLE_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifndef VERSION
#include "../other/types.h"
#endif

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef VERSION

enum status_enum {
    OK = 0,
    BAD = 1,
};
typedef enum status_enum status;

typedef other_color shade;
typedef struct box_st box;

struct box_st {
    other_size size;
    shade color;
};
CUBIND_ASSERT(sizeof(struct box_st) == 24, "box_st");

#endif // VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
