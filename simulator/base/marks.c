// Keeps the marks of unwritten bytes: a table of tables of chunks, by address.
#include "base/marks.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHUNK = 16,                         // log2 of the bytes that a chunk has marks for
    TABLE = 15,                         // log2 of the chunks in a table
    TABLES = 1 << (47 - CHUNK - TABLE), // user space has 47 bits of address
    WORDS = (1 << CHUNK) / 64,
};

// A word has marks for 64 bytes; a set bit is an unwritten byte.
typedef _Atomic uint64_t word;
typedef struct table {
    _Atomic(word *) chunks[1 << TABLE]; // NULL: all bytes are written
} table;

static _Atomic(table *) tables[TABLES];
// Stands for a chunk whose bytes are all unwritten, so that a large allocation costs nothing until
// it is used. It is never changed.
static word whole[1];
static atomic_bool any; // a byte has been marked once

// --- chunks ---

static _Atomic(word *) *
slot_of(uintptr_t address, bool make)
{
    size_t i = address >> (CHUNK + TABLE);
    if (i >= TABLES)
        return NULL;
    table *found = atomic_load_explicit(&tables[i], memory_order_acquire), *made;
    if (found == NULL && make && (made = calloc(1, sizeof *made)) != NULL) {
        if (atomic_compare_exchange_strong(&tables[i], &found, made))
            found = made;
        else
            free(made);
    }
    return found == NULL ? NULL : &found->chunks[address >> CHUNK & ((1 << TABLE) - 1)];
}

// Returns the words of a chunk, which it makes if there are none. NULL: out of memory, and all
// bytes of the chunk count as written.
static word *
words_of(_Atomic(word *) *slot)
{
    word *found = atomic_load_explicit(slot, memory_order_acquire);
    while (found == NULL || found == whole) {
        word *made = malloc(WORDS * sizeof *made);
        if (made != NULL)
            memset(made, found == whole ? 0xff : 0, WORDS * sizeof *made);
        if (atomic_compare_exchange_strong(slot, &found, made))
            return made;
        free(made);
    }
    return found;
}

static void
change(word *at, uint64_t bits, bool unwritten)
{
    uint64_t now = atomic_load_explicit(at, memory_order_relaxed);
    uint64_t wanted = unwritten ? now | bits : now & ~bits;
    if (now == wanted)
        return;
    if (bits == UINT64_MAX)
        atomic_store_explicit(at, wanted, memory_order_relaxed);
    else if (unwritten)
        atomic_fetch_or_explicit(at, bits, memory_order_relaxed);
    else
        atomic_fetch_and_explicit(at, ~bits, memory_order_relaxed);
}

// Returns a mask of `count` bits from bit `first` on.
static uint64_t
bits_from(size_t first, size_t count)
{
    return (count >= 64 ? UINT64_MAX : ((uint64_t)1 << count) - 1) << first;
}

static void
set_in_chunk(_Atomic(word *) *slot, size_t first, size_t count, bool unwritten)
{
    word *now = atomic_load_explicit(slot, memory_order_acquire);
    bool all = count == 1 << CHUNK;
    if (now == (unwritten ? whole : NULL))
        return;
    if (all && (now == NULL || now == whole) &&
        atomic_compare_exchange_strong(slot, &now, unwritten ? whole : NULL))
        return;
    word *words = words_of(slot);
    if (words == NULL)
        return;
    for (size_t end = first + count, step; first < end; first += step) {
        step = 64 - first % 64 < end - first ? 64 - first % 64 : end - first;
        change(&words[first / 64], bits_from(first % 64, step), unwritten);
    }
}

// --- ranges ---

void
sim_marks_set(uintptr_t start, size_t size, bool unwritten)
{
    const size_t chunk = (size_t)1 << CHUNK;
    if (unwritten && size > 0)
        atomic_store_explicit(&any, true, memory_order_relaxed);
    else if (!atomic_load_explicit(&any, memory_order_relaxed))
        return;
    for (size_t step; size > 0; start += step, size -= step) {
        size_t first = start & (chunk - 1);
        step = chunk - first < size ? chunk - first : size;
        _Atomic(word *) *slot = slot_of(start, unwritten);
        if (slot != NULL)
            set_in_chunk(slot, first, step, unwritten);
    }
}

// Returns the marks of the bytes from `start` to the end of their word, from bit 0 on.
static uint64_t
marks_from(uintptr_t start)
{
    _Atomic(word *) *slot = slot_of(start, false);
    word *words = slot != NULL ? atomic_load_explicit(slot, memory_order_acquire) : NULL;
    if (words == NULL)
        return 0;
    size_t first = start & ((1 << CHUNK) - 1);
    uint64_t bits = words == whole ? UINT64_MAX
                                   : atomic_load_explicit(&words[first / 64], memory_order_relaxed);
    return bits >> first % 64;
}

