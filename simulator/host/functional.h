// The functional driver: what its files share. Each function `functional_<symbol>` behaves as the
// driver's <symbol> does, on host memory and with no GPU: the entry points call it.
//
// One lock guards every table; `fd_lock` is taken by the functional_ entry points alone, never by
// helpers, and never held while a callback of the caller runs. Helpers that wait let go of it
// meanwhile, so that nothing found before is sure to be there afterwards.
#ifndef CUBIND_HOST_FUNCTIONAL_H
#define CUBIND_HOST_FUNCTIONAL_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "types.h"

// What tests reach; the library that is shipped keeps it to itself.
#define FD_EXPORT __attribute__((visibility("default")))

// Whether a test wants the call that is being made to fail, and how: of the entry points' side.
bool stub_fault(int64_t *status);

#define FD_TRY(call) \
    do { \
        CUresult fd_status_ = (call); \
        if (fd_status_ != CUDA_SUCCESS) \
            return fd_status_; \
    } while (0)

// What every entry point does first, unless it only forwards to another one: each call of a program
// counts once.
#define FD_ENTER() FD_TRY(fd_enter(__func__))
// The same where a host function may call it, too: what needs no current context.
#define FD_ENTER_ANYWHERE() FD_TRY(fd_enter_anywhere(__func__))

enum { FD_MAX_DEVICES = 8, FD_MAX_STACK = 64, FD_MAX_LIMITS = 16 };

// --- lock and live objects (registry.c) ----------------------------------------------------------

typedef enum fd_kind {
    FD_CONTEXT = 1,
    FD_STREAM,
    FD_EVENT,
    FD_MODULE,
    FD_LIBRARY,
    FD_KERNEL,
    FD_FUNCTION,
    FD_POOL,
    FD_LINKER,
    FD_GRAPH,
    FD_NODE,
    FD_GRAPH_EXEC,
    FD_USER_OBJECT,
    FD_CONDITION,
    FD_KINDS,
} fd_kind;

void fd_lock(void);
void fd_unlock(void);
void fd_wait(void);                          // until fd_notify; lets go of the lock meanwhile
void fd_wait_for(pthread_cond_t *condition); // the same for what somebody else signals
void fd_notify(void);                        // something has happened that others may wait for
// Around waits of the program, which may be nested: interrupts are handled in them (interrupt.c).
void fd_wait_begin(void);
void fd_wait_end(void);
bool fd_wait_is_watched(void); // by this thread
// On a thread that waits, or runs a kernel that it waits for: handles interrupts that have come. Without the driver's lock.
void fd_wait_look(void);
bool fd_forked(void); // this process was forked from one that had used the driver

// Handles are addresses of objects; a handle that was never given out, or whose object is gone, is
// found out here and never dereferenced.
void *fd_new(fd_kind kind, size_t size); // zeroed; NULL when there is no memory
void fd_delete(void *object);
void fd_forget(void *object); // no handle any more; the object lives on
bool fd_is(const void *handle, fd_kind kind);
// Visits every live object of a kind; the visitor may delete the object it is given.
void fd_each(fd_kind kind, void (*visit)(void *object, void *arg), void *arg);
uint64_t fd_next_id(void);

// --- calls (faults.c) ----------------------------------------------------------------------------

// The status that the test asked for, else why the driver cannot be called now, else success.
CUresult fd_enter(const char *entry);
CUresult fd_enter_anywhere(const char *entry);
const char *fd_entered(void); // the last entry point that this thread has called

// A line of the driver's log (log.c) about the call that this thread is in, which returns that
// status; an empty message is none. Under the lock, after which it goes to callbacks.
void fd_log(CUresult status, const char *message);
void fd_log_deliver(void); // for fd_unlock()
CUresult fd_fault(void);   // for the few that need no cuInit

// --- devices and contexts (device.c, attributes.c, context.c) ------------------------------------

typedef struct fd_pool fd_pool;
typedef struct fd_stream fd_stream;

