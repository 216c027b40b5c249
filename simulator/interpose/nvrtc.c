// NVRTC, whose cubins carry the PTX that they were made from: NVRTC hands it out beside every cubin. Behind it is the program, in the
// comments that reports show lines of (execute/source.c), and the code says which lines it is of.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <stub.h>

#include "carry.h"
#include "types.h"

STUB_EXPORT nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin);
STUB_EXPORT nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *size);
STUB_EXPORT nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx);
STUB_EXPORT nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *size);
nvrtcResult interposed_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin);
nvrtcResult interposed_nvrtcGetCUBINSize(nvrtcProgram prog, size_t *size);

STUB_EXPORT nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,
                                           int numHeaders, const char *const *headers,
                                           const char *const *includeNames);
STUB_EXPORT nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog);
STUB_EXPORT nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions,
                                            const char *const *options);
__typeof__(nvrtcCreateProgram) interposed_nvrtcCreateProgram;
__typeof__(nvrtcDestroyProgram) interposed_nvrtcDestroyProgram;
__typeof__(nvrtcCompileProgram) interposed_nvrtcCompileProgram;

// --- programs ------------------------------------------------------------------------------------

// The facts about a program that is alive.
typedef struct source {
    struct source *next;
    nvrtcProgram program;
    char *comments; // NULL: no memory
} source;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static source *all;

static char *
comments_of(const char *text, const char *name)
{
    static const char head[] = "\n//cubind source: ", line[] = "\n//|";
    size_t lines = 1;
    for (const char *at = text; *at != '\0'; at++)
        lines += *at == '\n';
    char *made = malloc(sizeof head + strlen(name) + strlen(text) + lines * sizeof line + 2);
    if (made == NULL)
        return NULL;
    char *to = stpcpy(stpcpy(stpcpy(made, head), name), line);
    for (; *text != '\0'; text++)
        if (*text == '\n')
            to = stpcpy(to, line);
        else
            *to++ = *text;
    strcpy(to, "\n");
    return made;
}

nvrtcResult
interposed_nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
                              const char *const *headers, const char *const *includeNames)
{
    __typeof__(nvrtcCreateProgram) *create = INTERPOSE_REAL(nvrtcCreateProgram);
    nvrtcResult status = create != NULL ? create(prog, src, name, numHeaders, headers, includeNames)
                                        : NVRTC_ERROR_INTERNAL_ERROR;
    source *s = status == NVRTC_SUCCESS ? calloc(1, sizeof *s) : NULL;
    if (s == NULL)
        return status;
    s->program = *prog;
    s->comments = comments_of(src, name != NULL ? name : "default_program");
    pthread_mutex_lock(&lock);
    s->next = all;
    all = s;
    pthread_mutex_unlock(&lock);
    return status;
}

nvrtcResult
interposed_nvrtcDestroyProgram(nvrtcProgram *prog)
{
    __typeof__(nvrtcDestroyProgram) *destroy = INTERPOSE_REAL(nvrtcDestroyProgram);
    source *found = NULL;
    pthread_mutex_lock(&lock);
    for (source **link = &all; prog != NULL && *link != NULL; link = &(*link)->next)
        if ((*link)->program == *prog) {
            found = *link;
            *link = found->next;
            break;
        }
    pthread_mutex_unlock(&lock);
    if (found != NULL)
        free(found->comments);
    free(found);
    return destroy != NULL ? destroy(prog) : NVRTC_ERROR_INTERNAL_ERROR;
}

// A program is used by one thread at a time, so that what is found stays.
static const char *
comments_for(nvrtcProgram program)
{
    pthread_mutex_lock(&lock);
    const source *s = all;
    while (s != NULL && s->program != program)
        s = s->next;
    pthread_mutex_unlock(&lock);
    return s != NULL ? s->comments : NULL;
}

