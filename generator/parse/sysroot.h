// The stand-in for the C library's headers: just the types that libraries' headers need, so that one
// model comes out on every machine, with no system header and no compiler's own folder. Served to
// libclang from memory, under SYSROOT_FOLDER.
#ifndef CUBIND_GENERATOR_SYSROOT_H
#define CUBIND_GENERATOR_SYSROOT_H

#define SYSROOT_FOLDER "/cubind-sysroot"

typedef struct sysroot_file {
    const char *path; // under SYSROOT_FOLDER
    const char *contents;
} sysroot_file;

extern const sysroot_file sysroot_files[];
extern const int sysroot_file_count;

#endif
