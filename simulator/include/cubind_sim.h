// The simulated device's engine: loads PTX, launches its kernels, tells what went wrong.
//
// Plain C with no state of its own but what a module holds. A module belongs to the caller, who frees it by
// cubind_sim_unload; texts and tables that functions hand out belong to their module and live as long. Modules may be
// loaded and launched by several threads at once, one module also by several.
#ifndef CUBIND_SIM_H
#define CUBIND_SIM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum cubind_sim_status {
    CUBIND_SIM_OK,
    CUBIND_SIM_OUT_OF_MEMORY,
    CUBIND_SIM_INVALID_PTX,         // the text is no PTX, or breaks a rule of it
    CUBIND_SIM_UNSUPPORTED,         // PTX which the simulated device cannot run yet
    CUBIND_SIM_UNSUPPORTED_VERSION, // newer than what is known here
    CUBIND_SIM_INVALID_VALUE,       // an argument of a launch
    CUBIND_SIM_NOT_FOUND,           // a function or variable that the module lacks
    CUBIND_SIM_ILLEGAL_ADDRESS,
    CUBIND_SIM_MISALIGNED_ADDRESS,
    CUBIND_SIM_ILLEGAL_INSTRUCTION, // what no GPU would accept either, as a barrier number of 99
    CUBIND_SIM_INVALID_PC,          // an indirect call to what is no function
    CUBIND_SIM_TRAP,
    CUBIND_SIM_ASSERT,
    CUBIND_SIM_DEADLOCK, // no thread of a block can go on
    CUBIND_SIM_MISUSE,   // of a barrier, found by CUBIND_SIM_CHECK_SYNC
    CUBIND_SIM_TIMEOUT,
    CUBIND_SIM_STOPPED,    // the caller asked for it
    CUBIND_SIM_UNLINKABLE, // texts that do not fit together
} cubind_sim_status;

// A sentence of one or more lines: what, where, in which thread. Never longer than fits. After a
// launch without a fault the text is empty or a note.
typedef struct cubind_sim_report {
    cubind_sim_status status;
    int line;                // of the PTX; 0: none
    int source_line;         // of the source that .loc names; 0: none
    const char *source_file; // the module's
    uint32_t block[3], thread[3];
    uint64_t overhangs; // vector loads of a launch that reached over the end of memory
    char text[3072];    // of a launch that went well, what the checks show
} cubind_sim_report;

typedef struct cubind_sim_module cubind_sim_module;
typedef struct cubind_sim_function cubind_sim_function;

// Parses and checks `length` bytes of PTX; variables are laid out and initialised. What a kernel needs and the simulator
// lacks is not looked at here: see cubind_sim_prepare. On failure *module is NULL and the report has the reason.
cubind_sim_status cubind_sim_load(const char *text, size_t length, cubind_sim_module **module,
                                  cubind_sim_report *report);
void cubind_sim_unload(cubind_sim_module *module);

typedef struct cubind_sim_text {
    const char *name; // for messages; NULL: none
    const char *text;
    size_t length;
} cubind_sim_text;

// Loads several texts as one module: what one declares .extern is what another defines .visible, .weak or .common; names
// without linkage stay each text's own. What is used and defined nowhere, or twice, is CUBIND_SIM_UNLINKABLE.
cubind_sim_status cubind_sim_link(const cubind_sim_text *texts, size_t count,
                                  cubind_sim_module **module, cubind_sim_report *report);

// The version of PTX and of the target that the text names: 90 is 9.0, 90 is sm_90.
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
    size_t parameter_bytes;     // of the whole buffer
    uint32_t max_threads;       // by .maxntid or .reqntid; 1024 otherwise
    uint32_t required_block[3]; // by .reqntid, else zeros
    uint32_t cluster[3];        // by .reqnctapercluster, else zeros
} cubind_sim_function_info;

// Kernels in the order of the text.
size_t cubind_sim_function_count(const cubind_sim_module *module);
cubind_sim_function *cubind_sim_function_at(cubind_sim_module *module, size_t index);
cubind_sim_function *cubind_sim_find_function(cubind_sim_module *module, const char *name);
const cubind_sim_function_info *cubind_sim_function_get_info(const cubind_sim_function *function);

