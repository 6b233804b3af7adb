#include "console/siwuliu/report.h"
#include "console/print.h"

namespace boxcars::console {
namespace {

using namespace siwuliu;
using ceelo_dice::Reading;

const char* name(Who who) { return who == Who::Banker ? "Banker" : "Player"; }
const char* small_name(Who who) { return who == Who::Banker ? "banker" : "player"; }

std::string all_there_is(Cents paid, Cents owed, const char* holder) {
    return paid == owed ? "" : fmt::format(", all that the {} holds of the {} owed", holder, money_text(owed));
}

struct SiwuliuReporter {
    std::ostream& out;
    const Cents balance;
    Reading reading{};  // of the step's throw

    void operator()(const BetPlaced&) const { print(out, "Your new balance is: {}\n", money_text(balance)); }
    void operator()(const BetsClosed&) const {}  // the dice say it
    void operator()(const Threw& threw) {
        reading = threw.reading;
        print(out, "{} rolls the dice.\nThe {}'s roll is: {} {} and {}\n", name(threw.who), small_name(threw.who),
              threw.faces[0], threw.faces[1], threw.faces[2]);
    }
    void operator()(const HasPoint& has) const {
        print(out, "The {}'s point is: {}\n", small_name(has.who), has.point);
    }
    void operator()(const RollsAgain& again) const {
        if (again.tied)
            print(out, "The points are tied.\n");
        else if (reading.point != 0)
            print(out, "A {} beside a pair is no point at this table.\n", reading.point);
    }
    void operator()(const Won& won) const {
        print(out, "{}. Player wins {}{}\n", why(won.by, Who::Player), money_text(won.won),
              all_there_is(won.won, won.owed, "bank"));
    }
    void operator()(const Lost& lost) const {
        print(out, "{}. Player loses {}{}\n", why(lost.by, Who::Banker), money_text(lost.bet + lost.more),
              all_there_is(lost.bet + lost.more, lost.bet + lost.owed, "player"));
    }
    void operator()(const Pushed& pushed) const {
        print(out, "{}. Player takes back {}\n", why(pushed.by, Who::Player), money_text(pushed.bet));
    }
    void operator()(const RoundEnded&) const {}

    std::string why(By by, Who winner) const {
        switch (by) {
            case By::BankersDice:
                return "Banker has " + dice();
            case By::PlayersDice:
                return "Player has " + dice();
            case By::Points:
                return fmt::format("{} has a higher point", name(winner));
            case By::Tie:
                break;
        }
        return "The points are tied";
    }
    std::string dice() const {  // as they decide by themselves
        if (reading.point == 0) return to_text(reading);
        return fmt::format("a pair of {}s and a {}", reading.of, reading.point);
    }
};

}  // namespace

void report_siwuliu(std::ostream& out, std::span<const Fact> facts, Cents balance) {
    SiwuliuReporter reporter{out, balance};
    for (const Fact& fact : facts) std::visit(reporter, fact);
}

}  // namespace boxcars::console
