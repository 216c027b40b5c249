typedef enum status_enum { OK = 0, CONTEXT_LOST = 1 } status;
status wait(void);
