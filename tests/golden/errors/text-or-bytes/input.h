typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct device_st {
    char name[32];
    char luid[8];
    char serial[16];
    unsigned char raw[8];
    char reserved[4];
    struct {
        char label[8];
    } part;
} device;
/* A handle by value: exposed, although it is called reserved. */
typedef struct ipc_st {
    char reserved[64];
} ipc;
status describe(const device *what, const ipc *where);
