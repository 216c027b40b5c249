# Defines add_extension(), which builds an extension module, and add_binding(), which builds a
# generated one.
#
# All parts of the Python package are put into ${CUBIND_PYTHON_DIR}/cubind in the build folder, so
# PYTHONPATH=build/dev/python is enough to import it.

set(CUBIND_PYTHON_DIR ${PROJECT_BINARY_DIR}/python)

# The runtime in one shared library, which all modules of the package have in common. Its name is
# unique to cubind's version and to Python's, because the loader takes any library of that name that
# the process already has. A name that ends with .so would be one of a Python module.
set(map ${PROJECT_BINARY_DIR}/libcubind_rt.map)
file(CONFIGURE OUTPUT ${map} CONTENT "{ global: cb_*; local: *; };\n")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/libcubind_rt.c CONTENT "// A library has at least one source file; this one has an archive besides.\n")
add_library(cubind_rt_shared SHARED ${PROJECT_BINARY_DIR}/libcubind_rt.c)
set_target_properties(cubind_rt_shared PROPERTIES OUTPUT_NAME cubind_rt SUFFIX .${CUBIND_SOABI}.so.${CUBIND_VERSION}
  LIBRARY_OUTPUT_DIRECTORY ${CUBIND_PYTHON_DIR}/cubind LINK_DEPENDS ${map})
target_link_libraries(cubind_rt_shared PRIVATE $<LINK_LIBRARY:WHOLE_ARCHIVE,cubind_rt> INTERFACE cubind_rt_headers)
target_link_options(cubind_rt_shared PRIVATE -Wl,--version-script,${map})

# cubind_component(out name): the install component of a module: the package, or cubind-libraries.
function(cubind_component out name)
  set(component python)
  if(name IN_LIST CUBIND_LIBRARY_MODULES)
    set(component libraries)
  endif()
  set(${out} ${component} PARENT_SCOPE)
endfunction()

# add_extension(name SOURCES file... [LIBRARIES archive...] [FOLDER folder] [GENERATED]): makes the
# module cubind.<name> as the target cubind_<name>. With FOLDER, the module goes into that folder of
# the package, as the target cubind_<name><folder>. The module exports only PyInit_<name>.
function(add_extension name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "GENERATED" "FOLDER" "SOURCES;LIBRARIES")
  set(target cubind_${name}${ARG_FOLDER})
  python_add_library(${target} MODULE WITH_SOABI ${ARG_SOURCES})
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME ${name}
    LIBRARY_OUTPUT_DIRECTORY ${CUBIND_PYTHON_DIR}/cubind/${ARG_FOLDER}
    DEFINE_SYMBOL ""  # all bindings are compiled with the same options
    C_VISIBILITY_PRESET hidden
    BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "\$ORIGIN$<$<BOOL:${ARG_FOLDER}>:/..>")
  set(flags cubind_flags)
  if(ARG_GENERATED)
    set(flags cubind_generated_flags)
  endif()
  # The archives come first: a linker with --as-needed drops a library that nothing has needed yet.
  target_link_libraries(${target} PRIVATE ${ARG_LIBRARIES} cubind_rt_shared ${flags})
  # With -fno-plt a call of a Python function takes one jump, not two.
  target_compile_options(${target} PRIVATE -fno-plt)
  # Constants next to the code save three pages a module, and two mappings at import.
  target_link_options(${target} PRIVATE -Wl,--exclude-libs,ALL -Wl,--gc-sections -Wl,-z,noseparate-code)
  cubind_component(component ${name})
  install(TARGETS ${target} LIBRARY DESTINATION ${CUBIND_INSTALL_PYTHON}/${ARG_FOLDER} COMPONENT ${component})
endfunction()

# The options of generated code.
add_library(cubind_binding INTERFACE)
# Assertions here would only be those of Python's headers. Without them the objects are the same as
# in a release.
target_compile_definitions(cubind_binding INTERFACE $<$<CONFIG:RelWithDebInfo>:NDEBUG>)
# The docstrings are in files of their own (cubind_docstrings).
target_compile_definitions(cubind_binding INTERFACE CB_DOCS_APART)
# With -g1 a backtrace still has its lines. Describing every local of ten thousand functions would
# take a quarter of the compile time.
if(CUBIND_DEBUG_INFO)
  target_compile_options(cubind_binding INTERFACE $<$<CONFIG:RelWithDebInfo,Release>:-g1>)
