// functions.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cufftPlan1d, "nx", "type", "batch");

// cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)
static const cb_function f_cufftPlan1d = {
    .name = "cufftPlan1d",
    CB_PARAMS_OF(cufftPlan1d),
    .result_count = 1,
};

CB_WRAPPER(cufftPlan1d)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftPlan1d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t nx, type, batch;
    if (cb_as_int32(argv[0], "int", &nx) < 0
        || cb_as_enum(py, T_cufftType, argv[1], "type", &type) < 0
        || cb_as_int32(argv[2], "int", &batch) < 0)
        return NULL;
    fn_cufftPlan1d *call = cb_symbol_address(&cufft_symbols[S_cufftPlan1d]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, nx, type, batch);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftPlan1d, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cufftHandle, &plan));
}

CB_PARAM_LIST(cufftPlan2d, "nx", "ny", "type");

// cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)
static const cb_function f_cufftPlan2d = {
    .name = "cufftPlan2d",
    CB_PARAMS_OF(cufftPlan2d),
    .result_count = 1,
};

CB_WRAPPER(cufftPlan2d)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftPlan2d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t nx, ny, type;
    if (cb_as_int32(argv[0], "int", &nx) < 0
        || cb_as_int32(argv[1], "int", &ny) < 0
        || cb_as_enum(py, T_cufftType, argv[2], "type", &type) < 0)
        return NULL;
    fn_cufftPlan2d *call = cb_symbol_address(&cufft_symbols[S_cufftPlan2d]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, nx, ny, type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftPlan2d, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cufftHandle, &plan));
}

CB_PARAM_LIST(cufftPlan3d, "nx", "ny", "nz", "type");

// cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)
static const cb_function f_cufftPlan3d = {
    .name = "cufftPlan3d",
    CB_PARAMS_OF(cufftPlan3d),
    .result_count = 1,
};

CB_WRAPPER(cufftPlan3d)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cufftPlan3d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t nx, ny, nz, type;
    if (cb_as_int32(argv[0], "int", &nx) < 0
        || cb_as_int32(argv[1], "int", &ny) < 0
        || cb_as_int32(argv[2], "int", &nz) < 0
        || cb_as_enum(py, T_cufftType, argv[3], "type", &type) < 0)
        return NULL;
    fn_cufftPlan3d *call = cb_symbol_address(&cufft_symbols[S_cufftPlan3d]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, nx, ny, nz, type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftPlan3d, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cufftHandle, &plan));
}

CB_PARAM_LIST(cufftPlanMany, "rank", "n", "inembed", "istride", "idist", "onembed", "ostride",
    "odist", "type", "batch");

// cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride,
//     int idist, int *onembed, int ostride, int odist, cufftType type, int batch)
static const cb_function f_cufftPlanMany = {
    .name = "cufftPlanMany",
    CB_PARAMS_OF(cufftPlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // rank
};

CB_WRAPPER(cufftPlanMany)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cufftPlanMany, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan = 0;
    int32_t rank, istride, idist, ostride, odist, type, batch;
    cb_array n, inembed, onembed;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[1], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(argv[2], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(argv[3], "int", &istride) < 0
        || cb_as_int32(argv[4], "int", &idist) < 0
        || cb_array_ints_or_buffer(argv[5], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(argv[6], "int", &ostride) < 0
        || cb_as_int32(argv[7], "int", &odist) < 0
        || cb_as_enum(py, T_cufftType, argv[8], "type", &type) < 0
        || cb_as_int32(argv[9], "int", &batch) < 0)
        goto done;
    if (argv[0] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftPlanMany *call = cb_symbol_address(&cufft_symbols[S_cufftPlanMany]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        type, batch);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftPlanMany, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_cufftHandle, &plan));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    return retval;
}

// cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,
//     size_t *workSize)
static const cb_function f_cufftMakePlan1d = {
    .name = "cufftMakePlan1d",
    CB_PARAMS("plan", "nx", "type", "batch"),
    .result_count = 1,
};

