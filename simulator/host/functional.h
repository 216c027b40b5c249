// Declares what the files of the functional driver share. Each function `functional_<symbol>`
// behaves like the driver's <symbol>, but works on host memory and without a GPU. The entry points
// of the library call it.
//
// One lock guards all tables. Only the functional_ functions take it (`fd_lock`), never helpers. No
// thread holds it while a callback of the caller runs. Helpers that wait release the lock while
// they wait, so objects that were found before such a call may be gone after it.
#ifndef CUBIND_HOST_FUNCTIONAL_H
#define CUBIND_HOST_FUNCTIONAL_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "types.h"

// Exports a symbol for tests. In the shipped library, the version script hides these symbols,
// except those that begin with cubind_.
#define FD_EXPORT __attribute__((visibility("default")))

// Returns whether a test wants the current call to fail, and stores the status that the call must
// return. The library's code around the entry points defines it, for example entry/entry.c.
bool stub_fault(int64_t *status);

#define FD_TRY(call) \
    do { \
        CUresult fd_status_ = (call); \
        if (fd_status_ != CUDA_SUCCESS) \
            return fd_status_; \
    } while (0)

// Every functional_ function begins with this, unless it only forwards to another one. So each call
// of a program counts once.
#define FD_ENTER() FD_TRY(fd_enter(__func__))
// Like FD_ENTER(), for functions that need no current context. Host functions may call these, too.
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
// Makes this thread's next fd_unlock() call a function after it has released the lock.
void fd_after_unlock(void (*function)(void));
void fd_wait(void); // waits for fd_notify(), and releases the lock while it waits
void fd_wait_for(pthread_cond_t *condition); // like fd_wait(), for this condition
void fd_notify(void);                        // wakes all threads that are in fd_wait()
// Enclose a wait by the program, during which interrupts are handled (interrupt.c). Such waits may
// nest.
void fd_wait_begin(void);
void fd_wait_end(void);
bool fd_wait_is_watched(void); // this thread is in such a wait, and interrupts are handled
// Handles interrupts that have arrived. A thread calls it while it waits, or while it runs a kernel
// that it waits for. It must not hold the driver's lock.
void fd_wait_look(void);
void fd_initialize(void);      // cuInit has succeeded
CUresult fd_initialized(void); // CUDA_ERROR_NOT_INITIALIZED before that, and in a forked child
bool fd_forked(void);          // this process was forked from one that had used the driver

// A handle is the address of an object. Each handle is looked up before it is dereferenced, so
// invented and stale handles are detected.
void *fd_new(fd_kind kind, size_t size); // returns a zeroed object; NULL if out of memory
void fd_delete(void *object);
void fd_forget(void *object); // the handle becomes invalid; the object lives on
bool fd_is(const void *handle, fd_kind kind);
// Visits every live object of a kind. The visitor may delete the object that it is given.
void fd_each(fd_kind kind, void (*visit)(void *object, void *arg), void *arg);
uint64_t fd_next_id(void);

// --- calls (faults.c) ----------------------------------------------------------------------------

// Return success if a call may go on. Otherwise return the status that a test asked for, or the
// reason why the driver cannot be called now.
CUresult fd_enter(const char *entry);
CUresult fd_enter_anywhere(const char *entry);
// This thread runs a host function of the program, which must not call functions that need a
// context.
bool fd_on_callback_thread(void);
void fd_set_callback_thread(bool on);
const char *fd_entered(void); // name of the last functional_ function that this thread called

// Adds two lines to the driver's log (log.c): a message, and a line which says that this thread's
// current call returns `status`. An empty message adds nothing. Call it under the lock. Callbacks
// get the lines when the lock is released.
void fd_log(CUresult status, const char *message);
// Callbacks get each new line. fd_log_add_callback() returns NULL if there are too many.
CUlogsCallbackHandle fd_log_add_callback(CUlogsCallback function, void *data);
bool fd_log_remove_callback(CUlogsCallbackHandle handle); // false: there is no such callback
// fd_log_from() returns the text from an iterator on (NULL: from the oldest line on), and stores
// whether lines before it are lost. fd_log_end() returns the iterator behind the newest line.
// fd_log_fit() returns where the newest lines of a text begin that are shorter than `room`, and
// stores their length.
const char *fd_log_from(const CUlogIterator *iterator, size_t *size, bool *lost);
CUlogIterator fd_log_end(void);
const char *fd_log_fit(const char *text, size_t *size, size_t room);
CUresult fd_fault(void); // like fd_enter(), for the few functions that need no cuInit

