# Makes links below OUT to the package's Python files, the Python files that CMake has made, and
# type stubs. The build puts the extension modules there, too. Because they are links, an edited
# Python file needs no build. Links whose file is gone are removed. The script runs again when the
# set of files changes, because its command contains LIST, a hash of their names.
#
#   cmake -DSOURCE=<repository> -DMADE=<build>/package -DOUT=<build>/python/cubind
#     "-DMODULES=driver;nvrtc;…" "-DMAJORS=12;13" "-DFOLDERS=<build>/code/12.9;<build>/code/13.5"
#     -DMAIN=13 -DLIST=<hash> -P python_tree.cmake

# Two targets link into one folder, and the build may run both at once.
get_filename_component(build ${OUT}/../.. ABSOLUTE)
file(MAKE_DIRECTORY ${build})
file(LOCK ${build}/python_tree.lock TIMEOUT 600)

function(link_file file at)
  get_filename_component(folder ${at} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  file(CREATE_LINK ${file} ${at} SYMBOLIC)
endfunction()

file(GLOB_RECURSE present LIST_DIRECTORIES FALSE ${OUT}/*)
foreach(path IN LISTS present)
  if(IS_SYMLINK ${path} AND NOT EXISTS ${path})
    file(REMOVE ${path})
  endif()
endforeach()

foreach(root IN ITEMS ${SOURCE}/python/cubind ${MADE})
  file(GLOB_RECURSE files RELATIVE ${root} ${root}/*)
  foreach(file IN LISTS files)
    if(NOT file MATCHES "(^|/)__pycache__/|\\.pyc$")
      link_file(${root}/${file} ${OUT}/${file})
    endif()
  endforeach()
endforeach()

# The examples that `python3 -m cubind examples` offers.
file(GLOB files RELATIVE ${SOURCE}/examples/core ${SOURCE}/examples/core/*.py)
foreach(file IN LISTS files)
  link_file(${SOURCE}/examples/core/${file} ${OUT}/_examples/${file})
endforeach()

foreach(major made IN ZIP_LISTS MAJORS FOLDERS)
  set(stubs ${OUT}/_cuda${major})
  set(suffix .pyi.txt)  # type checkers would take a .pyi in this folder for a module of it
  if(major EQUAL MAIN)
    set(stubs ${OUT})
    set(suffix .pyi)
  endif()
  foreach(module IN LISTS MODULES)
    if(EXISTS ${made}/${module}/${module}.pyi)
      link_file(${made}/${module}/${module}.pyi ${stubs}/${module}${suffix})
      link_file(${made}/${module}/${module}_checked.pyi ${stubs}/checked/${module}${suffix})
    endif()
  endforeach()
endforeach()

# Older builds put the modules here, before each major had its own folder. They would be found
# first.
foreach(module IN LISTS MODULES)
  file(GLOB stale ${OUT}/${module}.*.so)
  if(stale)
    file(REMOVE ${stale})
  endif()
endforeach()
