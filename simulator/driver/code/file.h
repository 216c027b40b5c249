// Declares how files are read.
#ifndef CUBIND_DRIVER_CODE_FILE_H
#define CUBIND_DRIVER_CODE_FILE_H

#include <stddef.h>

char *drv_read_file(const char *path, size_t *size); // adds a NUL; the caller frees the result

#endif
