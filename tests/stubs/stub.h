// A generated stub library (stub_library.c of a module's code) and its hand-written half have this
// in common.
//
// A stub library has the entry points of a real library and none of its effects. Generated code
// knows the prototypes: it tells each call's arguments and outputs to the functions below, which
// stub.c implements; tests steer them through stub.c's exported controls. Each shared library is
// one stub_library.c, the files beside this one and, where there is one, its functional part:
// functions `functional_<symbol>` with the prototype of the symbol, referenced weakly.
//
// A generated entry point is
//
//     STUB_FILLS(3, cuMemAlloc_v2, (CUdeviceptr *dptr, size_t bytesize), (dptr, bytesize))
//     {
//         stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
//     }
//
// or, where nothing but the arguments is to be recorded,
//
//     STUB(4, cuMemFree_v2, (CUdeviceptr dptr), (dptr))
//
// No function here needs Python or a lock held by the caller; stub.c locks for itself.
#ifndef CUBIND_STUB_H
#define CUBIND_STUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "each.h"

#define STUB_LIKELY(x) __builtin_expect(!!(x), 1)
#define STUB_EXPORT __attribute__((visibility("default")))

// Per function, so that a test can steer one and leave the others. All zero at load: functional.
// stub.c keeps a few functions (the resolver of versioned symbols, export tables) out of STUB_FREE,
// whatever the test sets.
typedef enum stub_mode {
    STUB_FUNCTIONAL, // functional_<symbol> where there is one, else as STUB_RECORD
    STUB_RECORD,     // arguments recorded, outputs filled, scripted status
    STUB_FREE,       // success at once: for benchmarks
} stub_mode;

enum { STUB_DEFAULT_COUNT = 3 }; // items behind a count that no script sets

// Lengths beyond this, which negative ones are as well, are no lengths of anything that a test has:
// such memory is neither read nor written.
enum { STUB_LARGEST = 1 << 26 };

static inline size_t
stub_items(size_t count)
{
    return count <= STUB_LARGEST ? count : 0;
}

// The size of a value for which the caller has that much room.
static inline size_t
stub_within(size_t size, size_t room)
{
    size_t items = stub_items(room);
    return size < items ? size : items;
}

typedef enum stub_result {
    STUB_RESULT_VOID,
    STUB_RESULT_STATUS,
    STUB_RESULT_INTEGER,
    STUB_RESULT_STRING,
} stub_result;

typedef struct stub_function {
    const char *name;   // public name: cuMemAlloc
    const char *symbol; // exported name: cuMemAlloc_v2, or a per-thread entry point (cuMemcpy_ptds)
    const char *base;   // what the resolver is asked for: cuMemAlloc
    int version;        // of this ABI for the resolver; 0: the library has none
    bool per_thread;    // a per-thread entry point
    void (*address)(void); // of the entry point
    stub_result result;
    int param_count;
} stub_function;

#define STUB_ENTRY(name, symbol, base, version, per_thread, result, count) \
    {#name, #symbol, #base, version, per_thread, (void (*)(void))symbol, STUB_RESULT_##result, \
     count}
// The same for functions that return a status: of one name for all; of several; a per-thread entry
// point.
#define STUB_SAME(symbol, version, count) \
    STUB_ENTRY(symbol, symbol, symbol, version, false, STATUS, count)
#define STUB_RENAMED(name, symbol, base, version, count) \
    STUB_ENTRY(name, symbol, base, version, false, STATUS, count)
#define STUB_PER_THREAD(name, symbol, base, version, count) \
    STUB_ENTRY(name, symbol, base, version, true, STATUS, count)

// Generated: sorted by symbol; the indices of stub_begin and of stub_modes.
extern const stub_function stub_functions[];
extern const int stub_function_count;
extern const char *const stub_library_name; // "driver"
extern const int stub_api_version;          // 13050
extern unsigned char stub_modes[];          // one stub_mode per function

// One call in progress. Valid between stub_begin and stub_finish, on one thread.
typedef struct stub_call stub_call;

stub_call *stub_begin(int function);

// The part of it that waits for the lock which a test lets somebody hold (held_lock.c).
void stub_wait_for_lock(int function);

