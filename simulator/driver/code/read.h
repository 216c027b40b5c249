// Declares the reader of code in any format.
#ifndef CUBIND_DRIVER_CODE_READ_H
#define CUBIND_DRIVER_CODE_READ_H

#include <stddef.h>

typedef struct drv_image drv_image;

// Reads PTX, a cubin or a fat binary. If `size` is 0, the data itself says its size. If the data is
// invalid, the image has the reason; NULL only if out of memory.
drv_image *drv_image_read(const void *data, size_t size);

#endif
