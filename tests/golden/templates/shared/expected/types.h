// types.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/sample.yaml.
// clang-format off

#ifndef CUBIND_SAMPLE_TYPES_H
#define CUBIND_SAMPLE_TYPES_H

#include <stddef.h>
#include <stdint.h>

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

typedef struct other_pair_st other_pair;
typedef struct other_pair_st pair;
struct handle_st;

typedef pair sample_pair;
typedef struct handle_st *handle;

#ifndef CUBIND_DECLARED_other_pair_st
#define CUBIND_DECLARED_other_pair_st
struct other_pair_st {
    float x;
    float y;
};
CUBIND_ASSERT(sizeof(struct other_pair_st) == 8, "other_pair_st");

#endif

#endif // VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
