// The dynamic symbols of a shared library, read from the file itself. Nothing in the file is
// trusted: each offset is checked against its size.
#ifndef CUBIND_GENERATOR_ELF_SYMBOLS_H
#define CUBIND_GENERATOR_ELF_SYMBOLS_H

#include <stdbool.h>

#include "base/arena.h"

typedef struct elf_symbols {
    const char **names; // what the library defines and other programs can use, sorted, each once
    int count;
} elf_symbols;

// False after a reported error: no such file, not a 64-bit little-endian ELF file, broken, or
// without a table of dynamic symbols.
bool elf_read_symbols(arena *a, const char *path, elf_symbols *out);

bool elf_has_symbol(const elf_symbols *s, const char *name);

#endif