// --- names of statuses (errors.c) ----------------------------------------------------------------

// Return the name of a status (CUDA_ERROR_OUT_OF_MEMORY), or its text (out of memory); NULL if
// there is no such status. Both are valid forever. The second needs the lock.
const char *fd_status_name(CUresult status);
const char *fd_status_text(CUresult status);

// --- devices and contexts (device.c, attributes.c, context.c) ------------------------------------

typedef struct fd_pool fd_pool;
typedef struct fd_stream fd_stream;

typedef struct fd_context {
    int device;
    bool primary;
    bool ends;             // a call is deleting the context, and may be waiting
    unsigned int attached; // cuCtxAttach calls that cuCtxDetach has not undone
    unsigned int flags;
    uint64_t id;
    size_t limits[FD_MAX_LIMITS];
    CUfunc_cache cache;
    fd_stream *defaults; // the legacy stream and one per thread, made at first use
    CUresult fault;      // fault of a kernel (simulated device); no work is done afterwards
    uint32_t peers;      // bit i: kernels can access the memory of device i
    CUresult sticky;     // `fault`, once a call has returned it; then all calls return it
    char said[400];      // the beginning of the fault's report
    struct fd_heap *heap;
} fd_context;

typedef struct fd_device {
    fd_context *primary; // made when it is first retained
    int primary_uses;
    unsigned int primary_flags;
    fd_pool *pool; // the pool that cuMemAllocAsync uses; NULL: the default pool
    size_t used;   // bytes allocated
} fd_device;

extern fd_device fd_devices[FD_MAX_DEVICES];
size_t fd_total_memory(void);      // bytes of each device
size_t fd_free_memory(int device); // bytes that are not allocated

int fd_device_count(void);
bool fd_device_valid(CUdevice device);
CUresult fd_device_attribute(CUdevice_attribute attribute, CUdevice device, int *value);
int fd_limit(CUdevice_attribute attribute); // an attribute with one value on all devices
// Stores the current context, or returns a status that says why there is none.
CUresult fd_current(fd_context **context);
// Like fd_current(), but also after a fault.
CUresult fd_current_or_lost(fd_context **context);
// The stack of this thread's contexts. fd_context_push() fails if it is full, fd_context_pop() if
// it is empty. fd_context_top() returns NULL then.
CUresult fd_context_push(CUcontext context);
bool fd_context_pop(CUcontext *top);
CUcontext fd_context_top(void);
// Makes a context current on a thread of the driver until it calls fd_context_leave(). False: the
// thread's stack of contexts is full.
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
    bool padded;                    // the bytes after it, up to a multiple of 512, belong to it
    bool sync_memops;
    bool freeing;                  // a free of it is queued on a stream
    bool internal;                 // a variable of a module
    bool borrowed;                 // the memory has another owner, which frees it
    int shared;                    // descriptor of the file that other processes open; 0: none
    unsigned int opened;           // times that it was opened from another process; 0: ours
    uint64_t file;                 // inode of the file of shared or opened memory
    struct fd_graph_memory *graph; // the memory, if a graph allocates it; otherwise NULL
    bool read_mostly;
    CUmemLocation preferred; // type 0: none
    CUmemLocation prefetched;
    uint32_t accessed_by; // bit i: device i; bit 31: the host
} fd_range;

