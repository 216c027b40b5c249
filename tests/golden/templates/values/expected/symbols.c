// symbols.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/sample.yaml.
// Header: input.h, sha256 88333f8fc9224cb0f4c33d043f4fe898d0183764b05819350c039c746e2abdb2
// Spec: sha256 2cdf32de2bdb437acab8c137b25f11222be05139449ba358579151ebed72a4b0
// clang-format off

#include "symbols.h"

cb_library sample_library = {
    .name = "sample",
    .soname = "libsample.so.1",
    .release = "2.0",
};

cb_symbol sample_symbols[] = {
    {.library = &sample_library, .function = "sampleSet", .symbol = "sampleSet",
        .base = "sampleSet"},
    {.library = &sample_library, .function = "samplePing", .symbol = "samplePing",
        .base = "samplePing"},
};
