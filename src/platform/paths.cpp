// XDG folders after the base directory specification, which says to ignore a relative path in a variable. SDL's own
// function is not used because it returns a folder at the root if HOME is empty.
#include "platform/paths.h"

#include "base/error.h"
#include "session/files.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace boxcars::platform {

namespace fs = std::filesystem;
namespace {

constexpr std::string_view our_folder = "boxcars";

struct Wanted {
    std::string_view variable, below_home, what;  // "XDG_DATA_HOME", ".local/share", "Sittings"
};

// The folder for one kind of file; empty: none. Adds a sentence for a variable that was ignored.
fs::path xdg_folder(const Wanted& wanted, const Environment& environment, std::vector<std::string>& sentences) {
    if (const auto set = environment(wanted.variable); set && !set->empty()) {
        if (fs::path{*set}.is_absolute()) return fs::path{*set} / our_folder;
        sentences.push_back(
            fmt::format("{} is \"{}\", which is not an absolute path; it is passed over.", wanted.variable, *set));
    }
    const auto home = environment("HOME");
    if (home && fs::path{*home}.is_absolute()) return fs::path{*home} / wanted.below_home / our_folder;
    sentences.push_back(fmt::format("{} are not saved: HOME is {}. Set HOME, or say where with {}.", wanted.what,
                                    home && !home->empty() ? "not an absolute path" : "not set",
                                    wanted.variable == "XDG_DATA_HOME" ? "--data-dir" : "--config-dir"));
    return {};
}

fs::path made_ready(const fs::path& folder, const Wanted& wanted, std::vector<std::string>& sentences) {
    if (folder.empty()) return {};
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    std::string why;
    if (trouble)
        why = trouble.message();
    else if (!fs::is_directory(folder, trouble))
        why = "it is not a folder";
    else if (access(folder.c_str(), W_OK | X_OK) != 0)
        why = std::strerror(errno);
    if (why.empty()) return fs::absolute(folder, trouble);
    // No sentence if the store can be read: it reports itself that it is read-only.
    if (wanted.what == "Sittings" && access((folder / "boxcars.db").c_str(), R_OK) == 0)
        return fs::absolute(folder, trouble);
    sentences.push_back(fmt::format("{} are not saved: cannot write to {}: {}.", wanted.what, folder.string(), why));
    return {};
}

}  // namespace

Environment process_environment() {
    return [](std::string_view name) -> std::optional<std::string> {
        const char* value = std::getenv(std::string{name}.c_str());
        return value ? std::optional<std::string>{value} : std::nullopt;
    };
}

Folders find_folders(const fs::path& data_asked, const fs::path& config_asked, const Environment& environment) {
    const Wanted data{"XDG_DATA_HOME", ".local/share", "Sittings"}, config{"XDG_CONFIG_HOME", ".config", "Settings"};
    Folders found;
    auto& reported = found.sentences;
    found.data = made_ready(data_asked.empty() ? xdg_folder(data, environment, reported) : data_asked, data, reported);
    found.config =
        made_ready(config_asked.empty() ? xdg_folder(config, environment, reported) : config_asked, config, reported);
    return found;
}

fs::path cache_folder(const Environment& environment) {
    std::vector<std::string> unsaid;
    return xdg_folder({"XDG_CACHE_HOME", ".cache", "Sounds"}, environment, unsaid);
}

std::string write_safely(const fs::path& file, std::string_view text) {
    try {
        session::write_file(file, text);
        return {};
    } catch (const Error& error) {
        return error.what();
    }
}

std::optional<std::string> read_whole(const fs::path& file, std::size_t most_bytes) {
    std::error_code trouble;
    if (!fs::is_regular_file(file, trouble)) return {};
    try {
        return session::read_file(file, "file", most_bytes);
    } catch (const Error&) {
        return {};
    }
}

namespace fs = std::filesystem;
namespace {

std::vector<fs::path> places(const fs::path& built_from, const Environment& environment) {
    if (const auto home = environment("BOXCARS_HOME"); home && !home->empty()) return {*home};
    std::vector<fs::path> all;
    std::error_code trouble;
    const fs::path program = fs::read_symlink("/proc/self/exe", trouble);
    if (!trouble) {
        const fs::path folder = program.parent_path();
        all = {folder, folder.parent_path() / "share" / "boxcars", folder.parent_path().parent_path()};
    }
    if (!built_from.empty()) all.push_back(built_from);
    return all;
}

}  // namespace

Resources find_resources(const fs::path& built_from, const Environment& environment) {
    std::string looked;
    for (const fs::path& place : places(built_from, environment)) {
        std::error_code trouble;
        if (fs::is_directory(place / "assets", trouble) && fs::is_directory(place / "shaders", trouble))
            return {place / "assets", place / "shaders", place / "fonts"};
        looked += (looked.empty() ? "" : ", ") + place.string();
    }
    throw Error{
        fmt::format("Cannot find the folders assets and shaders that belong to Boxcars; looked in {}. Put them "
                    "beside the program, or name their folder in BOXCARS_HOME.",
                    looked)};
}

}  // namespace boxcars::platform
