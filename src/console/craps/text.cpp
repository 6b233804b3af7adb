// Craps in text: the same table as the felt, in words. The end of a prompt's line is the player's own Enter: a terminal
// shows it, a pipe does not (see TextWishes::echo).
#include "chance/entropy.h"
#include "console/craps/command_parser.h"
#include "console/craps/commands.h"
#include "console/craps/report.h"
#include "console/craps/seats.h"
#include "console/keeper.h"
#include "console/print.h"
#include "session/craps/requests.h"
#include "sim/craps/table.h"

#include <istream>

namespace boxcars::console {
namespace {

using Craps = session::Session<craps::Rules>;
using What = CrapsSaid::What;

Cents worth(const craps::State& state) { return state.bankroll + on_table(state); }

struct Other {  // sits along, on the same dice
    players::CrapsStrategy strategy;
    craps::State state;
};

class TextTable {
 public:
    TextTable(const TextRequests& requests, const CrapsTable& table, Craps craps, std::istream& in, std::ostream& out,
              std::ostream& err)
        : requests_(requests), craps_(std::move(craps)), keeper_(requests.data_dir, craps_, err), in_(in), out_(out) {
        for (const auto& strategy : table.strategies) others_.push_back({strategy, opening(table.rules)});
    }

    void play() {
        welcome();
        while (const auto line = ask()) {
            const auto heard = hear_craps(craps_.rules(), craps_.state(), *line);
            if (!heard.said)
                print(out_, "{}\n", heard.wrong);
            else if (heard.said->what == What::Quit)
                return leave("You leave with");
            else
                act(*heard.said);
            if (craps_.over() && !sit_down_again()) return;
        }
        print(out_, "\n");
        leave("The input has ended, and the game with it: you have");
    }

 private:
    void welcome() const {
        const auto& rules = craps_.rules();
        print(out_, "A {}craps table, {} to {} a bet. You have {}.\n", rules.crapless ? "crapless " : "",
              money_text(rules.minimum * dollar), money_text(rules.maximum * dollar),
              money_text(craps_.state().bankroll));
        for (const auto& other : others_)
            print(out_, "With you: {}, {}.\n", other.strategy.name, other.strategy.in_words);
        print(out_, "Bet with 'pass 10', enter nothing to roll; 'help' tells the rest.\n");
    }

    std::optional<std::string> ask() {
        keep();  // before it is shown
        const auto& state = craps_.state();
        const Cents down = on_table(state);
        print(out_, "{}{}, {}> ", money_text(state.bankroll), down ? fmt::format(" and {} down", money_text(down)) : "",
              state.point ? fmt::format("point {}", state.point) : "come-out");
        out_.flush();
        std::string answer;
        if (!std::getline(in_, answer)) return {};
        if (answer.ends_with('\r')) answer.pop_back();  // a file written on another system
        if (requests_.echo) print(out_, "{}\n", answer);
        return answer;
    }

    bool keep() {  // only what is new
        if (kept_ == craps_.journal().size()) return !keeper_.id().empty();
        kept_ = craps_.journal().size();
        return keeper_.keep(craps_);
    }

    void act(const CrapsSaid& said) {
        const auto& rules = craps_.rules();
        const auto& state = craps_.state();
        switch (said.what) {
            case What::Roll:
                return roll();
            case What::Bet:
                return bet(said);
            case What::Take:
                return submit(craps::Take{said.spot, said.amount > 0 ? said.amount : staked(state, said.spot)});
            case What::Call:
                return submit(craps::CallIt{said.spot, said.call});
            case What::Again:
                return request(session::bet_again(rules, state, memory_.bets()));
            case What::Double:
                return request(session::bet_double(rules, state));
            case What::Clear:
                return request(session::take_all(rules, state));
            case What::Undo:
                return undo();
            case What::Offers:
                return report_offers(out_, rules, state, said.about);
            case What::Odds:
                return report_odds(out_, rules, state, said.spot);
            case What::Bets:
                return report_bets(out_, state);
            case What::Help:
                print(out_, "{}", craps_help());
                return;
            case What::Quit:
                return;
        }
    }

