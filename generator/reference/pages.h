// Opens the pages of a volume, and assigns chapters to pages.
#ifndef CUBIND_GENERATOR_REFERENCE_PAGES_H
#define CUBIND_GENERATOR_REFERENCE_PAGES_H

#include "reference/book.h"

// The first line of each page, which distinguishes pages from other files.
#define PAGE_MARK "<!-- made by cubind-gen reference -->\n"

// Adds a page to the volume, which owns it.
page *page_open(volume *v, const char *name, const char *title);
// Returns the page of a chapter, which is a section of the spec. NULL stands for functions without
// a section.
const char *page_of_section(const volume *v, const char *section);
// Returns "Graph nodes" for graph_nodes.
const char *page_section_title(const volume *v, const char *section);
// Returns the chapters of the module in the order of their first functions.
const char **page_sections(const volume *v, int *count);

#endif