typedef struct fd_context {
    int device;
    bool primary;
    bool ends;             // a call deletes it, and waits
    unsigned int attached; // how often cuCtxAttach has given it out
    unsigned int flags;
    uint64_t id;
    size_t limits[FD_MAX_LIMITS];
    CUfunc_cache cache;
    fd_stream *defaults; // the legacy stream and one per thread, made at their first use
    CUresult fault;      // of a kernel that the simulated device ran: nothing is done any more
    uint32_t peers;      // bit i: the memory of device i is reached
    CUresult sticky;     // the same once a call has told it, from then on all others do
    char said[400];      // what the report of the fault begins with
    struct fd_heap *heap;
} fd_context;

typedef struct fd_device {
    fd_context *primary; // made at the first retain
    int primary_uses;
    unsigned int primary_flags;
    fd_pool *pool; // what cuMemAllocAsync takes from; NULL: the default pool
    size_t used;   // bytes allocated
} fd_device;

extern fd_device fd_devices[FD_MAX_DEVICES];
size_t fd_total_memory(void);      // bytes of each device
size_t fd_free_memory(int device); // what of that is not allocated

int fd_device_count(void);
bool fd_device_valid(CUdevice device);
CUresult fd_device_attribute(CUdevice_attribute attribute, CUdevice device, int *value);
int fd_limit(CUdevice_attribute attribute); // an attribute that all devices have in common
CUresult fd_initialized(void);
// The current context, or the status that tells why there is none.
CUresult fd_current(fd_context **context);
// Makes a context current in a thread of the driver, until it leaves it; false where there are too many.
bool fd_context_enter(fd_context *context);
void fd_context_leave(void);
fd_context *fd_context_new(CUdevice device, unsigned int flags, bool primary);
void fd_context_delete(fd_context *context);
unsigned int fd_primary_uses(void);

// --- memory (ranges.c) ---------------------------------------------------------------------------

typedef enum fd_space { FD_DEVICE, FD_HOST, FD_MANAGED, FD_REGISTERED } fd_space;

typedef struct fd_range {
    uintptr_t start;
    size_t size;
    fd_space space;
    int device;
    unsigned int flags;
    fd_context *context;
    fd_pool *pool;
    uint64_t id;
    const char *made_by, *freed_by; // entry points
    bool padded; // what lies behind it, up to a multiple of 512 bytes, is its own
    bool sync_memops;
    bool freeing;                  // its free is queued on a stream
    bool internal;                 // a variable of a module
    bool borrowed;                 // the memory belongs to somebody else
    int shared;                    // that other processes may open: its file's descriptor, else 0
    unsigned int opened;           // of another process: how often it has been opened here
    uint64_t file;                 // of both, the number of the file
    struct fd_graph_memory *graph; // that a graph allocates
    bool read_mostly;
    CUmemLocation preferred; // type 0: none
    CUmemLocation prefetched;
    uint32_t accessed_by; // bit i: device i; bit 31: the host
} fd_range;

// The allocation that holds `address`, or NULL.
fd_range *fd_range_of(uintptr_t address);
// Whether the kernels of a context reach an allocation.
bool fd_reaches(const fd_context *context, const fd_range *range);
// The stretch that an address is in, for threads that run kernels of a context, without the lock; false where there is none
// that they reach. `or_near`: else the nearest.
typedef struct fd_stretch {
    uintptr_t start;
    size_t size;
    bool padded;
} fd_stretch;
bool fd_range_look(const fd_context *context, uintptr_t address, bool or_near, fd_stretch *found);
// Around a change of what kernels reach that is no allocation: the access to pools, and the peers of contexts.
void fd_looking_stop(void);
void fd_looking_go_on(void);
// Frees memory of malloc or of an allocation that kernels may have at hand: at once, or when those that run have ended.
void fd_retire(void *memory, size_t size);
void fd_retire_as(void *memory, size_t size, void (*release)(void *memory, size_t size));
void fd_free_retired(void);
// The one that begins or ends nearest to an address in none, if that is not far.
fd_range *fd_range_near(uintptr_t address);
fd_range *fd_range_at(uintptr_t start, uint64_t id); // that very allocation
CUresult fd_allocate(fd_space space, size_t size, unsigned int flags, fd_pool *pool, void **out);
// The same for a context that need not be current, or for none.
CUresult fd_allocate_in(fd_context *context, fd_space space, size_t size, unsigned int flags,
                        fd_pool *pool, void **out);
