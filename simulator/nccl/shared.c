// The memory that the ranks of a communicator share: a file without a name, which the identifier says the place of.
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/futex.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "nccl.h"

typedef struct id_data {
    char kind[8];
    int32_t process, descriptor;
    uint64_t file;
} id_data;

static const char kind[8] = "cubind 1";

static size_t
size_for(int ranks)
{
    return sizeof(nc_shared) + (size_t)ranks * (size_t)ranks * sizeof(nc_pipe);
}

// Sparse: memory is what is written.
bool
nc_shared_new(ncclUniqueId *id)
{
    struct stat info;
    int file = memfd_create("cubind nccl", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, (off_t)size_for(NC_MOST_RANKS)) != 0 || fstat(file, &info) != 0)
        return false;
    id_data data = {.process = (int32_t)getpid(), .descriptor = file, .file = info.st_ino};
    memcpy(data.kind, kind, sizeof kind);
    memset(id, 0, sizeof *id);
    memcpy(id, &data, sizeof data);
    return true;
}

static bool
is_file(int file, const id_data *data)
{
    struct stat info;
    return file >= 0 && fstat(file, &info) == 0 && (uint64_t)info.st_ino == data->file;
}

nc_shared *
nc_shared_open(const ncclUniqueId *id, int ranks)
{
    id_data data;
    char path[64];
    memcpy(&data, id, sizeof data);
    if (memcmp(data.kind, kind, sizeof kind) != 0)
        return NULL;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)data.process, (int)data.descriptor);
    int file = open(path, O_RDWR | O_CLOEXEC);
    void *memory = MAP_FAILED;
    if (is_file(file, &data))
        memory = mmap(NULL, size_for(ranks), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file >= 0)
        close(file);
    return memory != MAP_FAILED ? memory : NULL;
}

void
nc_shared_close(nc_shared *shared, int ranks)
{
    munmap(shared, size_for(ranks));
}

// Several ranks of one process do so, in turn.
void
nc_shared_forget(const ncclUniqueId *id)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    id_data data;
    memcpy(&data, id, sizeof data);
    if (data.process != (int32_t)getpid())
        return;
    pthread_mutex_lock(&lock);
    if (is_file(data.descriptor, &data))
        close(data.descriptor);
    pthread_mutex_unlock(&lock);
}

// A process that nobody has waited for yet has ended, too.
bool
nc_is_gone(const nc_place *place)
{
    char path[64], text[256];
    int process = atomic_load(&place->process);
    if (process == 0)
        return false;
    snprintf(path, sizeof path, "/proc/%d/stat", process);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return true;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    const char *state = strrchr(text, ')');
    return state == NULL || strncmp(state, ") Z", 3) == 0 || strncmp(state, ") X", 3) == 0;
}

void
nc_ring(nc_place *place)
{
    atomic_fetch_add(&place->bell, 1);
    syscall(SYS_futex, &place->bell, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
}

void
nc_wait_for_bell(nc_place *place, uint32_t seen)
{
    struct timespec tenth = {.tv_nsec = 100000000};
    syscall(SYS_futex, &place->bell, FUTEX_WAIT, seen, &tenth, NULL, 0);
}

double
nc_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
