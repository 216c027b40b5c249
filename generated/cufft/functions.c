// functions.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

// cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)
static const cb_function f_cufftPlan1d = {.name = "cufftPlan1d",
    .params = (const char *const[]){"nx", "type", "batch", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cufftPlan1d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftPlan1d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t nx, type, batch;
    if (cb_as_int32(args[0], "int", &nx) < 0
        || cb_as_enum(m, T_cufftType, args[1], "type", &type) < 0
        || cb_as_int32(args[2], "int", &batch) < 0)
        return NULL;
    fn_cufftPlan1d *call = cb_symbol_address(&symbols[S_cufftPlan1d]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, nx, (cufftType)type, batch);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftPlan1d, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cufftHandle, &plan));
}

// cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)
static const cb_function f_cufftPlan2d = {.name = "cufftPlan2d",
    .params = (const char *const[]){"nx", "ny", "type", NULL}, .param_count = 3, .result_count = 1};

CB_WRAPPER(cufftPlan2d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftPlan2d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t nx, ny, type;
    if (cb_as_int32(args[0], "int", &nx) < 0
        || cb_as_int32(args[1], "int", &ny) < 0
        || cb_as_enum(m, T_cufftType, args[2], "type", &type) < 0)
        return NULL;
    fn_cufftPlan2d *call = cb_symbol_address(&symbols[S_cufftPlan2d]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, nx, ny, (cufftType)type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftPlan2d, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cufftHandle, &plan));
}

// cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)
static const cb_function f_cufftPlan3d = {.name = "cufftPlan3d",
    .params = (const char *const[]){"nx", "ny", "nz", "type", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cufftPlan3d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cufftPlan3d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t nx, ny, nz, type;
    if (cb_as_int32(args[0], "int", &nx) < 0
        || cb_as_int32(args[1], "int", &ny) < 0
        || cb_as_int32(args[2], "int", &nz) < 0
        || cb_as_enum(m, T_cufftType, args[3], "type", &type) < 0)
        return NULL;
    fn_cufftPlan3d *call = cb_symbol_address(&symbols[S_cufftPlan3d]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, nx, ny, nz, (cufftType)type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftPlan3d, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cufftHandle, &plan));
}

// cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride,
//     int idist, int *onembed, int ostride, int odist, cufftType type, int batch)
static const cb_function f_cufftPlanMany = {.name = "cufftPlanMany",
    .params = (const char *const[]){"rank", "n", "inembed", "istride", "idist", "onembed",
        "ostride", "odist", "type", "batch", NULL},
    .param_count = 10, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cufftPlanMany)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cufftPlanMany, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t rank = 0;
    cb_array n, inembed, onembed;
    int32_t istride, idist, ostride, odist, type, batch;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[1], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(args[2], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(args[3], "int", &istride) < 0
        || cb_as_int32(args[4], "int", &idist) < 0
        || cb_array_ints_or_buffer(args[5], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(args[6], "int", &ostride) < 0
        || cb_as_int32(args[7], "int", &odist) < 0
        || cb_as_enum(m, T_cufftType, args[8], "type", &type) < 0
        || cb_as_int32(args[9], "int", &batch) < 0)
        goto done;
    if (args[0] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[0] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[0] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftPlanMany *call = cb_symbol_address(&symbols[S_cufftPlanMany]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        (cufftType)type, batch);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUFFT_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_cufftHandle, &plan));
    else
        result = cb_fail(s, &f_cufftPlanMany, status, args, NULL);
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    return result;
}

// cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,
//     size_t *workSize)
static const cb_function f_cufftMakePlan1d = {.name = "cufftMakePlan1d",
    .params = (const char *const[]){"plan", "nx", "type", "batch", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cufftMakePlan1d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftMakePlan1d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t nx, type, batch;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_int32(args[1], "int", &nx) < 0
        || cb_as_enum(m, T_cufftType, args[2], "type", &type) < 0
        || cb_as_int32(args[3], "int", &batch) < 0)
        goto done;
    fn_cufftMakePlan1d *call = cb_symbol_address(&symbols[S_cufftMakePlan1d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, nx, (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftMakePlan1d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)
static const cb_function f_cufftMakePlan2d = {.name = "cufftMakePlan2d",
    .params = (const char *const[]){"plan", "nx", "ny", "type", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cufftMakePlan2d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftMakePlan2d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t nx, ny, type;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_int32(args[1], "int", &nx) < 0
        || cb_as_int32(args[2], "int", &ny) < 0
        || cb_as_enum(m, T_cufftType, args[3], "type", &type) < 0)
        goto done;
    fn_cufftMakePlan2d *call = cb_symbol_address(&symbols[S_cufftMakePlan2d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, nx, ny, (cufftType)type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftMakePlan2d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type,
//     size_t *workSize)
static const cb_function f_cufftMakePlan3d = {.name = "cufftMakePlan3d",
    .params = (const char *const[]){"plan", "nx", "ny", "nz", "type", NULL}, .param_count = 5,
    .result_count = 1};

CB_WRAPPER(cufftMakePlan3d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cufftMakePlan3d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t nx, ny, nz, type;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_int32(args[1], "int", &nx) < 0
        || cb_as_int32(args[2], "int", &ny) < 0
        || cb_as_int32(args[3], "int", &nz) < 0
        || cb_as_enum(m, T_cufftType, args[4], "type", &type) < 0)
        goto done;
    fn_cufftMakePlan3d *call = cb_symbol_address(&symbols[S_cufftMakePlan3d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, nx, ny, nz, (cufftType)type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftMakePlan3d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride,
//     int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
static const cb_function f_cufftMakePlanMany = {.name = "cufftMakePlanMany",
    .params = (const char *const[]){"plan", "rank", "n", "inembed", "istride", "idist", "onembed",
        "ostride", "odist", "type", "batch", NULL},
    .param_count = 11, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cufftMakePlanMany)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cufftMakePlanMany, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workSize;
    int32_t istride, idist, ostride, odist, type, batch;
    size_t workSize_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[2], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(args[3], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(args[4], "int", &istride) < 0
        || cb_as_int32(args[5], "int", &idist) < 0
        || cb_array_ints_or_buffer(args[6], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(args[7], "int", &ostride) < 0
        || cb_as_int32(args[8], "int", &odist) < 0
        || cb_as_enum(m, T_cufftType, args[9], "type", &type) < 0
        || cb_as_int32(args[10], "int", &batch) < 0)
        goto done;
    if (args[1] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[1] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[1] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftMakePlanMany *call = cb_symbol_address(&symbols[S_cufftMakePlanMany]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftMakePlanMany, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, long long *onembed, long long ostride, long long odist,
//     cufftType type, long long batch, size_t *workSize)
static const cb_function f_cufftMakePlanMany64 = {.name = "cufftMakePlanMany64",
    .params = (const char *const[]){"plan", "rank", "n", "inembed", "istride", "idist", "onembed",
        "ostride", "odist", "type", "batch", NULL},
    .param_count = 11, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cufftMakePlanMany64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cufftMakePlanMany64, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    int32_t type;
    size_t workSize_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[2], "n", sizeof(long long), true, "PY_LONG_LONG", &n) < 0
        || cb_array_ints_or_buffer(args[3], "inembed", sizeof(long long), true, "PY_LONG_LONG",
            &inembed) < 0
        || cb_as_int64(args[4], "PY_LONG_LONG", &istride) < 0
        || cb_as_int64(args[5], "PY_LONG_LONG", &idist) < 0
        || cb_array_ints_or_buffer(args[6], "onembed", sizeof(long long), true, "PY_LONG_LONG",
            &onembed) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &ostride) < 0
        || cb_as_int64(args[8], "PY_LONG_LONG", &odist) < 0
        || cb_as_enum(m, T_cufftType, args[9], "type", &type) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &batch) < 0)
        goto done;
    if (args[1] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[1] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[1] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftMakePlanMany64 *call = cb_symbol_address(&symbols[S_cufftMakePlanMany64]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftMakePlanMany64, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, long long *onembed, long long ostride, long long odist,
//     cufftType type, long long batch, size_t *workSize)
static const cb_function f_cufftGetSizeMany64 = {.name = "cufftGetSizeMany64",
    .params = (const char *const[]){"plan", "rank", "n", "inembed", "istride", "idist", "onembed",
        "ostride", "odist", "type", "batch", NULL},
    .param_count = 11, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cufftGetSizeMany64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cufftGetSizeMany64, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    int32_t type;
    size_t workSize_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[2], "n", sizeof(long long), true, "PY_LONG_LONG", &n) < 0
        || cb_array_ints_or_buffer(args[3], "inembed", sizeof(long long), true, "PY_LONG_LONG",
            &inembed) < 0
        || cb_as_int64(args[4], "PY_LONG_LONG", &istride) < 0
        || cb_as_int64(args[5], "PY_LONG_LONG", &idist) < 0
        || cb_array_ints_or_buffer(args[6], "onembed", sizeof(long long), true, "PY_LONG_LONG",
            &onembed) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &ostride) < 0
        || cb_as_int64(args[8], "PY_LONG_LONG", &odist) < 0
        || cb_as_enum(m, T_cufftType, args[9], "type", &type) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &batch) < 0)
        goto done;
    if (args[1] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[1] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[1] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftGetSizeMany64 *call = cb_symbol_address(&symbols[S_cufftGetSizeMany64]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftGetSizeMany64, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)
static const cb_function f_cufftEstimate1d = {.name = "cufftEstimate1d",
    .params = (const char *const[]){"nx", "type", "batch", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cufftEstimate1d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftEstimate1d, &args, nargs, kwnames, slots))
        return NULL;
    int32_t nx, type, batch;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_int32(args[0], "int", &nx) < 0
        || cb_as_enum(m, T_cufftType, args[1], "type", &type) < 0
        || cb_as_int32(args[2], "int", &batch) < 0)
        goto done;
    fn_cufftEstimate1d *call = cb_symbol_address(&symbols[S_cufftEstimate1d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nx, (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftEstimate1d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)
static const cb_function f_cufftEstimate2d = {.name = "cufftEstimate2d",
    .params = (const char *const[]){"nx", "ny", "type", NULL}, .param_count = 3, .result_count = 1};

CB_WRAPPER(cufftEstimate2d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftEstimate2d, &args, nargs, kwnames, slots))
        return NULL;
    int32_t nx, ny, type;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_int32(args[0], "int", &nx) < 0
        || cb_as_int32(args[1], "int", &ny) < 0
        || cb_as_enum(m, T_cufftType, args[2], "type", &type) < 0)
        goto done;
    fn_cufftEstimate2d *call = cb_symbol_address(&symbols[S_cufftEstimate2d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nx, ny, (cufftType)type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftEstimate2d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)
static const cb_function f_cufftEstimate3d = {.name = "cufftEstimate3d",
    .params = (const char *const[]){"nx", "ny", "nz", "type", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cufftEstimate3d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftEstimate3d, &args, nargs, kwnames, slots))
        return NULL;
    int32_t nx, ny, nz, type;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_int32(args[0], "int", &nx) < 0
        || cb_as_int32(args[1], "int", &ny) < 0
        || cb_as_int32(args[2], "int", &nz) < 0
        || cb_as_enum(m, T_cufftType, args[3], "type", &type) < 0)
        goto done;
    fn_cufftEstimate3d *call = cb_symbol_address(&symbols[S_cufftEstimate3d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nx, ny, nz, (cufftType)type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftEstimate3d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,
//     int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
static const cb_function f_cufftEstimateMany = {.name = "cufftEstimateMany",
    .params = (const char *const[]){"rank", "n", "inembed", "istride", "idist", "onembed",
        "ostride", "odist", "type", "batch", NULL},
    .param_count = 10, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cufftEstimateMany)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cufftEstimateMany, &args, nargs, kwnames, slots))
        return NULL;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workSize;
    int32_t istride, idist, ostride, odist, type, batch;
    size_t workSize_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[1], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(args[2], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(args[3], "int", &istride) < 0
        || cb_as_int32(args[4], "int", &idist) < 0
        || cb_array_ints_or_buffer(args[5], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(args[6], "int", &ostride) < 0
        || cb_as_int32(args[7], "int", &odist) < 0
        || cb_as_enum(m, T_cufftType, args[8], "type", &type) < 0
        || cb_as_int32(args[9], "int", &batch) < 0)
        goto done;
    if (args[0] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[0] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[0] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftEstimateMany *call = cb_symbol_address(&symbols[S_cufftEstimateMany]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftEstimateMany, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftCreate(cufftHandle *handle)
static const cb_function f_cufftCreate = {.name = "cufftCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cufftCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cufftCreate, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle = 0;
    fn_cufftCreate *call = cb_symbol_address(&symbols[S_cufftCreate]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cufftHandle, &handle));
}

// cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,
//     size_t *workSize)
static const cb_function f_cufftGetSize1d = {.name = "cufftGetSize1d",
    .params = (const char *const[]){"handle", "nx", "type", "batch", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cufftGetSize1d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftGetSize1d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nx, type, batch;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &handle, sizeof handle) < 0
        || cb_as_int32(args[1], "int", &nx) < 0
        || cb_as_enum(m, T_cufftType, args[2], "type", &type) < 0
        || cb_as_int32(args[3], "int", &batch) < 0)
        goto done;
    fn_cufftGetSize1d *call = cb_symbol_address(&symbols[S_cufftGetSize1d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nx, (cufftType)type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftGetSize1d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)
static const cb_function f_cufftGetSize2d = {.name = "cufftGetSize2d",
    .params = (const char *const[]){"handle", "nx", "ny", "type", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cufftGetSize2d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftGetSize2d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nx, ny, type;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &handle, sizeof handle) < 0
        || cb_as_int32(args[1], "int", &nx) < 0
        || cb_as_int32(args[2], "int", &ny) < 0
        || cb_as_enum(m, T_cufftType, args[3], "type", &type) < 0)
        goto done;
    fn_cufftGetSize2d *call = cb_symbol_address(&symbols[S_cufftGetSize2d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nx, ny, (cufftType)type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftGetSize2d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,
//     size_t *workSize)
static const cb_function f_cufftGetSize3d = {.name = "cufftGetSize3d",
    .params = (const char *const[]){"handle", "nx", "ny", "nz", "type", NULL}, .param_count = 5,
    .result_count = 1};

CB_WRAPPER(cufftGetSize3d)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cufftGetSize3d, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nx, ny, nz, type;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &handle, sizeof handle) < 0
        || cb_as_int32(args[1], "int", &nx) < 0
        || cb_as_int32(args[2], "int", &ny) < 0
        || cb_as_int32(args[3], "int", &nz) < 0
        || cb_as_enum(m, T_cufftType, args[4], "type", &type) < 0)
        goto done;
    fn_cufftGetSize3d *call = cb_symbol_address(&symbols[S_cufftGetSize3d]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nx, ny, nz, (cufftType)type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftGetSize3d, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride,
//     int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)
static const cb_function f_cufftGetSizeMany = {.name = "cufftGetSizeMany",
    .params = (const char *const[]){"handle", "rank", "n", "inembed", "istride", "idist",
        "onembed", "ostride", "odist", "type", "batch", NULL},
    .param_count = 11, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cufftGetSizeMany)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cufftGetSizeMany, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workArea;
    int32_t istride, idist, ostride, odist, type, batch;
    size_t workArea_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workArea);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &handle, sizeof handle) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[2], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(args[3], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(args[4], "int", &istride) < 0
        || cb_as_int32(args[5], "int", &idist) < 0
        || cb_array_ints_or_buffer(args[6], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(args[7], "int", &ostride) < 0
        || cb_as_int32(args[8], "int", &odist) < 0
        || cb_as_enum(m, T_cufftType, args[9], "type", &type) < 0
        || cb_as_int32(args[10], "int", &batch) < 0)
        goto done;
    if (args[1] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[1] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[1] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftGetSizeMany *call = cb_symbol_address(&symbols[S_cufftGetSizeMany]);
    if (call == NULL)
        goto done;
    workArea_count = (size_t)64;
    if (cb_array_reserve_marked(&workArea, workArea_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        (cufftType)type, batch, workArea.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftGetSizeMany, status, args, NULL);
        goto done;
    }
    workArea_count = cb_array_written(&workArea, workArea_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workArea.data, workArea_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workArea);
    return result;
}

// cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)
static const cb_function f_cufftGetSize = {.name = "cufftGetSize",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cufftGetSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cufftGetSize, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    cb_array workSize;
    size_t workSize_count = 0;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &handle, sizeof handle) < 0)
        goto done;
    fn_cufftGetSize *call = cb_symbol_address(&symbols[S_cufftGetSize]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status = call(handle, workSize.data);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftGetSize, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)
static const cb_function f_cufftSetWorkArea = {.name = "cufftSetWorkArea",
    .params = (const char *const[]){"plan", "workArea", NULL}, .param_count = 2};

CB_WRAPPER(cufftSetWorkArea)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cufftSetWorkArea, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address workArea;
    workArea.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &workArea) < 0)
        goto done;
    fn_cufftSetWorkArea *call = cb_symbol_address(&symbols[S_cufftSetWorkArea]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, workArea.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftSetWorkArea, status, args, NULL);
done:
    cb_address_release(&workArea);
    return result;
}

// cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)
static const cb_function f_cufftSetAutoAllocation = {.name = "cufftSetAutoAllocation",
    .params = (const char *const[]){"plan", "autoAllocate", NULL}, .param_count = 2};

CB_WRAPPER(cufftSetAutoAllocation)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cufftSetAutoAllocation, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t autoAllocate;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_int32(args[1], "int", &autoAllocate) < 0)
        return NULL;
    fn_cufftSetAutoAllocation *call = cb_symbol_address(&symbols[S_cufftSetAutoAllocation]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, autoAllocate);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftSetAutoAllocation, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,
//     int direction)
static const cb_function f_cufftExecC2C = {.name = "cufftExecC2C",
    .params = (const char *const[]){"plan", "idata", "odata", "direction", NULL}, .param_count = 4};

CB_WRAPPER(cufftExecC2C)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftExecC2C, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    int32_t direction;
    idata.held = odata.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &idata) < 0
        || cb_as_target(s, args[2], "odata", false, &odata) < 0
        || cb_as_int32(args[3], "int", &direction) < 0)
        goto done;
    fn_cufftExecC2C *call = cb_symbol_address(&symbols[S_cufftExecC2C]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, idata.value, odata.value, direction);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftExecC2C, status, args, NULL);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return result;
}

// cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)
static const cb_function f_cufftExecR2C = {.name = "cufftExecR2C",
    .params = (const char *const[]){"plan", "idata", "odata", NULL}, .param_count = 3};

CB_WRAPPER(cufftExecR2C)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftExecR2C, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &idata) < 0
        || cb_as_target(s, args[2], "odata", false, &odata) < 0)
        goto done;
    fn_cufftExecR2C *call = cb_symbol_address(&symbols[S_cufftExecR2C]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftExecR2C, status, args, NULL);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return result;
}

// cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)
static const cb_function f_cufftExecC2R = {.name = "cufftExecC2R",
    .params = (const char *const[]){"plan", "idata", "odata", NULL}, .param_count = 3};

CB_WRAPPER(cufftExecC2R)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftExecC2R, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &idata) < 0
        || cb_as_target(s, args[2], "odata", false, &odata) < 0)
        goto done;
    fn_cufftExecC2R *call = cb_symbol_address(&symbols[S_cufftExecC2R]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftExecC2R, status, args, NULL);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return result;
}

// cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata,
//     int direction)
static const cb_function f_cufftExecZ2Z = {.name = "cufftExecZ2Z",
    .params = (const char *const[]){"plan", "idata", "odata", "direction", NULL}, .param_count = 4};

CB_WRAPPER(cufftExecZ2Z)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftExecZ2Z, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    int32_t direction;
    idata.held = odata.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &idata) < 0
        || cb_as_target(s, args[2], "odata", false, &odata) < 0
        || cb_as_int32(args[3], "int", &direction) < 0)
        goto done;
    fn_cufftExecZ2Z *call = cb_symbol_address(&symbols[S_cufftExecZ2Z]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, idata.value, odata.value, direction);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftExecZ2Z, status, args, NULL);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return result;
}

// cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)
static const cb_function f_cufftExecD2Z = {.name = "cufftExecD2Z",
    .params = (const char *const[]){"plan", "idata", "odata", NULL}, .param_count = 3};

