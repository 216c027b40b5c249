// Reads fat binaries: chooses the image that fits the device best, and decompresses it if needed.
#include "code/fatbin.h"

#include <stdlib.h>
#include <string.h>

#include "base/simulates.h"
#include "code/elf.h"
#include "code/image.h"
#include "code/lz4.h"
#include "code/ptx.h"
#include "cubind_size.h"
#include "device/attributes.h"

enum { KIND_PTX = 1, KIND_ELF = 2, FLAG_LZ4 = 0x2000, FLAG_ZSTD = 0x8000 };
// The most bytes of decompressed code. The limit keeps a damaged header from causing a huge
// allocation.
static const uint64_t MOST_BYTES = UINT64_C(1) << 28;

typedef struct head {
    uint32_t magic;
    uint16_t version;
    uint16_t size;
    uint64_t payload;
} head;

// The header of an item. All versions of the format begin with these members; the size of the
// decompressed code is the last.
typedef struct item {
    uint16_t kind;
    uint16_t version;
    uint32_t size; // bytes of this header
    uint64_t payload;
    uint32_t compressed; // bytes of the payload without its padding
    uint32_t other[2];
    uint32_t target;
    uint64_t more;
    uint64_t flags;
    uint64_t none;
    uint64_t whole; // bytes after decompression
} item;

enum { SMALLEST_ITEM = offsetof(item, none) };

// Returns how well an item fits; 0: not at all. If kernels run, the newest PTX that the device
// accepts is preferred to all machine code. Otherwise machine code for this generation is best.
static int
worth(const item *i)
{
    int major = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    int minor = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    bool fits = i->target <= (uint32_t)(10 * major + minor);
    int target = fits ? (int)i->target : 0;
    enum { MORE = 1000 };
    if (i->kind == KIND_ELF && fits && target / 10 == major)
        return drv_simulates() ? target : MORE + target;
    return i->kind == KIND_PTX && fits ? (drv_simulates() ? MORE : 0) + target : 0;
}

// --- items ---------------------------------------------------------------------------------------

// Finds the end of the items; false if the data is not a fat binary, or the fat binary is longer
// than the data.
static bool
read_head(const unsigned char *data, size_t size, head *h, uint64_t *end)
{
    if (size > 0 && size < sizeof *h)
        return false;
    memcpy(h, data, sizeof *h);
    return h->size >= sizeof *h && size_add(h->size, h->payload, end) &&
           (size == 0 || *end <= size);
}

static bool
read_item(const unsigned char *data, uint64_t offset, uint64_t end, item *i)
{
    memset(i, 0, sizeof *i);
    memcpy(i, data + offset, SMALLEST_ITEM);
    if (i->size < SMALLEST_ITEM || !size_is_inside(offset, i->size, end) ||
        !size_is_inside(offset + i->size, i->payload, end))
        return false;
    memcpy(i, data + offset, i->size < sizeof *i ? i->size : sizeof *i);
    return true;
}

// Finds the item that fits best, and its code; NULL: no item fits. False: an item is damaged.
static bool
choose(const unsigned char *data, uint64_t offset, uint64_t end, item *best,
       const unsigned char **code)
{
    *code = NULL;
    while (end - offset >= SMALLEST_ITEM) {
        item i;
        if (!read_item(data, offset, end, &i))
            return false;
        if (i.payload > 0 && worth(&i) > (*code != NULL ? worth(best) : 0)) {
            *best = i;
            *code = data + offset + i.size;
        }
        offset += i.size + i.payload;
    }
    return true;
}

// --- compressed code -----------------------------------------------------------------------------

// Returns 1 for success, 0 for damaged data, -1 if there is no library.
static int (*zstd)(void *to, size_t size, const void *from, size_t from_size);

void
drv_set_zstd(int (*decompress)(void *to, size_t size, const void *from, size_t from_size))
{
    zstd = decompress;
}

static int
decompress(const item *i, void *to, const void *from)
{
    if ((i->flags & FLAG_ZSTD) == 0)
        return drv_decompress_lz4(to, (size_t)i->whole, from, i->compressed);
    return zstd != NULL ? zstd(to, (size_t)i->whole, from, i->compressed) : -1;
}

static void
read_code(drv_image *image, const item *i, const unsigned char *code, size_t size)
{
    if (i->kind == KIND_ELF)
        drv_read_elf(image, code, size);
    else
        drv_read_ptx(image, (const char *)code, size);
}

static void
read_compressed(drv_image *image, const item *i, const unsigned char *code)
{
    bool fits = i->whole > 0 && i->whole <= MOST_BYTES && i->compressed <= i->payload;
    void *whole = fits ? malloc((size_t)i->whole) : NULL;
    int done = whole != NULL ? decompress(i, whole, code) : 0;
    if (done == 1)
        read_code(image, i, whole, (size_t)i->whole);
    else if (done == 0)
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "damaged compressed code");
    else
        drv_image_fail(image, CUDA_ERROR_NO_BINARY_FOR_GPU,
                       "the code is compressed with zstd, but libzstd.so.1 is missing: install it, "
                       "or compile with nvcc --compress-mode=speed");
    free(whole);
}

// Reads the wrapper that nvcc registers, which has a pointer to the fat binary.
void
drv_read_fat_wrapper(drv_image *image, const void *data)
{
    struct {
        uint32_t magic, version;
        const unsigned char *fat_binary;
    } wrapper;
    memcpy(&wrapper, data, sizeof wrapper);
    if (wrapper.fat_binary != NULL && memcmp(wrapper.fat_binary, "\x50\xed\x55\xba", 4) == 0)
        drv_read_fat_binary(image, wrapper.fat_binary, 0);
    else
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "not a fat binary");
}

bool
drv_fat_binary_size(const void *data, size_t size, uint64_t *whole)
{
    head h;
    return size >= sizeof h && memcmp(data, "\x50\xed\x55\xba", 4) == 0 &&
           read_head(data, size, &h, whole);
}

void
drv_read_fat_binary(drv_image *image, const unsigned char *data, size_t size)
{
    head h;
    uint64_t end;
    item best;
    const unsigned char *at;
    if (!read_head(data, size, &h, &end) || !choose(data, h.size, end, &best, &at))
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "damaged fat binary");
    else if (at == NULL)
        drv_image_fail(image, CUDA_ERROR_NO_BINARY_FOR_GPU, "no code for this device");
    else if (best.flags & (FLAG_LZ4 | FLAG_ZSTD))
        read_compressed(image, &best, at);
    else
        read_code(image, &best, at, (size_t)best.payload);
}
