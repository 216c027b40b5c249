# Defines cubind_precompile() and cubind_share_precompiled(), which let many files use one parsed
# copy of their common headers.
#
# The objects stay the same to the byte. A wheel is compiled once and from nothing, and Python.h is
# half of the work of a small file. Other builds use a compiler cache, which would not store objects
# that are made with precompiled headers.

set(once OFF)
if(SKBUILD AND NOT CMAKE_C_COMPILER_LAUNCHER)
  set(once ON)
endif()
option(CUBIND_PRECOMPILE "Parse common headers once; not for builds with a compiler cache" ${once})

# cubind_precompile(target header [WITHOUT file...]): parses the header once for all files of the
# target, except for those that define a macro which changes the header.
function(cubind_precompile target header)
  cmake_parse_arguments(PARSE_ARGV 2 ARG "" "" "WITHOUT")
  if(CUBIND_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE <${header}>)
    set_source_files_properties(${ARG_WITHOUT} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  endif()
endfunction()

# cubind_share_precompiled(target owner): uses the parsed header of another target, which has the
# same compiler options.
function(cubind_share_precompiled target owner)
  if(CUBIND_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endif()
endfunction()