CB_WRAPPER(cufftExecD2Z)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftExecD2Z, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &idata) < 0
        || cb_as_target(s, args[2], "odata", false, &odata) < 0)
        goto done;
    fn_cufftExecD2Z *call = cb_symbol_address(&symbols[S_cufftExecD2Z]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftExecD2Z, status, args, NULL);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return result;
}

// cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)
static const cb_function f_cufftExecZ2D = {.name = "cufftExecZ2D",
    .params = (const char *const[]){"plan", "idata", "odata", NULL}, .param_count = 3};

CB_WRAPPER(cufftExecZ2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftExecZ2D, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &idata) < 0
        || cb_as_target(s, args[2], "odata", false, &odata) < 0)
        goto done;
    fn_cufftExecZ2D *call = cb_symbol_address(&symbols[S_cufftExecZ2D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftExecZ2D, status, args, NULL);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return result;
}

// cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)
static const cb_function f_cufftSetStream = {.name = "cufftSetStream",
    .params = (const char *const[]){"plan", "stream", NULL}, .param_count = 2};

CB_WRAPPER(cufftSetStream)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cufftSetStream, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaStream_t stream;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cufftSetStream *call = cb_symbol_address(&symbols[S_cufftSetStream]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftSetStream, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftDestroy(cufftHandle plan)
static const cb_function f_cufftDestroy = {.name = "cufftDestroy",
    .params = (const char *const[]){"plan", NULL}, .param_count = 1};

CB_WRAPPER(cufftDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cufftDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0)
        return NULL;
    fn_cufftDestroy *call = cb_symbol_address(&symbols[S_cufftDestroy]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftDestroy, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftGetVersion(int *version)
static const cb_function f_cufftGetVersion = {.name = "cufftGetVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cufftGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cufftGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    int version = 0;
    fn_cufftGetVersion *call = cb_symbol_address(&symbols[S_cufftGetVersion]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(&version);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(version));
}

// cufftResult cufftGetProperty(libraryPropertyType type, int *value)
static const cb_function f_cufftGetProperty = {.name = "cufftGetProperty",
    .params = (const char *const[]){"type", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cufftGetProperty)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cufftGetProperty, &args, nargs, kwnames, slots))
        return NULL;
    int32_t type;
    int value = 0;
    if (cb_as_enum(m, T_libraryPropertyType, args[0], "type", &type) < 0)
        return NULL;
    fn_cufftGetProperty *call = cb_symbol_address(&symbols[S_cufftGetProperty]);
    if (call == NULL)
        return NULL;
    cufftResult status = call((libraryPropertyType)type, &value);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftGetProperty, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
//     const long long inputValueInt)
static const cb_function f_cufftSetPlanPropertyInt64 = {.name = "cufftSetPlanPropertyInt64",
    .params = (const char *const[]){"plan", "property", "inputValueInt", NULL}, .param_count = 3};

CB_WRAPPER(cufftSetPlanPropertyInt64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftSetPlanPropertyInt64, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t property;
    int64_t inputValueInt;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftProperty, args[1], "property", &property) < 0
        || cb_as_int64(args[2], "PY_LONG_LONG", &inputValueInt) < 0)
        return NULL;
    fn_cufftSetPlanPropertyInt64 *call = cb_symbol_address(&symbols[S_cufftSetPlanPropertyInt64]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, (cufftProperty)property, inputValueInt);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftSetPlanPropertyInt64, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
