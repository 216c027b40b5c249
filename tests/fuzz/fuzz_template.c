// Fuzzes the generator with templates. The first byte of an input selects a template; the other
// bytes replace the template's text.
#include <string.h>

#include "base/diag.h"
#include "render/contracts.h"
#include "render/emitter.h"
#include "support.h"

enum { MOST_HOLES = 256 };

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fuzz_quiet();
    return 0;
}

static void
expand_all(const template *t, const template_contract *c)
{
    const char *values[MOST_HOLES];
    text out = {0};
    for (int i = 0; i < MOST_HOLES; i++)
        values[i] = i % 3 == 0 ? NULL : i % 3 == 1 ? "" : "value\n";
    for (int i = 0; c->snippets != NULL && c->snippets[i] != NULL; i++) {
        FUZZ_REQUIRE(template_has(t, c->snippets[i]));
        template_expand(t, c->snippets[i], values, &out);
    }
    if (c->accepts != NULL && template_has(t, "int.declare"))
        template_expand(t, "int.declare", values, &out);
    text_free(&out);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const template_contract *c = template_contracts[data[0] % TEMPLATE_COUNT];
    arena *a = arena_new();
    fuzz_file(c->file, data + 1, size - 1);
    int errors = diag_error_count();
    template *t = template_load(a, fuzz_folder(), c);
    FUZZ_REQUIRE((t != NULL) == (diag_error_count() == errors));
    if (t != NULL)
        expand_all(t, c);
    arena_free(a);
    return 0;
}
