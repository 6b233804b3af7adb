#include "session/store/take_over.h"

#include "session/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> old_files(const fs::path& folder) {  // without their ending, oldest first
    std::vector<std::string> names;
    std::error_code trouble;
    for (fs::directory_iterator at{folder, trouble}, end; !trouble && at != end; at.increment(trouble))
        if (at->path().extension() == ".json") names.push_back(at->path().stem().string());
    std::ranges::sort(names);
    return names;
}

// When a sitting of that name began: "2026-11-22T05-04-03-021Z_pig_...". 0: its name does not say.
Milliseconds began(const std::string& name) {
    std::tm utc{};
    int milliseconds = 0;
    if (std::sscanf(name.c_str(), "%4d-%2d-%2dT%2d-%2d-%2d-%3dZ", &utc.tm_year, &utc.tm_mon, &utc.tm_mday, &utc.tm_hour,
                    &utc.tm_min, &utc.tm_sec, &milliseconds) != 7)
        return 0;
    utc.tm_year -= 1900;
    --utc.tm_mon;
    return Milliseconds{::timegm(&utc)} * 1000 + milliseconds;
}

// It is over: nobody goes on with a sitting of an earlier Boxcars.
StoredSitting stored(const std::string& name, Recording recording) {
    const SittingTail tail{recording.given_dice, recording.practice, std::ssize(recording.entries), recording.hash,
                           began(name)};
    const std::vector<Milliseconds> made(recording.entries.size(), began(name));
    return {{name, began(name), Place::Window, std::move(recording)}, tail, made};
}

// Throws Error: it cannot be read, or it is not what was played.
void take(Store& store, const fs::path& file, const Verify& verify) {
    Recording recording = read_recording(file);
    if (const auto found = verify(recording).difference)
        throw Error(fmt::format("The sitting {} is not what was played: {}", file.string(), found->sentence()));
    if (!store.wait(store.add(records_of(stored(file.stem().string(), std::move(recording))))))
        throw Error(store.trouble().value_or("The store cannot be written."));
    const fs::path to = file.parent_path() / "taken-over";
    make_folder(to);
    std::error_code trouble;
    fs::rename(file, to / file.filename(), trouble);
    if (trouble) throw Error(fmt::format("Cannot move {} to {}: {}.", file.string(), to.string(), trouble.message()));
}

}  // namespace

std::vector<std::string> take_over(Store& store, const Verify& verify) {
    std::vector<std::string> sentences;
    std::size_t taken = 0;
    for (const std::string& name : old_files(store.data() / "sittings")) {
        if (store.trouble() || store.busy()) break;
        try {
            take(store, store.data() / "sittings" / (name + ".json"), verify);
            ++taken;
        } catch (const Error& error) {
            sentences.push_back(fmt::format("It is not taken over: {}", error.what()));
        }
    }
    if (taken > 0)
        sentences.push_back(fmt::format("{} sitting{} of an earlier Boxcars {} in the store now; the files lie in {}.",
                                        taken, taken == 1 ? "" : "s", taken == 1 ? "is" : "are",
                                        (store.data() / "sittings" / "taken-over").string()));
    return sentences;
}

std::vector<std::string> count_hands(Store& store, const Verify& verify) {
    std::vector<std::string> sentences;
    if (store.trouble() || store.busy()) return sentences;
    for (const std::string& name : store.uncounted()) {
        try {
            const Recording recording = store.recording(name).value();
            Verdict verdict = verify(recording);
            if (verdict.difference) throw Error(verdict.difference->sentence());
            store.wait(store.add(
                {HandsMade{name, 1, std::ssize(recording.entries), std::move(verdict.hands), verdict.money}}));
        } catch (const Error& error) {
            sentences.push_back(fmt::format("The hands of sitting {} are not counted: {}", name, error.what()));
        }
    }
    return sentences;
}

std::string import_recording(Store& store, const Recording& recording, const Hands& hands) {
    StoredSitting sitting{store.named(recording), {}, {}};
    sitting.began.imported = true;
    const Milliseconds now = sitting.began.began;
    sitting.began.head.entries = recording.entries;
    sitting.tail = {recording.given_dice, recording.practice, std::ssize(recording.entries), recording.hash, now};
    sitting.made.assign(recording.entries.size(), now);
    std::vector<Record> records = records_of(sitting);
    records.emplace_back(HandsMade{sitting.began.name, 1, sitting.tail.entries, hands});
    if (!store.wait(store.add(std::move(records))))
        throw Error(store.trouble().value_or("The store cannot be written."));
    return sitting.began.name;
}

}  // namespace boxcars::session