//     long long *returnPtrValue)
static const cb_function f_cufftGetPlanPropertyInt64 = {.name = "cufftGetPlanPropertyInt64",
    .params = (const char *const[]){"plan", "property", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cufftGetPlanPropertyInt64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cufftGetPlanPropertyInt64, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t property;
    long long returnPtrValue = 0;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftProperty, args[1], "property", &property) < 0)
        return NULL;
    fn_cufftGetPlanPropertyInt64 *call = cb_symbol_address(&symbols[S_cufftGetPlanPropertyInt64]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, (cufftProperty)property, &returnPtrValue);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftGetPlanPropertyInt64, status, args, NULL);
    return cb_return1(s, PyLong_FromLongLong(returnPtrValue));
}

// cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)
static const cb_function f_cufftResetPlanProperty = {.name = "cufftResetPlanProperty",
    .params = (const char *const[]){"plan", "property", NULL}, .param_count = 2};

CB_WRAPPER(cufftResetPlanProperty)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cufftResetPlanProperty, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t property;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftProperty, args[1], "property", &property) < 0)
        return NULL;
    fn_cufftResetPlanProperty *call = cb_symbol_address(&symbols[S_cufftResetPlanProperty]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, (cufftProperty)property);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftResetPlanProperty, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)
static const cb_function f_cufftXtSetGPUs = {.name = "cufftXtSetGPUs",
    .params = (const char *const[]){"handle", "nGPUs", "whichGPUs", NULL}, .param_count = 3,
    .auto_mask = 0x2};

CB_WRAPPER(cufftXtSetGPUs)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtSetGPUs, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nGPUs = 0;
    cb_array whichGPUs;
    cb_array_init(&whichGPUs);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &handle, sizeof handle) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &nGPUs) < 0)
        || cb_array_ints_or_buffer(args[2], "whichGPUs", sizeof(int), true, "int", &whichGPUs) < 0)
        goto done;
    if (args[1] == NULL && whichGPUs.length > (size_t)nGPUs)
        nGPUs = (int32_t)whichGPUs.length;
    if (cb_array_check(&whichGPUs, (size_t)nGPUs) < 0)
        goto done;
    fn_cufftXtSetGPUs *call = cb_symbol_address(&symbols[S_cufftXtSetGPUs]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nGPUs, whichGPUs.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtSetGPUs, status, args, NULL);
done:
    cb_array_done(&whichGPUs);
    return result;
}

// cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)
static const cb_function f_cufftXtMalloc = {.name = "cufftXtMalloc",
    .params = (const char *const[]){"plan", "format", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cufftXtMalloc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtMalloc, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *descriptor = NULL;
    int32_t format;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftXtSubFormat, args[1], "format", &format) < 0)
        goto done;
    fn_cufftXtMalloc *call = cb_symbol_address(&symbols[S_cufftXtMalloc]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, &descriptor, (cufftXtSubFormat)format);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUFFT_SUCCESS))
        result = cb_return1(s,
            descriptor != NULL ? cb_record_view(m, T_cudaLibXtDesc, (void *)descriptor, NULL)
                : Py_NewRef(Py_None));
    else
        result = cb_fail(s, &f_cufftXtMalloc, status, args, NULL);
done:
    return result;
}

// cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,
//     cufftXtCopyType type)
static const cb_function f_cufftXtMemcpy = {.name = "cufftXtMemcpy",
    .params = (const char *const[]){"plan", "dstPointer", "srcPointer", "type", NULL},
    .param_count = 4};

CB_WRAPPER(cufftXtMemcpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtMemcpy, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address dstPointer, srcPointer;
    int32_t type;
    dstPointer.held = srcPointer.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_target(s, args[1], "dstPointer", false, &dstPointer) < 0
        || cb_as_address(m, args[2], &srcPointer) < 0
        || cb_as_enum(m, T_cufftXtCopyType, args[3], "type", &type) < 0)
        goto done;
    fn_cufftXtMemcpy *call = cb_symbol_address(&symbols[S_cufftXtMemcpy]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, dstPointer.value, srcPointer.value, (cufftXtCopyType)type);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtMemcpy, status, args, NULL);
