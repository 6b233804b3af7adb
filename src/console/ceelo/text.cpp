// Cee-lo in text: the questions of the classic assignment, its sentences for wrong answers, and the table after them.
// The end of a prompt's line is the player's own Enter: a terminal shows it, a pipe does not (see TextWishes::echo).
#include "chance/entropy.h"
#include "console/ceelo/commands.h"
#include "console/ceelo/report.h"
#include "console/ceelo/seats.h"
#include "console/keeper.h"
#include "console/print.h"
#include "players/ceelo/policy.h"

#include <istream>

namespace boxcars::console {
namespace {

using Ceelo = session::Session<ceelo::Rules>;

struct Asker {
    std::istream& in;
    std::ostream& out;
    bool echo;

    std::optional<std::string> line() const {  // none: the input has ended
        out.flush();
        std::string answer;
        if (!std::getline(in, answer)) return {};
        if (answer.ends_with('\r')) answer.pop_back();  // a file written on another system
        if (echo) print(out, "{}\n", answer);
        return answer;
    }

    // A whole number within the range; else tells what is wrong with the answer and gives nothing.
    std::optional<int> number(const std::string& answer, int least, int most, std::string_view what) const {
        const auto first = answer.find_first_not_of(" \t"), last = answer.find_last_not_of(" \t");
        const auto value = first == std::string::npos
                               ? std::nullopt
                               : whole_number(std::string_view{answer}.substr(first, last - first + 1));
        if (!value) {
            const bool quoted = answer.size() > 1 && answer.front() == '\'' && answer.back() == '\'';
            print(out, "Something wrong happened: invalid literal for int() with base 10: {}\n",
                  quoted ? answer : fmt::format("'{}'", answer));
            return {};
        }
        if (*value >= least && *value <= most) return static_cast<int>(*value);
        print(out, "I expected between {} and {} {}\n", least, most, what);
        return {};
    }
};

// One of the two questions before the game: a wrong answer leaves the sheet as it was. False: the input has ended.
bool ask_knob(const Asker& asker, ceelo::Rules& rules, std::string_view name, std::string_view question) {
    const auto& knob = *rules::find_knob<ceelo::Rules>(name);
    print(asker.out, "{} (between {} and {}): ", question, knob.least, knob.most);
    const auto answer = asker.line();
    if (!answer) return false;
    if (const auto number = asker.number(*answer, knob.least, knob.most, name))
        knob.set(rules, *number);
    else
        print(asker.out, "I'm setting the number of {} to {}\n", name, knob.get(rules));
    return true;
}

class TextTable {
 public:
    TextTable(const TextRequests& requests, Ceelo ceelo, const Asker& asker, std::ostream& err)
        : requests_(requests),
          ceelo_(std::move(ceelo)),
          keeper_(requests.data_dir, ceelo_, err),
          odds_(odds::ceelo_bet(ceelo_.rules())),
          asker_(asker) {}

    void play() {
        welcome();
        report(ceelo_.journal().back().step.facts);
        for (int game = 1;; ++game) {
            if (!play_game()) return;
            keeper_.keep(ceelo_);
            if (game == requests_.games) return;
            report(ceelo_.next_game()->facts);
        }
    }

 private:
    void welcome() const {
        for (std::size_t i = 0; i < ceelo_.players().size(); ++i) {
            const auto& name = ceelo_.players()[i];
            const auto* policy = players::find_ceelo_policy(name);
            print(asker_.out, "Player {}: {}\n", i + 1,
                  policy ? fmt::format("{}, {}", name, policy->in_words) : std::string{"you"});
        }
    }

    bool play_game() {  // false: the answers ended first
        while (!ceelo_.over()) {
            if (ceelo_.may_throw()) {
                report(throw_dice()->facts);
                continue;
            }
            const auto event = decision();
            if (!event) return false;
            report(ceelo_.submit(*event)->facts);
        }
        return true;
    }

