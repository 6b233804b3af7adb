#include "console/sitting_commands.h"

namespace boxcars::console {

std::unique_ptr<session::Store> kept_store(const std::filesystem::path& data_dir, std::ostream& err,
                                           session::OpenedTo to) {
    if (data_dir.empty()) throw Error("There is no data folder to take a sitting from: name one with --data-dir.");
    auto store = std::make_unique<session::Store>(
        data_dir, session::StoreOptions{.place = session::Place::Text, .opened_to = to});
    print_news(store->take_sentences(), err);
    return store;
}

std::unique_ptr<session::Store> counted_store(const Games& games, const std::filesystem::path& data_dir,
                                              std::ostream& err, session::OpenedTo to) {
    auto store = kept_store(data_dir, err, to);
    print_news(session::count_hands(*store, played_games(games)), err);
    return store;
}

Json verdict_json(const session::Verified& verified) {
    const auto& [recording, verdict, sentence, dice] = verified;
    Json json{{"game", recording.game}, {"ok", !verdict.difference}};
    json["hash"] = session::hash_text(verdict.hash);
    json["games"] = verdict.games;
    json["entries"] = verdict.entries;
    json["practice"] = verdict.practice;
    if (!verdict.difference) json["proof"] = {{"verdict", session::to_text(dice.proof)}, {"why", dice.sentence}};
    if (const auto& stop = recording.stop) json["station"] = {{"run", stop->run}, {"number", stop->number}};
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

int verify_sitting(const Games& games, const std::filesystem::path& file, const session::Noted& noted, bool json,
                   std::ostream& out) {
    const session::PlayedGames kept = played_games(games);
    const auto verified = session::verify_recording(kept, session::read_sitting(kept, file), noted);
    if (json) print_json(out, verdict_json(verified));
    session::be_what_was_played(verified);
    if (!json)
        print(out, "{}\n{}\n{}\n", verified.dice.sentence, verified.sentence,
              session::hash_text(verified.verdict.hash));
    return verified.dice.proof == session::Proof::NotProved ? session::not_proved : 0;
}

void export_sitting(const std::filesystem::path& data_dir, session::ExportRequest request, std::ostream& out,
                    std::ostream& err) {
    const auto store = kept_store(data_dir, err, request.end ? session::OpenedTo::Change : session::OpenedTo::Read);
    out.flush();
    request.sitting = store->find(request.sitting);
    print(session::is_standard_output(request.file) ? err : out, "{}\n", session::export_kept(*store, request));
}

}  // namespace boxcars::console