// An option that has to do with lines already. The last one is cubind's own word for no lines.
static bool
speaks_of_lines(const char *option)
{
    static const char *const known[] = {"-lineinfo", "--generate-line-info", "-G", "--device-debug",
                                        "--undefine-macro=CUBIND_LINES"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(option, known[i]) == 0)
            return true;
    return false;
}

nvrtcResult
interposed_nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)
{
    __typeof__(nvrtcCompileProgram) *compile = INTERPOSE_REAL(nvrtcCompileProgram);
    if (compile == NULL)
        return NVRTC_ERROR_INTERNAL_ERROR;
    bool is_said = numOptions < 0 || (numOptions > 0 && options == NULL);
    for (int i = 0; i < numOptions && !is_said; i++)
        is_said = options[i] == NULL || speaks_of_lines(options[i]);
    const char **more = is_said ? NULL : calloc((size_t)numOptions + 1, sizeof *more);
    if (more == NULL)
        return compile(prog, numOptions, options);
    if (numOptions > 0)
        memcpy(more, options, (size_t)numOptions * sizeof *more);
    more[numOptions] = "--generate-line-info";
    nvrtcResult status = compile(prog, numOptions + 1, more);
    free(more);
    return status;
}

// --- results -------------------------------------------------------------------------------------

typedef struct result {
    char *cubin;
    size_t size;
    texts ptx;
} result;

static void
release(result *r)
{
    free(r->cubin);
    texts_free(&r->ptx);
}

// None where there is none.
static void
read_ptx(nvrtcProgram prog, texts *list)
{
    __typeof__(nvrtcGetPTXSize) *get_size = INTERPOSE_REAL(nvrtcGetPTXSize);
    __typeof__(nvrtcGetPTX) *get = INTERPOSE_REAL(nvrtcGetPTX);
    size_t size = 0;
    if (get_size == NULL || get == NULL || get_size(prog, &size) != NVRTC_SUCCESS || size <= 1)
        return;
    const char *comments = comments_for(prog);
    size_t room = comments != NULL ? strlen(comments) : 0;
    char *text = malloc(size + room);
    if (text != NULL && get(prog, text) == NVRTC_SUCCESS) {
        if (room > 0)
            memcpy(text + strlen(text), comments, room + 1);
        texts_add(list, text, strlen(text));
    }
    free(text);
}

static nvrtcResult
read_result(nvrtcProgram prog, result *r)
{
    *r = (result){0};
    __typeof__(nvrtcGetCUBINSize) *get_size = INTERPOSE_REAL(nvrtcGetCUBINSize);
    __typeof__(nvrtcGetCUBIN) *get = INTERPOSE_REAL(nvrtcGetCUBIN);
    if (get_size == NULL || get == NULL)
        return NVRTC_ERROR_INTERNAL_ERROR;
    nvrtcResult status = get_size(prog, &r->size);
    if (status != NVRTC_SUCCESS || r->size == 0)
        return status;
    r->cubin = malloc(r->size);
    if (r->cubin == NULL)
        return NVRTC_ERROR_OUT_OF_MEMORY;
    status = get(prog, r->cubin);
    if (status == NVRTC_SUCCESS)
        read_ptx(prog, &r->ptx);
    return status;
}

nvrtcResult
interposed_nvrtcGetCUBINSize(nvrtcProgram prog, size_t *size)
{
    result r;
    if (size == NULL)
        return NVRTC_ERROR_INVALID_INPUT;
    nvrtcResult status = read_result(prog, &r);
    if (status == NVRTC_SUCCESS)
        *size = carry_size(r.cubin, r.size, &r.ptx);
    release(&r);
    return status;
}

nvrtcResult
interposed_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
{
    result r;
    if (cubin == NULL)
        return NVRTC_ERROR_INVALID_INPUT;
    nvrtcResult status = read_result(prog, &r);
    if (status == NVRTC_SUCCESS && r.size > 0)
        carry(cubin, r.cubin, r.size, &r.ptx);
    release(&r);
    return status;
}
