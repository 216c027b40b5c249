// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
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

STUB_EXPORT status
sampleAdd(context c, const void *alpha, const void *beta)
{
    STUB_BEGIN(0, sampleAdd, OK, (c, alpha, beta));
    STUB_ARGUMENTS(&c, &alpha, &beta);
    stub_input(recorded, 1, alpha, sizeof(double[2]));
    stub_input(recorded, 2, beta, sizeof(double[2]));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleDot(context c, const pair *x, pair *result)
{
    STUB_BEGIN(1, sampleDot, OK, (c, x, result));
    STUB_ARGUMENTS(&c, &x, &result);
    stub_output(recorded, 2, (void *)result, sizeof(pair));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetMode(context c, mode *where)
{
    STUB_BEGIN(2, sampleGetMode, OK, (c, where));
    STUB_ARGUMENTS(&c, &where);
    stub_output(recorded, 1, (void *)where, sizeof(mode));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetSetting(context c, int setting, void *value, size_t size)
{
    STUB_BEGIN(3, sampleGetSetting, OK, (c, setting, value, size));
    STUB_ARGUMENTS(&c, &setting, &value, &size);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGroups(int count, const int *sizes, const long long *alpha)
{
    STUB_BEGIN(4, sampleGroups, OK, (count, sizes, alpha));
    STUB_ARGUMENTS(&count, &sizes, &alpha);
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(int));
    stub_input(recorded, 2, alpha, stub_items((size_t)count) * sizeof(long long));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleRotate(context c, double *a, const double *b, double *param)
{
    STUB_BEGIN(5, sampleRotate, OK, (c, a, b, param));
    STUB_ARGUMENTS(&c, &a, &b, &param);
    stub_input(recorded, 1, a, sizeof(double));
    stub_input(recorded, 2, b, sizeof(double));
    stub_output(recorded, 1, (void *)a, sizeof(double));
    stub_output(recorded, 3, (void *)param, 5 * sizeof(double));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleScale(context c, int n, const float *alpha, float *x)
{
    STUB_BEGIN(6, sampleScale, OK, (c, n, alpha, x));
    STUB_ARGUMENTS(&c, &n, &alpha, &x);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)
{
    STUB_BEGIN(7, sampleScaleAny, OK, (c, of, data, alpha, x));
    STUB_ARGUMENTS(&c, &of, &data, &alpha, &x);
    stub_input(recorded, 3, alpha, value_size_kinds(of, 0) * value_parts_kinds(data));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleGetMode[] = {STUB_IN(context, c), STUB_OUT(mode *, where)};
static const stub_param params_sampleGetSetting[] = {STUB_IN(context, c), STUB_IN(int, setting),
    STUB_IN(void *, value), STUB_IN(size_t, size)};
static const stub_param params_sampleScale[] = {STUB_IN(context, c), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(float *, x)};
static const stub_param params_sampleScaleAny[] = {STUB_IN(context, c), STUB_IN(kind, of),
    STUB_IN(kind, data), STUB_IN(const void *, alpha), STUB_IN(void *, x)};
static const stub_param params_sampleDot[] = {STUB_IN(context, c), STUB_IN(const pair *, x),
    STUB_OUT(pair *, result)};
static const stub_param params_sampleRotate[] = {STUB_IN(context, c), STUB_OUT(double *, a),
    STUB_IN(const double *, b), STUB_OUT(double *, param)};
static const stub_param params_sampleGroups[] = {STUB_IN(int, count), STUB_IN(const int *, sizes),
    STUB_IN(const long long *, alpha)};
static const stub_param params_sampleAdd[] = {STUB_IN(context, c), STUB_IN(const void *, alpha),
    STUB_IN(const void *, beta)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleAdd, sampleAdd, sampleAdd, 0, false, STATUS, params_sampleAdd, 3),
    STUB_ENTRY(sampleDot, sampleDot, sampleDot, 0, false, STATUS, params_sampleDot, 3),
    STUB_ENTRY(sampleGetMode, sampleGetMode, sampleGetMode, 0, false, STATUS, params_sampleGetMode,
        2),
    STUB_ENTRY(sampleGetSetting, sampleGetSetting, sampleGetSetting, 0, false, STATUS,
        params_sampleGetSetting, 4),
    STUB_ENTRY(sampleGroups, sampleGroups, sampleGroups, 0, false, STATUS, params_sampleGroups, 3),
    STUB_ENTRY(sampleRotate, sampleRotate, sampleRotate, 0, false, STATUS, params_sampleRotate, 4),
    STUB_ENTRY(sampleScale, sampleScale, sampleScale, 0, false, STATUS, params_sampleScale, 4),
    STUB_ENTRY(sampleScaleAny, sampleScaleAny, sampleScaleAny, 0, false, STATUS,
        params_sampleScaleAny, 5),
};
const int stub_function_count = 8;
unsigned char stub_modes[8];
