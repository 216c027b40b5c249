// The interface between a generated stub library (stub_library.c of a module's code) and its
// hand-written half.
//
// A stub library has the entry points of a real library and none of its effects. Generated code
// knows the prototypes: it passes each call's arguments and outputs to the functions below, which
// stub.c implements. Tests steer them through the controls that stub.c exports (control.h). Each
// shared library consists of one stub_library.c, the files in this folder and, for some libraries,
// a functional half: functions `functional_<symbol>` with the prototype of the symbol, referenced
// weakly.
//
// A generated entry point is
//
//     STUB_FILLS(3, cuMemAlloc_v2, (CUdeviceptr *dptr, size_t bytesize), (dptr, bytesize))
//     {
//         stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
//     }
//
// or, if it only records the arguments,
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

// The mode of one function, so that a test can steer a single function. All modes are zero at load:
// functional. stub.c never sets STUB_FREE for a few functions (the resolver of versioned symbols,
// export tables), whatever the test sets.
typedef enum stub_mode {
    STUB_FUNCTIONAL, // calls functional_<symbol>, or else acts as STUB_RECORD
    STUB_RECORD,     // arguments recorded, outputs filled, scripted status
    STUB_FREE,       // success at once: for benchmarks
} stub_mode;

enum { STUB_DEFAULT_COUNT = 3 }; // items behind a count that no script sets

// Longer lengths, and negative ones converted to size_t, fit no memory that a test has: the stub
// neither reads nor writes such memory.
enum { STUB_LARGEST = 1 << 26 };

static inline size_t
stub_items(size_t count)
{
    return count <= STUB_LARGEST ? count : 0;
}

// The part of a value that fits into the caller's room, in bytes.
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
    const char *base;   // the name that the resolver is asked for: cuMemAlloc
    int version;        // ABI version for the resolver; 0 if the library has no resolver
    bool per_thread;    // a per-thread entry point
    void (*address)(void); // the entry point
    stub_result result;
    int param_count;
} stub_function;

#define STUB_ENTRY(name, symbol, base, version, per_thread, result, count) \
    {#name, #symbol, #base, version, per_thread, (void (*)(void))symbol, STUB_RESULT_##result, \
     count}
// The same for functions that return a status: with one name for all three; with different names;
// and per-thread entry points.
#define STUB_SAME(symbol, version, count) \
    STUB_ENTRY(symbol, symbol, symbol, version, false, STATUS, count)
#define STUB_RENAMED(name, symbol, base, version, count) \
    STUB_ENTRY(name, symbol, base, version, false, STATUS, count)
#define STUB_PER_THREAD(name, symbol, base, version, count) \
    STUB_ENTRY(name, symbol, base, version, true, STATUS, count)

// Generated and sorted by symbol. stub_begin and stub_modes use the same indices.
extern const stub_function stub_functions[];
extern const int stub_function_count;
extern const char *const stub_library_name; // "driver"
extern const int stub_api_version;          // 13050
extern unsigned char stub_modes[];          // one stub_mode per function

// One call in progress, valid between stub_begin and stub_finish on one thread.
typedef struct stub_call stub_call;

stub_call *stub_begin(int function);

// Called by stub_begin: waits for the lock that a test makes another thread hold (held_lock.c).
void stub_wait_for_lock(int function);

// The beginning of the entry point of `symbol`, plain or per thread. In some modes the entry point
// returns here. After it, `recorded` is the call.
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

// Records the bytes that a pointer argument points to on the way in. NULL `data` records nothing.
void stub_input(stub_call *c, int param, const void *data, size_t bytes);
void stub_input_string(stub_call *c, int param, const char *text);
void stub_input_strings(stub_call *c, int param, const char *const *texts, size_t count);

// Writes an output: the scripted bytes (at most `bytes`), and the rest by pattern. Writes nothing
// if `at` is NULL, or if the scripted status is a failure and the script is quiet.
void stub_output(stub_call *c, int param, void *at, size_t bytes);
// The same for an output whose length only the caller knows: writes as many bytes as are scripted,
// or else `bytes` by pattern.
void stub_output_open(stub_call *c, int param, void *at, size_t bytes);
// Writes a pointer to a text that the library owns, scripted or fixed: a pattern would be a wild
// pointer.
void stub_output_string(stub_call *c, int param, const char **at);
// Writes a pointer to an array that the library owns, scripted or by pattern. `bytes` is its length
// (from stub_output_count).
void stub_output_view(stub_call *c, int param, const void **at, size_t bytes);
// Writes a count of items, `size` bytes wide, through another parameter: the scripted number or
// else STUB_DEFAULT_COUNT, but at most `capacity` (SIZE_MAX: no limit). Returns what it wrote, or
// `capacity` (0 for SIZE_MAX) if `at` is NULL.
size_t stub_output_count(stub_call *c, int param, void *at, size_t size, size_t capacity);

// Whether the test wants the current call to fail, and with which status. Recorded calls ask by
// themselves; each functional entry point asks once.
bool stub_fault(int64_t *status);

// Ends the call. Returns the scripted result, or else success (0).
int64_t stub_finish(stub_call *c);
// The same for functions that return a text of any character type.
void *stub_finish_string(stub_call *c);

// ---- entry points that return a status of type STUB_STATUS; success is STUB_SUCCESS ----

// `shared` is the symbol of the plain entry point. `fill` records inputs and writes outputs, in
// addition to the arguments.
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

// The braces that follow are the body of `fill`.
#define STUB_LIST(...) __VA_ARGS__
#define STUB_FILL(symbol, arguments) fill_##symbol(recorded, STUB_LIST arguments)
#define STUB_FILLS(index, symbol, params, arguments) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params); \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params)

// The same, plus the entry point for the per-thread default stream, which behaves alike.
#define STUB_TWO(index, symbol, index2, symbol2, params, arguments) \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, ) \
    STUB_STATUS_ENTRY(index2, symbol2, symbol, params, arguments, )
#define STUB_TWO_FILL(index, symbol, index2, symbol2, params, arguments) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params); \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    STUB_STATUS_ENTRY(index2, symbol2, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params)

#endif
