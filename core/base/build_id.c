// Reads the build IDs of loaded libraries from the notes that the linker left in them.
#include "base/build_id.h"

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct search {
    const char *name;
    size_t used;
    char text[128];
} search;

static void
append_bytes(search *s, const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size && s->used + 3 < sizeof s->text; i++)
        s->used += (size_t)snprintf(s->text + s->used, 3, "%02x", bytes[i]);
}

// A note consists of a header, the name of its owner and its content, each padded to four bytes.
static bool
append_note(search *s, const char *at, const char *end)
{
    ElfW(Nhdr) note;
    while ((size_t)(end - at) >= sizeof note) {
        memcpy(&note, at, sizeof note);
        const char *owner = at + sizeof note;
        size_t content = ((size_t)note.n_namesz + 3) & ~(size_t)3;
        size_t size = content + (((size_t)note.n_descsz + 3) & ~(size_t)3);
        if (size > (size_t)(end - owner))
            return false;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(owner, "GNU", 4) == 0) {
            append_bytes(s, (const unsigned char *)owner + content, note.n_descsz);
            return true;
        }
        at = owner + size;
    }
    return false;
}

static bool
append_build_id(search *s, const struct dl_phdr_info *info)
{
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_NOTE)
            continue;
        const char *start = (const char *)(info->dlpi_addr + segment->p_vaddr); // NOLINT
        if (append_note(s, start, start + segment->p_memsz))
            return true;
    }
    return false;
}

static int
visit_object(struct dl_phdr_info *info, size_t Py_UNUSED(size), void *arg)
{
    search *s = arg;
    const char *slash = strrchr(info->dlpi_name, '/');
    const char *file = slash != NULL ? slash + 1 : info->dlpi_name;
    if (strncmp(file, s->name, strlen(s->name)) != 0)
        return 0;
    if (append_build_id(s, info))
        return 1;
    struct stat state;
    if (stat(info->dlpi_name, &state) == 0) {
        append_bytes(s, (const unsigned char *)&state.st_size, sizeof state.st_size);
        append_bytes(s, (const unsigned char *)&state.st_mtim.tv_sec, sizeof state.st_mtim.tv_sec);
    }
    return 1;
}

PyObject *
core_build_id(const char *name)
{
    search s = {.name = name};
    dl_iterate_phdr(visit_object, &s);
    return PyUnicode_FromStringAndSize(s.text, (Py_ssize_t)s.used);
}
