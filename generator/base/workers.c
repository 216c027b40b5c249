#include "base/workers.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/diag.h"

// More of them would end hardly sooner: the longest of a toolkit's modules takes a third of all the
// time. Each needs some 30 MB.
enum { MOST_AT_ONCE = 4 };

static int
processors(void)
{
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online < 1 ? 1 : online > MOST_AT_ONCE ? MOST_AT_ONCE : (int)online;
}

// ---- one worker ----

// A file in memory: unlike a pipe it takes everything without a reader.
static FILE *
open_memory(void)
{
    int descriptor = memfd_create("cubind-gen", MFD_CLOEXEC);
    return descriptor < 0 ? NULL : fdopen(descriptor, "w+");
}

// Nobody waits for a worker whose parent is gone, by whatever end: it ends with it. The parent may
// have been gone before the kernel was asked.
static void
end_with(pid_t parent)
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) {
        _exit(EXIT_FAILURE);
    }
}

static _Noreturn void
work(const worker *w, int index, worker_task *task, void *data)
{
    text result = {0};
    bool ok = dup2(fileno(w->messages), STDERR_FILENO) >= 0 && task(index, data, &result) &&
              (result.length == 0 ||
               fwrite(result.data, 1, result.length, w->output) == result.length) &&
              fflush(w->output) == 0;
    text_free(&result);
    exit(ok ? EXIT_SUCCESS : EXIT_FAILURE);
}

static bool
start(worker *w, int index, worker_task *task, void *data)
{
    fflush(NULL); // or the worker would print it once more
    w->output = open_memory();
    w->messages = open_memory();
    pid_t parent = getpid();
    w->process = w->output != NULL && w->messages != NULL ? fork() : -1;
    if (w->process == 0) {
        end_with(parent);
        work(w, index, task, data);
    }
    if (w->process < 0) {
        diag_error((location){0}, "cannot start a process for %s: %s", w->name, strerror(errno));
    }
    return w->process > 0;
}

static text
read_memory(FILE *file)
{
    text all = {0};
    rewind(file);
    all.data = text_read_stream(file, &all.length);
    return all;
}

static bool
ended_well(const worker *w)
{
    return w->process > 0 && WIFEXITED(w->status) && WEXITSTATUS(w->status) == EXIT_SUCCESS;
}

static void
close_files(worker *w)
{
    if (w->output != NULL) {
        fclose(w->output);
    }
    if (w->messages != NULL) {
        fclose(w->messages);
    }
}

// A compiler can be brought down by what it reads, most easily by what nests without end.
static void
report_signal(const char *name, int signal)
{
    bool crashed = signal == SIGSEGV || signal == SIGBUS || signal == SIGABRT || signal == SIGILL;
    diag_error((location){0}, "the process for %s was ended by signal %d (%s)%s", name, signal,
               strsignal(signal),
               crashed ? "; if libclang gave up over its headers, simplify them or use another one"
                       : "");
}

// What the worker wrote, and where it was ended, by what.
static bool
collect(worker *w, text *result)
{
    if (w->process > 0) {
        text messages = read_memory(w->messages);
        fwrite(messages.data, 1, messages.length, stderr);
        text_free(&messages);
        if (WIFSIGNALED(w->status)) {
            report_signal(w->name, WTERMSIG(w->status));
        }
    }
    if (ended_well(w)) {
        *result = read_memory(w->output);
    }
    close_files(w);
    return ended_well(w);
}

// ---- all of them ----

static int
compare_weights(const void *left, const void *right)
{
    const worker *a = *(worker *const *)left, *b = *(worker *const *)right;
    if (a->weight != b->weight) {
        return a->weight < b->weight ? 1 : -1;
    }
    return a < b ? -1 : 1;
}

static void
wait_for_one(worker *workers, int count)
{
    int status;
    pid_t process;
    do {
        process = wait(&status);
    } while (process < 0 && errno == EINTR);
    for (int i = 0; i < count; i++) {
        if (workers[i].process == process) {
            workers[i].status = status;
        }
    }
}

static void
run_all(worker **queue, worker *workers, int count, worker_task *task, void *data)
{
    int running = 0;
    for (int i = 0; i < count; i++) {
        if (running == processors()) {
            wait_for_one(workers, count);
            running--;
        }
        if (!start(queue[i], (int)(queue[i] - workers), task, data)) {
            break;
        }
        running++;
    }
    for (; running > 0; running--) {
        wait_for_one(workers, count);
    }
}

bool
workers_run(arena *a, worker *workers, int count, worker_task *task, void *data, text *results)
{
    worker **queue = arena_alloc(a, sizeof *queue * (size_t)count);
    for (int i = 0; i < count; i++) {
        queue[i] = &workers[i];
    }
    qsort(queue, (size_t)count, sizeof *queue, compare_weights);
    run_all(queue, workers, count, task, data);
    bool ok = true;
    for (int i = 0; i < count; i++) {
        ok = collect(&workers[i], &results[i]) && ok;
    }
    return ok;
}
