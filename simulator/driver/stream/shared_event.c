// Implements events that processes share.
//
// A process that makes such events has an anonymous file with a slot for each. A slot counts the
// event's records and has the number of the last record that is done. Other processes map the file,
// which they open through /proc by the number of this process's descriptor, so both must be in one
// PID namespace. Nothing is left behind, whichever process ends.
//
// Waits look at the slot again and again. If the process that recorded the event has ended, its
// record counts as done, because nothing would ever complete it.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "stream/shared_event.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/interrupt.h"
#include "base/lock.h"
#include "memory/sharing.h"
#include "stream/queue.h"
#include "stream/stream.h"

enum { SLOTS = 16384 };

typedef struct slot {
    _Atomic(uint64_t) key; // 0: free
    _Atomic(uint64_t) recorded, done;
    _Atomic(int32_t) recorder; // the process of the last record
    int32_t unused;
} slot;

// A file of slots that this process has mapped.
typedef struct drv_event_file {
    struct drv_event_file *next;
    slot *slots;
    uint64_t inode;
    size_t references;
} event_file;

// The contents of a handle's 64 bytes.
typedef struct handle_data {
    char kind[8];
    int32_t process, descriptor;
    uint32_t slot, reserved;
    uint64_t inode, key;
} handle_data;

_Static_assert(sizeof(handle_data) <= sizeof(CUipcEventHandle), "a handle has 64 bytes");

static const char kind[8] = "cubind e";
static const size_t FILE_SIZE = SLOTS * sizeof(slot);
static event_file *opened;

// The file of this process.
static struct {
    event_file *file;
    int descriptor;
} own;

// --- files ---------------------------------------------------------------------------------------

// Maps a file; NULL if it is none of events, or out of memory.
static event_file *
map_file(int descriptor)
{
    struct stat info;
    event_file *file = calloc(1, sizeof *file);
    if (file == NULL || fstat(descriptor, &info) != 0 || (size_t)info.st_size < FILE_SIZE) {
        free(file);
        return NULL;
    }
    void *at = mmap(NULL, FILE_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (at == MAP_FAILED) {
        free(file);
        return NULL;
    }
    *file = (event_file){.slots = at, .inode = (uint64_t)info.st_ino, .references = 1};
    return file;
}

static event_file *
own_file(void)
{
    if (own.file != NULL)
        return own.file;
    int descriptor = drv_file_new("cubind events");
    bool made = descriptor >= 0 && ftruncate(descriptor, (off_t)FILE_SIZE) == 0 &&
                fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK) == 0;
    event_file *file = made ? map_file(descriptor) : NULL;
    if (file == NULL) {
        if (descriptor >= 0)
            close(descriptor);
        return NULL;
    }
    own.file = file;
    own.descriptor = descriptor;
    return file;
}

static void
drop_file(event_file *file)
{
    if (--file->references > 0)
        return;
    event_file **link = &opened;
    while (*link != NULL && *link != file)
        link = &(*link)->next;
    if (*link != NULL)
        *link = file->next;
    munmap(file->slots, FILE_SIZE);
    free(file);
}

// Opens the file of another process. The descriptor may be a different file by now.
static event_file *
open_file(const handle_data *data)
{
    char path[64];
    for (event_file *file = opened; file != NULL; file = file->next)
        if (file->inode == data->inode) {
            file->references++;
            return file;
        }
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)data->process, (int)data->descriptor);
    int descriptor = open(path, O_RDWR | O_CLOEXEC);
    if (descriptor < 0)
        return NULL;
    int seals = fcntl(descriptor, F_GET_SEALS);
    event_file *file = seals >= 0 && (seals & F_SEAL_SHRINK) != 0 ? map_file(descriptor) : NULL;
    close(descriptor);
    if (file == NULL)
        return NULL;
    if (file->inode != data->inode) {
        drop_file(file);
        return NULL;
    }
    file->next = opened;
    return opened = file;
}

// --- events --------------------------------------------------------------------------------------

CUresult
drv_shared_event_new(drv_event *event)
{
    static unsigned int next;
    uint64_t key = 0;
    event_file *file = own_file();
    if (file == NULL || getrandom(&key, sizeof key, 0) != (ssize_t)sizeof key || key == 0)
        return CUDA_ERROR_OUT_OF_MEMORY;
    unsigned int tried = 0;
    while (tried < SLOTS && atomic_load(&file->slots[next].key) != 0) {
        next = (next + 1) % SLOTS;
        tried++;
    }
    slot *s = &file->slots[next];
    if (tried == SLOTS)
        return CUDA_ERROR_OUT_OF_MEMORY;
    atomic_store(&s->recorded, 0);
    atomic_store(&s->done, 0);
    atomic_store(&s->key, key);
    file->references++;
    event->shared = (drv_shared_event){.file = file, .slot = next, .key = key};
    next = (next + 1) % SLOTS;
    return CUDA_SUCCESS;
}

CUresult
drv_shared_event_export(const drv_event *event, CUipcEventHandle *out)
{
    const drv_shared_event *shared = &event->shared;
    if (shared->file == NULL || shared->opened)
        return CUDA_ERROR_INVALID_HANDLE;
    handle_data data = {.process = (int32_t)getpid(),
                        .descriptor = own.descriptor,
                        .slot = shared->slot,
                        .inode = shared->file->inode,
                        .key = shared->key};
    memcpy(data.kind, kind, sizeof kind);
    memset(out, 0, sizeof *out);
    memcpy(out, &data, sizeof data);
    return CUDA_SUCCESS;
}

