// What the lab keeps: a page's picture and its tables, three files of one name in the data folder, all of them or none.
// The picture is written by who draws, so keeping ends when he has said that it is there.
#pragma once
#include "scenes/lab/page.h"

#include <filesystem>
#include <optional>

namespace boxcars::scenes {

class LabExport {
 public:
    explicit LabExport(std::filesystem::path data) : data_(std::move(data)) {}

    // Writes the tables and asks for the picture. Answers why not, as a sentence. `game`: in the files' names.
    std::optional<std::string> keep(const LabPage& page, std::string_view game);
    const std::filesystem::path& picture_wanted() const { return picture_; }  // empty: none
    std::string picture_kept(bool kept);                                      // what there is to say of it

 private:
    std::filesystem::path data_, stem_, picture_;
};

}  // namespace boxcars::scenes
