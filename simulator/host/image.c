// Reads images of code in any format, and writes the messages of a load to the caller's buffers.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functional.h"

// --- images --------------------------------------------------------------------------------------

fd_image *
fd_image_new(void)
{
    fd_image *image = calloc(1, sizeof *image);
    if (image != NULL)
        image->references = 1;
    return image;
}

void
fd_entries_free(fd_entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(entries[i].name);
        free(entries[i].params);
    }
    free(entries);
}

void
fd_image_release(fd_image *image)
{
    if (image == NULL || --image->references > 0)
        return;
    if (image->end != NULL)
        image->end(image);
    fd_entries_free(image->entries, image->entry_count);
    for (size_t i = 0; i < image->variable_count; i++) {
        free(image->variables[i].name);
        free(image->variables[i].initial);
    }
    free(image->variables);
    free(image);
}

// Stores the reason why an image is invalid, unless there is one already.
void
fd_image_fail(fd_image *image, CUresult status, const char *error)
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

fd_entry *
fd_image_add_entry(fd_image *image)
{
    void *items = image->entries;
    fd_entry *entry = add(&items, &image->entry_count, sizeof *entry);
    image->entries = items;
    return entry;
}

fd_variable *
fd_image_add_variable(fd_image *image)
{
    void *items = image->variables;
    fd_variable *variable = add(&items, &image->variable_count, sizeof *variable);
    image->variables = items;
    return variable;
}

int
fd_find_entry(const fd_image *image, const char *name)
{
    for (size_t i = 0; i < image->entry_count; i++)
        if (strcmp(image->entries[i].name, name) == 0)
            return (int)i;
    return -1;
}

int
fd_number(uint64_t count)
{
    return count < INT_MAX ? (int)count : INT_MAX;
}

// Returns whether data begins with `magic`. If no size is given, text ends at its NUL, and
// strncmp() does not read past it.
static bool
begins_with(const char *data, size_t size, const char *magic)
{
    size_t length = strlen(magic);
    return (size == 0 || size >= length) && strncmp(data, magic, length) == 0;
}

fd_image *
fd_image_read(const void *data, size_t size)
{
    fd_image *image = fd_image_new();
    if (image == NULL)
        return NULL;
    if (begins_with(data, size, "\177ELF"))
        fd_read_elf(image, data, size);
    else if (begins_with(data, size, "\x50\xed\x55\xba"))
        fd_read_fat_binary(image, data, size);
    else if (size == 0 && begins_with(data, size, "\xb1\x43\x62\x46"))
        fd_read_fat_wrapper(image, data);
    else
        fd_read_ptx(image, data, size);
    return image;
}

// --- files ---------------------------------------------------------------------------------------

char *
fd_read_file(const char *path, size_t *length)
{
    FILE *file = path != NULL ? fopen(path, "rb") : NULL;
    if (file == NULL)
        return NULL;
    size_t size = 0, capacity = 4096;
    char *text = malloc(capacity + 1);
    while (text != NULL) {
        size_t got = fread(text + size, 1, capacity - size, file);
        size += got;
        if (got == 0)
            break;
        if (size == capacity) {
            capacity *= 2;
            char *grown = realloc(text, capacity + 1);
            if (grown == NULL)
                free(text);
            text = grown;
        }
    }
    fclose(file);
    if (text != NULL)
        text[size] = '\0';
    *length = size;
    return text;
}

// --- logs ----------------------------------------------------------------------------------------

fd_logs
fd_find_logs(unsigned int count, const CUjit_option *options, void **values)
{
    fd_logs logs = {0};
    for (unsigned int i = 0; options != NULL && values != NULL && i < count; i++) {
        switch (options[i]) {
        case CU_JIT_ERROR_LOG_BUFFER:
            logs.error = values[i];
            break;
        case CU_JIT_INFO_LOG_BUFFER:
            logs.info = values[i];
            break;
        case CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES:
            logs.error_size = (unsigned int)(uintptr_t)values[i];
            logs.error_slot = &values[i];
            break;
        case CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES:
            logs.info_size = (unsigned int)(uintptr_t)values[i];
            logs.info_slot = &values[i];
            break;
        default:
            break;
        }
    }
    return logs;
}

static void
write_log(char *buffer, size_t size, void **slot, const char *text)
{
    if (buffer == NULL || size == 0)
        return;
    int length = snprintf(buffer, size, "%s", text);
    size_t written = (size_t)length < size ? (size_t)length : size - 1;
    *slot = (void *)(uintptr_t)written;
}

void
fd_write_logs(const fd_logs *logs, const char *error, const char *info)
{
    write_log(logs->error, logs->error_size, logs->error_slot, error);
    write_log(logs->info, logs->info_size, logs->info_slot, info);
}
