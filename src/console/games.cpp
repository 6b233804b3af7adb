#include "console/games.h"

#include "session/system/system.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace boxcars::console {
namespace {

Json knobs_json(const rules::AnyGame& game) {
    return Json::each(game.knobs(), [&](const auto& knob) {
        const auto json_of = [&](int value) { return session::knob_json(rules::knob_value(knob, value)); };
        Json json{{"name", knob.name}, {"default", json_of(knob.get(game.defaults()))}};
        json["range"] = {json_of(knob.least), json_of(knob.most)};
        if (!knob.words.empty()) json["words"] = knob.words;
        if (!knob.only.empty()) json["values"] = knob.only;
        json["help"] = knob.help;
        return json;
    });
}

constexpr int most_decimals = 12, digits_of_a_double = 17;
constexpr int width = 40;                       // of the bar, in characters
constexpr std::chrono::milliseconds pause{80};  // between two updates of the bar

int decimals(double error) {  // how many to show
    if (error <= 0) return most_decimals;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(error))), 0, most_decimals);
}

}  // namespace

std::vector<std::string> game_names(const Games& games) {
    std::vector<std::string> names;
    for (const auto& game : games) names.push_back(game.name());
    return names;
}

session::PlayedGames played_games(const Games& games) {
    session::PlayedGames played;
    for (const auto& game : games) played.push_back(game.game);
    return played;
}

std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option) {
    std::string all;
    for (const auto& game : games) {
        const std::string& own = game.help.*option;
        if (game.name() == named) return own.empty() ? fmt::format("nothing at {}", game.name()) : own;
        if (!own.empty()) all += fmt::format("{}at {}: {}", all.empty() ? "" : "; ", game.name(), own);
    }
    return all;
}

const GameCommands* known_game(const Games& games, std::string_view name) {
    const auto at = std::ranges::find(games, name, &GameCommands::name);
    return at == games.end() ? nullptr : &*at;
}

const GameCommands& find_game(const Games& games, const std::string& name) {
    if (const auto* game = known_game(games, name)) return *game;
    const auto names = game_names(games);
    const auto meant = nearest_word(name, names);
    if (meant) throw Error(fmt::format("There is no game '{}'; did you mean '{}'?", name, *meant));
    throw Error(fmt::format("There is no game '{}': the house has {}.", name, one_of(names)));
}

session::TableSetup seated_table(const rules::AnyGame& game, const TableArguments& requests,
                                 const session::Players& habit, PlayerProblem problem) {
    session::TableSetup table{rules_from(game, requests.rules)};
    const auto seats = [&] {
        check(table.rules);
        return static_cast<std::size_t>(rules::find_knob(table.rules, "players")->get(table.rules));
    };
    if (requests.players.empty()) {
        table.players = session::fitted(habit, seats());
        return table;
    }
    table.players = session::players_from(requests.players);
    for (const auto& name : table.players)
        if (auto wrong = name == human ? std::nullopt : problem(name)) throw Error(*wrong);
    const std::size_t named = table.players.size();
    if (!names_knob(requests.rules, "players"))
        if (auto wrong = rules::set_knob(table.rules, "players", std::to_string(named))) throw Error(*wrong);
    if (seats() != named)
        throw Error(fmt::format("The rule sheet seats {} players, but --players names {}: '{}'.", seats(), named,
                                requests.players));
    return table;
}

session::Players seated(session::Players players, std::optional<int> asked, std::optional<int> drawn) {
    const int seats = static_cast<int>(players.size());
    if (humans(players) != 1) {
        if (asked) throw Error("--seat is for a table with one human; the others sit where --players names them.");
        return players;
    }
    if (asked && (*asked < 1 || *asked > seats))
        throw Error(fmt::format("--seat takes 1 to {}, not {}.", seats, *asked));
    const auto seat = asked ? std::optional{*asked - 1} : drawn;
    if (!seat) return players;
    std::erase(players, human);
    players.insert(players.begin() + *seat, std::string{human});
    return players;
}

