#include <stddef.h>
typedef struct size3_st { size_t x, y, z; } size3;
const char *sampleErrorName(int code);
unsigned int sampleMask(unsigned int mask);
size3 sampleMakeSize(size_t x, size_t y, size_t z);
void sampleReset(void);
size_t sampleVersion(void);
const char *sampleText(void);