CB_WRAPPER(cufftMakePlan1d)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftMakePlan1d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t nx, type, batch;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_int32(argv[1], "int", &nx) < 0
        || cb_as_enum(py, T_cufftType, argv[2], "type", &type) < 0
        || cb_as_int32(argv[3], "int", &batch) < 0)
        goto done;
    fn_cufftMakePlan1d *call = cb_symbol_address(&cufft_symbols[S_cufftMakePlan1d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, nx, type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftMakePlan1d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)
static const cb_function f_cufftMakePlan2d = {
    .name = "cufftMakePlan2d",
    CB_PARAMS("plan", "nx", "ny", "type"),
    .result_count = 1,
};

CB_WRAPPER(cufftMakePlan2d)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftMakePlan2d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t nx, ny, type;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_int32(argv[1], "int", &nx) < 0
        || cb_as_int32(argv[2], "int", &ny) < 0
        || cb_as_enum(py, T_cufftType, argv[3], "type", &type) < 0)
        goto done;
    fn_cufftMakePlan2d *call = cb_symbol_address(&cufft_symbols[S_cufftMakePlan2d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, nx, ny, type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftMakePlan2d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type,
//     size_t *workSize)
static const cb_function f_cufftMakePlan3d = {
    .name = "cufftMakePlan3d",
    CB_PARAMS("plan", "nx", "ny", "nz", "type"),
    .result_count = 1,
};

CB_WRAPPER(cufftMakePlan3d)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cufftMakePlan3d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t nx, ny, nz, type;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_int32(argv[1], "int", &nx) < 0
        || cb_as_int32(argv[2], "int", &ny) < 0
        || cb_as_int32(argv[3], "int", &nz) < 0
        || cb_as_enum(py, T_cufftType, argv[4], "type", &type) < 0)
        goto done;
    fn_cufftMakePlan3d *call = cb_symbol_address(&cufft_symbols[S_cufftMakePlan3d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, nx, ny, nz, type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftMakePlan3d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

CB_PARAM_LIST(cufftMakePlanMany, "plan", "rank", "n", "inembed", "istride", "idist", "onembed",
    "ostride", "odist", "type", "batch");

// cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride,
//     int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
static const cb_function f_cufftMakePlanMany = {
    .name = "cufftMakePlanMany",
    CB_PARAMS_OF(cufftMakePlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // rank
};

CB_WRAPPER(cufftMakePlanMany)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cufftMakePlanMany, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank, istride, idist, ostride, odist, type, batch;
    cb_array n, inembed, onembed, workSize;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[2], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(argv[3], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(argv[4], "int", &istride) < 0
        || cb_as_int32(argv[5], "int", &idist) < 0
        || cb_array_ints_or_buffer(argv[6], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(argv[7], "int", &ostride) < 0
        || cb_as_int32(argv[8], "int", &odist) < 0
        || cb_as_enum(py, T_cufftType, argv[9], "type", &type) < 0
        || cb_as_int32(argv[10], "int", &batch) < 0)
        goto done;
    if (argv[1] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftMakePlanMany *call = cb_symbol_address(&cufft_symbols[S_cufftMakePlanMany]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftMakePlanMany, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, long long *onembed, long long ostride, long long odist,
//     cufftType type, long long batch, size_t *workSize)
static const cb_function f_cufftMakePlanMany64 = {
    .name = "cufftMakePlanMany64",
    CB_PARAMS_OF(cufftMakePlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // rank
};

CB_WRAPPER(cufftMakePlanMany64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cufftMakePlanMany64, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank, type;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[2], "n", sizeof(long long), true, CB_LONG_LONG, &n) < 0
        || cb_array_ints_or_buffer(argv[3], "inembed", sizeof(long long), true, CB_LONG_LONG,
            &inembed) < 0
        || cb_as_int64(argv[4], CB_LONG_LONG, &istride) < 0
        || cb_as_int64(argv[5], CB_LONG_LONG, &idist) < 0
        || cb_array_ints_or_buffer(argv[6], "onembed", sizeof(long long), true, CB_LONG_LONG,
            &onembed) < 0
        || cb_as_int64(argv[7], CB_LONG_LONG, &ostride) < 0
        || cb_as_int64(argv[8], CB_LONG_LONG, &odist) < 0
        || cb_as_enum(py, T_cufftType, argv[9], "type", &type) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &batch) < 0)
        goto done;
    if (argv[1] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftMakePlanMany64 *call = cb_symbol_address(&cufft_symbols[S_cufftMakePlanMany64]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftMakePlanMany64, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, long long *onembed, long long ostride, long long odist,
//     cufftType type, long long batch, size_t *workSize)
static const cb_function f_cufftGetSizeMany64 = {
    .name = "cufftGetSizeMany64",
    CB_PARAMS_OF(cufftMakePlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // rank
};

CB_WRAPPER(cufftGetSizeMany64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cufftGetSizeMany64, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank, type;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[2], "n", sizeof(long long), true, CB_LONG_LONG, &n) < 0
        || cb_array_ints_or_buffer(argv[3], "inembed", sizeof(long long), true, CB_LONG_LONG,
            &inembed) < 0
        || cb_as_int64(argv[4], CB_LONG_LONG, &istride) < 0
        || cb_as_int64(argv[5], CB_LONG_LONG, &idist) < 0
        || cb_array_ints_or_buffer(argv[6], "onembed", sizeof(long long), true, CB_LONG_LONG,
            &onembed) < 0
        || cb_as_int64(argv[7], CB_LONG_LONG, &ostride) < 0
        || cb_as_int64(argv[8], CB_LONG_LONG, &odist) < 0
        || cb_as_enum(py, T_cufftType, argv[9], "type", &type) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &batch) < 0)
        goto done;
    if (argv[1] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftGetSizeMany64 *call = cb_symbol_address(&cufft_symbols[S_cufftGetSizeMany64]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftGetSizeMany64, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)
static const cb_function f_cufftEstimate1d = {
    .name = "cufftEstimate1d",
    CB_PARAMS_OF(cufftPlan1d),
    .result_count = 1,
};

CB_WRAPPER(cufftEstimate1d)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftEstimate1d, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t nx, type, batch;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_int32(argv[0], "int", &nx) < 0
        || cb_as_enum(py, T_cufftType, argv[1], "type", &type) < 0
        || cb_as_int32(argv[2], "int", &batch) < 0)
        goto done;
    fn_cufftEstimate1d *call = cb_symbol_address(&cufft_symbols[S_cufftEstimate1d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nx, type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftEstimate1d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)
static const cb_function f_cufftEstimate2d = {
    .name = "cufftEstimate2d",
    CB_PARAMS_OF(cufftPlan2d),
    .result_count = 1,
};

CB_WRAPPER(cufftEstimate2d)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftEstimate2d, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t nx, ny, type;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_int32(argv[0], "int", &nx) < 0
        || cb_as_int32(argv[1], "int", &ny) < 0
        || cb_as_enum(py, T_cufftType, argv[2], "type", &type) < 0)
        goto done;
    fn_cufftEstimate2d *call = cb_symbol_address(&cufft_symbols[S_cufftEstimate2d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nx, ny, type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftEstimate2d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)
static const cb_function f_cufftEstimate3d = {
    .name = "cufftEstimate3d",
    CB_PARAMS_OF(cufftPlan3d),
    .result_count = 1,
};

CB_WRAPPER(cufftEstimate3d)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftEstimate3d, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t nx, ny, nz, type;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_int32(argv[0], "int", &nx) < 0
        || cb_as_int32(argv[1], "int", &ny) < 0
        || cb_as_int32(argv[2], "int", &nz) < 0
        || cb_as_enum(py, T_cufftType, argv[3], "type", &type) < 0)
        goto done;
    fn_cufftEstimate3d *call = cb_symbol_address(&cufft_symbols[S_cufftEstimate3d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nx, ny, nz, type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftEstimate3d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,
//     int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
static const cb_function f_cufftEstimateMany = {
    .name = "cufftEstimateMany",
    CB_PARAMS_OF(cufftPlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // rank
};

CB_WRAPPER(cufftEstimateMany)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cufftEstimateMany, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t rank, istride, idist, ostride, odist, type, batch;
    cb_array n, inembed, onembed, workSize;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[1], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(argv[2], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(argv[3], "int", &istride) < 0
        || cb_as_int32(argv[4], "int", &idist) < 0
        || cb_array_ints_or_buffer(argv[5], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(argv[6], "int", &ostride) < 0
        || cb_as_int32(argv[7], "int", &odist) < 0
        || cb_as_enum(py, T_cufftType, argv[8], "type", &type) < 0
        || cb_as_int32(argv[9], "int", &batch) < 0)
        goto done;
    if (argv[0] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftEstimateMany *call = cb_symbol_address(&cufft_symbols[S_cufftEstimateMany]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist, type,
        batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftEstimateMany, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftCreate(cufftHandle *handle)
static const cb_function f_cufftCreate = {.name = "cufftCreate", CB_NO_PARAMS, .result_count = 1};

CB_WRAPPER(cufftCreate)
{
    if (!cb_no_arguments(form, &f_cufftCreate, argv, nargs, kwnames))
        return NULL;
    cufftHandle handle = 0;
    fn_cufftCreate *call = cb_symbol_address(&cufft_symbols[S_cufftCreate]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cufftHandle, &handle));
}

// cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,
//     size_t *workSize)
static const cb_function f_cufftGetSize1d = {
    .name = "cufftGetSize1d",
    CB_PARAMS("handle", "nx", "type", "batch"),
    .result_count = 1,
};

CB_WRAPPER(cufftGetSize1d)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftGetSize1d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nx, type, batch;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "handle", &handle, sizeof handle) < 0
        || cb_as_int32(argv[1], "int", &nx) < 0
        || cb_as_enum(py, T_cufftType, argv[2], "type", &type) < 0
        || cb_as_int32(argv[3], "int", &batch) < 0)
        goto done;
    fn_cufftGetSize1d *call = cb_symbol_address(&cufft_symbols[S_cufftGetSize1d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nx, type, batch, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftGetSize1d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)
static const cb_function f_cufftGetSize2d = {
    .name = "cufftGetSize2d",
    CB_PARAMS("handle", "nx", "ny", "type"),
    .result_count = 1,
};

CB_WRAPPER(cufftGetSize2d)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftGetSize2d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nx, ny, type;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "handle", &handle, sizeof handle) < 0
        || cb_as_int32(argv[1], "int", &nx) < 0
        || cb_as_int32(argv[2], "int", &ny) < 0
        || cb_as_enum(py, T_cufftType, argv[3], "type", &type) < 0)
        goto done;
    fn_cufftGetSize2d *call = cb_symbol_address(&cufft_symbols[S_cufftGetSize2d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nx, ny, type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftGetSize2d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,
//     size_t *workSize)
static const cb_function f_cufftGetSize3d = {
    .name = "cufftGetSize3d",
    CB_PARAMS("handle", "nx", "ny", "nz", "type"),
    .result_count = 1,
};

CB_WRAPPER(cufftGetSize3d)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cufftGetSize3d, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nx, ny, nz, type;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "handle", &handle, sizeof handle) < 0
        || cb_as_int32(argv[1], "int", &nx) < 0
        || cb_as_int32(argv[2], "int", &ny) < 0
        || cb_as_int32(argv[3], "int", &nz) < 0
        || cb_as_enum(py, T_cufftType, argv[4], "type", &type) < 0)
        goto done;
    fn_cufftGetSize3d *call = cb_symbol_address(&cufft_symbols[S_cufftGetSize3d]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nx, ny, nz, type, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftGetSize3d, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride,
//     int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)
static const cb_function f_cufftGetSizeMany = {
    .name = "cufftGetSizeMany",
    CB_PARAMS("handle", "rank", "n", "inembed", "istride", "idist", "onembed", "ostride", "odist",
        "type", "batch"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // rank
};

CB_WRAPPER(cufftGetSizeMany)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cufftGetSizeMany, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t rank, istride, idist, ostride, odist, type, batch;
    cb_array n, inembed, onembed, workArea;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workArea);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "handle", &handle, sizeof handle) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[2], "n", sizeof(int), true, "int", &n) < 0
        || cb_array_ints_or_buffer(argv[3], "inembed", sizeof(int), true, "int", &inembed) < 0
        || cb_as_int32(argv[4], "int", &istride) < 0
        || cb_as_int32(argv[5], "int", &idist) < 0
        || cb_array_ints_or_buffer(argv[6], "onembed", sizeof(int), true, "int", &onembed) < 0
        || cb_as_int32(argv[7], "int", &ostride) < 0
        || cb_as_int32(argv[8], "int", &odist) < 0
        || cb_as_enum(py, T_cufftType, argv[9], "type", &type) < 0
        || cb_as_int32(argv[10], "int", &batch) < 0)
        goto done;
    if (argv[1] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftGetSizeMany *call = cb_symbol_address(&cufft_symbols[S_cufftGetSizeMany]);
    if (call == NULL)
        goto done;
    size_t workArea_count = 64;
    if (cb_array_reserve_marked(&workArea, workArea_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, rank, n.data, inembed.data, istride, idist, onembed.data, ostride, odist,
        type, batch, workArea.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftGetSizeMany, status, argv);
        goto done;
    }
    workArea_count = cb_array_written(&workArea, workArea_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workArea.data, workArea_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workArea);
    return retval;
}

// cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)
static const cb_function f_cufftGetSize = {
    .name = "cufftGetSize",
    CB_PARAMS("handle"),
    .result_count = 1,
};

CB_WRAPPER(cufftGetSize)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cufftGetSize, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "handle", &handle, sizeof handle) < 0)
        goto done;
    fn_cufftGetSize *call = cb_symbol_address(&cufft_symbols[S_cufftGetSize]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status = call(handle, workSize.data);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftGetSize, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&workSize);
    return retval;
}

CB_PARAM_LIST(cufftSetWorkArea, "plan", "workArea");

// cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)
static const cb_function f_cufftSetWorkArea = {
    .name = "cufftSetWorkArea",
    CB_PARAMS_OF(cufftSetWorkArea),
};

CB_WRAPPER(cufftSetWorkArea)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cufftSetWorkArea, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address workArea;
    workArea.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "workArea", 0, &workArea) < 0)
        goto done;
    fn_cufftSetWorkArea *call = cb_symbol_address(&cufft_symbols[S_cufftSetWorkArea]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, workArea.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftSetWorkArea, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&workArea);
    return retval;
}

// cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)
static const cb_function f_cufftSetAutoAllocation = {
    .name = "cufftSetAutoAllocation",
    CB_PARAMS("plan", "autoAllocate"),
};

CB_WRAPPER(cufftSetAutoAllocation)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cufftSetAutoAllocation, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t autoAllocate;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_int32(argv[1], "int", &autoAllocate) < 0)
        return NULL;
    fn_cufftSetAutoAllocation *call = cb_symbol_address(&cufft_symbols[S_cufftSetAutoAllocation]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, autoAllocate);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftSetAutoAllocation, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cufftExecC2C, "plan", "idata", "odata", "direction");

// cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,
//     int direction)
static const cb_function f_cufftExecC2C = {.name = "cufftExecC2C", CB_PARAMS_OF(cufftExecC2C)};

CB_WRAPPER(cufftExecC2C)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftExecC2C, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    int32_t direction;
    idata.held = odata.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "idata", 0, &idata) < 0
        || cb_as_device_address(form, argv[2], "odata", CB_TARGET, &odata) < 0
        || cb_as_int32(argv[3], "int", &direction) < 0)
        goto done;
    fn_cufftExecC2C *call = cb_symbol_address(&cufft_symbols[S_cufftExecC2C]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, idata.value, odata.value, direction);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftExecC2C, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return retval;
}

CB_PARAM_LIST(cufftExecR2C, "plan", "idata", "odata");

// cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)
static const cb_function f_cufftExecR2C = {.name = "cufftExecR2C", CB_PARAMS_OF(cufftExecR2C)};

CB_WRAPPER(cufftExecR2C)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftExecR2C, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "idata", 0, &idata) < 0
        || cb_as_device_address(form, argv[2], "odata", CB_TARGET, &odata) < 0)
        goto done;
    fn_cufftExecR2C *call = cb_symbol_address(&cufft_symbols[S_cufftExecR2C]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftExecR2C, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return retval;
}

// cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)
static const cb_function f_cufftExecC2R = {.name = "cufftExecC2R", CB_PARAMS_OF(cufftExecR2C)};

CB_WRAPPER(cufftExecC2R)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftExecC2R, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "idata", 0, &idata) < 0
        || cb_as_device_address(form, argv[2], "odata", CB_TARGET, &odata) < 0)
        goto done;
    fn_cufftExecC2R *call = cb_symbol_address(&cufft_symbols[S_cufftExecC2R]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftExecC2R, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return retval;
}

// cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata,
//     int direction)
static const cb_function f_cufftExecZ2Z = {.name = "cufftExecZ2Z", CB_PARAMS_OF(cufftExecC2C)};

CB_WRAPPER(cufftExecZ2Z)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftExecZ2Z, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    int32_t direction;
    idata.held = odata.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "idata", 0, &idata) < 0
        || cb_as_device_address(form, argv[2], "odata", CB_TARGET, &odata) < 0
        || cb_as_int32(argv[3], "int", &direction) < 0)
        goto done;
    fn_cufftExecZ2Z *call = cb_symbol_address(&cufft_symbols[S_cufftExecZ2Z]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, idata.value, odata.value, direction);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftExecZ2Z, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return retval;
}

// cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)
static const cb_function f_cufftExecD2Z = {.name = "cufftExecD2Z", CB_PARAMS_OF(cufftExecR2C)};

CB_WRAPPER(cufftExecD2Z)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftExecD2Z, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "idata", 0, &idata) < 0
        || cb_as_device_address(form, argv[2], "odata", CB_TARGET, &odata) < 0)
        goto done;
    fn_cufftExecD2Z *call = cb_symbol_address(&cufft_symbols[S_cufftExecD2Z]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftExecD2Z, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return retval;
}

// cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)
static const cb_function f_cufftExecZ2D = {.name = "cufftExecZ2D", CB_PARAMS_OF(cufftExecR2C)};

CB_WRAPPER(cufftExecZ2D)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftExecZ2D, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address idata, odata;
    idata.held = odata.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "idata", 0, &idata) < 0
        || cb_as_device_address(form, argv[2], "odata", CB_TARGET, &odata) < 0)
        goto done;
    fn_cufftExecZ2D *call = cb_symbol_address(&cufft_symbols[S_cufftExecZ2D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, idata.value, odata.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftExecZ2D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&idata);
    cb_address_release(&odata);
    return retval;
}

// cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)
static const cb_function f_cufftSetStream = {.name = "cufftSetStream", CB_PARAMS("plan", "stream")};

CB_WRAPPER(cufftSetStream)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cufftSetStream, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaStream_t stream;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0)
        return NULL;
    fn_cufftSetStream *call = cb_symbol_address(&cufft_symbols[S_cufftSetStream]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftSetStream, status, argv);
    return cb_return0(form);
}

// cufftResult cufftDestroy(cufftHandle plan)
static const cb_function f_cufftDestroy = {.name = "cufftDestroy", CB_PARAMS("plan")};

