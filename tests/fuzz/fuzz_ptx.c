// Fuzzes the reader of PTX. The first line of an input names a kernel. The reader searches the
// other lines for the kernel's declaration.
#include "kernel/signature.h"
#include "support.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = CORE_SIGNATURE_MAX };

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    // The leak check does not scan the interpreter's own heap, which holds pointers to malloc()
    // memory.
    setenv("PYTHONMALLOC", "malloc", 1);
    Py_InitializeEx(0);
    return 0;
}

static void
check_types(const core_param_type *types, int count)
{
    FUZZ_REQUIRE(count >= -1 && count <= LIMIT);
    for (int i = 0; i < count; i++)
        FUZZ_REQUIRE(types[i].kind <= CORE_KIND_POINTER);
}

// Checks that the extract gives the same parameters for the kernel as the whole text, and that
// extracting again changes nothing.
static void
check_extracted(PyObject *extracted, const char *name, const core_param_type *types, int count)
{
    static core_param_type again[LIMIT];
    const char *text = PyBytes_AS_STRING(extracted);
    size_t size = (size_t)PyBytes_GET_SIZE(extracted);
    int found = core_signature_ptx(text, size, name, again, LIMIT);
    FUZZ_REQUIRE(found == count);
    for (int i = 0; i < count; i++)
        FUZZ_REQUIRE(again[i].kind == types[i].kind && again[i].size == types[i].size);
    PyObject *twice = core_signature_extract(text, size);
    FUZZ_REQUIRE(twice != NULL && (size_t)PyBytes_GET_SIZE(twice) == size);
    FUZZ_REQUIRE(memcmp(PyBytes_AS_STRING(twice), text, size) == 0);
    Py_DECREF(twice);
}

// Whether the bytes can be a kernel's name.
static bool
is_name(const uint8_t *data, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (!isalnum(data[i]) && data[i] != '_' && data[i] != '$')
            return false;
    return size > 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static core_param_type types[LIMIT], merged[LIMIT];
    char name[128] = "";
    const uint8_t *end = memchr(data, '\n', size);
    if (end == NULL || (size_t)(end - data) >= sizeof name || !is_name(data, (size_t)(end - data)))
        return 0;
    memcpy(name, data, (size_t)(end - data));
    const char *ptx = (const char *)end + 1;
    size -= (size_t)(end + 1 - data);

    int count = core_signature_ptx(ptx, size, name, types, LIMIT);
    check_types(types, count);
    PyObject *extracted = core_signature_extract(ptx, size);
    FUZZ_REQUIRE(extracted != NULL);
    check_extracted(extracted, name, types, count);
    Py_DECREF(extracted);
    if (count > 0) {
        FUZZ_REQUIRE(core_signature_ptx(ptx, size, name, types, count - 1) == -1);
        core_signature_merge(ptx, size, name, merged, count);
        check_types(merged, count);
    }
    return 0;
}
