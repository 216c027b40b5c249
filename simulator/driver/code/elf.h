// Declares the reader of cubins.
#ifndef CUBIND_DRIVER_CODE_ELF_H
#define CUBIND_DRIVER_CODE_ELF_H

#include <stddef.h>

typedef struct fd_image fd_image;

void fd_read_elf(fd_image *image, const unsigned char *data, size_t size);

#endif
