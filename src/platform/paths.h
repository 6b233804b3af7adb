// Finds the folders of the program's files: the system's own for data and settings, or those given by an option. If a
// folder cannot be made or written, a sentence tells the player so, and nothing is saved in it.
#pragma once
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::platform {

struct Folders {
    std::filesystem::path data, config;  // empty: nothing is kept
    std::vector<std::string> sentences;  // problems, for the player
};

using Environment = std::function<std::optional<std::string>(std::string_view)>;  // a variable's value; none: unset
Environment process_environment();

// An empty path means that no option gave one. Makes missing folders.
Folders find_folders(const std::filesystem::path& data_asked, const std::filesystem::path& config_asked,
                     const Environment& environment = process_environment());
// Only the folder for sittings, for a command that has no settings.
Folders find_data_folder(const std::filesystem::path& asked, const Environment& environment = process_environment());

// The folder for files that can be made again, such as $XDG_CACHE_HOME/boxcars; empty: none. Does not make it.
std::filesystem::path cache_folder(const Environment& environment = process_environment());

// Replaces a file completely or, after a failure or power cut, not at all. Returns why it failed; empty: it did not.
std::string write_safely(const std::filesystem::path& file, std::string_view text);
// Returns nothing if the file is missing, unreadable, longer than most_bytes, a device or a pipe.
std::optional<std::string> read_whole(const std::filesystem::path& file, std::size_t most_bytes = 64 << 20);

// The folders of the pictures, shaders and fonts that come with the program.
struct Resources {
    std::filesystem::path assets, shaders;
    std::filesystem::path fonts;  // missing if fontconfig finds the fonts
};

// Looks only in BOXCARS_HOME if it is set; otherwise in the program's folder, in ../share/boxcars and ../.. from there,
// and in `built`. Throws Error with these places if none has pictures and shaders.
Resources find_resources(const std::filesystem::path& built, const Environment& environment = process_environment());

}  // namespace boxcars::platform