CUresult fd_register(void *start, size_t size, unsigned int flags);
// Another process's memory, which is mapped at `start` with a page behind it.
CUresult fd_import(void *start, size_t size, uint64_t file, fd_context *context, int device);
CUresult fd_release(uintptr_t start, fd_space space);
void fd_take_out(fd_range *range);
// Memory of a simulated module, as a variable of `context`.
CUresult fd_borrow(void *start, size_t size, fd_space space, fd_context *context);
void fd_release_context(const fd_context *context);
// Of a context, or of all where it is NULL.
void fd_each_range(const fd_context *context, void (*visit)(const fd_range *range, void *arg),
                   void *arg);
// Success where `size` bytes at a device address may be used: nothing but allocations is ever
// touched.
CUresult fd_check_device_range(CUdeviceptr address, size_t size);
unsigned int fd_allocation_count(void);
// Whether an allocation is the one that it was when its address was given; counted where not.
bool fd_still_there(uintptr_t address, uint64_t id);

// --- memory of several processes (ipc.c) ---------------------------------------------------------

// Before memory is given back that others may have open.
void fd_unshare(const fd_range *range);
void fd_unmap_opened(void *memory, size_t size);

// --- pools (pool.c) ------------------------------------------------------------------------------

struct fd_pool {
    CUmemAllocationType type;
    CUmemLocation location;
    CUmemAllocationHandleType handle_types;
    uint64_t max_size; // 0: as much as there is
    bool builtin;      // a default pool
    bool destroyed;    // goes with its last allocation
    unsigned int allocations;
    uint64_t threshold;
    uint64_t used;
    uint64_t used_high;
    uint64_t reserved;
    uint64_t reserved_high;
    int reuse[3]; // follow event dependencies, opportunistic, internal dependencies
    CUmemAccess_flags access[FD_MAX_DEVICES];
    CUmemAccess_flags host_access;
};

fd_pool *fd_pool_of_device(int device);
CUresult fd_pool_take(fd_pool *pool, size_t size);
void fd_pool_give_back(fd_pool *pool, size_t size);
void fd_pools_trim(void); // as every synchronisation does
unsigned int fd_pool_count(void);

// --- streams and their work (queue.c, stream.c) --------------------------------------------------

// A point in a stream's work that others can wait for.
typedef struct fd_mark {
    int references;
    bool done;
    struct timespec when;
} fd_mark;

// Something to be done in stream order: waits for `wait`, then runs or calls, then marks.
typedef struct fd_work {
    struct fd_work *next;
    fd_mark *wait;
    fd_mark *mark;
    void (*apart)(const struct fd_work *work); // a kernel: without the lock, before `run`
    void (*run)(const struct fd_work *work);   // under the lock
    fd_context *context;    // of a kernel, which a graph may bring to another's stream
    bool always;            // even when the context is destroyed before
    bool offered;           // threads know that there is something to do apart
    CUhostFn host_function; // on a thread of its own, without the lock
    bool own;    // that is the driver's or NCCL's: called after a fault, too, as others wait for it
    bool awaits; // that ends when memory has a value, or goes
    CUstreamCallback callback;
    CUstream handle;
    void *data;
    uintptr_t to, from;
    uint64_t to_id, from_id; // the allocations that these belong to, 0 where there is none
    size_t size, pitch, height;
    void *staged; // a copy of the source, taken when the copy was asked for
    unsigned char item[8];
    size_t item_size;
} fd_work;

// What a program has asked for, with no effect.
typedef struct fd_stream_settings {
    CUaccessPolicyWindow window;
    CUsynchronizationPolicy sync; // 0: not set
    CUlaunchMemSyncDomain domain;
    CUlaunchMemSyncDomainMap domains;
    bool has_domains;
} fd_stream_settings;

