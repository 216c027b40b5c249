// Records the functions that a process hands to CUDA, and whether they need the GIL. Loaded by
// LD_PRELOAD; host_functions.py compiles it.
//
// Programs reach the driver in three ways: linked symbols, dlsym(), and cuGetProcAddress(). This
// file stands in front of all three. It replaces each function that is handed over by a relay,
// which calls it. Before that, the relay asks the keeper, a thread of this file, to take the GIL.
// If the function does not return while the keeper has the GIL, it needs the GIL, or waits for a
// thread that does. Only the first runs of a function are tried, because a try may take a second.
// Calls that NVIDIA's libraries make through cuGetExportTable() are not seen.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

enum { PLACES = 200, RELAYS = 20000, TRIES = 4, ATTEMPTS = 12 };

// --- functions of others -------------------------------------------------------------------------

typedef void *dlsym_fn(void *, const char *);

static dlsym_fn *
real_dlsym(void)
{
    static dlsym_fn *found;
    if (found == NULL)
        *(void **)&found = dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.34");
    if (found == NULL)
        *(void **)&found = dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.2.5");
    return found;
}

static int
find_library(struct dl_phdr_info *info, size_t size, void *state)
{
    const char **names = state; // {part of the name, path that is found}
    (void)size;
    if (strstr(info->dlpi_name, names[0]) == NULL)
        return 0;
    names[1] = info->dlpi_name;
    return 1;
}

// Returns the function of a loaded library whose name contains `library`, or NULL.
static void *
real_function(const char *library, const char *name)
{
    const char *names[2] = {library, NULL};
    dl_iterate_phdr(find_library, names);
    if (names[1] == NULL)
        return NULL;
    void *handle = dlopen(names[1], RTLD_LAZY | RTLD_NOLOAD);
    return handle != NULL ? real_dlsym()(handle, name) : NULL;
}

#include "gil_keeper.h"

// --- what was handed over ------------------------------------------------------------------------

// One function, or one kind of wait.
typedef struct place {
    const char *call; // to which it was passed
    void *function;
    int handed, ran, attempts, tried, needed; // needed: the GIL, in so many tries
    int with_gil;                             // runs in a thread that had the GIL already
} place;

// One handing-over. Graphs run it any number of times, so it is never freed.
typedef struct relay {
    place *place;
    void *function, *data;
} relay;

static place places[PLACES];
static relay relays[RELAYS];
static int place_count, relay_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// Returns NULL if the tables are full.
static relay *
record(const char *call, void *function, void *data)
{
    pthread_mutex_lock(&lock);
    int i = 0;
    while (i < place_count && (places[i].function != function || strcmp(places[i].call, call) != 0))
        i++;
    relay *made = NULL;
    if (i < PLACES) {
        if (i == place_count)
            places[place_count++] = (place){.call = call, .function = function};
        places[i].handed++;
        if (relay_count < RELAYS) {
            made = &relays[relay_count++];
            *made = (relay){&places[i], function, data};
        }
    }
    pthread_mutex_unlock(&lock);
    return made;
}

// The relay calls its function between these two. Returns whether this run is tried.
static bool
begin_run(place *p)
{
    pthread_mutex_lock(&lock);
    p->ran++;
    bool is_wanted = p->tried < TRIES && p->attempts < ATTEMPTS;
    p->attempts += is_wanted;
    pthread_mutex_unlock(&lock);
    return is_wanted && begin_try();
}

static void
end_run(place *p, bool is_tried)
{
    if (!is_tried)
        return;
    bool is_in_time = end_try();
    pthread_mutex_lock(&lock);
    p->tried++;
    p->needed += !is_in_time;
    pthread_mutex_unlock(&lock);
}

static void
note_own_gil(place *p)
{
    int (*check)(void);
    *(void **)&check = function_of_python("PyGILState_Check");
    int (*is_initialized)(void);
    *(void **)&is_initialized = function_of_python("Py_IsInitialized");
    if (check != NULL && is_initialized() && check())
        p->with_gil++;
}

#define RELAY(NAME, TYPES, DATA, ARGUMENTS) \
    static void NAME TYPES \
    { \
        relay *r = DATA; \
        void(*function) TYPES; \
        *(void **)&function = r->function; \
        note_own_gil(r->place); \
        bool is_tried = begin_run(r->place); \
        function ARGUMENTS; \
        end_run(r->place, is_tried); \
    }

