// Fuzzes the reader of models. It must refuse an invalid model with an error. The generator must
// accept a valid model, which must not change when it is written and read again.
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "check/load.h"
#include "compare/diff.h"
#include "compare/exports.h"
#include "compare/json.h"
#include "compare/markdown.h"
#include "emit/emit.h"
#include "model/write.h"
#include "mutate.h"
#include "support.h"

static const char *const words[] = {
    "../../x",
    "/etc/x",
    "a\"b",
    "a\\",
    "*/",
    "a\nb",
    "",
    "x",
    "1x",
    "int",
    "void",
    "None",
    "if",
    "class",
    "int (*)(void)",
    "f(",
    "f(int)",
    "{1}",
    "{",
    "x; y",
    "//",
    "pointer",
    "array",
    "record",
    "enum",
    "handle",
    "scalar",
    "callback",
    "function",
    "param",
    "fixed",
    "call",
    "expr",
    "in",
    "out",
    "inout",
    "address",
    "count",
    "query",
    "buffer",
    "out_int",
    "out_handle",
    "out_record",
    "list_record",
    "list_string",
    "out_list_int",
    "out_view_handle",
    "count_inout",
    "typed_in",
    "typed_out",
    "typed_out_list",
    "typed_size",
    "option_keys",
    "option_values",
    "number_in",
    "number_out",
    "out_bytes",
    "out_name",
    "out_dump",
    "out_string",
    "record_value",
    "value_number",
    "handle_ref",
    "kernel_params",
    "written",
    "notified",
    "process",
    "bare",
    "value",
    "none",
    "string",
    "other",
    "alias",
    "char",
    "const char",
    "const char *",
    "void *",
    "size_t",
    "long long",
    "unsigned long long",
    "float",
    "kernel_params",
    "array_of_record",
    "record_ref",
    "chars",
    "blob",
    "uuid",
    "bytes",
    "complex64",
    "list_uint32",
    "raw",
    "any",
    "numbers",
    "name",
    "len_name",
    "pointee",
    "result",
    "args",
    "skip",
    NULL,
};

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fuzz_quiet();
    return 0;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    return mutate_document(data, size, most, seed, words);
}

static void
emit_all(arena *a, const model *m)
{
    text changes = {0};
    emit_options options = {
        .template_dir = FUZZ_TEMPLATES,
        .out_dir = arena_printf(a, "%s/nowhere", fuzz_folder()),
        .changes = &changes,
    };
    FUZZ_REQUIRE(emit_module(m, &options));
    text_free(&changes);
}

static void
write_and_read(arena *a, const model *m)
{
    text first = {0}, second = {0};
    model_write(m, &first);
    const model *again = model_load(a, fuzz_file("again.json", first.data, first.length));
    FUZZ_REQUIRE(again != NULL);
    model_write(again, &second);
    FUZZ_REQUIRE(strcmp(first.data, second.data) == 0);
    const diff_report *r = diff_models(a, m, again);
    FUZZ_REQUIRE(r->breaking == 0);
    text_clear(&second);
    diff_write_json(r, &second);
    diff_write_markdown(r, &second);
    text_free(&first);
    text_free(&second);
}

static void
compare_exports(arena *a, const model *m)
{
    static const char *names[] = {"cuInit", "nvrtcVersion"};
    const elf_symbols symbols = {.names = names, .count = 2};
    text out = {0};
    const exports_report *r = exports_compare(a, m, "library.so", &symbols);
    exports_write_text(r, &out);
    exports_write_json(r, &out);
    text_free(&out);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    arena *a = arena_new();
    int errors = diag_error_count();
    const model *m = model_load(a, fuzz_file("model.json", data, size));
    FUZZ_REQUIRE((m != NULL) == (diag_error_count() == errors));
    if (m != NULL) {
        emit_all(a, m);
        write_and_read(a, m);
        compare_exports(a, m);
    }
    arena_free(a);
    return 0;
}
