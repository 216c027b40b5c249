# Defines the interface target `cubind_warnings`. Warnings are errors only in CI (CUBIND_WERROR).

add_library(cubind_warnings INTERFACE)
target_compile_options(cubind_warnings INTERFACE
  -Wall -Wextra -Wvla -Wpointer-arith -Wstrict-prototypes $<$<C_COMPILER_ID:GNU>:-Wshadow=local>
  -Wno-missing-field-initializers  # tables end in {0}, designated initialisers name what they set
  $<$<BOOL:${CUBIND_WERROR}>:-Werror>)
