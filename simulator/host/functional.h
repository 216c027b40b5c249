// Declarations that the files of the functional driver share. Each function `functional_<symbol>`
// behaves like the driver's <symbol>, on host memory and without a GPU. The entry points call it.
//
// One lock guards all tables. Only the functional_ entry points take it (`fd_lock`), never helpers.
// It is never held while a callback of the caller runs. Helpers that wait release the lock
// meanwhile, so whatever was found before such a call may be gone after it.
#ifndef CUBIND_HOST_FUNCTIONAL_H
#define CUBIND_HOST_FUNCTIONAL_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "types.h"

// Exports a symbol for tests. The version script of the shipped library hides these symbols, except
// cubind_*.
#define FD_EXPORT __attribute__((visibility("default")))

// Returns whether a test wants the current call to fail, and stores the status that it wants. The
// entry points' side defines it.
bool stub_fault(int64_t *status);

#define FD_TRY(call) \
    do { \
        CUresult fd_status_ = (call); \
        if (fd_status_ != CUDA_SUCCESS) \
            return fd_status_; \
    } while (0)

// Every entry point begins with this, unless it only forwards to another one: each call of a
// program counts once.
#define FD_ENTER() FD_TRY(fd_enter(__func__))
// Like FD_ENTER(), for entry points that need no current context: host functions may call these,
// too.
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
void fd_wait(void);                          // waits for fd_notify(); releases the lock meanwhile
void fd_wait_for(pthread_cond_t *condition); // the same, for a condition that somebody else signals
void fd_notify(void);                        // wakes all threads in fd_wait()
// Enclose a wait of the program, during which interrupts are handled (interrupt.c). They may nest.
void fd_wait_begin(void);
void fd_wait_end(void);
bool fd_wait_is_watched(void); // this thread waits so, and interrupts are handled
// Handles interrupts that have arrived. A thread calls it, without the driver's lock, while it
// waits or while it runs a kernel that it waits for.
void fd_wait_look(void);
bool fd_forked(void); // this process was forked from one that had used the driver

// A handle is the address of an object. Handles that were never given out, and those whose object
// is gone, are detected by look-up and never dereferenced.
void *fd_new(fd_kind kind, size_t size); // zeroed; NULL if out of memory
void fd_delete(void *object);
void fd_forget(void *object); // the handle becomes invalid; the object lives on
bool fd_is(const void *handle, fd_kind kind);
// Visits every live object of a kind; the visitor may delete the object it is given.
void fd_each(fd_kind kind, void (*visit)(void *object, void *arg), void *arg);
uint64_t fd_next_id(void);

// --- calls (faults.c) ----------------------------------------------------------------------------

// Return the status that a test asked for, or the reason why the driver cannot be called now, or
// success.
CUresult fd_enter(const char *entry);
CUresult fd_enter_anywhere(const char *entry);
const char *fd_entered(void); // the last entry point that this thread has called

// Adds a message to the driver's log (log.c), and a line which says that this thread's current call
// returns `status`. An empty message adds nothing. Call it under the lock; callbacks get the lines
// when the lock is released.
void fd_log(CUresult status, const char *message);
void fd_log_deliver(void); // called by fd_unlock()
CUresult fd_fault(void);   // for the few entry points that need no cuInit

// --- devices and contexts (device.c, attributes.c, context.c) ------------------------------------

typedef struct fd_pool fd_pool;
typedef struct fd_stream fd_stream;

typedef struct fd_context {
    int device;
    bool primary;
    bool ends;             // a call is deleting it, and may be waiting
    unsigned int attached; // cuCtxAttach calls that cuCtxDetach has not undone
    unsigned int flags;
    uint64_t id;
    size_t limits[FD_MAX_LIMITS];
    CUfunc_cache cache;
    fd_stream *defaults; // the legacy stream and one per thread, made on first use
    CUresult fault;      // a kernel's fault on the simulated device; no more work is done after it
    uint32_t peers;      // bit i: kernels can access the memory of device i
    CUresult sticky;     // `fault`, once a call has returned it; from then on all calls return it
    char said[400];      // the beginning of the fault's report
    struct fd_heap *heap;
} fd_context;

