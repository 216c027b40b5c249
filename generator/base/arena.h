// Allocates memory for everything that a run reads: a bump allocator. All memory is freed at once
// when the run ends. If CUBIND_ARENA_MALLOC is defined, each allocation is a separate malloc(), so
// that sanitizers see its bounds. If memory runs out, the program ends.
#ifndef CUBIND_GENERATOR_ARENA_H
#define CUBIND_GENERATOR_ARENA_H

#include <stddef.h>

typedef struct arena arena;

arena *arena_new(void);
void arena_free(arena *a);

// Returns zeroed memory, aligned for any type; never NULL.
void *arena_alloc(arena *a, size_t size);

// Returns the arena's only copy of a string: equal texts give equal pointers. NULL gives NULL.
const char *arena_intern(arena *a, const char *text);
const char *arena_intern_n(arena *a, const char *text, size_t length);
const char *arena_printf(arena *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Returns an array with the `count` items of `items` and space for at least one more. Each item has
// `size` bytes. The array lives in the arena; its capacity doubles when `count` is a power of two.
void *arena_grow(arena *a, void *items, int count, size_t size);

#endif
