# Finds libclang and libyaml, for cubind-gen, the generator that reads headers. It is compiled with
# libclang's headers (LIBCLANG_INCLUDE_DIR), and opens a library at run time: LIBCLANG_LIBRARY
# unless another one is named (generator/parse/libclang.h).

set(CUBIND_LLVM_CONFIG "" CACHE FILEPATH "llvm-config of the libclang to use; empty: the first one found")
set(CLANG_ROOT "" CACHE PATH "Folder with include/clang-c and lib/libclang.so, where there is no llvm-config")

# --- libclang: the named one, else the first llvm-config's, else the distribution's folders ---

if(NOT CUBIND_LLVM_CONFIG AND NOT CLANG_ROOT)
  find_program(CUBIND_FOUND_LLVM_CONFIG NAMES
    llvm-config llvm-config-14 llvm-config-15 llvm-config-16 llvm-config-17 llvm-config-18 llvm-config-19)
endif()

set(llvm_config ${CUBIND_LLVM_CONFIG})
if(NOT llvm_config AND NOT CLANG_ROOT AND CUBIND_FOUND_LLVM_CONFIG)
  set(llvm_config ${CUBIND_FOUND_LLVM_CONFIG})
endif()

if(llvm_config)
  execute_process(COMMAND ${llvm_config} --includedir OUTPUT_VARIABLE clang_include
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${llvm_config} --libdir OUTPUT_VARIABLE clang_lib
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
elseif(CLANG_ROOT)
  set(clang_include ${CLANG_ROOT}/include)
  set(clang_lib ${CLANG_ROOT}/lib)
else()
  foreach(version RANGE 14 19)
    list(APPEND clang_include /usr/lib/llvm-${version}/include)
    list(APPEND clang_lib /usr/lib/llvm-${version}/lib)
  endforeach()
endif()

# Not cached: a change of the options above must take effect.
unset(LIBCLANG_INCLUDE_DIR CACHE)
unset(LIBCLANG_LIBRARY CACHE)
find_path(LIBCLANG_INCLUDE_DIR clang-c/Index.h PATHS ${clang_include} NO_DEFAULT_PATH)
if(LIBCLANG_INCLUDE_DIR)
  cmake_path(GET LIBCLANG_INCLUDE_DIR PARENT_PATH clang_root)
endif()
find_library(LIBCLANG_LIBRARY NAMES clang libclang.so.1 PATHS ${clang_root}/lib ${clang_lib} NO_DEFAULT_PATH)
if(NOT LIBCLANG_INCLUDE_DIR)
  message(FATAL_ERROR "the generator needs the headers of libclang 14 or newer (libclang-dev): none in ${clang_include}; "
    "name one with -DCUBIND_LLVM_CONFIG=FILE or -DCLANG_ROOT=FOLDER")
endif()
# A wheel runs on other machines, where its Python program names the library of the wheel libclang.
if(SKBUILD OR NOT LIBCLANG_LIBRARY)
  set(LIBCLANG_LIBRARY "")
endif()
message(STATUS "libclang: ${LIBCLANG_INCLUDE_DIR}, ${LIBCLANG_LIBRARY}")

# --- libyaml: the static library in a wheel, because few machines have the shared one ---

set(CUBIND_YAML_NAMES yaml)
if(SKBUILD)
  set(CUBIND_YAML_NAMES libyaml.a)
endif()
find_path(CUBIND_YAML_INCLUDE yaml.h)
find_library(CUBIND_YAML_LIBRARY NAMES ${CUBIND_YAML_NAMES})
if(NOT CUBIND_YAML_INCLUDE OR NOT CUBIND_YAML_LIBRARY)
  message(FATAL_ERROR "the generator needs libyaml (libyaml-dev): name it with -DCUBIND_YAML_INCLUDE=FOLDER and "
    "-DCUBIND_YAML_LIBRARY=FILE")
endif()
# The header alone: its folder may be the system's, and a wheel is compiled with older headers.
file(COPY ${CUBIND_YAML_INCLUDE}/yaml.h DESTINATION ${PROJECT_BINARY_DIR}/yaml)
add_library(cubind_yaml INTERFACE)
target_include_directories(cubind_yaml SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/yaml)
target_link_libraries(cubind_yaml INTERFACE ${CUBIND_YAML_LIBRARY})
