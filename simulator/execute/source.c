// Finds the source lines that PTX was compiled from, for reports. They come from comments at the
// end of the PTX text, or else from the source file. The comments look like this:
//
//   //cubind source: scale.cu
//   //|__global__ void scale(float *x)
#include "execute/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char head[] = "\n//cubind source: ", prefix[] = "\n//|";

// Returns whether `name` is the path, or the part of the path after a "/".
static bool
is_named(const char *path, const char *name, size_t length)
{
    size_t size = strlen(path);
    return length > 0 && size >= length && memcmp(path + size - length, name, length) == 0 &&
           (size == length || path[size - length - 1] == '/');
}

// Returns the line, which ends with a newline or with the text; NULL: there is none.
static const char *
carried_line(const char *text, const char *path, int line)
{
    for (const char *at = text; (at = strstr(at, head)) != NULL;) {
        const char *name = at + sizeof head - 1;
        at = name + strcspn(name, "\n");
        if (!is_named(path, name, (size_t)(at - name)))
            continue;
        for (int i = 1; strncmp(at, prefix, sizeof prefix - 1) == 0; i++) {
            at += sizeof prefix - 1;
            if (i == line)
                return at;
            at += strcspn(at, "\n");
        }
    }
    return NULL;
}

// Opens only regular files, because a report must not wait for a pipe.
static FILE *
open_file(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 && S_ISREG(file.st_mode) ? fopen(path, "re") : NULL;
}

static bool
read_line(const char *path, int line, char *out, size_t room)
{
    FILE *file = open_file(path);
    char *text = NULL;
    size_t size = 0;
    bool found = file != NULL;
    for (int i = 0; found && i < line; i++)
        found = getline(&text, &size, file) > 0;
    if (found)
        snprintf(out, room, "%s", text);
    free(text);
    if (file != NULL)
        fclose(file);
    return found;
}

bool
sim_source_line(const char *text, const char *path, int line, char *out, size_t room)
{
    const char *carried = carried_line(text, path, line);
    if (carried == NULL && !read_line(path, line, out, room))
        return false;
    if (carried != NULL)
        snprintf(out, room, "%.*s", (int)strcspn(carried, "\n"), carried);
    out[strcspn(out, "\r\n")] = '\0';
    return true;
}
