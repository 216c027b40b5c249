// Reads an image of code in any format.
#include "code/read.h"

#include <string.h>

#include "code/elf.h"
#include "code/fatbin.h"
#include "code/image.h"
#include "code/ptx.h"

// Returns whether data begins with `magic`. If no size is given, text ends at its NUL, and
// strncmp() does not read past it.
static bool
begins_with(const char *data, size_t size, const char *magic)
{
    size_t length = strlen(magic);
    return (size == 0 || size >= length) && strncmp(data, magic, length) == 0;
}

drv_image *
drv_image_read(const void *data, size_t size)
{
    drv_image *image = drv_image_new();
    if (image == NULL)
        return NULL;
    if (begins_with(data, size, "\177ELF"))
        drv_read_elf(image, data, size);
    else if (begins_with(data, size, "\x50\xed\x55\xba"))
        drv_read_fat_binary(image, data, size);
    else if (size == 0 && begins_with(data, size, "\xb1\x43\x62\x46"))
        drv_read_fat_wrapper(image, data);
    else
        drv_read_ptx(image, data, size);
    return image;
}
