// classes.h of cubind for nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#ifndef CUBIND_NVFATBIN_CLASSES_H
#define CUBIND_NVFATBIN_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_nvFatbinResult,
    T_nvFatbinHandle,
    CLASS_COUNT,
};

extern const cb_class nvfatbin_classes[];

#endif
