# Toolchain file for wheels: Debian's gcc for CUBIND_WHEEL_ARCH (x86_64 or aarch64), with the
# headers and libraries of an older glibc from CUBIND_WHEEL_SYSROOT (ci/sysroot.py). ci/wheels sets
# both.
#
# gcc's own option --sysroot does not hide the headers in /usr/<arch>-linux-gnu that Debian's cross
# compiler searches, so -nostdinc does, and the folder with libraries comes first.

list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES CUBIND_WHEEL_ARCH CUBIND_WHEEL_SYSROOT)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${CUBIND_WHEEL_ARCH})
set(tool /usr/bin/${CUBIND_WHEEL_ARCH}-linux-gnu)
set(CMAKE_C_COMPILER ${tool}-gcc)
set(CMAKE_AR ${tool}-ar CACHE FILEPATH "")
set(CMAKE_RANLIB ${tool}-ranlib CACHE FILEPATH "")
set(CMAKE_STRIP ${tool}-strip CACHE FILEPATH "")
execute_process(COMMAND ${CMAKE_C_COMPILER} -print-file-name=include OUTPUT_VARIABLE own OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)

# No binary names a folder of the build, so that builds in different folders give the same bytes.
set(CMAKE_C_FLAGS_INIT "-nostdinc -isystem ${own} -isystem ${CUBIND_WHEEL_SYSROOT}/include \
-ffile-prefix-map=${CMAKE_BINARY_DIR}=build -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.")
set(link "-B${CUBIND_WHEEL_SYSROOT}/lib -L${CUBIND_WHEEL_SYSROOT}/lib -static-libgcc")
foreach(kind IN ITEMS EXE SHARED MODULE)
  set(CMAKE_${kind}_LINKER_FLAGS_INIT "${link}")
endforeach()
