#define VERSION 3000
typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef enum color_enum { RED = 1 } color;
typedef struct box_st { int width; } box;
status first(int *value);
