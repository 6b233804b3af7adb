#include "scenes/lab/export.h"

#include "base/error.h"
#include "session/files.h"

#include <fmt/format.h>

#include <array>

namespace boxcars::scenes {
namespace {

constexpr int most_exports = 9999;
constexpr std::array<const char*, 3> endings{".png", ".csv", ".json"};

bool taken(const std::filesystem::path& stem) {
    std::error_code none;
    for (const char* ending : endings)
        if (std::filesystem::exists(stem.string() + ending, none)) return true;
    return false;
}

std::filesystem::path free_stem(const std::filesystem::path& folder, std::string_view game, std::string_view page) {
    std::filesystem::path stem;
    for (int number = 1; number <= most_exports; ++number) {
        stem = folder / fmt::format("{}-{}-{}", game, page, number);
        if (!taken(stem)) break;
    }
    return stem;
}

}  // namespace

std::optional<std::string> LabExport::keep(const LabPage& page, std::string_view game) {
    if (!page.ready()) return "There is nothing to keep yet: run an experiment first.";
    if (data_.empty()) return "Nothing is kept: there is no folder for it. Say where with --data-dir.";
    try {
        session::make_folder(data_ / "lab");
        stem_ = free_stem(data_ / "lab", game, page.name());
        const PageTables tables = page.tables();
        session::write_together(std::array{session::NamedText{stem_.string() + ".json", tables.json},
                                           session::NamedText{stem_.string() + ".csv", tables.csv}});
    } catch (const Error& error) {
        return error.what();
    }
    picture_ = stem_.string() + ".png";
    return {};
}

std::string LabExport::picture_kept(bool kept) {
    const auto picture = std::exchange(picture_, {});
    if (kept)
        return fmt::format("Kept as {}.png, .csv and .json in {}.", stem_.filename().string(),
                           stem_.parent_path().string());
    std::error_code none;
    for (const char* ending : endings)  // the three go together, and half a picture is none
        if (const auto file = stem_.string() + ending; std::filesystem::is_regular_file(file, none))
            std::filesystem::remove(file, none);
    return fmt::format("Nothing is kept: the picture {} cannot be written. Is the folder yours, the disk full?",
                       picture.string());
}

}  // namespace boxcars::scenes