typedef struct fd_device {
    fd_context *primary; // made at the first retain
    int primary_uses;
    unsigned int primary_flags;
    fd_pool *pool; // that cuMemAllocAsync uses; NULL: the default pool
    size_t used;   // bytes allocated
} fd_device;

extern fd_device fd_devices[FD_MAX_DEVICES];
size_t fd_total_memory(void);      // bytes of each device
size_t fd_free_memory(int device); // bytes that are not allocated

int fd_device_count(void);
bool fd_device_valid(CUdevice device);
CUresult fd_device_attribute(CUdevice_attribute attribute, CUdevice device, int *value);
int fd_limit(CUdevice_attribute attribute); // an attribute that is equal on all
CUresult fd_initialized(void);
// Stores the current context, or returns the status that says why there is none.
CUresult fd_current(fd_context **context);
// Makes a context current on a thread of the driver, until fd_context_leave(). False: the thread's
// stack of contexts is full.
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
    bool padded;                    // the bytes behind it, up to a multiple of 512, are its own
    bool sync_memops;
    bool freeing;                  // its free is queued on a stream
    bool internal;                 // a variable of a module
    bool borrowed;                 // the memory has another owner
    int shared;                    // descriptor of the file that others may open; 0: not shared
    unsigned int opened;           // times that another process's memory was opened here; 0: ours
    uint64_t file;                 // inode of the file, for shared and for opened memory
    struct fd_graph_memory *graph; // set if a graph allocates the memory, else NULL
    bool read_mostly;
    CUmemLocation preferred; // type 0: none
    CUmemLocation prefetched;
    uint32_t accessed_by; // bit i: device i; bit 31: the host
} fd_range;

// Returns the allocation that contains `address`, or NULL.
fd_range *fd_range_of(uintptr_t address);
// Returns whether kernels of a context can access an allocation.
bool fd_reaches(const fd_context *context, const fd_range *range);
// Finds the memory range that contains an address, for threads that run kernels of a context; they
// do not hold the lock. With `or_near`, the nearest range will do. False: there is none that the
// kernels can access.
typedef struct fd_stretch {
    uintptr_t start;
    size_t size;
    bool padded;
} fd_stretch;
bool fd_range_look(const fd_context *context, uintptr_t address, bool or_near, fd_stretch *found);
// Enclose a change of what kernels can access that adds or removes no allocation: access to pools,
// peers of contexts.
void fd_looking_stop(void);
void fd_looking_go_on(void);
// Free memory from malloc, or of an allocation, that running kernels may still use: at once if none
// runs, else when those that run now have ended.
void fd_retire(void *memory, size_t size);
void fd_retire_as(void *memory, size_t size, void (*release)(void *memory, size_t size));
void fd_free_retired(void);
// Returns the allocation nearest to an address that is in none; NULL if none is within 1 MiB.
fd_range *fd_range_near(uintptr_t address);
fd_range *fd_range_at(uintptr_t start, uint64_t id); // with this id, or NULL
CUresult fd_allocate(fd_space space, size_t size, unsigned int flags, fd_pool *pool, void **out);
// Like fd_allocate(), for a context that need not be current, or for none (NULL).
CUresult fd_allocate_in(fd_context *context, fd_space space, size_t size, unsigned int flags,
                        fd_pool *pool, void **out);
CUresult fd_register(void *start, size_t size, unsigned int flags);
// Adds another process's memory, which is mapped at `start`, with an inaccessible page behind it.
CUresult fd_import(void *start, size_t size, uint64_t file, fd_context *context, int device);
CUresult fd_release(uintptr_t start, fd_space space);
void fd_take_out(fd_range *range);
// Adds memory of a simulated module as a variable of `context`.
CUresult fd_borrow(void *start, size_t size, fd_space space, fd_context *context);
void fd_release_context(const fd_context *context);
// Visits the allocations of a context, or all of them if `context` is NULL.
void fd_each_range(const fd_context *context, void (*visit)(const fd_range *range, void *arg),
                   void *arg);
