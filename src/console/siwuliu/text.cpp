// Sì-wŭ-liù in text, with the written example's prompts. The end of a prompt's line is the player's own Enter: a
// terminal shows it, a pipe does not (see TextWishes::echo). Whom the sheet favours is said after the example's last
// line, and whenever a question is answered with help.
#include "chance/entropy.h"
#include "console/keeper.h"
#include "console/print.h"
#include "console/seats.h"
#include "console/siwuliu/commands.h"
#include "console/siwuliu/report.h"
#include "session/siwuliu/records.h"

#include <istream>

namespace boxcars::console {
namespace {

using Siwuliu = session::Session<siwuliu::Rules>;
using siwuliu::Phase;

std::optional<bool> yes_or_no(std::string answer) {
    for (char& letter : answer)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    if (answer == "y" || answer == "yes") return true;
    if (answer == "n" || answer == "no") return false;
    return {};
}

class TextTable {
 public:
    TextTable(const TextRequests& requests, Siwuliu table, std::istream& in, std::ostream& out, std::ostream& err)
        : requests_(requests),
          table_(std::move(table)),
          keeper_(requests.data_dir, table_, err),
          in_(in),
          out_(out),
          err_(err) {}

    void play() {
        print(out_, "The starting bank is {}\nPlayer starting balance is {}\n", money_text(state().bank),
              money_text(state().balance));
        for (int round = 0; round < requests_.games && !table_.over(); ++round) {
            const Bets bets = take_bets();
            if (bets == Bets::InputEnded) return end_of_input();
            if (bets == Bets::None) break;
            while (state().phase != Phase::Betting) report(*throw_dice());
        }
        keeper_.keep(table_);
        print(out_, "{}", session::siwuliu_record(state().bank, state().balance));
        if (record()) print(out_, "{}\n", siwuliu_favours(table_.rules()));
    }

 private:
    enum class Bets { Down, None, InputEnded };
    using Answer = session::Answer<siwuliu::Rules>;

    const siwuliu::State& state() const { return table_.state(); }

    Bets take_bets() {
        while (state().phase == Phase::Betting) {
            print(out_, "The bank is: {}\nThe current uncovered amount is: {}\nPlayer current balance is: {}\n",
                  money_text(state().bank), money_text(uncovered(state())), money_text(state().balance));
            const auto wants = ask_yes_or_no("Would you like to make a bet? [Y/N]: ");
            if (!wants) return Bets::InputEnded;
            if (!*wants && state().bet == 0) return Bets::None;
            if (!*wants)
                report(*table_.submit(siwuliu::Stop{}));
            else if (!place_bet())
                return Bets::InputEnded;
        }
        return Bets::Down;
    }

    bool place_bet() {  // false: the input has ended
        for (;;) {
            const auto answer = ask(fmt::format("You can bet up to {}: ", money_text(offer(state()).most)));
            if (!answer) return false;
            const auto amount = money_from(*answer);
            if (!amount) {
                print(out_, "A bet is dollars and cents, such as 25 or 12.50, not '{}'.\n", answer->substr(0, 20));
                continue;
            }
            if (const auto placed = table_.submit(siwuliu::Bet{*amount})) {
                report(*placed);
                return true;
            } else {
                print(out_, "{}\n", placed.refused);
            }
        }
    }

    bool record() {  // false: the input has ended
        const auto wanted = ask_yes_or_no("Would you like to record this result? [Y/N]: ");
        if (!wanted) print(out_, "\nThe input has ended: this result is not recorded.{}\n", where_kept());
        if (!wanted || !*wanted) return wanted.has_value();
        try {
            if (requests_.data_dir.empty()) throw Error("There is no data folder: name one with --data-dir.");
            session::record_siwuliu(requests_.data_dir, state().bank, state().balance);
            print(out_, "Session recorded.\n");
        } catch (const Error& trouble) {
            print(err_, "boxcars: This result is not recorded. {}\n", trouble.what());
        }
        return true;
    }

    std::optional<bool> ask_yes_or_no(std::string_view question) {  // none: the input has ended
        for (;;) {
            const auto answer = ask(question);
            if (!answer) return {};
            if (const auto request = yes_or_no(*answer)) return request;
            if (*answer == "help")
                print(out_, "{}\n", siwuliu_favours(table_.rules()));
            else
                print(out_, "Please answer Y or N, not '{}'.\n", answer->substr(0, 20));
        }
    }

    std::optional<std::string> ask(std::string_view question) {
        keeper_.keep(table_);  // before it is shown
        print(out_, "{}", question);
        out_.flush();
        std::string answer;
        if (!std::getline(in_, answer)) return {};
        if (answer.ends_with('\r')) answer.pop_back();  // a file written on another system
        if (requests_.echo) print(out_, "{}\n", answer);
        return answer;
    }

    Answer throw_dice() {
        try {
            return table_.throw_dice();
        } catch (const Error&) {  // given dice have run out: what was played is kept
            keeper_.keep(table_);
            throw;
        }
    }

    void report(const siwuliu::Step& step) const { report_siwuliu(out_, step.facts, step.next.balance); }

    void end_of_input() {
        const bool kept = keeper_.keep(table_);
        print(out_, "\nThe input has ended, and the game with it: the bank holds {}, you have {}{}.{}\n",
              money_text(state().bank), money_text(state().balance),
              state().bet ? fmt::format(" and {} bet", money_text(state().bet)) : "", kept ? where_kept() : "");
    }

    std::string where_kept() const {
        return keeper_.id().empty() ? "" : fmt::format(" The game is kept as sitting {}.", keeper_.id());
    }

    const TextRequests& requests_;
    Siwuliu table_;
    Keeper<siwuliu::Rules> keeper_;
    std::istream& in_;
    std::ostream& out_;
    std::ostream& err_;
};

}  // namespace

CheckedTable check_siwuliu_table(const TableRequests& requests) {
    auto rules = rules_from<siwuliu::Rules>(requests.rules);
    checked(rules);
    if (!requests.players.empty() && requests.players != human)
        throw Error(fmt::format("At siwuliu one human plays against the house; --players takes human, not '{}'.",
                                requests.players));
    return {nlohmann::json(session::rules_json(rules)), {std::string{human}}};
}

void play_siwuliu_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const auto players = check_siwuliu_table(requests.table).players;
    if (requests.seat)
        throw Error("--seat is for games with several players: at siwuliu you sit alone against the bank.");
    const std::uint64_t seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    std::optional<session::GivenDice> dice;
    if (requests.dice) dice = session::GivenDice::from_file(*requests.dice);
    auto rules = rules_from<siwuliu::Rules>(requests.table.rules);
    Siwuliu table{{rules, seed, players, {}, std::move(dice)}};
    TextTable{requests, std::move(table), in, out, err}.play();
}

}  // namespace boxcars::console
