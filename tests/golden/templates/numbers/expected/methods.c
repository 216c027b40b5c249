// methods.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_sampleGetMode[] =
    "sampleGetMode($module, /, c)\n--\n\n"
    "sampleGetMode(c)\n\n"
    "status sampleGetMode(context c, mode *where)\n\n"
    "Parameters\n"
    "    c : context, int or None\n\n"
    "Returns\n"
    "    (status, where); cubind.checked.sample returns where, or raises CUDAError\n"
    "    where : mode\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleGetSetting[] =
    "sampleGetSetting($module, /, c, setting, value, size)\n--\n\n"
    "sampleGetSetting(c, setting, value, size)\n\n"
    "status sampleGetSetting(context c, int setting, void *value, size_t size)\n\n"
    "Parameters\n"
    "    c : context, int or None\n"
    "    setting : int\n"
    "    value : int (address), buffer or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleScale[] =
    "sampleScale($module, /, c, n, alpha, x)\n--\n\n"
    "sampleScale(c, n, alpha, x)\n\n"
    "status sampleScale(context c, int n, const float *alpha, float *x)\n\n"
    "Parameters\n"
    "    c : context, int or None\n"
    "    n : int\n"
    "    alpha : a number (with ON_HOST), else int (address) or buffer\n"
    "    x : int (address), buffer or None\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleScaleAny[] =
    "sampleScaleAny($module, /, c, of, data, alpha, x)\n--\n\n"
    "sampleScaleAny(c, of, data, alpha, x)\n\n"
    "status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)\n\n"
    "Parameters\n"
    "    c : context, int or None\n"
    "    of, data : kind or int\n"
    "    alpha : a number (with ON_HOST), else int (address) or buffer\n"
    "    x : int (address), buffer or None\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleDot[] =
    "sampleDot($module, /, c, x, result=None)\n--\n\n"
    "sampleDot(c, x, result=None)\n\n"
    "status sampleDot(context c, const pair *x, pair *result)\n\n"
    "Parameters\n"
    "    c : context, int or None\n"
    "    x : int (address), buffer or None\n"
    "    result : None (with ON_HOST) or int (address)\n\n"
    "Returns\n"
    "    (status, result); cubind.checked.sample returns result, or raises CUDAError\n"
    "    result : complex | None\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleRotate[] =
    "sampleRotate($module, /, c, a, b, param=None)\n--\n\n"
    "sampleRotate(c, a, b, param=None)\n\n"
    "status sampleRotate(context c, double *a, const double *b, double *param)\n\n"
    "Parameters\n"
    "    c : context, int or None\n"
    "    a : a number (with ON_HOST), else int (address) or buffer; in and out\n"
    "    b : a number, or a buffer that holds one\n"
    "    param : None (with ON_HOST) or int (address)\n\n"
    "Returns\n"
    "    (status, a, param); cubind.checked.sample returns (a, param), or raises CUDAError\n"
    "    a : float | None\n"
    "    param : list[float] | None\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleGroups[] =
    "sampleGroups($module, /, count, sizes, alpha)\n--\n\n"
    "sampleGroups(count, sizes, alpha)\n\n"
    "status sampleGroups(int count, const int *sizes, const long long *alpha)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    sizes : sequence of int, or None; as many as count\n"
    "    alpha : numbers, a buffer that holds them or int (address)\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";
static const char doc_checked_sampleGroups[] =
    "sampleGroups($module, /, sizes, alpha)\n--\n\n"
    "sampleGroups(sizes, alpha)\n\n"
    "status sampleGroups(int count, const int *sizes, const long long *alpha)\n\n"
    "Parameters\n"
    "    sizes : sequence of int, or None\n"
    "    alpha : numbers, a buffer that holds them or int (address)\n\n"
    "Returns\n"
    "    None, or raises CUDAError; cubind.sample returns (status,)\n\n"
    "Keeps the GIL.\n";
static const char doc_sampleAdd[] =
    "sampleAdd($module, /, c, alpha, beta)\n--\n\n"
    "sampleAdd(c, alpha, beta)\n\n"
    "status sampleAdd(context c, const void *alpha, const void *beta)\n\n"
    "Parameters\n"
    "    c : context, int or None\n"
    "    alpha : a number (with ON_HOST), else int (address) or buffer\n"
    "    beta : a number (with ON_HOST or FIRST_ON_DEVICE), else int (address) or buffer\n\n"
    "Returns\n"
    "    (status,); cubind.checked.sample returns None, or raises CUDAError\n\n"
    "Keeps the GIL.\n";

PyMethodDef sample_methods[] = {
    METHOD(sampleGetMode, doc_sampleGetMode),
    METHOD(sampleGetSetting, doc_sampleGetSetting),
    METHOD(sampleScale, doc_sampleScale),
    METHOD(sampleScaleAny, doc_sampleScaleAny),
    METHOD(sampleDot, doc_sampleDot),
    METHOD(sampleRotate, doc_sampleRotate),
    METHOD(sampleGroups, doc_sampleGroups),
    METHOD(sampleAdd, doc_sampleAdd),
    {NULL, NULL, 0, NULL},
};

PyMethodDef sample_checked_methods[] = {
    METHOD(sampleGetMode, doc_sampleGetMode),
    METHOD(sampleGetSetting, doc_sampleGetSetting),
    METHOD(sampleScale, doc_sampleScale),
    METHOD(sampleScaleAny, doc_sampleScaleAny),
    METHOD(sampleDot, doc_sampleDot),
    METHOD(sampleRotate, doc_sampleRotate),
    METHOD(sampleGroups, doc_checked_sampleGroups),
    METHOD(sampleAdd, doc_sampleAdd),
    {NULL, NULL, 0, NULL},
};
