#include <stddef.h>
typedef struct link_st *linker;
typedef struct token_st { long long id; } token;
typedef enum attribute_enum { SIZE = 1, TOKEN = 2, NAME = 3, DEVICES = 4 } attribute;
typedef enum option_enum { LOG = 0, LEVEL = 1 } option;
status sampleGetAttribute(void *data, size_t dataSize, attribute attr);
status sampleSetAttribute(void *value, attribute attr);
status sampleGetSized(attribute attr, void *value, size_t *size);
status sampleGetAttributes(void **data, attribute *attrs, size_t n);
status sampleLink(unsigned int n, option *options, void **values, linker *out);
status sampleRun(linker l, void **params, void **extra);
