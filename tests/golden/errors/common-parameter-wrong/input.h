typedef enum status_enum { OK = 0, BAD = 1 } status;
status f(int *a, int n);
status g(int *a);
status h(float *a);
