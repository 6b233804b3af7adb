// Pig in text. The lines of a game are the classic transcript's, to the byte; what a match adds comes after them.
// The end of a prompt's line is the player's own Enter: a terminal shows it, a pipe does not (see TextWishes::echo).
#include "base/error.h"
#include "chance/entropy.h"
#include "console/keeper.h"
#include "console/pig/commands.h"
#include "console/pig/seats.h"
#include "console/print.h"
#include "session/pig/statistics.h"

#include <fmt/ranges.h>

#include <istream>
#include <ostream>

namespace boxcars::console {
namespace {

using Pig = session::Session<pig::Rules>;

struct Reporter {  // facts to lines
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

class TextTable {
 public:
    TextTable(const TextRequests& requests, PigTable table, Pig pig, std::istream& in, std::ostream& out,
              std::ostream& err)
        : requests_(requests),
          table_(std::move(table)),
          policies_(ready_policies(table_)),
          pig_(std::move(pig)),
          keeper_(requests.data_dir, pig_, err),
          in_(in),
          out_(out) {}

    void play() {
        welcome();
        report(pig_.journal().back().step.facts);
        for (int game = 1;; ++game) {
            if (!play_game()) return;
            if (humans(table_.players) > 0 || game == requests_.games)
                keeper_.keep(pig_);  // policies can play it again
            if (requests_.games > 1) print(out_, "Player {} wins game {}.\n", pig_.state().winner + 1, game);
            if (game == requests_.games) break;
            report(pig_.next_game()->facts);
        }
        if (requests_.games > 1) report_statistics();
    }

 private:
    void welcome() const {
        std::vector<std::string> seats;
        for (std::size_t seat = 0; seat < table_.players.size(); ++seat)
            if (table_.players[seat] == human) seats.push_back(std::to_string(seat + 1));
        if (seats.empty()) return;
        print(out_, "You will be player{} {}.\n", seats.size() == 1 ? "" : "s", fmt::join(seats, ", "));
        print(out_, "Enter nothing to roll; enter anything to hold.\n");
    }

    bool play_game() {  // false: the answers ended first
        while (!pig_.over()) {
            const auto hold = wants_to_hold();
            if (!hold) return false;
            report((*hold ? pig_.submit(pig::Hold{}) : throw_dice())->facts);
        }
        return true;
    }

    session::Answer<pig::Rules> throw_dice() {
        try {
            return pig_.throw_dice();
        } catch (const Error&) {  // given dice have run out: what was played is kept
            keeper_.keep(pig_);
            throw;
        }
    }

    void report(const std::vector<pig::Fact>& facts) const {
        for (const auto& fact : facts) std::visit(Reporter{pig_, out_}, fact);
    }

    std::optional<bool> wants_to_hold() {  // none: the input has ended
        const auto& state = pig_.state();
        if (state.rolls == 0) return false;
        const auto& policy = policies_[static_cast<std::size_t>(state.turn)];
        return policy ? policy->holds(pig_.rules(), state) : ask();
    }

    std::optional<bool> ask() {
        keeper_.keep(pig_);  // before it is shown
        print(out_, "Turn total: {} \tRoll/Hold? ", pig_.state().turn_total);
        out_.flush();
        std::string answer;
        if (!std::getline(in_, answer)) {
            end_of_input();
            return {};
        }
        if (answer.ends_with('\r')) answer.pop_back();  // a file written on another system
        if (requests_.echo) print(out_, "{}\n", answer);
        return !answer.empty();
    }

    void end_of_input() {
        std::string scores;
        for (std::size_t seat = 0; seat < pig_.players().size(); ++seat)
            scores += fmt::format("{}player {} has {}", seat ? ", " : "", seat + 1, pig_.state().scores[seat]);
        const std::string kept = keeper_.keep(pig_) ? fmt::format(" It is kept as sitting {}.", keeper_.id()) : "";
        print(out_, "\nThe input has ended, and the game with it: {}, and {} were at risk.{}\n", scores,
              pig_.state().turn_total, kept);
    }

    void report_statistics() const {
        const auto line = [&](const std::string& name, const session::PlayerRecord& tally) {
            const auto interval = tally.all.interval();
            print(out_,
                  "{} won {} of {}: {:.1f} % (95 %: {:.1f} % to {:.1f} %); moving first {} of {}, else {} of {}.\n",
                  name, tally.all.wins, tally.all.games, 100 * tally.all.part(), 100 * interval.least,
                  100 * interval.most, tally.first.wins, tally.first.games, tally.later.wins, tally.later.games);
        };
        const auto statistics = session::statistics(pig_);
        for (std::size_t seat = 0; seat < statistics.seats().size(); ++seat)
            line(fmt::format("Player {} ({})", seat + 1, pig_.players()[seat]), statistics.seats()[seat]);
        if (statistics.policies().size() < statistics.seats().size())
            for (const auto& policy : statistics.policies()) line(fmt::format("All of {}", policy.name), policy);
    }

    const TextRequests& requests_;
    PigTable table_;
    std::vector<std::optional<players::PigPolicy>> policies_;
    Pig pig_;
    Keeper<pig::Rules> keeper_;
    std::istream& in_;
    std::ostream& out_;
};

// In this format play starts with player 1, so the seed's first draw says which player the person is.
int human_seat(const TextRequests& requests, const PigTable& table, std::uint64_t seed) {
    chance::DiceStream stream{seed};
    const int drawn = session::drawn_first(table.rules, stream);
    if (!requests.seat) return drawn;
    if (*requests.seat < 1 || *requests.seat > table.rules.players)
        throw Error(fmt::format("--seat takes 1 to {}, not {}.", table.rules.players, *requests.seat));
    return *requests.seat - 1;
}

}  // namespace

void play_pig_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    PigTable table = pig_table(requests.table, {std::string{human}, "hold20"});
    const std::uint64_t seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    if (humans(table.players) == 1)
        table.players = with_human_at(table.players, human_seat(requests, table, seed));
    else if (requests.seat)
        throw Error("--seat is for a table with one human; the others sit where --players names them.");
    std::optional<session::GivenDice> dice;
    if (requests.dice) dice = session::GivenDice::from_file(*requests.dice);
    Pig pig{{table.rules, seed, table.players, 0, std::move(dice)}};
    TextTable{requests, std::move(table), std::move(pig), in, out, err}.play();
}

}  // namespace boxcars::console
