// Predicts which file the system's loader would open for a soname, without opening it. Opening a
// library maps it, relocates it and runs its constructors. For a compiler library that takes longer
// than the whole run of most programs that only ask for its path.
//
// The loader searches the folders that the calling library (RPATH) and the environment name, then
// its cache, then its own folders. dlinfo() returns the folders, and the cache is read in the
// format that ldconfig writes. If the prediction is uncertain, the answer is "unknown".
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "libraries/library_loader.h"

// --- the folders ---------------------------------------------------------------------------------

#ifdef __GLIBC__

// Returns the folders that the loader searches for what `handle` opens; the caller frees them. NULL
// if the loader does not say.
static Dl_serinfo *
search_folders(void *handle)
{
    Dl_serinfo size;
    if (dlinfo(handle, RTLD_DI_SERINFOSIZE, &size) != 0)
        return NULL;
    Dl_serinfo *folders = calloc(1, size.dls_size);
    if (folders == NULL)
        return NULL;
    folders->dls_size = size.dls_size;
    folders->dls_cnt = size.dls_cnt;
    if (dlinfo(handle, RTLD_DI_SERINFO, folders) == 0)
        return folders;
    free(folders);
    return NULL;
}

// Returns the folders that apply to this code: its own module's folders count.
static Dl_serinfo *
own_search_folders(void)
{
    Dl_info info;
    void *handle = NULL;
    if (dladdr((const void *)&search_folders, &info) != 0)
        handle = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (handle == NULL)
        handle = dlopen(NULL, RTLD_LAZY); // linked into the program
    Dl_serinfo *folders = handle != NULL ? search_folders(handle) : NULL;
    if (handle != NULL)
        dlclose(handle);
    return folders;
}

bool
cb__loader_searches(void *handle, const char *folder)
{
    struct stat wanted, other;
    Dl_serinfo *folders = search_folders(handle);
    bool found = false;
    if (folders == NULL || stat(folder, &wanted) != 0) {
        free(folders);
        return false;
    }
    for (unsigned i = 0; !found && i < folders->dls_cnt; i++) {
        const char *name = folders->dls_serpath[i].dls_name;
        found = stat(name, &other) == 0 && other.st_dev == wanted.st_dev &&
                other.st_ino == wanted.st_ino;
    }
    free(folders);
    return found;
}

// --- files ---------------------------------------------------------------------------------------

// Returns 1 for a library that this process could load, 0 if it cannot be opened, -1 for a file
// that is something else.
static int
is_loadable(const char *path)
{
    static const char order = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? ELFDATA2LSB : ELFDATA2MSB;
    static const char bits = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
    char head[EI_NIDENT];
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return 0;
    bool whole = read(file, head, sizeof head) == sizeof head;
    close(file);
    return whole && memcmp(head, ELFMAG, SELFMAG) == 0 && head[EI_CLASS] == bits &&
                   head[EI_DATA] == order
               ? 1
               : -1;
}

static bool
starts_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

// True for a folder that may be one of the loader's own, which come after its cache.
static bool
may_be_own(const char *folder)
{
    return starts_with(folder, "/lib") || starts_with(folder, "/usr/lib");
}

// Returns the position of the first folder that has the file, and puts the file's path into `path`.
// Returns the number of folders if none has it. In doubt returns -1: a file that is no library, or
// variants for certain processors.
static int
find_in_folders(const Dl_serinfo *folders, const char *soname, char path[PATH_MAX])
{
    for (unsigned i = 0; i < folders->dls_cnt; i++) {
        const char *folder = folders->dls_serpath[i].dls_name;
        int length = snprintf(path, PATH_MAX, "%s/glibc-hwcaps", folder);
        if (length < PATH_MAX && !may_be_own(folder) && access(path, F_OK) == 0)
            return -1;
        length = snprintf(path, PATH_MAX, "%s/%s", folder, soname);
        int answer = length < PATH_MAX ? is_loadable(path) : -1;
        if (answer != 0)
            return answer > 0 ? (int)i : -1;
    }
    return (int)folders->dls_cnt;
}

// --- the cache -----------------------------------------------------------------------------------

#define CACHE_FILE "/etc/ld.so.cache"
#define CACHE_MAGIC "glibc-ld.so.cache1.1"

