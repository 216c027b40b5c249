// Finds and opens the real library behind an interposer at the first call. It tries the path in
// CUBIND_REAL_<soname> (CUBIND_REAL_LIBNVRTC_SO_13), then the folders of LD_LIBRARY_PATH, then a
// few usual places.
#define _GNU_SOURCE
#include <ctype.h>
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <stub.h>

static pthread_once_t opened = PTHREAD_ONCE_INIT;
static void *library;
static char own_folder[PATH_MAX];
static struct stat own_file;

// dladdr() finds this library's file by the address of this variable.
static const char anchor;

static void
find_self(void)
{
    Dl_info info;
    if (dladdr(&anchor, &info) == 0 || realpath(info.dli_fname, own_folder) == NULL)
        return;
    stat(own_folder, &own_file);
    *strrchr(own_folder, '/') = '\0';
}

static bool
try_path(const char *path)
{
    struct stat file;
    bool is_own =
        stat(path, &file) == 0 && file.st_dev == own_file.st_dev && file.st_ino == own_file.st_ino;
    if (!is_own)
        library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    return library != NULL;
}

static bool
try_folder(const char *folder, size_t length, const char *inside)
{
    char path[PATH_MAX];
    int size =
        snprintf(path, sizeof path, "%.*s%s/%s", (int)length, folder, inside, INTERPOSE_SONAME);
    return length > 0 && size > 0 && (size_t)size < sizeof path && try_path(path);
}

static bool
try_variable(void)
{
    char name[64];
    int length = snprintf(name, sizeof name, "CUBIND_REAL_%s", INTERPOSE_SONAME);
    for (int i = 0; i < length; i++)
        name[i] = name[i] == '.' ? '_' : (char)toupper((unsigned char)name[i]);
    const char *path = getenv(name);
    return path != NULL && *path != '\0' && try_path(path);
}

static bool
try_search_path(void)
{
    const char *at = getenv("LD_LIBRARY_PATH");
    while (at != NULL && *at != '\0') {
        size_t length = strcspn(at, ":");
        if (try_folder(at, length, ""))
            return true;
        at += length + (at[length] == ':');
    }
    return false;
}

// The usual places: NVIDIA's packages next to cubind's, then the folders of a toolkit.
static bool
try_places(void)
{
    static const char *const beside[] = {"/../../nvidia/cu13/lib", "/../../nvidia/cuda_nvrtc/lib",
                                         "/../../nvidia/nvjitlink/lib"};
    static const char *const installed[] = {"/usr/local/cuda/lib64", "/usr/lib/x86_64-linux-gnu",
                                            "/usr/lib/aarch64-linux-gnu", "/usr/lib64"};
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
        if (try_folder(own_folder, strlen(own_folder), beside[i]))
            return true;
    for (size_t i = 0; i < sizeof installed / sizeof *installed; i++)
        if (try_folder(installed[i], strlen(installed[i]), ""))
            return true;
    return false;
}

static void
open_library(void)
{
    find_self();
    if (!try_variable() && !try_search_path() && !try_places())
        fprintf(stderr, "cubind simulated device: no real %s to forward calls to; %s\n",
                INTERPOSE_SONAME, "set the variable CUBIND_REAL_<its name> to its path");
}

// Looks up a function under the names of all releases, because nvJitLink exports some functions
// only with a release in their name: __nvJitLinkCreate_13_0.
static void *
find_by_release(const char *name)
{
    char longer[80];
    void *found = NULL;
    for (int minor = 9; minor >= 0 && found == NULL; minor--) {
        snprintf(longer, sizeof longer, "__%s_%d_%d", name, INTERPOSE_MAJOR, minor);
        found = dlsym(library, longer);
    }
    return found;
}

interpose_function *
interpose_find(const char *name)
{
    interpose_function *function = NULL;
    pthread_once(&opened, open_library);
    void *found = library != NULL ? dlsym(library, name) : NULL;
    if (found == NULL && library != NULL)
        found = find_by_release(name);
    memcpy(&function, &found, sizeof function);
    return function;
}
