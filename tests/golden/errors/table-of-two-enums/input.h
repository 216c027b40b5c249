typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef enum work_enum { WORK = 1, MORE = 3 } work;
typedef enum data_enum { REAL = 0, COMPLEX = 1 } data;
status f(const void *alpha, work w, data d);
status get(work which, void *value);
