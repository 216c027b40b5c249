// Decompresses LZ4 blocks. A block consists of sequences, each of which has literal bytes and a
// match that repeats earlier output.
#include "code/lz4.h"

#include <string.h>

#include "cubind_size.h"

typedef struct block {
    const unsigned char *from, *end;
    unsigned char *to;
    size_t done, size;
} block;

// Reads the rest of a length that is 15 or more. The bytes are added up until one is not 255.
static bool
read_length(block *b, uint64_t *length)
{
    unsigned char byte = 255;
    while (*length >= 15 && byte == 255) {
        if (b->from == b->end)
            return false;
        byte = *b->from++;
        if (!size_add(*length, byte, length))
            return false;
    }
    return true;
}

static bool
copy_literals(block *b, uint64_t length)
{
    if (!read_length(b, &length) || length > (uint64_t)(b->end - b->from) ||
        length > b->size - b->done)
        return false;
    memcpy(b->to + b->done, b->from, (size_t)length);
    b->from += length;
    b->done += (size_t)length;
    return true;
}

// Copies a match, which may overlap the bytes that it produces.
static bool
copy_match(block *b, uint64_t length)
{
    if (b->end - b->from < 2)
        return false;
    size_t distance = b->from[0] | (size_t)b->from[1] << 8;
    b->from += 2;
    if (!read_length(b, &length) || !size_add(length, 4, &length) || distance == 0 ||
        distance > b->done || length > b->size - b->done)
        return false;
    for (; length > 0; length--, b->done++)
        b->to[b->done] = b->to[b->done - distance];
    return true;
}

bool
drv_decompress_lz4(void *to, size_t size, const void *from, size_t from_size)
{
    block b = {
        .from = from, .end = (const unsigned char *)from + from_size, .to = to, .size = size};
    while (b.from < b.end) {
        unsigned char token = *b.from++;
        if (!copy_literals(&b, token >> 4))
            return false;
        if (b.from < b.end && !copy_match(&b, token & 15)) // the last sequence has no match
            return false;
    }
    return b.done == b.size;
}
