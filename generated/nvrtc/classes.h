// classes.h of cubind's binding of the NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvrtc.yaml.
// Header: nvrtc.h, sha256 d70ac3bc5a2e07adbf7ce8ab64d4b5217c5818d600502a703b03b1858e339b72
// Spec: sha256 262827961a0807759b7c895cb5b13e1d2c37b63cf7314f28517ba06bf05d3995
// clang-format off

#ifndef CUBIND_NVRTC_CLASSES_H
#define CUBIND_NVRTC_CLASSES_H

#include "cubind/class.h"

// Class indices.
enum {
    T_nvrtcResult,
    T_nvrtcProgram,
    T_nvrtcBundledHeadersInfo,
    CLASS_COUNT,
};

extern const cb_class nvrtc_classes[];

#endif
