// Supports all fuzzers: writes inputs to files, silences output, and checks properties.
#ifndef CUBIND_FUZZ_SUPPORT_H
#define CUBIND_FUZZ_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer's entry points.
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

// Returns the temporary folder of this process, in /dev/shm if possible. It is removed at exit.
const char *fuzz_folder(void);

// Writes `size` bytes to the file `name` in fuzz_folder(). Returns its path, which is valid until
// the next call. Exits on failure.
const char *fuzz_file(const char *name, const void *data, size_t size);

// Drops everything written to `stderr` from now on, except by sanitizers and libFuzzer.
void fuzz_quiet(void);

// Aborts if `condition` is false for this input, and prints the condition.
#define FUZZ_REQUIRE(condition) \
    ((condition) ? (void)0 : fuzz_broken(#condition, __FILE__, __LINE__))
_Noreturn void fuzz_broken(const char *condition, const char *file, int line);

#endif
