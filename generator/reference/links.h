// Links names in a text to their descriptions.
#ifndef CUBIND_GENERATOR_REFERENCE_LINKS_H
#define CUBIND_GENERATOR_REFERENCE_LINKS_H

#include "reference/book.h"

// Return a link from the page to the description of a class or function. NULL if no volume has a
// description, or if the name is the page's subject.
const char *link_class(const page *p, const char *name);
const char *link_function(const page *p, const char *name);
// Appends the name: as a link, or as code if `link` is NULL.
void link_name(page *p, const char *name, const char *link);
// Appends a sentence or a type. Names with a description become links, other names of C become
// code.
void link_words(page *p, const char *words);

#endif
