// Reads ELF files: sections, their names and contents, and symbols. Every offset and size in the
// file is checked before it is used.
#include "elf_file.h"

#include <string.h>

#include "cubind_size.h"

bool
elf_file_open(elf_file *file, const void *data, size_t size)
{
    *file = (elf_file){.data = data, .size = size};
    if (size < sizeof file->header)
        return false;
    memcpy(&file->header, data, sizeof file->header);
    const Elf64_Ehdr *h = &file->header;
    return memcmp(h->e_ident, ELFMAG, SELFMAG) == 0 && h->e_ident[EI_CLASS] == ELFCLASS64 &&
           h->e_shentsize == sizeof(Elf64_Shdr) &&
           size_is_inside(h->e_shoff, h->e_shnum * sizeof(Elf64_Shdr), size);
}

uint64_t
elf_file_own_size(const void *data)
{
    Elf64_Ehdr h;
    memcpy(&h, data, sizeof h);
    uint64_t sections = (uint64_t)h.e_shnum * h.e_shentsize;
    uint64_t segments = (uint64_t)h.e_phnum * h.e_phentsize;
    if (!size_add(h.e_shoff, sections, &sections) || !size_add(h.e_phoff, segments, &segments))
        return UINT64_MAX;
    return sections > segments ? sections : segments;
}

bool
elf_file_section(const elf_file *file, size_t i, Elf64_Shdr *section)
{
    if (i >= file->header.e_shnum)
        return false;
    memcpy(section, file->data + file->header.e_shoff + i * sizeof *section, sizeof *section);
    return true;
}

const unsigned char *
elf_file_contents(const elf_file *file, const Elf64_Shdr *section)
{
    bool inside = section->sh_type != SHT_NOBITS &&
                  size_is_inside(section->sh_offset, section->sh_size, file->size);
    return inside ? file->data + section->sh_offset : NULL;
}

// Returns the text at an offset of a string table; "": there is none.
static const char *
text_at(const elf_file *file, size_t table, uint64_t offset)
{
    Elf64_Shdr strings;
    if (!elf_file_section(file, table, &strings) || offset >= strings.sh_size)
        return "";
    const char *texts = (const char *)elf_file_contents(file, &strings);
    bool ends = texts != NULL && memchr(texts + offset, '\0', strings.sh_size - offset) != NULL;
    return ends ? texts + offset : "";
}

const char *
elf_file_name(const elf_file *file, const Elf64_Shdr *section)
{
    return text_at(file, file->header.e_shstrndx, section->sh_name);
}

const char *
elf_file_symbol(const elf_file *file, const Elf64_Shdr *symbols, size_t i, Elf64_Sym *symbol)
{
    const unsigned char *table = elf_file_contents(file, symbols);
    if (table == NULL || i >= symbols->sh_size / sizeof *symbol)
        return NULL;
    memcpy(symbol, table + i * sizeof *symbol, sizeof *symbol);
    return text_at(file, symbols->sh_link, symbol->st_name);
}