CB_WRAPPER(cufftDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cufftDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0)
        return NULL;
    fn_cufftDestroy *call = cb_symbol_address(&cufft_symbols[S_cufftDestroy]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cufftResult cufftGetVersion(int *version)
static const cb_function f_cufftGetVersion = {
    .name = "cufftGetVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cufftGetVersion)
{
    if (!cb_no_arguments(form, &f_cufftGetVersion, argv, nargs, kwnames))
        return NULL;
    int version = 0;
    fn_cufftGetVersion *call = cb_symbol_address(&cufft_symbols[S_cufftGetVersion]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(&version);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftGetVersion, status, argv);
    return cb_return1(form, PyLong_FromLong(version));
}

// cufftResult cufftGetProperty(libraryPropertyType type, int *value)
static const cb_function f_cufftGetProperty = {
    .name = "cufftGetProperty",
    CB_PARAMS("type"),
    .result_count = 1,
};

CB_WRAPPER(cufftGetProperty)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cufftGetProperty, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t type;
    int value = 0;
    if (cb_as_enum(py, T_libraryPropertyType, argv[0], "type", &type) < 0)
        return NULL;
    fn_cufftGetProperty *call = cb_symbol_address(&cufft_symbols[S_cufftGetProperty]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(type, &value);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftGetProperty, status, argv);
    return cb_return1(form, PyLong_FromLong(value));
}

// cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
//     const long long inputValueInt)
static const cb_function f_cufftSetPlanPropertyInt64 = {
    .name = "cufftSetPlanPropertyInt64",
    CB_PARAMS("plan", "property", "inputValueInt"),
};

CB_WRAPPER(cufftSetPlanPropertyInt64)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftSetPlanPropertyInt64, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t property;
    int64_t inputValueInt;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftProperty, argv[1], "property", &property) < 0
        || cb_as_int64(argv[2], CB_LONG_LONG, &inputValueInt) < 0)
        return NULL;
    fn_cufftSetPlanPropertyInt64 *call =
        cb_symbol_address(&cufft_symbols[S_cufftSetPlanPropertyInt64]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, property, inputValueInt);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftSetPlanPropertyInt64, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cufftGetPlanPropertyInt64, "plan", "property");

// cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
//     long long *returnPtrValue)
static const cb_function f_cufftGetPlanPropertyInt64 = {
    .name = "cufftGetPlanPropertyInt64",
    CB_PARAMS_OF(cufftGetPlanPropertyInt64),
    .result_count = 1,
};

CB_WRAPPER(cufftGetPlanPropertyInt64)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cufftGetPlanPropertyInt64, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t property;
    long long returnPtrValue = 0;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftProperty, argv[1], "property", &property) < 0)
        return NULL;
    fn_cufftGetPlanPropertyInt64 *call =
        cb_symbol_address(&cufft_symbols[S_cufftGetPlanPropertyInt64]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, property, &returnPtrValue);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftGetPlanPropertyInt64, status, argv);
    return cb_return1(form, PyLong_FromLongLong(returnPtrValue));
}

// cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)
static const cb_function f_cufftResetPlanProperty = {
    .name = "cufftResetPlanProperty",
    CB_PARAMS_OF(cufftGetPlanPropertyInt64),
};

CB_WRAPPER(cufftResetPlanProperty)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cufftResetPlanProperty, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t property;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftProperty, argv[1], "property", &property) < 0)
        return NULL;
    fn_cufftResetPlanProperty *call = cb_symbol_address(&cufft_symbols[S_cufftResetPlanProperty]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, property);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftResetPlanProperty, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)
static const cb_function f_cufftXtSetGPUs = {
    .name = "cufftXtSetGPUs",
    CB_PARAMS("handle", "nGPUs", "whichGPUs"),
    .auto_mask = CB_BIT(1), // nGPUs
};

CB_WRAPPER(cufftXtSetGPUs)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtSetGPUs, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle handle;
    int32_t nGPUs;
    cb_array whichGPUs;
    cb_array_init(&whichGPUs);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "handle", &handle, sizeof handle) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &nGPUs) < 0)
        || cb_array_ints_or_buffer(argv[2], "whichGPUs", sizeof(int), true, "int", &whichGPUs) < 0)
        goto done;
    if (argv[1] == NULL)
        nGPUs = (int32_t)whichGPUs.length;
    if (cb_array_check_signed(&whichGPUs, nGPUs, "whichGPUs") < 0)
        goto done;
    fn_cufftXtSetGPUs *call = cb_symbol_address(&cufft_symbols[S_cufftXtSetGPUs]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nGPUs, whichGPUs.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtSetGPUs, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&whichGPUs);
    return retval;
}

// cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)
static const cb_function f_cufftXtMalloc = {
    .name = "cufftXtMalloc",
    CB_PARAMS("plan", "format"),
    .result_count = 1,
};

CB_WRAPPER(cufftXtMalloc)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cufftXtMalloc, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *descriptor = NULL;
    int32_t format;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftXtSubFormat, argv[1], "format", &format) < 0)
        return NULL;
    fn_cufftXtMalloc *call = cb_symbol_address(&cufft_symbols[S_cufftXtMalloc]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, &descriptor, format);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtMalloc, status, argv);
    return cb_return1(form,
        descriptor != NULL ? cb_record_view(py, T_cudaLibXtDesc, descriptor, NULL)
            : Py_NewRef(Py_None));
}

// cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,
//     cufftXtCopyType type)
static const cb_function f_cufftXtMemcpy = {
    .name = "cufftXtMemcpy",
    CB_PARAMS("plan", "dstPointer", "srcPointer", "type"),
};

