// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

static size_t
value_size_kinds(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return 4;
    case 2:
        return 8;
    case 3:
        return 8;
    default:
        return given;
    }
}

// A complex number has two parts.
static size_t
value_parts_kinds(int64_t key)
{
    switch (key) {
    case 3:
        return 2;
    default:
        return 1;
    }
}

extern status functional_sampleAdd(context c, const void *alpha,
    const void *beta) __attribute__((weak));
STUB_EXPORT status sampleAdd(context c, const void *alpha, const void *beta);
extern status functional_sampleDot(context c, const pair *x, pair *result) __attribute__((weak));
STUB_EXPORT status sampleDot(context c, const pair *x, pair *result);
extern status functional_sampleGetMode(context c, mode *where) __attribute__((weak));
STUB_EXPORT status sampleGetMode(context c, mode *where);
extern status functional_sampleGetSetting(context c, int setting, void *value,
    size_t size) __attribute__((weak));
STUB_EXPORT status sampleGetSetting(context c, int setting, void *value, size_t size);
extern status functional_sampleGroups(int count, const int *sizes,
    const long long *alpha) __attribute__((weak));
STUB_EXPORT status sampleGroups(int count, const int *sizes, const long long *alpha);
extern status functional_sampleRotate(context c, double *a, const double *b,
    double *param) __attribute__((weak));
STUB_EXPORT status sampleRotate(context c, double *a, const double *b, double *param);
extern status functional_sampleScale(context c, int n, const float *alpha,
    float *x) __attribute__((weak));
STUB_EXPORT status sampleScale(context c, int n, const float *alpha, float *x);
extern status functional_sampleScaleAny(context c, kind of, kind data, const void *alpha,
    void *x) __attribute__((weak));
STUB_EXPORT status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x);

