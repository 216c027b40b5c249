#include <stddef.h>
typedef struct prog_st *prog;
typedef unsigned cursor;
status sampleGetTextSize(prog p, size_t *size);
status sampleGetText(prog p, char *text);
status sampleGetLogSize(prog p, size_t *size);
status sampleGetLog(prog p, char *log);
status sampleCompile(prog p, int numOptions, const char *const *options);
status sampleDump(cursor *at, char *buffer, size_t *size, unsigned int flags);
