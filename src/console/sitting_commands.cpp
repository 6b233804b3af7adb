#include "console/sitting_commands.h"

#include "base/error.h"
#include "console/kept.h"
#include "console/print.h"
#include "session/files.h"

namespace boxcars::console {
namespace {

Json to_json(const session::Recording& recording, const session::Verdict& verdict) {
    Json json{{"game", recording.game}, {"ok", !verdict.difference}};
    json["hash"] = session::hash_text(verdict.hash);
    json["games"] = verdict.games;
    json["entries"] = verdict.entries;
    json["practice"] = verdict.practice;
    json["dice"] = recording.given_dice ? "given" : "seed";
    if (recording.sealed) json["seal"] = recording.sealed->seal;
    if (const auto& found = verdict.difference)
        json["difference"] = {{"game", found->game},
                              {"entry", found->entry},
                              {"field", found->field},
                              {"file", found->recorded},
                              {"recomputed", found->computed}};
    return json;
}

std::string kind_of_dice(const session::Recording& recording, const session::Verdict& verdict) {
    if (verdict.practice) return " Practice: some faces were chosen.";
    if (recording.given_dice) return " Its dice were given, not thrown from the seed.";
    return "";
}

bool seal_shown(const session::Recording& recording) {  // and found to fit, where there is no difference
    return recording.sealed && !recording.sealed->secret.empty();
}

std::string remark(const session::Recording& recording, const session::Verdict& verdict) {
    const std::string seal = seal_shown(recording) ? " Its dice fit their seal." : "";
    return seal + kind_of_dice(recording, verdict);
}

// A running sitting is not gone on with afterwards.
void end_sitting(session::Store& store, const std::string& name) {
    if (!store.wait(store.end(name)))
        throw Error(fmt::format("Sitting {} cannot be ended now. {}", name, store.trouble().value_or("")));
}

}  // namespace

void verify_sitting(const Games& games, const std::filesystem::path& file, bool json, std::ostream& out) {
    const auto recording = session::read_recording(file);
    const auto verdict = find_game(games, recording.game).verify(recording);
    if (json) print_json(out, to_json(recording, verdict));
    if (verdict.difference)
        throw Error(fmt::format("The {} is not what was played. First difference: {}", recording.source,
                                verdict.difference->sentence()),
                    check_failed);
    if (json) return;
    print(out, "{}\n", session::hash_text(verdict.hash));
    print(out, "The sitting is as it says: {}, {} game{}, {} entries.{}\n", recording.game, verdict.games,
          verdict.games == 1 ? "" : "s", verdict.entries, remark(recording, verdict));
}

void export_sitting(const Games& games, const std::filesystem::path& data_dir, const ExportRequests& requests,
                    std::ostream& out, std::ostream& err) {
    const auto store = kept_store(games, data_dir, err);
    const std::string name = store->find(requests.sitting);
    if (requests.end) end_sitting(*store, name);
    const session::StoredSitting sitting = store->sitting(name).value();
    const session::Recording& recording = sitting.began.head;
    if (recording.sealed && !sitting.tail.ended)
        throw Error(
            fmt::format("Sitting {} is not over, and its dice are sealed: the file would tell what is still to "
                        "be thrown. Play it to its end, or end it here with --end.",
                        name));
    session::write_file(requests.file, session::exported(recording));
    print(out, "Sitting {} is now in {}: {}, {} entries, hash {}.\n", name, requests.file.string(), recording.game,
          recording.entries.size(), session::hash_text(recording.hash));
}

}  // namespace boxcars::console
