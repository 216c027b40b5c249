// classes.h of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#ifndef CUBIND_NVRTC_CLASSES_H
#define CUBIND_NVRTC_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_nvrtcResult,
    T_nvrtcProgram,
    T_nvrtcBundledHeadersInfo,
    CLASS_COUNT,
};

extern const cb_class nvrtc_classes[];

#endif
