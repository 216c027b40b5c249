// Runs one workload on a simulated device and the same computation in one thread of C, for
// benchmarks/simulator.py.
//
//     run LIBRARY PTX WORK ROUNDS
//
// The program makes driver calls, so its times are those of a user's program. It first prints the
// number of thread instructions of the workload. Then it prints a line for each round: the CPU time
// of the workload, its elapsed time, and the CPU time in C, all in seconds.
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CALL(name, ...) \
    do { \
        int status = ((int (*)())symbol(name))(__VA_ARGS__); \
        if (status != 0) { \
            fprintf(stderr, "%s: %d\n", name, status); \
            exit(1); \
        } \
    } while (0)

static void *library;

static void *
symbol(const char *name)
{
    void *found = dlsym(library, name);
    if (found == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    return found;
}

static double
seconds(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// --- memory ---

typedef uint64_t device_pointer;

static device_pointer
device_memory(size_t bytes)
{
    device_pointer made;
    CALL("cuMemAlloc_v2", &made, bytes);
    CALL("cuMemsetD8_v2", made, 0, bytes);
    return made;
}

static void *
host_memory(size_t bytes)
{
    void *made = calloc(1, bytes);
    if (made == NULL)
        abort();
    return made;
}

// Fills `host` with small numbers that are no powers of two, and returns a copy on the device.
static device_pointer
filled(float *host, size_t count)
{
    for (size_t i = 0; i < count; i++)
        host[i] = (float)(i * 7919 % 1000) / 1000 - 0.5f;
    device_pointer made = device_memory(count * sizeof *host);
    CALL("cuMemcpyHtoD_v2", made, host, count * sizeof *host);
    return made;
}

// --- a workload ---

typedef struct work {
    const char *kernel;
    unsigned grid[2], block[2];
    void *parameters[8];
    size_t result_bytes;
    device_pointer result;
    void *expected; // computed by C; NULL if nothing is to be compared
} work;

static void *module;

static void
launch(const work *w, const char *suffix)
{
    static char last[100];
    static void *function;
    char name[100];
    snprintf(name, sizeof name, "%s%s", w->kernel, suffix);
    if (strcmp(name, last) != 0)
        CALL("cuModuleGetFunction", &function, module, name);
    strcpy(last, name);
    CALL("cuLaunchKernel", function, w->grid[0], w->grid[1], 1u, w->block[0], w->block[1], 1u, 0u,
         NULL, w->parameters, NULL);
    CALL("cuCtxSynchronize");
}

static void
compare(const work *w)
{
    char *found = host_memory(w->result_bytes);
    CALL("cuMemcpyDtoH_v2", found, w->result, w->result_bytes);
    if (w->expected != NULL && memcmp(found, w->expected, w->result_bytes) != 0) {
        fprintf(stderr, "%s: the device and C differ\n", w->kernel);
        exit(1);
    }
    free(found);
}

// Returns the thread instructions: 32 times the warp instructions that the counting kernel reports.
static double
count(const work *w)
{
    device_pointer counter;
    uint64_t instructions = 0;
    size_t bytes;
    CALL("cuModuleGetGlobal_v2", &counter, &bytes, module, "counter");
    launch(w, "_counted");
    CALL("cuMemcpyDtoH_v2", &instructions, counter, sizeof instructions);
    return 32.0 * (double)instructions;
}

typedef void sums(void);

static void
report(const work *w, int rounds, sums *in_c)
{
    printf("%.0f\n", count(w));
    for (int i = 0; i < rounds; i++) {
        CALL("cuMemsetD8_v2", w->result, 0, w->result_bytes);
        double cpu = seconds(CLOCK_PROCESS_CPUTIME_ID), wall = seconds(CLOCK_MONOTONIC);
        launch(w, "");
        double middle = seconds(CLOCK_PROCESS_CPUTIME_ID);
        wall = seconds(CLOCK_MONOTONIC) - wall;
        in_c();
        double end = seconds(CLOCK_PROCESS_CPUTIME_ID);
        compare(w);
        printf("%.9f %.9f %.9f\n", middle - cpu, wall, end - middle);
    }
}

// --- the same computations in C ---

enum { STEPS = 512, LANES = 65536, EDGE = 256, LONG = 10000000, WIDTH = 512, HEIGHT = 256, MOST = 256 };
static float a = 0.999f, b = 0.25f, *x, *y, *z;
static int *whole, *steps_out;

static void
arithmetic(void)
{
    for (int lane = 0; lane < LANES; lane++) {
        float p = (float)(lane % 256), q = (float)(lane / 256);
        for (int i = 0; i < STEPS; i++) {
            p = fmaf(p, a, b);
            q = fmaf(q, b, a);
            p = (p + q) * a;
            q = fmaf(q, a, p) - b;
            p = p - q;
            q = q * b;
        }
        z[lane] = p + q;
    }
}

static void
matmul(void)
{
    for (int row = 0; row < EDGE; row++)
        for (int column = 0; column < EDGE; column++) {
            float sum = 0;
            for (int k = 0; k < EDGE; k++)
                sum = fmaf(x[row * EDGE + k], y[k * EDGE + column], sum);
            z[row * EDGE + column] = sum;
        }
}

static void
saxpy(void)
{
    for (int i = 0; i < LONG; i++)
        z[i] = fmaf(a, x[i], z[i]);
}

static void
reduction(void)
{
    int sum = 0;
    for (int i = 0; i < LONG; i++)
        sum += whole[i];
    steps_out[0] = sum;
}

static void
mandelbrot(void)
{
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        float cx = (float)(i % WIDTH) * 3.0f / WIDTH - 2, cy = (float)(i / WIDTH) * 2.0f / HEIGHT - 1;
        float p = 0, q = 0;
        int steps = 0;
        for (; steps < MOST && fmaf(p, p, q * q) < 4; steps++) {
            float next = fmaf(p, p, cx) - q * q;
            q = fmaf(p + p, q, cy);
            p = next;
        }
        steps_out[i] = steps;
    }
}

// --- the workloads ---

static void
run_arithmetic(int rounds)
{
    int steps = STEPS;
    z = host_memory(4 * LANES);
    device_pointer out = device_memory(4 * LANES);
    work w = {"arithmetic", {LANES / 256, 1}, {256, 1}, {&out, &a, &b, &steps}, 4 * LANES, out, z};
    report(&w, rounds, arithmetic);
}

static void
run_matmul(int rounds, unsigned tile)
{
    size_t bytes = 4 * EDGE * EDGE;
    int edge = EDGE;
    x = host_memory(bytes), y = host_memory(bytes), z = host_memory(bytes);
    device_pointer p = filled(x, EDGE * EDGE), q = filled(y, EDGE * EDGE), r = device_memory(bytes);
    work w = {tile == 16 ? "matmul16" : "matmul32", {EDGE / tile, EDGE / tile}, {tile, tile},
              {&p, &q, &r, &edge}, bytes, r, z};
    report(&w, rounds, matmul);
}

static void
run_saxpy(int rounds)
{
    size_t bytes = 4 * (size_t)LONG;
    int length = LONG;
    x = host_memory(bytes), z = host_memory(bytes);
    device_pointer p = filled(x, LONG), q = device_memory(bytes);
    work w = {"saxpy", {(LONG + 255) / 256, 1}, {256, 1}, {&a, &p, &q, &length}, bytes, q, NULL};
    report(&w, rounds, saxpy);
}

static void
run_reduction(int rounds)
{
    size_t bytes = 4 * (size_t)LONG;
    int length = LONG;
    whole = host_memory(bytes), steps_out = host_memory(4);
    for (int i = 0; i < LONG; i++)
        whole[i] = i % 1000;
    device_pointer p = device_memory(bytes), q = device_memory(4);
    CALL("cuMemcpyHtoD_v2", p, whole, bytes);
    work w = {"reduction", {132, 1}, {256, 1}, {&p, &q, &length}, 4, q, steps_out};
    report(&w, rounds, reduction);
}

static void
run_mandelbrot(int rounds)
{
    size_t bytes = 4 * WIDTH * HEIGHT;
    int width = WIDTH, height = HEIGHT, most = MOST;
    steps_out = host_memory(bytes);
    device_pointer out = device_memory(bytes);
    work w = {"mandelbrot", {WIDTH * HEIGHT / 128, 1}, {128, 1},
              {&out, &width, &height, &most}, bytes, out, steps_out};
    report(&w, rounds, mandelbrot);
}

// Prints the time of ten thousand launches together.
static void
run_empty(int rounds)
{
    void *function;
    CALL("cuModuleGetFunction", &function, module, "empty");
    int (*launch_kernel)() = (int (*)())symbol("cuLaunchKernel");
    puts("0");
    for (int round = 0; round < rounds; round++) {
        double cpu = seconds(CLOCK_PROCESS_CPUTIME_ID), wall = seconds(CLOCK_MONOTONIC);
        for (int i = 0; i < 10000; i++)
            launch_kernel(function, 1u, 1u, 1u, 32u, 1u, 1u, 0u, NULL, NULL, NULL);
        CALL("cuCtxSynchronize");
        double middle = seconds(CLOCK_PROCESS_CPUTIME_ID);
        printf("%.9f %.9f 0\n", middle - cpu, seconds(CLOCK_MONOTONIC) - wall);
    }
}

// Times loading the text, once per round. Prints its bytes instead of a number of instructions.
static void
run_load(int rounds, const char *text, size_t length)
{
    printf("%zu\n", length);
    for (int round = 0; round < rounds; round++) {
        double cpu = seconds(CLOCK_PROCESS_CPUTIME_ID), wall = seconds(CLOCK_MONOTONIC);
        CALL("cuModuleLoadData", &module, text);
        double middle = seconds(CLOCK_PROCESS_CPUTIME_ID);
        printf("%.9f %.9f 0\n", middle - cpu, seconds(CLOCK_MONOTONIC) - wall);
        CALL("cuModuleUnload", module);
    }
}

static char *
read_text(const char *path, size_t *length)
{
    FILE *file = fopen(path, "r");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        perror(path);
        exit(1);
    }
    *length = (size_t)ftell(file);
    rewind(file);
    char *text = host_memory(*length + 1);
    if (fread(text, 1, *length, file) != *length)
        exit(1);
    fclose(file);
    return text;
}

