// Runs all stages of the generator on a spec and on headers in fuzz_folder().
#ifndef CUBIND_FUZZ_PIPELINE_H
#define CUBIND_FUZZ_PIPELINE_H

// The text of input.h, which has declarations of every kind.
extern const char pipeline_header[];
// The text of other.h, which input.h includes.
extern const char pipeline_other_header[];

// Runs all stages on the spec in that file. Aborts unless each stage either reports an error or
// succeeds, and unless a model that passed the checks can be written and read.
void pipeline_run(const char *spec_path);

#endif
