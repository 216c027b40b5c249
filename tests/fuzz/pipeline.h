// The stages of the generator in one go, from a spec and headers in fuzz_folder().
#ifndef CUBIND_FUZZ_PIPELINE_H
#define CUBIND_FUZZ_PIPELINE_H

extern const char pipeline_header[];       // input.h: a bit of everything
extern const char pipeline_other_header[]; // other.h, which it includes

// Each stage either reports an error or does what it is for; a model that passed the checks can be
// written, and read.
void pipeline_run(const char *spec_path);

#endif
