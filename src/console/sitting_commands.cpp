#include "console/sitting_commands.h"

#include "chance/sealed_seed.h"
#include "console/text_table.h"
#include "session/history/figures.h"

#include <istream>

namespace boxcars::console {
namespace {

using session::BetStatistics, session::SittingLine;

constexpr std::size_t most_sittings = 100'000;

std::string amount_text(std::string_view unit, std::int64_t amount) {
    const std::string_view sign = amount > 0 ? "+" : amount < 0 ? "-" : "";
    const std::int64_t much = amount < 0 ? -amount : amount;
    return fmt::format("{}{}", sign, unit == "cents" ? money_text(much) : std::to_string(much));
}

std::string seed_hash(std::uint64_t seed) {  // identifies the seed without showing it
    return chance::sha256(session::hash_text(seed)).substr(0, 32);
}

std::string result_text(const GameCommands* game, const SittingLine& result) {
    if (result.hands == 0) return "nothing settled";
    const std::string counts = fmt::format("{} {}{}: {} won, {} lost", result.hands, result.whole ? "game" : "bet",
                                           result.hands == 1 ? "" : "s", result.won, result.lost);
    if (result.whole || !game) return counts;
    const std::string_view unit = game->game->hand_unit(game->game->defaults());
    return fmt::format("{}, {}{}", counts, amount_text(unit, result.net),
                       unit == "cents" ? "" : fmt::format(" {}", unit));
}

std::string marks_text(const SittingLine& line) {
    const std::string stop = session::stop_mark(line);
    return fmt::format("{}{}{}{}{}", line.open ? "open" : "over", line.practice ? ", practice" : "",
                       line.imported ? ", imported" : "", stop.empty() ? "" : ", ", stop);
}

Json to_json(const SittingLine& line) {
    Json json{{"id", line.name},
              {"date", session::date_text(line.began)},
              {"game", line.game},
              {"players", line.players},
              {"seed_hash", seed_hash(line.seed)},
              {"entries", line.entries},
              {"result",
               {{"counted", line.whole ? "games" : "bets"},
                {"settled", line.hands},
                {"won", line.won},
                {"lost", line.lost},
                {"net", line.net}}},
              {"state", line.open ? "open" : "over"},
              {"practice", line.practice},
              {"imported", line.imported}};
    if (!line.run.empty()) json["station"] = {{"run", line.run}, {"number", line.station}};
    return json;
}

Json or_null(const std::optional<double>& figure) { return figure ? Json(*figure) : Json(nullptr); }

Json to_json(const BetStatistics& of) {
    Json json{{"bet", of.bet}, {"opponent", of.opponent}, {"kind", of.whole ? "hand" : "bet"}};
    for (const auto& [name, sum] :
         {std::pair{"hands", of.hands}, {"won", of.won}, {"lost", of.lost}, {"staked", of.staked}, {"net", of.net}})
        json[name] = sum;
    json["expected"] = or_null(of.expected);
    json["luck"] = or_null(of.luck());
    json["luck_in_games"] = or_null(of.games);
    json["band"] = nullptr;
    if (of.band)
        json["band"] = {
            {"low", of.band->low}, {"high", of.band->high}, {"share", of.band->share}, {"exact", of.band->exact}};
    json["best"] = of.best;
    json["worst"] = of.worst;
    json["longest"] = of.longest;
    json["streak"] = of.streak;
    json["longest_won"] = of.longest_won;
    json["longest_lost"] = of.longest_lost;
    return json;
}

std::string luck_text(std::string_view unit, const BetStatistics& of) {
    if (of.games) return session::games_words(*of.games);
    const auto luck = of.luck();
    if (!luck) return "-";
    const std::string beyond = amount_text(unit, std::llround(*luck));
    if (!of.band) return beyond;
    const auto amount = [&](double change) { return amount_text(unit, std::llround(change)); };
    return fmt::format("{} ({}{}: {} to {})", beyond, of.band->exact ? "" : "about ",
                       session::share_words(of.band->share), amount(of.band->low), amount(of.band->high));
}

void print_game(const session::GameStatistics& of, players::Cast people, std::ostream& out) {
    print(out, "{}, in {}\n", of.game, of.unit == "cents" ? "dollars" : of.unit);
    print(out, "  {:<16} {:<16} {:>8} {:>8} {:>8} {:>14} {:>48} {:>12} {:>8} {:>12} {:>13}\n", "", "against", "settled",
          "won", "lost", "net", "luck (band of players)", "best", "throws", "won in a row", "lost in a row");
    for (const BetStatistics& bet : of.bets)
        print(out, "  {:<16} {:<16} {:>8} {:>8} {:>8} {:>14} {:>48} {:>12} {:>8} {:>12} {:>13}\n", bet.bet,
              bet.opponent.empty() ? "the house" : session::company_words(people, bet.opponent), bet.hands, bet.won,
              bet.lost, amount_text(of.unit, bet.net), luck_text(of.unit, bet), amount_text(of.unit, bet.best),
              bet.longest > 0 ? fmt::format("{}", bet.longest) : "-", bet.longest_won, bet.longest_lost);
    if (const auto& two = of.boxcars) print(out, "  {}\n", session::boxcars_sentence(*two));
    if (of.longest) print(out, "  {}\n", session::longest_sentence(*of.longest));
    if (of.accuracy)
        for (const std::string& sentence : session::accuracy_sentences(*of.accuracy)) print(out, "  {}\n", sentence);
}

Json to_json(const session::GameStatistics& of) {
    const auto of_bet = [](const BetStatistics& bet) { return to_json(bet); };
    Json json{{"game", of.game}, {"unit", of.unit}, {"bets", Json::each(of.bets, of_bet)}};
    if (const auto& two = of.boxcars)
        json["boxcars"] = {{"throws", two->throws},
                           {"seen", two->seen},
                           {"expected", two->expected},
                           {"band", {{"low", two->band.low}, {"high", two->band.high}, {"share", two->band.share}}}};
    if (const auto& hand = of.longest) json["longest_hand"] = {{"throws", hand->throws}, {"chance", hand->chance}};
    if (const auto& judged = of.accuracy)
        json["accuracy"] = {{"unit", judged->unit},
                            {"decisions", judged->decisions},
                            {"best", judged->best},
                            {"part_best", judged->part_best()},
                            {"given_away", judged->given_away},
                            {"given_away_each", judged->given_away_each()},
                            {"not_judged", judged->unjudged},
                            {"newest_only", judged->newest_only}};
    return json;
}

std::string figure_text(std::string_view unit, std::int64_t figure) {
    if (unit == "cents") return money_text(figure);
    return fmt::format("{} {}", figure, figure == 1 && unit.ends_with('s') ? unit.substr(0, unit.size() - 1) : unit);
}

void print_scores(const session::GameScores& of, std::ostream& out) {
    for (const session::ScoreTable& table : of.tables) {
        if (table.lines.empty()) continue;
        print(out, "{}: {}\n", of.game, table.kind.words);
        int rank = 0;
        for (const session::ScoreLine& line : table.lines)
            print(out, "  {:>2}  {:<3}  {:>14}  {}  {}\n", ++rank,
                  line.initials.empty() ? session::unsigned_initials : line.initials,
                  figure_text(table.kind.unit, line.figure), session::date_text(line.played).substr(0, 10),
                  line.sitting);
    }
}

Json to_json(const session::GameScores& of) {
    Json json{{"game", of.game}, {"tables", Json::array()}};
    for (const session::ScoreTable& table : of.tables) {
        Json lines = Json::array();
        for (const session::ScoreLine& line : table.lines)
            lines.push_back({{"initials", line.initials == session::unsigned_initials ? "" : line.initials},
                             {"figure", line.figure},
                             {"date", session::date_text(line.played)},
                             {"id", line.sitting}});
        json["tables"].push_back({{"score", table.kind.name},
                                  {"words", table.kind.words},
                                  {"unit", table.kind.unit},
                                  {"best", table.kind.least ? "least" : "most"},
                                  {"lines", std::move(lines)}});
    }
    return json;
}

void print_all_json(std::ostream& out, const auto& all) {
    print_json(out, Json::each(all, [](const auto& of) { return to_json(of); }));
}

}  // namespace

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

void list_sittings(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err) {
    const auto store = counted_store(games, requests.data_dir, err);
    const auto lines = store->sittings(most_sittings);
    if (requests.json) return print_all_json(out, lines);
    for (const SittingLine& line : lines)
        print(out, "{}  {}  {} {}  {}  {}\n", line.name, line.game, line.entries,
              line.entries == 1 ? "entry" : "entries", result_text(known_game(games, line.game), line),
              marks_text(line));
    if (lines.empty()) print(out, "There is no sitting yet: play one first.\n");
}

void print_statistics(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err) {
    if (!requests.game.empty()) find_game(games, requests.game);
    const auto store = counted_store(games, requests.data_dir, err);
    const auto all = session::statistics_of(*store, played_games(games), requests.game, session::patient);
    if (requests.json) return print_all_json(out, all);
    for (const auto& of : all) {
        const GameCommands* game = known_game(games, of.game);
        print_game(of, game ? game->people : players::Cast{}, out);
    }
    if (all.empty())
        print(out, "Nothing is counted{} yet: play a hand first.\n",
              requests.game.empty() ? "" : fmt::format(" of {}", requests.game));
}

void print_high_scores(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err) {
    if (!requests.game.empty()) find_game(games, requests.game);
    const auto store = counted_store(games, requests.data_dir, err);
    const auto all = session::scores_of(*store, played_games(games), requests.game);
    if (requests.json) return print_all_json(out, all);
    for (const auto& of : all) print_scores(of, out);
    if (std::ranges::all_of(all, &session::GameScores::empty))
        print(out, "There are no high scores{} yet: win something first.\n",
              requests.game.empty() ? "" : fmt::format(" of {}", requests.game));
}

void delete_sitting(const Games& games, const std::filesystem::path& data_dir, const std::string& id, bool yes,
                    std::istream& in, std::ostream& out, std::ostream& err) {
    const auto store = counted_store(games, data_dir, err, session::OpenedTo::Change);
    if (const auto trouble = store->trouble(); trouble && !store->busy()) throw Error(*trouble);
    const std::string name = store->find(id);
    if (!yes) {
        const auto typed = Terminal{in, out, err}.ask(
            fmt::format("The sitting {} and its hands will be gone for good.{} Type its name to delete it: ", name,
                        session::words_of_station(store->line(name).value_or(session::SittingLine{}))));
        print(out, "\n");
        if (typed != name) throw Error(fmt::format("Nothing is deleted: the name of the sitting is {}.", name));
    }
    print(out, "{}\n", session::delete_kept(*store, name));
}

void import_sitting(const Games& games, const std::filesystem::path& data_dir, const std::filesystem::path& file,
                    std::ostream& out, std::ostream& err) {
    const auto store = counted_store(games, data_dir, err, session::OpenedTo::Change);
    print(out, "{}\n", session::import_file(*store, played_games(games), file));
}

}  // namespace boxcars::console
