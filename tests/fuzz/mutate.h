// Mutations of what has a structure: JSON and YAML documents, as trees.
#ifndef CUBIND_FUZZ_MUTATE_H
#define CUBIND_FUZZ_MUTATE_H

#include <stddef.h>
#include <stdint.h>

// For LLVMFuzzerCustomMutator: some nodes of the document at `data` are replaced, left out or
// doubled, and it is written as JSON, which every reader of YAML takes, too. Now and then, and for
// what is no document, the bytes are mutated instead. `words` ends in NULL: texts to put in.
size_t mutate_document(uint8_t *data, size_t size, size_t most, unsigned seed,
                       const char *const *words);

#endif
