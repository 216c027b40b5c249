// Bump allocator for everything that a run reads. Memory is freed all at once when the run ends,
// not individually. With CUBIND_ARENA_MALLOC defined each allocation is its own malloc, so that
// sanitizers see its bounds. If memory runs out, arena_must() ends the program.
#ifndef CUBIND_GENERATOR_ARENA_H
#define CUBIND_GENERATOR_ARENA_H

#include <stddef.h>

typedef struct arena arena;

arena *arena_new(void);
void arena_free(arena *a);

// Zeroed memory, aligned for any type; never NULL.
void *arena_alloc(arena *a, size_t size);

// Returns the arena's only copy of a string: equal texts give equal pointers. NULL gives NULL.
const char *arena_intern(arena *a, const char *text);
const char *arena_intern_n(arena *a, const char *text, size_t length);
const char *arena_printf(arena *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Returns `items` with room for `count + 1` items of `size` bytes. The array lives in the arena and
// doubles at powers of two.
void *arena_grow(arena *a, void *items, int count, size_t size);

#endif
