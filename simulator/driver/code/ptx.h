// Declares the reader of PTX.
#ifndef CUBIND_DRIVER_CODE_PTX_H
#define CUBIND_DRIVER_CODE_PTX_H

#include <stddef.h>

typedef struct drv_image drv_image;

// Each of these functions reads code into an empty image. If it fails, it stores the reason in the
// image. A list is a sequence of texts with a NUL after each.
void drv_read_ptx(drv_image *image, const char *text, size_t size);
void drv_read_ptx_list(drv_image *image, const char *texts, size_t size);

#endif
