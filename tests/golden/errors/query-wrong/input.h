typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct thing_st *thing;
typedef enum mode_enum { HOST, DEVICE } mode;
status getMode(thing t, mode *m);
int level(thing t);
status scale(thing t, const float *alpha, const void *beta, mode type);
status plain(const float *alpha);
status other(thing t, const float *alpha);
status another(thing t, const float *alpha);
