#include "base/data.h"

#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool
is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

const char *
data_folder(arena *a, const char *name, const char *in_source)
{
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length > 0) {
        path[length] = '\0';
        char *slash = strrchr(path, '/');
        *slash = '\0';
        const char *installed = arena_printf(a, "%s/../share/cubind/%s", path, name);
        if (is_folder(installed))
            return installed;
    }
    return in_source;
}
