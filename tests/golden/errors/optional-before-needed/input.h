typedef enum status_enum { OK = 0, BAD = 1 } status;
status first(int a, int b, int c);
status second(int a, int b);
status fine(int a, const int *list, int count);
