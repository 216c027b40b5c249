typedef enum status_enum { OK = 0, BAD = 1 } status;
status first(int a);
status second(int a);
