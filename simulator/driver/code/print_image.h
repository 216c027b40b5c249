// Declares how an image is written as a file.
#ifndef CUBIND_DRIVER_CODE_PRINT_IMAGE_H
#define CUBIND_DRIVER_CODE_PRINT_IMAGE_H

#include <stddef.h>

typedef struct drv_image drv_image;

unsigned char *drv_image_print(const drv_image *image, const char *texts, size_t text_size,
                               size_t *size);

#endif
