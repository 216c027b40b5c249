// Exports the function that adds PTX to a cubin, for the stand-in for ptxas
// (python/cubind/simulator/_ptxas.py). It is part of libcuda.so.1, which the stand-in loads.
#include "carry.h"

__attribute__((visibility("default"))) size_t cubind_simulator_carry(void *out, const void *cubin,
                                                                     size_t size, const char *text,
                                                                     size_t length);

// Returns the size in bytes of a cubin after a text is added, and writes the cubin with the text to
// `out`, unless `out` is NULL. Returns 0 if out of memory.
size_t
cubind_simulator_carry(void *out, const void *cubin, size_t size, const char *text, size_t length)
{
    texts list = {0};
    size_t total = 0;
    if (texts_add(&list, text, length)) {
        total = carry_size(cubin, size, &list);
        if (out != NULL)
            carry(out, cubin, size, &list);
    }
    texts_free(&list);
    return total;
}
