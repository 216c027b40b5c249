// classes.h of cubind's binding of the nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvjitlink.yaml.
// Header: nvJitLink.h, sha256 3726aae592e0a91c53f826009da53a8bafb16dffc413884803e600630f347e72
// Spec: sha256 5c5c242077ff497c228a89141ef99cfe272185fe5dc563ce36165633edaa814d
// clang-format off

#ifndef CUBIND_NVJITLINK_CLASSES_H
#define CUBIND_NVJITLINK_CLASSES_H

#include "cubind/class.h"

// Class indices.
enum {
    T_nvJitLinkResult,
    T_nvJitLinkInputType,
    T_nvJitLinkHandle,
    CLASS_COUNT,
};

extern const cb_class nvjitlink_classes[];

#endif
