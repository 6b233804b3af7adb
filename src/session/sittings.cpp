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
