#include "third.h"
typedef struct stream_st *stream;
