// classes.h of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#ifndef CUBIND_NVJITLINK_CLASSES_H
#define CUBIND_NVJITLINK_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_nvJitLinkResult,
    T_nvJitLinkInputType,
    T_nvJitLinkHandle,
    CLASS_COUNT,
};

extern const cb_class nvjitlink_classes[];

#endif
