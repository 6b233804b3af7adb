# The map of the house, as the layering test reads it: the rooms from the ground up, and which outside library may stand
# in which room. Adding a room or a library is one line here and one in the README's map of the code.

# A room may include itself and the rooms before it.
set(rooms base rules chance odds players sim session platform render audio world ui scenes console library app)

# library | its headers, a regular expression over the name between the brackets | the rooms that may include it
# The first line that matches counts.
set(libraries
    "SDL2_ttf|^(SDL2/)?SDL_ttf\\.h$|render"
    "SDL2_image|^(SDL2/)?SDL_image\\.h$|render"
    "SDL2|^(SDL2/)?SDL(_[a-z0-9]+)?\\.h$|platform render audio ui app"
    "OpenGL|^(epoxy|GL|GLES2|GLES3|KHR)/|platform"
    "fontconfig|^fontconfig/|platform"
    "FreeType|^(ft2build\\.h$|freetype/)|render ui"
    "GLM|^glm/|platform render audio world ui scenes console app"
    "Bullet|^(bullet/|btBullet|Bullet|LinearMath/)|world"
    "Dear ImGui|^(imgui/)?(backends/|misc/[a-z]+/)?im(gui|config|stb)[a-z0-9_]*\\.h$|ui"
    "nlohmann-json|^nlohmann/|base session"
    "CLI11|^CLI/|console app"
    "fmt|^fmt/|chance odds players sim session platform render audio world ui scenes console library app"
    "libsodium|^sodium(\\.h$|/)|chance"
    "SQLite|^sqlite3\\.h$|session"
    "GMP|^gmp(xx)?\\.h$|odds"
    "the processor|^immintrin\\.h$|sim"
    "the browser|^(emscripten(\\.h$|/)|pthread\\.h$|sched\\.h$)|platform"
    "the operating system|^(unistd|fcntl|signal|poll|termios|dlfcn|pwd|io|windows|shellapi|shlobj|knownfolders|sys/[a-z]+)\\.h$|session platform"
)

# Standard headers a room of pure decisions has no use for: clocks, files, screens, threads, chance, fractions.
set(not_in_rules atomic cfenv cfloat chrono cmath complex condition_variable cstdio ctime filesystem fstream future iomanip
    iostream mutex numbers random semaphore shared_mutex stop_token syncstream thread valarray)
