// Adds PTX to cubins. The simulated device runs the PTX, while linkers see ordinary machine code.
#include "program/carried_ptx.h"

#include <elf.h>
#include <string.h>

static const char section_name[] = ".cubind.ptx";

typedef struct elf_file {
    const char *data;
    size_t size;
    Elf64_Ehdr header;
    Elf64_Shdr names; // the section with the section names
} elf_file;

static bool
is_inside(const elf_file *file, uint64_t offset, uint64_t size)
{
    return offset <= file->size && size <= file->size - offset;
}

static bool
read_file(PyObject *cubin, elf_file *file)
{
    file->data = PyBytes_AS_STRING(cubin);
    file->size = (size_t)PyBytes_GET_SIZE(cubin);
    if (file->size < sizeof file->header)
        return false;
    memcpy(&file->header, file->data, sizeof file->header);
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

// Hides PTX that the compiler itself has put into the cubin (simulator/interpose/), by removing the
// name of its section. The PTX that is added here contains more.
static void
hide_carried(char *table, size_t count, const char *names, size_t size)
{
    for (size_t i = 0; i < count; i++) {
        Elf64_Shdr section;
        memcpy(&section, table + i * sizeof section, sizeof section);
        if (section.sh_name >= size || size - section.sh_name < sizeof section_name ||
            memcmp(names + section.sh_name, section_name, sizeof section_name) != 0)
            continue;
        section.sh_name = 0;
        section.sh_type = SHT_NULL;
        memcpy(table + i * sizeof section, &section, sizeof section);
    }
}

// Writes the file, and after it the names of all sections, the PTX, and a new section table, to
// which the header then refers.
static void
write_file(char *out, const elf_file *file, const char *ptx, uint64_t names_at, uint64_t text_at,
           uint64_t table_at)
{
    Elf64_Ehdr header = file->header;
    Elf64_Shdr names = file->names;
    size_t count = header.e_shnum, size = sizeof names;
    Elf64_Shdr added = {.sh_name = (Elf64_Word)names.sh_size,
                        .sh_type = SHT_PROGBITS,
                        .sh_offset = text_at,
                        .sh_size = table_at - text_at,
                        .sh_addralign = 1};
    memcpy(out, file->data, file->size);
    memcpy(out + names_at, file->data + names.sh_offset, names.sh_size);
    memcpy(out + names_at + names.sh_size, section_name, sizeof section_name);
    memcpy(out + text_at, ptx, strlen(ptx));
    memcpy(out + table_at, file->data + header.e_shoff, count * size);
    hide_carried(out + table_at, count, out + names_at, names.sh_size);
    names.sh_offset = names_at;
    names.sh_size += sizeof section_name;
    memcpy(out + table_at + header.e_shstrndx * size, &names, size);
    memcpy(out + table_at + count * size, &added, size);
    header.e_shoff = table_at;
    header.e_shnum++;
    memcpy(out, &header, sizeof header);
}

PyObject *
core_carry_ptx(PyObject *cubin, const char *ptx)
{
    elf_file file;
    if (!read_file(cubin, &file))
        return Py_NewRef(cubin);
    uint64_t names_at = aligned(file.size);
    uint64_t text_at = aligned(names_at + file.names.sh_size + sizeof section_name);
    uint64_t table_at = aligned(text_at + strlen(ptx) + 1); // zeros end the text
    uint64_t size = table_at + (file.header.e_shnum + 1u) * sizeof(Elf64_Shdr);
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
    if (made == NULL)
        return NULL;
    memset(PyBytes_AS_STRING(made) + file.size, 0, size - file.size);
    write_file(PyBytes_AS_STRING(made), &file, ptx, names_at, text_at, table_at);
    return made;
}

PyObject *
core_ptx_with_source(const char *ptx, PyObject *source, PyObject *name)
{
    static const char newline[] = "\n", lines[] = "\n//|";
    PyObject *lined =
        PyObject_CallMethod(source, "replace", "y#y#", newline, (Py_ssize_t)sizeof newline - 1,
                            lines, (Py_ssize_t)sizeof lines - 1);
    PyObject *text = NULL;
    if (lined != NULL && PyBytes_Check(lined))
        text = PyBytes_FromFormat("%s\n//cubind source: %s\n//|%s\n", ptx, PyBytes_AS_STRING(name),
                                  PyBytes_AS_STRING(lined));
    Py_XDECREF(lined);
    return text;
}
