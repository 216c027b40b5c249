// Provides stand-ins for the C library's headers, with only the types that CUDA's headers need. So
// a model is the same on every machine, whatever system headers and compilers are installed.
// libclang reads these headers from memory, under SYSROOT_FOLDER.
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
