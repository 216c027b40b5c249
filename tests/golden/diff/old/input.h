#define LIB_VERSION 1000
#define LIMIT 7
#define OLD_LIMIT 5
#define KIND_D 8
#define boxLink _boxLink_1_0

typedef enum result_enum { OK = 0, BAD = 1, WORSE = 2, RESULT_COUNT = 3 } result;
typedef enum { KIND_A = 1, KIND_B = 2 } kind_flags;
typedef enum { PROP_SIZE = 0, PROP_NAME = 1, PROP_LAST = 7 } prop;

typedef struct box_st *box;
typedef void (*on_done)(box b, int code);

typedef struct place_st {
    int kind;
    int id;
} place;

typedef struct request_st {
    place at;
    int count;
    int *items;
    int reserved[6];
} request;

typedef struct mark_st {
    int x;
    int y;
    char *text;
} mark;

typedef struct limits_st {
    int low;
    int high;
} limits;

result boxMake(box *out, int size);
result boxMake_v2(box *out, long size, unsigned flags);
result boxFill(box b, const request *what, unsigned useFlags);
result boxGet(box b, void *value, prop which);
result boxWait(box b, on_done call, void *data);
result boxDrop(box b, kind_flags how);
result boxFree(box b);
result boxLink(box b);
result boxMove(box b, int from, int to);
result boxTurn(box b, int degrees);
result boxScale(box b, int factor);
result boxMark(box b, int at);
result boxMarks(box b, int *count, mark *last);
result boxOpen(const char *name, box *out);