STUB_EXPORT status
sampleAdd(context c, const void *alpha, const void *beta)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleAdd != NULL)
        return functional_sampleAdd(c, alpha, beta);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &alpha, sizeof alpha);
    stub_argument(recorded, &beta, sizeof beta);
    stub_input(recorded, 1, alpha, sizeof(double[2]));
    stub_input(recorded, 2, beta, sizeof(double[2]));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleDot(context c, const pair *x, pair *result)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleDot != NULL)
        return functional_sampleDot(c, x, result);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &x, sizeof x);
    stub_argument(recorded, &result, sizeof result);
    stub_output(recorded, 2, (void *)result, sizeof(pair));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetMode(context c, mode *where)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return OK;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_sampleGetMode != NULL)
        return functional_sampleGetMode(c, where);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &where, sizeof where);
    stub_output(recorded, 1, (void *)where, sizeof(mode));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetSetting(context c, int setting, void *value, size_t size)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return OK;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_sampleGetSetting != NULL)
        return functional_sampleGetSetting(c, setting, value, size);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &setting, sizeof setting);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGroups(int count, const int *sizes, const long long *alpha)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return OK;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_sampleGroups != NULL)
        return functional_sampleGroups(count, sizes, alpha);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_argument(recorded, &alpha, sizeof alpha);
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(int));
    stub_input(recorded, 2, alpha, stub_items((size_t)count) * sizeof(long long));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleRotate(context c, double *a, const double *b, double *param)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return OK;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_sampleRotate != NULL)
        return functional_sampleRotate(c, a, b, param);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &a, sizeof a);
    stub_argument(recorded, &b, sizeof b);
    stub_argument(recorded, &param, sizeof param);
    stub_input(recorded, 1, a, sizeof(double));
    stub_input(recorded, 2, b, sizeof(double));
    stub_output(recorded, 1, (void *)a, sizeof(double));
    stub_output(recorded, 3, (void *)param, 5 * sizeof(double));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleScale(context c, int n, const float *alpha, float *x)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return OK;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_sampleScale != NULL)
        return functional_sampleScale(c, n, alpha, x);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &alpha, sizeof alpha);
    stub_argument(recorded, &x, sizeof x);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return OK;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_sampleScaleAny != NULL)
        return functional_sampleScaleAny(c, of, data, alpha, x);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &of, sizeof of);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &alpha, sizeof alpha);
    stub_argument(recorded, &x, sizeof x);
    stub_input(recorded, 3, alpha, value_size_kinds(of, 0) * value_parts_kinds(data));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleGetMode[] = {
    {"c", "context", sizeof(context), false},
    {"where", "mode *", sizeof(mode *), true},
};
static const stub_param params_sampleGetSetting[] = {
    {"c", "context", sizeof(context), false},
    {"setting", "int", sizeof(int), false},
    {"value", "void *", sizeof(void *), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_sampleScale[] = {
    {"c", "context", sizeof(context), false},
    {"n", "int", sizeof(int), false},
    {"alpha", "const float *", sizeof(const float *), false},
    {"x", "float *", sizeof(float *), false},
};
static const stub_param params_sampleScaleAny[] = {
    {"c", "context", sizeof(context), false},
    {"of", "kind", sizeof(kind), false},
    {"data", "kind", sizeof(kind), false},
    {"alpha", "const void *", sizeof(const void *), false},
    {"x", "void *", sizeof(void *), false},
};
static const stub_param params_sampleDot[] = {
    {"c", "context", sizeof(context), false},
    {"x", "const pair *", sizeof(const pair *), false},
    {"result", "pair *", sizeof(pair *), true},
};
static const stub_param params_sampleRotate[] = {
    {"c", "context", sizeof(context), false},
    {"a", "double *", sizeof(double *), true},
    {"b", "const double *", sizeof(const double *), false},
    {"param", "double *", sizeof(double *), true},
};
static const stub_param params_sampleGroups[] = {
    {"count", "int", sizeof(int), false},
    {"sizes", "const int *", sizeof(const int *), false},
    {"alpha", "const long long *", sizeof(const long long *), false},
};
static const stub_param params_sampleAdd[] = {
    {"c", "context", sizeof(context), false},
    {"alpha", "const void *", sizeof(const void *), false},
    {"beta", "const void *", sizeof(const void *), false},
};

const stub_function stub_functions[] = {
    {"sampleAdd", "sampleAdd", "sampleAdd", 0, false, (void (*)(void))sampleAdd,
        STUB_RESULT_STATUS, params_sampleAdd, 3},
    {"sampleDot", "sampleDot", "sampleDot", 0, false, (void (*)(void))sampleDot,
        STUB_RESULT_STATUS, params_sampleDot, 3},
    {"sampleGetMode", "sampleGetMode", "sampleGetMode", 0, false, (void (*)(void))sampleGetMode,
        STUB_RESULT_STATUS, params_sampleGetMode, 2},
    {"sampleGetSetting", "sampleGetSetting", "sampleGetSetting", 0, false,
        (void (*)(void))sampleGetSetting, STUB_RESULT_STATUS, params_sampleGetSetting, 4},
    {"sampleGroups", "sampleGroups", "sampleGroups", 0, false, (void (*)(void))sampleGroups,
        STUB_RESULT_STATUS, params_sampleGroups, 3},
    {"sampleRotate", "sampleRotate", "sampleRotate", 0, false, (void (*)(void))sampleRotate,
        STUB_RESULT_STATUS, params_sampleRotate, 4},
    {"sampleScale", "sampleScale", "sampleScale", 0, false, (void (*)(void))sampleScale,
        STUB_RESULT_STATUS, params_sampleScale, 4},
    {"sampleScaleAny", "sampleScaleAny", "sampleScaleAny", 0, false,
        (void (*)(void))sampleScaleAny, STUB_RESULT_STATUS, params_sampleScaleAny, 5},
};
const int stub_function_count = 8;
unsigned char stub_modes[8];
