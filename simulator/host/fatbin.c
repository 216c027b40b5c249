// Fat binaries: of the images inside, the one that fits this device. Compressed ones cannot be
// read here.
#include <string.h>

#include "cubind_size.h"
#include "functional.h"

enum { KIND_PTX = 1, KIND_ELF = 2, FLAGS_COMPRESSED = 0x2000 | 0x8000 };

typedef struct head {
    uint32_t magic;
    uint16_t version;
    uint16_t size;
    uint64_t payload;
} head;

typedef struct item {
    uint16_t kind;
    uint16_t version;
    uint32_t size; // of this header
    uint64_t payload;
    uint32_t other[3];
    uint32_t target;
    uint64_t more;
    uint64_t flags;
} item;

// Machine code for this very generation first, then PTX that can be translated for it.
static int
worth(const item *i)
{
    int major = fd_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    int minor = fd_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    int target = (int)i->target;
    if (i->kind == KIND_ELF && target / 10 == major && target % 10 <= minor)
        return 2;
    return i->kind == KIND_PTX && target <= 10 * major + minor;
}

// Where the items end; false for what is none, or less than it says.
static bool
read_head(const unsigned char *data, size_t size, head *h, uint64_t *end)
{
    if (size > 0 && size < sizeof *h)
        return false;
    memcpy(h, data, sizeof *h);
    return h->size >= sizeof *h && size_add(h->size, h->payload, end) &&
           (size == 0 || *end <= size);
}

// The item of most worth, and where its code is: NULL where none has any. False: they are damaged.
static bool
choose(const unsigned char *data, uint64_t offset, uint64_t end, item *best,
       const unsigned char **code)
{
    *code = NULL;
    while (end - offset >= sizeof *best) {
        item i;
        memcpy(&i, data + offset, sizeof i);
        if (i.size < sizeof i || !size_is_inside(offset, i.size, end) ||
            !size_is_inside(offset + i.size, i.payload, end))
            return false;
        if (i.payload > 0 && worth(&i) > (*code != NULL ? worth(best) : 0)) {
            *best = i;
            *code = data + offset + i.size;
        }
        offset += i.size + i.payload;
    }
    return true;
}

void
fd_read_fat_binary(fd_image *image, const unsigned char *data, size_t size)
{
    head h;
    uint64_t end;
    item best;
    const unsigned char *at;
    if (!read_head(data, size, &h, &end) || !choose(data, h.size, end, &best, &at))
        fd_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "damaged fat binary");
    else if (at == NULL)
        fd_image_fail(image, CUDA_ERROR_NO_BINARY_FOR_GPU, "no code for this device");
    else if (best.flags & FLAGS_COMPRESSED)
        fd_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "compressed code is not read here");
    else if (best.kind == KIND_ELF)
        fd_read_elf(image, at, (size_t)best.payload);
    else
        fd_read_ptx(image, (const char *)at, (size_t)best.payload);
}
