typedef enum status_enum { OK = 0, BAD = 1 } status;

status plain(int value);
status name(char *text, int length);
status show(const int *items, int count);
typedef struct box_st { int width; int sizes[4]; } box;