CB_WRAPPER(cufftXtMemcpy)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtMemcpy, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address dstPointer, srcPointer;
    int32_t type;
    dstPointer.held = srcPointer.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_target(form, argv[1], "dstPointer", &dstPointer) < 0
        || cb_as_address(py, argv[2], &srcPointer) < 0
        || cb_as_enum(py, T_cufftXtCopyType, argv[3], "type", &type) < 0)
        goto done;
    fn_cufftXtMemcpy *call = cb_symbol_address(&cufft_symbols[S_cufftXtMemcpy]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, dstPointer.value, srcPointer.value, type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtMemcpy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dstPointer);
    cb_address_release(&srcPointer);
    return retval;
}

// cufftResult cufftXtFree(cudaLibXtDesc *descriptor)
static const cb_function f_cufftXtFree = {.name = "cufftXtFree", CB_PARAMS("descriptor")};

CB_WRAPPER(cufftXtFree)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cufftXtFree, &argv, nargs, kwnames, slots))
        return NULL;
    cudaLibXtDesc *descriptor;
    if (cb_as_record(py, T_cudaLibXtDesc, argv[0], "descriptor", &descriptor) < 0)
        return NULL;
    fn_cufftXtFree *call = cb_symbol_address(&cufft_symbols[S_cufftXtFree]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(descriptor);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtFree, status, argv);
    if (descriptor != NULL)
        cb_record_detach(argv[0]);
    return cb_return0(form);
}

// cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)
static const cb_function f_cufftXtSetWorkArea = {
    .name = "cufftXtSetWorkArea",
    CB_PARAMS_OF(cufftSetWorkArea),
};

CB_WRAPPER(cufftXtSetWorkArea)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtSetWorkArea, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_array workArea;
    cb_array_init(&workArea);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_array_device_addresses(form, argv[1], "workArea", CB_TABLE, &workArea) < 0
        || cb_array_check(&workArea, 1, "workArea") < 0)
        goto done;
    fn_cufftXtSetWorkArea *call = cb_symbol_address(&cufft_symbols[S_cufftXtSetWorkArea]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, workArea.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtSetWorkArea, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&workArea);
    return retval;
}

CB_PARAM_LIST(cufftXtExecDescriptorC2C, "plan", "input", "output", "direction");

// cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output, int direction)
static const cb_function f_cufftXtExecDescriptorC2C = {
    .name = "cufftXtExecDescriptorC2C",
    CB_PARAMS_OF(cufftXtExecDescriptorC2C),
};

CB_WRAPPER(cufftXtExecDescriptorC2C)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cufftXtExecDescriptorC2C, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    int32_t direction;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0
        || cb_as_int32(argv[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptorC2C *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptorC2C]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptorC2C, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cufftXtExecDescriptorR2C, "plan", "input", "output");

// cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorR2C = {
    .name = "cufftXtExecDescriptorR2C",
    CB_PARAMS_OF(cufftXtExecDescriptorR2C),
};

CB_WRAPPER(cufftXtExecDescriptorR2C)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftXtExecDescriptorR2C, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorR2C *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptorR2C]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptorR2C, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorC2R = {
    .name = "cufftXtExecDescriptorC2R",
    CB_PARAMS_OF(cufftXtExecDescriptorR2C),
};

CB_WRAPPER(cufftXtExecDescriptorC2R)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftXtExecDescriptorC2R, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorC2R *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptorC2R]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptorC2R, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output, int direction)
static const cb_function f_cufftXtExecDescriptorZ2Z = {
    .name = "cufftXtExecDescriptorZ2Z",
    CB_PARAMS_OF(cufftXtExecDescriptorC2C),
};

CB_WRAPPER(cufftXtExecDescriptorZ2Z)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cufftXtExecDescriptorZ2Z, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    int32_t direction;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0
        || cb_as_int32(argv[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptorZ2Z *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptorZ2Z]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptorZ2Z, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorD2Z = {
    .name = "cufftXtExecDescriptorD2Z",
    CB_PARAMS_OF(cufftXtExecDescriptorR2C),
};

CB_WRAPPER(cufftXtExecDescriptorD2Z)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftXtExecDescriptorD2Z, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorD2Z *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptorD2Z]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptorD2Z, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,
//     cudaLibXtDesc *output)
static const cb_function f_cufftXtExecDescriptorZ2D = {
    .name = "cufftXtExecDescriptorZ2D",
    CB_PARAMS_OF(cufftXtExecDescriptorR2C),
};

CB_WRAPPER(cufftXtExecDescriptorZ2D)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftXtExecDescriptorZ2D, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0)
        return NULL;
    fn_cufftXtExecDescriptorZ2D *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptorZ2D]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptorZ2D, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)
static const cb_function f_cufftXtQueryPlan = {
    .name = "cufftXtQueryPlan",
    CB_PARAMS("plan", "queryType"),
    .result_count = 1,
};

CB_WRAPPER(cufftXtQueryPlan)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtQueryPlan, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_value queryStruct;
    int32_t queryType;
    cb_value_init(&queryStruct);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum_member(py, T_cufftXtQueryType, argv[1], "queryType", &queryType) < 0
        || cb_value_prepare(py, &table_plan_queries, queryType, 0, &queryStruct) < 0)
        goto done;
    fn_cufftXtQueryPlan *call = cb_symbol_address(&cufft_symbols[S_cufftXtQueryPlan]);
    if (call == NULL)
        goto done;
    cufftResult status = call(plan, queryStruct.data, queryType);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtQueryPlan, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &queryStruct));
done:
    cb_value_done(&queryStruct);
    return retval;
}

// cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine,
//     cufftXtCallbackType cbType, void **caller_info)
static const cb_function f_cufftXtSetCallback = {
    .name = "cufftXtSetCallback",
    CB_PARAMS("plan", "callback_routine", "cbType", "caller_info"),
};

