#include "session/recording.h"

#include "session/files.h"

#include <fmt/format.h>
#include <charconv>

namespace boxcars::session {

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

std::optional<std::uint64_t> hash_from(std::string_view text) {
    std::uint64_t hash = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), hash, 16);
    if (trouble != std::errc{} || end != text.data() + text.size() || hash_text(hash) != text) return {};
    return hash;
}

std::optional<std::uint64_t> seed_from(std::string_view text) {
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal) text.remove_prefix(2);
    std::uint64_t seed = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), seed, hexadecimal ? 16 : 10);
    if (trouble != std::errc{} || end != text.data() + text.size()) return {};
    return seed;
}

Recording read_recording(const std::filesystem::path& path, RecordingForm form) {
    return recording_from(read_file(path, "replay", most_recording_bytes), "replay " + path.string(), form);
}

}  // namespace boxcars::session
