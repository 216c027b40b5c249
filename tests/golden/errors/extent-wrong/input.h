typedef enum status_enum { OK = 0, BAD = 1 } status;
#include <stddef.h>
status good(void *dst, size_t pitch, const void *src, size_t width, size_t height);
status lists(void **addresses, size_t *sizes, size_t count);
status word(void *dst, size_t count);
status parts(void *dst, size_t count, size_t pitch);
status alone(void *dst, size_t count, size_t pitch);
status each(void *dst, size_t *sizes, size_t count);
status no_list(void **addresses, size_t count);
status one_size(void **addresses, size_t count);
status readable(const void *src, size_t count);
status small(void **addresses, int *sizes, size_t count);
status number(int *n, size_t count);
typedef struct { void *at; size_t width, height; } box;
typedef struct { box inner; size_t pitch; } boxes;
status take(const box *b, const boxes *bs);
status behind(void *dst, size_t count);
