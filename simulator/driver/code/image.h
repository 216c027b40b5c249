// Declares images of code: kernels and variables, with the reason if the code cannot be used.
#ifndef CUBIND_DRIVER_CODE_IMAGE_H
#define CUBIND_DRIVER_CODE_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "types.h"

typedef struct drv_param {
    size_t offset;
    size_t size;
} drv_param;

typedef struct drv_entry {
    char *name;
    drv_param *params;
    size_t param_count;
    size_t param_bytes;
    int max_threads;     // .maxntid or .reqntid; 0: not given
    size_t shared_bytes; // static shared memory of a block
    size_t local_bytes;
    int registers;  // 0: unknown
    int estimated;  // estimate of `registers`, for PTX; only on the simulated device
    int cluster[3]; // required shape; 0: not given
    bool explicit_cluster;
} drv_entry;

typedef struct drv_variable {
    char *name;
    size_t size;
    size_t align;
    unsigned char *initial; // `size` bytes, or NULL for zeros
    bool managed;
} drv_variable;

typedef struct drv_image {
    int version; // PTX .version 8.7 -> 87
    int target;  // .target sm_90a -> 90
    drv_entry *entries;
    size_t entry_count;
    drv_variable *variables;
    size_t variable_count;
    size_t const_bytes;
    CUresult status;                      // success, or why the image cannot be used
    char error[640];                      // the reason in words
    int references;                       // references by modules and libraries
    struct drv_simulated *simulated;      // its PTX if its kernels will run, otherwise NULL
    void (*end)(struct drv_image *image); // called before the image is freed, unless NULL
} drv_image;

// Converts a count from a file to int; counts that are too large become INT_MAX.
int drv_number(uint64_t count);
drv_image *drv_image_new(void);
void drv_image_release(drv_image *image);
void drv_entries_free(drv_entry *entries, size_t count);
void drv_image_fail(drv_image *image, CUresult status, const char *error);
drv_entry *drv_image_add_entry(drv_image *image); // NULL if out of memory
drv_variable *drv_image_add_variable(drv_image *image);
int drv_find_entry(const drv_image *image, const char *name);

#endif
