// Writes inputs to files, silences output, and reports broken properties, for all fuzzers.
#include "support.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[64];
static FILE *messages; // the original stderr, after fuzz_quiet()

static void
remove_folder(void)
{
    DIR *listing = opendir(folder);
    for (struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;)
        unlinkat(dirfd(listing), entry->d_name, 0);
    if (listing != NULL)
        closedir(listing);
    rmdir(folder);
}

const char *
fuzz_folder(void)
{
    if (folder[0] == '\0') {
        const char *base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
        snprintf(folder, sizeof folder, "%s/cubind-fuzz-XXXXXX", base);
        if (mkdtemp(folder) == NULL) {
            perror("a folder for inputs");
            exit(1);
        }
        atexit(remove_folder);
    }
    return folder;
}

const char *
fuzz_file(const char *name, const void *data, size_t size)
{
    static char path[256];
    snprintf(path, sizeof path, "%s/%s", fuzz_folder(), name);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0 || write(descriptor, data, size) != (ssize_t)size) {
        perror(path);
        exit(1);
    }
    close(descriptor);
    return path;
}

void
fuzz_quiet(void)
{
    messages = stderr;
    stderr = fopen("/dev/null", "w");
}

void
fuzz_broken(const char *condition, const char *file, int line)
{
    fprintf(messages != NULL ? messages : stderr, "%s:%d: does not hold: %s\n", file, line,
            condition);
    abort();
}