rules::Sheet rules_from(const rules::AnyGame& game, const RuleRequests& requests) {
    rules::Sheet rules = requests.file ? session::read_rule_file(game, *requests.file) : game.defaults();
    for (const auto& request : requests.set) {
        const auto equals = request.find('=');
        if (equals == std::string::npos)
            throw Error(fmt::format("--set takes KNOB=VALUE, such as {}={}, not '{}'.", game.knobs().front().name,
                                    game.knobs().front().get(game.defaults()), request));
        if (auto wrong = rules::set_knob(rules, request.substr(0, equals), request.substr(equals + 1)))
            throw Error(*wrong);
    }
    return rules;
}

void check(const rules::Sheet& rules) {
    if (auto wrong = rules::problem(rules)) throw Error(*wrong);
}

rules::Sheet checked_sheet(const rules::AnyGame& game, const RuleRequests& requests) {
    rules::Sheet rules = rules_from(game, requests);
    check(rules);
    return rules;
}

bool names_knob(const RuleRequests& requests, std::string_view knob) {
    return requests.file || std::ranges::any_of(requests.set, [&](const std::string& request) {
               return request.starts_with(std::string{knob} + "=");
           });
}

void print_rules(const rules::AnyGame& game, std::ostream& out, bool json) {
    if (json) {
        const Json rules = session::rules_json(game.defaults());
        print_json(out, Json{{"game", game.name()}, {"rules", rules}, {"knobs", knobs_json(game)}});
        return;
    }
    std::vector<std::string> values, ranges;
    std::size_t names = 4, defaults = 7, widest = 5;
    for (const auto& knob : game.knobs()) {
        values.push_back(rules::value_text(knob, knob.get(game.defaults())));
        ranges.push_back(rules::range_text(knob));
        names = std::max(names, knob.name.size());
        defaults = std::max(defaults, values.back().size());
        widest = std::max(widest, ranges.back().size());
    }
    print(out, "{:<{}}  {:>{}}  {:<{}}  {}\n", "knob", names, "default", defaults, "range", widest, "what it is");
    for (std::size_t i = 0; i < values.size(); ++i)
        print(out, "{:<{}}  {:>{}}  {:<{}}  {}\n", game.knobs()[i].name, names, values[i], defaults, ranges[i], widest,
              game.knobs()[i].help);
}

void print_news(const std::vector<std::string>& sentences, std::ostream& err) {
    for (const std::string& sentence : sentences) print(err, "boxcars: {}\n", sentence);
}

std::string known_text(double value, double error) { return fmt::format("{:.{}f}", value, decimals(error)); }
std::string signed_text(double value, double error) { return fmt::format("{:+.{}f}", value, decimals(error)); }

std::string exact_text(double value, double relative_error) {
    const int right = relative_error > 0 ? static_cast<int>(std::ceil(-std::log10(relative_error))) : most_decimals;
    return fmt::format("{:.{}g}", value, std::clamp(right + 1, 1, digits_of_a_double));
}

double percent_error(std::int64_t part, std::int64_t all) {
    const double share = ratio(part, all), games = std::max(1.0, static_cast<double>(all));
    return 100 * std::max(std::sqrt(share * (1 - share) / games), 1 / games);  // a count of 0 still has an error
}

std::string percent_text(std::int64_t part, std::int64_t all) {
    return known_text(100 * ratio(part, all), percent_error(part, all));
}

std::string wait_text(std::int64_t sum, std::int64_t games) {
    const double mean = ratio(sum, games);
    return known_text(mean, mean / std::sqrt(std::max(1.0, static_cast<double>(games))));
}

double figure(double value) {
    const std::string digits = fmt::format("{:.{}g}", value, most_decimals);
    std::from_chars(digits.data(), digits.data() + digits.size(), value);  // strtod depends on the locale
    return value;
}

Progress::Progress(std::ostream& err) : err_(err), shown_(session::os::is_terminal(session::os::standard_error)) {}

Progress::~Progress() {
    if (drawn_) err_ << fmt::format("\r{:{}}\r", "", width + 9);
}

void Progress::at(double part) {
    const std::scoped_lock lock{mutex_};
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < pause) return;
    last_ = now;
    drawn_ = true;
    const int full = static_cast<int>(std::clamp(part, 0.0, 1.0) * width);
    err_ << fmt::format("\r[{:#<{}}{:.<{}}] {:3.0f} %", "", full, "", width - full, 100 * part);
    err_.flush();
}

}  // namespace boxcars::console
