// Declares images of code: kernels and variables, with the reason if the code cannot be used.
#ifndef CUBIND_DRIVER_CODE_IMAGE_H
#define CUBIND_DRIVER_CODE_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "types.h"

typedef struct fd_param {
    size_t offset;
    size_t size;
} fd_param;

typedef struct fd_entry {
    char *name;
    fd_param *params;
    size_t param_count;
    size_t param_bytes;
    int max_threads;     // .maxntid or .reqntid; 0: not given
    size_t shared_bytes; // static shared memory of a block
    size_t local_bytes;
    int registers;  // 0: unknown
    int estimated;  // estimate of `registers`, for PTX; only on the simulated device
    int cluster[3]; // required shape; 0: not given
    bool explicit_cluster;
} fd_entry;

typedef struct fd_variable {
    char *name;
    size_t size;
    size_t align;
    unsigned char *initial; // `size` bytes, or NULL for zeros
    bool managed;
} fd_variable;

typedef struct fd_image {
    int version; // PTX .version 8.7 -> 87
    int target;  // .target sm_90a -> 90
    fd_entry *entries;
    size_t entry_count;
    fd_variable *variables;
    size_t variable_count;
    size_t const_bytes;
    CUresult status;                     // success, or why the image cannot be used
    char error[640];                     // the reason in words
    int references;                      // references by modules and libraries
    struct fd_simulated *simulated;      // its PTX if its kernels will run, otherwise NULL
    void (*end)(struct fd_image *image); // called before the image is freed, unless NULL
} fd_image;

// Prints an image as a file that can be loaded again: an ELF file with PTX in the section
// FD_PTX_SECTION. The PTX is `texts`, or is made from the image if `texts` is NULL. The caller
// frees the result; NULL if out of memory.
#define FD_PTX_SECTION ".cubind.ptx"

// Converts a count from a file to int; counts that are too large become INT_MAX.
int fd_number(uint64_t count);
fd_image *fd_image_new(void);
void fd_image_release(fd_image *image);
void fd_entries_free(fd_entry *entries, size_t count);
void fd_image_fail(fd_image *image, CUresult status, const char *error);
fd_entry *fd_image_add_entry(fd_image *image); // NULL if out of memory
fd_variable *fd_image_add_variable(fd_image *image);
int fd_find_entry(const fd_image *image, const char *name);

#endif
