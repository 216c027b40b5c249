// Declares the names of PTX instructions.
#ifndef CUBIND_DRIVER_CODE_INSTRUCTIONS_H
#define CUBIND_DRIVER_CODE_INSTRUCTIONS_H

#include <stdbool.h>
#include <stddef.h>

bool drv_is_instruction(const char *word, size_t length);

#endif
