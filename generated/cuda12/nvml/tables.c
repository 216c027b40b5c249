// tables.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

