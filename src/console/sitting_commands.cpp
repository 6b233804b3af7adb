#include "console/sitting_commands.h"

#include "base/error.h"
#include "console/print.h"
#include "session/night/night.h"
#include "session/stop.h"

namespace boxcars::console {
namespace {

void report(const std::vector<std::string>& sentences, std::ostream& err) {
    for (const std::string& sentence : sentences) print(err, "boxcars: {}\n", sentence);
}

using session::Night;
using session::PlayedStop;

std::string how_it_stands(const PlayedStop& stop) {
    const auto& standing = stop.standing;
    if (standing.over)
        return fmt::format("{}, {}", session::brought_words(standing, session::change_text),
                           session::result_word(standing));
    if (!stop.recording) return "to be played";
    return session::progress_words(stop.planned.stop.length, standing.done);
}

Json to_json(const PlayedStop& stop) {
    const auto& [planned, sitting, recording, standing] = stop;
    Json json{{"game", planned.game}, {"seed", std::to_string(planned.seed)}, {"players", planned.players}};
    json["length"] = {{"unit", word_of(planned.stop.length.unit)}, {"count", planned.stop.length.count}};
    json["id"] = sitting;
    json["hash"] = recording ? Json(session::hash_text(recording->hash)) : Json(nullptr);
    json["done"] = standing.done;
    json["over"] = standing.over;
    json["unit"] = standing.unit;
    json["brought"] = standing.brought;
    json["ahead"] = standing.ahead;
    return json;
}

Json to_json(const Night& night) {
    Json json{{"date", night.date}, {"over", night.next() == nullptr}, {"ahead", night.ahead()}};
    json["tables"] = night.stops.size();
    json["stops"] = Json::array();
    for (const PlayedStop& stop : night.stops) json["stops"].push_back(to_json(stop));
    return json;
}

void print_night(const Night& night, std::ostream& out) {
    print(out, "The Night of {}. {}.\n", session::date_words(night.date), night.words());
    for (const PlayedStop& stop : night.stops)
        print(out, "  {:<8}  {:<9}  {:<16}  {}\n", stop.planned.game, length_words(stop.planned.stop.length),
              session::players_text(stop.planned.players), how_it_stands(stop));
}

Night asked_for(const Games& games, const NightRequests& requests, std::ostream& err) {
    const session::KeptGames kept = kept_games(games);
    if (!requests.file) {
        const std::string date = requests.date.empty() ? session::tonight() : requests.date;
        session::be_date(date);
        return kept_night(*kept_store(requests.data_dir, err), kept, date);
    }
    if (requests.exported) throw Error("A Night that is read from a file is one already: leave out --export.");
    if (!requests.date.empty()) throw Error("The file says of which date its Night is: leave out --date.");
    return session::read_night(kept, *requests.file);
}

}  // namespace

std::unique_ptr<session::Store> kept_store(const std::filesystem::path& data_dir, std::ostream& err) {
    if (data_dir.empty()) throw Error("There is no data folder to take a sitting from: name one with --data-dir.");
    auto store = std::make_unique<session::Store>(data_dir, session::StoreOptions{.place = session::Place::Text});
    report(store->take_sentences(), err);
    return store;
}

std::unique_ptr<session::Store> counted_store(const Games& games, const std::filesystem::path& data_dir,
                                              std::ostream& err) {
    auto store = kept_store(data_dir, err);
    report(session::count_hands(*store, kept_games(games)), err);
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
    if (recording.stop && recording.stop->station)
        json["station"] = {{"run", recording.stop->station->run}, {"number", recording.stop->station->number}};
    else if (recording.stop)
        json["night"] = recording.stop->date;
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
    const session::KeptGames kept = kept_games(games);
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
    const auto store = kept_store(data_dir, err);
    out.flush();
    request.sitting = store->find(request.sitting);
    print(session::is_standard_output(request.file) ? err : out, "{}\n", session::export_kept(*store, request));
}

void print_night(const Games& games, const NightRequests& requests, std::ostream& out, std::ostream& err) {
    const Night night = asked_for(games, requests, err);
    const bool out_is_taken = requests.exported && session::is_standard_output(*requests.exported);
    if (requests.exported)
        session::write_named_file(*requests.exported, night_json(kept_games(games), night) + "\n", requests.existing);
    if (out_is_taken) return;
    if (requests.json) return print_json(out, to_json(night));
    print_night(night, out);
    if (requests.file) print(out, "Every stop was played so.\n");
    if (requests.exported) print(out, "It is now in {}.\n", requests.exported->string());
}

}  // namespace boxcars::console
