# Makes replacements for headers of the C and C++ libraries that kernels include
# (python/cubind/core/_cuda_headers.py). Hand-written ones are in python/cubind/core/headers. The
# others follow one pattern and are written here.

function(make_header name template)
  list(JOIN ARGN "\n" more)
  if(more)
    string(PREPEND more "\n")
  endif()
  configure_file(${PROJECT_SOURCE_DIR}/python/${template}.in ${package}/core/headers/${name} @ONLY)
endfunction()

# Headers whose content libcu++ has.
foreach(name IN ITEMS
    algorithm array atomic barrier bit bitset charconv chrono complex concepts cstddef cstdlib cstring execution expected
    functional initializer_list inplace_vector iterator latch limits linalg mdspan memory numbers numeric optional random
    ranges ratio semaphore source_location span string_view tuple type_traits utility variant)
  make_header(${name} standard_header)
endforeach()
make_header(cmath standard_header "#include <math.h>")

# Headers whose content the compiler knows, or that have nothing for kernels.
foreach(name IN ITEMS
    assert.h stdarg.h stdbool.h stdio.h stdlib.h string.h time.h cassert cstdarg cstdbool cstdio ctime new
    cuda_runtime.h cuda_runtime_api.h device_launch_parameters.h)
  make_header(${name} empty_header)
endforeach()
make_header(cfloat empty_header "#include <float.h>")
make_header(climits empty_header "#include <limits.h>")
make_header(cinttypes empty_header "#include <cstdint>" "#include <inttypes.h>")
