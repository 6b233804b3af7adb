#include "audio/sound_cache.h"

#include "base/hash.h"
#include "platform/paths.h"

#include <cstring>
#include <optional>
#include <string>
#include <utility>

namespace boxcars::audio {
namespace {

// A hash of all sources that make sounds, taken at build time. If it changes, all sounds are made anew.
constexpr std::string_view recipe = BOXCARS_SOUND_RECIPE;
constexpr std::string_view sign = "boxcars sounds 1\n";

std::string head_of(std::string_view name, std::string_view content) {
    const std::uint64_t hash = Hash{}.add(recipe).add(name).add(content).value();
    std::string head{sign};
    head.append(reinterpret_cast<const char*>(&hash), sizeof hash);
    return head;
}

void put(std::string& content, std::int64_t number) {
    content.append(reinterpret_cast<const char*>(&number), sizeof number);
}

class Reader {
 public:
    explicit Reader(std::string_view content) : left_(content) {}
    bool done() const { return left_.empty(); }
    bool take(void* to, std::size_t bytes) {
        if (left_.size() < bytes) return false;
        if (bytes > 0) std::memcpy(to, left_.data(), bytes);
        left_.remove_prefix(bytes);
        return true;
    }
    std::optional<KeptClip> clip() {
        KeptClip clip{};
        std::int64_t samples = 0;
        if (!take(clip.key.data(), sizeof clip.key) || !take(&samples, sizeof samples)) return {};
        if (samples < 0 || static_cast<std::uint64_t>(samples) > left_.size() / sizeof(std::int16_t)) return {};
        clip.pcm.resize(static_cast<std::size_t>(samples));
        take(clip.pcm.data(), clip.pcm.size() * sizeof(std::int16_t));
        return clip;
    }

 private:
    std::string_view left_;
};

}  // namespace

SoundCache::SoundCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

std::filesystem::path SoundCache::file_of(std::string_view name) const {
    return folder_ / (std::string{name} + ".sound");
}

KeptClips SoundCache::read(std::string_view name) const {
    if (folder_.empty()) return {};
    const auto file = platform::read_whole(file_of(name), most_bytes);
    const std::size_t head = sign.size() + sizeof(std::uint64_t);
    if (!file || file->size() < head) return {};
    const std::string_view content = std::string_view{*file}.substr(head);
    if (std::string_view{*file}.substr(0, head) != head_of(name, content)) return {};
    KeptClips clips;
    for (Reader reader{content}; !reader.done();) {
        auto clip = reader.clip();
        if (!clip) return {};
        clips.push_back(std::move(*clip));
    }
    return clips;
}

void SoundCache::keep(std::string_view name, const KeptClips& clips) const {
    if (folder_.empty()) return;
    std::string content;
    for (const KeptClip& clip : clips) {
        for (const std::int64_t part : clip.key) put(content, part);
        put(content, std::ssize(clip.pcm));
        content.append(reinterpret_cast<const char*>(clip.pcm.data()), clip.pcm.size() * sizeof(std::int16_t));
    }
    std::string file = head_of(name, content);
    if (file.size() + content.size() > most_bytes) return;
    std::error_code trouble;
    std::filesystem::create_directories(folder_, trouble);
    if (!trouble) platform::write_safely(file_of(name), file += content);
}

}  // namespace boxcars::audio
