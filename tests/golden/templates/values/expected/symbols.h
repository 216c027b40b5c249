// symbols.h of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/sample.yaml.
// Header: input.h, sha256 88333f8fc9224cb0f4c33d043f4fe898d0183764b05819350c039c746e2abdb2
// Spec: sha256 2cdf32de2bdb437acab8c137b25f11222be05139449ba358579151ebed72a4b0
// clang-format off

#ifndef CUBIND_SAMPLE_SYMBOLS_H
#define CUBIND_SAMPLE_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_sampleSet,
    S_samplePing,
    SYMBOL_COUNT,
};

extern cb_library sample_library;
extern cb_symbol sample_symbols[];
#define symbols sample_symbols

#endif
