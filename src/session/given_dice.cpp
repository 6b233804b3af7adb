#include "session/given_dice.h"

#include "base/error.h"
#include "base/words.h"
#include "session/files.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {
namespace {

constexpr std::size_t most_bytes = 1 << 20;  // half a million faces, more than a sitting can keep
constexpr std::string_view white_space = " \t\n\v\f\r";

// Takes the next word from the text; empty at its end.
std::string_view next_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(white_space), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(white_space));
    text.remove_prefix(word.size());
    return word;
}

std::size_t words_in(std::string_view text) {
    std::size_t words = 0;
    while (!next_word(text).empty()) ++words;
    return words;
}

}  // namespace

std::vector<int> faces_from(std::string_view text, const std::string& source) {
    std::vector<int> faces;
    faces.reserve(words_in(text));
    for (auto word = next_word(text); !word.empty(); word = next_word(text)) {
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