CB_WRAPPER(cufftXtSetCallback)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtSetCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_array callback_routine, caller_info;
    int32_t cbType;
    cb_array_init(&callback_routine);
    cb_array_init(&caller_info);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_array_device_addresses(form, argv[1], "callback_routine", CB_TABLE,
            &callback_routine) < 0
        || cb_as_enum(py, T_cufftXtCallbackType, argv[2], "cbType", &cbType) < 0
        || cb_array_device_addresses(form, argv[3], "caller_info", CB_TABLE, &caller_info) < 0
        || cb_array_check(&callback_routine, 1, "callback_routine") < 0
        || cb_array_check_given(&caller_info, 1, "caller_info") < 0)
        goto done;
    fn_cufftXtSetCallback *call = cb_symbol_address(&cufft_symbols[S_cufftXtSetCallback]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, callback_routine.data, cbType, caller_info.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtSetCallback, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&callback_routine);
    cb_array_done(&caller_info);
    return retval;
}

// cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)
static const cb_function f_cufftXtClearCallback = {
    .name = "cufftXtClearCallback",
    CB_PARAMS("plan", "cbType"),
};

CB_WRAPPER(cufftXtClearCallback)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cufftXtClearCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t cbType;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftXtCallbackType, argv[1], "cbType", &cbType) < 0)
        return NULL;
    fn_cufftXtClearCallback *call = cb_symbol_address(&cufft_symbols[S_cufftXtClearCallback]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, cbType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtClearCallback, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType,
//     size_t sharedSize)
static const cb_function f_cufftXtSetCallbackSharedSize = {
    .name = "cufftXtSetCallbackSharedSize",
    CB_PARAMS("plan", "cbType", "sharedSize"),
};

CB_WRAPPER(cufftXtSetCallbackSharedSize)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cufftXtSetCallbackSharedSize, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t cbType;
    uint64_t sharedSize;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftXtCallbackType, argv[1], "cbType", &cbType) < 0
        || cb_as_uint64(argv[2], "size_t", &sharedSize) < 0)
        return NULL;
    fn_cufftXtSetCallbackSharedSize *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtSetCallbackSharedSize]);
    if (call == NULL)
        return NULL;
    cufftResult status = call(plan, cbType, sharedSize);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtSetCallbackSharedSize, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name,
//     const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
//     void **caller_info)
static const cb_function f_cufftXtSetJITCallback = {
    .name = "cufftXtSetJITCallback",
    CB_PARAMS("plan", "lto_callback_symbol_name", "lto_callback_fatbin",
        "lto_callback_fatbin_size", "type", "caller_info"),
};

CB_WRAPPER(cufftXtSetJITCallback)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtSetJITCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address lto_callback_symbol_name, lto_callback_fatbin;
    uint64_t lto_callback_fatbin_size;
    int32_t type;
    cb_array caller_info;
    cb_array_init(&caller_info);
    lto_callback_symbol_name.held = lto_callback_fatbin.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_text(argv[1], &lto_callback_symbol_name) < 0
        || cb_as_address(py, argv[2], &lto_callback_fatbin) < 0
        || cb_as_uint64(argv[3], "size_t", &lto_callback_fatbin_size) < 0
        || cb_as_enum(py, T_cufftXtCallbackType, argv[4], "type", &type) < 0
        || cb_array_device_addresses(form, argv[5], "caller_info", CB_TABLE, &caller_info) < 0
        || (CB_UNLIKELY(lto_callback_fatbin.held)
            && cb_held_check(&lto_callback_fatbin, "cufftXtSetJITCallback", "lto_callback_fatbin",
                lto_callback_fatbin_size) < 0)
        || cb_array_check_given(&caller_info, 1, "caller_info") < 0)
        goto done;
    fn_cufftXtSetJITCallback *call = cb_symbol_address(&cufft_symbols[S_cufftXtSetJITCallback]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, lto_callback_symbol_name.value, lto_callback_fatbin.value,
        lto_callback_fatbin_size, type, caller_info.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtSetJITCallback, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&lto_callback_symbol_name);
    cb_address_release(&lto_callback_fatbin);
    cb_array_done(&caller_info);
    return retval;
}

CB_PARAM_LIST(cufftXtMakePlanMany, "plan", "rank", "n", "inembed", "istride", "idist", "inputtype",
    "onembed", "ostride", "odist", "outputtype", "batch", "executiontype");

// cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, cudaDataType inputtype, long long *onembed,
//     long long ostride, long long odist, cudaDataType outputtype, long long batch,
//     size_t *workSize, cudaDataType executiontype)
static const cb_function f_cufftXtMakePlanMany = {
    .name = "cufftXtMakePlanMany",
    CB_PARAMS_OF(cufftXtMakePlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // rank
};

CB_WRAPPER(cufftXtMakePlanMany)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtMakePlanMany, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank, inputtype, outputtype, executiontype;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[2], "n", sizeof(long long), true, CB_LONG_LONG, &n) < 0
        || cb_array_ints_or_buffer(argv[3], "inembed", sizeof(long long), true, CB_LONG_LONG,
            &inembed) < 0
        || cb_as_int64(argv[4], CB_LONG_LONG, &istride) < 0
        || cb_as_int64(argv[5], CB_LONG_LONG, &idist) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "inputtype", &inputtype) < 0
        || cb_array_ints_or_buffer(argv[7], "onembed", sizeof(long long), true, CB_LONG_LONG,
            &onembed) < 0
        || cb_as_int64(argv[8], CB_LONG_LONG, &ostride) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &odist) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "outputtype", &outputtype) < 0
        || cb_as_int64(argv[11], CB_LONG_LONG, &batch) < 0
        || cb_as_enum(py, T_cudaDataType, argv[12], "executiontype", &executiontype) < 0)
        goto done;
    if (argv[1] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftXtMakePlanMany *call = cb_symbol_address(&cufft_symbols[S_cufftXtMakePlanMany]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, inputtype, onembed.data,
        ostride, odist, outputtype, batch, workSize.data, executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftXtMakePlanMany, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed,
//     long long istride, long long idist, cudaDataType inputtype, long long *onembed,
//     long long ostride, long long odist, cudaDataType outputtype, long long batch,
//     size_t *workSize, cudaDataType executiontype)
static const cb_function f_cufftXtGetSizeMany = {
    .name = "cufftXtGetSizeMany",
    CB_PARAMS_OF(cufftXtMakePlanMany),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // rank
};

CB_WRAPPER(cufftXtGetSizeMany)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtGetSizeMany, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t rank, inputtype, outputtype, executiontype;
    cb_array n, inembed, onembed, workSize;
    int64_t istride, idist, ostride, odist, batch;
    cb_array_init(&n);
    cb_array_init(&inembed);
    cb_array_init(&onembed);
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &rank) < 0)
        || cb_array_ints_or_buffer(argv[2], "n", sizeof(long long), true, CB_LONG_LONG, &n) < 0
        || cb_array_ints_or_buffer(argv[3], "inembed", sizeof(long long), true, CB_LONG_LONG,
            &inembed) < 0
        || cb_as_int64(argv[4], CB_LONG_LONG, &istride) < 0
        || cb_as_int64(argv[5], CB_LONG_LONG, &idist) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "inputtype", &inputtype) < 0
        || cb_array_ints_or_buffer(argv[7], "onembed", sizeof(long long), true, CB_LONG_LONG,
            &onembed) < 0
        || cb_as_int64(argv[8], CB_LONG_LONG, &ostride) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &odist) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "outputtype", &outputtype) < 0
        || cb_as_int64(argv[11], CB_LONG_LONG, &batch) < 0
        || cb_as_enum(py, T_cudaDataType, argv[12], "executiontype", &executiontype) < 0)
        goto done;
    if (argv[1] == NULL)
        rank = (int32_t)CB_LONGEST(&n, &inembed, &onembed);
    if (cb_array_check_signed(&n, rank, "n") < 0
        || cb_array_check_signed_given(&inembed, rank, "inembed") < 0
        || cb_array_check_signed_given(&onembed, rank, "onembed") < 0)
        goto done;
    fn_cufftXtGetSizeMany *call = cb_symbol_address(&cufft_symbols[S_cufftXtGetSizeMany]);
    if (call == NULL)
        goto done;
    size_t workSize_count = 64;
    if (cb_array_reserve_marked(&workSize, workSize_count, sizeof(size_t)) < 0)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, rank, n.data, inembed.data, istride, idist, inputtype, onembed.data,
        ostride, odist, outputtype, batch, workSize.data, executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS)) {
        retval = cb_fail(form, &f_cufftXtGetSizeMany, status, argv);
        goto done;
    }
    workSize_count = cb_array_written(&workSize, workSize_count, sizeof(size_t));
    retval = cb_return1(form, cb_int_list(workSize.data, workSize_count, sizeof(size_t), false));
done:
    cb_array_done(&n);
    cb_array_done(&inembed);
    cb_array_done(&onembed);
    cb_array_done(&workSize);
    return retval;
}

// cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)
static const cb_function f_cufftXtExec = {
    .name = "cufftXtExec",
    CB_PARAMS_OF(cufftXtExecDescriptorC2C),
};

CB_WRAPPER(cufftXtExec)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtExec, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cb_address input, output;
    int32_t direction;
    input.held = output.held = false;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_device_address(form, argv[1], "input", 0, &input) < 0
        || cb_as_device_address(form, argv[2], "output", CB_TARGET, &output) < 0
        || cb_as_int32(argv[3], "int", &direction) < 0)
        goto done;
    fn_cufftXtExec *call = cb_symbol_address(&cufft_symbols[S_cufftXtExec]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cufftResult status = call(plan, input.value, output.value, direction);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtExec, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&input);
    cb_address_release(&output);
    return retval;
}

// cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
//     int direction)
static const cb_function f_cufftXtExecDescriptor = {
    .name = "cufftXtExecDescriptor",
    CB_PARAMS_OF(cufftXtExecDescriptorC2C),
};

CB_WRAPPER(cufftXtExecDescriptor)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cufftXtExecDescriptor, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    cudaLibXtDesc *input, *output;
    int32_t direction;
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[1], "input", &input) < 0
        || cb_as_record(py, T_cudaLibXtDesc, argv[2], "output", &output) < 0
        || cb_as_int32(argv[3], "int", &direction) < 0)
        return NULL;
    fn_cufftXtExecDescriptor *call = cb_symbol_address(&cufft_symbols[S_cufftXtExecDescriptor]);
    if (call == NULL)
        return NULL;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, input, output, direction);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        return cb_fail(form, &f_cufftXtExecDescriptor, status, argv);
    return cb_return0(form);
}

// cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy,
//     size_t *workSize)
static const cb_function f_cufftXtSetWorkAreaPolicy = {
    .name = "cufftXtSetWorkAreaPolicy",
    CB_PARAMS("plan", "policy", "workSize"),
};

CB_WRAPPER(cufftXtSetWorkAreaPolicy)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cufftXtSetWorkAreaPolicy, &argv, nargs, kwnames, slots))
        return NULL;
    cufftHandle plan;
    int32_t policy;
    cb_array workSize;
    cb_array_init(&workSize);
    if (cb_as_scalar(py, T_cufftHandle, argv[0], "plan", &plan, sizeof plan) < 0
        || cb_as_enum(py, T_cufftXtWorkAreaPolicy, argv[1], "policy", &policy) < 0
        || cb_array_ints_or_buffer(argv[2], "workSize", sizeof(size_t), false, "size_t",
            &workSize) < 0
        || cb_array_check_given(&workSize, 1, "workSize") < 0)
        goto done;
    fn_cufftXtSetWorkAreaPolicy *call =
        cb_symbol_address(&cufft_symbols[S_cufftXtSetWorkAreaPolicy]);
    if (call == NULL)
        goto done;
    cufftResult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(plan, policy, workSize.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUFFT_SUCCESS))
        retval = cb_fail(form, &f_cufftXtSetWorkAreaPolicy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&workSize);
    return retval;
}
