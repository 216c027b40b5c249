// Compares the functions that a model declares with those that a shared library exports.
#ifndef CUBIND_GENERATOR_EXPORTS_H
#define CUBIND_GENERATOR_EXPORTS_H

#include "base/text.h"
#include "compare/elf_symbols.h"
#include "model/model.h"

// A symbol that the model uses and the library lacks.
typedef struct exports_missing {
    const char *symbol;
    const function *f;
    bool per_thread; // the function's entry point for the per-thread default stream
} exports_missing;

typedef struct exports_report {
    const model *m;
    const char *library; // base name
    int declared;        // symbols that the bound functions need
    // Needed symbols that the library lacks, so that callers get an error. Sorted by symbol, as are
    // the other lists.
    exports_missing *missing;
    int missing_count;
    exports_missing *unbound; // likewise, for functions that the spec skips
    int unbound_count;
    const char **versions; // exported: other versions of declared functions
    int version_count;
    const char **undeclared; // exported with the module's prefix, but in no header
    int undeclared_count;
} exports_report;

// The report lives in `a`; the model must outlive it.
exports_report *exports_compare(arena *a, const model *m, const char *path,
                                const elf_symbols *exported);

void exports_write_text(const exports_report *r, text *out);
void exports_write_json(const exports_report *r, text *out);

#endif
