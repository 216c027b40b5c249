// Reads the dynamic symbols of a shared library from its file. The file is not trusted: each offset
// in it is checked against the file's size.
#ifndef CUBIND_GENERATOR_ELF_SYMBOLS_H
#define CUBIND_GENERATOR_ELF_SYMBOLS_H

#include <stdbool.h>

#include "base/arena.h"

typedef struct elf_symbols {
    // Symbols that the library defines and other programs can use; sorted and unique.
    const char **names;
    int count;
} elf_symbols;

// Returns false after a reported error: there is no such file, it is not a 64-bit little-endian ELF
// file, it is broken, or it has no table of dynamic symbols.
bool elf_read_symbols(arena *a, const char *path, elf_symbols *out);

bool elf_has_symbol(const elf_symbols *s, const char *name);

#endif
