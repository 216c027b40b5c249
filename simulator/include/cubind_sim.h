// Declares the simulated device's engine, which loads PTX, launches its kernels and reports what
// went wrong. A driver calls it.
//
// The engine is plain C and keeps all state in its modules. The caller owns a module and frees it
// with cubind_sim_unload. Texts and tables that functions return belong to the module and live as
// long as the module. Several threads may load and launch modules at once, even the same module.
// Every `report` argument may be NULL.
#ifndef CUBIND_SIM_H
#define CUBIND_SIM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum cubind_sim_status {
    CUBIND_SIM_OK,
    CUBIND_SIM_OUT_OF_MEMORY,
    CUBIND_SIM_INVALID_PTX,         // the text is not PTX, or breaks one of its rules
    CUBIND_SIM_UNSUPPORTED,         // PTX that the simulated device cannot run yet
    CUBIND_SIM_UNSUPPORTED_VERSION, // a newer version of PTX than the engine supports
    CUBIND_SIM_INVALID_VALUE,       // an invalid argument of a launch
    CUBIND_SIM_NOT_FOUND,           // a function or variable that the module lacks
    CUBIND_SIM_ILLEGAL_ADDRESS,
    CUBIND_SIM_MISALIGNED_ADDRESS,
    CUBIND_SIM_ILLEGAL_INSTRUCTION, // a GPU would refuse it, too, e.g. barrier 99
    CUBIND_SIM_INVALID_PC,          // an indirect call to something that is not a function
    CUBIND_SIM_TRAP,
    CUBIND_SIM_ASSERT,
    CUBIND_SIM_DEADLOCK, // no thread of a block can make progress
    CUBIND_SIM_MISUSE,   // a barrier was misused; found by CUBIND_SIM_CHECK_SYNC
    CUBIND_SIM_TIMEOUT,
    CUBIND_SIM_STOPPED,    // the caller asked the grid to stop
    CUBIND_SIM_UNLINKABLE, // texts that cannot be linked with each other
} cubind_sim_status;

enum { CUBIND_SIM_CHAIN = 8 };

// A line of a source. Texts belong to the module.
typedef struct cubind_sim_source {
    const char *file; // NULL: not known
    int line;
} cubind_sim_source;

// An action of one thread. `sources` begins with the line of the instruction itself; each
// next line is the one where the function of the line before was inlined.
typedef struct cubind_sim_party {
    const char *verb; // for example "writes"; static
    uint32_t block[3], thread[3];
    int line; // line in the PTX
    cubind_sim_source sources[CUBIND_SIM_CHAIN];
    size_t source_count;
} cubind_sim_party;

// The outcome of a call. `text` has one or more lines: what happened, where, and in which thread.
// Text that does not fit is truncated. After a launch without a fault, `text` is empty, or has a
// note.
typedef struct cubind_sim_report {
    cubind_sim_status status;
    int line;                // line in the PTX; 0: none
    int source_line;         // line in the source file that .loc names; 0: none
    const char *source_file; // owned by the module
    uint32_t block[3], thread[3];
    uint64_t overhangs; // number of vector loads that reached past the end of an allocation
    // After a launch, if `text` is not empty:
    const char *check;           // "memory", "sync", "fault" or "note"; static; may be NULL
    cubind_sim_party parties[2]; // threads that the report is about
    size_t party_count;
    uint64_t count; // number of threads that did the same
    char text[3072];
} cubind_sim_report;

typedef struct cubind_sim_module cubind_sim_module;
typedef struct cubind_sim_function cubind_sim_function;

// Parses and checks `length` bytes of PTX, and places and initialises its variables. The module
// keeps a copy of the text. On failure, *module is NULL and the report has the reason. An
// instruction that the simulator lacks does not make loading fail; cubind_sim_prepare refuses a
// kernel that needs it.
cubind_sim_status cubind_sim_load(const char *text, size_t length, cubind_sim_module **module,
                                  cubind_sim_report *report);
// Frees the module and everything that belongs to it; NULL is allowed. None of its kernels may be
// running.
void cubind_sim_unload(cubind_sim_module *module);

typedef struct cubind_sim_text {
    const char *name; // name of the text, for messages; NULL: none
    const char *text;
    size_t length;
} cubind_sim_text;

// Loads several texts as one module. A name that one text declares .extern refers to the .visible,
// .weak or .common definition of that name in another text. Names without linkage are private to
// their text. If a name is used but defined nowhere, or is defined twice, the result is
// CUBIND_SIM_UNLINKABLE. In all other respects, the function behaves like cubind_sim_load.
cubind_sim_status cubind_sim_link(const cubind_sim_text *texts, size_t count,
                                  cubind_sim_module **module, cubind_sim_report *report);

// Return the PTX version that the text names (90 means 9.0), and its target (90 means sm_90).
int cubind_sim_ptx_version(const cubind_sim_module *module);
int cubind_sim_target(const cubind_sim_module *module);

