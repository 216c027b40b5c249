// symbols.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/sample.yaml.
// clang-format off

#include "symbols.h"

cb_library sample_library = {
    .name = "sample",
    .soname = "libsample.so.1",
    .release = "2.0",
};

cb_symbol sample_symbols[] = {
    {.library = &sample_library, .function = "sampleDescInit_internal",
        .symbol = "sampleDescInit_internal", .base = "sampleDescInit_internal"},
    {.library = &sample_library, .function = "sampleLastError", .symbol = "sampleLastError",
        .base = "sampleLastError"},
    {.library = &sample_library, .function = "sampleVersion", .symbol = "sampleVersion",
        .base = "sampleVersion"},
    {.library = &sample_library, .function = "sampleReset", .symbol = "sampleReset",
        .base = "sampleReset"},
};