RELAY(relay_host, (void *d), d, (r->data))
RELAY(relay_stream, (void *s, int status, void *d), d, (s, status, r->data))
RELAY(relay_log, (void *d, int level, char *text, size_t size), d, (r->data, level, text, size))
RELAY(relay_notice, (void *info, void *d, void *handle), d, (info, r->data, handle))
RELAY(relay_cupti, (void *d, int domain, uint32_t id, const void *data), d,
      (r->data, domain, id, data))

// Puts the relay in place of a function and its data. A function is replaced only once: the CUDA
// runtime passes relays on to the driver.
static void
replace(const char *call, void *by, long *function, long *data)
{
    if (*function == 0 || *function == (long)by)
        return;
    relay *made = record(call, (void *)*function, (void *)*data);
    if (made != NULL) {
        *function = (long)by;
        *data = (long)made;
    }
}

// --- the functions that are hooked ---------------------------------------------------------------

// All their arguments are integers and pointers, and they have six at most. So each is called with
// six. A change replaces what it has to among them.
typedef long any_fn(long, long, long, long, long, long);
typedef void change_fn(const char *call, long *a);

static _Thread_local long copy[32]; // of a struct with parameters

// Defines a change: which arguments are the function and its data.
#define CHANGE(NAME, RELAY, FUNCTION, DATA) \
    static void NAME(const char *call, long *a) \
    { \
        replace(call, (void *)(RELAY), &a[FUNCTION], &a[DATA]); \
    }

CHANGE(change_host, relay_host, 1, 2)
CHANGE(change_stream, relay_stream, 1, 2)
CHANGE(change_user_object, relay_host, 2, 1)
CHANGE(change_log, relay_log, 0, 1)
CHANGE(change_notice, relay_notice, 1, 2)
CHANGE(change_cupti, relay_cupti, 1, 2)

// These functions get no data of the caller, so no relay can find them.
static void
note_buffers(const char *call, long *a)
{
    record(call, (void *)a[0], NULL);
    record(call, (void *)a[1], NULL);
}

static void
note_wait(const char *call, long *a)
{
    (void)a;
    record(call, NULL, NULL);
}

// CUDA_HOST_NODE_PARAMS begins with the function and its data.
static void
change_host_params(const char *call, long *params)
{
    memcpy(copy, (void *)*params, 32);
    replace(call, (void *)relay_host, &copy[0], &copy[1]);
    *params = (long)copy;
}

// CUgraphNodeParams has the kind, 3 for a host function, and the function from its 16th byte on.
static void
change_node_params(const char *call, long *params)
{
    if (*params == 0 || *(int *)*params != 3)
        return;
    memcpy(copy, (void *)*params, sizeof copy);
    replace(call, (void *)relay_host, &copy[2], &copy[3]);
    *params = (long)copy;
}

static void
change_host_node(const char *call, long *a)
{
    change_host_params(call, &a[4]);
}

static void
change_second(const char *call, long *a)
{
    change_host_params(call, &a[1]);
}

static void
change_third(const char *call, long *a)
{
    change_host_params(call, &a[2]);
}

// Version 2 has one argument more before the number of dependencies and the parameters.
static void
change_node(const char *call, long *a)
{
    bool is_version_2 = (unsigned long)a[4] < 65536;
    change_node_params(call, is_version_2 ? &a[5] : &a[4]);
}

static void
change_second_node(const char *call, long *a)
{
    change_node_params(call, &a[1]);
}

static void
change_third_node(const char *call, long *a)
{
    change_node_params(call, &a[2]);
}

#define HOOKS(X) \
    X(0, cuLaunchHostFunc, change_host) \
    X(1, cuStreamAddCallback, change_stream) \
    X(2, cuUserObjectCreate, change_user_object) \
    X(3, cuLogsRegisterCallback, change_log) \
    X(4, cuDeviceRegisterAsyncNotification, change_notice) \
    X(5, cuGraphAddHostNode, change_host_node) \
    X(6, cuGraphHostNodeSetParams, change_second) \
    X(7, cuGraphExecHostNodeSetParams, change_third) \
    X(8, cuGraphAddNode, change_node) \
    X(9, cuGraphNodeSetParams, change_second_node) \
    X(10, cuGraphExecNodeSetParams, change_third_node) \
    X(11, cuStreamWaitValue32, note_wait) \
    X(12, cuStreamWaitValue64, note_wait) \
    X(13, cuStreamBatchMemOp, note_wait) \
    X(14, cudaLaunchHostFunc, change_host) \
    X(15, cudaStreamAddCallback, change_stream) \
    X(16, cuptiSubscribe, change_cupti) \
    X(17, cuptiActivityRegisterCallbacks, note_buffers)