// Returns the allocation that contains `address`, or NULL.
fd_range *fd_range_of(uintptr_t address);
// Returns whether kernels of a context can access an allocation.
bool fd_reaches(const fd_context *context, const fd_range *range);
// Finds the allocation that contains an address. Threads that run kernels of a context call it
// without the lock. If `or_near` is set and no allocation contains the address, the nearest one is
// found. False: there is none that the kernels can access.
typedef struct fd_stretch {
    uintptr_t start;
    size_t size;
    bool padded;
} fd_stretch;
bool fd_range_look(const fd_context *context, uintptr_t address, bool or_near, fd_stretch *found);
// Enclose a change of the memory that kernels can access, other than adding or removing an
// allocation: a change of access to a pool, or of a context's peers.
void fd_looking_stop(void);
void fd_looking_go_on(void);
// A kernel that runs. fd_run_begin() and fd_run_end() enclose the run (running.c).
typedef struct fd_run {
    uint64_t since; // when it began, as fd_next_id(); 0: it has not begun
    struct fd_run *next;
} fd_run;
void fd_run_begin(fd_run *run);
void fd_run_end(fd_run *run);
// Free memory that running kernels may still use: at once if no kernel runs, otherwise when all
// kernels that run now have ended. fd_retire() frees memory from malloc or of an allocation;
// fd_retire_as() calls `release`.
void fd_retire(void *memory, size_t size);
void fd_retire_as(void *memory, size_t size, void (*release)(void *memory, size_t size));
// Returns the allocation nearest to an address that is in no allocation; NULL if no allocation is
// within 1 MiB.
fd_range *fd_range_near(uintptr_t address);
// Returns the allocation at `start` if it has this id, or NULL.
fd_range *fd_range_at(uintptr_t start, uint64_t id);
CUresult fd_allocate(fd_space space, size_t size, unsigned int flags, fd_pool *pool, void **out);
// Like fd_allocate(), for a context that need not be current, or for no context (NULL).
CUresult fd_allocate_in(fd_context *context, fd_space space, size_t size, unsigned int flags,
                        fd_pool *pool, void **out);
CUresult fd_register(void *start, size_t size, unsigned int flags);
// Adds memory of another process as an allocation. The memory is mapped at `start`, with an
// inaccessible page after it.
CUresult fd_import(void *start, size_t size, uint64_t file, fd_context *context, int device);
void fd_take_out(fd_range *range);
// Adds memory of a module of the engine as an allocation that holds a variable of `context`.
CUresult fd_borrow(void *start, size_t size, fd_space space, fd_context *context);
void fd_release_context(const fd_context *context);
// Visits the allocations of a context, or all of them if `context` is NULL.
void fd_each_range(const fd_context *context, void (*visit)(const fd_range *range, void *arg),
                   void *arg);
// Returns success if `size` bytes at a device address lie in one allocation. The driver accesses no
// memory outside allocations.
CUresult fd_check_device_range(CUdeviceptr address, size_t size);
unsigned int fd_allocation_count(void);
// Returns whether the allocation at `address` still has this id; an id of 0 always matches. Each
// call that returns false is counted (functional_stale_count()).
bool fd_still_there(uintptr_t address, uint64_t id);

// --- memory of several processes (ipc.c) ---------------------------------------------------------

// Detaches an allocation from its shared file before it is freed, because other processes may have
// the file open.
void fd_unshare(const fd_range *range);
void fd_unmap_opened(void *memory, size_t size);
enum { FD_PAGE = 4096 };
size_t fd_whole_pages(size_t size); // rounded up

// --- pools (pool.c) ------------------------------------------------------------------------------

struct fd_pool {
    CUmemAllocationType type;
    CUmemLocation location;
    CUmemAllocationHandleType handle_types;
    uint64_t max_size; // 0: no limit
    bool builtin;      // a default pool
    bool destroyed;    // the program has destroyed it; it is freed with its last allocation
    unsigned int allocations;
    uint64_t threshold;
    uint64_t used;
    uint64_t used_high;
    uint64_t reserved;
    uint64_t reserved_high;
    int reuse[3]; // attributes REUSE_…: event dependencies, opportunistic, internal
    CUmemAccess_flags access[FD_MAX_DEVICES];
    CUmemAccess_flags host_access;
};

fd_pool *fd_pool_of_device(int device);
// The places that have a default and a current pool: each device, the host, managed memory.
enum { FD_HOST_PLACE = FD_MAX_DEVICES, FD_MANAGED_PLACE, FD_PLACES };
// Returns the place of memory of this type; -1 if there is no such location.
int fd_pool_place(const CUmemLocation *location, CUmemAllocationType type);
// Return the pools of a place; NULL if out of memory.
fd_pool *fd_pool_default(int place);
fd_pool *fd_pool_current(int place);
void fd_pool_make_current(int place, fd_pool *pool);
void fd_pool_leave_places(const fd_pool *pool); // where it is current, the default pool becomes so
fd_pool *fd_pool_new(CUmemAllocationType type, CUmemLocation location);
void fd_pool_trim(fd_pool *pool, uint64_t kept); // releases memory until `kept` bytes are reserved
CUresult fd_pool_take(fd_pool *pool, size_t size);
void fd_pool_give_back(fd_pool *pool, size_t size);
void fd_pools_trim(void); // called at every synchronization
unsigned int fd_pool_count(void);

