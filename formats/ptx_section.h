// Adds PTX to a cubin, in a section of its own. The simulated device runs this PTX instead of the
// machine code, and linkers see the usual machine code.
#ifndef CUBIND_FORMATS_PTX_SECTION_H
#define CUBIND_FORMATS_PTX_SECTION_H

#include <stddef.h>

#include "elf_file.h"

// The section has one or more texts with a NUL after each.
#define PTX_SECTION ".cubind.ptx"

// Returns the size in bytes of a cubin after `size` bytes of texts are added; 0: no section can be
// added to this file.
size_t ptx_section_added_size(const elf_file *cubin, size_t size);
// Writes the cubin with the texts to `out`, which has room for that size. The new section replaces
// sections of this name that the cubin has.
void ptx_section_add(void *out, const elf_file *cubin, const char *texts, size_t size);

// Finds the first section of this name at index `*i` or later, and moves `*i` past it. Returns its
// texts and sets `*size`; NULL: there is none.
const char *ptx_section_find(const elf_file *cubin, size_t *i, size_t *size);

#endif
