// Lines of the program that PTX was compiled from.
#ifndef SIM_EXECUTE_SOURCE_H
#define SIM_EXECUTE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

// Line `line` of the file that a text of PTX names, without its end, and as much as there is room for. Only what
// follows `text` is read: a text carries its program at its end. False where it cannot be had.
bool sim_source_line(const char *text, const char *path, int line, char *out, size_t room);

#endif