typedef struct cubind_sim_parameter {
    const char *name;
    size_t offset, size;
} cubind_sim_parameter;

typedef struct cubind_sim_function_info {
    const char *name;
    const cubind_sim_parameter *parameters;
    size_t parameter_count;
    size_t parameter_bytes;     // the size of the whole buffer
    uint32_t max_threads;       // value of .maxntid or .reqntid, or 1024
    uint32_t required_block[3]; // value of .reqntid, or zeros
    uint32_t cluster[3];        // value of .reqnctapercluster, or zeros
    bool explicit_cluster;      // .explicitcluster: launches must give the shape of clusters
    uint32_t max_registers;     // value of .maxnreg, or 0
    size_t shared_bytes;        // bytes of the .shared variables that the kernel itself declares
} cubind_sim_function_info;

// Count, list (in the order of the text) and find the kernels of a module. A kernel belongs to its
// module. NULL: there is no such kernel.
size_t cubind_sim_function_count(const cubind_sim_module *module);
cubind_sim_function *cubind_sim_function_at(cubind_sim_module *module, size_t index);
cubind_sim_function *cubind_sim_find_function(cubind_sim_module *module, const char *name);
const cubind_sim_function_info *cubind_sim_function_get_info(const cubind_sim_function *function);

typedef struct cubind_sim_variable {
    const char *name;
    void *address; // address in this process; kernels use the same address
    size_t size;
    size_t align;
    bool constant; // declared in .const
    bool managed;
} cubind_sim_variable;

// Returns whether the module has memory that kernels or the caller can change, including variables
// declared in functions. If it has none, all loads of the same text can share one module.
bool cubind_sim_has_variables(const cubind_sim_module *module);
// Count and list the variables of .global and .const that are declared outside functions, in the
// order of the text. NULL: the index is too large.
size_t cubind_sim_variable_count(const cubind_sim_module *module);
const cubind_sim_variable *cubind_sim_variable_at(const cubind_sim_module *module, size_t index);

typedef struct cubind_sim_code_info {
    size_t shared_bytes; // static shared memory of a block
    size_t local_bytes;  // local memory of each thread, as far as known before a launch
    size_t const_bytes;
    uint32_t registers; // estimated registers per thread; ptxas may need more or fewer
} cubind_sim_code_info;

// Prepares a kernel for launches: links it with the functions that it calls. A launch does this,
// too, if it has not been done. If the kernel needs an instruction that the simulator lacks, the
// call fails with CUBIND_SIM_UNSUPPORTED and the report names the instruction. On success *info is
// filled in, unless `info` is NULL.
cubind_sim_status cubind_sim_prepare(cubind_sim_function *function, cubind_sim_code_info *info,
                                     cubind_sim_report *report);

// A range of device memory: `size` bytes at the device address `start`. In this process, the bytes
// are at `host`.
typedef struct cubind_sim_range {
    uint64_t start;
    uint64_t size;
    void *host;
    bool read_only; // kernels may not write to it
} cubind_sim_range;

typedef struct cubind_sim_memory {
    // Finds the range that contains `address`; false: there is none. The engine calls it on the
    // threads that run blocks, possibly on several at once.
    bool (*find)(void *data, uint64_t address, cubind_sim_range *range);
    // Describes the location of `size` bytes at an address that `find` did not find, for example "4
    // bytes after the end of an allocation of 64 bytes". False: there is nothing to say. The engine
    // calls it only after a kernel has gone wrong. May be NULL.
    bool (*describe)(void *data, uint64_t address, uint64_t size, char *text, size_t room);
    // The heap that kernels allocate from. `allocate` returns an address that `find` can find, or
    // 0. `release` returns false if the address is not from `allocate`. Both are NULL if there is
    // no heap.
    // Several threads that run blocks may call these functions at once. Released memory must stay
    // mapped until the grid has ended, because other threads may be about to use it.
    uint64_t (*allocate)(void *data, uint64_t size);
    bool (*release)(void *data, uint64_t address);
    void *data;
} cubind_sim_memory;

// Additional checks, beyond those that every launch makes: bits of
// cubind_sim_launch_config.checks.
enum {
    CUBIND_SIM_CHECK_MEMORY = 1, // bounds of single allocations, to the byte
    // Report a barrier that lanes of a warp reach at different times, or that a thread reaches a
    // second time before all others have reached it once.
    CUBIND_SIM_CHECK_SYNC = 2,
    CUBIND_SIM_CHECK_LOADS = 4, // report vector loads past the end of an allocation, which are
                                // otherwise only counted
    CUBIND_SIM_CHECK_RACE = 8,  // accesses to one location that nothing orders
    CUBIND_SIM_CHECK_INIT = 16, // values that matter and that nothing has written
    CUBIND_SIM_CHECK_ALL = 31,
};

