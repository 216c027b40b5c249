typedef enum status_enum { OK = 0, BAD = 1 } status;
#define size 3
status plain(int value);
status size_(int value);
typedef struct plain { int x; } plain_box;
