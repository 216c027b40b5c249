// Fills the pages of classes.
#ifndef CUBIND_GENERATOR_REFERENCE_CLASSES_H
#define CUBIND_GENERATOR_REFERENCE_CLASSES_H

#include "reference/book.h"

void add_class_pages(volume *v);

#endif