// Returns success if `size` bytes at a device address lie in one allocation. The driver touches no
// other memory.
CUresult fd_check_device_range(CUdeviceptr address, size_t size);
unsigned int fd_allocation_count(void);
// Returns whether the allocation at `address` is still the one with this id (0: yes). Each "no" is
// counted (functional_stale_count()).
bool fd_still_there(uintptr_t address, uint64_t id);

// --- memory of several processes (ipc.c) ---------------------------------------------------------

// Detaches an allocation from its shared file before it is freed, since other processes may have it
// open.
void fd_unshare(const fd_range *range);
void fd_unmap_opened(void *memory, size_t size);

// --- pools (pool.c) ------------------------------------------------------------------------------

struct fd_pool {
    CUmemAllocationType type;
    CUmemLocation location;
    CUmemAllocationHandleType handle_types;
    uint64_t max_size; // 0: no limit
    bool builtin;      // a default pool
    bool destroyed;    // by the program; it is freed with its last allocation
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
void fd_pools_trim(void); // every synchronization calls it
unsigned int fd_pool_count(void);

// --- streams and their work (queue.c, stream.c) --------------------------------------------------

// A point in a stream's work that others can wait for.
typedef struct fd_mark {
    int references;
    bool done;
    struct timespec when;
} fd_mark;

// A unit of work in stream order. It waits for `wait`, then runs or calls its function, then sets
// `mark`.
typedef struct fd_work {
    struct fd_work *next;
    fd_mark *wait;
    fd_mark *mark;
    void (*apart)(const struct fd_work *work); // a kernel: without the lock, before `run`
    void (*run)(const struct fd_work *work);   // under the lock
    fd_context *context;    // a kernel's context; a graph may use another context's stream
    bool always;            // `run` is called even if the context has failed or is gone
    bool offered;           // fd_offer() has been called for it
    CUhostFn host_function; // called on a thread of the driver, without the lock
    bool own;    // the driver's or NCCL's: called even after a fault, as others wait for it
    bool awaits; // ends when memory has a value, or is freed
    CUstreamCallback callback;
    CUstream handle;
    void *data;
    uintptr_t to, from;
    uint64_t to_id, from_id; // ids of the allocations that contain these; 0: none
    size_t size, pitch, height;
    // Freed with the work: the source's bytes as they were at the call, or data of a function.
    void *staged;
    unsigned char item[8];
    size_t item_size;
} fd_work;

// Settings of a stream, which are kept and reported but have no effect.
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
    const void *thread; // identifies the thread of a per-thread default stream
    fd_stream *next;    // next default stream of the context
    fd_work *first, *last;
    bool claimed; // a thread is doing the first work, without the lock
    bool destroyed;
    bool busy; // in the list of streams that have work
    fd_stream *next_busy;
    struct fd_capture *capture;
    struct fd_edges *tips;    // while it captures: what its next node depends on
    fd_stream *next_captured; // next stream of the same capture
};

bool fd_is_default_stream(CUstream stream);
bool fd_is_legacy(const fd_stream *stream);
// Finds the stream of a handle. NULL and the two special handles stand for default streams of the
// current context.
CUresult fd_find_stream(CUstream handle, fd_stream **out);
// Returns success if work may go to a stream, else the reason: no such stream, a fault of its
// context, or a capture that forbids it.
CUresult fd_check_stream(CUstream stream);
fd_stream *fd_stream_new(fd_context *context, unsigned int flags, int priority);
void fd_stream_delete(fd_stream *stream); // at once, or after its last work
void fd_streams_of_context_delete(fd_context *context);

