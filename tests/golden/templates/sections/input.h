// Functions of two sections and of none, in another order than the sections.
status sampleStop(int code);
status sampleMemFree(int id);
status sampleStart(void);
status sampleCopy(int id);
status sampleMemTrim_v2(int id);
