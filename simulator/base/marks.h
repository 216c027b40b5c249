// Remembers which bytes of this process nothing has written, for CUBIND_SIM_CHECK_INIT. A byte
// counts as written unless it is marked. The marks are one bit for each byte, in chunks that exist
// only where an allocation is partly written. Threads may read and change marks at any time, and
// readers take no lock.
#ifndef SIM_BASE_MARKS_H
#define SIM_BASE_MARKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void sim_marks_set(uintptr_t start, size_t size, bool unwritten);
// Returns whether all bytes are written.
bool sim_marks_none(uintptr_t start, size_t size);
// Returns true only if all bytes are written, but may return false even then. It takes little time
// for a large range.
bool sim_marks_no_chunks(uintptr_t start, size_t size);
// Returns whether all bytes are written that 32 threads access: `size` bytes, a power of two, for
// each one in the mask. Each address is a multiple of the size.
bool sim_marks_none_each(const uintptr_t starts[32], uint32_t mask, uint32_t size);
// Marks `size` bytes at each of the addresses.
void sim_marks_set_each(const uintptr_t starts[32], uint32_t mask, size_t size, bool unwritten);
// Returns a mask of the unwritten bytes among up to 32 bytes. Bit 0 is the first byte.
uint32_t sim_marks_get(uintptr_t start, uint32_t size);
// Marks those of up to 32 bytes that are in the mask as unwritten, and the others as written.
void sim_marks_put(uintptr_t start, uint32_t size, uint32_t unwritten);
// Copies the marks of bytes that are copied.
void sim_marks_copy(uintptr_t to, uintptr_t from, size_t size);

// Fills memory that nothing has written with a pattern that follows from `seed`. No aligned 4 bytes
// of it are zero.
void sim_poison(void *start, size_t size, uint64_t seed);

#endif