// Kinds of what a check finds in a kernel that goes on. A note is no mistake on the devices of
// today.
typedef enum cubind_sim_finding_kind {
    CUBIND_SIM_RACE,
    CUBIND_SIM_UNWRITTEN, // a value mattered that nothing had written
    CUBIND_SIM_UNSYNCED,  // a barrier or an operation between lanes that others do not reach
    CUBIND_SIM_NOTE,
} cubind_sim_finding_kind;

typedef struct cubind_sim_finding {
    cubind_sim_finding_kind kind;
    const char *kernel; // valid during the call
    cubind_sim_party parties[2];
    size_t party_count; // 1 or 2
    uint64_t count;     // how often these instructions were found
    const char *text;   // like the text of a report; valid during the call
} cubind_sim_finding;

// The accesses of a launch that has ended, for CUBIND_SIM_CHECK_RACE. The module of its kernel must
// stay loaded as long as the trace exists.
typedef struct cubind_sim_trace cubind_sim_trace;

typedef struct cubind_sim_launch_config {
    uint32_t grid[3], block[3];
    uint32_t cluster[3];      // zeros: the shape that the kernel requires, if any
    uint32_t shared_bytes;    // dynamic shared memory
    uint32_t stack_bytes;     // call stack of each thread; at least 16 KiB is used
    bool cooperative;         // all blocks are resident and make progress together
    const void *parameters;   // laid out as the kernel's cubind_sim_parameter items say
    size_t parameter_bytes;   // size of `parameters`, at least the size of the kernel's parameters
    cubind_sim_memory memory; // global memory outside the module
    uint32_t threads;         // CPU threads that run blocks; 0 or 1: only the caller's
    double timeout;           // seconds from the first instruction; 0: none
    const atomic_int *stop;   // the grid ends soon after this becomes nonzero; may be NULL
    void (*look)(void);       // called regularly on threads that run blocks; may be NULL
    uint64_t seed;            // changes the order of blocks and warps; 0: the usual order
    uint32_t checks;          // any of the CUBIND_SIM_CHECK_ bits
    // Fills shared and local memory with a pattern that follows from this number before kernels use
    // it. 0: shared memory begins with zeros.
    uint64_t poison;
    // Receives the output of printf, once for each call by each thread. NULL: the output goes to
    // standard output.
    void (*print)(void *data, const char *text, size_t length);
    void *print_data;
    // Receives the findings of the checks, one by one, on the caller's thread after the grid has
    // ended. NULL: they are dropped.
    void (*found)(void *data, const cubind_sim_finding *finding);
    void *found_data;
    // Receives the accesses of the launch, or NULL if there are none or races are not checked. The
    // caller frees them. NULL: they are not kept.
    cubind_sim_trace **trace;
    // The multiprocessors that %smid names, a bit each; zeros: all 132. Blocks do not depend on it
    // otherwise.
    uint64_t multiprocessors[3];
} cubind_sim_launch_config;

// Runs the grid to its end, or until shortly after its first fault. Returns once no thread runs
// the grid any more. Everything that `config` points to must live until the function returns.
cubind_sim_status cubind_sim_launch(cubind_sim_function *function,
                                    const cubind_sim_launch_config *config,
                                    cubind_sim_report *report);

// Reports the conflicts between two launches that nothing orders. `earlier` only is the one that is
// named first.
void cubind_sim_trace_compare(const cubind_sim_trace *earlier, const cubind_sim_trace *later,
                              void (*found)(void *data, const cubind_sim_finding *finding),
                              void *data);
// Forgets the accesses to memory that has been freed.
void cubind_sim_trace_forget(cubind_sim_trace *trace, uint64_t host_address, size_t size);
// Returns whether the kernel belongs to a module, which can therefore not be unloaded yet.
bool cubind_sim_trace_is_of(const cubind_sim_trace *trace, const cubind_sim_module *module);
// Returns the bytes of memory that a trace takes, roughly.
size_t cubind_sim_trace_bytes(const cubind_sim_trace *trace);
void cubind_sim_trace_free(cubind_sim_trace *trace); // NULL is allowed

// Tell CUBIND_SIM_CHECK_INIT which bytes of memory nothing has written. Addresses are those in this
// process. All bytes count as written until they are marked; kernels that are checked clear the
// marks of bytes that they write. cubind_sim_copy_marks() follows a copy of bytes. Memory must be
// marked as written before it is freed. Without marks, the calls cost nothing.
void cubind_sim_mark_unwritten(const void *start, size_t size);
void cubind_sim_mark_written(const void *start, size_t size);
void cubind_sim_copy_marks(const void *to, const void *from, size_t size);

// Fills memory with a pattern that follows from `seed` and looks random. No aligned 4 bytes of it
// are zero.
void cubind_sim_poison(void *start, size_t size, uint64_t seed);

// Returns a short text for a status, never NULL; the text is static.
const char *cubind_sim_status_text(cubind_sim_status status);

#endif
