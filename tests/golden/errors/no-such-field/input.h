typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct box_st { int width; } box;
