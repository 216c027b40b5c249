// tables.c of cubind's binding of the nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "functions.h"

