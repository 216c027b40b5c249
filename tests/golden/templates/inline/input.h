#include <stddef.h>
typedef enum color_enum { RED = 0, GREEN = 1 } color;
typedef struct size3_st { size_t x, y, z; } size3;
typedef struct pitched_st { void *at; size_t pitch; } pitched;
typedef struct desc_st { unsigned long long data[4]; } desc;
status sampleDescInit_internal(desc *d, size_t size, color c);
static inline status sampleDescInit(desc *d, color c) { return sampleDescInit_internal(d, sizeof *d, c); }
static inline size3 sampleMakeSize(size_t x, size_t y, size_t z) { size3 s = {x, y, z}; return s; }
static inline pitched sampleMakePitched(void *at, size_t pitch) { pitched p = {at, pitch}; return p; }
status sampleLastError(void);
size_t sampleVersion(void);
void sampleReset(void);
