// tables.c of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"

