// Functions for the stand-in for ptxas (python/cubind/simulator/_ptxas.py): a part of libcuda.so.1, which that loads.
#include "carry.h"

__attribute__((visibility("default"))) size_t cubind_simulator_carry(void *out, const void *cubin,
                                                                     size_t size, const char *text,
                                                                     size_t length);

// The bytes that a cubin has with its text in it, and where `out` is not NULL, such a cubin; 0: no memory.
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
