// Where recorded sittings lie: one replay file each, in the folder `sittings` of the data folder. A sitting's id is its
// file's name: when it began (UTC), its game and its seed, so that the newest is the last one in the alphabet.
#pragma once
#include "session/recording.h"

#include <chrono>

namespace boxcars::session {

class SittingFile {  // of a sitting that is going on
 public:
    SittingFile(const std::filesystem::path& data_dir, const Recording& recording,
                std::chrono::system_clock::time_point now = std::chrono::system_clock::now());

    const std::string& id() const { return id_; }
    const std::filesystem::path& path() const { return path_; }
    void save(const Recording& recording) const;  // the whole sitting so far; throws Error when it cannot be kept

    // The same for a sitting kept at every step, which costs no more than what is new: begin() writes all of it, add()
    // the entries since, at the end of the file. False when they cannot be added, because the file is not as it was
    // left, or its head is another now: begin again. A program killed at any time leaves a whole sitting.
    void begin(const Recording& recording);
    bool add(const Recording& more);
    std::uintmax_t bytes_written() const { return bytes_written_; }  // by these two

 private:
    std::string id_;
    std::filesystem::path path_;
    std::string head_{};
    std::uintmax_t size_ = 0, end_ = 0;  // of the file, and where its end begins
    std::uintmax_t bytes_written_ = 0;
};

std::vector<std::string> sitting_ids(
    const std::filesystem::path& data_dir);  // oldest first; none if there is no folder
// The sitting of that id, the newest for an empty id. Throws Error naming the sittings there are.
std::filesystem::path find_sitting(const std::filesystem::path& data_dir, const std::string& id);

}  // namespace boxcars::session
