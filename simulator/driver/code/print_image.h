// Declares how an image is written as a file.
#ifndef CUBIND_DRIVER_CODE_PRINT_IMAGE_H
#define CUBIND_DRIVER_CODE_PRINT_IMAGE_H

#include <stddef.h>

typedef struct drv_image drv_image;

// Prints an image as a file that can be loaded again: an ELF file with PTX in the section
// PTX_SECTION. The PTX is `texts`, or is made from the image if `texts` is NULL. The caller frees
// the result; NULL if out of memory.
unsigned char *drv_image_print(const drv_image *image, const char *texts, size_t text_size,
                               size_t *size);

#endif
