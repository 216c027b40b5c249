// Declares what the files of the simulated NCCL share: the driver, shared memory, communicators and
// operations.
#ifndef CUBIND_SIMULATED_NCCL_H
#define CUBIND_SIMULATED_NCCL_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "prototypes.h"

#define NC_TRY(call) \
    do { \
        ncclResult_t nc_status_ = (call); \
        if (nc_status_ != ncclSuccess) \
            return nc_status_; \
    } while (0)

// --- the driver (driver.c) -----------------------------------------------------------------------

typedef struct nc_driver {
    int (*init)(unsigned int flags);
    int (*ctx_get_current)(void **context);
    int (*ctx_get_device)(int *device);
    int (*ctx_push)(void *context);
    int (*ctx_pop)(void **context);
    int (*primary_retain)(void **context, int device);
    int (*primary_release)(int device);
    int (*pointer_attribute)(void *data, int attribute, uint64_t address);
    int (*is_capturing)(void *stream, int *status);
    int (*launch)(void *stream, void (*function)(void *data), void (*dropped)(void *data),
                  void *data);
    void (*wrote)(void *start, size_t size);
    int (*event_create)(void **event, unsigned int flags);
    int (*event_record)(void *event, void *stream);
    int (*event_destroy)(void *event);
    int (*stream_wait)(void *stream, void *event, unsigned int flags);
    int (*allocate)(uint64_t *address, size_t size);
    int (*release)(uint64_t address);
} nc_driver;

// Returns the functions of the simulated driver if this process has loaded it. NULL: the process
// has another driver or none, and this has been reported.
const nc_driver *nc_driver_get(void);
// Returns whether `size` bytes at an address are in one allocation.
bool nc_is_memory(const void *at, size_t size);
// The same for memory that an operation will write; the driver then counts it as written.
bool nc_is_target(void *at, size_t size);

// --- memory that ranks share (shared.c) ----------------------------------------------------------

enum { NC_MOST_RANKS = 64, NC_PIPE = 1 << 16 };

typedef struct nc_pipe { // carries bytes from one rank to another
    _Alignas(64) _Atomic uint64_t written;
    _Alignas(64) _Atomic uint64_t taken;
    _Alignas(64) unsigned char data[NC_PIPE];
} nc_pipe;

typedef struct nc_place {
    _Atomic int32_t process; // 0: no process has taken this rank yet
    _Atomic int32_t left;    // the rank has left, and takes part in nothing more
    _Atomic uint32_t bell;   // changes after a rank has used a pipe to or from this one
} nc_place;

typedef struct nc_shared {
    _Atomic int32_t ranks; // 0 until the first rank has joined
    _Atomic int32_t come;
    _Atomic int32_t failed; // nonzero: a rank has given up
    _Atomic int32_t ended;  // number of ranks that no longer need this memory
    nc_place places[NC_MOST_RANKS];
    nc_pipe pipes[]; // index i * ranks + j: from rank i to rank j
} nc_shared;

bool nc_shared_new(ncclUniqueId *id);
// Maps the memory of an identifier; NULL if the process that made the identifier has ended or is on
// another host.
nc_shared *nc_shared_open(const ncclUniqueId *id, int ranks);
void nc_shared_close(nc_shared *shared, int ranks);
void nc_shared_leave(nc_shared *shared, int ranks); // the last rank frees the memory
bool nc_is_gone(const nc_place *place);             // returns whether the rank's process has ended
void nc_ring(nc_place *place);
void nc_wait_for_bell(nc_place *place, uint32_t seen); // waits 0.1 seconds at most
double nc_now(void);

// --- communicators (comm.c) ----------------------------------------------------------------------

struct ncclComm {
    struct ncclComm *next; // next in the list of all communicators
    nc_shared *shared;
    ncclUniqueId id;
    int rank, ranks, device;
    pid_t process; // the creator; a child that is forked later cannot use it
    void *context;
    bool is_retained; // the communicator has retained `context`
    double timeout;
    pthread_mutex_t queueing; // held while an operation is numbered and queued
    pthread_mutex_t lock;
    pthread_cond_t ended;
    uint64_t issued, done; // numbers of operations
    bool runs;             // an operation is running
    atomic_int error;      // an ncclResult_t
    atomic_bool aborted;
    char says[256]; // text of the error
};

// Stores and reports the first error of a communicator. Its other ranks give up, too.
ncclResult_t nc_fail(ncclComm_t comm, ncclResult_t status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
ncclResult_t nc_check(ncclComm_t comm); // returns an error if `comm` does not exist or has one
// nc_join() makes a communicator. nc_come() waits until all ranks have joined.
ncclResult_t nc_join(ncclComm_t *comm, const ncclUniqueId *id, int ranks, int rank);
ncclResult_t nc_come(ncclComm_t comm);

// --- operations ----------------------------------------------------------------------------------

typedef enum nc_function {
    NC_SEND,
    NC_RECV,
    NC_BROADCAST,
    NC_ALL_GATHER,
    NC_ALL_REDUCE,
    NC_REDUCE,
    NC_REDUCE_SCATTER,
    NC_ALL_TO_ALL,
    NC_GATHER,
    NC_SCATTER,
} nc_function;

extern const char *const nc_names[];

typedef struct nc_operation {
    struct nc_operation *next;
    ncclComm_t comm;
    void *stream;
    nc_function function;
    const unsigned char *from;
    unsigned char *to;
    size_t count; // number of items, as in the call
    ncclDataType_t type;
    ncclRedOp_t combine;
    int peer; // the other rank, or the root
} nc_operation;

size_t nc_size_of(ncclDataType_t type); // 0: unknown type
bool nc_can_combine(ncclDataType_t type, ncclRedOp_t op);
// Sets into = into op from for each item.
void nc_combine(void *into, const void *from, size_t count, ncclDataType_t type, ncclRedOp_t op);
// Divides each item, for averages.
void nc_divide(void *into, size_t count, ncclDataType_t type, int by);

// A send or a receive in progress.
typedef struct nc_transfer {
    const nc_operation *of;
    int peer;
    bool sends, begun;
    unsigned char *data;
    size_t size, done;
} nc_transfer;

typedef struct nc_transfers {
    const nc_operation *of; // operation to which added transfers belong
    nc_transfer *list;
    size_t count, room;
    bool failed; // out of memory
} nc_transfers;

void nc_send_to(nc_transfers *all, int peer, const void *data, size_t size);
void nc_receive_from(nc_transfers *all, int peer, void *data, size_t size);
// Completes all transfers, and empties the list.
ncclResult_t nc_exchange(ncclComm_t comm, nc_transfers *all);
ncclResult_t nc_do_collective(ncclComm_t comm, const nc_operation *o);

ncclResult_t nc_queue(const nc_operation *operation);
bool nc_in_group(void);
ncclResult_t nc_come_with_group(ncclComm_t comm);
ncclResult_t nc_group_failed(ncclResult_t status); // a group keeps the status until it ends

#endif
