// Redirects stderr and writes temporary files, for the generator's tests.
#include "capture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static FILE *sink;
static int saved = -1;

static void
require(int good, const char *what)
{
    if (!good) {
        perror(what);
        abort();
    }
}

void
capture_begin(void)
{
    fflush(stderr);
    sink = tmpfile();
    require(sink != NULL, "tmpfile");
    saved = dup(STDERR_FILENO);
    require(saved >= 0 && dup2(fileno(sink), STDERR_FILENO) >= 0, "dup2");
}

char *
capture_end(void)
{
    fflush(stderr);
    require(dup2(saved, STDERR_FILENO) >= 0, "dup2");
    close(saved);
    long size = lseek(fileno(sink), 0, SEEK_END);
    char *text = calloc((size_t)size + 1, 1);
    require(text != NULL && pread(fileno(sink), text, (size_t)size, 0) == size, "pread");
    fclose(sink);
    return text;
}

char *
capture_file(const char *name, const char *text)
{
    char folder[] = "/tmp/cubind-test-XXXXXX";
    require(mkdtemp(folder) != NULL, "mkdtemp");
    char *path = malloc(sizeof folder + strlen(name) + 2);
    require(path != NULL, "malloc");
    sprintf(path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    require(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0, "fopen");
    return path;
}

void
capture_remove(char *path)
{
    require(unlink(path) == 0, "unlink");
    *strrchr(path, '/') = '\0';
    require(rmdir(path) == 0, "rmdir");
    free(path);
}
