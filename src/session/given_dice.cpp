#include "session/given_dice.h"

#include "base/error.h"
#include "base/words.h"
#include "session/files.h"

#include <fmt/format.h>

#include <sstream>

namespace boxcars::session {
namespace {

constexpr std::size_t most_bytes = 1 << 20;  // half a million faces, more than a sitting can keep

}  // namespace

std::vector<int> faces_from(std::string_view text, const std::string& source) {
    std::vector<int> faces;
    std::istringstream words{std::string{text}};
    for (std::string word; words >> word;) {
        const auto face = whole_number(word, -1'000'000, 1'000'000);
        if (!face)
            throw Error(
                fmt::format("The {} has '{}' at place {}: a dice file is faces as whole numbers, with spaces or "
                            "line ends between them.",
                            source, word.substr(0, 20), faces.size() + 1));
        faces.push_back(*face);
    }
    return faces;
}

GivenDice GivenDice::from_file(const std::filesystem::path& path) {
    const std::string source = "dice file " + path.string();
    return {source, faces_from(read_file(path, "dice file", most_bytes), source)};
}

int GivenDice::face(int sides) {
    if (used_ == faces_->size())
        throw Error(fmt::format("The {} has run out: it has {} face{}, and one more is needed. Add faces to it.",
                                source_, faces_->size(), faces_->size() == 1 ? "" : "s"));
    const int face = (*faces_)[used_];
    if (face < 1 || face > sides)
        throw Error(fmt::format("The {} has the face {} at place {}, but the die has the faces 1 to {}.", source_, face,
                                used_ + 1, sides));
    ++used_;
    return face;
}

}  // namespace boxcars::session
