typedef enum status_enum { OK = 0, BAD = 1 } status;
status f(int x);
status g(int x);
status internal(int x);
