// Finds device code in linker inputs that are object files of the host compiler, or archives of
// them. Sections of such an object contain fat binaries, one after the other.
#include "code/object.h"

#include <string.h>

#include "base/driver.h"
#include "code/fatbin.h"
#include "cubind_size.h"
#include "elf_file.h"

typedef struct walk {
    const unsigned char *data;
    size_t size;
    CUresult (*visit)(void *arg, const void *code, size_t size);
    void *arg;
    bool found; // device code was found
} walk;

// --- objects -------------------------------------------------------------------------------------

// Visits the fat binaries of a section. Zeros pad them to a multiple of 8 bytes.
static CUresult
visit_section(walk *w, const unsigned char *contents, uint64_t end)
{
    uint64_t at = 0, size;
    while (end - at >= 8) {
        if (!drv_fat_binary_size(contents + at, (size_t)(end - at), &size)) {
            at += 8;
            continue;
        }
        w->found = true;
        DRV_TRY(w->visit(w->arg, contents + at, (size_t)size));
        if (!size_round_up(at + size, 8, &at) || at > end)
            break;
    }
    return CUDA_SUCCESS;
}

static CUresult
visit_object(walk *w)
{
    elf_file file;
    Elf64_Shdr section;
    if (!elf_file_open(&file, w->data, w->size))
        return CUDA_ERROR_INVALID_IMAGE;
    for (size_t i = 0; elf_file_section(&file, i, &section); i++) {
        const char *name = elf_file_name(&file, &section);
        const unsigned char *contents = elf_file_contents(&file, &section);
        bool has_code = strcmp(name, ".nv_fatbin") == 0 || strcmp(name, "__nv_relfatbin") == 0;
        if (has_code && contents != NULL)
            DRV_TRY(visit_section(w, contents, section.sh_size));
    }
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
