#include <time.h>
typedef enum status_enum { OK = 0, BAD = 1 } status;
struct flags {
    int kept;
    unsigned color : 3;
};
struct tail {
    int count;
    int items[];
};
status set(struct flags *f, const struct tail *t);
status forget(struct tail *t);
status logged(const char *format, ...);
status printed(const char *format, ...);
status wait_until(const struct timespec *when);
status wait_at(const struct timespec *when);