// Does `work` at once if nothing is in its way, else queues it. Takes over `wait`, `mark` and
// `staged`, even if it fails. In a stream that captures, it only adds an empty node.
CUresult fd_submit(fd_stream *stream, const fd_work *work);
CUresult fd_submit_to(CUstream handle, const fd_work *work);
CUresult fd_submit_mark(fd_stream *stream, fd_mark **mark); // `*mark` is a new reference
void fd_progress(void);
void fd_drain(fd_stream *stream); // waits for all that the stream has to do now
void fd_drain_context(fd_context *context);
void fd_wait_for_running(const fd_context *context); // waits only for work that is being done now
// On the simulated device, waits before memory is freed, because all queued work of the context may
// use it. Work behind a wait for a value in memory is not waited for.
void fd_drain_before_freeing(fd_context *context);
void fd_drain_users(const fd_range *range); // the same, for all contexts that can access it
bool fd_stream_ready(fd_stream *stream);
fd_mark *fd_mark_new(void);
fd_mark *fd_mark_keep(fd_mark *mark);
void fd_mark_drop(fd_mark *mark);
void fd_mark_wait(fd_mark *mark);
bool fd_on_callback_thread(void);
bool fd_queues_empty(void);

void fd_let_go_of_all(void); // releases all streams that a test holds

// fd_offer() makes a thread of worker.c call fd_serve_any() soon. That claims the first stream
// whose next work is a kernel or a host function, and does it; false if there is no such stream.
void fd_offer(void);
bool fd_has_workers(void); // starts one if there is none; false if that fails
bool fd_serve_any(void);

// --- capture (capture.c) -------------------------------------------------------------------------

CUstreamCaptureStatus fd_capture_status(const fd_stream *stream);
void fd_capture_node(fd_stream *stream); // adds an empty node, for work that has no node type
void fd_capture_invalidate(fd_stream *stream);
void fd_capture_end(fd_stream *stream); // called when the stream ends
// Return an error if a capture forbids a call: one that captures cannot record, a wait for a
// context, or work in the legacy stream, which would wait for streams that capture. The attempt
// invalidates these captures; in fd_capture_implicit() it does so only with `spoil`.
CUresult fd_capture_forbids(void);
CUresult fd_capture_forbids_waiting(const fd_context *context);
CUresult fd_capture_implicit(const fd_stream *stream, bool spoil);
unsigned int fd_capture_count(void);

// --- images (image.c, ptx.c, elf.c, …) -----------------------------------------------------------

typedef struct fd_param {
    size_t offset;
    size_t size;
} fd_param;

typedef struct fd_entry {
    char *name;
    fd_param *params;
    size_t param_count;
    size_t param_bytes;
    int max_threads;     // .maxntid or .reqntid; 0: not given
    size_t shared_bytes; // static shared memory
    size_t local_bytes;
    int registers;  // 0: unknown
    int estimated;  // estimate of `registers`, for PTX on the simulated device
    int cluster[3]; // required shape; 0: not given
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
    int version; // PTX .version 8.7 -> 87
    int target;  // .target sm_90a -> 90
    fd_entry *entries;
    size_t entry_count;
    fd_variable *variables;
    size_t variable_count;
    size_t const_bytes;
    CUresult status;                // why the image cannot be used
    char error[640];                // the same in words
    int references;                 // modules and libraries made from it
    struct fd_simulated *simulated; // its PTX if kernels are to run, else NULL
} fd_image;

