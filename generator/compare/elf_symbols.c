// ELF64, little-endian: the file's header leads to the section headers, among these is one of type
// SHT_DYNSYM, which links to its table of names. <elf.h> gives the structs; they are copied out of
// the file, never pointed into. Symbols are read in blocks, so that a library of half a gigabyte
// costs no more memory than its names.
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

enum { SYMBOLS_PER_BLOCK = 1024 };

typedef struct elf_file {
    const char *path;
    int descriptor;
    uint64_t size;
    char *strings; // the names of the dynamic symbols, `string_size` bytes and a NUL
    uint64_t string_size;
} elf_file;

static bool
fail(const elf_file *f, const char *problem)
{
    diag_error((location){f->path, 0, 0}, "%s", problem);
    return false;
}

// ---- reading ----

static bool
is_inside(const elf_file *f, uint64_t offset, uint64_t size)
{
    return offset <= f->size && size <= f->size - offset;
}

static bool
read_at(const elf_file *f, uint64_t offset, void *to, uint64_t size)
{
    char *at = to;
    if (!is_inside(f, offset, size)) {
        return fail(f, "a broken ELF file: it points behind its end");
    }
    while (size > 0) {
        ssize_t n = pread(f->descriptor, at, size, (off_t)offset);
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n <= 0) {
            return fail(f, n < 0 ? strerror(errno) : "it became shorter while it was read");
        }
        at += n;
        offset += (uint64_t)n;
        size -= (uint64_t)n;
    }
    return true;
}

static bool
read_header(const elf_file *f, Elf64_Ehdr *header)
{
    if (f->size < sizeof *header) {
        return fail(f, "not an ELF file: too short");
    }
    if (!read_at(f, 0, header, sizeof *header)) {
        return false;
    }
    if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) {
        return fail(f, "not an ELF file");
    }
    if (header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_ident[EI_DATA] != ELFDATA2LSB) {
        return fail(f, "not a 64-bit little-endian ELF file");
    }
    if (header->e_shoff != 0 && header->e_shentsize != sizeof(Elf64_Shdr)) {
        return fail(f, "a broken ELF file: section headers of a wrong size");
    }
    return true;
}

static bool
read_section(const elf_file *f, const Elf64_Ehdr *header, uint64_t index, Elf64_Shdr *out)
{
    uint64_t offset = index * sizeof *out;
    if (header->e_shoff > f->size) {
        return fail(f, "a broken ELF file: it points behind its end");
    }
    return read_at(f, header->e_shoff + offset, out, sizeof *out);
}

// Files with very many sections have their number in the first one.
static bool
count_sections(const elf_file *f, const Elf64_Ehdr *header, uint64_t *count)
{
    Elf64_Shdr first;
    *count = header->e_shnum;
    if (header->e_shoff == 0 || *count != 0) {
        return true;
    }
    if (!read_section(f, header, 0, &first)) {
        return false;
    }
    *count = first.sh_size;
    return *count <= f->size / sizeof first ||
           fail(f, "a broken ELF file: more sections than there is room for");
}

static bool
find_symbols(const elf_file *f, Elf64_Shdr *symbols, Elf64_Shdr *strings)
{
    Elf64_Ehdr header;
    uint64_t count = 0;
    if (!read_header(f, &header) || !count_sections(f, &header, &count)) {
        return false;
    }
    for (uint64_t i = 0; i < count; i++) {
        if (!read_section(f, &header, i, symbols)) {
            return false;
        }
        if (symbols->sh_type != SHT_DYNSYM) {
            continue;
        }
        if (symbols->sh_entsize != sizeof(Elf64_Sym) || symbols->sh_link >= count) {
            return fail(f, "a broken ELF file: its table of dynamic symbols is damaged");
        }
        return read_section(f, &header, symbols->sh_link, strings);
    }
    return fail(f, "no table of dynamic symbols: not a shared library");
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

static bool
add_symbols(arena *a, const elf_file *f, const Elf64_Sym *block, uint64_t count, elf_symbols *out)
{
    for (uint64_t i = 0; i < count; i++) {
        if (!is_exported(&block[i])) {
            continue;
        }
        if (block[i].st_name >= f->string_size) {
            return fail(f, "a broken ELF file: a name behind the end of the names");
        }
        out->names = arena_grow(a, out->names, out->count, sizeof *out->names);
        out->names[out->count++] = arena_intern(a, f->strings + block[i].st_name);
    }
    return true;
}

static bool
read_symbols(arena *a, const elf_file *f, const Elf64_Shdr *table, elf_symbols *out)
{
    Elf64_Sym block[SYMBOLS_PER_BLOCK];
    uint64_t left = table->sh_size / sizeof *block, offset = table->sh_offset;
    if (!is_inside(f, offset, table->sh_size)) {
        return fail(f, "a broken ELF file: it points behind its end");
    }
    while (left > 0) {
        uint64_t count = left < SYMBOLS_PER_BLOCK ? left : SYMBOLS_PER_BLOCK;
        if (!read_at(f, offset, block, count * sizeof *block) ||
            !add_symbols(a, f, block, count, out)) {
            return false;
        }
        offset += count * sizeof *block;
        left -= count;
    }
    return true;
}

static bool
read_strings(elf_file *f, const Elf64_Shdr *table)
{
    if (table->sh_type != SHT_STRTAB || !is_inside(f, table->sh_offset, table->sh_size)) {
        return fail(f, "a broken ELF file: its table of names is damaged");
    }
    f->strings = calloc(table->sh_size + 1, 1); // ends in a NUL whatever the file says
    if (!f->strings) {
        return fail(f, "out of memory for its names");
    }
    f->string_size = table->sh_size;
    return read_at(f, table->sh_offset, f->strings, table->sh_size);
}

// A symbol with several versions is there several times.
static void
sort_names(elf_symbols *s)
{
    int kept = 0;
    if (s->count > 0) {
        qsort(s->names, (size_t)s->count, sizeof *s->names, text_compare);
    }
    for (int i = 0; i < s->count; i++) {
        if (kept == 0 || strcmp(s->names[kept - 1], s->names[i]) != 0) {
            s->names[kept++] = s->names[i];
        }
    }
    s->count = kept;
}

bool
elf_has_symbol(const elf_symbols *s, const char *name)
{
    return s->count > 0 &&
           bsearch(&name, s->names, (size_t)s->count, sizeof *s->names, text_compare) != NULL;
}

// ---- the file ----

static bool
open_file(elf_file *f)
{
    struct stat status;
    f->descriptor = open(f->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (f->descriptor < 0 || fstat(f->descriptor, &status) != 0) {
        return fail(f, strerror(errno));
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(f, "not a file");
    }
    f->size = (uint64_t)status.st_size;
    return true;
}

bool
elf_read_symbols(arena *a, const char *path, elf_symbols *out)
{
    elf_file f = {.path = path, .descriptor = -1};
    Elf64_Shdr symbols, strings;
    *out = (elf_symbols){0};
    bool ok = open_file(&f) && find_symbols(&f, &symbols, &strings) && read_strings(&f, &strings) &&
              read_symbols(a, &f, &symbols, out);
    if (ok) {
        sort_names(out);
    }
    free(f.strings);
    if (f.descriptor >= 0) {
        close(f.descriptor);
    }
    return ok;
}
