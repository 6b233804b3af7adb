// Sounds that were made before, as files in a folder, one for each name: read at start instead of being made again. A
// file of another recipe, a damaged or a foreign one is none, and is written anew. Trouble is silence: then nothing is
// kept, and sounds are made as they are without a folder.
#pragma once
#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace boxcars::audio {

struct KeptClip {
    std::array<std::int64_t, 3> key;  // which take; or player, note and milliseconds
    std::vector<std::int16_t> pcm;
    bool operator==(const KeptClip&) const = default;
};
using KeptClips = std::vector<KeptClip>;

class SoundCache {
 public:
    SoundCache() = default;  // keeps nothing
    explicit SoundCache(std::filesystem::path folder);

    KeptClips read(std::string_view name) const;  // empty: none that is whole and of this program's recipe
    void keep(std::string_view name, const KeptClips& clips) const;

    static constexpr std::size_t most_bytes = std::size_t{48} << 20;  // of a file; larger ones are not kept
    std::filesystem::path file_of(std::string_view name) const;

 private:
    std::filesystem::path folder_;
};

}  // namespace boxcars::audio
