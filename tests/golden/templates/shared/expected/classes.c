// classes.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// Header: input.h, sha256 e42da5c35ffaa3f7c885b7aa2d879cf719ecd943df9447443a6da37bbbea158d
// Spec: sha256 03d099fd877b64e43bfbafe37b6e823f22c60b1aba7c4c9f7cde099e2b69a1a8
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
static const cb_enum_table enum_status = {
    .items = items_status, .count = 2, .c_name = "status_enum",
};

const cb_class sample_classes[] = {
    {.name = "status", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_status},
    {.name = "handle", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
};
