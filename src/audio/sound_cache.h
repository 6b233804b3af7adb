// Sounds made earlier, as files in a folder, one for each name: read at the start instead of being made again. A
// damaged file, or one made by another version of the recipe, is ignored and written anew. If the folder cannot
// be used, all sounds are made anew.
#pragma once
#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace boxcars::audio {

struct KeptClip {
    std::array<std::int64_t, 3> key;  // the take's number; or player, note and milliseconds
    std::vector<std::int16_t> pcm;
    bool operator==(const KeptClip&) const = default;
};
using KeptClips = std::vector<KeptClip>;

class SoundCache {
 public:
    SoundCache() = default;  // keeps no sounds
    explicit SoundCache(std::filesystem::path folder);

    KeptClips read(std::string_view name) const;  // empty unless a file is intact and made by this program's recipe
    void keep(std::string_view name, const KeptClips& clips) const;

    static constexpr std::size_t most_bytes = std::size_t{48} << 20;  // larger files are not kept
    std::filesystem::path file_of(std::string_view name) const;

 private:
    std::filesystem::path folder_;
};

}  // namespace boxcars::audio
