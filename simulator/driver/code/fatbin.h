// Declares the reader of fat binaries.
#ifndef CUBIND_DRIVER_CODE_FATBIN_H
#define CUBIND_DRIVER_CODE_FATBIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct drv_image drv_image;

void drv_read_fat_binary(drv_image *image, const unsigned char *data, size_t size);
void drv_read_fat_wrapper(drv_image *image, const void *data);
// Stores the size in bytes of the fat binary at `data` in *whole. False: there is no fat binary, or
// it is longer than `size`.
bool drv_fat_binary_size(const void *data, size_t size, uint64_t *whole);

// Sets the function that decompresses zstd. It returns 1 for success, 0 for damaged bytes, -1 if it
// cannot decompress. NULL: zstd is not available.
void drv_set_zstd(int (*decompress)(void *to, size_t size, const void *from, size_t from_size));

#endif
