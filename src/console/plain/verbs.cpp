#include "console/plain/verbs.h"

#include "console/bankroll_odds.h"
#include "console/simulation.h"
#include "console/text_table.h"
#include "sim/plain/rounds.h"

namespace boxcars::console {
namespace {

using odds::to_decimal, odds::to_double, odds::to_text;

Json decision_json(const odds::PlainOdds& of) {
    Json json{{"decision", of.decision},
              {"stake", of.stake},
              {"win", to_text(of.win)},
              {"push", to_text(of.push)},
              {"lose", to_text(of.lose)},
              {"mean", to_text(of.edge)},
              {"edge", to_text(kept_by_house(of))},
              {"throws", to_text(of.throws)},
              {"states", of.states}};
    json["results"] = Json::array();
    for (const auto& net : of.results) json["results"].push_back({{"net", net.coins}, {"p", to_text(net.chance)}});
    return json;
}

void print_table(std::string_view game, const std::vector<odds::PlainOdds>& all, std::ostream& out) {
    std::size_t widest = 8;
    for (const auto& of : all) widest = std::max(widest, of.decision.size());
    print(out, "{}: what each decision wins, and what the house keeps of the stake.\n\n", game);
    print(out, "{:<{}}  {:>6}  {:>10}  {:>10}  {:>10}  {:>10}  {:>9}  {:>7}\n", "decision", widest, "stake", "wins",
          "pushes", "loses", "edge", "percent", "throws");
    for (const auto& of : all) {
        const odds::Fraction edge = kept_by_house(of);
        print(out, "{:<{}}  {:>6}  {:>10}  {:>10}  {:>10}  {:>10}  {:>9}  {:>7}\n", of.decision, widest, of.stake,
              to_text(of.win), to_text(of.push), to_text(of.lose), to_text(edge), percent(edge),
              to_decimal(of.throws, 3));
    }
}

const odds::PlainOdds& chosen(const std::vector<odds::PlainOdds>& all, const std::string& bet) {
    if (bet.empty()) return all.front();
    std::vector<std::string> known;
    for (const auto& of : all) {
        if (of.decision == bet) return of;
        known.push_back(of.decision);
    }
    throw Error(fmt::format("--bet takes {}, not '{}'.", one_of(known), bet));
}

double z_of(const sim::PlainBet& bet, const odds::PlainOdds& exact) {
    const auto rounds = static_cast<double>(bet.rounds);
    return sim::standard_errors(static_cast<double>(bet.net()) - rounds * to_double(exact.edge),
                                rounds * to_double(exact.variance));
}

class PlainRounds final : public Counted<sim::PlainCounts> {
 public:
    static constexpr std::string_view name = "plain_rounds", what = "rounds";
    explicit PlainRounds(const Simulation& asked)
        : rules_(asked.rules),
          exact_(odds::plain_odds(rules_)),
          deal_{asked.games, asked.seed, asked.threads, block, asked.share} {
        if (auto wrong = sim::problem(deal_)) throw Error(*wrong);
    }
    sim::Deal deal() const override { return deal_; }
    void play(const std::stop_token& stop, const sim::Progress& progress) override {
        counts_ = sim::play_plain(rules_, deal_, stop, progress);
    }
    void json(Json& out) const override {
        out["decisions"] = Json::array();
        for (std::size_t i = 0; i < counts_.bets.size(); ++i) {
            const sim::PlainBet& bet = counts_.bets[i];
            Json& of = out["decisions"].push_back(Json{{"decision", bet.decision},
                                                       {"rounds", bet.rounds},
                                                       {"throws", bet.throws},
                                                       {"net", bet.net()},
                                                       {"exact", to_text(exact_[i].edge)},
                                                       {"z", figure(z_of(bet, exact_[i]))}});
            for (const auto& [net, rounds] : bet.nets) of["results"][std::to_string(net)] = rounds;
        }
    }
    void text(std::ostream& out) const override {
        for (std::size_t i = 0; i < counts_.bets.size(); ++i) {
            const sim::PlainBet& bet = counts_.bets[i];
            const double error = std::sqrt(to_double(exact_[i].variance) / std::max(1.0, real(bet.rounds)));
            print(out, "\n{}: {} rounds, {:+} in all, {} a round; exactly {}, {:+.2f} standard errors away\n",
                  bet.decision, bet.rounds, bet.net(), signed_text(ratio(bet.net(), bet.rounds), error),
                  to_text(exact_[i].edge), z_of(bet, exact_[i]));
            print_nets(out, bet.nets, bet.rounds, exact_[i].results);
        }
    }

 private:
    static constexpr std::int64_t block = 4096;  // rounds that share one stream of dice