bool
sim_marks_none(uintptr_t start, size_t size)
{
    for (size_t step; size > 0; start += step, size -= step) {
        step = 64 - start % 64;
        step = step < size ? step : size;
        if ((marks_from(start) & bits_from(0, step)) != 0)
            return false;
    }
    return true;
}

bool
sim_marks_no_chunks(uintptr_t start, size_t size)
{
    enum { MOST = 16 };
    size_t first = start >> CHUNK, last = (start + size - 1) >> CHUNK;
    if (last - first >= MOST)
        return false;
    for (size_t i = first; i <= last; i++) {
        _Atomic(word *) *slot = slot_of(i << CHUNK, false);
        if (slot != NULL && atomic_load_explicit(slot, memory_order_acquire) != NULL)
            return false;
    }
    return true;
}

// Returns the words of an address's chunk, or NULL or `whole`.
static word *
look_up(uintptr_t address)
{
    _Atomic(word *) *slot = slot_of(address, false);
    return slot != NULL ? atomic_load_explicit(slot, memory_order_acquire) : NULL;
}

bool
sim_marks_none_each(const uintptr_t starts[32], uint32_t mask, uint32_t size)
{
    uint64_t bits = bits_from(0, size), found = 0;
    uintptr_t chunk = UINTPTR_MAX;
    word *words = NULL;
    for (uint32_t left = mask; left != 0; left &= left - 1) {
        uintptr_t start = starts[__builtin_ctz(left)];
        if (start >> CHUNK != chunk) {
            chunk = start >> CHUNK;
            words = look_up(start);
            if (words == whole)
                return false;
        }
        if (words == NULL)
            continue;
        size_t first = start & ((1 << CHUNK) - 1);
        found |=
            atomic_load_explicit(&words[first / 64], memory_order_relaxed) >> first % 64 & bits;
    }
    return found == 0;
}

void
sim_marks_set_each(const uintptr_t starts[32], uint32_t mask, size_t size, bool unwritten)
{
    uintptr_t chunk = UINTPTR_MAX;
    word *words = NULL;
    for (uint32_t left = mask; left != 0; left &= left - 1) {
        uintptr_t start = starts[__builtin_ctz(left)];
        size_t first = start & ((1 << CHUNK) - 1);
        if (start >> CHUNK != chunk) {
            chunk = start >> CHUNK;
            words = look_up(start);
        }
        if (words == NULL && !unwritten)
            continue;
        if (words == NULL || words == whole || first % 64 + size > 64) {
            sim_marks_set(start, size, unwritten);
            chunk = UINTPTR_MAX;
            continue;
        }
        change(&words[first / 64], bits_from(first % 64, size), unwritten);
    }
}

uint32_t
sim_marks_get(uintptr_t start, uint32_t size)
{
    size_t there = 64 - start % 64;
    uint64_t marks = marks_from(start);
    if (there < size)
        marks = (marks & bits_from(0, there)) | marks_from(start + there) << there;
    return (uint32_t)(marks & bits_from(0, size));
}

void
sim_marks_put(uintptr_t start, uint32_t size, uint32_t unwritten)
{
    if (unwritten == 0 || unwritten == bits_from(0, size)) {
        sim_marks_set(start, size, unwritten != 0);
        return;
    }
    for (uint32_t i = 0; i < size; i++)
        sim_marks_set(start + i, 1, unwritten >> i & 1);
}

void
sim_marks_copy(uintptr_t to, uintptr_t from, size_t size)
{
    enum { MOST = 32 };
    if (!atomic_load_explicit(&any, memory_order_relaxed))
        return;
    if (sim_marks_none(from, size)) {
        sim_marks_set(to, size, false);
        return;
    }
    bool backwards = to > from; // the ranges may overlap
    for (size_t done = 0, step; done < size; done += step) {
        step = size - done < MOST ? size - done : MOST;
        size_t at = backwards ? size - done - step : done;
        sim_marks_put(to + at, (uint32_t)step, sim_marks_get(from + at, (uint32_t)step));
    }
}

// --- what unwritten memory holds ---

static uint64_t
mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

void
sim_poison(void *start, size_t size, uint64_t seed)
{
    char *at = start;
    for (size_t i = 0; i < size; i += 8) {
        // No number of 4 bytes in it is zero.
        uint64_t value = mixed(seed * 0x9e3779b97f4a7c15 + i) | 0x0000000100000001;
        memcpy(at + i, &value, size - i < 8 ? size - i : 8);
    }
}