// --- streams and their work (queue.c, stream.c) --------------------------------------------------

// A point in a stream's work that other streams and threads can wait for.
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
    // runs a kernel: called without the lock, before `run`
    void (*apart)(const struct fd_work *work);
    void (*run)(const struct fd_work *work); // called under the lock
    fd_context *context;    // context of a kernel; its stream may be another context's
    bool always;            // `run` is called even if the context has failed or is gone
    bool offered;           // fd_offer() has been called for it
    CUhostFn host_function; // called on a thread of the driver, without the lock
    // The host function is the driver's or NCCL's. It is called even after a fault, because other
    // streams or ranks wait for it.
    bool own;
    bool awaits; // it ends when memory has a value, or is freed
    CUstreamCallback callback;
    CUstream handle;
    void *data;
    uintptr_t to, from;
    uint64_t to_id, from_id; // ids of the allocations with `to` and `from`; 0: none
    size_t size, pitch, height;
    // A copy of the source's bytes, made during the call, or data of a function. It is freed with
    // the work.
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
    fd_context *context; // NULL once the context is gone
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
    bool busy; // it is in the list of streams that have work
    fd_stream *next_busy;
    struct fd_capture *capture;
    struct fd_edges *tips;    // during a capture: the nodes that its next node depends on
    fd_stream *next_captured; // next stream of the same capture
};

static inline bool
fd_is_legacy(const fd_stream *stream)
{
    return stream->is_default && stream->thread == NULL;
}

bool fd_is_default_stream(CUstream stream);
// Finds the stream of a handle. NULL and the two special handles mean default streams of the
// current context.
CUresult fd_find_stream(CUstream handle, fd_stream **out);
// Returns success if work may be submitted to a stream. Otherwise returns the reason: there is no
// such stream, its context has a fault, or a capture forbids it.
CUresult fd_check_stream(CUstream stream);
fd_stream *fd_stream_new(fd_context *context, unsigned int flags, int priority);
void fd_stream_delete(fd_stream *stream); // now, or after its last work
void fd_streams_of_context_delete(fd_context *context);

// Does `work` at once if it has no unmet dependency, otherwise queues it. Takes ownership of
// `wait`, `mark` and `staged`, even if it fails. If the stream captures, only adds an empty node.
CUresult fd_submit(fd_stream *stream, const fd_work *work);
CUresult fd_submit_to(CUstream handle, const fd_work *work);
CUresult fd_submit_mark(fd_stream *stream, fd_mark **mark); // `*mark` is a new reference
void fd_progress(void);
void fd_drain(fd_stream *stream); // waits for all work that is queued now
void fd_drain_context(fd_context *context);
void fd_wait_for_running(const fd_context *context); // waits only for work in progress
// On the simulated device, waits for the queued work of a context before memory is freed, because
// that work may use the memory. It does not wait for work behind a wait for a value in memory.
void fd_drain_before_freeing(fd_context *context);
void fd_drain_users(const fd_range *range); // waits for the work of contexts that can access it
bool fd_stream_ready(fd_stream *stream);
fd_mark *fd_mark_new(void);
fd_mark *fd_mark_keep(fd_mark *mark);
void fd_mark_drop(fd_mark *mark);
void fd_mark_wait(fd_mark *mark);
bool fd_queues_empty(void);

void fd_let_go_of_all(void); // releases all streams that a test holds

// Worker threads (worker.c) call `serve`, under the lock, until it returns false: it does one
// stream's work. fd_offer() makes one of them call it soon. fd_has_workers() starts a thread if
// there is none; false if that fails.
void fd_offer(bool (*serve)(void));
bool fd_has_workers(bool (*serve)(void));

// --- capture (capture.c) -------------------------------------------------------------------------

