#include <stddef.h>
typedef struct desc_st *desc;
typedef enum attribute_enum { KIND = 0, SIZES = 1 } attribute;
status sampleSet(desc d, attribute attr, const void *buf, size_t sizeInBytes);
status sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
