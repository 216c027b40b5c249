typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef enum type_enum { REAL, COMPLEX } type;
status f(const void *alpha, type t, int i);
status g(const void *alpha, type t, int i);
