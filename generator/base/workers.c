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

// More workers would hardly shorten a run, since the longest module of a toolkit takes a third of
// the total time. Each worker needs some 30 MB.
enum { MOST_AT_ONCE = 4 };

// The longest module of a toolkit normally takes seconds. With sanitizers on a busy machine it
// takes a minute.
enum { MOST_SECONDS = 600 };

// ---- one worker ----

// Lets the kernel kill the worker when its parent dies for any reason, because then nobody waits
// for the worker. The parent may have died before prctl() took effect, hence the check of
// getppid().
static void
end_with(pid_t parent)
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)
        _exit(EXIT_FAILURE);
}

static _Noreturn void
work(const worker *w, int index, worker_task *task, void *data)
{
    text result = {0};
    signal(SIGALRM, SIG_DFL);
    alarm(w->seconds > 0 ? (unsigned)w->seconds : MOST_SECONDS);
    bool ok =
        dup2(fileno(w->messages), STDERR_FILENO) >= 0 && task(index, data, &result) &&
        (result.length == 0 || fwrite(result.data, 1, result.length, w->output) == result.length) &&
        fflush(w->output) == 0;
    text_free(&result);
    exit(ok ? EXIT_SUCCESS : EXIT_FAILURE);
}

static bool
start(worker *w, int index, worker_task *task, void *data)
{
    fflush(NULL); // else the worker would print buffered output a second time
    // Use files in memory: unlike a pipe, they cannot fill up while nobody reads.
    w->output = fdopen(memfd_create("cubind-gen", MFD_CLOEXEC), "w+");
    w->messages = fdopen(memfd_create("cubind-gen", MFD_CLOEXEC), "w+");
    pid_t parent = getpid();
    w->process = w->output != NULL && w->messages != NULL ? fork() : -1;
    if (w->process == 0) {
        end_with(parent);
        work(w, index, task, data);
    }
    if (w->process < 0)
        diag_error((location){0}, "cannot start a process for %s: %s", w->name, strerror(errno));
    return w->process > 0;
}

// Reads all of a worker's file. Returns false after an error that it has reported.
static bool
read_memory(const worker *w, FILE *file, text *out)
{
    *out = (text){0};
    if (fseek(file, 0, SEEK_SET) == 0)
        out->data = text_read_stream(file, &out->length);
    if (out->data == NULL) {
        diag_error((location){0}, "cannot read what the process for %s wrote: %s", w->name,
                   strerror(errno));
    }
    return out->data != NULL;
}

// Prints the worker's messages, reports the signal that ended it if any, and reads its result.
static bool
collect(const worker *w, text *result)
{
    bool started = w->process > 0;
    bool ok = started && WIFEXITED(w->status) && WEXITSTATUS(w->status) == EXIT_SUCCESS;
    if (started) {
        text messages;
        if (read_memory(w, w->messages, &messages)) {
            fwrite(messages.data, 1, messages.length, stderr);
            text_free(&messages);
        } else {
            ok = false;
        }
    }
    if (started && WIFSIGNALED(w->status) && WTERMSIG(w->status) == SIGALRM) {
        diag_error((location){0},
                   "the process for %s took more than %d seconds; if libclang blocks on a file "
                   "that the headers include, exclude that file",
                   w->name, w->seconds > 0 ? w->seconds : MOST_SECONDS);
    } else if (started && WIFSIGNALED(w->status)) {
        // Headers can crash a compiler, most easily by endless nesting.
        int s = WTERMSIG(w->status);
        bool crashed = s == SIGSEGV || s == SIGBUS || s == SIGABRT || s == SIGILL;
        diag_error((location){0}, "the process for %s was killed by signal %d (%s)%s", w->name, s,
                   strsignal(s),
                   crashed ? "; if libclang crashed, simplify the headers or use another libclang"
                           : "");
    }
    ok = ok && read_memory(w, w->output, result);
    FILE *const files[] = {w->output, w->messages};
    for (int i = 0; i < 2; i++)
        if (files[i] != NULL)
            fclose(files[i]);
    return ok;
}

// ---- all of them ----

// Returns the heaviest worker that has not started; NULL if all have.
static worker *
heaviest(worker *workers, int count)
{
    worker *found = NULL;
    for (int i = 0; i < count; i++) {
        bool waits = workers[i].process == 0;
        found = waits && (!found || workers[i].weight > found->weight) ? &workers[i] : found;
    }
    return found;
}

static void
wait_for_one(worker *workers, int count)
{
    int status;
    pid_t process = wait(&status);
    while (process < 0 && errno == EINTR)
        process = wait(&status);
    for (int i = 0; i < count; i++)
        workers[i].status = workers[i].process == process ? status : workers[i].status;
}

bool
workers_run(worker *workers, int count, worker_task *task, void *data, text *results)
{
    long most = sysconf(_SC_NPROCESSORS_ONLN);
    int running = 0;
    bool ok = true;
    most = most < 1 ? 1 : most > MOST_AT_ONCE ? MOST_AT_ONCE : most;
    for (worker *w; ok && (w = heaviest(workers, count)) != NULL; running += ok) {
        if (running == most) {
            wait_for_one(workers, count);
            running--;
        }
        ok = start(w, (int)(w - workers), task, data);
    }
    for (; running > 0; running--)
        wait_for_one(workers, count);
    for (int i = 0; i < count; i++)
        ok = collect(&workers[i], &results[i]) && ok;
    return ok;
}
