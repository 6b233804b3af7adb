// Where our files live: the XDG data and config folders, resolved by ourselves, or the folders asked for.
// A folder that cannot be made or written is told in a sentence; the game then plays in memory.
#pragma once
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::platform {

struct Folders {
    std::filesystem::path data, config;  // empty: not to be had, nothing is kept
    std::vector<std::string> sentences;  // what went wrong, for the player
};

using Environment = std::function<std::optional<std::string>(std::string_view)>;  // a variable's value, none when unset
Environment process_environment();

// An empty path means "not asked for". Makes the folders where they are missing.
Folders find_folders(const std::filesystem::path& data_asked, const std::filesystem::path& config_asked,
                     const Environment& environment = process_environment());

// Where what can be made again is kept, $XDG_CACHE_HOME/boxcars; empty: nowhere. Makes nothing and says nothing.
std::filesystem::path cache_folder(const Environment& environment = process_environment());

// Writes a whole file or leaves the old one untouched, whenever the power goes: a file beside it, flushed to the disk,
// renamed over. Why it could not be written; empty when it was.
std::string write_safely(const std::filesystem::path& file, std::string_view text);
// None: no such file, unreadable, or longer than that. A device or a pipe is no file.
std::optional<std::string> read_whole(const std::filesystem::path& file, std::size_t most_bytes = 64 << 20);

// Where the pictures, shaders and sounds that come with the program lie: beside it, or where it was built.
struct Resources {
    std::filesystem::path assets, shaders;
    std::filesystem::path fonts;  // beside them; there is none where fontconfig finds the fonts
};

// The first place that has both folders: BOXCARS_HOME, the program's own folder and those above it, share/boxcars
// beside it, and `built_from`. Throws Error naming the places looked at.
Resources find_resources(const std::filesystem::path& built_from,
                         const Environment& environment = process_environment());

}  // namespace boxcars::platform
