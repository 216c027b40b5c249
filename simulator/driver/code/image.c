// Makes images of code, which readers fill with kernels and variables.
#include "code/image.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

drv_image *
drv_image_new(void)
{
    drv_image *image = calloc(1, sizeof *image);
    if (image != NULL)
        image->references = 1;
    return image;
}

void
drv_entries_free(drv_entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(entries[i].name);
        free(entries[i].params);
    }
    free(entries);
}

void
drv_image_release(drv_image *image)
{
    if (image == NULL || --image->references > 0)
        return;
    if (image->end != NULL)
        image->end(image);
    drv_entries_free(image->entries, image->entry_count);
    for (size_t i = 0; i < image->variable_count; i++) {
        free(image->variables[i].name);
        free(image->variables[i].initial);
    }
    free(image->variables);
    free(image);
}

// Stores the reason why an image is invalid, unless there is one already.
void
drv_image_fail(drv_image *image, CUresult status, const char *error)
{
    if (image->status != CUDA_SUCCESS)
        return;
    image->status = status;
    snprintf(image->error, sizeof image->error, "%s", error);
}

// Adds a zeroed item at the end of an array and returns it; NULL if out of memory.
static void *
add(void **items, size_t *count, size_t size)
{
    char *grown = realloc(*items, (*count + 1) * size);
    if (grown == NULL)
        return NULL;
    *items = grown;
    return memset(grown + (*count)++ * size, 0, size);
}

drv_entry *
drv_image_add_entry(drv_image *image)
{
    void *items = image->entries;
    drv_entry *entry = add(&items, &image->entry_count, sizeof *entry);
    image->entries = items;
    return entry;
}

drv_variable *
drv_image_add_variable(drv_image *image)
{
    void *items = image->variables;
    drv_variable *variable = add(&items, &image->variable_count, sizeof *variable);
    image->variables = items;
    return variable;
}

int
drv_find_entry(const drv_image *image, const char *name)
{
    for (size_t i = 0; i < image->entry_count; i++)
        if (strcmp(image->entries[i].name, name) == 0)
            return (int)i;
    return -1;
}

int
drv_number(uint64_t count)
{
    return count < INT_MAX ? (int)count : INT_MAX;
}