// Each reads code into an empty image. If it fails, the image has the reason. A list is a sequence
// of texts with a NUL behind each.
void fd_read_ptx(fd_image *image, const char *text, size_t size);
void fd_read_ptx_list(fd_image *image, const char *texts, size_t size);
void fd_read_elf(fd_image *image, const unsigned char *data, size_t size);
void fd_read_fat_binary(fd_image *image, const unsigned char *data, size_t size);
void fd_read_fat_wrapper(fd_image *image, const void *data);
// Stores the size in bytes of the fat binary at `data`. False: there is no fat binary, or it is
// longer than `size`.
bool fd_fat_binary_size(const void *data, size_t size, uint64_t *whole);
// Visits the device code in an object file of the host, or in an archive of these, and stores
// whether there is any. Other input is device code itself, and is visited as such.
CUresult fd_each_code(const void *data, size_t size,
                      CUresult (*visit)(void *arg, const void *code, size_t size), void *arg,
                      bool *found);
// Decompresses to exactly `size` bytes; false if the input is damaged or yields another size.
bool fd_decompress_lz4(void *to, size_t size, const void *from, size_t from_size);
// Sets the function that decompresses zstd. It returns 1 for success, 0 for damaged bytes, -1 if it
// cannot decompress. NULL: there is none.
void fd_set_zstd(int (*decompress)(void *to, size_t size, const void *from, size_t from_size));
// Prints an image as a file that can be loaded again: ELF with PTX in a section of this name. The
// PTX is `texts` unless that is NULL. The caller frees the result; NULL if out of memory.
#define FD_PTX_SECTION ".cubind.ptx"
unsigned char *fd_image_print(const fd_image *image, const char *texts, size_t text_size,
                              size_t *size);
bool fd_is_instruction(const char *word, size_t length);
// Converts a count from a file to int; counts that are too large become INT_MAX.
int fd_number(uint64_t count);
fd_image *fd_image_new(void);
void fd_image_release(fd_image *image);
void fd_entries_free(fd_entry *entries, size_t count);
void fd_image_fail(fd_image *image, CUresult status, const char *error);
fd_entry *fd_image_add_entry(fd_image *image); // NULL if out of memory
fd_variable *fd_image_add_variable(fd_image *image);
// Reads PTX, a cubin or a fat binary. If `size` is 0, the data says its own size. If the data is
// bad, the image has the reason; NULL only if out of memory.
fd_image *fd_image_read(const void *data, size_t size);
char *fd_read_file(const char *path, size_t *size); // with a NUL; the caller frees it

// The caller's buffers for the messages of a load.
typedef struct fd_logs {
    char *error, *info;
    size_t error_size, info_size;
    void **error_slot, **info_slot; // the option's value is replaced by the length written
} fd_logs;

fd_logs fd_find_logs(unsigned int count, const CUjit_option *options, void **values);
void fd_write_logs(const fd_logs *logs, const char *error, const char *info);

// --- modules, libraries, functions (module.c, library.c, function.c) -----------------------------

// Settings of a function on one device.
typedef struct fd_settings {
    int dynamic_shared;
    int carveout;
    int cluster[3];
    int non_portable;
    int policy;
    CUfunc_cache cache;
} fd_settings;

// The next launch of a function, as the calls from before CUDA 4 set it up (launch_former.c).
typedef struct fd_called {
    unsigned int block[3]; // 0: not set
    unsigned int shared_bytes;
    unsigned int size;    // bytes of arguments
    unsigned char *bytes; // room for the largest size, or NULL
} fd_called;

typedef struct fd_function {
    const fd_entry *entry;
    const fd_image *image;
    struct fd_module *module; // NULL for a kernel
    struct fd_library *library;
    struct fd_function *kernel; // the kernel that the function came from: its settings apply
    fd_settings settings[FD_MAX_DEVICES];
    fd_called called;
} fd_function;

typedef struct fd_module {
    fd_context *context;
    fd_image *image;
    fd_function **functions;             // one per entry, made on first request
    void **variables;                    // storage of each variable
    struct fd_library *library;          // the library that the module belongs to, or NULL
    struct fd_module *next;              // next module of that library: one per context
    struct cubind_sim_module *simulated; // one of the image's modules
} fd_module;

typedef struct fd_library {
    fd_image *image;
    fd_function **kernels;
    fd_module *modules;
    void **managed; // storage of managed variables, for all contexts
} fd_library;