    bool adds_up(const sim::PlainCounts& counts) const override {
        if (!std::ranges::equal(counts.bets, exact_, {}, &sim::PlainBet::decision, &odds::PlainOdds::decision))
            return false;
        std::int64_t rounds = 0;
        for (std::size_t bet = 0; bet < exact_.size(); ++bet) {
            if (!come_to(counts.bets[bet].nets, counts.bets[bet].rounds, exact_[bet].results)) return false;
            rounds += counts.bets[bet].rounds;
        }
        return rounds == counts.games;
    }

    rules::Sheet rules_;
    std::vector<odds::PlainOdds> exact_;
    sim::Deal deal_;
};

class PlainText final : public TextTable {
 public:
    using TextTable::TextTable;

 private:
    void welcome() override {
        say("{}. Enter throws the dice when it is their turn; 'help' tells what may be done.\n",
            table().game_played().name());
    }

    bool step() override {
        const auto line = ask(standing() + "> ");
        if (!line) return false;
        if (*line == "quit") leave("You leave the table.");
        if (*line == "quit") return false;
        act(*line);
        return true;
    }

    void act(const std::string& line) {
        if (line == "help") return help();
        if (line == "undo") return announce(undo());
        if (line.empty() || line == "roll") return announce(throw_dice());
        if (const auto event = event_from(table().rules(), line)) return announce(submit(*event));
        say("There is no '{}' here; 'help' tells what may be done.\n", line.substr(0, 30));
    }

    void help() const {
        say("Now:\n");
        for (const auto& event : table().legal()) say("  {}\n", to_text(event));
        if (table().may_throw()) say("  roll\n");
        if (table().undoable() > 0) say("  undo\n");
        say("At any time: help, quit\n");
    }

    void report(const session::Entry& entry) override {
        if (!entry.faces.empty()) say("  {}\n", entry.text);
        for (const std::string& fact : session::facts_text(entry)) say("  {}\n", fact);
    }

    bool another() override {
        if (last_game()) {
            leave("That was the last game.");
            return false;
        }
        say("Game {} is over.\n", table().game());
        begin_next();
        return true;
    }

    std::string standing() const override {  // "purse 99, down 1"
        std::string text;
        for (const auto& [name, value] : describe(table().state()))
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, value);
        return text;
    }
    void end_of_input() override { leave("\nThe input has ended, and the game with it."); }
};

}  // namespace

session::TableSetup check_plain_table(const rules::AnyGame& game, const TableArguments& requests) {
    const rules::Sheet rules = checked_sheet(game, requests.rules);
    // A person, not a computer player, for every seat.
    const session::Players players(std::max<std::size_t>(1, starts(rules).size()), std::string{human});
    if (!requests.players.empty() && session::players_from(requests.players) != players)
        throw Error(fmt::format("At {} sit people alone: --players takes {}, not '{}'.", game.name(),
                                session::players_text(players), requests.players));
    return {rules, players};
}

void play_plain_text(const rules::AnyGame& game, const TextRequests& requests, std::istream& in, std::ostream& out,
                     std::ostream& err) {
    play_text<PlainText>(game, requests, {in, out, err, requests.echo}, [&] {
        return setup_of(requests, check_plain_table(game, requests.table),
                        fmt::format("--seat is for games with computer players: at {} sit people.", game.name()));
    });
}

void plain_odds(const rules::AnyGame& game, const OddsRequests& requests, std::ostream& out) {
    const rules::Sheet rules = checked_sheet(game, requests.rules);
    refuse_others(requests, {}, fmt::format("{} are of decisions", game.name()));
    const std::vector<odds::PlainOdds> odds = odds::plain_odds(rules);
    std::optional<BankrollOdds> bankroll;
    if (requests.bankroll) {
        const odds::PlainOdds& of = chosen(odds, requests.bankroll->bet);
        if (of.stake <= 0) throw Error(fmt::format("'{}' stakes nothing: no bankroll is told of it.", of.decision));
        bankroll = bankroll_odds(odds::flat_bet_of(of.decision, of.stake, of.stake, of), *requests.bankroll);
    }
    if (!requests.json) return bankroll ? print_text(*bankroll, out) : print_table(game.name(), odds, out);
    Json json{{"game", game.name()}, {"rules", session::rules_json(rules)}};
    json["decisions"] = Json::each(odds, decision_json);
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    print_json(out, json);
}

std::vector<SimulationKind> plain_simulations() { return {kind_of<PlainRounds>()}; }

void simulate_plain(const rules::AnyGame& game, const SimulateRequests& asked, std::ostream& out, std::ostream& err) {
    const rules::Sheet rules = checked_sheet(game, asked.table.rules);
    if (!asked.table.players.empty())
        throw Error(
            fmt::format("--players has nobody to name at {}: its decisions take turns, a round each.", game.name()));
    refuse_path(asked, fmt::format("{} is", game.name()), "simulate a game that has a table");
    refuse_rounds(asked, fmt::format("{} counts a round as a game, so say --games N", game.name()));
    simulate(kind_of<PlainRounds>(), simulation_from(asked, rules), out, err);
}

}  // namespace boxcars::console
