# Builds stub libraries, which replace the real libraries in tests. A stub library consists of
# generated entry points for one library and release, and of tests/stubs/*.c, which use none of
# CUDA's types.
#
# Some functions also do real work. They are in tests/stubs/<module>/*.c and, for the driver, in
# simulator/driver/. This part is compiled once, with the newest release's types, and the stub
# libraries of all releases link it.
function(add_functional_stub module)
  set(folder ${PROJECT_SOURCE_DIR}/tests/stubs)
  file(GLOB functional CONFIGURE_DEPENDS ${folder}/*.c ${folder}/${module}/*.c)
  if(module STREQUAL "driver")
    list(APPEND functional ${PROJECT_SOURCE_DIR}/simulator/entry/resolver.c ${PROJECT_SOURCE_DIR}/simulator/entry/zstd.c)
  endif()
  add_library(cubind_functional_${module} OBJECT ${functional})
  cubind_kept_folder(code ${module} ${CUBIND_NEWEST_MAJOR})
  target_include_directories(cubind_functional_${module} PRIVATE ${code} ${folder})
  cubind_needs_code(cubind_functional_${module} ${CUBIND_NEWEST} ${module})
  set_target_properties(cubind_functional_${module} PROPERTIES C_VISIBILITY_PRESET hidden)
  target_link_libraries(cubind_functional_${module} PRIVATE cubind_flags)
endfunction()

# add_stub_library(module major): builds the generated stub of a major on top of that. It goes into
# a separate folder, so that only programs that name the folder find it: stubs/<module> for the
# newest major, stubs/cuda<major>/<module> for others.
function(add_stub_library module major)
  cubind_code_folder(folder ${module} ${major})
  cubind_code_facts(file ${module} ${major} soname)
  set(target cubind_stub_${module}_cuda${major})
  set(place ${module})
  if(NOT major EQUAL CUBIND_MAIN_MAJOR)
    set(place cuda${major}/${module})
  endif()
  add_library(${target} SHARED ${folder}/stub_library.c $<TARGET_OBJECTS:cubind_functional_${module}>)
  cubind_needs_code(${target} ${CUBIND_RELEASE_${major}} ${module})
  # Each function only records its arguments and asks for its answer, so optimising gains nothing.
  target_compile_options(${target} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O1>
    $<$<AND:$<CONFIG:RelWithDebInfo>,$<BOOL:${CUBIND_DEBUG_INFO}>>:-g1>)
  target_include_directories(${target} PRIVATE ${folder} ${PROJECT_SOURCE_DIR}/tests/stubs)
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME ${file} SUFFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/stubs/${place}
    C_VISIBILITY_PRESET hidden)
  target_link_options(${target} PRIVATE -Wl,-soname,${file})
  target_link_libraries(${target} PRIVATE ${CMAKE_DL_LIBS} Threads::Threads cubind_generated_flags)
  if(module STREQUAL "driver")  # gets an engine that runs kernels, which it does not export
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:cubind_sim_driver>)
    target_link_libraries(${target} PRIVATE cubind_sim)
    target_link_options(${target} PRIVATE -Wl,--exclude-libs,libcubind_sim.a)
  endif()
endfunction()
