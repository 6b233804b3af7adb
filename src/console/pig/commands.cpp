// Plays Pig in text, where one game prints the classic transcript byte for byte, and simulates games between policies.
#include "console/pig/commands.h"
#include "console/simulation.h"
#include "console/text_table.h"
#include "session/pig/statistics.h"
#include "sim/pig/match.h"

namespace boxcars::console {
namespace {

// The policies, indexed by seat; none for a person. Solves the game if `optimal` plays.
std::vector<std::optional<players::PigPolicy>> ready_policies(const session::TableSetup& table) {
    std::shared_ptr<const odds::PigSolution> solution;
    std::vector<std::optional<players::PigPolicy>> policies;
    for (const auto& name : table.players) {
        auto policy = name == human ? std::nullopt : players::find_policy(name);
        if (policy && policy->needs_solution()) {
            if (!solution)
                solution =
                    std::make_shared<odds::PigSolution>(odds::solve_pig(without_favours(table.rules.as<pig::Rules>())));
            policy->learn(solution);
        }
        policies.push_back(std::move(policy));
    }
    return policies;
}

class PigText final : public TextTable {
 public:
    PigText(const TextRequests& requests, TextSitting sitting)
        : TextTable(requests, std::move(sitting)), policies_(ready_policies({table().rules(), table().players()})) {}

 private:
    const pig::State& state() const { return table().state().as<pig::State>(); }

    void welcome() override {
        for (const auto& words : handicap_words(table().rules().as<pig::Rules>())) say("{}\n", words);
        std::vector<std::string> seats;
        for (std::size_t seat = 0; seat < table().players().size(); ++seat)
            if (table().players()[seat] == human) seats.push_back(std::to_string(seat + 1));
        if (seats.empty()) return;
        say("You will be player{} {}.\n", seats.size() == 1 ? "" : "s", fmt::join(seats, ", "));
        say("Enter nothing to roll; enter anything to hold.\n");
    }

    bool step() override {
        const auto hold = wants_to_hold();
        if (hold) announce(*hold ? submit(pig::Hold{}) : throw_dice());
        return hold.has_value();
    }

    void report(const session::Entry& entry) override {
        for (const auto& fact : entry.step.facts) std::visit([this](const auto& f) { tell(f); }, fact.as<pig::Fact>());
    }
    void tell(const pig::TurnBegan& turn) const {
        for (std::size_t seat = 0; seat < table().players().size(); ++seat)
            say("Player {} score: {}\n", seat + 1, state().scores[seat]);
        say("It is player {}'s turn.\n", turn.player + 1);
    }
    void tell(const pig::Added& added) const { say("Roll: {}\n", added.face); }
    void tell(const pig::Busted& bust) const {
        say("Roll: {}\nTurn total: 0\nNew score: {}\n", bust.face, state().scores[nth(bust.player)]);
    }
    void tell(const pig::Spared& spared) const {
        say("Roll: {}\nSpared: the turn goes on, spares left: {}\n", spared.face, spared.left);
    }
    void tell(const pig::Banked& bank) const { say("Turn total: {}\nNew score: {}\n", bank.points, bank.score); }
    void tell(const pig::Won&) const {}  // the new score shows it

    std::optional<bool> wants_to_hold() {  // none: no answer, see answered()
        if (state().rolls == 0) return false;
        const auto& policy = policies_[static_cast<std::size_t>(state().turn)];
        if (policy) return policy->holds(table().rules().as<pig::Rules>(), state());
        const auto answer = ask(fmt::format("Turn total: {} \tRoll/Hold? ", state().turn_total));
        if (!answer) return {};
        return !answer->empty() && *answer != "roll" && *answer != "r";
    }

    std::string standing() const override {
        std::string scores;
        for (std::size_t seat = 0; seat < table().players().size(); ++seat)
            scores += fmt::format("{}player {} has {}", seat ? ", " : "", seat + 1, state().scores[seat]);
        return fmt::format("{}, and {} were at risk", scores, state().turn_total);
    }

    bool another() override {
        const bool last = ++games_ == requests_.games;
        if (humans(table().players()) > 0 || last) keep();  // without a person, only at the end
        if (requests_.games > 1) say("Player {} wins game {}.\n", state().winner + 1, games_);
        if (last && requests_.games > 1) report_statistics();
        if (!last) begin_next();
        return !last;
    }

    void report_statistics() const {
        const auto line = [&](const std::string& name, const session::PlayerRecord& tally) {
            const auto interval = tally.all.interval();
            say("{} won {} of {}: {:.1f} % (95 %: {:.1f} % to {:.1f} %); moving first {} of {}, else {} of {}.\n", name,
                tally.all.wins, tally.all.games, 100 * tally.all.part(), 100 * interval.least, 100 * interval.most,
                tally.first.wins, tally.first.games, tally.later.wins, tally.later.games);
        };
        const auto statistics = session::statistics(table());
        for (std::size_t seat = 0; seat < statistics.seats.size(); ++seat)
            line(fmt::format("Player {} ({})", seat + 1, table().players()[seat]), statistics.seats[seat]);
        if (statistics.policies.size() < statistics.seats.size())
            for (const auto& policy : statistics.policies) line(fmt::format("All of {}", policy.name), policy);
    }

