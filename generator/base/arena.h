// Bump allocator: everything that a run reads lives here until the run ends, nothing is freed
// singly. With CUBIND_ARENA_MALLOC defined each block is its own malloc, so that sanitizers see its
// bounds. Out of memory ends the program in one place, here.
#ifndef CUBIND_GENERATOR_ARENA_H
#define CUBIND_GENERATOR_ARENA_H

#include <stddef.h>

typedef struct arena arena;

arena *arena_new(void);
void arena_free(arena *a);

// Zeroed memory, aligned for any type; never NULL.
void *arena_alloc(arena *a, size_t size);

// The one copy of a string in this arena: equal texts give equal pointers.
const char *arena_intern(arena *a, const char *text);
const char *arena_intern_n(arena *a, const char *text, size_t length);
const char *arena_printf(arena *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Growing array in the arena: returns `items` with room for `count + 1` items of `size` bytes
// (doubles at powers of two).
void *arena_grow(arena *a, void *items, int count, size_t size);

#endif
