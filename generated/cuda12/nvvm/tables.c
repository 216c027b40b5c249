// tables.c of cubind for libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

