// Reads only the needed sections, so the time depends on the number of symbols and not on the size
// of the library, which may be half a gigabyte. The file is not mapped: if it shrinks in the
// meantime, a read fails with an error, but a mapping would raise a signal. For that reason
// formats/elf_file.h, which needs the whole file in memory, is no use here.
#include "compare/elf_symbols.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/text.h"

typedef struct elf_file {
    const char *path;
    int descriptor;
    uint64_t size;
    uint64_t sections; // offset of the section headers
    uint64_t section_count;
} elf_file;

// The contents of a section, on the heap.
typedef struct elf_part {
    char *data; // NULL: absent
    uint64_t size;
} elf_part;

static bool
fail(const elf_file *f, const char *problem)
{
    diag_error((location){f->path, 0, 0}, "%s", problem);
    return false;
}

// ---- the file ----

// Reads exactly `size` bytes; false if the file does not have them.
static bool
read_at(const elf_file *f, uint64_t offset, void *out, uint64_t size)
{
    if (offset > f->size || size > f->size - offset)
        return false;
    for (uint64_t done = 0; done < size;) {
        ssize_t count =
            pread(f->descriptor, (char *)out + done, size - done, (off_t)(offset + done));
        if (count == 0 || (count < 0 && errno != EINTR))
            return false;
        done += count > 0 ? (uint64_t)count : 0;
    }
    return true;
}

static bool
read_section(const elf_file *f, uint64_t index, Elf64_Shdr *out)
{
    return index < f->section_count &&
           read_at(f, f->sections + index * sizeof *out, out, sizeof *out);
}

// Sets the place of the section headers, all of which are inside the file.
static bool
find_sections(elf_file *f, const Elf64_Ehdr *header)
{
    if (header->e_shoff == 0)
        return true;
    if (header->e_shentsize != sizeof(Elf64_Shdr))
        return fail(f, "a broken ELF file: section headers of a wrong size");
    uint64_t count = header->e_shnum;
    Elf64_Shdr first;
    if (count == 0) { // too many for its 16 bits
        if (!read_at(f, header->e_shoff, &first, sizeof first))
            return fail(f, "a broken ELF file: it points past its end");
        count = first.sh_size;
    }
    if (header->e_shoff > f->size || count > (f->size - header->e_shoff) / sizeof(Elf64_Shdr))
        return fail(f, "a broken ELF file: it points past its end");
    f->sections = header->e_shoff;
    f->section_count = count;
    return true;
}

static bool
open_file(elf_file *f)
{
    struct stat status;
    f->descriptor = open(f->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (f->descriptor < 0 || fstat(f->descriptor, &status) != 0)
        return fail(f, strerror(errno));
    if (!S_ISREG(status.st_mode))
        return fail(f, "not a file");
    f->size = (uint64_t)status.st_size;
    Elf64_Ehdr header;
    if (!read_at(f, 0, header.e_ident, EI_NIDENT) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0)
        return fail(f, "not an ELF file");
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB)
        return fail(f, "not a 64-bit little-endian ELF file");
    if (!read_at(f, 0, &header, sizeof header))
        return fail(f, "a broken ELF file: it points past its end");
    return find_sections(f, &header);
}

static bool
find_symbols(const elf_file *f, Elf64_Shdr *out)
{
    for (uint64_t i = 0; read_section(f, i, out); i++) {
        if (out->sh_type == SHT_DYNSYM) {
            return out->sh_entsize == sizeof(Elf64_Sym) ||
                   fail(f, "a broken ELF file: its table of dynamic symbols is damaged");
        }
    }
    return fail(f, "no table of dynamic symbols: not a shared library");
}

static bool
read_part(const elf_file *f, const Elf64_Shdr *section, elf_part *out)
{
    if (section->sh_size > f->size)
        return false;
    out->data = malloc(section->sh_size > 0 ? section->sh_size : 1);
    out->size = section->sh_size;
    return out->data != NULL && read_at(f, section->sh_offset, out->data, out->size);
}

// ---- symbols ----

static bool
is_exported(const Elf64_Sym *s)
{
    unsigned binding = ELF64_ST_BIND(s->st_info), type = ELF64_ST_TYPE(s->st_info);
    unsigned visibility = ELF64_ST_VISIBILITY(s->st_other);
    return s->st_shndx != SHN_UNDEF &&
           (binding == STB_GLOBAL || binding == STB_WEAK || binding == STB_GNU_UNIQUE) &&
           (type == STT_FUNC || type == STT_GNU_IFUNC || type == STT_NOTYPE) &&
           (visibility == STV_DEFAULT || visibility == STV_PROTECTED);
}

// Returns the name at `offset` of the string table; NULL if it is not inside it.
static const char *
name_at(const elf_part *strings, uint64_t offset)
{
    if (offset >= strings->size)
        return NULL;
    const char *name = strings->data + offset;
    return memchr(name, '\0', strings->size - offset) != NULL ? name : NULL;
}

static bool
take_symbols(arena *a, const elf_file *f, const elf_part *symbols, const elf_part *strings,
             elf_symbols *out)
{
    for (uint64_t at = 0; at + sizeof(Elf64_Sym) <= symbols->size; at += sizeof(Elf64_Sym)) {
        Elf64_Sym s;
        memcpy(&s, symbols->data + at, sizeof s);
        if (!is_exported(&s))
            continue;
        const char *name = name_at(strings, s.st_name);
        if (name == NULL)
            return fail(f, "a broken ELF file: a symbol without a name");
        out->names = arena_grow(a, out->names, out->count, sizeof *out->names);
        out->names[out->count++] = arena_intern(a, name);
    }
    return true;
}

static bool
read_symbols(arena *a, const elf_file *f, const Elf64_Shdr *section, elf_symbols *out)
{
    elf_part symbols = {0}, strings = {0};
    Elf64_Shdr names;
    bool ok = read_part(f, section, &symbols);
    bool has_names = ok && read_section(f, section->sh_link, &names) && names.sh_type == SHT_STRTAB;
    if (has_names)
        ok = read_part(f, &names, &strings);
    if (!ok)
        fail(f, "a broken ELF file: it points past its end");
    else
        ok = take_symbols(a, f, &symbols, &strings, out);
    free(symbols.data);
    free(strings.data);
    return ok;
}

// A symbol with several versions occurs several times; keep one.
static void
sort_names(elf_symbols *s)
{
    int kept = 0;
    if (s->count > 0)
        qsort(s->names, (size_t)s->count, sizeof *s->names, text_compare);
    for (int i = 0; i < s->count; i++)
        if (kept == 0 || strcmp(s->names[kept - 1], s->names[i]) != 0)
            s->names[kept++] = s->names[i];
    s->count = kept;
}

bool
elf_has_symbol(const elf_symbols *s, const char *name)
{
    return s->count > 0 &&
           bsearch(&name, s->names, (size_t)s->count, sizeof *s->names, text_compare) != NULL;
}

bool
elf_read_symbols(arena *a, const char *path, elf_symbols *out)
{
    elf_file f = {.path = path, .descriptor = -1};
    Elf64_Shdr section;
    *out = (elf_symbols){0};
    bool ok = open_file(&f) && find_symbols(&f, &section) && read_symbols(a, &f, &section, out);
    if (ok)
        sort_names(out);
    if (f.descriptor >= 0)
        close(f.descriptor);
    return ok;
}