// How an entry point of `symbol`, plain or per thread, begins: what its mode says may be all of
// it. Behind it `recorded` is the call.
#define STUB_BEGIN(index, symbol, success, arguments) \
    extern __typeof__(symbol) functional_##symbol __attribute__((weak)); \
    if (STUB_LIKELY(stub_modes[index] == STUB_FREE)) \
        return success; \
    if (stub_modes[index] == STUB_FUNCTIONAL && functional_##symbol != NULL) \
        return functional_##symbol arguments; \
    stub_call *recorded = stub_begin(index)

#define STUB_BEGIN_VOID(index, symbol, arguments) \
    extern __typeof__(symbol) functional_##symbol __attribute__((weak)); \
    if (STUB_LIKELY(stub_modes[index] == STUB_FREE)) \
        return; \
    if (stub_modes[index] == STUB_FUNCTIONAL && functional_##symbol != NULL) { \
        functional_##symbol arguments; \
        return; \
    } \
    stub_call *recorded = stub_begin(index)

// The arguments, in C order.
typedef struct stub_argument {
    const void *at;
    size_t size;
} stub_argument;

#define STUB_ARGUMENT(name) {(const void *)&name, sizeof name}
#define STUB_ARGUMENTS(...) \
    stub_arguments(recorded, (const stub_argument[]){STUB_EACH(STUB_ARGUMENT, __VA_ARGS__)})
void stub_arguments(stub_call *c, const stub_argument *arguments);

// What a pointer argument leads to on the way in. `data` NULL records nothing.
void stub_input(stub_call *c, int param, const void *data, size_t bytes);
void stub_input_string(stub_call *c, int param, const char *text);
void stub_input_strings(stub_call *c, int param, const char *const *texts, size_t count);

// What it leads to on the way out: the scripted bytes (as many as there are, at most `bytes`), the
// rest by pattern. Nothing is written when `at` is NULL, or when the scripted status is a failure
// and the script says so.
void stub_output(stub_call *c, int param, void *at, size_t bytes);
// Likewise, where only the caller knows the length: as many bytes as scripted, else `bytes` by
// pattern.
void stub_output_open(stub_call *c, int param, void *at, size_t bytes);
// Outputs that a pattern would turn into a wild pointer: a text of the library, scripted or fixed.
void stub_output_string(stub_call *c, int param, const char **at);
// An array of the library's own, `bytes` long (from stub_output_count): scripted, else by pattern.
void stub_output_view(stub_call *c, int param, const void **at, size_t bytes);
// A count of items behind another parameter, `size` bytes wide: writes the scripted number, else
// STUB_DEFAULT_COUNT, but at most `capacity` (SIZE_MAX: no limit). Returns what it wrote, or
// `capacity` (0 for SIZE_MAX) when `at` is NULL.
size_t stub_output_count(stub_call *c, int param, void *at, size_t size, size_t capacity);

// Whether the call that is being made is the one that the test wants to fail, and how. Recorded
// calls ask by themselves; functional entry points ask once each.
bool stub_fault(int64_t *status);

// Ends the call. The scripted result, else success (0).
int64_t stub_finish(stub_call *c);
void *stub_finish_string(stub_call *c); // of functions that return a text, of whichever char

// ---- entry points that return a status: STUB_STATUS, success is STUB_SUCCESS ----

// `shared` is the symbol of the plain entry point, `fill` what is recorded and written beside the
// arguments.
#define STUB_STATUS_ENTRY(index, symbol, shared, params, arguments, fill) \
    STUB_EXPORT STUB_STATUS symbol params \
    { \
        STUB_BEGIN(index, shared, STUB_SUCCESS, arguments); \
        STUB_ARGUMENTS arguments; \
        fill; \
        return (STUB_STATUS)stub_finish(recorded); \
    }
#define STUB(index, symbol, params, arguments) \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, )

// What follows in braces fills in.
#define STUB_LIST(...) __VA_ARGS__
#define STUB_FILL(symbol, arguments) fill_##symbol(recorded, STUB_LIST arguments)
#define STUB_FILLS(index, symbol, params, arguments) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params); \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params)

// The same with the entry point for the per-thread default stream, which does the same.
#define STUB_TWO(index, symbol, index2, symbol2, params, arguments) \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, ) \
    STUB_STATUS_ENTRY(index2, symbol2, symbol, params, arguments, )
#define STUB_TWO_FILL(index, symbol, index2, symbol2, params, arguments) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params); \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    STUB_STATUS_ENTRY(index2, symbol2, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params)

#endif
