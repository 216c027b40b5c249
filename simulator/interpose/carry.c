// Keeps lists of PTX texts, and moves them into cubins and out of them.
#include "carry.h"

#include <stdlib.h>
#include <string.h>

#include "ptx_section.h"

bool
texts_add(texts *list, const char *text, size_t length)
{
    while (length > 0 && text[length - 1] == '\0')
        length--;
    char *grown = realloc(list->data, list->size + length + 1);
    if (grown == NULL)
        return false;
    memcpy(grown + list->size, text, length);
    grown[list->size + length] = '\0';
    list->data = grown;
    list->size += length + 1;
    return true;
}

void
texts_free(texts *list)
{
    free(list->data);
    *list = (texts){0};
}

size_t
carry_size(const void *cubin, size_t size, const texts *list)
{
    elf_file file;
    size_t added = 0;
    if (list->size > 0 && elf_file_open(&file, cubin, size))
        added = ptx_section_added_size(&file, list->size);
    return added > 0 ? added : size;
}

void
carry(void *out, const void *cubin, size_t size, const texts *list)
{
    elf_file file;
    memcpy(out, cubin, size);
    if (list->size > 0 && elf_file_open(&file, cubin, size))
        ptx_section_add(out, &file, list->data, list->size);
}

bool
carried(const void *cubin, size_t size, texts *list)
{
    elf_file file;
    bool found = false;
    size_t i = 0, left;
    if (!elf_file_open(&file, cubin, size))
        return false;
    for (const char *at; (at = ptx_section_find(&file, &i, &left)) != NULL;) {
        const char *end = at + left;
        while (at < end) {
            size_t length = strnlen(at, (size_t)(end - at));
            if (length > 0)
                found = texts_add(list, at, length) || found;
            at += length + 1;
        }
    }
    return found;
}
