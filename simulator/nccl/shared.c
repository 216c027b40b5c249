// Manages the memory that the ranks of a communicator share: a range of an anonymous file. A
// process has one such file for all its identifiers. An identifier says where the file is and where
// the range begins.
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

#include "cubind_size.h"
#include "nccl.h"

typedef struct id_data {
    char kind[8];
    int32_t process, descriptor;
    uint64_t file, offset;
} id_data;

static const char kind[8] = "cubind 2";

static size_t
size_for(int ranks)
{
    return sizeof(nc_shared) + (size_t)ranks * (size_t)ranks * sizeof(nc_pipe);
}

// Returns how many bytes of the file an identifier takes: enough for the largest number of ranks,
// rounded up to whole pages.
static uint64_t
stretch(void)
{
    enum { PAGE = 1 << 16 };
    return (size_for(NC_MOST_RANKS) + PAGE - 1) / PAGE * PAGE;
}

// --- identifiers ---------------------------------------------------------------------------------

// Makes the file. It is sparse, so only written pages take memory. It is sealed against shrinking,
// so that mappings of it stay valid.
static int
new_file(uint64_t *number)
{
    struct stat info;
    int file = memfd_create("cubind nccl", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file >= 0 && fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK) == 0 && fstat(file, &info) == 0) {
        *number = info.st_ino;
        return file;
    }
    if (file >= 0)
        close(file);
    return -1;
}

static bool
is_file(int file, uint64_t number)
{
    struct stat info;
    return file >= 0 && fstat(file, &info) == 0 && info.st_ino == number;
}

// A forked child makes its own file, as the parent may end first. So does a process whose program
// has closed all descriptors.
static bool
new_stretch(id_data *data)
{
    static id_data own = {.descriptor = -1};
    static uint64_t next;
    if (own.process != (int32_t)getpid() || !is_file(own.descriptor, own.file)) {
        own.descriptor = new_file(&own.file);
        own.process = (int32_t)getpid();
        next = 0;
    }
    if (own.descriptor < 0 || ftruncate(own.descriptor, (off_t)(next + stretch())) != 0)
        return false;
    *data = own;
    data->offset = next;
    next += stretch();
    return true;
}

bool
nc_shared_new(ncclUniqueId *id)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    id_data data;
    pthread_mutex_lock(&lock);
    bool made = new_stretch(&data);
    pthread_mutex_unlock(&lock);
    memcpy(data.kind, kind, sizeof kind);
    memset(id, 0, sizeof *id);
    if (made)
        memcpy(id, &data, sizeof data);
    return made;
}

// --- mappings ------------------------------------------------------------------------------------

// Opens the file of an identifier; -1: it is not such a file, or it lacks the identifier's range.
static int
open_file(const id_data *data)
{
    char path[64];
    struct stat info;
    uint64_t end;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)data->process, (int)data->descriptor);
    int file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    int seals = is_file(file, data->file) ? fcntl(file, F_GET_SEALS) : -1;
    if (seals != -1 && (seals & F_SEAL_SHRINK) != 0 && fstat(file, &info) == 0 &&
        data->offset % stretch() == 0 && size_add(data->offset, stretch(), &end) &&
        end <= (uint64_t)info.st_size)
        return file;
    if (file >= 0)
        close(file);
    return -1;
}

nc_shared *
nc_shared_open(const ncclUniqueId *id, int ranks)
{
    id_data data;
    memcpy(&data, id, sizeof data);
    if (memcmp(data.kind, kind, sizeof kind) != 0)
        return NULL;
    int file = open_file(&data);
    if (file < 0)
        return NULL;
    void *memory =
        mmap(NULL, size_for(ranks), PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)data.offset);
    close(file);
    return memory != MAP_FAILED ? memory : NULL;
}

void
nc_shared_close(nc_shared *shared, int ranks)
{
    munmap(shared, size_for(ranks));
}

// Leaves the shared memory. The file exists as long as the process that made the identifier, so the
// last rank must free the memory explicitly.
void
nc_shared_leave(nc_shared *shared, int ranks)
{
    if (atomic_fetch_add(&shared->ended, 1) + 1 == ranks)
        madvise(shared, size_for(ranks), MADV_REMOVE);
}

// A zombie counts as ended, too.
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
