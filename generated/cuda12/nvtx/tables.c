// tables.c of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

