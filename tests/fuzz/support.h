// What the fuzzers have in common: input as a file, and no output.
#ifndef CUBIND_FUZZ_SUPPORT_H
#define CUBIND_FUZZ_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer's entries.
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

// A folder of this process, in memory where the system has such; it goes at the end.
const char *fuzz_folder(void);

// The path of a file there with these bytes. The path is good until the next call for that name.
const char *fuzz_file(const char *name, const void *data, size_t size);

// What is written to `stderr` from now on is dropped; sanitizers and libFuzzer go on to write.
void fuzz_quiet(void);

// A property that must hold for each input; its text is in the report.
#define FUZZ_REQUIRE(condition) \
    ((condition) ? (void)0 : fuzz_broken(#condition, __FILE__, __LINE__))
_Noreturn void fuzz_broken(const char *condition, const char *file, int line);

#endif