CUstreamCaptureStatus fd_capture_status(const fd_stream *stream);
void fd_capture_node(fd_stream *stream); // adds an empty node for work that has no node type
void fd_capture_invalidate(fd_stream *stream);
void fd_capture_end(fd_stream *stream); // called when the stream is destroyed
// Return an error if a capture forbids a call. fd_capture_forbids() is for calls that a capture
// cannot record, fd_capture_forbids_waiting() for waits for a context, and fd_capture_implicit()
// for work in the legacy stream, which would wait for capturing streams. The call invalidates the
// captures that forbid it; in fd_capture_implicit(), only if `spoil` is set.
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
    size_t shared_bytes; // static shared memory of a block
    size_t local_bytes;
    int registers;  // 0: unknown
    int estimated;  // estimate of `registers`, for PTX; only on the simulated device
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
    CUresult status;                     // success, or why the image cannot be used
    char error[640];                     // the reason in words
    int references;                      // references by modules and libraries
    struct fd_simulated *simulated;      // its PTX if its kernels will run, otherwise NULL
    void (*end)(struct fd_image *image); // called before the image is freed, unless NULL
} fd_image;

// Each of these functions reads code into an empty image. If it fails, it stores the reason in the
// image. A list is a sequence of texts with a NUL after each.
void fd_read_ptx(fd_image *image, const char *text, size_t size);
void fd_read_ptx_list(fd_image *image, const char *texts, size_t size);
void fd_read_elf(fd_image *image, const unsigned char *data, size_t size);
void fd_read_fat_binary(fd_image *image, const unsigned char *data, size_t size);
void fd_read_fat_wrapper(fd_image *image, const void *data);
// Stores the size in bytes of the fat binary at `data` in *whole. False: there is no fat binary, or
// it is longer than `size`.
bool fd_fat_binary_size(const void *data, size_t size, uint64_t *whole);
// Visits each piece of device code in an object file of the host or in an archive of such files,
// and stores in *found whether there is any. All other input is taken to be device code, and is
// visited as a whole.
CUresult fd_each_code(const void *data, size_t size,
                      CUresult (*visit)(void *arg, const void *code, size_t size), void *arg,
                      bool *found);
// Decompresses LZ4 to exactly `size` bytes; false if the input is damaged or has another size.
bool fd_decompress_lz4(void *to, size_t size, const void *from, size_t from_size);
// Sets the function that decompresses zstd. It returns 1 for success, 0 for damaged bytes, -1 if it
// cannot decompress. NULL: zstd is not available.
void fd_set_zstd(int (*decompress)(void *to, size_t size, const void *from, size_t from_size));
// Prints an image as a file that can be loaded again: an ELF file with PTX in the section
// FD_PTX_SECTION. The PTX is `texts`, or is made from the image if `texts` is NULL. The caller
// frees the result; NULL if out of memory.
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
// Reads PTX, a cubin or a fat binary. If `size` is 0, the data itself says its size. If the data is
// invalid, the image has the reason; NULL only if out of memory.
fd_image *fd_image_read(const void *data, size_t size);
char *fd_read_file(const char *path, size_t *size); // adds a NUL; the caller frees the result

