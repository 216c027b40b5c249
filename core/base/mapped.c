// Searches /proc/self/maps, where the kernel prints one line "start-end rwxp …" for each mapped
// range.
#include "base/mapped.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

// Returns whether adjacent ranges cover `size` bytes from `at`, and each has the letter `mark` at
// `column` of its permissions.
static bool
is_covered(FILE *maps, uintptr_t at, size_t size, int column, char mark)
{
    char line[512];
    uintptr_t start, end;
    char allowed[5];
    while (fgets(line, sizeof line, maps) != NULL) {
        if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, allowed) != 3 || end <= at)
            continue;
        if (start > at || allowed[column] != mark)
            return false;
        if (size <= end - at)
            return true;
        size -= end - at;
        at = end;
    }
    return false;
}

static bool
is_mapped(const void *at, size_t size, int column, char mark)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    if (maps == NULL)
        return true;
    bool covered = is_covered(maps, (uintptr_t)at, size, column, mark);
    fclose(maps);
    return covered;
}

bool
core_is_readable(const void *at, size_t size)
{
    return is_mapped(at, size, 0, 'r');
}

bool
core_is_code(const void *at)
{
    return is_mapped(at, 1, 2, 'x');
}
