// tables.c of cubind's binding of the nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "functions.h"