struct fd_stream {
    fd_context *context; // NULL once it is gone
    unsigned int flags;
    int priority;
    fd_stream_settings settings;
    uint64_t id;
    bool is_default;
    const void *thread; // of a per-thread default stream
    fd_stream *next;    // of the context's default streams
    fd_work *first, *last;
    bool claimed; // a thread does the first work, without the lock
    bool destroyed;
    bool busy; // in the list of streams that have work
    fd_stream *next_busy;
    struct fd_capture *capture;
    struct fd_edges *tips;    // while it captures: what its next node depends on
    fd_stream *next_captured; // of the same capture
};

bool fd_is_default_stream(CUstream stream);
bool fd_is_legacy(const fd_stream *stream);
// The stream itself or, for NULL and the two special handles, that of the current context.
CUresult fd_find_stream(CUstream handle, fd_stream **out);
// Likewise, for work: not while work is forbidden because a capture is under way.
CUresult fd_check_stream(CUstream stream);
fd_stream *fd_stream_new(fd_context *context, unsigned int flags, int priority);
void fd_stream_delete(fd_stream *stream); // now, or with its last work
void fd_streams_of_context_delete(fd_context *context);

// Does `work` at once where nothing is in its way, else later. Takes over what it refers to.
CUresult fd_submit(fd_stream *stream, const fd_work *work);
CUresult fd_submit_to(CUstream handle, const fd_work *work);
CUresult fd_submit_mark(fd_stream *stream, fd_mark **mark); // the caller's reference
void fd_progress(void);
void fd_drain(fd_stream *stream); // waits until all that it has to do now is done
void fd_drain_context(fd_context *context);
void fd_wait_for_running(const fd_context *context); // what is done now; the rest is not waited for
// On the simulated device, before memory goes: all that its context has still to do may use it.
void fd_drain_before_freeing(fd_context *context);
void fd_drain_users(const fd_range *range); // the same of all contexts that reach it
bool fd_stream_ready(fd_stream *stream);
fd_mark *fd_mark_new(void);
fd_mark *fd_mark_keep(fd_mark *mark);
void fd_mark_drop(fd_mark *mark);
void fd_mark_wait(fd_mark *mark);
bool fd_on_callback_thread(void);
bool fd_queues_empty(void);

void fd_let_go_of_all(void); // streams that a test holds

// Some thread is to call fd_serve_any soon (worker.c). It does what the first stream has to do that is apart and that nobody
// does; false where there is none.
void fd_offer(void);
bool fd_has_workers(void); // starts one where there is none; false where that fails
bool fd_serve_any(void);

// --- capture (capture.c) -------------------------------------------------------------------------

CUstreamCaptureStatus fd_capture_status(const fd_stream *stream);
void fd_capture_node(fd_stream *stream); // of work that graphs have no node for
void fd_capture_invalidate(fd_stream *stream);
void fd_capture_end(fd_stream *stream); // with the stream
// What cannot be done while there are captures: calls that no capture sees, waiting for a context, and work in the legacy
// stream, which waits for streams that capture. The attempt spoils the captures.
CUresult fd_capture_forbids(void);
CUresult fd_capture_forbids_waiting(const fd_context *context);
CUresult fd_capture_implicit(const fd_stream *stream, bool spoil);
unsigned int fd_capture_count(void);

// --- images (image.c, ptx.c, elf.c, …) -------------------------------------------------------------

typedef struct fd_param {
    size_t offset;
    size_t size;
} fd_param;

typedef struct fd_entry {
    char *name;
    fd_param *params;
    size_t param_count;
    size_t param_bytes;
    int max_threads;     // .maxntid or .reqntid, 0 when not given
    size_t shared_bytes; // static shared memory
    size_t local_bytes;
    int registers;  // 0 when nobody says it
    int estimated;  // registers, where the simulated device knows PTX alone
    int cluster[3]; // required shape, 0 when not given
    bool explicit_cluster;
} fd_entry;

typedef struct fd_variable {
    char *name;
    size_t size;
    size_t align;
    unsigned char *initial; // `size` bytes, or NULL for zeros
    bool managed;
} fd_variable;

