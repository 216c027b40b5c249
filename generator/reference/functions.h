// Fills the pages of chapters, which describe functions.
#ifndef CUBIND_GENERATOR_REFERENCE_FUNCTIONS_H
#define CUBIND_GENERATOR_REFERENCE_FUNCTIONS_H

#include "reference/book.h"

void add_chapters(volume *v);

#endif
