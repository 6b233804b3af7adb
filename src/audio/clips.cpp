#include "audio/clips.h"

#include "base/hash.h"
#include "platform/paths.h"

#include <cstring>
#include <utility>

namespace boxcars::audio {
namespace {

// A hash of all sources that make sounds, taken at build time. If it changes, all sounds are made anew.
constexpr std::string_view recipe = BOXCARS_SOUND_RECIPE, sign = "boxcars sounds 1\n";

std::string head_of(std::string_view name, std::string_view content) {
    const std::uint64_t hash = Hash{}.add(recipe).add(name).add(content).value();
    std::string head{sign};
    head.append(reinterpret_cast<const char*>(&hash), sizeof hash);
    return head;
}

// Takes bytes from the front. Returns false if there are too few.
bool take(std::string_view& from, void* to, std::size_t bytes) {
    if (from.size() < bytes) return false;
    if (bytes > 0) std::memcpy(to, from.data(), bytes);
    from.remove_prefix(bytes);
    return true;
}

}  // namespace

Clips::Clips(const std::filesystem::path& folder, std::string name)
    : name_(std::move(name)), file_(folder.empty() ? folder : folder / (name_ + ".sound")) {}

const Clip& Clips::of(const Key& key, const std::function<std::vector<std::int16_t>()>& make) {
    if (!std::exchange(read_, true)) read();
    const auto found = clips_.find(key);
    if (found != clips_.end()) return found->second;
    Clip made{make()};
    unkept_ = true;
    return clips_.emplace(key, std::move(made)).first->second;
}

void Clips::read() {
    const auto file = file_.empty() ? std::nullopt : platform::read_whole(file_, most_bytes);
    const std::size_t head = sign.size() + sizeof(std::uint64_t);
    if (!file || file->size() < head) return;
    std::string_view content = std::string_view{*file}.substr(head);
    if (std::string_view{*file}.substr(0, head) != head_of(name_, content)) return;
    while (!content.empty()) {
        Key key{};
        std::uint64_t samples = 0;
        Clip clip;
        if (!take(content, key.data(), sizeof key) || !take(content, &samples, sizeof samples) ||
            samples > content.size() / sizeof(std::int16_t))
            return clips_.clear();
        clip.pcm.resize(samples);
        take(content, clip.pcm.data(), samples * sizeof(std::int16_t));
        clips_.emplace(key, std::move(clip));
    }
}

void Clips::keep() {
    if (!std::exchange(unkept_, false) || file_.empty()) return;
    std::string content;
    for (const auto& [key, clip] : clips_) {
        const std::uint64_t samples = clip.pcm.size();
        content.append(reinterpret_cast<const char*>(key.data()), sizeof key);
        content.append(reinterpret_cast<const char*>(&samples), sizeof samples);
        content.append(reinterpret_cast<const char*>(clip.pcm.data()), samples * sizeof(std::int16_t));
    }
    std::string file = head_of(name_, content);
    if (file.size() + content.size() > most_bytes) return;
    std::error_code trouble;
    std::filesystem::create_directories(file_.parent_path(), trouble);
    if (!trouble) platform::write_safely(file_, file += content);
}

}  // namespace boxcars::audio