typedef struct cubind_sim_variable {
    const char *name;
    void *address; // in this process, and for the kernels
    size_t size;
    bool constant; // lies in .const
    bool managed;
} cubind_sim_variable;

// Whether it has memory that kernels or the caller may change, those of functions among it: else loads of one text can be one
// module.
bool cubind_sim_has_variables(const cubind_sim_module *module);
// Variables of .global and .const outside of functions, in the order of the text.
size_t cubind_sim_variable_count(const cubind_sim_module *module);
const cubind_sim_variable *cubind_sim_variable_at(const cubind_sim_module *module, size_t index);

typedef struct cubind_sim_code_info {
    size_t shared_bytes; // static
    size_t local_bytes;  // for each thread, of what is known before a run
    size_t const_bytes;
    uint32_t registers; // of a thread, an estimate: ptxas may need more or fewer
} cubind_sim_code_info;

// Decodes a kernel and what it calls; a launch does it when nobody has. This is where an instruction that the simulator
// lacks is refused, by name.
cubind_sim_status cubind_sim_prepare(cubind_sim_function *function, cubind_sim_code_info *info,
                                     cubind_sim_report *report);

// A stretch of device memory: `size` bytes whose device address is `start` and which lie at `host`.
typedef struct cubind_sim_range {
    uint64_t start;
    uint64_t size;
    void *host;
} cubind_sim_range;

typedef struct cubind_sim_memory {
    // The range that `address` is in; false where there is none. Called from the threads that run blocks, several at once.
    bool (*find)(void *data, uint64_t address, cubind_sim_range *range);
    // What is to be said of `size` bytes at an address that `find` does not know, as "4 bytes after the end of an
    // allocation of 64 bytes"; false: nothing. NULL: nothing of any. Called when a kernel has gone wrong.
    bool (*describe)(void *data, uint64_t address, uint64_t size, char *text, size_t room);
    // The heap of kernels: an address that `find` knows, or 0; and its end, false for what is none of them. NULL: there is
    // no heap. Called from the threads that run blocks, as `find`. What was released must stay where it is until the
    // grid has ended: other threads may be about to use it.
    uint64_t (*allocate)(void *data, uint64_t size);
    bool (*release)(void *data, uint64_t address);
    void *data;
} cubind_sim_memory;

// What is looked for beside what ends every kernel: bits of cubind_sim_launch_config.checks.
enum {
    CUBIND_SIM_CHECK_MEMORY = 1, // allocations to the byte
    CUBIND_SIM_CHECK_SYNC =
        2, // barriers that the lanes of a warp meet apart, or some of them twice
    CUBIND_SIM_CHECK_LOADS = 4, // vector loads that reach over an end are shown; they are allowed
    CUBIND_SIM_CHECK_ALL = 7,
};

typedef struct cubind_sim_launch_config {
    uint32_t grid[3], block[3];
    uint32_t cluster[3];      // zeros: none, or what the kernel requires
    uint32_t shared_bytes;    // dynamic
    uint32_t stack_bytes;     // of each thread, for calls; 16 KiB at least
    bool cooperative;         // all blocks make progress together
    const void *parameters;   // laid out as cubind_sim_parameter says
    size_t parameter_bytes;   // that many at least
    cubind_sim_memory memory; // global memory that is not the module's own
    uint32_t threads;         // CPU threads that run blocks; 0 and 1: the caller alone
    double timeout;           // seconds; 0: none
    const atomic_int *stop;   // the grid ends soon after this is no longer 0; NULL: nobody stops it
    void (*look)(void);       // called now and then by the threads that run blocks; NULL: not
    uint64_t seed;            // another order of blocks and warps; 0: their own
    uint32_t checks;          // CUBIND_SIM_CHECK_
    // What printf writes, once for each thread and call; NULL: to the standard output.
    void (*print)(void *data, const char *text, size_t length);
    void *print_data;
} cubind_sim_launch_config;

// Runs the grid to its end, or to its first fault.
cubind_sim_status cubind_sim_launch(cubind_sim_function *function,
                                    const cubind_sim_launch_config *config,
                                    cubind_sim_report *report);

const char *cubind_sim_status_text(cubind_sim_status status);

#endif