endif()
# Wrappers are short and have no loops, and their fast paths are inlined at every level. So -O1 with
# these passes of -O2 makes code of as many instructions, in three quarters of the time. The
# points-to analysis finds nothing here. clang has other passes.
set(passes -fcaller-saves -fexpensive-optimizations -fgcse -foptimize-sibling-calls -fpeephole2 -fthread-jumps
  -ftree-pre -ftree-tail-merge -ftree-vrp -fno-tree-pta)
target_compile_options(cubind_binding INTERFACE
  "$<$<AND:$<C_COMPILER_ID:GNU>,$<CONFIG:RelWithDebInfo,Release>>:-O1;${passes}>")

# Holds the parsed headers of the C runtime for all bindings.
if(CUBIND_PRECOMPILE)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/binding_headers.c CONTENT "#include <cubind/cubind.h>\n")
  add_library(cubind_binding_headers OBJECT ${PROJECT_BINARY_DIR}/binding_headers.c)
  set_target_properties(cubind_binding_headers PROPERTIES C_VISIBILITY_PRESET hidden)
  target_compile_options(cubind_binding_headers PRIVATE -fno-plt)
  target_link_libraries(cubind_binding_headers PRIVATE cubind_rt_shared cubind_generated_flags cubind_binding)
  cubind_precompile(cubind_binding_headers cubind/cubind.h)
endif()

# cubind_code_sources(out module major): a module's C files, without the stub library and the layout
# check, which are built separately.
function(cubind_code_sources out module major)
  cubind_release_files(files ${CUBIND_RELEASE_${major}} ${module})
  list(FILTER files INCLUDE REGEX "\\.c$")
  list(FILTER files EXCLUDE REGEX "/(stub_library|layout_check)\\.c$")
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# add_binding(module major): builds a module's code for a major of CUDA as cubind.<module>, in the
# folder of that major, and installs its type stubs. Type checkers see those of the newest major.
function(add_binding module major)
  cubind_code_folder(folder ${module} ${major})
  cubind_code_sources(sources ${module} ${major})
  set(place _cuda${major})
  add_extension(${module} SOURCES ${sources} FOLDER ${place} GENERATED)
  cubind_needs_code(cubind_${module}${place} ${CUBIND_RELEASE_${major}} ${module})
  target_include_directories(cubind_${module}${place} PRIVATE ${folder})
  set(stubs ${CUBIND_INSTALL_PYTHON}/${place})
  set(suffix .pyi.txt)  # type checkers would take a .pyi in this folder for a module of it
  if(major EQUAL CUBIND_MAIN_MAJOR)
    set(stubs ${CUBIND_INSTALL_PYTHON})
    set(suffix .pyi)
  endif()
  target_link_libraries(cubind_${module}${place} PRIVATE cubind_binding)
  cubind_share_precompiled(cubind_${module}${place} cubind_binding_headers)
  cubind_component(component ${module})
  if(component STREQUAL "python" AND NOT major EQUAL CUBIND_MAIN_MAJOR)
    set(component development)  # only people read them
  endif()
  install(FILES ${folder}/${module}.pyi DESTINATION ${stubs} RENAME ${module}${suffix} COMPONENT ${component})
  install(FILES ${folder}/${module}_checked.pyi DESTINATION ${stubs}/checked RENAME ${module}${suffix} COMPONENT ${component})
endfunction()

# cubind_docstrings(module major...): makes the file with the docstrings of a module for these
# majors, docs/<module>.docs in the package (cubind/docs.h), as the target cubind_docs_<module>.
function(cubind_docstrings module)
  set(file ${CUBIND_PYTHON_DIR}/cubind/docs/${module}.docs)
  set(releases)
  set(sources)
  foreach(major IN LISTS ARGN)
    cubind_code_folder(folder ${module} ${major})
    list(APPEND releases ${CUBIND_RELEASE_${major}}=${folder})
    cubind_release_files(files ${CUBIND_RELEASE_${major}} ${module})
    list(FILTER files INCLUDE REGEX "/(methods|classes)\\.c$")
    list(APPEND sources ${files})
  endforeach()
  set(script ${PROJECT_SOURCE_DIR}/cmake/pack_docstrings.py)
  add_custom_command(OUTPUT ${file} COMMAND ${Python_EXECUTABLE} -ISB ${script} ${file} ${releases}
    DEPENDS ${script} ${sources} COMMENT "Packing the docstrings of ${module}" VERBATIM)
  add_custom_target(cubind_docs_${module} ALL DEPENDS ${file})
  foreach(major IN LISTS ARGN)
    cubind_needs_code(cubind_docs_${module} ${CUBIND_RELEASE_${major}} ${module})
    add_dependencies(cubind_${module}_cuda${major} cubind_docs_${module})
  endforeach()
  cubind_component(component ${module})
  install(FILES ${file} DESTINATION ${CUBIND_INSTALL_PYTHON}/docs COMPONENT ${component})
  if(CUBIND_MAIN_MAJOR IN_LIST ARGN)
    foreach(major IN LISTS ARGN)
      if(NOT major EQUAL CUBIND_MAIN_MAJOR)
        cubind_other_names(${module} ${major})
      endif()
    endforeach()
  endif()
