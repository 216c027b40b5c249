// Declares how an image is written as a file.
#ifndef CUBIND_DRIVER_CODE_PRINT_IMAGE_H
#define CUBIND_DRIVER_CODE_PRINT_IMAGE_H

#include <stddef.h>

typedef struct fd_image fd_image;

unsigned char *fd_image_print(const fd_image *image, const char *texts, size_t text_size,
                              size_t *size);

#endif
