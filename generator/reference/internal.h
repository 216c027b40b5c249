// Declares the parts of the reference. A book has a volume for each module, and a volume has pages.
#ifndef CUBIND_GENERATOR_REFERENCE_INTERNAL_H
#define CUBIND_GENERATOR_REFERENCE_INTERNAL_H

#include "render/emitter.h"

// The first line of each page, which distinguishes pages from other files.
#define PAGE_MARK "<!-- made by cubind-gen reference -->\n"

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

// ---- markdown.c ----

// Append plain text; characters that Markdown would read as marks are escaped.
void md_text(text *out, const char *s);
void md_text_n(text *out, const char *s, size_t length);
void md_code(text *out, const char *s);
// Appends a line to a block of code. A long line continues on the next, after four blanks.
void md_code_line(text *out, const char *line);
// Appends the anchor that links to a declaration point at.
void md_anchor(text *out, const char *name);
void md_table(text *out, const char *const *titles, int count);

// ---- links.c ----

// Return a link from the page to the description of a class or function. NULL if no volume has a
// description, or if the name is the page's subject.
const char *link_class(const page *p, const char *name);
const char *link_function(const page *p, const char *name);
// Appends the name: as a link, or as code if `link` is NULL.
void link_name(page *p, const char *name, const char *link);
// Appends a sentence or a type. Names with a description become links, other names of C become
// code.
void link_words(page *p, const char *words);

// ---- pages.c ----

// Adds a page to the volume, which owns it.
page *page_open(volume *v, const char *name, const char *title);
// Returns the page of a chapter, which is a section of the spec. NULL stands for functions without
// a section.
const char *page_of_section(const volume *v, const char *section);
// Returns "Graph nodes" for graph_nodes.
const char *page_section_title(const volume *v, const char *section);
// Returns the chapters of the module in the order of their first functions.
const char **page_sections(const volume *v, int *count);

// ---- shelves.c ----

// Names of a kind's pages: in file names and as a title.
const char *shelf_word(class_kind kind);  // "structs"
const char *shelf_title(class_kind kind); // "Structs and unions"
// Returns the module's own classes of a kind, in the order of pages.
const class_info **shelf_classes(const volume *v, class_kind kind, int *count);
// Sets the page of each class.
void shelf_place_classes(volume *v);

// ---- functions.c, classes.c, contents.c: the pages of a volume ----

void add_chapters(volume *v);
void add_class_pages(volume *v);
void add_constants(volume *v);
void add_contents(volume *v);
// Returns the text of the page with links to all volumes.
const char *book_contents(const book *b, arena *a);

#endif
