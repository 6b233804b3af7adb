#include "platform/paths.h"

#include "base/error.h"
#include "platform/system/surroundings.h"
#include "session/files.h"

#include <fmt/format.h>
#include <fstream>

namespace boxcars::platform {

namespace fs = std::filesystem;
namespace {

// The folder that an option gave, or the user's own one, made and tried.
fs::path made_ready(fs::path folder, FolderOf files, const Environment& environment,
                    std::vector<std::string>& sentences) {
    if (folder.empty()) folder = own_folder(files, environment, sentences);
    if (folder.empty()) return {};
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    const std::string why = trouble                              ? trouble.message()
                            : !fs::is_directory(folder, trouble) ? "it is not a folder"
                                                                 : why_not_writable(folder);
    if (why.empty()) return fs::absolute(folder, trouble);
    // No sentence if the store can be read: the store itself reports that it is read-only.
    if (files == FolderOf::Sittings && std::ifstream{folder / "boxcars.db"}.is_open())
        return fs::absolute(folder, trouble);
    sentences.push_back(fmt::format("{} are not saved: cannot write to {}: {}.",
                                    files == FolderOf::Sittings ? "Sittings" : "Settings", folder.string(), why));
    return {};
}

std::vector<fs::path> places(const fs::path& built, const Environment& environment) {
    if (const auto home = environment("BOXCARS_HOME"); home && !home->empty()) return {*home};
    std::vector<fs::path> all;
    if (const fs::path program = program_file(); !program.empty()) {
        const fs::path folder = program.parent_path();
        all = {folder, folder.parent_path() / "share" / "boxcars", folder.parent_path().parent_path()};
    }
    if (!built.empty()) all.push_back(built);
    return all;
}

}  // namespace

Folders find_data_folder(const fs::path& asked, const Environment& environment) {
    Folders found;
    found.data = made_ready(asked, FolderOf::Sittings, environment, found.sentences);
    return found;
}

Folders find_folders(const fs::path& data_asked, const fs::path& config_asked, const Environment& environment) {
    Folders found = find_data_folder(data_asked, environment);
    found.config = made_ready(config_asked, FolderOf::Settings, environment, found.sentences);
    return found;
}

fs::path cache_folder(const Environment& environment) {
    std::vector<std::string> unsaid;
    return own_folder(FolderOf::Sounds, environment, unsaid);
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
        return session::read_bytes(file, "file", most_bytes);
    } catch (const Error&) {
        return {};
    }
}

Resources find_resources(const fs::path& built, const Environment& environment) {
    std::string looked;
    for (const fs::path& place : places(built, environment)) {
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
