// Finds source lines of the program that PTX was compiled from, for reports.
#ifndef SIM_EXECUTE_SOURCE_H
#define SIM_EXECUTE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

// Copies line `line` of the source file `path` to `out`, without the newline and cut to `room`
// bytes. `path` is a name from the PTX. The PTX may have its source in comments at its end, so the
// function searches only from `text` on. False: the line is not available.
bool sim_source_line(const char *text, const char *path, int line, char *out, size_t room);

#endif
