# Which sanitizers: `cubind_sanitizers`, an interface target filled from CUBIND_SANITIZE ("address", "undefined",
# "thread", or a list of them). Python itself is not instrumented: load libasan or libtsan before it (ci/sanitize does).

add_library(cubind_sanitizers INTERFACE)
if(CUBIND_SANITIZE)
  string(REPLACE ";" "," CUBIND_SANITIZERS "${CUBIND_SANITIZE}")
  target_compile_options(cubind_sanitizers INTERFACE
    -fsanitize=${CUBIND_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Og -g1)  # a quarter of the time that -O1 -g takes for generated code; backtraces have their lines
  target_link_options(cubind_sanitizers INTERFACE -fsanitize=${CUBIND_SANITIZERS})
endif()
