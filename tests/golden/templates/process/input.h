typedef void (*log_fn)(int level, const char *message);
status sampleSetLogger(log_fn logger);
status sampleGetLogger(log_fn *logger);
