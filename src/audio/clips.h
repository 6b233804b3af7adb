// Sounds that were made, by key. They are kept in a file between runs: a damaged file, or one made by another version
// of the recipe, is ignored and written anew. If the folder cannot be used, all sounds are made anew.
#pragma once
#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace boxcars::audio {

struct Clip {  // a sound in memory: interleaved, left first; a note of the band: one side
    std::vector<std::int16_t> pcm;
    std::size_t frames() const { return pcm.size() / 2; }
    bool operator==(const Clip&) const = default;
};

class Clips {  // clips are only added, and their addresses stay valid
 public:
    using Key = std::array<std::int64_t, 3>;  // the take's number; or player, note and milliseconds
    explicit Clips(const std::filesystem::path& folder = {}, std::string name = {});  // empty folder: keeps no file

    const Clip& of(const Key& key, const std::function<std::vector<std::int16_t>()>& make);
    void keep();  // writes the file if clips were made since it was read or written
    std::size_t count() const { return clips_.size(); }

    static constexpr std::size_t most_bytes = std::size_t{48} << 20;  // larger files are not kept

 private:
    void read();

    std::string name_;
    std::filesystem::path file_;
    std::map<Key, Clip> clips_;
    bool read_ = false, unkept_ = false;
};

}  // namespace boxcars::audio
