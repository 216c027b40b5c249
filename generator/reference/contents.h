// Fills the pages that link to others.
#ifndef CUBIND_GENERATOR_REFERENCE_CONTENTS_H
#define CUBIND_GENERATOR_REFERENCE_CONTENTS_H

#include "reference/book.h"

void add_constants(volume *v);
void add_contents(volume *v);
// Returns the text of the page with links to all volumes.
const char *book_contents(const book *b, arena *a);

#endif
