// Cee-lo in text: the questions of the classic assignment, its sentences for wrong answers, and the table after them.
#include "console/ceelo/commands.h"
#include "console/ceelo/report.h"
#include "console/ceelo/seats.h"
#include "console/text_sitting.h"
#include "players/ceelo/policy.h"

namespace boxcars::console {
namespace {

using Ceelo = session::Session<ceelo::Rules>;

// A whole number within the range; else tells what is wrong with the answer and gives nothing.
std::optional<int> number_in(const std::string& answer, int least, int most, std::string_view what, std::ostream& out) {
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

// One of the two questions before the game: a wrong answer leaves the sheet as it was. False: the input has ended.
bool ask_knob(const Terminal& terminal, ceelo::Rules& rules, std::string_view name, std::string_view question) {
    const auto& knob = *rules::find_knob<ceelo::Rules>(name);
    const auto answer = terminal.ask(fmt::format("{} (between {} and {}): ", question, knob.least, knob.most));
    if (!answer) return false;
    if (const auto number = number_in(*answer, knob.least, knob.most, name, terminal.out))
        knob.set(rules, *number);
    else
        print(terminal.out, "I'm setting the number of {} to {}\n", name, knob.get(rules));
    return true;
}

class CeeloText {
 public:
    CeeloText(const TextRequests& requests, TextSitting<ceelo::Rules> sitting)
        : requests_(requests), sitting_(std::move(sitting)), odds_(odds::ceelo_bet(ceelo().rules())) {}

    void play() {
        welcome();
        if (!requests_.continued) report(ceelo().journal().back().step.facts);
        for (int game = 1;; ++game) {
            if (!play_game()) return;
            sitting_.keep();
            if (sitting_.last_game(requests_.games)) return;
            report(sitting_.next_game()->facts);
        }
    }

 private:
    const Ceelo& ceelo() const { return sitting_.session(); }

    void welcome() const {
        for (std::size_t i = 0; i < ceelo().players().size(); ++i) {
            const auto& name = ceelo().players()[i];
            const auto* policy = players::find_ceelo_policy(name);
            sitting_.say("Player {}: {}\n", i + 1,
                         policy ? fmt::format("{}, {}", name, policy->in_words) : std::string{"you"});
        }
    }

    bool play_game() {  // false: the answers ended first
        while (!ceelo().over()) {
            if (ceelo().may_throw()) {
                report(sitting_.throw_dice()->facts);
                continue;
            }
            const auto event = decision();
            if (!event) return false;
            report(sitting_.submit(*event)->facts);
        }
        return true;
    }

    void report(const std::vector<ceelo::Fact>& facts) const {
        for (const auto& fact : facts) report_ceelo(sitting_.terminal().out, ceelo().rules(), fact);
    }

    std::optional<ceelo::Event> decision() {  // none: the input has ended
        const auto& state = ceelo().state();
        const auto* policy = players::find_ceelo_policy(ceelo().players()[ceelo::seat(state.turn)]);
        if (policy) return players::decision(*policy, {ceelo().rules(), state, odds_});
        const auto amount = ask();
        if (!amount) return {};
        if (state.phase == ceelo::Phase::Stake) return ceelo::Stake{*amount};
        return ceelo::Cover{*amount};
    }

    std::optional<int> ask() {
        const auto& state = ceelo().state();
        const int most = most_offered(state);
        const auto* what = state.phase == ceelo::Phase::Stake ? "how much do you stake" : "how much do you bet";
        const auto question = fmt::format("Player {}, {} (between 1 and {}): ", state.turn + 1, what, most);
        while (const auto answer = sitting_.ask(question))
            if (const auto amount = number_in(*answer, 1, most, "coins", sitting_.terminal().out)) return amount;
        end_of_input();
        return {};
    }

    void end_of_input() {
        std::string coins;
        for (int player = 0; player < ceelo().rules().players; ++player)
            coins += fmt::format("{}player {} has {}", player ? ", " : "", player + 1,
                                 ceelo::coins_text(worth(ceelo().state(), player)));
        sitting_.keep();
        sitting_.say("\nThe input has ended, and the game with it: {}.{}\n", coins, sitting_.kept_as("It is"));
    }

    const TextRequests& requests_;
    TextSitting<ceelo::Rules> sitting_;
    odds::CeeloBet odds_;
};

// What the call left open, asked of whoever is there to answer. False: the input has ended.
bool ask_open(const TableArguments& said, const Terminal& terminal, CeeloTable& table) {
    const bool somebody = humans(table.players) > 0;
    const bool players = said.players.empty() && !names_knob(said.rules, "players");
    const bool coins = somebody && !names_knob(said.rules, "coins");
    return (!players || ask_knob(terminal, table.rules, "players", "Number of players")) &&
           (!coins || ask_knob(terminal, table.rules, "coins", "Number of coins per player"));
}

}  // namespace

void play_ceelo_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const Terminal terminal{in, out, err, requests.echo};
    if (requests.continued) return CeeloText{requests, TextSitting<ceelo::Rules>::continued(requests, terminal)}.play();
    CeeloTable table = ceelo_table(requests.table, ceelo_company);
    auto setup = setup_of(requests, table.rules, {}, dice_for(requests, ceelo::Rules::game));
    if (!ask_open(requests.table, terminal, table)) return print(out, "\nThe input has ended before the game began.\n");
    if (requests.table.players.empty())
        table.players = session::fitted(ceelo_company, static_cast<std::size_t>(table.rules.players));
    setup.rules = table.rules;
    setup.players = seated(table.players, requests.seat);
    CeeloText{requests, {std::move(setup), requests, terminal}}.play();
}

}  // namespace boxcars::console
