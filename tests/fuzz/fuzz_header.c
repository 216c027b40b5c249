// Fuzzes the generator with C headers, from libclang to the generated code. An input consists of a
// header, a line of four slashes, and the rules of the header's spec.
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "pipeline.h"
#include "support.h"

static const char facts[] = "module: sample\n"
                            "headers: [input.h]\n"
                            "version_macro: VERSION\n"
                            "reviewed: 2000\n"
                            "library: {name: sample, soname: libsample.so.1}\n"
                            "status: {enum: status, success: OK, error_class: SampleError}\n";

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fuzz_quiet();
    return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char mark[] = "\n////\n";
    const uint8_t *found = memmem(data, size, mark, strlen(mark));
    size_t header_size = found != NULL ? (size_t)(found - data) + 1 : size;
    text spec = {0};
    text_add(&spec, facts);
    if (found != NULL) {
        text_add_n(&spec, (const char *)found + strlen(mark),
                   size - header_size + 1 - strlen(mark));
    }
    if (strstr(spec.data, "\nblocking:") == NULL)
        text_add(&spec, "\nblocking: []\n");
    fuzz_file("input.h", data, header_size);
    pipeline_run(fuzz_file("spec.yaml", spec.data, spec.length));
    text_free(&spec);
    return 0;
}
