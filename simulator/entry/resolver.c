// Implements cuGetProcAddress over the generated table of entry points, and cuGetExportTable, which
// finds nothing because a stub has no export tables. (NVRTC asks for an export table while
// compiling, and accepts an error as the answer.)
//
// A driver is useless without these functions, so the stub of each release contains them. They use
// plain C types and numbers, which mean the same in every release. The table is
// declared in the stub.h of the library that this file is compiled into.
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <stub.h> // the stub.h of the library into which this file is compiled

enum status { SUCCESS = 0, INVALID_VALUE = 1, NOT_FOUND = 500 };
enum flag { LEGACY_STREAM = 1, PER_THREAD_STREAM = 2 };
enum query { FOUND = 0, UNKNOWN_SYMBOL = 1, VERSION_TOO_OLD = 2 };

// Generated code calls these functions through weak references.
int functional_cuGetProcAddress_v2(const char *symbol, void **pfn, int version, uint64_t flags,
                                   int *query);
int functional_cuGetProcAddress(const char *symbol, void **pfn, int version, uint64_t flags);
int functional_cuGetExportTable(const void **table, const void *id);

// Returns entry `i` of the table; entries of older releases come last. NULL: there is no such
// entry.
static const stub_function *
entry_at(int i)
{
    if (i < stub_function_count)
        return &stub_functions[i];
#ifdef STUB_LEGACY
    if (i - stub_function_count < stub_legacy_count)
        return &stub_legacy[i - stub_function_count];
#endif
    return NULL;
}

// Returns the newest entry with this base name whose ABI is not newer than `version`, or NULL. Sets
// `*known` if there is any entry with this name.
static const stub_function *
newest(const char *base, int version, bool per_thread, bool *known)
{
    const stub_function *f, *found = NULL;
    for (int i = 0; (f = entry_at(i)) != NULL; i++) {
        if (strcmp(f->base, base) != 0 || f->per_thread != per_thread)
            continue;
        *known = true;
        if (f->version <= version && (found == NULL || f->version > found->version))
            found = f;
    }
    return found;
}

int
functional_cuGetProcAddress_v2(const char *symbol, void **pfn, int version, uint64_t flags,
                               int *query)
{
    bool valid_flags = flags <= PER_THREAD_STREAM; // at most one flag is set
    if (symbol == NULL || pfn == NULL || version > stub_api_version || !valid_flags)
        return INVALID_VALUE;
    bool known = false;
    const stub_function *f =
        flags == PER_THREAD_STREAM ? newest(symbol, version, true, &known) : NULL;
    if (f == NULL)
        f = newest(symbol, version, false, &known);
    *pfn = NULL;
    if (f != NULL)
        memcpy(pfn, &f->address, sizeof f->address);
    if (query != NULL)
        *query = f != NULL ? FOUND : known ? VERSION_TOO_OLD : UNKNOWN_SYMBOL;
    return SUCCESS;
}

// Defines cuGetProcAddress of CUDA 11, which does not report why it found nothing.
int
functional_cuGetProcAddress(const char *symbol, void **pfn, int version, uint64_t flags)
{
    int status = functional_cuGetProcAddress_v2(symbol, pfn, version, flags, NULL);
    return status == SUCCESS && *pfn == NULL ? NOT_FOUND : status;
}

int
functional_cuGetExportTable(const void **table, const void *id)
{
    (void)id;
    if (table != NULL)
        *table = NULL;
    return NOT_FOUND;
}
