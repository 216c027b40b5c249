// Mutates structured inputs of fuzzers: JSON and YAML documents, as trees.
#ifndef CUBIND_FUZZ_MUTATE_H
#define CUBIND_FUZZ_MUTATE_H

#include <stddef.h>
#include <stdint.h>

// For LLVMFuzzerCustomMutator: replaces, removes or duplicates some nodes of the document at `data`
// and writes it as JSON, which is valid YAML, too. Now and then, and if `data` is no document, it
// mutates the bytes instead. `words` are texts to insert, and end in NULL. Returns the new size, at
// most `most`.
size_t mutate_document(uint8_t *data, size_t size, size_t most, unsigned seed,
                       const char *const *words);

#endif
