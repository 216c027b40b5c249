// Reads only the needed sections with libelf, so the time depends on the number of symbols and not
// on the size of the library, which may be half a gigabyte. libelf must not map the file: if the
// file shrinks in the meantime, a read fails with an error, but a mapping would raise a signal.
#include "compare/elf_symbols.h"

#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/text.h"

typedef struct elf_file {
    const char *path;
    int descriptor;
    Elf *elf;
} elf_file;

static bool
fail(const elf_file *f, const char *problem)
{
    diag_error((location){f->path, 0, 0}, "%s", problem);
    return false;
}

// ---- the file ----

static bool
open_file(elf_file *f)
{
    struct stat status;
    f->descriptor = open(f->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (f->descriptor < 0 || fstat(f->descriptor, &status) != 0)
        return fail(f, strerror(errno));
    if (!S_ISREG(status.st_mode))
        return fail(f, "not a file");
    elf_version(EV_CURRENT);
    f->elf = elf_begin(f->descriptor, ELF_C_READ, NULL);
    if (f->elf == NULL || elf_kind(f->elf) != ELF_K_ELF)
        return fail(f, "not an ELF file");
    const char *ident = elf_getident(f->elf, NULL);
    if (gelf_getclass(f->elf) != ELFCLASS64 || ident == NULL || ident[EI_DATA] != ELFDATA2LSB)
        return fail(f, "not a 64-bit little-endian ELF file");
    GElf_Ehdr header;
    if (gelf_getehdr(f->elf, &header) == NULL ||
        (header.e_shoff != 0 && header.e_shentsize != sizeof(Elf64_Shdr))) {
        return fail(f, "a broken ELF file: section headers of a wrong size");
    }
    return true;
}

static bool
find_symbols(const elf_file *f, Elf_Scn **out, GElf_Shdr *header)
{
    for (*out = NULL; (*out = elf_nextscn(f->elf, *out)) != NULL;) {
        if (gelf_getshdr(*out, header) == NULL)
            return fail(f, "a broken ELF file: a section without a header");
        if (header->sh_type == SHT_DYNSYM) {
            return header->sh_entsize == sizeof(Elf64_Sym) ||
                   fail(f, "a broken ELF file: its table of dynamic symbols is damaged");
        }
    }
    size_t count = 0;
    if (elf_getshdrnum(f->elf, &count) != 0)
        return fail(f, "a broken ELF file: it points past its end");
    return fail(f, "no table of dynamic symbols: not a shared library");
}

// ---- symbols ----

static bool
is_exported(const GElf_Sym *s)
{
    unsigned binding = GELF_ST_BIND(s->st_info), type = GELF_ST_TYPE(s->st_info);
    unsigned visibility = GELF_ST_VISIBILITY(s->st_other);
    return s->st_shndx != SHN_UNDEF &&
           (binding == STB_GLOBAL || binding == STB_WEAK || binding == STB_GNU_UNIQUE) &&
           (type == STT_FUNC || type == STT_GNU_IFUNC || type == STT_NOTYPE) &&
           (visibility == STV_DEFAULT || visibility == STV_PROTECTED);
}

static bool
read_symbols(arena *a, const elf_file *f, Elf_Scn *section, const GElf_Shdr *header,
             elf_symbols *out)
{
    Elf_Data *data = elf_getdata(section, NULL);
    if (data == NULL || data->d_size != header->sh_size)
        return fail(f, "a broken ELF file: it points past its end");
    for (size_t i = 0; i < data->d_size / sizeof(Elf64_Sym); i++) {
        GElf_Sym s;
        if (gelf_getsym(data, (int)i, &s) == NULL)
            return fail(f, "a broken ELF file: a symbol that cannot be read");
        if (!is_exported(&s))
            continue;
        const char *name = elf_strptr(f->elf, header->sh_link, s.st_name);
        if (name == NULL)
            return fail(f, "a broken ELF file: a symbol without a name");
        out->names = arena_grow(a, out->names, out->count, sizeof *out->names);
        out->names[out->count++] = arena_intern(a, name);
    }
    return true;
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
    Elf_Scn *section;
    GElf_Shdr header;
    *out = (elf_symbols){0};
    bool ok = open_file(&f) && find_symbols(&f, &section, &header) &&
              read_symbols(a, &f, section, &header, out);
    if (ok)
        sort_names(out);
    elf_end(f.elf);
    if (f.descriptor >= 0)
        close(f.descriptor);
    return ok;
}
