typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct pair_st { int first; int second; } pair;
status plain(int value);
