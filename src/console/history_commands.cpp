#include "console/history_commands.h"

#include "base/error.h"
#include "base/money.h"
#include "chance/digest.h"
#include "console/kept.h"
#include "console/print.h"
#include "session/luck.h"
#include "session/store/take_over.h"

#include <algorithm>
#include <cmath>
#include <istream>

namespace boxcars::console {
namespace {

using session::BetStatistics;
using session::SittingLine;
using session::SittingResult;

constexpr std::size_t most_sittings = 100'000;

const GameCommands* known_game(const Games& games, const std::string& name) {
    const auto at = std::ranges::find(games, name, &GameCommands::name);
    return at == games.end() ? nullptr : &*at;
}

std::string amount_text(std::string_view unit, std::int64_t amount) {
    const std::string_view sign = amount > 0 ? "+" : amount < 0 ? "-" : "";
    const std::int64_t much = amount < 0 ? -amount : amount;
    if (unit == "cents") return fmt::format("{}{}", sign, money_text(much));
    return fmt::format("{}{}", sign, much);
}

// ---- sittings

std::string seed_hash(std::uint64_t seed) {  // names the seed, and does not tell it
    std::string text;
    for (const std::uint8_t byte : chance::Digester{}.add(static_cast<std::int64_t>(seed)).digest())
        text += fmt::format("{:02x}", byte);
    return text;
}

std::string result_text(const GameCommands* game, const SittingResult& result) {
    if (result.hands == 0) return "nothing settled";
    const std::string counts = fmt::format("{} {}{}: {} won, {} lost", result.hands, result.whole ? "game" : "bet",
                                           result.hands == 1 ? "" : "s", result.won, result.lost);
    if (result.whole || !game) return counts;
    return fmt::format("{}, {}{}", counts, amount_text(game->hand_unit, result.net),
                       game->hand_unit == "cents" ? "" : fmt::format(" {}", game->hand_unit));
}

std::string marks_text(const SittingLine& line) {
    return fmt::format("{}{}{}", line.open ? "open" : "over", line.practice ? ", practice" : "",
                       line.imported ? ", imported" : "");
}

Json to_json(const SittingLine& line, const SittingResult& result) {
    Json json{{"id", line.name}, {"date", session::date_text(line.began)}, {"game", line.game}};
    json["players"] = line.players;
    json["seed_hash"] = seed_hash(result.seed);
    json["entries"] = line.entries;
    json["result"] = {{"counted", result.whole ? "games" : "bets"},
                      {"settled", result.hands},
                      {"won", result.won},
                      {"lost", result.lost},
                      {"net", result.net}};
    json["state"] = line.open ? "open" : "over";
    json["practice"] = line.practice;
    json["imported"] = line.imported;
    return json;
}

// ---- statistics

Json or_null(const std::optional<double>& figure) { return figure ? Json(*figure) : Json(nullptr); }

Json to_json(const BetStatistics& of) {
    Json json{{"bet", of.bet}, {"opponent", of.opponent}, {"kind", of.whole ? "hand" : "bet"}};
    json["hands"] = of.hands;
    json["won"] = of.won;
    json["lost"] = of.lost;
    json["staked"] = of.staked;
    json["net"] = of.net;
    json["expected"] = or_null(of.expected);
    json["luck"] = of.expected ? Json(static_cast<double>(of.net) - *of.expected) : Json(nullptr);
    json["band"] = or_null(of.band);
    json["best"] = of.best;
    json["worst"] = of.worst;
    json["longest"] = of.longest;
    json["streak"] = of.streak;
    json["longest_won"] = of.longest_won;
    json["longest_lost"] = of.longest_lost;
    return json;
}

std::string luck_text(const GameCommands& game, const BetStatistics& of) {
    if (!of.expected) return "-";
    const auto rounded = [&](double figure) { return amount_text(game.hand_unit, std::llround(figure)); };
    const std::string luck = rounded(static_cast<double>(of.net) - *of.expected);
    if (!of.band) return luck;
    const std::string band = rounded(*of.band);
    return fmt::format("{} ({} {})", luck,
                       std::abs(static_cast<double>(of.net) - *of.expected) > *of.band ? "beyond" : "within",
                       band.starts_with('+') ? band.substr(1) : band);
}

void print_game(const GameCommands& game, const std::vector<BetStatistics>& bets,
                const std::vector<session::Boxcars>& boxcars, std::ostream& out) {
    print(out, "{}, in {}\n", game.name, game.hand_unit == "cents" ? "dollars" : game.hand_unit);
    print(out, "  {:<16} {:<16} {:>8} {:>8} {:>8} {:>14} {:>32} {:>12} {:>8} {:>7} {:>7}\n", "", "against", "settled",
          "won", "lost", "net", "luck (band of 95 %)", "best", "throws", "won on", "lost on");
    for (const BetStatistics& of : bets)
        print(out, "  {:<16} {:<16} {:>8} {:>8} {:>8} {:>14} {:>32} {:>12} {:>8} {:>7} {:>7}\n", of.bet,
              of.opponent.empty() ? "the house" : of.opponent, of.hands, of.won, of.lost,
              amount_text(game.hand_unit, of.net), luck_text(game, of), amount_text(game.hand_unit, of.best),
              of.longest > 0 ? fmt::format("{}", of.longest) : "-", of.longest_won, of.longest_lost);
    for (const session::Boxcars& of : boxcars)
        print(out,
              "  Boxcars: {} in {} throws; {:.1f} are to be expected, and 95 in 100 players see {:.1f} to {:.1f}.\n",
              of.seen, of.throws, of.expected, std::max(0.0, of.expected - of.band), of.expected + of.band);
}

}  // namespace

void list_sittings(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err) {
    const auto store = counted_store(games, requests.data_dir, err);
    const auto lines = store->sittings(most_sittings);
    const auto results = store->results(most_sittings);
    Json json = Json::array();
    std::size_t at = 0;  // both are newest first
    for (const SittingLine& line : lines) {
        while (at < results.size() && results[at].sitting > line.name) ++at;
        const SittingResult result =
            at < results.size() && results[at].sitting == line.name ? results[at] : SittingResult{};
        if (requests.json)
            json.push_back(to_json(line, result));
        else
            print(out, "{}  {}  {} {}  {}  {}\n", line.name, line.game, line.entries,
                  line.entries == 1 ? "entry" : "entries", result_text(known_game(games, line.game), result),
                  marks_text(line));
    }
    if (requests.json) return print_json(out, json);
    if (lines.empty()) print(out, "There is no sitting yet: play one first.\n");
}

void print_statistics(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err) {
    if (!requests.game.empty()) find_game(games, requests.game);
    const auto store = counted_store(games, requests.data_dir, err);
    const auto odds = [&](const session::TallyLine& line) -> std::optional<odds::HandOdds> {
        const GameCommands* game = known_game(games, line.game);
        return game && game->hand_odds ? game->hand_odds(line.sheet, line.bet) : std::nullopt;
    };
    auto bets = session::bet_statistics(store->tallies(requests.game), odds);
    auto boxcars = session::boxcars_seen(store->thrown(requests.game));
    Json json = Json::array();
    for (const GameCommands& game : games) {
        std::vector<BetStatistics> own;
        std::ranges::copy_if(bets, std::back_inserter(own), [&](const auto& of) { return of.game == game.name; });
        std::vector<session::Boxcars> seen;
        std::ranges::copy_if(boxcars, std::back_inserter(seen), [&](const auto& of) { return of.game == game.name; });
        if (own.empty() && seen.empty()) continue;
        if (!requests.json) {
            print_game(game, own, seen, out);
            continue;
        }
        Json of{{"game", game.name}, {"unit", game.hand_unit}, {"bets", Json::array()}};
        for (const BetStatistics& bet : own) of["bets"].push_back(to_json(bet));
        for (const session::Boxcars& two : seen)
            of["boxcars"] = {
                {"throws", two.throws}, {"seen", two.seen}, {"expected", two.expected}, {"band", two.band}};
        json.push_back(std::move(of));
    }
    if (requests.json) return print_json(out, json);
    if (bets.empty() && boxcars.empty())
        print(out, "Nothing is counted{} yet: play a hand first.\n",
              requests.game.empty() ? "" : fmt::format(" of {}", requests.game));
}

void delete_sitting(const Games& games, const std::filesystem::path& data_dir, const std::string& id, bool yes,
                    std::istream& in, std::ostream& out, std::ostream& err) {
    const auto store = counted_store(games, data_dir, err);
    if (const auto trouble = store->trouble()) throw Error(*trouble);
    const std::string name = store->find(id);
    if (!yes) {
        print(out, "The sitting {} and its hands will be gone for good. Type its name to delete it: ", name);
        out.flush();
        std::string typed;
        std::getline(in, typed);
        print(out, "\n");
        if (typed != name) throw Error(fmt::format("Nothing is deleted: the name of the sitting is {}.", name));
    }
    if (!store->wait(store->forget(name))) throw Error(store->trouble().value_or("The store cannot be written."));
    print(out, "Sitting {} is deleted. Copies of the store made before today may hold it for some days more.\n", name);
}

void import_sitting(const Games& games, const std::filesystem::path& data_dir, const std::filesystem::path& file,
                    std::ostream& out, std::ostream& err) {
    const auto recording = session::read_recording(file);
    const auto verdict = find_game(games, recording.game).verify(recording);
    if (verdict.difference)
        throw Error(fmt::format("The {} is not what was played, and is not taken. First difference: {}",
                                recording.source, verdict.difference->sentence()),
                    check_failed);
    const auto store = counted_store(games, data_dir, err);
    if (const auto trouble = store->trouble()) throw Error(*trouble);
    if (const auto there = store->find_same(recording))
        throw Error(fmt::format("That sitting is in the store already, as {}.", *there));
    const std::string name = session::import_recording(*store, recording, verdict.hands);
    print(out, "Sitting {} is in the store: {}, {} entries. It is marked as imported and counts in no statistics.\n",
          name, recording.game, recording.entries.size());
}

}  // namespace boxcars::console