typedef struct {
    char magic[sizeof CACHE_MAGIC - 1];
    uint32_t count;
    uint32_t rest[6];
} cache_head;

typedef struct {
    int32_t flags;
    uint32_t soname; // from the start of the file
    uint32_t path;
    uint32_t os_version;
    uint64_t processors;
} cache_entry;

#if defined(__x86_64__)
enum { CACHE_FLAGS = 0x0303 };
#elif defined(__aarch64__)
enum { CACHE_FLAGS = 0x0a03 };
#else
enum { CACHE_FLAGS = -1 };
#endif

// Returns a text in the file; "" if the offset is outside or the text does not end.
static const char *
cache_text(const char *file, size_t size, uint32_t at)
{
    return at < size && memchr(file + at, '\0', size - at) != NULL ? file + at : "";
}

static cb__loader_answer
look_up(const char *file, size_t size, const char *soname, char path[PATH_MAX])
{
    const cache_head *head = (const cache_head *)file;
    if (CACHE_FLAGS < 0 || size < sizeof *head ||
        memcmp(head->magic, CACHE_MAGIC, sizeof head->magic) != 0 ||
        head->count > (size - sizeof *head) / sizeof(cache_entry))
        return CB__LOADER_UNKNOWN;
    const cache_entry *entries = (const cache_entry *)(head + 1);
    for (uint32_t i = 0; i < head->count; i++) {
        const cache_entry *entry = &entries[i];
        if (entry->flags != CACHE_FLAGS ||
            strcmp(cache_text(file, size, entry->soname), soname) != 0)
            continue;
        const char *text = cache_text(file, size, entry->path);
        int length = snprintf(path, PATH_MAX, "%s", text);
        return entry->processors == 0 && *text == '/' && length < PATH_MAX ? CB__LOADER_FILE
                                                                           : CB__LOADER_UNKNOWN;
    }
    return CB__LOADER_NONE;
}

static cb__loader_answer
find_in_cache(const char *soname, char path[PATH_MAX])
{
    struct stat info;
    cb__loader_answer answer = CB__LOADER_NONE;
    int file = open(CACHE_FILE, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return CB__LOADER_NONE;
    size_t size = fstat(file, &info) == 0 ? (size_t)info.st_size : 0;
    void *text = size > 0 ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    close(file);
    if (text == MAP_FAILED)
        return CB__LOADER_UNKNOWN;
    answer = look_up(text, size, soname, path);
    munmap(text, size);
    if (answer == CB__LOADER_FILE && is_loadable(path) != 1)
        answer = CB__LOADER_UNKNOWN;
    return answer;
}

// --- both ----------------------------------------------------------------------------------------

static bool
is_same_file(const char *a, const char *b)
{
    struct stat one, other;
    return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

static cb__loader_answer
ask_with_folders(const Dl_serinfo *folders, const char *soname, char path[PATH_MAX])
{
    char cached[PATH_MAX];
    int at = find_in_folders(folders, soname, path);
    if (at < 0)
        return CB__LOADER_UNKNOWN;
    bool in_folder = at < (int)folders->dls_cnt;
    if (in_folder && !may_be_own(folders->dls_serpath[at].dls_name))
        return CB__LOADER_FILE;
    cb__loader_answer answer = find_in_cache(soname, cached);
    if (answer == CB__LOADER_NONE)
        return in_folder ? CB__LOADER_FILE : CB__LOADER_NONE;
    if (answer == CB__LOADER_FILE && in_folder && !is_same_file(path, cached))
        return CB__LOADER_UNKNOWN; // which comes first depends on where the folder was named
    memcpy(path, cached, sizeof cached);
    return answer;
}

cb__loader_answer
cb__ask_loader(const char *soname, char **out)
{
    char path[PATH_MAX];
    Dl_serinfo *folders = own_search_folders();
    if (folders == NULL)
        return CB__LOADER_UNKNOWN;
    cb__loader_answer answer = ask_with_folders(folders, soname, path);
    free(folders);
    *out = answer == CB__LOADER_FILE ? strdup(path) : NULL;
    return answer;
}

#else

bool
cb__loader_searches(void *Py_UNUSED(handle), const char *Py_UNUSED(folder))
{
    return true;
}

cb__loader_answer
cb__ask_loader(const char *Py_UNUSED(soname), char **Py_UNUSED(path))
{
    return CB__LOADER_UNKNOWN;
}

#endif