typedef struct fd_image {
    int version; // of PTX: .version 8.7 -> 87
    int target;  // .target sm_90a -> 90
    fd_entry *entries;
    size_t entry_count;
    fd_variable *variables;
    size_t variable_count;
    size_t const_bytes;
    CUresult status;                // why it cannot be used
    char error[640];                // the same in words
    int references;                 // modules and libraries made from it
    struct fd_simulated *simulated; // its PTX, where kernels are to run
} fd_image;

// All read into an empty image and leave the reason in it where they cannot. A list is of texts with NULs behind them.
void fd_read_ptx(fd_image *image, const char *text, size_t size);
void fd_read_ptx_list(fd_image *image, const char *texts, size_t size);
void fd_read_elf(fd_image *image, const unsigned char *data, size_t size);
void fd_read_fat_binary(fd_image *image, const unsigned char *data, size_t size);
void fd_read_fat_wrapper(fd_image *image, const void *data);
// The bytes of a fat binary that begins there; false: none does, or it has more than there are.
bool fd_fat_binary_size(const void *data, size_t size, uint64_t *whole);
// Visits the code for devices in an object of the host or in an archive of such, and says whether there is any; all else is
// code itself.
CUresult fd_each_code(const void *data, size_t size,
                      CUresult (*visit)(void *arg, const void *code, size_t size), void *arg,
                      bool *found);
// Exactly `size` bytes; false for what does not come to that.
bool fd_decompress_lz4(void *to, size_t size, const void *from, size_t from_size);
// Sets the function that decompresses the others: 1 for success, 0 for damaged bytes, -1 if it cannot. NULL: there is none.
void fd_set_zstd(int (*decompress)(void *to, size_t size, const void *from, size_t from_size));
// An image as a file that can be loaded again: ELF with PTX in a section of this name. It is the list of texts, where there
// is one.
#define FD_PTX_SECTION ".cubind.ptx"
unsigned char *fd_image_print(const fd_image *image, const char *texts, size_t text_size,
                              size_t *size);
bool fd_is_instruction(const char *word, size_t length);
// A count of a file, as an int: the largest one in place of those that are none.
int fd_number(uint64_t count);
fd_image *fd_image_new(void);
void fd_image_release(fd_image *image);
void fd_entries_free(fd_entry *entries, size_t count);
void fd_image_fail(fd_image *image, CUresult status, const char *error);
fd_entry *fd_image_add_entry(fd_image *image); // NULL when there is no memory
fd_variable *fd_image_add_variable(fd_image *image);
// PTX, a cubin or a fat binary; `size` 0: it tells its own size. Never NULL but for memory.
fd_image *fd_image_read(const void *data, size_t size);
char *fd_read_file(const char *path, size_t *size); // with a NUL behind it

// The caller's buffers for what a load has to say.
typedef struct fd_logs {
    char *error, *info;
    size_t error_size, info_size;
    void **error_slot, **info_slot; // the option's value is replaced by the length written
} fd_logs;

fd_logs fd_find_logs(unsigned int count, const CUjit_option *options, void **values);
void fd_write_logs(const fd_logs *logs, const char *error, const char *info);

// --- modules, libraries, functions (module.c, library.c, function.c) -----------------------------

// What can be set, per device.
typedef struct fd_settings {
    int dynamic_shared;
    int carveout;
    int cluster[3];
    int non_portable;
    int policy;
    CUfunc_cache cache;
} fd_settings;

// The next launch of a function, as the calls of before CUDA 4 put it together (launch_former.c).
typedef struct fd_called {
    unsigned int block[3]; // 0: not set
    unsigned int shared_bytes;
    unsigned int size;    // of the arguments
    unsigned char *bytes; // room for the largest size, or NULL
} fd_called;

typedef struct fd_function {
    const fd_entry *entry;
    const fd_image *image;
    struct fd_module *module; // NULL for a kernel
    struct fd_library *library;
    struct fd_function *kernel; // whose settings count, for a function that came from a kernel
    fd_settings settings[FD_MAX_DEVICES];
    fd_called called;
} fd_function;

