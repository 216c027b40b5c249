typedef enum status_enum { OK = 0, BAD = 1 } status;
status plain_v2(int value);
#define plain plain_v2
