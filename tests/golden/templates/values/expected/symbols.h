// symbols.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/sample.yaml.
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

// The C function table for other extension modules: its members are in the order of the symbols.
extern const struct cubind_sample_api sample_api_table;

#endif
