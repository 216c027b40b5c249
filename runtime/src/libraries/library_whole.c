// Checks that a library's file is complete. The loader maps the segments that the ELF header
// describes without checking the file's size; if bytes are missing, SIGBUS kills the process.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "libraries/library_whole.h"

// Returns whether a file of this size contains all segments that the loader maps.
static bool
has_segments(int file, const ElfW(Ehdr) * head, uint64_t size)
{
    bool whole = true;
    for (unsigned i = 0; whole && i < head->e_phnum; i++) {
        ElfW(Phdr) part;
        off_t at = (off_t)(head->e_phoff + i * sizeof part);
        whole = pread(file, &part, sizeof part, at) == sizeof part &&
                (part.p_type != PT_LOAD ||
                 (part.p_offset <= size && part.p_filesz <= size - part.p_offset));
    }
    return whole;
}

bool
cb__file_is_cut_short(const char *path)
{
    ElfW(Ehdr) head;
    struct stat info;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return false; // the loader will say why
    bool is_library = pread(file, &head, sizeof head, 0) == sizeof head &&
                      memcmp(head.e_ident, ELFMAG, SELFMAG) == 0 &&
                      head.e_phentsize == sizeof(ElfW(Phdr)) && fstat(file, &info) == 0;
    bool cut = is_library && !has_segments(file, &head, (uint64_t)info.st_size);
    close(file);
    return cut;
}