// A function has several entry points: versions, and those for the per-thread default stream. Each
// gets an entry of its own here.
enum { ENTRIES = 6 };

typedef struct hook {
    const char *name;
    change_fn *change;
    any_fn *entries[ENTRIES], *real[ENTRIES];
} hook;

static hook hooks[];

static long
run_hook(int number, int entry, long *a)
{
    hook *h = &hooks[number];
    h->change(h->name, a);
    return h->real[entry](a[0], a[1], a[2], a[3], a[4], a[5]);
}

#define ENTRY(NUMBER, I) \
    static long entry_##NUMBER##_##I(long a, long b, long c, long d, long e, long f) \
    { \
        return run_hook(NUMBER, I, (long[]){a, b, c, d, e, f}); \
    }
#define ALL_ENTRIES(NUMBER, NAME, CHANGE) \
    ENTRY(NUMBER, 0) \
    ENTRY(NUMBER, 1) ENTRY(NUMBER, 2) ENTRY(NUMBER, 3) ENTRY(NUMBER, 4) ENTRY(NUMBER, 5)
HOOKS(ALL_ENTRIES)

#define ROW(NUMBER, NAME, CHANGE) \
    {#NAME, \
     CHANGE, \
     {entry_##NUMBER##_0, entry_##NUMBER##_1, entry_##NUMBER##_2, entry_##NUMBER##_3, \
      entry_##NUMBER##_4, entry_##NUMBER##_5}, \
     {NULL}},
static hook hooks[] = {HOOKS(ROW){NULL, NULL, {NULL}, {NULL}}};

// Returns the hook of a name, also of one such as cuLaunchHostFunc_v2_ptsz.
static hook *
find_hook(const char *name)
{
    for (hook *h = hooks; h->name != NULL; h++) {
        size_t length = strlen(h->name);
        if (strncmp(name, h->name, length) == 0 && (name[length] == '\0' || name[length] == '_'))
            return h;
    }
    return NULL;
}

// Returns what callers must get instead of the real function.
static void *
hooked(const char *name, void *real)
{
    hook *h = real != NULL ? find_hook(name) : NULL;
    if (h == NULL)
        return real;
    for (int i = 0; i < ENTRIES; i++) {
        if (real == (void *)h->entries[i])
            return real;
        any_fn *none = NULL, *wanted;
        *(void **)&wanted = real;
        if (__atomic_compare_exchange_n(&h->real[i], &none, wanted, false, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST) ||
            none == wanted)
            return (void *)h->entries[i];
    }
    return real;
}

// --- the three ways to a function ----------------------------------------------------------------

// Linked symbols. CUDA's error for a missing symbol is 500; without the library there is none.
static long
run_linked(const char *library, const char *name, long *a)
{
    any_fn *function;
    *(void **)&function = hooked(name, real_function(library, name));
    return function != NULL ? function(a[0], a[1], a[2], a[3], a[4], a[5]) : 500;
}

#define LINKED(LIBRARY, NAME) \
    EXPORT long NAME(long a, long b, long c, long d, long e, long f) \
    { \
        return run_linked(LIBRARY, #NAME, (long[]){a, b, c, d, e, f}); \
    }
#define LINKED_TO_DRIVER(NAME) LINKED("libcuda.so", NAME)

LINKED_TO_DRIVER(cuLaunchHostFunc)
LINKED_TO_DRIVER(cuLaunchHostFunc_ptsz)
LINKED_TO_DRIVER(cuLaunchHostFunc_v2)
LINKED_TO_DRIVER(cuStreamAddCallback)
LINKED_TO_DRIVER(cuStreamAddCallback_ptsz)
LINKED_TO_DRIVER(cuUserObjectCreate)
LINKED_TO_DRIVER(cuLogsRegisterCallback)
LINKED_TO_DRIVER(cuGraphAddHostNode)
LINKED_TO_DRIVER(cuGraphHostNodeSetParams)
LINKED_TO_DRIVER(cuGraphExecHostNodeSetParams)
LINKED_TO_DRIVER(cuGraphAddNode)
LINKED_TO_DRIVER(cuGraphAddNode_v2)
LINKED_TO_DRIVER(cuStreamWaitValue32_v2)
LINKED_TO_DRIVER(cuStreamWaitValue64_v2)
LINKED_TO_DRIVER(cuStreamBatchMemOp_v2)
LINKED("libcudart.so", cudaLaunchHostFunc)
LINKED("libcudart.so", cudaLaunchHostFunc_ptsz)
LINKED("libcudart.so", cudaStreamAddCallback)
LINKED("libcudart.so", cudaStreamAddCallback_ptsz)
LINKED("libcupti.so", cuptiSubscribe)
LINKED("libcupti.so", cuptiActivityRegisterCallbacks)

EXPORT int cuGetProcAddress(const char *, void **, int, uint64_t);
EXPORT int cuGetProcAddress_v2(const char *, void **, int, uint64_t, int *);

static void *
replacement(const char *name, void *real)
{
    if (real != NULL && strcmp(name, "cuGetProcAddress") == 0)
        return (void *)cuGetProcAddress;
    if (real != NULL && strcmp(name, "cuGetProcAddress_v2") == 0)
        return (void *)cuGetProcAddress_v2;
    return hooked(name, real);
}

EXPORT int
cuGetProcAddress(const char *name, void **function, int version, uint64_t flags)
{
    int (*real)(const char *, void **, int, uint64_t);
    *(void **)&real = real_function("libcuda.so", "cuGetProcAddress");
    int status = real != NULL ? real(name, function, version, flags) : 500;
    if (status == 0 && function != NULL)
        *function =
            strcmp(name, "cuGetProcAddress") == 0 ? *function : replacement(name, *function);
    return status;
}

// From CUDA 12 on, the name cuGetProcAddress means version 2.
EXPORT int
cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *found)
{
    int (*real)(const char *, void **, int, uint64_t, int *);
    *(void **)&real = real_function("libcuda.so", "cuGetProcAddress_v2");
    int status = real != NULL ? real(name, function, version, flags, found) : 500;
    if (status != 0 || function == NULL || *function == NULL)
        return status;
    if (strncmp(name, "cuGetProcAddress", 16) == 0)
        *function = version >= 12000 ? (void *)cuGetProcAddress_v2 : (void *)cuGetProcAddress;
    else
        *function = replacement(name, *function);
    return status;
}

EXPORT void *
dlsym(void *handle, const char *name)
{
    return replacement(name, real_dlsym()(handle, name));
}

// --- the report ----------------------------------------------------------------------------------

static int
describe(const place *p, char *text, size_t size)
{
    Dl_info info;
    char where[200] = "nowhere";
    if (p->function != NULL && dladdr(p->function, &info) != 0) {
        const char *slash = strrchr(info.dli_fname, '/');
        const char *file = slash != NULL ? slash + 1 : info.dli_fname;
        if (info.dli_sname != NULL)
            snprintf(where, sizeof where, "%.60s %.130s", file, info.dli_sname);
        else
            snprintf(where, sizeof where, "%.60s +0x%lx", file,
                     (unsigned long)((char *)p->function - (char *)info.dli_fbase));
    } else if (p->function != NULL) {
        snprintf(where, sizeof where, "made at run time");
    }
    return snprintf(text, size,
                    "{\"call\": \"%s\", \"function\": \"%s\", \"handed\": %d, \"ran\": %d, "
                    "\"tried\": %d, \"needed the GIL\": %d, \"ran with the GIL\": %d}",
                    p->call, where, p->handed, p->ran, p->tried, p->needed, p->with_gil);
}

// Returns a JSON list. The text is valid until the next call.
EXPORT const char *
host_functions_report(void)
{
    static char text[PLACES * 500];
    size_t length = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < place_count && length + 500 < sizeof text; i++) {
        text[length++] = i == 0 ? '[' : ',';
        length += (size_t)describe(&places[i], text + length, sizeof text - length);
    }
    pthread_mutex_unlock(&lock);
    snprintf(text + length, sizeof text - length, place_count == 0 ? "[]" : "]");
    return text;
}
