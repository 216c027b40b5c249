// tables.c of cubind's binding of the libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"

