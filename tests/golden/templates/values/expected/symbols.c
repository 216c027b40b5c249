// symbols.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/sample.yaml.
// clang-format off

#include "symbols.h"

cb_library sample_library = {
    .name = "sample",
    .soname = "libsample.so.1",
    .release = "2.0",
};

// `release` is the first with the function, which an error tells when the symbol is missing; 0 for
// functions older than the headers that were compared.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &sample_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol sample_symbols[] = {
    SYMBOL(sampleSet, 0),
    SYMBOL(samplePing, 0),
};
