typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct thing_st *thing;
typedef struct inner_st { int x; thing t; } inner;
typedef struct { int a[4]; inner parts[2]; } outer;
typedef struct { int a[4]; union { float f; long l; }; } good;
status f(const outer *o, const good *g);
