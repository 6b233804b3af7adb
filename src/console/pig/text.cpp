// Plays Pig in text. A game prints the classic transcript byte for byte; a match adds lines after each game.
#include "console/pig/commands.h"
#include "console/text_sitting.h"
#include "session/pig/statistics.h"

#include <fmt/ranges.h>

namespace boxcars::console {
namespace {

using Pig = session::Session<pig::Rules>;

struct PigReporter {  // prints facts
    const Pig& pig;
    std::ostream& out;

    std::size_t seats() const { return pig.players().size(); }

    void operator()(const pig::TurnBegan& turn) const {
        for (std::size_t seat = 0; seat < seats(); ++seat)
            print(out, "Player {} score: {}\n", seat + 1, pig.state().scores[seat]);
        print(out, "It is player {}'s turn.\n", turn.player + 1);
    }
    void operator()(const pig::Added& added) const { print(out, "Roll: {}\n", added.face); }
    void operator()(const pig::Busted& bust) const {
        const int score = pig.state().scores[static_cast<std::size_t>(bust.player)];
        print(out, "Roll: {}\nTurn total: 0\nNew score: {}\n", bust.face, score);
    }
    void operator()(const pig::Banked& bank) const {
        print(out, "Turn total: {}\nNew score: {}\n", bank.points, bank.score);
    }
    void operator()(const pig::Won&) const {}  // the new score says it
};

class PigText {
 public:
    PigText(const TextRequests& requests, PigTable table, TextSitting<pig::Rules> sitting)
        : requests_(requests),
          table_(std::move(table)),
          policies_(ready_policies(table_)),
          sitting_(std::move(sitting)) {}

    void play() {
        welcome();
        if (!requests_.continued) report(pig().journal().back().step.facts);
        for (int game = 1;; ++game) {
            if (!play_game()) return;
            if (humans(table_.players) > 0 || game == requests_.games) sitting_.keep();  // policies can play it again
            if (requests_.games > 1) sitting_.say("Player {} wins game {}.\n", pig().state().winner + 1, game);
            if (game == requests_.games) break;
            report(sitting_.next_game()->facts);
        }
        if (requests_.games > 1) report_statistics();
    }

 private:
    const Pig& pig() const { return sitting_.session(); }

    void welcome() const {
        std::vector<std::string> seats;
        for (std::size_t seat = 0; seat < table_.players.size(); ++seat)
            if (table_.players[seat] == human) seats.push_back(std::to_string(seat + 1));
        if (seats.empty()) return;
        sitting_.say("You will be player{} {}.\n", seats.size() == 1 ? "" : "s", fmt::join(seats, ", "));
        sitting_.say("Enter nothing to roll; enter anything to hold.\n");
    }

    bool play_game() {  // false: the answers ended first
        while (!pig().over()) {
            const auto hold = wants_to_hold();
            if (!hold) return false;
            report((*hold ? sitting_.submit(pig::Hold{}) : sitting_.throw_dice())->facts);
        }
        return true;
    }

    void report(const std::vector<pig::Fact>& facts) const {
        for (const auto& fact : facts) std::visit(PigReporter{pig(), sitting_.terminal().out}, fact);
    }

    std::optional<bool> wants_to_hold() {  // none: the input has ended
        const auto& state = pig().state();
        if (state.rolls == 0) return false;
        const auto& policy = policies_[static_cast<std::size_t>(state.turn)];
        return policy ? policy->holds(pig().rules(), state) : ask();
    }

    std::optional<bool> ask() {
        const auto answer = sitting_.ask(fmt::format("Turn total: {} \tRoll/Hold? ", pig().state().turn_total));
        if (answer) return !answer->empty();
        end_of_input();
        return {};
    }

    void end_of_input() {
        std::string scores;
        for (std::size_t seat = 0; seat < pig().players().size(); ++seat)
            scores += fmt::format("{}player {} has {}", seat ? ", " : "", seat + 1, pig().state().scores[seat]);
        sitting_.keep();
        sitting_.say("\nThe input has ended, and the game with it: {}, and {} were at risk.{}\n", scores,
                     pig().state().turn_total, sitting_.kept_as("It is"));
    }

    void report_statistics() const {
        const auto line = [&](const std::string& name, const session::PlayerRecord& tally) {
            const auto interval = tally.all.interval();
            sitting_.say(
                "{} won {} of {}: {:.1f} % (95 %: {:.1f} % to {:.1f} %); moving first {} of {}, else {} of {}.\n", name,
                tally.all.wins, tally.all.games, 100 * tally.all.part(), 100 * interval.least, 100 * interval.most,
                tally.first.wins, tally.first.games, tally.later.wins, tally.later.games);
        };
        const auto statistics = session::statistics(pig());
        for (std::size_t seat = 0; seat < statistics.seats().size(); ++seat)
            line(fmt::format("Player {} ({})", seat + 1, pig().players()[seat]), statistics.seats()[seat]);
        if (statistics.policies().size() < statistics.seats().size())
            for (const auto& policy : statistics.policies()) line(fmt::format("All of {}", policy.name), policy);
    }

    const TextRequests& requests_;
    PigTable table_;
    std::vector<std::optional<players::PigPolicy>> policies_;
    TextSitting<pig::Rules> sitting_;
};

// In this format player 1 begins, so the first draw of the seed decides which player the person is. For sealed dice it
// is the seed before words are added, since the seal covers the players.
int drawn_seat(const pig::Rules& rules, std::uint64_t seed) {
    chance::DiceStream stream{seed};
    return session::drawn_first(rules, stream);
}

}  // namespace

void play_pig_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const Terminal terminal{in, out, err, requests.echo};
    if (requests.continued) {
        auto sitting = TextSitting<pig::Rules>::continued(requests, terminal);
        PigTable table{sitting.session().rules(), sitting.session().players()};
        return PigText{requests, std::move(table), std::move(sitting)}.play();
    }
    PigTable table = pig_table(requests.table, {std::string{human}, "hold20"});
    const TextDice dice = dice_for(requests, pig::Rules::game);
    table.players = seated(table.players, requests.seat, drawn_seat(table.rules, dice.seed));
    auto setup = setup_of(requests, table.rules, table.players, dice);
    setup.first = 0;
    PigText{requests, std::move(table), {std::move(setup), requests, terminal}}.play();
}

}  // namespace boxcars::console