int
main(int argc, char **argv)
{
    void *context;
    size_t length;
    if (argc != 5 || (library = dlopen(argv[1], RTLD_NOW)) == NULL)
        return fprintf(stderr, "%s\n", argc != 5 ? "run LIBRARY PTX WORK ROUNDS" : dlerror()), 1;
    char *text = read_text(argv[2], &length);
    const char *what = argv[3];
    int rounds = atoi(argv[4]);
    setenv("CUBIND_DEVICE", "simulated", 1);
    CALL("cuInit", 0u);
    CALL("cuDevicePrimaryCtxRetain", &context, 0);
    CALL("cuCtxSetCurrent", context);
    if (strcmp(what, "load") == 0)
        return run_load(rounds, text, length), 0;
    CALL("cuModuleLoadData", &module, text);
    if (strcmp(what, "matmul16") == 0)
        run_matmul(rounds, 16);
    else if (strcmp(what, "matmul32") == 0)
        run_matmul(rounds, 32);
    else if (strcmp(what, "saxpy") == 0)
        run_saxpy(rounds);
    else if (strcmp(what, "reduction") == 0)
        run_reduction(rounds);
    else if (strcmp(what, "mandelbrot") == 0)
        run_mandelbrot(rounds);
    else if (strcmp(what, "empty") == 0)
        run_empty(rounds);
    else
        run_arithmetic(rounds);
    return 0;
}
