// Fuzzes the generator with specs, up to the generated code. The header is fixed and has every kind
// of declaration that a spec can name.
#include <stdlib.h>
#include <string.h>

#include "mutate.h"
#include "pipeline.h"
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
    "None",
    "if",
    "*",
    "[",
    "{a,b}",
    "{,}",
    "{",
    "f{}",
    "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,"
    "b}{a,b}",
    "none",
    "in",
    "out",
    "inout",
    "address",
    "bare",
    "value",
    "call g",
    "expr n",
    "expr (",
    "8",
    "-1",
    "99999999999999999999",
    "n",
    "items",
    "handle",
    "record",
    "out_int",
    "count_inout",
    "typed_size",
    "typed_out",
    "number_in",
    "option_keys",
    "option_values",
    "callback",
    "buffer",
    "kernel_params",
    "written",
    "process",
    "notified",
    "once",
    "query",
    "buffer",
    "raw",
    "any",
    "numbers",
    "bytes 8",
    "bytes 0",
    "record box",
    "handle stream",
    "list_uint32",
    "complex64",
    "s, &value",
    "c++",
    "c",
    "input.h",
    "other.h",
    "{1}",
    "call(",
    "_function",
    "_record",
    "module",
    "headers",
    "functions",
    "parameters",
    "skip",
    NULL,
};

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fuzz_quiet();
    fuzz_file("input.h", pipeline_header, strlen(pipeline_header));
    fuzz_file("other.h", pipeline_other_header, strlen(pipeline_other_header));
    return 0;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    return mutate_document(data, size, most, seed, words);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    pipeline_run(fuzz_file("spec.yaml", data, size));
    return 0;
}
