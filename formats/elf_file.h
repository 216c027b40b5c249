// Reads ELF files of 64 bits. No function reads outside of the file, whatever the file contains.
#ifndef CUBIND_FORMATS_ELF_FILE_H
#define CUBIND_FORMATS_ELF_FILE_H

#include <elf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A view of a file that the view does not own. The whole section table is inside the file.
typedef struct elf_file {
    const unsigned char *data;
    size_t size;
    Elf64_Ehdr header;
} elf_file;

// Returns whether the data is an ELF file of 64 bits that contains its section table.
bool elf_file_open(elf_file *file, const void *data, size_t size);
// Returns the size in bytes that a file has according to its header, which must be readable: the
// file ends with the section table or the segment table. UINT64_MAX: the header is invalid.
uint64_t elf_file_own_size(const void *data);

// Reads section `i` of the section table; false: there are fewer sections.
bool elf_file_section(const elf_file *file, size_t i, Elf64_Shdr *section);
// Returns the section's name; "": it has none, or the name is damaged.
const char *elf_file_name(const elf_file *file, const Elf64_Shdr *section);
// Returns the section's `sh_size` bytes; NULL: it has none in the file, or they are not inside it.
const unsigned char *elf_file_contents(const elf_file *file, const Elf64_Shdr *section);
// Reads symbol `i` of a symbol table and returns its name, which is "" if the symbol has none.
// NULL: there are fewer symbols.
const char *elf_file_symbol(const elf_file *file, const Elf64_Shdr *symbols, size_t i,
                            Elf64_Sym *symbol);

#endif
