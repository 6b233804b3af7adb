#include "rules/craps/facts.h"

#include "base/overloaded.h"

namespace boxcars::craps {
namespace {

std::string with_vig(Cents vig) { return vig == 0 ? "" : ", vig " + money_text(vig); }

std::string call_text(Call call) { return call == Call::On ? "on" : call == Call::Off ? "off" : "by rule"; }

}  // namespace

Cents to_bankroll(const Fact& fact) {
    return std::visit(Overloaded{[](const ChipsPlaced& f) { return -f.amount - f.vig; },
                                 [](const ChipsTaken& f) { return f.amount + f.vig; },
                                 [](const Won& f) { return f.won + (f.stays ? 0 : f.stake); },
                                 [](const Pushed& f) { return f.stake; }, [](const auto&) { return Cents{0}; }},
                      fact);
}

std::string to_text(const Fact& fact) {
    return std::visit(
        Overloaded{
            [](const ChipsPlaced& f) { return money_text(f.amount) + " on " + to_text(f.spot) + with_vig(f.vig); },
            [](const ChipsTaken& f) { return money_text(f.amount) + " off " + to_text(f.spot) + with_vig(f.vig); },
            [](const Called& f) { return to_text(f.spot) + " works " + call_text(f.call); },
            [](const Threw& f) {
                return std::to_string(f.first) + " and " + std::to_string(f.second) + ": " +
                       std::to_string(f.first + f.second);
            },
            [](const PointSet& f) { return "the point is " + std::to_string(f.point); },
            [](const PointMade& f) { return "the point " + std::to_string(f.point) + " is made"; },
            [](const SevenOut&) { return std::string{"seven out"}; },
            [](const Won& f) {
                return to_text(f.spot) + " wins " + money_text(f.won) + " on " + money_text(f.stake) + with_vig(f.vig) +
                       (f.stays ? ", stays down" : "");
            },
            [](const Lost& f) { return to_text(f.spot) + " loses " + money_text(f.stake) + with_vig(f.vig); },
            [](const Pushed& f) { return to_text(f.spot) + " is returned, " + money_text(f.stake); },
            [](const Moved& f) {
                return money_text(f.stake) + " goes from " + to_text(f.from) + " to " + to_text(f.to);
            }},
        fact);
}

}  // namespace boxcars::craps
