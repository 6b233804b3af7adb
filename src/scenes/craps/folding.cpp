#include "scenes/craps/folding.h"

#include "rules/craps/bets.h"
#include "scenes/craps/layout.h"

namespace boxcars::scenes {
namespace {

using craps::Kind, craps::Spot;
using platform::FeltBets;

// With how few one can play: the line and its odds, a number of one's own, the next throw.
bool among_first(Kind kind) {
    switch (kind) {
        case Kind::Pass:
        case Kind::DontPass:
        case Kind::PassOdds:
        case Kind::Place:
        case Kind::Field:
            return true;
        default:
            return false;
    }
}

bool among_more(Kind kind) {
    switch (kind) {
        case Kind::Come:
        case Kind::DontCome:
        case Kind::Buy:
        case Kind::Big:
        case Kind::CAndE:
            return true;
        default:
            return among_first(kind) || leaf_of(kind) == CrapsLeaf::Props;
    }
}

bool asked_for(Kind kind, FeltBets asked) {
    return asked == FeltBets::All || (asked == FeltBets::More ? among_more(kind) : among_first(kind));
}

// A bet is seen with the odds behind it, odds with their bet, and of the centre box a whole side.
bool seen_with(Spot spot, Spot down) {
    const auto leaf = leaf_of(spot.kind);
    return spot == down || craps::base_of(down) == spot || craps::odds_behind(down) == spot ||
           (leaf && leaf == leaf_of(down.kind));
}

}  // namespace

std::vector<Spot> open_spots(const craps::Rules& sheet, FeltBets asked, std::span<const Spot> down) {
    std::vector<Spot> open = craps::spots(sheet);
    std::erase_if(open, [&](const Spot spot) {
        return !asked_for(spot.kind, asked) &&
               std::ranges::none_of(down, [&](const Spot chips) { return seen_with(spot, chips); });
    });
    return open;
}

FeltBets after(FeltBets now) {
    return now == FeltBets::First ? FeltBets::More : now == FeltBets::More ? FeltBets::All : FeltBets::First;
}

std::string name_of_step(FeltBets asked) {
    constexpr const char* names[] = {"FIRST BETS", "MORE BETS", "ALL BETS"};
    return names[static_cast<std::size_t>(asked)];
}

std::string told(FeltBets asked) {
    constexpr const char* sentences[] = {
        "The first bets: the line and its odds, a number of your own, the field. What has chips stays in sight.",
        "More bets: come, buy, big 6 and 8, hardways and propositions.",
        "All bets: to lay, to put, to lose, hops and the bonus bets, too."};
    return sentences[static_cast<std::size_t>(asked)];
}

}  // namespace boxcars::scenes
