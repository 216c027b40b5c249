// symbols.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/sample.yaml.
// clang-format off

#include "symbols.h"

cb_library sample_library = {
    .name = "sample",
    .soname = "libsample.so.1",
    .release = "2.0",
};

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &sample_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &sample_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol sample_symbols[] = {
    SYMBOL(sampleSet, 0, 0),
    SYMBOL(samplePing, 0, 0),
};
