// The commands of a game that has only rules and no folder of its own in src/console.
#pragma once
#include "console/bankroll_odds.h"
#include "console/games.h"
#include "console/simulation.h"
#include "console/text_table.h"
#include "odds/plain/rounds.h"
#include "session/session.h"
#include "sim/plain/rounds.h"

namespace boxcars::sim {  // the JSON form of a part's counts

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlainBet, decision, rounds, throws, nets)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlainCounts, games, bets)

}  // namespace boxcars::sim

namespace boxcars::console {

// A person, not a computer player, for every seat.
template <rules::Game R>
session::Players plain_players(const R& rules) {
    return session::Players(std::max<std::size_t>(1, session::verbs::start_events(rules).size()), std::string{human});
}

template <rules::Game R>
CheckedTable check_plain_table(const TableArguments& requests) {
    const auto rules = checked_rules<R>(requests.rules);
    const session::Players players = plain_players(rules);
    if (!requests.players.empty() && session::players_from(requests.players) != players)
        throw Error(fmt::format("At {} sit people alone: --players takes {}, not '{}'.", R::game,
                                session::players_text(players), requests.players));
    return checked_table(rules, players);
}

// Plays any game in text, in the words of its journal: the state, the decisions, the dice and the facts.
std::string plain_state(const rules::Named& state);                 // "purse 99, down 1"
std::string plain_help(const std::vector<std::string>& decisions);  // what may be typed now

template <rules::Game R>
class PlainText final : public TextTable<R> {
    using Base = TextTable<R>;
    using Base::Base;
    using Base::say, Base::sitting_, Base::state, Base::table;

    void welcome() override {
        say("{}. Enter throws the dice when it is their turn; 'help' tells what may be done.\n", R::game);
    }

    bool step() override {
        const auto line = Base::ask(standing() + "> ");
        if (!line) return false;
        if (*line == "quit") Base::leave("You leave the table.");
        if (*line == "quit") return false;
        act(*line);
        return true;
    }

    void act(const std::string& line) {
        if (line == "help") return say("{}", plain_help(decisions()));
        if (line == "undo") return Base::announce(sitting_.undo());
        if (line.empty() || line == "roll") return Base::announce(sitting_.throw_dice());
        if (const auto event = event_from(table().rules(), line)) return Base::announce(sitting_.submit(*event));
        say("There is no '{}' here; 'help' tells what may be done.\n", line.substr(0, 30));
    }

    std::vector<std::string> decisions() const {
        std::vector<std::string> texts;
        for (const auto& event : table().legal()) texts.push_back(to_text(event));
        if (table().may_throw()) texts.emplace_back("roll");
        if (table().undoable() > 0) texts.emplace_back("undo");
        return texts;
    }

    void report(const session::Entry<R>& entry) override {
        if (!entry.faces.empty()) say("  {}\n", entry.text);
        for (const std::string& fact : session::facts_text(entry)) say("  {}\n", fact);
    }

    bool another() override {
        if (sitting_.last_game(Base::requests_.games)) {
            Base::leave("That was the last game.");
            return false;
        }
        say("Game {} is over.\n", table().game());
        Base::begin_next();
        return true;
    }

    std::string standing() const override { return plain_state(describe(state())); }
    void end_of_input() override { Base::leave("\nThe input has ended, and the game with it."); }
};

template <rules::Game R>
void play_plain_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    play_text<PlainText<R>>(requests, {in, out, err, requests.echo}, [&] {
        const session::Players players = check_plain_table<R>(requests.table).players;
        if (requests.seat)
            throw Error(fmt::format("--seat is for games with computer players: at {} sit people.", R::game));
        return setup_of(requests, rules_from<R>(requests.table.rules), players, dice_for(requests, R::game));
    });
}

// Prints the exact odds of every decision that opens a game, as fractions. `rules`: the sheet.
void print_plain_odds(std::string_view game, const Json& rules, const std::vector<odds::PlainOdds>& odds,
                      const OddsRequests& requests, std::ostream& out);

template <rules::KeepsAccount R>
void plain_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<R>(requests.rules);
    refuse_others(requests, {}, fmt::format("{} are of decisions", R::game));
    print_plain_odds(R::game, session::rules_json(rules), odds::plain_odds(rules), requests, out);
}

constexpr std::int64_t plain_block = 4096;  // rounds that share one stream of dice

void plain_json(Json& out, const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact);
bool plain_adds_up(const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact);
void plain_text(std::ostream& out, const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact);

// Simulates rounds of any game that satisfies KeepsAccount, and prints the counts next to the exact odds.
template <rules::KeepsAccount R>
class PlainRounds {
 public:
    using Rules = R;
    using Counts = sim::PlainCounts;
    static constexpr std::string_view name = "plain_rounds", what = "rounds";

    explicit PlainRounds(const Simulation<R>& asked)
        : rules_(asked.rules),
          deal_{asked.games, asked.seed, asked.threads, plain_block, asked.share},
          exact_(odds::plain_odds(asked.rules)) {
        if (auto wrong = sim::problem(deal_)) throw Error(*wrong);
    }
    const sim::Deal& deal() const { return deal_; }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_plain(rules_, deal_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const { plain_json(out, counts, exact_); }
    void text(std::ostream& out, const Counts& counts) const { plain_text(out, counts, exact_); }
    bool adds_up(const Counts& counts) const { return plain_adds_up(counts, exact_); }

 private:
    R rules_;
    sim::Deal deal_;
    std::vector<odds::PlainOdds> exact_;
};

template <rules::KeepsAccount R>
void simulate_plain(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const auto rules = checked_rules<R>(requests.table.rules);
    if (!requests.table.players.empty())
        throw Error(
            fmt::format("--players has nobody to name at {}: its decisions take turns, a round each.", R::game));
    refuse_path(requests, fmt::format("{} is", R::game), "simulate a game that has a table");
    refuse_rounds(requests, fmt::format("{} counts a round as a game, so say --games N", R::game));
    simulate_kind<PlainRounds<R>>(simulation_from(requests, rules), requests, out, err);
}

template <rules::KeepsAccount R>
void merge_plain(const std::vector<Part>& parts, bool json, std::ostream& out) {
    merge_kind<PlainRounds<R>>(parts, json, out);
}

template <rules::KeepsAccount R>
GameVerbs plain_verbs() {
    return {check_plain_table<R>, play_plain_text<R>, simulate_plain<R>, merge_plain<R>, plain_odds<R>};
}

}  // namespace boxcars::console
