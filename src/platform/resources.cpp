#include "platform/resources.h"

#include "base/error.h"

#include <fmt/format.h>

namespace boxcars::platform {
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