    std::vector<std::optional<players::PigPolicy>> policies_;
    int games_ = 0;  // ended since this run of the program began
};

class PigGames : public Planned<sim::MatchPlan, Counted<sim::MatchResult>> {
 public:
    static constexpr std::string_view name = "games", what = "games of pig";
    explicit PigGames(const Simulation& asked)
        : Planned({.rules = asked.rules.as<pig::Rules>(), .players = asked.players}, asked) {
        // "optimal" needs the solution to play; the comparison with exact chances uses it too.
        if (std::ranges::find(plan_.players, "optimal") != plan_.players.end())
            solution_ = std::make_shared<odds::PigSolution>(odds::solve_pig(without_favours(plan_.rules)));
    }
    void play(const std::stop_token& stop, const sim::Progress& progress) override {
        counts_ = sim::play_match(plan_, solution_, stop, progress);
    }
    void json(Json& out) const override {
        for (const char* list : {"players", "first", "wins", "first_wins", "interval_95"}) out[list] = Json::array();
        for (const auto& seat : counts_.seats) {
            const auto interval = odds::interval_of(seat.wins, counts_.games);
            out["players"].push_back(seat.policy);
            out["first"].push_back(seat.games_first);
            out["wins"].push_back(seat.wins);
            out["first_wins"].push_back(seat.wins_first);
            out["interval_95"].push_back(Json::array({figure(interval.least), figure(interval.most)}));
        }
        out["rolls"] = counts_.rolls;
        if (const auto exact = sim::against_exact(plan_, counts_, solution_)) {
            out["exact"] = figure(exact->exact);
            out["z"] = figure(exact->z);
        }
    }
    void text(std::ostream& out) const override {
        for (std::size_t i = 0; i < counts_.seats.size(); ++i) {
            const auto& seat = counts_.seats[i];
            const auto interval = odds::interval_of(seat.wins, counts_.games);
            const double error = percent_error(seat.wins, counts_.games);
            print(out, "player {}  {:<11} won {:>10}  {} % (95 %: {} % to {} %), moving first {} %\n", i + 1,
                  seat.policy, seat.wins, percent_text(seat.wins, counts_.games),
                  known_text(100 * interval.least, error), known_text(100 * interval.most, error),
                  percent_text(seat.wins_first, seat.games_first));
        }
        print(out, "{} rolls a game\n", wait_text(counts_.rolls, counts_.games));
        if (const auto exact = sim::against_exact(plan_, counts_, solution_))
            print(out, "player 1 wins exactly {:.12f}; the count is {:+.2f} standard errors away\n", exact->exact,
                  exact->z);
    }
    bool adds_up(const sim::MatchResult& counts) const override {
        std::int64_t wins = 0;
        for (const sim::Seat& seat : counts.seats) wins += seat.wins;
        return std::ranges::equal(counts.seats, plan_.players, {}, &sim::Seat::policy) && wins == counts.games;
    }

 private:
    sim::Solution solution_;
};

const session::Players usual_company{std::string{human}, "hold20"};

Json pig_players() {
    return Json::each(players::policy_names(), [](const auto& name) -> Json {
        return {{"name", name}, {"words", players::find_policy(name)->in_words()}};
    });
}

session::TableSetup pig_table(const TableArguments& requests, const session::Players& habit) {
    return seated_table(rules::any_game<pig::Rules>(), requests, habit, players::policy_problem);
}

void simulate_pig(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const session::TableSetup table = pig_table(requests.table, {"hold20", "hold20"});
    refuse_human(table.players, "policies");
    refuse_rounds(requests, "pig counts games, so say --games N");
    const auto asked = simulation_from(requests, table.rules.as<pig::Rules>(), table.players);
    if (favours_a_seat(table.rules.as<pig::Rules>()))
        refuse_path(requests, "sheets that favour player 1 are", "set spare_ones and bust_keeps to 0");
    else if (!sim::compiled({.rules = asked.rules.as<pig::Rules>(), .players = asked.players}))
        refuse_path(requests, fmt::format("{} are", fmt::join(asked.players, ",")),
                    "name two players who look at their own score and turn alone, such as hold20,four_turns");
    simulate(kind_of<PigGames>(), asked, out, err);
}

}  // namespace

void play_pig_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    play_text<PigText>(rules::any_game<pig::Rules>(), requests, {in, out, err, requests.echo}, [&] {
        auto setup = setup_of(requests, pig_table(requests.table, usual_company));
        if (requests.stop) return setup;  // at a station the seed draws who begins
        // In this format player 1 begins, so the first draw of the seed decides which player the person is. With sealed
        // dice, that seed is the one before words are added, since the seal covers the players.
        chance::DiceStream stream{setup.seed};
        setup.players = seated(setup.players, requests.seat, session::drawn_first(starts(setup.rules).size(), stream));
        setup.first = 0;
        return setup;
    });
}

template <>
GameCommands commands_of<pig::Rules>() {
    const std::string policies = fmt::format("{}, hold:N", fmt::join(players::policy_names(), ", "));
    return {.game = &session::game_of(pig::Rules{}),
            .check_table = [](const auto& asked) { return pig_table(asked, usual_company); },
            .play_text = play_pig_text,
            .simulate = simulate_pig,
            .simulations = [] { return std::vector{kind_of<PigGames>()}; },
            .odds = pig_odds,
            .help = {.players = "one name a seat, human or a policy: " + policies,
                     .simulated = "one policy a seat: " + policies,
                     .seat = "which player you are; without it, the seed says",
                     .games = "games in a row, the first player alternating",
                     .counted = "--games N",
                     .path = "two players who look at their own score and turn alone"},
            .players = pig_players,
            .people = players::pig_people()};
}

}  // namespace boxcars::console
