// classes.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#ifndef CUBIND_SAMPLE_CLASSES_H
#define CUBIND_SAMPLE_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_status,
    T_color,
    T_handle,
    T_devptr,
    T_point_st,
    T_point_v1,
    T_point,
    T_point_anon0,
    CLASS_COUNT,
};

extern const cb_class sample_classes[];

#endif