endfunction()

# cubind_other_names(module major): makes the file with the names that a module has for a major and
# lacks for the newest, _cuda<major>/<module>.names, as a part of cubind_docs_<module>.
function(cubind_other_names module major)
  set(file ${CUBIND_PYTHON_DIR}/cubind/_cuda${major}/${module}.names)
  set(script ${PROJECT_SOURCE_DIR}/cmake/other_names.py)
  set(stubs)
  foreach(each IN ITEMS ${major} ${CUBIND_MAIN_MAJOR})
    cubind_code_folder(folder_${each} ${module} ${each})
    list(APPEND stubs ${folder_${each}}/${module}.pyi ${folder_${each}}/${module}_checked.pyi)
  endforeach()
  add_custom_command(OUTPUT ${file}
    COMMAND ${Python_EXECUTABLE} -ISB ${script} ${file} ${module} ${folder_${major}} ${folder_${CUBIND_MAIN_MAJOR}}
    DEPENDS ${script} ${stubs} COMMENT "Listing the names of ${module} that only CUDA ${major} has" VERBATIM)
  add_custom_target(cubind_names_${module}_${major} DEPENDS ${file})
  add_dependencies(cubind_docs_${module} cubind_names_${module}_${major})
  foreach(each IN ITEMS ${major} ${CUBIND_MAIN_MAJOR})
    cubind_needs_code(cubind_names_${module}_${major} ${CUBIND_RELEASE_${each}} ${module})
  endforeach()
  cubind_component(component ${module})
  install(FILES ${file} DESTINATION ${CUBIND_INSTALL_PYTHON}/_cuda${major} COMPONENT ${component})
endfunction()

# add_binding_headers(module): installs the headers for C programs on top of a module, for the
# newest major. Each module has its own types.h, so its headers are in a folder; users include
# <cubind/driver_api.h>.
function(add_binding_headers module)
  cubind_code_folder(folder ${module} ${CUBIND_MAIN_MAJOR})
  install(FILES ${folder}/${module}_api.h ${folder}/prototypes.h ${folder}/types.h DESTINATION ${CUBIND_INSTALL_INCLUDE}/cubind/${module}
    COMPONENT development)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/include/cubind/${module}_api.h
    CONTENT "#include \"@module@/@module@_api.h\"\n" @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/include/cubind/${module}_api.h DESTINATION ${CUBIND_INSTALL_INCLUDE}/cubind
    COMPONENT development)
endfunction()

# add_layout_check(module): compiles the generated proof that the declarations equal those of the
# headers in CUBIND_CUDA. It sees only those headers, because a generated one may have the name of
# one of theirs. If a header shows functions only to C++, the file is also compiled as C++.
function(add_layout_check module)
  cubind_code_folder(folder ${module} ${CUBIND_MAIN_MAJOR})
  set(source ${folder}/layout_check.c)
  cubind_code_facts(cxx ${module} ${CUBIND_MAIN_MAJOR} cxx)
  set(targets cubind_layout_${module})
  if(cxx)
    list(APPEND targets cubind_layout_${module}_cxx)
  endif()
  foreach(target IN LISTS targets)
    add_library(${target} OBJECT ${source})
    target_compile_options(${target} PRIVATE -Wno-cpp)  # some headers warn if included alone
    target_include_directories(${target} SYSTEM PRIVATE ${CUBIND_CUDA}/include ${CUBIND_SPECS}/include)
    cubind_needs_code(${target} ${CUBIND_RELEASE_${CUBIND_MAIN_MAJOR}} ${module})
  endforeach()
  if(cxx)
    set_property(TARGET cubind_layout_${module}_cxx PROPERTY C_STANDARD)
    target_compile_options(cubind_layout_${module}_cxx PRIVATE -x c++ -std=c++17)
  endif()
endfunction()
