// Finds folders by the XDG base directory specification, which says to ignore a relative path in a variable. SDL's own
// function is not used because it returns a folder at the root if HOME is empty.
#include "platform/system/surroundings.h"

#include <SDL.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace boxcars::platform {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view our_folder = "boxcars";
constexpr const char* session_folder = "XDG_RUNTIME_DIR";

struct Wanted {
    std::string_view variable, below_home, what, option;
};
constexpr std::array<Wanted, 3> folders{{{"XDG_DATA_HOME", ".local/share", "Sittings", "--data-dir"},
                                         {"XDG_CONFIG_HOME", ".config", "Settings", "--config-dir"},
                                         {"XDG_CACHE_HOME", ".cache", "Sounds", "--config-dir"}}};

int pass_over(void*, void*) { return 0; }

// Sets Xlib's handler of errors and returns the one before. Only if SDL draws through Xlib, and so has loaded it.
void* set_x_handler(void* handler) {
    const char* driver = SDL_GetCurrentVideoDriver();
    void* library = driver && std::string_view{driver} == "x11" ? SDL_LoadObject("libX11.so.6") : nullptr;
    if (!library) return nullptr;
    void* symbol = SDL_LoadFunction(library, "XSetErrorHandler");
    SDL_UnloadObject(library);  // releases only our own reference
    return symbol ? reinterpret_cast<void* (*)(void*)>(symbol)(handler) : nullptr;
}

}  // namespace

Environment process_environment() {
    return [](std::string_view name) -> std::optional<std::string> {
        const char* value = std::getenv(std::string{name}.c_str());
        return value ? std::optional<std::string>{value} : std::nullopt;
    };
}

Start::Start(int argc, char** argv) : argc_(argc), argv_(argv) { ::umask(S_IRWXG | S_IRWXO); }
std::optional<int> Start::done() const { return {}; }
int Start::end(int exit_code) const { return exit_code; }

fs::path own_folder(FolderOf files, const Environment& environment, std::vector<std::string>& sentences) {
    const Wanted& wanted = folders[static_cast<std::size_t>(files)];
    if (const auto set = environment(wanted.variable); set && !set->empty()) {
        if (fs::path{*set}.is_absolute()) return fs::path{*set} / our_folder;
        sentences.push_back(
            fmt::format("{} is \"{}\", which is not an absolute path; it is passed over.", wanted.variable, *set));
    }
    const auto home = environment("HOME");
    if (home && fs::path{*home}.is_absolute()) return fs::path{*home} / wanted.below_home / our_folder;
    sentences.push_back(fmt::format("{} are not saved: HOME is {}. Set HOME, or say where with {}.", wanted.what,
                                    home && !home->empty() ? "not an absolute path" : "not set", wanted.option));
    return {};
}

std::string why_not_writable(const fs::path& folder) {
    return ::access(folder.c_str(), W_OK | X_OK) == 0 ? "" : std::strerror(errno);
}

fs::path program_file() {
    std::error_code trouble;
    return fs::read_symlink("/proc/self/exe", trouble);
}

void prepare_headless() {  // Mesa draws into memory
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
    ::setenv("EGL_PLATFORM", "surfaceless", 0);
}

const char* const where_drivers_are = "on Debian and Ubuntu: libegl1 libgl1 libgl1-mesa-dri";

// Wayland's library prints a warning if this variable is unset, but none if its folder does not exist.
QuietSearch::QuietSearch() : missing_(std::getenv(session_folder) == nullptr) {
    if (missing_) ::setenv(session_folder, "/nonexistent", 0);
    handler_before_ = set_x_handler(reinterpret_cast<void*>(&pass_over));
}

QuietSearch::~QuietSearch() {
    if (missing_) ::unsetenv(session_folder);
    if (handler_before_) set_x_handler(handler_before_);
}

}  // namespace boxcars::platform