    session::Answer<ceelo::Rules> throw_dice() {
        try {
            return ceelo_.throw_dice();
        } catch (const Error&) {  // given dice have run out: what was played is kept
            keeper_.keep(ceelo_);
            throw;
        }
    }

    void report(const std::vector<ceelo::Fact>& facts) const {
        for (const auto& fact : facts) report_ceelo(asker_.out, ceelo_.rules(), fact);
    }

    std::optional<ceelo::Event> decision() {  // none: the input has ended
        const auto& state = ceelo_.state();
        const auto* policy = players::find_ceelo_policy(ceelo_.players()[ceelo::seat(state.turn)]);
        if (policy) return players::decision(*policy, {ceelo_.rules(), state, odds_});
        const auto amount = ask();
        if (!amount) return {};
        if (state.phase == ceelo::Phase::Stake) return ceelo::Stake{*amount};
        return ceelo::Cover{*amount};
    }

    std::optional<int> ask() {
        keeper_.keep(ceelo_);  // before it is shown
        const auto& state = ceelo_.state();
        const int most = most_offered(state);
        const auto* what = state.phase == ceelo::Phase::Stake ? "how much do you stake" : "how much do you bet";
        for (;;) {
            print(asker_.out, "Player {}, {} (between 1 and {}): ", state.turn + 1, what, most);
            const auto answer = asker_.line();
            if (!answer) break;
            if (const auto amount = asker_.number(*answer, 1, most, "coins")) return amount;
        }
        end_of_input();
        return {};
    }

    void end_of_input() {
        std::string coins;
        for (int player = 0; player < ceelo_.rules().players; ++player)
            coins += fmt::format("{}player {} has {}", player ? ", " : "", player + 1,
                                 ceelo::coins_text(worth(ceelo_.state(), player)));
        const std::string kept = keeper_.keep(ceelo_) ? fmt::format(" It is kept as sitting {}.", keeper_.id()) : "";
        print(asker_.out, "\nThe input has ended, and the game with it: {}.{}\n", coins, kept);
    }

    const TextRequests& requests_;
    Ceelo ceelo_;
    Keeper<ceelo::Rules> keeper_;
    odds::CeeloBet odds_;
    Asker asker_;
};

CeeloTable with_seat(CeeloTable table, const TextRequests& requests) {
    if (!requests.seat) return table;
    if (humans(table.players) != 1)
        throw Error("--seat is for a table with one human; the others sit where --players names them.");
    if (*requests.seat < 1 || *requests.seat > table.rules.players)
        throw Error(fmt::format("--seat takes 1 to {}, not {}.", table.rules.players, *requests.seat));
    table.players = with_human_at(table.players, *requests.seat - 1);
    return table;
}

}  // namespace

void play_ceelo_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    CeeloTable table = ceelo_table(requests.table, ceelo_company);
    std::optional<session::GivenDice> dice;
    if (requests.dice) dice = session::GivenDice::from_file(*requests.dice);
    const Asker asker{in, out, requests.echo};
    const auto& said = requests.table;
    const bool somebody = humans(table.players) > 0;  // to answer
    const bool asks_players = said.players.empty() && !names_knob(said.rules, "players");
    const bool asks_coins = somebody && !names_knob(said.rules, "coins");
    if ((asks_players && !ask_knob(asker, table.rules, "players", "Number of players")) ||
        (asks_coins && !ask_knob(asker, table.rules, "coins", "Number of coins per player")))
        return print(out, "\nThe input has ended before the game began.\n");
    if (said.players.empty())
        table.players = session::fitted(ceelo_company, static_cast<std::size_t>(table.rules.players));
    table = with_seat(std::move(table), requests);
    const std::uint64_t seed = said.seed ? *said.seed : chance::seed_from_system();
    Ceelo ceelo{{table.rules, seed, table.players, {}, std::move(dice)}};
    TextTable{requests, std::move(ceelo), asker, err}.play();
}

}  // namespace boxcars::console
