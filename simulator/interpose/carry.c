// Writes and reads cubins that carry PTX in the section `.cubind.ptx`. The original bytes of the
// file stay in place, so linkers see the usual machine code. The names of all sections, the PTX
// texts and a new section table follow them.
#include "carry.h"

#include <elf.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char section_name[] = ".cubind.ptx";

bool
texts_add(texts *list, const char *text, size_t length)
{
    while (length > 0 && text[length - 1] == '\0')
        length--;
    char *grown = realloc(list->data, list->size + length + 1);
    if (grown == NULL)
        return false;
    memcpy(grown + list->size, text, length);
    grown[list->size + length] = '\0';
    list->data = grown;
    list->size += length + 1;
    return true;
}

void
texts_free(texts *list)
{
    free(list->data);
    *list = (texts){0};
}

typedef struct elf_file {
    const char *data;
    size_t size;
    Elf64_Ehdr header;
    Elf64_Shdr names; // the section with the names of sections
} elf_file;

static bool
is_inside(const elf_file *file, uint64_t offset, uint64_t size)
{
    return offset <= file->size && size <= file->size - offset;
}

static bool
read_file(const void *cubin, size_t size, elf_file *file)
{
    *file = (elf_file){.data = cubin, .size = size};
    if (size < sizeof file->header)
        return false;
    memcpy(&file->header, cubin, sizeof file->header);
    const Elf64_Ehdr *h = &file->header;
    if (memcmp(h->e_ident, ELFMAG, SELFMAG) != 0 || h->e_ident[EI_CLASS] != ELFCLASS64 ||
        h->e_shentsize != sizeof(Elf64_Shdr) || h->e_shstrndx >= h->e_shnum ||
        h->e_shnum >= SHN_LORESERVE - 1 ||
        !is_inside(file, h->e_shoff, h->e_shnum * sizeof(Elf64_Shdr)))
        return false;
    memcpy(&file->names, file->data + h->e_shoff + h->e_shstrndx * sizeof(Elf64_Shdr),
           sizeof file->names);
    return is_inside(file, file->names.sh_offset, file->names.sh_size);
}

static uint64_t
aligned(uint64_t offset)
{
    return (offset + 7) / 8 * 8;
}

// Offsets in the file of the data that is added.
typedef struct places {
    uint64_t names, texts, table, end;
} places;

static places
places_of(const elf_file *file, const texts *list)
{
    places p;
    p.names = aligned(file->size);
    p.texts = aligned(p.names + file->names.sh_size + sizeof section_name);
    p.table = aligned(p.texts + list->size);
    p.end = p.table + (file->header.e_shnum + 1u) * sizeof(Elf64_Shdr);
    return p;
}

size_t
carry_size(const void *cubin, size_t size, const texts *list)
{
    elf_file file;
    return list->size > 0 && read_file(cubin, size, &file) ? (size_t)places_of(&file, list).end
                                                           : size;
}

void
carry(void *out, const void *cubin, size_t size, const texts *list)
{
    elf_file file;
    memcpy(out, cubin, size);
    if (list->size == 0 || !read_file(cubin, size, &file))
        return;
    places p = places_of(&file, list);
    char *to = out;
    size_t count = file.header.e_shnum, entry = sizeof file.names;
    Elf64_Shdr added = {.sh_name = (Elf64_Word)file.names.sh_size,
                        .sh_type = SHT_PROGBITS,
                        .sh_offset = p.texts,
                        .sh_size = list->size,
                        .sh_addralign = 1};
    memset(to + size, 0, p.end - size);
    memcpy(to + p.names, file.data + file.names.sh_offset, file.names.sh_size);
    memcpy(to + p.names + file.names.sh_size, section_name, sizeof section_name);
    memcpy(to + p.texts, list->data, list->size);
    memcpy(to + p.table, file.data + file.header.e_shoff, count * entry);
    file.names.sh_offset = p.names;
    file.names.sh_size += sizeof section_name;
    memcpy(to + p.table + file.header.e_shstrndx * entry, &file.names, entry);
    memcpy(to + p.table + count * entry, &added, entry);
    file.header.e_shoff = p.table;
    file.header.e_shnum++;
    memcpy(to, &file.header, sizeof file.header);
}

static bool
has_name(const elf_file *file, const Elf64_Shdr *section)
{
    uint64_t at = section->sh_name;
    return at <= file->names.sh_size && file->names.sh_size - at >= sizeof section_name &&
           memcmp(file->data + file->names.sh_offset + at, section_name, sizeof section_name) == 0;
}

bool
carried(const void *cubin, size_t size, texts *list)
{
    elf_file file;
    bool found = false;
    if (!read_file(cubin, size, &file))
        return false;
    for (size_t i = 0; i < file.header.e_shnum; i++) {
        Elf64_Shdr section;
        memcpy(&section, file.data + file.header.e_shoff + i * sizeof section, sizeof section);
        if (!has_name(&file, &section) || !is_inside(&file, section.sh_offset, section.sh_size))
            continue;
        const char *at = file.data + section.sh_offset, *end = at + section.sh_size;
        while (at < end) {
            size_t length = strnlen(at, (size_t)(end - at));
            if (length > 0)
                found = texts_add(list, at, length) || found;
            at += length + 1;
        }
    }
    return found;
}
