// How the reference is put together: a book has a volume for each module, a volume has pages.
#ifndef CUBIND_GENERATOR_REFERENCE_INTERNAL_H
#define CUBIND_GENERATOR_REFERENCE_INTERNAL_H

#include "render/emitter.h"

// Begins each page, and tells them from files of others.
#define PAGE_MARK "<!-- made by cubind-gen reference -->\n"

typedef struct book {
    struct volume *volumes;
    int count;
} book;

typedef struct volume {
    emitter e;
    const book *book;
    // By the place of a class in the emitter: its page, NULL for those of other modules.
    const char **class_pages;
    struct page **pages;
    int page_count;
} volume;

typedef struct page {
    const volume *v;
    const char *name;    // "functions-memory.md"
    const char *subject; // what is told of, which needs no link to itself
    text text;
} page;

// ---- markdown.c ----

// Text that stays as it is: what Markdown would read as marks is escaped.
void md_text(text *out, const char *s);
void md_text_n(text *out, const char *s, size_t length);
void md_code(text *out, const char *s);
// A line of a block of code; a long one goes on in the next, behind four blanks.
void md_code_line(text *out, const char *line);
// Where links to a declaration lead.
void md_anchor(text *out, const char *name);
void md_table(text *out, const char *const *titles, int count);

// ---- links.c ----

// Where a class or a function is told of, seen from the page; NULL where it is in none of the volumes.
const char *link_class(const page *p, const char *name);
const char *link_function(const page *p, const char *name);
// The name, as a link if there is a place for it.
void link_name(page *p, const char *name, const char *link);
// A sentence or a type: names in it that have a place are links, other names of C are code.
void link_words(page *p, const char *words);

// ---- pages.c ----

page *page_open(volume *v, const char *name, const char *title);
// The page of a chapter, which is a section of the spec; NULL: what is in none.
const char *page_of_section(const volume *v, const char *section);
// "Graph nodes".
const char *page_section_title(const volume *v, const char *section);
// The chapters of the module in the order of their first functions.
const char **page_sections(const volume *v, int *count);

// ---- shelves.c ----

// What a page of classes is called by its kind.
const char *shelf_word(class_kind kind);  // "structs"
const char *shelf_title(class_kind kind); // "Structs and unions"
// The module's own classes of a kind in the order of pages.
const class_info **shelf_classes(const volume *v, class_kind kind, int *count);
// Decides which page each class is on.
void shelf_place_classes(volume *v);

// ---- functions.c, classes.c, contents.c: the pages of a volume ----

void add_chapters(volume *v);
void add_class_pages(volume *v);
void add_constants(volume *v);
void add_contents(volume *v);
// The page that leads to all volumes.
const char *book_contents(const book *b, arena *a);

#endif