    void roll() {
        const craps::State before = craps_.state();
        const auto answer = throw_dice();
        if (!answer) return print(out_, "{}\n", answer.refused);
        const auto& facts = answer->facts;
        memory_.see(before, facts);
        report_throw(out_, facts, craps_.state().bankroll);
        const auto& faces = craps_.journal().back().faces;
        for (auto& [strategy, state] : others_) {
            if (over(craps_.rules(), state)) continue;
            const Cents had = worth(state);
            sim::play_throw(craps_.rules(), strategy.lines, state, faces[0], faces[1]);
            print(out_, "  {}: {}, {} in all\n", strategy.name, signed_money(worth(state) - had),
                  money_text(worth(state)));
        }
    }

    session::Answer<craps::Rules> throw_dice() {
        try {
            return craps_.throw_dice();
        } catch (const Error&) {  // given dice have run out: what was played is kept
            keep();
            throw;
        }
    }

    void bet(const CrapsSaid& said) {
        const auto offer = craps::offer(craps_.rules(), craps_.state(), said.spot);
        Cents amount = said.amount;
        if (amount == all_of_it) amount = snapped(craps_.rules(), craps_.state(), said.spot, offer.most);
        if (amount == 0 && offer.most > 0)
            return print(out_, "How much? {} takes {} to {} now.\n", to_text(said.spot), money_text(offer.least),
                         money_text(offer.most));
        submit(craps::Bet{said.spot, amount});
    }

    void submit(const craps::Event& event) {
        const auto answer = craps_.submit(event);
        if (!answer) return print(out_, "{}\n", answer.refused);
        for (const auto& fact : answer->facts) print(out_, "  {}\n", to_text(fact));
    }

    void request(const session::CrapsRequest& request) {
        if (request.events.empty()) print(out_, "{}\n", request.refused);
        for (const auto& event : request.events) submit(event);
    }

    void undo() {
        const auto answer = craps_.undo();
        if (!answer) return print(out_, "{}\n", answer.refused);
        print(out_, "  taken back\n");
    }

    bool sit_down_again() {
        if (craps_.game() >= requests_.games) {
            leave("The bankroll is gone: you have");
            return false;
        }
        craps_.next_game();
        memory_ = {};
        print(out_, "The bankroll is gone; you sit down with a new one of {}.\n", money_text(craps_.state().bankroll));
        return true;
    }

    void leave(std::string_view how) {
        const auto& state = craps_.state();
        const Cents down = on_table(state);
        const Cents brought = craps_.game() * craps_.rules().bankroll * dollar;
        const bool kept = keep();
        print(out_, "{} {}{}, {} since you sat down.{}\n", how, money_text(state.bankroll),
              down ? fmt::format(" and {} on the felt", money_text(down)) : "", signed_money(worth(state) - brought),
              kept ? fmt::format(" It is kept as sitting {}.", keeper_.id()) : "");
    }

    const TextRequests& requests_;
    Craps craps_;
    Keeper<craps::Rules> keeper_;
    std::istream& in_;
    std::ostream& out_;
    std::vector<Other> others_{};
    session::CrapsMemory memory_{};
    std::optional<std::size_t> kept_{};  // entries of the journal
};

}  // namespace

void play_craps_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const CrapsTable table = craps_table(requests.table);
    if (requests.seat) throw Error("--seat is for pig: at craps all play on the same dice.");
    const std::uint64_t seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    std::optional<session::GivenDice> dice;
    if (requests.dice) dice = session::GivenDice::from_file(*requests.dice);
    Craps craps{{table.rules, seed, table.players, {}, std::move(dice)}};
    TextTable{requests, table, std::move(craps), in, out, err}.play();
}

}  // namespace boxcars::console
