// Adds the section `.cubind.ptx` to cubins and finds it. The original bytes of the file stay in
// place. The names of all sections, the texts and a new section table follow them, and the header
// refers to that table.
#include "ptx_section.h"

#include <string.h>

#include "cubind_size.h"

static const char section_name[] = PTX_SECTION;

// Offsets in the file of the data that is added.
typedef struct places {
    uint64_t names, texts, table, end;
} places;

static uint64_t
aligned(uint64_t offset)
{
    return (offset + 7) / 8 * 8;
}

// Reads the section with the names of sections, and computes the places. The sizes are those of
// memory that exists, so the sums do not overflow. False: no section can be added.
static bool
find_places(const elf_file *cubin, size_t size, Elf64_Shdr *names, places *p)
{
    const Elf64_Ehdr *h = &cubin->header;
    if (h->e_shnum >= SHN_LORESERVE - 1 || !elf_file_section(cubin, h->e_shstrndx, names) ||
        elf_file_contents(cubin, names) == NULL)
        return false;
    p->names = aligned(cubin->size);
    p->texts = aligned(p->names + names->sh_size + sizeof section_name);
    p->table = aligned(p->texts + size);
    p->end = p->table + (h->e_shnum + 1u) * sizeof *names;
    return true;
}

size_t
ptx_section_added_size(const elf_file *cubin, size_t size)
{
    Elf64_Shdr names;
    places p;
    return find_places(cubin, size, &names, &p) ? (size_t)p.end : 0;
}

// Writes the table with one more section. A section that has the name already loses its name and
// its type.
static void
write_table(char *to, const elf_file *cubin, const Elf64_Shdr *names, const places *p, size_t size)
{
    const Elf64_Shdr added = {.sh_name = (Elf64_Word)(names->sh_size - sizeof section_name),
                              .sh_type = SHT_PROGBITS,
                              .sh_offset = p->texts,
                              .sh_size = size,
                              .sh_addralign = 1};
    Elf64_Shdr section;
    for (size_t i = 0; elf_file_section(cubin, i, &section); i++) {
        if (strcmp(elf_file_name(cubin, &section), section_name) == 0) {
            section.sh_name = 0;
            section.sh_type = SHT_NULL;
        }
        memcpy(to + i * sizeof section, &section, sizeof section);
    }
    memcpy(to + cubin->header.e_shstrndx * sizeof *names, names, sizeof *names);
    memcpy(to + cubin->header.e_shnum * sizeof added, &added, sizeof added);
}

void
ptx_section_add(void *out, const elf_file *cubin, const char *texts, size_t size)
{
    char *to = out;
    Elf64_Shdr names;
    places p;
    if (!find_places(cubin, size, &names, &p))
        return;
    memcpy(to, cubin->data, cubin->size);
    memset(to + cubin->size, 0, p.end - cubin->size);
    memcpy(to + p.names, cubin->data + names.sh_offset, names.sh_size);
    memcpy(to + p.names + names.sh_size, section_name, sizeof section_name);
    memcpy(to + p.texts, texts, size);
    names.sh_offset = p.names;
    names.sh_size += sizeof section_name;
    write_table(to + p.table, cubin, &names, &p, size);
    Elf64_Ehdr header = cubin->header;
    header.e_shoff = p.table;
    header.e_shnum++;
    memcpy(to, &header, sizeof header);
}

const char *
ptx_section_find(const elf_file *cubin, size_t *i, size_t *size)
{
    Elf64_Shdr section;
    while (elf_file_section(cubin, (*i)++, &section)) {
        const unsigned char *texts = elf_file_contents(cubin, &section);
        if (texts == NULL || strcmp(elf_file_name(cubin, &section), section_name) != 0)
            continue;
        *size = section.sh_size;
        return (const char *)texts;
    }
    return NULL;
}
