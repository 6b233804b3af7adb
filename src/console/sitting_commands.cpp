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
    if (const auto& found = verdict.difference)
        json["difference"] = {{"game", found->game},
                              {"entry", found->entry},
                              {"field", found->field},
                              {"file", found->recorded},
                              {"recomputed", found->computed}};
    return json;
}

std::string remark(const session::Recording& recording, const session::Verdict& verdict) {
    if (verdict.practice) return " Practice: some faces were chosen.";
    if (recording.given_dice) return " Its dice were given, not thrown from the seed.";
    return "";
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

void export_sitting(const Games& games, const std::filesystem::path& data_dir, const std::string& id,
                    const std::filesystem::path& file, std::ostream& out, std::ostream& err) {
    const auto store = kept_store(games, data_dir, err);
    const std::string name = store->find(id);
    const session::Recording recording = store->recording(name).value();
    session::write_file(file, session::exported(recording));
    print(out, "Sitting {} is now in {}: {}, {} entries, hash {}.\n", name, file.string(), recording.game,
          recording.entries.size(), session::hash_text(recording.hash));
}

}  // namespace boxcars::console