CUresult
drv_shared_event_open(drv_event *event, const CUipcEventHandle *handle)
{
    handle_data data;
    memcpy(&data, handle, sizeof data);
    if (memcmp(data.kind, kind, sizeof kind) != 0 || data.slot >= SLOTS)
        return CUDA_ERROR_MAP_FAILED;
    if (data.process == (int32_t)getpid())
        return CUDA_ERROR_INVALID_CONTEXT;
    event_file *file = open_file(&data);
    if (file == NULL)
        return CUDA_ERROR_MAP_FAILED;
    if (data.key == 0 || atomic_load(&file->slots[data.slot].key) != data.key) {
        drop_file(file);
        return CUDA_ERROR_MAP_FAILED;
    }
    event->shared =
        (drv_shared_event){.file = file, .slot = data.slot, .key = data.key, .opened = true};
    return CUDA_SUCCESS;
}

void
drv_shared_event_drop(drv_event *event)
{
    drv_shared_event *shared = &event->shared;
    if (shared->file == NULL)
        return;
    if (!shared->opened)
        atomic_store(&shared->file->slots[shared->slot].key, 0);
    drop_file(shared->file);
    shared->file = NULL;
}

// --- records -------------------------------------------------------------------------------------

// A record of an event, by number.
typedef struct numbered {
    drv_shared_event event; // with a reference to the file
    uint64_t number;
} numbered;

static slot *
slot_of(const drv_shared_event *event)
{
    return &event->file->slots[event->slot];
}

static numbered *
number(const drv_shared_event *event, uint64_t record)
{
    numbered *n = malloc(sizeof *n);
    if (n == NULL)
        return NULL;
    *n = (numbered){*event, record};
    n->event.file->references++;
    return n;
}

// Runs when the stream has reached the record.
static void
complete(const drv_work *work)
{
    const numbered *n = work->data;
    slot *s = slot_of(&n->event);
    if (atomic_load(&s->key) == n->event.key && atomic_load(&s->done) < n->number)
        atomic_store(&s->done, n->number);
    drop_file(n->event.file);
}

CUresult
drv_shared_event_record(const drv_event *event, drv_stream *stream)
{
    if (event->shared.file == NULL)
        return CUDA_SUCCESS;
    slot *s = slot_of(&event->shared);
    numbered *n = number(&event->shared, atomic_fetch_add(&s->recorded, 1) + 1);
    if (n == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    atomic_store(&s->recorder, (int32_t)getpid());
    return drv_submit(stream, &(drv_work){.run = complete, .always = true, .data = n, .staged = n});
}

// --- waits ---------------------------------------------------------------------------------------

// Returns whether a process has ended, even if its parent has not waited for it.
static bool
has_ended(int32_t process)
{
    char path[32], text[512];
    if (process == (int32_t)getpid())
        return false;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return true;
    size_t n = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[n] = '\0';
    const char *state = strrchr(text, ')'); // behind the program's name
    return state == NULL || state[1] == '\0' || state[2] == 'Z' || state[2] == 'X';
}

static bool
is_done(const drv_shared_event *event, uint64_t record)
{
    const slot *s = slot_of(event);
    return atomic_load(&s->key) != event->key || atomic_load(&s->done) >= record;
}

static uint64_t
last_record(const drv_shared_event *event)
{
    return atomic_load(&slot_of(event)->recorded);
}

static bool
is_over(const drv_shared_event *event, uint64_t record)
{
    return is_done(event, record) || has_ended(atomic_load(&slot_of(event)->recorder));
}

bool
drv_shared_event_done(const drv_event *event)
{
    return is_over(&event->shared, last_record(&event->shared));
}

// Waits without the lock. Ctrl-C ends the wait, as it ends kernels.
static void
wait_for(const numbered *n)
{
    enum { FIRST = 20000, MOST = 1000000 }; // nanoseconds
    struct timespec pause = {.tv_nsec = FIRST};
    const atomic_int *stop = drv_interruptible_begin();
    while (!is_done(&n->event, n->number) && atomic_load(stop) == 0) {
        if (pause.tv_nsec == MOST && has_ended(atomic_load(&slot_of(&n->event)->recorder)))
            break;
        nanosleep(&pause, NULL);
        pause.tv_nsec = 2 * pause.tv_nsec < MOST ? 2 * pause.tv_nsec : MOST;
        drv_wait_look();
    }
    drv_interruptible_end();
}

static void
wait_in_stream(void *data)
{
    const numbered *n = data;
    wait_for(n);
    drv_lock();
    drop_file(n->event.file);
    drv_unlock();
}

CUresult
drv_shared_event_wait(const drv_event *event, drv_stream *stream)
{
    uint64_t record = last_record(&event->shared);
    bool is_ours = atomic_load(&slot_of(&event->shared)->recorder) == (int32_t)getpid();
    if (is_ours && event->mark != NULL) // recorded with this handle: the mark is enough
        return CUDA_SUCCESS;
    if (is_over(&event->shared, record))
        return CUDA_SUCCESS;
    numbered *n = number(&event->shared, record);
    if (n == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    return drv_submit(
        stream, &(drv_work){.host_function = wait_in_stream, .own = true, .data = n, .staged = n});
}

void
drv_shared_event_synchronize(const drv_event *event)
{
    numbered n = {event->shared, last_record(&event->shared)};
    n.event.file->references++; // the event may be destroyed meanwhile
    drv_wait_begin();
    drv_unlock();
    wait_for(&n);
    drv_lock();
    drv_wait_end();
    drop_file(n.event.file);
}
