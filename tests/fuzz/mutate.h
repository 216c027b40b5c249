// Mutates structured inputs of fuzzers: JSON and YAML documents, as trees.
#ifndef CUBIND_FUZZ_MUTATE_H
#define CUBIND_FUZZ_MUTATE_H

#include <stddef.h>
#include <stdint.h>

// For LLVMFuzzerCustomMutator: replaces, removes or duplicates some nodes of the document at `data`
// and writes it as JSON, which is valid YAML, too. Sometimes, and always if `data` is not a
// document, it mutates bytes instead. `words` is a NULL-terminated list of texts to insert. Returns
// the new size, which is at most `most`.
size_t mutate_document(uint8_t *data, size_t size, size_t most, unsigned seed,
                       const char *const *words);

#endif
