# The program for every Linux with a C library of 2022 or later: the preset `portable` sets the options, tools/sources has the
# libraries. All is linked into one file, which needs the C library, and opens OpenGL, X11 or Wayland, and sound by name.
enable_language(C)
find_package(Threads REQUIRED)
add_link_options(-static-libstdc++ -static-libgcc -s -Wl,--gc-sections)   # what nothing calls may need a younger C library
add_subdirectory(tools/sources)
