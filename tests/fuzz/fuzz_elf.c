// Fuzzes the reader of ELF files with which `cubind-gen exports` lists a library's symbols.
#include <string.h>

#include "base/diag.h"
#include "compare/elf_symbols.h"
#include "compare/exports.h"
#include "support.h"

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fuzz_quiet();
    return 0;
}

// A model with one function that the seed libraries export, one that they lack, and one skipped.
static const model *
small_model(arena *a)
{
    static function functions[] = {
        {.name = "cuInit", .symbol = "cuInit", .base = "cuInit"},
        {.name = "cuGone", .symbol = "cuGone_v2", .base = "cuGone", .symbol_ptds = "cuGone_ptsz"},
        {.name = "cuLeft", .symbol = "cuLeft", .base = "cuLeft", .skip = "not wanted"},
    };
    model *m = arena_alloc(a, sizeof *m);
    *m = (model){.arena = a,
                 .module = "driver",
                 .function_prefix = "cu",
                 .functions = functions,
                 .function_count = 3};
    return m;
}

static void
write_reports(arena *a, const char *path, const elf_symbols *symbols)
{
    const exports_report *r = exports_compare(a, small_model(a), path, symbols);
    text out = {0};
    exports_write_text(r, &out);
    exports_write_json(r, &out);
    text_free(&out);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    arena *a = arena_new();
    const char *path = fuzz_file("library.so", data, size);
    int errors = diag_error_count();
    elf_symbols symbols;
    bool ok = elf_read_symbols(a, path, &symbols);
    FUZZ_REQUIRE(ok == (diag_error_count() == errors));
    if (ok)
        write_reports(a, path, &symbols);
    arena_free(a);
    return 0;
}
