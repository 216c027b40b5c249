// A libcuda.so.1 whose faults the environment chooses: PLANTED_DRIVER="init=100,version=12020".
//
// init: the status of cuInit(); "hang" and "crash" do that instead. version: the number that
// cuDriverGetVersion() returns. devices: how many there are. mig: they are MIG instances. broken:
// the number of a device that answers no question. mark: a file to make before it hangs.
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEVICE_UNAVAILABLE = 46, UNKNOWN = 999, MAJOR = 75 };

static const char *
option(const char *name, const char *usual)
{
    static char value[256];
    const char *text = getenv("PLANTED_DRIVER");
    size_t length = strlen(name);
    for (; text != NULL && *text != '\0'; text += strcspn(text, ","), text += *text == ',') {
        if (strncmp(text, name, length) == 0 && text[length] == '=') {
            snprintf(value, sizeof value, "%.*s", (int)strcspn(text + length + 1, ","),
                     text + length + 1);
            return value;
        }
    }
    return usual;
}

static bool
is_broken(int device)
{
    return atoi(option("broken", "-1")) == device;
}

int
cuInit(unsigned flags)
{
    char what[256];
    strcpy(what, option("init", "0")); // the next question overwrites the answer
    (void)flags;
    if (strcmp(what, "hang") == 0) {
        FILE *mark = fopen(option("mark", "/dev/null"), "w");
        if (mark != NULL)
            fclose(mark);
        for (;;)
            pause();
    }
    if (strcmp(what, "crash") == 0)
        raise(SIGSEGV);
    return atoi(what);
}

int
cuDriverGetVersion(int *version)
{
    *version = atoi(option("version", "13000"));
    return 0;
}

int
cuGetErrorName(int status, const char **name)
{
    static const struct {
        int status;
        const char *name;
    } names[] = {
        {34, "CUDA_ERROR_STUB_LIBRARY"},
        {46, "CUDA_ERROR_DEVICE_UNAVAILABLE"},
        {100, "CUDA_ERROR_NO_DEVICE"},
        {802, "CUDA_ERROR_SYSTEM_NOT_READY"},
        {803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"},
        {999, "CUDA_ERROR_UNKNOWN"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].status == status) {
            *name = names[i].name;
            return 0;
        }
    return 1;
}

int
cuDeviceGetCount(int *count)
{
    *count = atoi(option("devices", "1"));
    return 0;
}

int
cuDeviceGet(int *device, int number)
{
    *device = number;
    return is_broken(number) ? DEVICE_UNAVAILABLE : 0;
}

int
cuDeviceGetName(char *name, int size, int device)
{
    (void)device;
    snprintf(name, (size_t)size, "NVIDIA H200%s", *option("mig", "") ? " MIG 1g.18gb" : "");
    return 0;
}

int
cuDeviceTotalMem_v2(size_t *bytes, int device)
{
    (void)device;
    *bytes = *option("mig", "") ? (size_t)16 << 30 : (size_t)140 << 30;
    return 0;
}

int
cuDeviceGetAttribute(int *value, int attribute, int device)
{
    (void)device;
    *value = attribute == MAJOR ? 9 : 0;
    return 0;
}
