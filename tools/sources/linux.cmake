# What only the libraries for every Linux need. SDL: with the screens and sounds that it opens by name where it finds
# them; of those that it could have besides, none depends on what this machine happens to have installed.
set(gl_headers /usr/include)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
foreach(driver X11 WAYLAND PULSEAUDIO ALSA)
    set(SDL_${driver} ON CACHE BOOL "" FORCE)
endforeach()
foreach(driver ARTS ESD JACK KMSDRM LIBSAMPLERATE NAS OSS PIPEWIRE RPI SNDIO VIVANTE VULKAN)
    set(SDL_${driver} OFF CACHE BOOL "" FORCE)
endforeach()
include(desktop.cmake)

# GMP: with the machine's own code for each kind of processor, chosen at run time
set(gmp_configure "${sources}/gmp/configure --build=x86_64-pc-linux-gnu --enable-fat --enable-cxx --disable-shared --with-pic CFLAGS=-O2 CXXFLAGS=-O2")
set(gmp_make "make -j2")
