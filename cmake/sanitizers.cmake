# Defines the interface target `cubind_sanitizers`, with the options for the sanitizers in
# CUBIND_SANITIZE ("address", "undefined", "thread", or a list of them). Python itself is not
# instrumented, so libasan or libtsan must be loaded before it (ci/sanitize does that).

add_library(cubind_sanitizers INTERFACE)
if(CUBIND_SANITIZE)
  string(REPLACE ";" "," CUBIND_SANITIZERS "${CUBIND_SANITIZE}")
  target_compile_options(cubind_sanitizers INTERFACE
    -fsanitize=${CUBIND_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Og -g1)  # takes a quarter of the time of -O1 -g for generated code; backtraces have lines
  target_link_options(cubind_sanitizers INTERFACE -fsanitize=${CUBIND_SANITIZERS})
endif()
