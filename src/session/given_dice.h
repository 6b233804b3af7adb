// Dice from a list instead of the seed: somebody's recorded game, or a test. Who starts still comes from the seed.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace boxcars::session {

class GivenDice {
 public:
    GivenDice(std::string source, std::vector<int> faces)
        : source_(std::move(source)), faces_(std::make_shared<const std::vector<int>>(std::move(faces))) {}

    // Faces separated by white space. Throws Error when the file cannot be read or holds anything but whole numbers.
    static GivenDice from_file(const std::filesystem::path& path);

    // The next face. Throws Error, naming the source and the place, when there is none or the die does not have it.
    int face(int sides);

    std::size_t used() const { return used_; }

 private:
    std::string source_;                             // for sentences: "dice file pig.txt"
    std::shared_ptr<const std::vector<int>> faces_;  // shared by copies: a session is copied often
    std::size_t used_ = 0;
};

}  // namespace boxcars::session
