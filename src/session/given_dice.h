// Dice from a list instead of the seed: somebody's recorded game, or a test. Who starts still comes from the seed.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::session {

// Faces separated by white space. Throws Error, naming the source and the place, for anything but whole numbers.
std::vector<int> faces_from(std::string_view text, const std::string& source);

class GivenDice {
 public:
    GivenDice(std::string source, std::vector<int> faces)
        : source_(std::move(source)), faces_(std::make_shared<const std::vector<int>>(std::move(faces))) {}

    // Throws Error when the file cannot be read, or faces_from() it.
    static GivenDice from_file(const std::filesystem::path& path);

    // The next face. Throws Error, naming the source and the place, when there is none or the die does not have it.
    int face(int sides);

    bool has(int faces) const { return used_ + static_cast<std::size_t>(faces) <= faces_->size(); }  // so many more
    std::size_t used() const { return used_; }

 private:
    std::string source_;                             // for sentences: "dice file pig.txt"
    std::shared_ptr<const std::vector<int>> faces_;  // shared by copies: a session is copied often
    std::size_t used_ = 0;
};

}  // namespace boxcars::session
