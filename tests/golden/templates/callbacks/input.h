#include <stddef.h>
typedef struct stream_st *stream;
typedef struct registration_st *registration;
typedef struct info_st { int kind; } info;
typedef enum level_enum { INFO = 0, ERROR = 1 } level;
typedef void (*host_fn)(void *user);
typedef size_t (*size_fn)(int block);
typedef void (*log_fn)(void *data, level l, char *message, size_t length);
typedef status (*recapture_fn)(void *data, stream s, const info *before, info *after);
status sampleLaunch(stream s, host_fn fn, void *userData);
status sampleBest(int *block, size_fn fn);
status sampleRegister(log_fn fn, void *data, registration *out);
status sampleUnregister(registration r);
status sampleRecapture(stream s, recapture_fn fn, void *data);
status sampleEnd(stream s);
status sampleFlow(stream s, int (*callback)(void *, void *), void *payload);
