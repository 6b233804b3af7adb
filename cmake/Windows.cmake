# The program for Windows: the preset `windows` sets the options, tools/sources has the libraries. All is linked into one
# file, which needs nothing but Windows; the linker writes no time into it, so that two builds are equal.
enable_language(C)
enable_language(RC)
find_package(Threads REQUIRED)
add_link_options(-static -Wl,--no-insert-timestamp)
add_subdirectory(tools/sources)
set(SIMDE_INCLUDE ${PROJECT_BINARY_DIR}/headers)
