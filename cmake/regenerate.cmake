# The target `regenerate` makes generated/. It is never part of a build. It needs headers:
# -DCUBIND_CUDA=FOLDER.

add_custom_target(regenerate
  COMMAND ${CMAKE_COMMAND} -E env GENERATOR=$<TARGET_FILE:cubind-gen> EMIT=$<TARGET_FILE:cubind-emit> ${PROJECT_SOURCE_DIR}/ci/regenerate
    --cuda "${CUBIND_CUDA}"
  DEPENDS cubind-gen cubind-emit
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  VERBATIM USES_TERMINAL)
