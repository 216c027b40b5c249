// Declares the interface between the generated half of a stub library (stub_library.c of a module's
// code) and its hand-written half (stub.c).
//
// A stub library has the entry points of a real library and none of its effects. Generated code has
// the prototypes: it passes each call's arguments and outputs to the functions below, which stub.c
// implements. Tests set the results through the controls that stub.c exports (control.h). Each
// shared library consists of one stub_library.c, the files in this folder and, for some libraries,
// a functional half: functions `functional_<symbol>` that do real work. They have the symbol's
// prototype and are referenced weakly.
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
// No function here needs Python or a lock held by the caller; stub.c takes its own lock.
#ifndef CUBIND_STUB_H
#define CUBIND_STUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "each.h"

#define STUB_LIKELY(x) __builtin_expect(!!(x), 1)
#define STUB_EXPORT __attribute__((visibility("default")))

// The mode of one function. A test may set the mode of a single function. All modes are zero at
// load: functional. stub.c never sets STUB_FREE for a few functions (the resolver of versioned
// symbols, export tables), whatever the test sets.
typedef enum stub_mode {
    STUB_FUNCTIONAL, // calls functional_<symbol>, or else acts as STUB_RECORD
    STUB_RECORD,     // arguments recorded, outputs filled, scripted status
    STUB_FREE,       // success at once: for benchmarks
} stub_mode;

enum { STUB_DEFAULT_COUNT = 3 }; // value of a count that no script sets

// No test has memory for more bytes than this. So if a length is larger, or negative before its
// conversion to size_t, the stub neither reads nor writes the memory.
enum { STUB_LARGEST = 1 << 26 };

static inline size_t
stub_items(size_t count)
{
    return count <= STUB_LARGEST ? count : 0;
}

// Returns how many bytes of a value of `size` bytes fit into the caller's memory of `room` bytes.
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
// Entries for functions that return a status: STUB_SAME if name, symbol and base are equal,
// STUB_RENAMED if they differ, and STUB_PER_THREAD for per-thread entry points.
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

// Begins an entry point of `symbol`, either the plain or the per-thread one. In the modes STUB_FREE
// and STUB_FUNCTIONAL, the macro may return from the entry point. Afterwards `recorded` is the
// call.
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

// Writes an output: the scripted bytes (at most `bytes`), and the pattern into the remaining bytes.
// Writes nothing if `at` is NULL, or if the scripted status is a failure and the script is quiet.
void stub_output(stub_call *c, int param, void *at, size_t bytes);
// Like stub_output(), for an output whose length only the caller knows: writes all scripted bytes,
// or else `bytes` bytes of the pattern.
void stub_output_open(stub_call *c, int param, void *at, size_t bytes);
// Writes a pointer to a text that the library owns: the scripted text or else a fixed one, because
// a pattern would be an invalid pointer.
void stub_output_string(stub_call *c, int param, const char **at);
// Writes a pointer to an array that the library owns, with the scripted bytes or the pattern.
// `bytes` is its length (from stub_output_count).
void stub_output_view(stub_call *c, int param, const void **at, size_t bytes);
// Writes a count of items, `size` bytes wide, through another parameter: the scripted number or
// else STUB_DEFAULT_COUNT, but at most `capacity` (SIZE_MAX: no limit). Returns what it wrote, or
// `capacity` (0 for SIZE_MAX) if `at` is NULL.
size_t stub_output_count(stub_call *c, int param, void *at, size_t size, size_t capacity);

// Returns whether the test wants the current call to fail, and stores the status. stub_begin calls
// it for recorded calls; each functional entry point must call it once.
bool stub_fault(int64_t *status);

// Ends the call. Returns the scripted result, or else success (0).
int64_t stub_finish(stub_call *c);
// Like stub_finish(), for functions that return a text of any character type.
void *stub_finish_string(stub_call *c);

// ---- entry points that return a status of type STUB_STATUS; success is STUB_SUCCESS ----

// Defines an entry point. `shared` is the symbol of the plain entry point. `fill` is code that
// records the bytes behind input pointers and writes outputs.
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

// STUB_FILLS is followed by the body of `fill` in braces.
#define STUB_LIST(...) __VA_ARGS__
#define STUB_FILL(symbol, arguments) fill_##symbol(recorded, STUB_LIST arguments)
#define STUB_FILLS(index, symbol, params, arguments) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params); \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params)

// Like STUB and STUB_FILLS, but also define the entry point for the per-thread default stream,
// which behaves alike.
#define STUB_TWO(index, symbol, index2, symbol2, params, arguments) \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, ) \
    STUB_STATUS_ENTRY(index2, symbol2, symbol, params, arguments, )
#define STUB_TWO_FILL(index, symbol, index2, symbol2, params, arguments) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params); \
    STUB_STATUS_ENTRY(index, symbol, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    STUB_STATUS_ENTRY(index2, symbol2, symbol, params, arguments, STUB_FILL(symbol, arguments)) \
    static void fill_##symbol(stub_call *recorded, STUB_LIST params)

#endif
