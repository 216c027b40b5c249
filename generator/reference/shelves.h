// Assigns classes to pages.
#ifndef CUBIND_GENERATOR_REFERENCE_SHELVES_H
#define CUBIND_GENERATOR_REFERENCE_SHELVES_H

#include "reference/book.h"

// Names of a kind's pages: in file names and as a title.
const char *shelf_word(class_kind kind);  // "structs"
const char *shelf_title(class_kind kind); // "Structs and unions"
// Returns the module's own classes of a kind, in the order of pages.
const class_info **shelf_classes(const volume *v, class_kind kind, int *count);
// Sets the page of each class.
void shelf_place_classes(volume *v);

#endif
