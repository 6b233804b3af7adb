#include "library/answers.h"

#include "chance/sealed_seed.h"
#include "console/sitting_commands.h"

#include <sstream>

namespace boxcars::library {
namespace {

constexpr int most_depth = 8;  // request, strategies, strategy, its bets, a bet, steps, a step, its bets
constexpr std::size_t most_values = 10'000, most_seats = 100;

// Returns a text unchanged, and a number or a truth value as JSON writes it.
std::string value_text(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

// A request of another program, read strictly: every field of the right kind and in its range, and no unknown field.
class Request {
 public:
    explicit Request(std::string_view json)  // throws Error; an empty text means {}
        : json_(session::parse_strictly(json.empty() ? "{}" : json, "request", most_depth, most_values)),
          fields_(json_, "request", "") {}
    Request& operator=(Request&&) = delete;  // fields_ refers to json_
    bool has(const char* name) const { return fields_.has(name); }
    std::string text(const char* name) { return has(name) ? fields_.text(name) : std::string{}; }
    std::int64_t whole(const char* name, std::int64_t otherwise, std::int64_t least, std::int64_t most) {
        return has(name) ? fields_.whole(name, least, most) : otherwise;
    }
    std::optional<std::uint64_t> seed() {  // given as a number or as text, up to 64 bits
        if (!has("seed")) return {};
        const auto seed = session::seed_from(value_text(fields_.any("seed")));
        if (!seed) fields_.wrong("seed", "must be a whole number of at most 64 bits, as a number or as text");
        return seed;
    }
    console::RuleRequests rules() {  // the knobs of "set"
        console::RuleRequests rules;
        const Json set = object("set", "must be an object of knobs and values");
        for (const auto& [knob, value] : set.items()) rules.set.push_back(knob + "=" + value_text(value));
        return rules;
    }
    session::Players players() {
        if (!has("players")) return {};
        auto players = fields_.texts("players", most_seats, "must be a list of names");
        if (auto wrong = session::bad_players(players)) fields_.wrong("players", "cannot be: " + *wrong);
        return players;
    }
    bool yes(const char* name) { return fields_.yes(name, false); }
    std::map<std::string, std::string> strategies() {  // JSON objects by name
        std::map<std::string, std::string> strategies;
        const Json given = object("strategies", "must be an object of names and strategies");
        for (const auto& [name, strategy] : given.items()) strategies[name] = strategy.dump();
        return strategies;
    }
    void done() const { fields_.done(); }

 private:
    Json object(const char* name, const char* right) {  // an empty object if the field is missing
        if (!has(name)) return Json::object();
        const Json& value = fields_.any(name);
        if (!value.is_object()) fields_.wrong(name, right);
        return value;
    }

    Json json_;
    session::Fields fields_;
};

session::Setup setup_from(const rules::AnyGame& game, std::string_view json) {
    Request request{json};
    session::Setup setup;
    setup.rules = console::checked_sheet(game, request.rules());
    setup.players = request.players();
    setup.seed = request.seed().value_or(0);
    if (!request.has("seed")) setup.seed = chance::seed_from_system();
    const auto seats = starts(setup.rules).size();
    if (setup.players.empty()) setup.players = session::fitted({"human"}, std::max<std::size_t>(seats, 1));
    if (auto wrong = session::Sitting::table_problem({setup.rules, setup.players})) throw Error(*wrong);
    if (request.has("first")) {
        if (seats == 0) throw Error(fmt::format("The request: nobody in particular begins a game of {}.", game.name()));
        setup.first = static_cast<int>(request.whole("first", 0, 0, static_cast<std::int64_t>(seats) - 1));
    }
    request.done();
    return setup;
}

void taken(const session::Answer& answer) {
    if (!answer) throw Error(answer.refused);
}

// Turns the options of the command line in a sentence into fields of a request: "--set bar=2" into "bar=2".
std::string in_fields(std::string sentence) {
    constexpr std::pair<std::string_view, std::string_view> fields[]{
        {"--set ", ""},         {"--games N", "games=N"}, {"--rounds N", "rounds=N"},
        {"--goal G", "goal=G"}, {"--bets N", "bets=N"},   {"--", ""}};
    for (const auto& [option, field] : fields)
        for (std::size_t at; (at = sentence.find(option)) != std::string::npos;)
            sentence.replace(at, option.size(), field);
    return sentence;
}

// Returns what `print` writes, without trailing line ends.
std::string printed(const auto& print) {
    std::ostringstream out, progress;
    try {
        print(out, progress);
    } catch (const Error& wrong) {
        throw Error(in_fields(wrong.what()), wrong.exit_code());
    }
    std::string text = out.str();
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

const console::GameCommands& game_of(std::string_view name) {
    return console::find_game(every_game(), std::string{name});
}

console::SimulateRequests simulation_from(Request& request) {
    console::SimulateRequests asked{.json = true};
    asked.table.rules = request.rules();
    asked.table.players = session::players_text(request.players());
    asked.table.seed = request.seed();
    if (request.has("rounds")) asked.rounds = request.whole("rounds", 1, 1, console::most_games);
    if (request.has("games") && asked.rounds)
        throw Error("The request: games and rounds both say how much is played: name one of them.");
    asked.games = request.whole("games", asked.games, 1, console::most_games);
    asked.threads = static_cast<int>(request.whole("threads", 0, 0, console::most_threads));
    if (const std::string path = request.text("path"); !path.empty()) asked.path = sim::path_from(path);
    asked.strategies = request.strategies();
    asked.bankrolls = request.yes("bankrolls");
    return asked;
}

}  // namespace

std::string version() { return BOXCARS_VERSION; }
std::vector<std::string> games() { return console::game_names(every_game()); }

std::string rules(std::string_view game) {
    return printed([&](auto& out, auto&) { console::print_rules(*game_of(game).game, out, true); });
}

std::string players(std::string_view game) {
    const auto& commands = game_of(game);
    return commands.players ? commands.players().dump() : "[]";
}

std::string odds(std::string_view game, std::string_view request) {
    const auto& commands = game_of(game);
    Request asked{request};
    console::OddsRequests requests{.rules = asked.rules(),
                                   .at = asked.text("at"),
                                   .turn = asked.text("turn"),
                                   .hand = static_cast<int>(asked.whole("hand", 0, 1, console::most_hand)),
                                   .stake = asked.text("stake"),
                                   .json = true};
    if (asked.has("bankroll"))
        requests.bankroll = {.units = asked.whole("bankroll", 0, 1, console::most_units),
                             .goal = asked.whole("goal", 0, 1, console::most_units),
                             .bet = asked.text("bet"),
                             .bets = static_cast<int>(asked.whole("bets", 0, 1, console::most_bets))};
    asked.done();
    return printed([&](auto& out, auto& progress) { commands.odds(requests, out, progress); });
}

std::string simulate(std::string_view game, std::string_view request, const std::stop_token& stop) {
    const auto& commands = game_of(game);
    Request asked{request};
    auto requests = simulation_from(asked);
    requests.stop = stop;
    asked.done();
    return printed([&](auto& out, auto& progress) { commands.simulate(requests, out, progress); });
}

std::string verify(std::string_view recording) {
    return console::verdict_json(
               session::verify_recording(
                   console::played_games(every_game()),
                   session::recording_from(session::plain_lines(std::string{recording}), "recording")))
        .dump(2);
}

std::unique_ptr<OpenSitting> open_sitting(std::string_view game, std::string_view request) {
    return std::make_unique<OpenSitting>(setup_from(*game_of(game).game, request));
}

std::string OpenSitting::look() const {
    const rules::Dice dice = session_.dice_wanted();
    Json json{
        {"game", session_.game_played().name()}, {"games", session_.game()}, {"entries", session_.journal().size()}};
    json["over"] = session_.over();
    json["dice"] = {{"count", dice.count}, {"sides", dice.sides}};
    json["shown"] = Json::object();
    for (const auto& [name, value] : describe(session_.state())) json["shown"][name] = value;
    json["practice"] = session_.is_practice();
    json["hash"] = session::hash_text(session_.hash());
    return json.dump();
}

std::vector<std::string> OpenSitting::decisions() const {
    std::vector<std::string> all;
    for (const auto& event : session_.legal()) all.push_back(to_text(event));
    return all;
}

std::string OpenSitting::decide(std::string_view text) {
    const auto event = event_from(session_.rules(), text);
    if (!event)
        throw Error(
            fmt::format("'{}' is no decision at a table of {}.", readable(text), session_.game_played().name()));
    return journaled(session_.submit(*event));
}

void OpenSitting::next_game() { taken(session_.next_game()); }

std::string OpenSitting::journaled(const session::Answer& answer) const {
    taken(answer);
    const auto& entry = session_.journal().back();
    return Json{
        {"event", entry.text}, {"faces", entry.faces}, {"facts", session::facts_text(entry)}, {"forced", entry.forced}}
        .dump();
}

}  // namespace boxcars::library
