// The commands of a game, their options as they were typed, finding a game by its name, and its rule sheets. Each game
// checks the options against its rules. app/games.h has the list of games.
#pragma once
#include "players/people.h"
#include "session/replay.h"
#include "session/rule_file.h"
#include "sim/kernel/blocks.h"

#include <fmt/ranges.h>
#include <chrono>
#include <map>
#include <mutex>
#include <ostream>

namespace boxcars::session {
class StationOdds;
}  // namespace boxcars::session

namespace boxcars::console {

constexpr std::int64_t most_games = 1'000'000'000'000;  // in one simulation
constexpr int most_threads = 256;
constexpr int most_hand = 1000;                     // throws of a hand at craps
constexpr std::int64_t most_units = 1'000'000'000;  // limit of a bankroll and of its goal
constexpr int most_bets = 1'000'000;                // after which a bankroll is reported

struct RuleRequests {
    std::vector<std::string> set{};               // "goal=50", in the order given
    std::optional<std::filesystem::path> file{};  // read before `set`
};

struct TableArguments {
    RuleRequests rules{};
    std::string players{};  // "human,hold20"; empty: the game's default
    std::optional<std::uint64_t> seed{};
};

struct TextRequests {
    TableArguments table{};
    std::optional<int> seat{};  // from 1
    std::optional<std::filesystem::path> dice{};
    int games = 1;
    bool echo = false;                                   // write the answers, as a terminal shows them
    bool ask_words = false;                              // ask for words for the sealed dice
    std::filesystem::path data_dir{};                    // where the sitting is kept; empty: nowhere
    std::optional<std::string> continued{};              // continue this kept sitting; empty: the newest
    std::optional<session::StopTerms> stop{};            // play this station of a Long Run
    std::shared_ptr<const session::StationOdds> goal{};  // the odds of that station's goal; nullptr: none are printed
    std::string goal_words{};                            // a station's goal: "Turn $300 into $390"
    bool* lost = nullptr;                                // set if something played was not saved
};

struct SimulateRequests {
    TableArguments table{};
    std::int64_t games = 1'000'000;
    int threads = 0;     // 0: as many as the machine runs at once
    sim::Share share{};  // this machine's part of the games
    sim::Path path = sim::Path::Auto;
    bool json = false;
    std::optional<std::int64_t> rounds{};             // number of rounds to play, instead of `games`
    std::optional<std::stop_token> stop{};            // how the caller stops it; none: by a signal
    std::map<std::string, std::string> strategies{};  // craps only: name to JSON
    bool bankrolls = false;                           // craps only: list bankrolls after every hand
};

struct BankrollRequests {              // repeats the same bet
    std::int64_t units = 0, goal = 0;  // in bets; goal 0: no goal
    std::string bet{};                 // as the game names it; empty: the usual bet
    int bets = 0;                      // report the bankroll after this many; 0: never
};

struct OddsRequests {
    RuleRequests rules{};
    std::string at{};     // a position, written as the game writes it
    std::string turn{};   // a turn of pig: a policy, a number to hold at, or "all"
    int hand = 0;         // a hand of craps: how many throws; 0: not asked for
    std::string stake{};  // at craps: money on each bet
    std::optional<BankrollRequests> bankroll{};
    bool json = false;
};

struct SimulationKind;  // see simulation.h

// The help for options whose meaning differs from game to game. Empty: the game does not have the option.
struct OptionHelp {
    std::string players{}, simulated{};  // --players at a table, and in a simulation
    std::string seat{}, games{};         // at a table in the terminal
    std::string counted{}, path{};       // --games and --rounds of a simulation; what its --path is for
};

struct GameCommands {  // a game, and its own commands in a terminal; nullptr: it has none
    const session::PlayedGame* game = nullptr;
    session::TableSetup (*check_table)(const TableArguments& requests) = nullptr;  // for a table in a window
    void (*play_text)(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) = nullptr;
    void (*simulate)(const SimulateRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    std::vector<SimulationKind> (*simulations)() = nullptr;
    void (*odds)(const OddsRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    OptionHelp help{};
    Json (*players)() = nullptr;  // those of a simulation: [{"name", "words"}, ...]
    players::Cast people{};       // the named opponents; may be empty
    std::string title{};          // as players read it: "SÌ-WŬ-LIÙ"; empty: the same as the name
    std::string name() const { return std::string{game->name()}; }
};

template <class R>
GameCommands commands_of();  // specialised in commands.h of the game's folder

using Games = std::vector<GameCommands>;
std::vector<std::string> game_names(const Games& games);
session::PlayedGames played_games(const Games& games);
// The help for an option: of the game `named`, otherwise of every game in turn.
std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option);
const GameCommands* known_game(const Games& games, std::string_view name);   // nullptr: there is none
const GameCommands& find_game(const Games& games, const std::string& name);  // throws Error with a suggestion

inline constexpr std::string_view human = "human";  // a person among the players
// Returns a sentence if there is no player of that name.
using PlayerProblem = std::optional<std::string> (*)(std::string_view name);

// The sheet and the players from the options. The sheet has as many seats as players are named; if it sets another
// number, throws Error. `habit`: the players if the options name none; its last player also takes all further seats.
session::TableSetup seated_table(const rules::AnyGame& game, const TableArguments& requests,
                                 const session::Players& habit, PlayerProblem problem);

// "bold, even, best", from a list of named things.
std::string names_listed(const auto& all) { return fmt::format("{}", fmt::join(names_of(all), ", ")); }

// [{"name", "words"}, ...], from a list of players.
Json named_players(const auto& all) {
    return Json::each(all, [](const auto& one) -> Json { return {{"name", one.name}, {"words", one.in_words}}; });
}

inline int humans(const session::Players& players) { return static_cast<int>(std::ranges::count(players, human)); }

// Moves the only person to the seat `asked` (counted from 1), otherwise to `drawn` (from 0), if either is given; the
// others keep their order. Throws Error if `asked` is no seat of this table, or there is not exactly one person.
session::Players seated(session::Players players, std::optional<int> asked, std::optional<int> drawn = {});

// ---- rule sheets of every game, from its table of knobs

// Applies the file first, then every --set in order. Throws Error with a sentence.
rules::Sheet rules_from(const rules::AnyGame& game, const RuleRequests& requests);
void check(const rules::Sheet& rules);  // throws Error for a sheet that cannot be played
rules::Sheet checked_sheet(const rules::AnyGame& game, const RuleRequests& requests);
template <class R>
R checked_rules(const RuleRequests& requests) {
    return checked_sheet(rules::any_game<R>(), requests).template as<R>();
}
bool names_knob(const RuleRequests& requests, std::string_view knob);
void print_rules(const rules::AnyGame& game, std::ostream& out, bool json);

// ---- text, figures and JSON for a stream. Escapes control characters but line ends, as names may come from
// a file. (With fmt's own print() for streams, every caller would compile all of fmt.)

template <class... Parts>
void print(std::ostream& out, fmt::format_string<Parts...> form, Parts&&... parts) {
    out << printable(fmt::vformat(form, fmt::make_format_args(parts...)), LineEnds::Keep);
}

void print_news(const std::vector<std::string>& sentences, std::ostream& err);
inline void print_json(std::ostream& out, const Json& json) { out << json.dump(2) << '\n'; }

inline double ratio(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

// Figures as text with the known digits: sampled ones end at their standard error, computed ones at their bound.
std::string known_text(double value, double error);           // "0.0712" for an error of 0.0003
std::string signed_text(double value, double error);          // "+0.0712"
std::string exact_text(double value, double relative_error);  // all correct digits and one more

// The share in percent, without the percent sign, and its binomial standard error, at least 100 / all.
std::string percent_text(std::int64_t part, std::int64_t all);
double percent_error(std::int64_t part, std::int64_t all);
// The mean wait over all `games`, in throws or rounds. Assumes that the standard deviation of a wait is about its mean.
std::string wait_text(std::int64_t sum, std::int64_t games);

// Rounds a figure of JSON to twelve digits, the most that any solver guarantees.
double figure(double value);

// Draws a progress bar if standard error is a terminal, and nothing anywhere else.
class Progress {
 public:
    explicit Progress(std::ostream& err);
    ~Progress();           // erases the bar
    void at(double part);  // 0..1, from any thread

 private:
    std::ostream& err_;
    bool shown_, drawn_ = false;
    std::mutex mutex_;
    std::chrono::steady_clock::time_point last_{};
};

}  // namespace boxcars::console
