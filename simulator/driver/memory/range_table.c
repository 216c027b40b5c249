// Implements the table of allocations as a sorted list of blocks, each with up to 256 sorted
// allocations. So a change moves only a few entries, however large the table is.
#include "memory/range_table.h"

#include <stdlib.h>
#include <string.h>

#include "memory/ranges.h"

enum { IN_BLOCK = 256 };

typedef struct block {
    size_t count;
    uintptr_t starts[IN_BLOCK];
    drv_range *ranges[IN_BLOCK];
} block;

// A block, with its lowest start, which is stored here so that a search reads only one block.
typedef struct entry {
    uintptr_t first;
    block *block;
} entry;

static entry *blocks;
static size_t block_count, block_capacity;

// --- places --------------------------------------------------------------------------------------

// Returns the last block whose first start is at or below `address`; block_count if there is none.
static size_t
find_block(uintptr_t address)
{
    size_t low = 0, high = block_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (blocks[middle].first <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 ? low - 1 : block_count;
}

// Returns how many allocations of a block start at or below `address`.
static size_t
find_in(const block *b, uintptr_t address)
{
    size_t low = 0, high = b->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (b->starts[middle] <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

drv_range *
drv_table_below(uintptr_t address)
{
    size_t i = find_block(address);
    if (i == block_count)
        return NULL;
    const block *b = blocks[i].block;
    return b->ranges[find_in(b, address) - 1];
}

drv_range *
drv_table_above(uintptr_t address)
{
    size_t i = find_block(address);
    if (i == block_count)
        return block_count > 0 ? blocks[0].block->ranges[0] : NULL;
    const block *b = blocks[i].block;
    size_t at = find_in(b, address);
    if (at < b->count)
        return b->ranges[at];
    return i + 1 < block_count ? blocks[i + 1].block->ranges[0] : NULL;
}

// --- changes -------------------------------------------------------------------------------------

static block *
add_block(size_t i)
{
    if (block_count == block_capacity) {
        size_t wanted = block_capacity > 0 ? 2 * block_capacity : 16;
        entry *grown = realloc(blocks, wanted * sizeof *grown);
        if (grown == NULL)
            return NULL;
        blocks = grown;
        block_capacity = wanted;
    }
    block *made = malloc(sizeof *made);
    if (made == NULL)
        return NULL;
    made->count = 0;
    memmove(&blocks[i + 1], &blocks[i], (block_count - i) * sizeof *blocks);
    blocks[i] = (entry){0, made};
    block_count++;
    return made;
}

// Moves the upper half of a full block to a new block; false if out of memory.
static bool
split(size_t i)
{
    block *full = blocks[i].block, *upper = add_block(i + 1);
    if (upper == NULL)
        return false;
    size_t half = IN_BLOCK / 2;
    upper->count = IN_BLOCK - half;
    memcpy(upper->starts, full->starts + half, upper->count * sizeof *full->starts);
    memcpy(upper->ranges, full->ranges + half, upper->count * sizeof *full->ranges);
    full->count = half;
    blocks[i + 1].first = upper->starts[0];
    return true;
}

// Returns the block for a new allocation, which has space for it; block_count if out of memory.
static size_t
block_for(uintptr_t start)
{
    if (block_count == 0 && add_block(0) == NULL)
        return block_count;
    size_t i = find_block(start);
    i = i < block_count ? i : 0;
    if (blocks[i].block->count < IN_BLOCK)
        return i;
    if (!split(i))
        return block_count;
    return start < blocks[i + 1].first ? i : i + 1;
}

bool
drv_table_put(const drv_range *range)
{
    drv_range *copy = malloc(sizeof *copy);
    size_t i = copy != NULL ? block_for(range->start) : block_count;
    if (copy == NULL || i == block_count) {
        free(copy);
        return false;
    }
    *copy = *range;
    block *b = blocks[i].block;
    size_t at = find_in(b, range->start);
    memmove(&b->starts[at + 1], &b->starts[at], (b->count - at) * sizeof *b->starts);
    memmove(&b->ranges[at + 1], &b->ranges[at], (b->count - at) * sizeof *b->ranges);
    b->starts[at] = range->start;
    b->ranges[at] = copy;
    b->count++;
    blocks[i].first = b->starts[0];
    return true;
}

void
drv_table_remove(drv_range *range)
{
    size_t i = find_block(range->start);
    block *b = blocks[i].block;
    size_t at = find_in(b, range->start) - 1;
    b->count--;
    memmove(&b->starts[at], &b->starts[at + 1], (b->count - at) * sizeof *b->starts);
    memmove(&b->ranges[at], &b->ranges[at + 1], (b->count - at) * sizeof *b->ranges);
    free(range);
    if (b->count > 0) {
        blocks[i].first = b->starts[0];
        return;
    }
    free(b);
    block_count--;
    memmove(&blocks[i], &blocks[i + 1], (block_count - i) * sizeof *blocks);
}
