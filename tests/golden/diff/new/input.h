#define LIB_VERSION 2000
#define LIMIT 9
#define NEW_LIMIT 18446744073709551615ULL
#define PROP_LAST 7
#define boxLink _boxLink_2_0
#define boxMake boxMake_v2
#define boxFree boxFree_v2

typedef enum result_enum { OK = 0, BAD = 1, BROKEN = 3, RESULT_COUNT = 4 } result;
typedef enum { KIND_A = 1, KIND_B = 2, KIND_C = -1, KIND_D = 8 } kind_bits;
typedef enum { PROP_SIZE = 0, PROP_NAME = 1, PROP_OWNER = 2 } prop;
typedef enum { SPEED_LOW = 0, SPEED_HIGH = 1 } speed;

typedef struct box_st *box;
typedef struct bag_st *bag;
typedef void (*on_done)(box b, long code);

typedef struct place_st {
    int kind;
    union {
        int id;
        struct {
            short row;
            short column;
        } cell;
    };
} place;

typedef struct request_st {
    place at;
    int count;
    int *items;
    speed pace;
    int reserved[5];
} request;

typedef struct mark_st {
    float x;
    char *label;
} mark;

typedef struct limits_st {
    int high;
    int low;
    int step;
} limits;

typedef struct bag_info_st {
    speed pace;
    double weight;
} bag_info;

result boxMake(box *out, long size, unsigned flags);
result boxFill(box b, const request *what, unsigned flags);
result boxGet(box b, void *value, prop which);
result boxWait(box b, on_done call, void *data);
result boxDrop(box b, kind_bits how);
result boxFree(box b);
result boxLink(box b);
result boxMove(box b, int to, int from);
result boxTurn(box b, unsigned char degrees);
result boxScale(box b, long factor);
result boxMark(box b, const mark *at);
result boxMarks(box b, mark *last);
result boxOpen_v3(const char *name, int mode, box *out);
result boxBag(box b, bag *out, bag_info *info);
