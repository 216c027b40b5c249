# Defines the interface targets `cubind_sanitizers` and `cubind_generated_sanitizers`, with the
# options for the sanitizers in CUBIND_SANITIZE ("address", "undefined", "thread", or a list of
# them). Python itself is not instrumented, so libasan or libtsan must be loaded before it
# (ci/sanitize does that).
#
# Without CUBIND_SANITIZE_GENERATED the objects of generated code are those of a build without
# sanitizers, which may be in the compiler cache.

add_library(cubind_sanitizers INTERFACE)
add_library(cubind_generated_sanitizers INTERFACE)
if(CUBIND_SANITIZE)
  string(REPLACE ";" "," CUBIND_SANITIZERS "${CUBIND_SANITIZE}")
  target_compile_options(cubind_sanitizers INTERFACE
    -fsanitize=${CUBIND_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Og -g1)  # takes a quarter of the time of -O1 -g for generated code; backtraces have lines
  target_link_options(cubind_sanitizers INTERFACE -fsanitize=${CUBIND_SANITIZERS})
  if(CUBIND_SANITIZE_GENERATED)
    target_link_libraries(cubind_generated_sanitizers INTERFACE cubind_sanitizers)
  else()
    target_link_options(cubind_generated_sanitizers INTERFACE -fsanitize=${CUBIND_SANITIZERS})
  endif()
endif()
