// Runs all stages of the generator on a spec and on headers in fuzz_folder().
#ifndef CUBIND_FUZZ_PIPELINE_H
#define CUBIND_FUZZ_PIPELINE_H

extern const char pipeline_header[];       // input.h: a bit of everything
extern const char pipeline_other_header[]; // other.h, which it includes

// Checks that each stage either reports an error or succeeds, and that a model that passed the
// checks can be written and read.
void pipeline_run(const char *spec_path);

#endif
