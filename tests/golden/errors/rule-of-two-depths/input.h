typedef enum status_enum { OK = 0, BAD = 1 } status;
status multiply(const float *A, float *B, int *info);
status multiplyBatched(const float *const A[], float *const *B, int *info);
status solveBatched(float **A, float *B, int info[]);