done:
    cb_address_release(&dstPointer);
    cb_address_release(&srcPointer);
    return result;
}

// cufftResult cufftXtFree(cudaLibXtDesc *descriptor)
static const cb_function f_cufftXtFree = {.name = "cufftXtFree",
    .params = (const char *const[]){"descriptor", NULL}, .param_count = 1};

CB_WRAPPER(cufftXtFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cufftXtFree, &args, nargs, kwnames, slots))
        return NULL;
    cudaLibXtDesc *descriptor;
    if (cb_as_record(m, T_cudaLibXtDesc, args[0], "descriptor", &descriptor) < 0)
        return NULL;
    fn_cufftXtFree *call = cb_symbol_address(&symbols[S_cufftXtFree]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(descriptor);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtFree, status, args, NULL);
    if (descriptor != NULL)
        cb_record_detach(args[0]);
    return cb_return0(s);
}

// cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)
static const cb_function f_cufftXtSetWorkArea = {.name = "cufftXtSetWorkArea",
    .params = (const char *const[]){"plan", "workArea", NULL}, .param_count = 2};

CB_WRAPPER(cufftXtSetWorkArea)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtSetWorkArea, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_array workArea;
    cb_array_init(&workArea);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_array_addresses_or_buffer(m, args[1], "workArea", &workArea) < 0
        || cb_array_check(&workArea, 1) < 0)
        goto done;
    fn_cufftXtSetWorkArea *call = cb_symbol_address(&symbols[S_cufftXtSetWorkArea]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, workArea.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtSetWorkArea, status, args, NULL);
done:
    cb_array_done(&workArea);
    return result;
}

// cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output, int direction)
static const cb_function f_cufftXtExecDescriptorC2C = {.name = "cufftXtExecDescriptorC2C",
    .params = (const char *const[]){"plan", "input", "output", "direction", NULL},
    .param_count = 4};

CB_WRAPPER(cufftXtExecDescriptorC2C)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cufftXtExecDescriptorC2C, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    int32_t direction;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0
        || cb_as_int32(args[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptorC2C *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptorC2C]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptorC2C, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorR2C = {.name = "cufftXtExecDescriptorR2C",
    .params = (const char *const[]){"plan", "input", "output", NULL}, .param_count = 3};

CB_WRAPPER(cufftXtExecDescriptorR2C)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftXtExecDescriptorR2C, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorR2C *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptorR2C]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptorR2C, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorC2R = {.name = "cufftXtExecDescriptorC2R",
    .params = (const char *const[]){"plan", "input", "output", NULL}, .param_count = 3};

CB_WRAPPER(cufftXtExecDescriptorC2R)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftXtExecDescriptorC2R, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorC2R *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptorC2R]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptorC2R, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output, int direction)
static const cb_function f_cufftXtExecDescriptorZ2Z = {.name = "cufftXtExecDescriptorZ2Z",
    .params = (const char *const[]){"plan", "input", "output", "direction", NULL},
    .param_count = 4};

CB_WRAPPER(cufftXtExecDescriptorZ2Z)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cufftXtExecDescriptorZ2Z, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    int32_t direction;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0
        || cb_as_int32(args[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptorZ2Z *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptorZ2Z]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptorZ2Z, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorD2Z = {.name = "cufftXtExecDescriptorD2Z",
    .params = (const char *const[]){"plan", "input", "output", NULL}, .param_count = 3};

CB_WRAPPER(cufftXtExecDescriptorD2Z)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftXtExecDescriptorD2Z, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorD2Z *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptorD2Z]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptorD2Z, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorZ2D = {.name = "cufftXtExecDescriptorZ2D",
    .params = (const char *const[]){"plan", "input", "output", NULL}, .param_count = 3};

CB_WRAPPER(cufftXtExecDescriptorZ2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftXtExecDescriptorZ2D, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorZ2D *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptorZ2D]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptorZ2D, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)
static const cb_function f_cufftXtQueryPlan = {.name = "cufftXtQueryPlan",
    .params = (const char *const[]){"plan", "queryType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cufftXtQueryPlan)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtQueryPlan, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_value queryStruct;
    int32_t queryType;
    cb_value_init(&queryStruct);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum_member(m, T_cufftXtQueryType, args[1], "queryType", &queryType) < 0
        || cb_value_prepare(m, &table_plan_queries, queryType, 0, &queryStruct) < 0)
        goto done;
    fn_cufftXtQueryPlan *call = cb_symbol_address(&symbols[S_cufftXtQueryPlan]);
    if (call == NULL)
        goto done;
    cufftResult status = call(plan, queryStruct.data, (cufftXtQueryType)queryType);
    if (CB_LIKELY(status == CUFFT_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &queryStruct));
    else
        result = cb_fail(s, &f_cufftXtQueryPlan, status, args, NULL);
done:
    cb_value_done(&queryStruct);
    return result;
}

// cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine,
//     cufftXtCallbackType cbType, void **caller_info)
static const cb_function f_cufftXtSetCallback = {.name = "cufftXtSetCallback",
    .params = (const char *const[]){"plan", "callback_routine", "cbType", "caller_info", NULL},
    .param_count = 4};

