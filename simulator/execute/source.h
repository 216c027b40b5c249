// Source lines of the program that PTX was compiled from.
#ifndef SIM_EXECUTE_SOURCE_H
#define SIM_EXECUTE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

// Copies line `line` of a file named by PTX, without its end, as much as fits. Only the part of the
// PTX after `text` is searched, because the text carries its program at its end. False: the line is
// not available.
bool sim_source_line(const char *text, const char *path, int line, char *out, size_t room);

#endif
