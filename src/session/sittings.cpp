#include "session/sittings.h"

#include "base/error.h"
#include "base/words.h"
#include "session/files.h"

#include <fmt/format.h>
#include <algorithm>
#include <ctime>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path& data_dir) { return data_dir / "sittings"; }

std::string id_for(const Recording& recording, std::chrono::system_clock::time_point now) {
    const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count();
    const std::time_t seconds = static_cast<std::time_t>(since / 1000);
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    return fmt::format("{:04}-{:02}-{:02}T{:02}-{:02}-{:02}-{:03}Z_{}_{:016x}", utc.tm_year + 1900, utc.tm_mon + 1,
                       utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec, since % 1000, recording.game, recording.seed);
}

}  // namespace

SittingFile::SittingFile(const fs::path& data_dir, const Recording& recording,
                         std::chrono::system_clock::time_point now)
    : id_(id_for(recording, now)), path_(folder_of(data_dir) / (id_ + ".json")) {}

void SittingFile::save(const Recording& recording) const {
    make_folder(path_.parent_path());
    write_file(path_, to_json(recording));
}

void SittingFile::begin(const Recording& recording) {
    std::string text = head_ = json_head(recording);
    for (std::size_t i = 0; i < recording.entries.size(); ++i) text += json_entry(recording.entries[i], i == 0);
    end_ = text.size();
    text += json_end(recording);
    make_folder(path_.parent_path());
    remove_left_behind(path_.parent_path());
    write_file(path_, text);
    size_ = text.size();
    bytes_written_ += text.size();
}

bool SittingFile::add(const Recording& more) {
    if (more.entries.empty()) return true;
    if (json_head(more) != head_) return false;
    std::string text;
    for (const RecordedEntry& entry : more.entries) text += json_entry(entry, end_ == head_.size());
    const std::uintmax_t end = end_ + text.size();
    text += json_end(more);
    if (!write_over_end(path_, {.size = size_, .from = end_}, text)) return false;
    end_ = end;
    size_ = end_ + json_end(more).size();
    bytes_written_ += text.size();
    return true;
}

std::vector<std::string> sitting_ids(const fs::path& data_dir) {
    std::vector<std::string> ids;
    std::error_code trouble;
    for (fs::directory_iterator at{folder_of(data_dir), trouble}, end; !trouble && at != end; at.increment(trouble))
        if (at->path().extension() == ".json") ids.push_back(at->path().stem().string());
    std::ranges::sort(ids);
    return ids;
}

fs::path find_sitting(const fs::path& data_dir, const std::string& id) {
    const auto ids = sitting_ids(data_dir);
    const std::string where = folder_of(data_dir).string();
    if (ids.empty()) throw Error(fmt::format("There is no sitting in {} yet: play one first.", where));
    const std::string& wanted = id.empty() ? ids.back() : id;
    if (std::ranges::find(ids, wanted) != ids.end()) return folder_of(data_dir) / (wanted + ".json");
    const auto meant = nearest_word(id, ids);
    throw Error(fmt::format("There is no sitting '{}' in {}; {} '{}'.", id, where,
                            meant ? "did you mean" : "the newest is", meant ? *meant : ids.back()));
}

}  // namespace boxcars::session