typedef struct fd_module {
    fd_context *context;
    fd_image *image;
    fd_function **functions;             // one per entry, made at the first request
    void **variables;                    // storage of each variable
    struct fd_library *library;          // set where the module belongs to one
    struct fd_module *next;              // of that library: one per context
    struct cubind_sim_module *simulated; // the image's
} fd_module;

typedef struct fd_library {
    fd_image *image;
    fd_function **kernels;
    fd_module *modules;
    void **managed; // storage of managed variables, for all contexts
} fd_library;

// The function behind a CUfunction or a CUkernel, NULL when it is neither.
fd_function *fd_function_of(const void *handle);
fd_function *fd_function_new(fd_kind kind, const fd_image *image, size_t entry);
void fd_function_delete(fd_function *function); // may be NULL
int fd_registers(const fd_entry *entry);        // of a thread, maybe an estimate
fd_settings *fd_settings_of(fd_function *function, int device);
CUresult fd_function_attribute(int *value, CUfunction_attribute attribute, fd_function *function,
                               int device);
// A module in a context; takes a reference of its own on the image.
CUresult fd_module_new(fd_image *image, fd_library *library, fd_context *context, fd_module **out);
void fd_module_delete(fd_module *module);
CUresult fd_module_function(fd_module *module, size_t entry, CUfunction *out);
CUresult fd_module_variable(fd_module *module, const char *name, CUdeviceptr *at, size_t *size);
CUresult fd_library_kernel(fd_library *library, size_t entry, CUkernel *out);
// That of a context, made where it is missing.
CUresult fd_library_module(fd_library *library, fd_context *context, fd_module **out);
// Storage of a variable with its initial value, and its end.
CUresult fd_variable_new(const fd_variable *variable, fd_context *context, void **out);
void fd_variable_delete(void *storage);
CUresult fd_library_managed(fd_library *library, size_t variable); // made where it is missing
int fd_find_entry(const fd_image *image, const char *name);

// --- the simulated device (simulated_code.c, simulated_launch.c, heap.c) -----------------------------

// Whether kernels run: the environment or a test has asked for it. Everything below is about images
// that were read while this held.
bool fd_simulates(void);
void fd_read_simulated(fd_image *image, const char *text, size_t size);
// Whether texts, whose names come one after the other like them, are a whole; else the reason is in `error`.
CUresult fd_simulated_link(const char *texts, size_t size, const char *names, char *error,
                           size_t room);
void fd_simulated_release(fd_image *image); // with the image
const char *fd_simulated_text(const struct fd_simulated *code, size_t *size);
// The engine's module for one of the driver's, and its end.
CUresult fd_simulated_module(fd_image *image, struct cubind_sim_module **out);
void fd_simulated_module_end(fd_image *image, struct cubind_sim_module *module);
CUresult fd_simulated_variable(fd_module *module, size_t variable);
CUresult fd_simulated_managed(fd_library *library, size_t variable);
// Success where the device has all that a kernel needs; else the reason is on the standard error.
CUresult fd_simulated_check(const fd_module *module, size_t entry);

// What a call does that waits: tells what kernels have printed, and the fault of one.
CUresult fd_settle(fd_context *context);
// When the oldest of the kernels that run now has begun, by fd_next_id; UINT64_MAX where none runs.
uint64_t fd_oldest_kernel(void);

// The memory that kernels allocate. It is not the program's: no copy reaches it.
uint64_t fd_heap_allocate(struct fd_heap *heap, uint64_t size);
bool fd_heap_release(struct fd_heap *heap, uint64_t address);
// What is to be said of bytes in none of its blocks; false: nothing.
bool fd_heap_describe(struct fd_heap *heap, uint64_t address, uint64_t size, char *text,
                      size_t room);
bool fd_heap_find(struct fd_heap *heap, uint64_t address, uint64_t *start, uint64_t *size);
struct fd_heap *fd_heap_new(void);
void fd_heap_resize(struct fd_heap *heap, size_t size); // until kernels have allocated
void fd_heap_delete(struct fd_heap *heap);

// Blocks of a shape that one multiprocessor holds at once.
int fd_blocks_per_multiprocessor(fd_function *function, int device, int threads, size_t dynamic);

#endif
