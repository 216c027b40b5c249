// Defines the macros that turn stub_library.c of the driver's generated code into the entry points
// of the simulated driver. An entry point calls functional_<symbol> of driver/calls/ if it exists.
// Otherwise it reports that the function is missing. The tests expand the same file with a recorder
// of calls (tests/stubs/stub.h). Here the `fill` functions of the recorder are compiled away.
#ifndef CUBIND_ENTRY_STUB_H
#define CUBIND_ENTRY_STUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STUB_EXPORT __attribute__((visibility("default")))

// ---- the table of entry points ------------------------------------------------------------------

typedef struct stub_function {
    const char *symbol;    // exported name: cuMemAlloc_v2; cuMemcpy_ptds (per-thread)
    const char *base;      // name that programs pass to cuGetProcAddress: cuMemAlloc
    int version;           // version in which this ABI appeared, for cuGetProcAddress
    bool per_thread;       // a per-thread entry point
    void (*address)(void); // the entry point
} stub_function;

#define STUB_ENTRY(name, symbol, base, version, per_thread, result, count) \
    {#symbol, #base, version, per_thread, (void (*)(void))symbol}
#define STUB_SAME(symbol, version, count) \
    STUB_ENTRY(symbol, symbol, symbol, version, false, STATUS, count)
#define STUB_RENAMED(name, symbol, base, version, count) \
    STUB_ENTRY(name, symbol, base, version, false, STATUS, count)
#define STUB_PER_THREAD(name, symbol, base, version, count) \
    STUB_ENTRY(name, symbol, base, version, true, STATUS, count)

extern const stub_function stub_functions[];
extern const int stub_function_count;
extern const char *const stub_library_name;
extern const int stub_api_version;
extern unsigned char stub_modes[];

// The entry points of older releases (legacy.c).
#define STUB_LEGACY
extern const stub_function stub_legacy[];
extern const int stub_legacy_count;

// ---- entry points -------------------------------------------------------------------------------

// Returns CUDA_ERROR_NOT_SUPPORTED. The first call for a symbol writes a sentence to standard
// error.
int entry_refuse(int index);

// Interposers define this macro differently (interpose/stub.h).
#ifndef STUB_GO_ON
#define STUB_GO_ON(index, symbol, arguments) \
    extern __typeof__(symbol) functional_##symbol __attribute__((weak, visibility("hidden"))); \
    return functional_##symbol != NULL ? functional_##symbol arguments \
                                       : (STUB_STATUS)entry_refuse(index)
#endif

#define STUB_ONLY(index, symbol, shared, params, arguments) \
    STUB_EXPORT STUB_STATUS symbol params \
    { \
        STUB_GO_ON(index, shared, arguments); \
    }
#define STUB_FILLING(symbol, params) \
    __attribute__((unused)) static inline void fill_##symbol(stub_call *recorded, STUB_LIST params)

#define STUB_LIST(...) __VA_ARGS__
#define STUB(index, symbol, params, arguments) STUB_ONLY(index, symbol, symbol, params, arguments)
#define STUB_FILLS(index, symbol, params, arguments) \
    STUB_ONLY(index, symbol, symbol, params, arguments) \
    STUB_FILLING(symbol, params)
#define STUB_TWO(index, symbol, index2, symbol2, params, arguments) \
    STUB_ONLY(index, symbol, symbol, params, arguments) \
    STUB_ONLY(index2, symbol2, symbol, params, arguments)
#define STUB_TWO_FILL(index, symbol, index2, symbol2, params, arguments) \
    STUB_TWO(index, symbol, index2, symbol2, params, arguments) \
    STUB_FILLING(symbol, params)
// Begins functions without parameters. The macro returns, so the code after it is never reached.
#ifndef STUB_BEGIN
#define STUB_BEGIN(index, symbol, success, arguments) \
    stub_call *recorded = NULL; \
    STUB_GO_ON(index, symbol, arguments)
#endif

// ---- the recorder's functions, for code that is compiled away -----------------------------------

typedef struct stub_call stub_call;

enum { STUB_DEFAULT_COUNT = 0 };

size_t stub_items(size_t count);
size_t stub_within(size_t size, size_t room);
void stub_input(stub_call *c, int param, const void *data, size_t bytes);
void stub_input_string(stub_call *c, int param, const char *text);
void stub_input_strings(stub_call *c, int param, const char *const *texts, size_t count);
void stub_output(stub_call *c, int param, void *at, size_t bytes);
void stub_output_open(stub_call *c, int param, void *at, size_t bytes);
void stub_output_string(stub_call *c, int param, const char **at);
void stub_output_view(stub_call *c, int param, const void **at, size_t bytes);
size_t stub_output_count(stub_call *c, int param, void *at, size_t size, size_t capacity);

static inline int64_t
stub_finish(const stub_call *c)
{
    (void)c;
    return 0;
}

#endif
