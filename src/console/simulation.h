// Runs a simulation of any game from the command line: reads its sheet, seed, threads and share, times it, stops it on
// Ctrl-C, and merges parts. A game's kinds of simulation ("line", "hands") define how they are played and printed.
#pragma once
#include "console/games.h"
#include "sim/kernel/rounds.h"

#include <ranges>

namespace boxcars::console {

struct Simulation : SimulateRequests {  // with what is asked for settled
    rules::Sheet rules{};
    session::Players players{};
    std::uint64_t seed = 0;
};

// Throws Error if strategies are given or bankrolls requested, unless the players are strategies.
Simulation simulation_from(const SimulateRequests& requests, rules::Sheet rules, session::Players players = {},
                           bool has_strategies = false);

// A simulation of one kind, and its counts.
class Simulated {
 public:
    virtual ~Simulated() = default;
    virtual void solve() {}  // computes exact odds that take long; without it they are computed when first printed
    virtual sim::Deal deal() const = 0;  // how its games are dealt out in blocks
    virtual void play(const std::stop_token& stop, const sim::Progress& progress) = 0;  // counts this share
    virtual std::int64_t games() const = 0;                                             // counted so far
    virtual Json counts() const = 0;
    // Adds the counts of a part of so many games, unless they do not add up. Throws if they are counts of another kind.
    virtual bool add(const Json& counts, std::int64_t games) = 0;
    virtual void json(Json& out) const = 0;          // adds its own keys
    virtual void text(std::ostream& out) const = 0;  // prints the lines after the first
};

// A kind of simulation: a class with a name, `what`, and a constructor, which throws Error if it cannot be played.
struct SimulationKind {
    std::string_view name;  // in a part: "line"
    std::string_view what;  // what it plays: "games of craps"
    std::unique_ptr<Simulated> (*begin)(const Simulation& asked);
};
template <class Kind>
SimulationKind kind_of() {
    return {Kind::name, Kind::what,
            [](const Simulation& asked) -> std::unique_ptr<Simulated> { return std::make_unique<Kind>(asked); }};
}

// ---- the JSON form of counts. A struct has a field for each name in its BOXCARS_COUNTS.

void each_count(auto& counts, const auto& with) {
    const auto names = boxcars::words_of(counts.count_names);  // split from the text of the macro: "games,", "wins"
    auto name = names.begin();
    const auto one = [&](auto& count) {
        with(name->substr(0, name->find(',')), count);
        ++name;
    };
    std::apply([&](auto&... all) { (one(all), ...); }, counts.counts());
}

template <class Counts>
Json counts_json(const Counts& counts) {
    if constexpr (std::same_as<Counts, std::string> ||
                  (std::constructible_from<Json, Counts> && !std::ranges::range<Counts>)) {
        return counts;
    } else if constexpr (std::ranges::range<Counts>) {
        return Json::each(counts, [](const auto& item) { return counts_json(item); });
    } else if constexpr (requires { counts.second; }) {  // an entry of a map
        return Json::array({counts_json(counts.first), counts_json(counts.second)});
    } else {
        Json all = Json::object();
        each_count(counts, [&](std::string_view name, const auto& count) { all[name] = counts_json(count); });
        return all;
    }
}

// Throws JsonError or std::out_of_range if these are other counts.
template <class Counts>
void read_counts(const Json& json, Counts& counts) {
    if constexpr (std::is_arithmetic_v<Counts> || std::same_as<Counts, std::string>) {
        counts = json.get<Counts>();
    } else if constexpr (requires { typename Counts::mapped_type; }) {
        for (const Json& item : json.list())
            counts[item[0].get<typename Counts::key_type>()] = item[1].get<typename Counts::mapped_type>();
    } else if constexpr (std::ranges::range<Counts>) {
        if constexpr (requires { counts.resize(1); }) counts.resize(json.list().size());
        for (std::size_t i = 0; i < counts.size(); ++i) read_counts(json[i], counts[i]);
    } else {
        each_count(counts, [&](std::string_view name, auto& count) { read_counts(json[name], count); });
    }
}

// The base of all kinds that count the same. Counts add up, have BOXCARS_COUNTS.
template <class Counts>
class Counted : public Simulated {
 public:
    using Counting = Counts;
    std::int64_t games() const final { return counts_.games; }
    Json counts() const final { return counts_json(counts_); }
    bool add(const Json& counts, std::int64_t games) final {
        Counts more;
        read_counts(counts, more);
        if (more.games != games || !adds_up(more)) return false;
        sim::add_up(counts_, more);
        return true;
    }

 protected:
    Counts counts_;