CB_WRAPPER(cufftXtSetCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtSetCallback, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_array callback_routine, caller_info;
    int32_t cbType;
    cb_array_init(&callback_routine);
    cb_array_init(&caller_info);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_array_addresses_or_buffer(m, args[1], "callback_routine", &callback_routine) < 0
        || cb_as_enum(m, T_cufftXtCallbackType, args[2], "cbType", &cbType) < 0
        || cb_array_addresses_or_buffer(m, args[3], "caller_info", &caller_info) < 0
        || cb_array_check(&callback_routine, 1) < 0
        || (caller_info.data != NULL && cb_array_check(&caller_info, (size_t)1) < 0))
        goto done;
    fn_cufftXtSetCallback *call = cb_symbol_address(&symbols[S_cufftXtSetCallback]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, callback_routine.data, (cufftXtCallbackType)cbType, caller_info.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtSetCallback, status, args, NULL);
done:
    cb_array_done(&callback_routine);
    cb_array_done(&caller_info);
    return result;
}

// cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)
static const cb_function f_cufftXtClearCallback = {.name = "cufftXtClearCallback",
    .params = (const char *const[]){"plan", "cbType", NULL}, .param_count = 2};

CB_WRAPPER(cufftXtClearCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cufftXtClearCallback, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t cbType;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftXtCallbackType, args[1], "cbType", &cbType) < 0)
        return NULL;
    fn_cufftXtClearCallback *call = cb_symbol_address(&symbols[S_cufftXtClearCallback]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, (cufftXtCallbackType)cbType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtClearCallback, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType,
//     size_t sharedSize)
static const cb_function f_cufftXtSetCallbackSharedSize = {.name = "cufftXtSetCallbackSharedSize",
    .params = (const char *const[]){"plan", "cbType", "sharedSize", NULL}, .param_count = 3};

CB_WRAPPER(cufftXtSetCallbackSharedSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cufftXtSetCallbackSharedSize, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t cbType;
    uint64_t sharedSize;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftXtCallbackType, args[1], "cbType", &cbType) < 0
        || cb_as_uint64(args[2], "size_t", &sharedSize) < 0)
        return NULL;
    fn_cufftXtSetCallbackSharedSize *call =
        cb_symbol_address(&symbols[S_cufftXtSetCallbackSharedSize]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, (cufftXtCallbackType)cbType, sharedSize);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtSetCallbackSharedSize, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name,
//     const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
//     void **caller_info)
static const cb_function f_cufftXtSetJITCallback = {.name = "cufftXtSetJITCallback",
    .params = (const char *const[]){"plan", "lto_callback_symbol_name", "lto_callback_fatbin",
        "lto_callback_fatbin_size", "type", "caller_info", NULL},
    .param_count = 6};

CB_WRAPPER(cufftXtSetJITCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtSetJITCallback, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address lto_callback_symbol_name, lto_callback_fatbin;
    uint64_t lto_callback_fatbin_size;
    int32_t type;
    cb_array caller_info;
    cb_array_init(&caller_info);
    lto_callback_symbol_name.held = lto_callback_fatbin.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_text(args[1], false, &lto_callback_symbol_name) < 0
        || cb_as_address(m, args[2], &lto_callback_fatbin) < 0
        || cb_as_uint64(args[3], "size_t", &lto_callback_fatbin_size) < 0
        || cb_as_enum(m, T_cufftXtCallbackType, args[4], "type", &type) < 0
        || cb_array_addresses_or_buffer(m, args[5], "caller_info", &caller_info) < 0
        || (CB_UNLIKELY(lto_callback_fatbin.held)
            && cb_address_check(&lto_callback_fatbin, "cufftXtSetJITCallback",
                "lto_callback_fatbin", CB_COUNT(lto_callback_fatbin_size)) < 0)
        || (caller_info.data != NULL && cb_array_check(&caller_info, (size_t)1) < 0))
        goto done;
    fn_cufftXtSetJITCallback *call = cb_symbol_address(&symbols[S_cufftXtSetJITCallback]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, lto_callback_symbol_name.value, lto_callback_fatbin.value,
        lto_callback_fatbin_size, (cufftXtCallbackType)type, caller_info.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtSetJITCallback, status, args, NULL);
done:
    cb_address_release(&lto_callback_symbol_name);
    cb_address_release(&lto_callback_fatbin);
    cb_array_done(&caller_info);
    return result;
}

// cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, cudaDataType inputtype, long long *onembed,
//     long long ostride, long long odist, cudaDataType outputtype, long long batch,
//     size_t *workSize, cudaDataType executiontype)
static const cb_function f_cufftXtMakePlanMany = {.name = "cufftXtMakePlanMany",
    .params = (const char *const[]){"plan", "rank", "n", "inembed", "istride", "idist",
        "inputtype", "onembed", "ostride", "odist", "outputtype", "batch", "executiontype", NULL},
    .param_count = 13, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cufftXtMakePlanMany)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtMakePlanMany, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    int32_t inputtype, outputtype, executiontype;
    size_t workSize_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[2], "n", sizeof(long long), true, "PY_LONG_LONG", &n) < 0
        || cb_array_ints_or_buffer(args[3], "inembed", sizeof(long long), true, "PY_LONG_LONG",
            &inembed) < 0
        || cb_as_int64(args[4], "PY_LONG_LONG", &istride) < 0
        || cb_as_int64(args[5], "PY_LONG_LONG", &idist) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "inputtype", &inputtype) < 0
        || cb_array_ints_or_buffer(args[7], "onembed", sizeof(long long), true, "PY_LONG_LONG",
            &onembed) < 0
        || cb_as_int64(args[8], "PY_LONG_LONG", &ostride) < 0
        || cb_as_int64(args[9], "PY_LONG_LONG", &odist) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "outputtype", &outputtype) < 0
        || cb_as_int64(args[11], "PY_LONG_LONG", &batch) < 0
        || cb_as_enum(m, T_cudaDataType, args[12], "executiontype", &executiontype) < 0)
        goto done;
    if (args[1] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[1] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[1] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftXtMakePlanMany *call = cb_symbol_address(&symbols[S_cufftXtMakePlanMany]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, (cudaDataType)inputtype,
        onembed.data, ostride, odist, (cudaDataType)outputtype, batch, workSize.data,
        (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftXtMakePlanMany, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, cudaDataType inputtype, long long *onembed,
//     long long ostride, long long odist, cudaDataType outputtype, long long batch,
//     size_t *workSize, cudaDataType executiontype)
static const cb_function f_cufftXtGetSizeMany = {.name = "cufftXtGetSizeMany",
    .params = (const char *const[]){"plan", "rank", "n", "inembed", "istride", "idist",
        "inputtype", "onembed", "ostride", "odist", "outputtype", "batch", "executiontype", NULL},
    .param_count = 13, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cufftXtGetSizeMany)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtGetSizeMany, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank = 0;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    int32_t inputtype, outputtype, executiontype;
    size_t workSize_count = 0;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(args[2], "n", sizeof(long long), true, "PY_LONG_LONG", &n) < 0
        || cb_array_ints_or_buffer(args[3], "inembed", sizeof(long long), true, "PY_LONG_LONG",
            &inembed) < 0
        || cb_as_int64(args[4], "PY_LONG_LONG", &istride) < 0
        || cb_as_int64(args[5], "PY_LONG_LONG", &idist) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "inputtype", &inputtype) < 0
        || cb_array_ints_or_buffer(args[7], "onembed", sizeof(long long), true, "PY_LONG_LONG",
            &onembed) < 0
        || cb_as_int64(args[8], "PY_LONG_LONG", &ostride) < 0
        || cb_as_int64(args[9], "PY_LONG_LONG", &odist) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "outputtype", &outputtype) < 0
        || cb_as_int64(args[11], "PY_LONG_LONG", &batch) < 0
        || cb_as_enum(m, T_cudaDataType, args[12], "executiontype", &executiontype) < 0)
        goto done;
    if (args[1] == NULL && n.length > (size_t)rank)
        rank = (int32_t)n.length;
    if (args[1] == NULL && inembed.length > (size_t)rank)
        rank = (int32_t)inembed.length;
    if (args[1] == NULL && onembed.length > (size_t)rank)
        rank = (int32_t)onembed.length;
    if (cb_array_check(&n, (size_t)rank) < 0
        || (inembed.data != NULL && cb_array_check(&inembed, (size_t)rank) < 0)
        || (onembed.data != NULL && cb_array_check(&onembed, (size_t)rank) < 0))
        goto done;
    fn_cufftXtGetSizeMany *call = cb_symbol_address(&symbols[S_cufftXtGetSizeMany]);
    if (call == NULL)
        goto done;
    workSize_count = (size_t)64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, (cudaDataType)inputtype,
        onembed.data, ostride, odist, (cudaDataType)outputtype, batch, workSize.data,
        (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        result = cb_fail(s, &f_cufftXtGetSizeMany, status, args, NULL);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    result = cb_return1(s, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return result;
}

// cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)
static const cb_function f_cufftXtExec = {.name = "cufftXtExec",
    .params = (const char *const[]){"plan", "input", "output", "direction", NULL},
    .param_count = 4};

CB_WRAPPER(cufftXtExec)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtExec, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address input, output;
    int32_t direction;
    input.held = output.held = false;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_address(m, args[1], &input) < 0
        || cb_as_target(s, args[2], "output", false, &output) < 0
        || cb_as_int32(args[3], "int", &direction) < 0)
        goto done;
    fn_cufftXtExec *call = cb_symbol_address(&symbols[S_cufftXtExec]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cufftResult status = call(plan, input.value, output.value, direction);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtExec, status, args, NULL);
done:
    cb_address_release(&input);
    cb_address_release(&output);
    return result;
}

// cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
//     int direction)
static const cb_function f_cufftXtExecDescriptor = {.name = "cufftXtExecDescriptor",
    .params = (const char *const[]){"plan", "input", "output", "direction", NULL},
    .param_count = 4};

CB_WRAPPER(cufftXtExecDescriptor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cufftXtExecDescriptor, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    int32_t direction;
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[1], "input", &input) < 0
        || cb_as_record(m, T_cudaLibXtDesc, args[2], "output", &output) < 0
        || cb_as_int32(args[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptor *call = cb_symbol_address(&symbols[S_cufftXtExecDescriptor]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(s, &f_cufftXtExecDescriptor, status, args, NULL);
    return cb_return0(s);
}

// cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy,
//     size_t *workSize)
static const cb_function f_cufftXtSetWorkAreaPolicy = {.name = "cufftXtSetWorkAreaPolicy",
    .params = (const char *const[]){"plan", "policy", "workSize", NULL}, .param_count = 3};

CB_WRAPPER(cufftXtSetWorkAreaPolicy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cufftXtSetWorkAreaPolicy, &args, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t policy;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(m, T_cufftHandle, args[0], &plan, sizeof plan) < 0
        || cb_as_enum(m, T_cufftXtWorkAreaPolicy, args[1], "policy", &policy) < 0
        || cb_array_ints_or_buffer(args[2], "workSize", sizeof(size_t), false, "size_t",
            &workSize) < 0
        || (workSize.data != NULL && cb_array_check(&workSize, (size_t)1) < 0))
        goto done;
    fn_cufftXtSetWorkAreaPolicy *call = cb_symbol_address(&symbols[S_cufftXtSetWorkAreaPolicy]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, (cufftXtWorkAreaPolicy)policy, workSize.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUFFT_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cufftXtSetWorkAreaPolicy, status, args, NULL);
done:
    cb_array_done(&workSize);
    return result;
}

