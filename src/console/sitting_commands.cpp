#include "console/sitting_commands.h"

#include "base/error.h"
#include "console/kept.h"
#include "console/print.h"

namespace boxcars::console {

Json verdict_json(const session::Verified& verified) {
    const auto& [recording, verdict, sentence, dice] = verified;
    Json json{{"game", recording.game}, {"ok", !verdict.difference}};
    json["hash"] = session::hash_text(verdict.hash);
    json["games"] = verdict.games;
    json["entries"] = verdict.entries;
    json["practice"] = verdict.practice;
    if (!verdict.difference) json["proof"] = {{"verdict", session::to_text(dice.proof)}, {"why", dice.sentence}};
    if (recording.night) json["night"] = recording.night->date;
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

int verify_sitting(const Games& games, const VerifyRequests& requests, std::ostream& out) {
    const session::KeptGames kept = kept_games(games);
    const auto verified = session::verify_recording(kept, session::read_sitting(kept, requests.file), requests.noted);
    if (requests.json) print_json(out, verdict_json(verified));
    session::be_what_was_played(verified);
    if (!requests.json)
        print(out, "{}\n{}\n{}\n", verified.dice.sentence, verified.sentence,
              session::hash_text(verified.verdict.hash));
    return verified.dice.proof == session::Proof::NotProved ? session::not_proved : 0;
}

void export_sitting(const std::filesystem::path& data_dir, const ExportRequests& requests, std::ostream& out,
                    std::ostream& err) {
    const auto store = kept_store(data_dir, err);
    out.flush();
    const std::string sentence =
        session::export_kept(*store, {store->find(requests.sitting), requests.file, requests.existing, requests.end});
    print(session::is_standard_output(requests.file) ? err : out, "{}\n", sentence);
}

}  // namespace boxcars::console
