// Finds device code in linker inputs that are object files of the host compiler, or archives of
// them. Sections of such an object contain fat binaries, one after the other.
#include "code/object.h"

#include <elf.h>
#include <string.h>

#include "base/driver.h"
#include "code/fatbin.h"
#include "cubind_size.h"

typedef struct walk {
    const unsigned char *data;
    size_t size;
    CUresult (*visit)(void *arg, const void *code, size_t size);
    void *arg;
    bool found; // device code was found
} walk;

// --- objects -------------------------------------------------------------------------------------

static bool
read_at(const walk *w, uint64_t offset, void *out, size_t size)
{
    if (!size_is_inside(offset, size, w->size))
        return false;
    memcpy(out, w->data + offset, size);
    return true;
}

static bool
read_section(const walk *w, const Elf64_Ehdr *h, size_t i, Elf64_Shdr *section)
{
    uint64_t offset;
    return i < h->e_shnum && size_add(h->e_shoff, i * sizeof *section, &offset) &&
           read_at(w, offset, section, sizeof *section);
}

static bool
has_name(const walk *w, const Elf64_Shdr *names, const Elf64_Shdr *section, const char *name)
{
    uint64_t offset;
    size_t length = strlen(name) + 1;
    return size_is_inside(section->sh_name, length, names->sh_size) &&
           size_add(names->sh_offset, section->sh_name, &offset) &&
           size_is_inside(offset, length, w->size) && memcmp(w->data + offset, name, length) == 0;
}

// Visits the fat binaries of a section. Zeros pad them to a multiple of 8 bytes.
static CUresult
visit_section(walk *w, const Elf64_Shdr *section)
{
    uint64_t at = section->sh_offset, end = at + section->sh_size, size;
    while (end - at >= 8) {
        if (!drv_fat_binary_size(w->data + at, (size_t)(end - at), &size)) {
            at += 8;
            continue;
        }
        w->found = true;
        DRV_TRY(w->visit(w->arg, w->data + at, (size_t)size));
        if (!size_round_up(at + size, 8, &at) || at > end)
            break;
    }
    return CUDA_SUCCESS;
}

static CUresult
visit_object(walk *w)
{
    Elf64_Ehdr h;
    Elf64_Shdr names, section;
    if (!read_at(w, 0, &h, sizeof h) || h.e_shentsize != sizeof section ||
        !read_section(w, &h, h.e_shstrndx, &names))
        return CUDA_ERROR_INVALID_IMAGE;
    for (size_t i = 0; read_section(w, &h, i, &section); i++)
        if ((has_name(w, &names, &section, ".nv_fatbin") ||
             has_name(w, &names, &section, "__nv_relfatbin")) &&
            size_is_inside(section.sh_offset, section.sh_size, w->size))
            DRV_TRY(visit_section(w, &section));
    return CUDA_SUCCESS;
}

// Returns whether an ELF file is for the host. An ELF file for a device is itself an image.
static bool
is_object(const void *data, size_t size)
{
    Elf64_Ehdr h;
    if (size < sizeof h)
        return false;
    memcpy(&h, data, sizeof h);
    return memcmp(h.e_ident, ELFMAG, SELFMAG) == 0 && h.e_ident[EI_CLASS] == ELFCLASS64 &&
           h.e_machine != EM_CUDA;
}

// --- archives ------------------------------------------------------------------------------------

enum { MAGIC = 8, HEADER = 60, SIZE_AT = 48, SIZE_DIGITS = 10 };

static CUresult
visit_member(walk *w, const unsigned char *data, size_t size)
{
    walk inner = {data, size, w->visit, w->arg, false};
    CUresult status = CUDA_SUCCESS;
    if (is_object(data, size))
        status = visit_object(&inner);
    w->found |= inner.found;
    return status;
}

static CUresult
visit_archive(walk *w)
{
    uint64_t at = MAGIC, size, end;
    while (size_is_inside(at, HEADER, w->size)) {
        const char *header = (const char *)w->data + at;
        if (!size_read(header + SIZE_AT, SIZE_DIGITS, &size) ||
            !size_is_inside(at + HEADER, size, w->size))
            return CUDA_ERROR_INVALID_IMAGE;
        DRV_TRY(visit_member(w, w->data + at + HEADER, (size_t)size));
        end = at + HEADER + size;
        at = end + end % 2;
    }
    return at >= w->size ? CUDA_SUCCESS : CUDA_ERROR_INVALID_IMAGE;
}

CUresult
drv_each_code(const void *data, size_t size,
              CUresult (*visit)(void *arg, const void *code, size_t size), void *arg, bool *found)
{
    walk w = {data, size, visit, arg, false};
    bool is_archive = size >= MAGIC && memcmp(data, "!<arch>\n", MAGIC) == 0;
    *found = true;
    if (!is_archive && !is_object(data, size))
        return visit(arg, data, size);
    CUresult status = is_archive ? visit_archive(&w) : visit_object(&w);
    *found = w.found;
    return status;
}
