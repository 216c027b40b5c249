// Holds a reference in progress: a book has a volume for each module, and a volume has pages.
#ifndef CUBIND_GENERATOR_REFERENCE_BOOK_H
#define CUBIND_GENERATOR_REFERENCE_BOOK_H

#include "render/emitter.h"

typedef struct book {
    struct volume *volumes;
    int count;
} book;

typedef struct volume {
    emitter e;
    const book *book;
    // The page of each class, by the class's index in the emitter; NULL for classes of other
    // modules.
    const char **class_pages;
    struct page **pages;
    int page_count;
} volume;

typedef struct page {
    const volume *v;
    const char *name;    // "functions-memory.md"
    const char *subject; // the declaration being described, which gets no link to itself
    text text;
} page;

#endif