 private:
    // Whether a part has the players of its game, and as many results as games.
    virtual bool adds_up(const Counts& counts) const = 0;
};

// The base of a kind whose plan src/sim checks and plays. `Base` is Counted, or made from it with further arguments.
// `play_plan`: nullptr where more than the plan is needed, and the kind has its own play().
template <class Plan, class Base,
          typename Base::Counting (*play_plan)(const Plan&, const std::stop_token&, const sim::Progress&) = nullptr>
class Planned : public Base {
 public:
    sim::Deal deal() const final { return deal_of(plan_); }
    void play(const std::stop_token& stop, const sim::Progress& progress) override {
        if constexpr (play_plan != nullptr) this->counts_ = play_plan(plan_, stop, progress);
    }

 protected:
    template <class... Args>
    Planned(Plan plan, const Simulation& asked, Args&&... args)
        : Base(std::forward<Args>(args)...), plan_(std::move(plan)) {
        plan_.games = asked.games;
        plan_.seed = asked.seed;
        plan_.threads = asked.threads;
        plan_.share = asked.share;
        plan_.path = asked.path;
        if (auto wrong = problem(plan_)) throw Error(*wrong);
    }
    Plan plan_;
};

// ---- rounds for one unit against a bank, beside their exact odds, for all games with a bank

using sim::NetCounts;
// Whether they are the results of so many rounds, and each can come.
bool come_to(const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact);
// A line for each net: how often it was counted in `rounds`, and its exact chance. `unit`: of the bet, in those coins.
void print_nets(std::ostream& out, const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact,
                std::int64_t unit = 1);

class UnitBetRounds : public Counted<sim::RoundsResult> {  // of a bet of one unit
 public:
    void json(Json& out) const final;
    void text(std::ostream& out) const final;

 protected:
    // `units`, `pushes`: as the game calls them, "bets", "ties"; `unit`: of the bet, in the coins of the results
    UnitBetRounds(const odds::RoundOdds& exact, std::string units, std::string pushes, std::int64_t unit = 1)
        : exact_(exact), units_(std::move(units)), pushes_(std::move(pushes)), unit_(unit) {}

 private:
    bool adds_up(const sim::RoundsResult& counts) const final {
        return come_to(counts.results, counts.games, exact_.results);
    }
    double z() const;
    odds::RoundOdds exact_;
    std::string units_, pushes_;
    std::int64_t unit_;
};

// Calls `work_out` when its result is first used, so that a damaged part is refused without this long work.
auto when_needed(auto work_out, const auto&... of) {
    return std::async(std::launch::deferred, work_out, of...).share();
}

// ---- a simulation spread over several machines. Each plays a share of the blocks and writes its counts to
// a file, a part. Each game says what it counts.

struct Part {
    std::string file{};
    std::string game{}, kind{};  // "craps", "line"
    Json rules{};                // knob -> value
    session::Players players{};
    std::int64_t games = 0;  // games in the whole simulation
    std::uint64_t seed = 0;
    sim::Share share{};
    std::int64_t counted = 0;  // games in this part
    double seconds = 0;
    Json counts{};
};

// Adds the fields of a part and a check sum over the whole object, so that a file damaged by accident is refused.
void add_part(Json& simulation, const Part& part);
std::string check_sum(const Json& file);  // SHA-256 of all other fields, sorted

// Whether all numbers in `counts` are whole and at most most_count; the JSON library does not convert others safely.
constexpr std::int64_t most_count = 4'000'000'000'000'000;  // a thousand of these do not overflow
bool whole_numbers(const Json& counts);

Error changed(const std::string& file, std::string_view how);  // for a part that contradicts itself

// Reads a part. Throws Error if the text is no part.
Part part_from(std::string_view text, const std::string& file);
// Throws Error for a file that is no part or was stopped, for parts of different simulations, and for a repeated share.
std::vector<Part> read_parts(const std::vector<std::string>& files);
sim::Share share_from(const std::string& text);  // "2/8"; throws Error

// Adds the parts up and prints them as one simulation. Throws Error if one is missing.
void merge_parts(const Games& games, const std::vector<std::string>& files, bool json, std::ostream& out);

// ---- running a simulation

// Throws Error if a path is named for games that are played through the rules. `instead`: "or" what has paths.
void refuse_path(const SimulateRequests& requests, std::string_view played, std::string_view instead);
// Throws Error if rounds are requested of a simulation without rounds.
void refuse_rounds(const SimulateRequests& requests, std::string_view why);
// Throws Error if a person is among the players.
void refuse_human(const session::Players& players, std::string_view others);
void simulate(const SimulationKind& kind, const Simulation& asked, std::ostream& out, std::ostream& err);
// Prints parts as one simulation. Throws Error if the game has none of this kind, or the counts do not add up.
void merge(const GameCommands& game, const std::vector<Part>& parts, bool json, std::ostream& out);

}  // namespace boxcars::console
