// Declares the reader of cubins.
#ifndef CUBIND_DRIVER_CODE_ELF_H
#define CUBIND_DRIVER_CODE_ELF_H

#include <stddef.h>

typedef struct drv_image drv_image;

void drv_read_elf(drv_image *image, const unsigned char *data, size_t size);

#endif