// The caller's buffers for the messages of a load.
typedef struct fd_logs {
    char *error, *info;
    size_t error_size, info_size;
    void **error_slot, **info_slot; // option values to replace by the length written
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

// The next launch of a function in the form before CUDA 4, as calls have set it up so far
// (launch_former.c).
typedef struct fd_called {
    unsigned int block[3]; // 0: not set
    unsigned int shared_bytes;
    unsigned int size;    // bytes of arguments
    unsigned char *bytes; // memory for the largest size, or NULL
} fd_called;

typedef struct fd_function {
    const fd_entry *entry;
    const fd_image *image;
    struct fd_module *module; // NULL if this is a kernel
    struct fd_library *library;
    struct fd_function *kernel; // the kernel that it was made from; the kernel's settings apply
    fd_settings settings[FD_MAX_DEVICES];
    fd_called called;
} fd_function;

typedef struct fd_module {
    fd_context *context;
    fd_image *image;
    fd_function **functions;             // one for each entry, made at the first request
    void **variables;                    // memory of each variable
    struct fd_library *library;          // the library that the module belongs to, or NULL
    struct fd_module *next;              // next module of that library; each context has one
    struct cubind_sim_module *simulated; // one of the image's modules
} fd_module;

typedef struct fd_library {
    fd_image *image;
    fd_function **kernels;
    fd_module *modules;
    void **managed; // memory of managed variables, for all contexts
} fd_library;

// Returns the function behind a CUfunction or a CUkernel; NULL if the handle is neither.
fd_function *fd_function_of(const void *handle);
fd_function *fd_function_new(fd_kind kind, const fd_image *image, size_t entry);
void fd_function_delete(fd_function *function); // may be NULL
int fd_registers(const fd_entry *entry);        // number for each thread, perhaps an estimate
fd_settings *fd_settings_of(fd_function *function, int device);
// Returns a pointer to the value of an attribute that can be set; NULL for all other attributes.
int *fd_setting_slot(fd_settings *settings, CUfunction_attribute attribute);
// Returns how much of a limit of shared memory the function's own shared memory leaves.
int fd_shared_limit(const fd_function *function, CUdevice_attribute attribute);
CUresult fd_function_attribute(int *value, CUfunction_attribute attribute, fd_function *function,
                               int device);
// Makes a module in a context. The module takes its own reference to the image.
CUresult fd_module_new(fd_image *image, fd_library *library, fd_context *context, fd_module **out);
void fd_module_delete(fd_module *module);
CUresult fd_module_function(fd_module *module, size_t entry, CUfunction *out);
CUresult fd_module_variable(fd_module *module, const char *name, CUdeviceptr *at, size_t *size);
CUresult fd_library_kernel(fd_library *library, size_t entry, CUkernel *out);
// Finds the library's module in a context, or makes it.
CUresult fd_library_module(fd_library *library, fd_context *context, fd_module **out);
// Allocate and free the memory of a variable. It begins with the initial value.
CUresult fd_variable_new(const fd_variable *variable, fd_context *context, void **out);
void fd_variable_delete(void *storage);
// Allocates the memory of a managed variable unless it exists.
CUresult fd_library_managed(fd_library *library, size_t variable);
int fd_find_entry(const fd_image *image, const char *name);

// --- the simulated device (simulated_code.c, simulated_launch.c, heap.c) -------------------------

// Returns whether kernels run, as the environment or a test has asked. All functions below are for
// images that were read while this was true.
bool fd_simulates(void);
void fd_read_simulated(fd_image *image, const char *text, size_t size);
// Checks that texts can be linked with each other; if not, `error` gets the reason. `names` has a
// name for each text, with a NUL after each name.
CUresult fd_simulated_link(const char *texts, size_t size, const char *names, char *error,
                           size_t room);
const char *fd_simulated_text(const struct fd_simulated *code, size_t *size);
// Give a module of the engine to a module of the driver, and take it back.
CUresult fd_simulated_module(fd_image *image, struct cubind_sim_module **out);
void fd_simulated_module_end(fd_image *image, struct cubind_sim_module *module);
CUresult fd_simulated_variable(fd_module *module, size_t variable);
CUresult fd_simulated_managed(fd_library *library, size_t variable);
// Returns success if the device supports everything that a kernel needs; if not, passes the reason
// to fd_report().
CUresult fd_simulated_check(const fd_module *module, size_t entry);

// Writes the output of kernels, and returns the fault of a kernel if there was one; from then on,
// all calls return that fault. Every call that waits calls it.
CUresult fd_settle(fd_context *context);

// The heap that kernels allocate from. Copies by the program cannot access it.
uint64_t fd_heap_allocate(struct fd_heap *heap, uint64_t size);
bool fd_heap_release(struct fd_heap *heap, uint64_t address);
// Describes an access to the heap that is not inside one allocated block; false if there is nothing
// to say.
bool fd_heap_describe(struct fd_heap *heap, uint64_t address, uint64_t size, char *text,
                      size_t room);
bool fd_heap_find(struct fd_heap *heap, uint64_t address, uint64_t *start, uint64_t *size);
struct fd_heap *fd_heap_new(void);
void fd_heap_resize(struct fd_heap *heap, size_t size); // no effect after kernels have allocated
void fd_heap_delete(struct fd_heap *heap);

static inline int
fd_smaller(int a, int b)
{
    return a < b ? a : b;
}

// Returns how many blocks of this size fit on a multiprocessor at once.
int fd_blocks_per_multiprocessor(fd_function *function, int device, int threads, size_t dynamic);

#endif
