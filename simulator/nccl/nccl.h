// What the files of the simulated NCCL share.
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
    int (*event_create)(void **event, unsigned int flags);
    int (*event_record)(void *event, void *stream);
    int (*event_destroy)(void *event);
    int (*stream_wait)(void *stream, void *event, unsigned int flags);
    int (*allocate)(uint64_t *address, size_t size);
    int (*release)(uint64_t address);
} nc_driver;

// The simulated driver, which this process has loaded; NULL, with a word, where it has another one or none.
const nc_driver *nc_driver_get(void);
// Whether so many bytes lie in one allocation.
bool nc_is_memory(const void *at, size_t size);

// --- what ranks share (shared.c) -----------------------------------------------------------------

enum { NC_MOST_RANKS = 64, NC_PIPE = 1 << 16 };

typedef struct nc_pipe { // one writes, one reads
    _Alignas(64) _Atomic uint64_t written;
    _Alignas(64) _Atomic uint64_t taken;
    _Alignas(64) unsigned char data[NC_PIPE];
} nc_pipe;

typedef struct nc_place {
    _Atomic int32_t process; // 0: nobody has come yet
    _Atomic int32_t left;    // it will do nothing more
    _Atomic uint32_t bell;   // rung when somebody has written to or taken from a pipe of this rank
} nc_place;

typedef struct nc_shared {
    _Atomic int32_t ranks; // 0 until the first has come
    _Atomic int32_t come;
    _Atomic int32_t failed; // somebody has given up
    _Atomic int32_t ended;  // ranks that need nothing of it any more
    nc_place places[NC_MOST_RANKS];
    nc_pipe pipes[]; // from rank i to rank j: i * ranks + j
} nc_shared;

bool nc_shared_new(ncclUniqueId *id);
// Mapped; NULL where its process has ended, or is another host's.
nc_shared *nc_shared_open(const ncclUniqueId *id, int ranks);
void nc_shared_close(nc_shared *shared, int ranks);
void nc_shared_leave(nc_shared *shared, int ranks); // the last one gives the memory back
bool nc_is_gone(const nc_place *place);             // the process has ended
void nc_ring(nc_place *place);
void nc_wait_for_bell(nc_place *place, uint32_t seen); // a tenth of a second at most
double nc_now(void);

// --- communicators (comm.c) ----------------------------------------------------------------------

struct ncclComm {
    struct ncclComm *next; // of all that there are
    nc_shared *shared;
    ncclUniqueId id;
    int rank, ranks, device;
    pid_t process; // one that is forked later has a copy that it cannot use
    void *context;
    bool is_retained; // the context
    double timeout;
    pthread_mutex_t queueing; // held from an operation's number to its place in a stream
    pthread_mutex_t lock;
    pthread_cond_t ended;
    uint64_t issued, done; // operations
    bool runs;             // one of them does
    atomic_int error;      // an ncclResult_t
    atomic_bool aborted;
    char says[256]; // the error
};

// Keeps and tells the first error of a communicator; other ranks follow.
ncclResult_t nc_fail(ncclComm_t comm, ncclResult_t status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
ncclResult_t nc_check(ncclComm_t comm); // that it exists, and its error
// A communicator of which `nc_come` waits for the other ranks.
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
    size_t count; // of items, as the call has it
    ncclDataType_t type;
    ncclRedOp_t combine;
    int peer; // or the root
} nc_operation;

size_t nc_size_of(ncclDataType_t type); // 0: there is no such
bool nc_can_combine(ncclDataType_t type, ncclRedOp_t op);
// into = into op from, for each item
void nc_combine(void *into, const void *from, size_t count, ncclDataType_t type, ncclRedOp_t op);
void nc_divide(void *into, size_t count, ncclDataType_t type, int by); // for the mean

// One send or receive in progress.
typedef struct nc_transfer {
    const nc_operation *of;
    int peer;
    bool sends, begun;
    unsigned char *data;
    size_t size, done;
} nc_transfer;

typedef struct nc_transfers {
    const nc_operation *of; // those that are added
    nc_transfer *list;
    size_t count, room;
    bool failed; // no memory
} nc_transfers;

void nc_send_to(nc_transfers *all, int peer, const void *data, size_t size);
void nc_receive_from(nc_transfers *all, int peer, void *data, size_t size);
// Until all have ended; empties the list.
ncclResult_t nc_exchange(ncclComm_t comm, nc_transfers *all);
ncclResult_t nc_do_collective(ncclComm_t comm, const nc_operation *o);

ncclResult_t nc_queue(const nc_operation *operation);
bool nc_in_group(void);
ncclResult_t nc_come_with_group(ncclComm_t comm);
ncclResult_t nc_group_failed(ncclResult_t status); // keeps it for the end of the group

#endif