// Returns the function behind a CUfunction or a CUkernel; NULL if the handle is neither.
fd_function *fd_function_of(const void *handle);
fd_function *fd_function_new(fd_kind kind, const fd_image *image, size_t entry);
void fd_function_delete(fd_function *function); // may be NULL
int fd_registers(const fd_entry *entry);        // per thread; may be an estimate
fd_settings *fd_settings_of(fd_function *function, int device);
CUresult fd_function_attribute(int *value, CUfunction_attribute attribute, fd_function *function,
                               int device);
// Makes a module in a context; it takes its own reference to the image.
CUresult fd_module_new(fd_image *image, fd_library *library, fd_context *context, fd_module **out);
void fd_module_delete(fd_module *module);
CUresult fd_module_function(fd_module *module, size_t entry, CUfunction *out);
CUresult fd_module_variable(fd_module *module, const char *name, CUdeviceptr *at, size_t *size);
CUresult fd_library_kernel(fd_library *library, size_t entry, CUkernel *out);
// Finds the library's module in a context, or makes it.
CUresult fd_library_module(fd_library *library, fd_context *context, fd_module **out);
// Make and delete the storage of a variable; it begins with the initial value.
CUresult fd_variable_new(const fd_variable *variable, fd_context *context, void **out);
void fd_variable_delete(void *storage);
CUresult fd_library_managed(fd_library *library, size_t variable); // makes it unless it exists
int fd_find_entry(const fd_image *image, const char *name);

// --- the simulated device (simulated_code.c, simulated_launch.c, heap.c) -------------------------

// Returns whether kernels run, because the environment or a test has asked for it. Everything below
// is for images that were read while this was true.
bool fd_simulates(void);
void fd_read_simulated(fd_image *image, const char *text, size_t size);
// Checks that texts link with each other; if not, `error` gets the reason. `names` has one name for
// each text, each with a NUL behind it.
CUresult fd_simulated_link(const char *texts, size_t size, const char *names, char *error,
                           size_t room);
void fd_simulated_release(fd_image *image); // called when the image is deleted
const char *fd_simulated_text(const struct fd_simulated *code, size_t *size);
// Give a module of the driver one of the engine's, and take it back.
CUresult fd_simulated_module(fd_image *image, struct cubind_sim_module **out);
void fd_simulated_module_end(fd_image *image, struct cubind_sim_module *module);
CUresult fd_simulated_variable(fd_module *module, size_t variable);
CUresult fd_simulated_managed(fd_library *library, size_t variable);
// Returns success if the device has everything that a kernel needs; if not, the reason goes to
// fd_report().
CUresult fd_simulated_check(const fd_module *module, size_t entry);

// Every call that waits uses it: writes what kernels have printed, and returns the fault of a
// kernel, which all calls return from then on.
CUresult fd_settle(fd_context *context);
// Returns when the oldest running kernel began, as a value of fd_next_id(); UINT64_MAX if none
// runs.
uint64_t fd_oldest_kernel(void);

// The heap that kernels allocate from. The program's copies cannot reach it.
uint64_t fd_heap_allocate(struct fd_heap *heap, uint64_t size);
bool fd_heap_release(struct fd_heap *heap, uint64_t address);
// Describes an address that is in no block of the heap in use; false if there is nothing to say.
bool fd_heap_describe(struct fd_heap *heap, uint64_t address, uint64_t size, char *text,
                      size_t room);
bool fd_heap_find(struct fd_heap *heap, uint64_t address, uint64_t *start, uint64_t *size);
struct fd_heap *fd_heap_new(void);
void fd_heap_resize(struct fd_heap *heap, size_t size); // no effect once kernels have allocated
void fd_heap_delete(struct fd_heap *heap);

// Returns how many blocks of a shape a multiprocessor holds at once.
int fd_blocks_per_multiprocessor(fd_function *function, int device, int threads, size_t dynamic);

#endif
