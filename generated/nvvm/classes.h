// classes.h of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvvm.yaml.
// clang-format off

#ifndef CUBIND_NVVM_CLASSES_H
#define CUBIND_NVVM_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_nvvmResult,
    T_nvvmProgram,
    CLASS_COUNT,
};

extern const cb_class nvvm_classes[];

#endif
