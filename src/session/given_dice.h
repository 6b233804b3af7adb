// Dice from a list instead of the seed, for recorded games and tests. The seed still decides who starts.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::session {

// Reads faces separated by white space. Throws Error with the source and the place for anything but whole numbers.
std::vector<int> faces_from(std::string_view text, const std::string& source);

class GivenDice {
 public:
    GivenDice(std::string source, std::vector<int> faces)
        : source_(std::move(source)), faces_(std::make_shared<const std::vector<int>>(std::move(faces))) {}

    // Throws Error if the file cannot be read, and for the reasons given at faces_from().
    static GivenDice from_file(const std::filesystem::path& path);

    // Takes the next face. Throws Error with the source and the place if no face is left or the die lacks that face.
    int face(int sides);

    // Whether at least this many faces are left.
    bool has(int faces) const { return used_ + static_cast<std::size_t>(faces) <= faces_->size(); }

 private:
    std::string source_;                             // for sentences: "dice file pig.txt"
    std::shared_ptr<const std::vector<int>> faces_;  // shared by copies of a session
    std::size_t used_ = 0;
};

}  // namespace boxcars::session
