// Opens the system's zstd library and decompresses fat binaries with it. The library is opened when
// the first fat binary that needs it is loaded.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

void drv_set_zstd(int (*decompress)(void *to, size_t size, const void *from, size_t from_size));

static size_t (*found)(void *to, size_t size, const void *from, size_t from_size);

static void
find(void)
{
    void *library = dlopen("libzstd.so.1", RTLD_NOW);
    if (library != NULL)
        *(void **)&found = dlsym(library, "ZSTD_decompress");
}

// Decompresses data. After an error, the library returns a size that no data has.
static int
decompress(void *to, size_t size, const void *from, size_t from_size)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, find);
    return found == NULL ? -1 : found(to, size, from, from_size) == size;
}

__attribute__((constructor)) static void
offer(void)
{
    drv_set_zstd(decompress);
}
