// Implements the hand-written half of a stub library: records calls, writes scripted or patterned
// outputs, and returns scripted results. Generated entry points call it, and tests control it.
//
// The lock is held from stub_begin to stub_finish, so there is only one call in progress at a time.
// While the lock is held, no callback of the caller runs, and the code waits for nothing else.
#include "stub.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "control.h"

enum { MAX_PARAMS = 40, MAX_CALLS = 4096 };

typedef struct bytes {
    unsigned char *data; // NULL: none
    size_t size;
} bytes;

// A call in the log: for each parameter its own bytes, and the bytes that it pointed to. NULL
// `data` means that nothing was recorded; empty input is a size of 0.
typedef struct logged {
    int function;
    bytes arguments[MAX_PARAMS];
    bytes inputs[MAX_PARAMS];
} logged;

// A scripted output for calls in which another argument has a certain value.
typedef struct answer {
    struct answer *next;
    int param;
    int when;
    uint64_t value;
    bytes data;
} answer;

typedef struct script {
    int64_t result;
    bool quiet;     // a failed call writes nothing
    bytes *outputs; // one per parameter; NULL if none is scripted
    answer *answers;
    uint64_t nulls; // bit i: the text or array behind parameter i is NULL
} script;

struct stub_call {
    int function;
    script *script;
    logged *log; // NULL while logging is off
    bool silent; // outputs are left alone
    bool faulty; // this call must fail (stub_fail_call)
    int64_t fault;
    uint64_t arguments[MAX_PARAMS]; // their first eight bytes; set only if the function has answers
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static stub_call current;
static script *scripts; // one per function, allocated on first use
static logged **calls;
static size_t call_count; // the log keeps the first MAX_CALLS of them
static size_t kept;
static bool logging = true;

// The number of calls until the one that fails; 0 if none does.
static atomic_llong countdown;
static _Atomic int64_t fault_status;
static atomic_ullong counted; // calls that could have failed

// Resets the functional half; NULL if the library has none.
extern void functional_reset(void) __attribute__((weak));

static char fixed_text[] = "text of the stub";

// Whether a function must keep working while everything around it is scripted.
static bool
is_vital(int function)
{
    static const char *const vital[] = {"cuGetProcAddress", "cuGetProcAddress_v2",
                                        "cuGetExportTable"};
    for (size_t i = 0; i < sizeof vital / sizeof *vital; i++)
        if (strcmp(stub_functions[function].symbol, vital[i]) == 0)
            return true;
    return false;
}

static bool
is_function(int function)
{
    return function >= 0 && function < stub_function_count;
}

// Aborts if there is no memory: a test double that cannot record must not continue.
static void *
must(void *memory)
{
    if (memory == NULL)
        abort();
    return memory;
}

static bytes
copy_of(const void *data, size_t size)
{
    bytes b = {must(malloc(size > 0 ? size : 1)), size};
    if (size > 0)
        memcpy(b.data, data, size);
    return b;
}

static script *
script_of(int function)
{
    if (scripts == NULL)
        scripts = must(calloc((size_t)stub_function_count, sizeof *scripts));
    return &scripts[function];
}

static const bytes *
scripted(const stub_call *c, int param)
{
    for (const answer *a = c->script->answers; a != NULL; a = a->next)
        if (a->param == param && a->when < stub_functions[c->function].param_count &&
            c->arguments[a->when] == a->value)
            return &a->data;
    if (c->script->outputs == NULL || c->script->outputs[param].data == NULL)
        return NULL;
    return &c->script->outputs[param];
}

// --- called by the generated entry points --------------------------------------------------------

static logged *
new_log_entry(int function)
{
    call_count++;
    if (!logging || kept == MAX_CALLS)
        return NULL;
    if (calls == NULL)
        calls = must(calloc(MAX_CALLS, sizeof *calls));
    logged *entry = must(calloc(1, sizeof *entry));
    entry->function = function;
    calls[kept++] = entry;
    return entry;
}

bool
stub_fault(int64_t *status)
{
    atomic_fetch_add(&counted, 1);
    if (atomic_load(&countdown) <= 0 || atomic_fetch_sub(&countdown, 1) != 1)
        return false;
    *status = atomic_load(&fault_status);
    return true;
}

stub_call *
stub_begin(int function)
{
    stub_wait_for_lock(function);
    pthread_mutex_lock(&lock);
    script *s = script_of(function);
    bool has_status = stub_functions[function].result == STUB_RESULT_STATUS;
    current.faulty = has_status && !is_vital(function) && stub_fault(&current.fault);
    bool failed = (has_status && s->result != 0) || current.faulty;
    current.function = function;
    current.script = s;
    current.log = new_log_entry(function);
    current.silent = failed && (s->quiet || current.faulty);
    return &current;
}

void
stub_arguments(stub_call *c, const stub_argument *arguments)
{
    const stub_function *f = &stub_functions[c->function];
    for (int i = 0; i < f->param_count && i < MAX_PARAMS; i++) {
        size_t size = arguments[i].size;
        if (c->log != NULL)
            c->log->arguments[i] = copy_of(arguments[i].at, size);
        if (c->script->answers != NULL) {
            c->arguments[i] = 0;
            memcpy(&c->arguments[i], arguments[i].at,
                   size < sizeof(uint64_t) ? size : sizeof(uint64_t));
        }
    }
}

void
stub_input(stub_call *c, int param, const void *data, size_t size)
{
    bool is_wanted = c->log != NULL && data != NULL && size <= STUB_LARGEST;
    if (is_wanted && c->log->inputs[param].data == NULL)
        c->log->inputs[param] = copy_of(data, size);
}

void
stub_input_string(stub_call *c, int param, const char *text)
{
    if (text != NULL)
        stub_input(c, param, text, strlen(text));
}

// Records the texts one after the other, each with its NUL.
void
stub_input_strings(stub_call *c, int param, const char *const *texts, size_t count)
{
    if (c->log == NULL || texts == NULL)
        return;
    size_t size = 0;
    for (size_t i = 0; i < count; i++)
        size += texts[i] != NULL ? strlen(texts[i]) + 1 : 1;
    bytes joined = {must(malloc(size + 1)), 0};
    for (size_t i = 0; i < count; i++) {
        const char *text = texts[i] != NULL ? texts[i] : "";
        memcpy(joined.data + joined.size, text, strlen(text) + 1);
        joined.size += strlen(text) + 1;
    }
    c->log->inputs[param] = joined;
}

int
stub_pattern(int param, size_t i)
{
    return (int)(((size_t)param * 16 + i) % 127) + 1;
}

static void
fill(const stub_call *c, int param, void *at, size_t size)
{
    if (at == NULL || c->silent || size > STUB_LARGEST)
        return;
    const bytes *s = scripted(c, param);
    size_t given = s == NULL ? 0 : s->size < size ? s->size : size;
    if (given > 0)
        memcpy(at, s->data, given);
    for (size_t i = given; i < size; i++)
        ((unsigned char *)at)[i] = (unsigned char)stub_pattern(param, i);
}

void
stub_output(stub_call *c, int param, void *at, size_t size)
{
    fill(c, param, at, size);
}

void
stub_output_open(stub_call *c, int param, void *at, size_t size)
{
    const bytes *s = scripted(c, param);
    fill(c, param, at, s != NULL ? s->size : size);
}

static bool
is_null(const stub_call *c, int param)
{
    return (c->script->nulls >> param & 1) != 0;
}

void
stub_output_string(stub_call *c, int param, const char **at)
{
    if (at == NULL || c->silent)
        return;
    const bytes *s = scripted(c, param);
    *at = is_null(c, param) ? NULL : s != NULL ? (const char *)s->data : fixed_text;
}

// Returns the scripted array itself, as the library returns an array that it owns. Without a script
// it is an array that grows but never shrinks.
void
stub_output_view(stub_call *c, int param, const void **at, size_t size)
{
    static unsigned char *views[MAX_PARAMS];
    static size_t sizes[MAX_PARAMS];
    if (at == NULL || c->silent || size > STUB_LARGEST)
        return;
    const bytes *s = scripted(c, param);
    if (is_null(c, param) || (s != NULL && s->size >= size)) {
        *at = is_null(c, param) ? NULL : s->data;
        return;
    }
    if (sizes[param] < size) {
        views[param] = must(realloc(views[param], size));
        sizes[param] = size;
    }
    for (size_t i = 0; i < size; i++)
        views[param][i] = (unsigned char)stub_pattern(param, i);
    *at = views[param];
}

size_t
stub_output_count(stub_call *c, int param, void *at, size_t size, size_t capacity)
{
    if (at == NULL)
        return capacity == SIZE_MAX ? 0 : capacity;
    uint64_t count = STUB_DEFAULT_COUNT;
    const bytes *s = scripted(c, param);
    if (s != NULL) {
        count = 0;
        memcpy(&count, s->data, s->size < sizeof count ? s->size : sizeof count);
    }
    if (count > capacity)
        count = capacity;
    if (!c->silent)
        memcpy(at, &count, size < sizeof count ? size : sizeof count);
    return (size_t)count;
}

int64_t
stub_finish(stub_call *c)
{
    int64_t result = c->faulty ? c->fault : c->script->result;
    pthread_mutex_unlock(&lock);
    return result;
}

// The returned text is scripted as the output of parameter 0, which such functions never have.
void *
stub_finish_string(stub_call *c)
{
    const bytes *s = scripted(c, 0);
    void *text = is_null(c, 0) ? NULL : s != NULL ? (void *)s->data : fixed_text;
    pthread_mutex_unlock(&lock);
    return text;
}

// --- called by tests -----------------------------------------------------------------------------

int
stub_find(const char *symbol)
{
    int low = 0, high = stub_function_count;
    while (low < high) {
        int middle = (low + high) / 2;
        int order = strcmp(stub_functions[middle].symbol, symbol);
        if (order == 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}

int
stub_size(void)
{
    return stub_function_count;
}

void
stub_set_mode(int function, int mode)
{
    if (is_function(function)) {
        if (!(mode == STUB_FREE && is_vital(function)))
            stub_modes[function] = (unsigned char)mode;
        return;
    }
    for (int i = 0; i < stub_function_count; i++)
        if (!is_vital(i))
            stub_modes[i] = (unsigned char)mode;
}

void
stub_script_result(int function, int64_t result)
{
    if (!is_function(function))
        return;
    pthread_mutex_lock(&lock);
    script_of(function)->result = result;
    pthread_mutex_unlock(&lock);
}

int
stub_script_output(int function, int param, const void *data, size_t size)
{
    if (!is_function(function) || param < 0 || param >= MAX_PARAMS)
        return -1;
    pthread_mutex_lock(&lock);
    script *s = script_of(function);
    if (s->outputs == NULL)
        s->outputs = must(calloc(MAX_PARAMS, sizeof *s->outputs));
    free(s->outputs[param].data);
    s->outputs[param] = size > 0 ? copy_of(data, size) : (bytes){NULL, 0};
    pthread_mutex_unlock(&lock);
    return 0;
}

void
stub_script_null(int function, int param)
{
    if (!is_function(function) || param < 0 || param >= MAX_PARAMS)
        return;
    pthread_mutex_lock(&lock);
    script_of(function)->nulls |= UINT64_C(1) << param;
    pthread_mutex_unlock(&lock);
}

int
stub_script_answer(int function, int param, int when, uint64_t value, const void *data, size_t size)
{
    if (!is_function(function) || param < 0 || param >= MAX_PARAMS || when < 0 ||
        when >= MAX_PARAMS)
        return -1;
    answer *a = must(malloc(sizeof *a));
    pthread_mutex_lock(&lock);
    script *s = script_of(function);
    *a = (answer){s->answers, param, when, value, copy_of(data, size)};
    s->answers = a;
    pthread_mutex_unlock(&lock);
    return 0;
}

void
stub_script_quiet(int function, int quiet)
{
    if (!is_function(function))
        return;
    pthread_mutex_lock(&lock);
    script_of(function)->quiet = quiet != 0;
    pthread_mutex_unlock(&lock);
}

static void
clear_log(void)
{
    for (size_t i = 0; i < kept; i++) {
        for (int p = 0; p < MAX_PARAMS; p++) {
            free(calls[i]->arguments[p].data);
            free(calls[i]->inputs[p].data);
        }
        free(calls[i]);
    }
    kept = 0;
    call_count = 0;
}

static void
clear_script(script *s)
{
    for (int p = 0; s->outputs != NULL && p < MAX_PARAMS; p++)
        free(s->outputs[p].data);
    free(s->outputs);
    for (answer *a = s->answers, *next; a != NULL; a = next) {
        next = a->next;
        free(a->data.data);
        free(a);
    }
}

void
stub_reset(void)
{
    memset(stub_modes, STUB_FUNCTIONAL, (size_t)stub_function_count);
    pthread_mutex_lock(&lock);
    for (int i = 0; scripts != NULL && i < stub_function_count; i++)
        clear_script(&scripts[i]);
    free(scripts);
    scripts = NULL;
    clear_log();
    logging = true;
    pthread_mutex_unlock(&lock);
    stub_fail_call(0, 0);
    if (functional_reset != NULL)
        functional_reset();
}

void
stub_fail_call(long long n, int64_t status)
{
    atomic_store(&fault_status, status);
    atomic_store(&countdown, n);
}

long long
stub_fault_left(void)
{
    long long left = atomic_load(&countdown);
    return left > 0 ? left : 0;
}

unsigned long long
stub_counted_calls(void)
{
    return atomic_load(&counted);
}

void
stub_set_logging(int on)
{
    pthread_mutex_lock(&lock);
    logging = on != 0;
    pthread_mutex_unlock(&lock);
}

size_t
stub_call_count(void)
{
    pthread_mutex_lock(&lock);
    size_t count = call_count;
    pthread_mutex_unlock(&lock);
    return count;
}

void
stub_clear_log(void)
{
    pthread_mutex_lock(&lock);
    clear_log();
    pthread_mutex_unlock(&lock);
}

int
stub_call_function(size_t call)
{
    pthread_mutex_lock(&lock);
    int function = call < kept ? calls[call]->function : -1;
    pthread_mutex_unlock(&lock);
    return function;
}

static int64_t
look_up(size_t call, int param, bool input, const void **data)
{
    pthread_mutex_lock(&lock);
    int64_t size = -1;
    if (call < kept && param >= 0 && param < MAX_PARAMS) {
        const bytes *b = input ? &calls[call]->inputs[param] : &calls[call]->arguments[param];
        *data = b->data;
        size = b->data != NULL ? (int64_t)b->size : -1;
    }
    pthread_mutex_unlock(&lock);
    return size;
}

int64_t
stub_call_argument(size_t call, int param, const void **data)
{
    return look_up(call, param, false, data);
}

int64_t
stub_call_input(size_t call, int param, const void **data)
{
    return look_up(call, param, true, data);
}
