// Fuzzes the reader of mangled C++ names, which finds the types of a function's parameters.
#include "kernel/mangled.h"
#include "support.h"

#include <stdlib.h>
#include <string.h>

enum { LIMIT = CORE_SIGNATURE_MAX };

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static core_param_type types[LIMIT], less[LIMIT];
    char *name = malloc(size + 1);
    FUZZ_REQUIRE(name != NULL);
    memcpy(name, data, size);
    name[size] = '\0';
    int count = core_signature_mangled(name, types, LIMIT);
    FUZZ_REQUIRE(count >= -1 && count <= LIMIT);
    for (int i = 0; i < count; i++)
        FUZZ_REQUIRE(types[i].kind <= CORE_KIND_POINTER && types[i].size <= 16);
    if (count > 0) {
        FUZZ_REQUIRE(core_signature_mangled(name, less, count) == count);
        FUZZ_REQUIRE(core_signature_mangled(name, less, count - 1) == -1);
        core_signature_merge(NULL, 0, name, less, count);
    }
    free(name);
    return 0;
}
