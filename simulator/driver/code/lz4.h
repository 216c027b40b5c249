// Declares the decompression of LZ4.
#ifndef CUBIND_DRIVER_CODE_LZ4_H
#define CUBIND_DRIVER_CODE_LZ4_H

#include <stdbool.h>
#include <stddef.h>

// Decompresses LZ4 to exactly `size` bytes; false if the input is damaged or has another size.
bool drv_decompress_lz4(void *to, size_t size, const void *from, size_t from_size);

#endif
