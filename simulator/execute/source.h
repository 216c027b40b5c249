// Lines of the program that PTX was compiled from.
#ifndef SIM_EXECUTE_SOURCE_H
#define SIM_EXECUTE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

// Line `line` of the file that a text of PTX names, without its end, and as much as there is room for. Of the text only what
// follows `text` is looked at: what it carries is at its end. False where it cannot be had.
bool sim_source_line(const char *text, const char *path, int line, char *out, size_t room);

#endif
