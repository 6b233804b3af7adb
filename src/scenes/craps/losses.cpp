#include "scenes/craps/losses.h"

#include "base/article.h"
#include "scenes/craps/receipt.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace boxcars::scenes {
namespace {

using namespace craps;

constexpr const char* seven_first = "the 7 came first";

std::string with_article(int total) { return fmt::format("{} {}", article(total), total); }

// Of bets that win with a number of theirs, and lose with the seven.
bool waits_for_number(Kind kind) {
    return kind == Kind::PassOdds || kind == Kind::ComeOn || kind == Kind::ComeOdds || kind == Kind::Place ||
           kind == Kind::Buy || kind == Kind::Put || kind == Kind::PutOdds || kind == Kind::Big;
}

std::string why(Spot spot, const Threw& dice) {
    const int total = dice.first + dice.second;
    const auto before_seven = [](int number) { return fmt::format("the {} came before a 7", number); };
    switch (spot.kind) {
        case Kind::Pass:
            return dice.point == 0 ? with_article(total) + " loses on the come-out" : seven_first;
        case Kind::Come:
            return with_article(total) + " loses a new come bet";
        case Kind::DontPass:
            return dice.point == 0 ? with_article(total) + " on the come-out wins for the pass line"
                                   : before_seven(dice.point);
        case Kind::DontCome:
            return with_article(total) + " wins for a new come bet";
        case Kind::DontPassOdds:
            return before_seven(dice.point);
        case Kind::DontComeOn:
        case Kind::DontComeOdds:
        case Kind::PlaceToLose:
        case Kind::Lay:
            return before_seven(spot.number);
        case Kind::Hard:
            return total == 7 ? seven_first : fmt::format("the {} came the easy way", spot.number);
        case Kind::Small:
        case Kind::Tall:
        case Kind::All:
        case Kind::Fire:
            return "a 7 ended it";
        case Kind::Hop:
            return fmt::format("{} and {} are not its dice", dice.first, dice.second);
        default:
            break;
    }
    return waits_for_number(spot.kind) ? seven_first : with_article(total) + " is none of its numbers";
}

struct LostFor {  // the bets that one reason took
    std::string why;
    std::vector<std::string> bets;
};

std::string in_a_row(const std::vector<std::string>& bets) {
    constexpr std::size_t few = 3;
    if (bets.size() > few) return fmt::format("{} bets", bets.size());
    std::string words;
    for (std::size_t nth = 0; nth < bets.size(); ++nth)
        words += (nth == 0 ? "" : nth + 1 == bets.size() ? " and " : ", ") + bets[nth];
    return words;
}

}  // namespace

std::string losses_in_words(std::span<const Fact> facts) {
    const Threw* dice = nullptr;
    std::vector<LostFor> all;
    for (const Fact& fact : facts) {
        if (const auto* threw = std::get_if<Threw>(&fact)) dice = threw;
        const auto* lost = std::get_if<Lost>(&fact);
        if (!lost || !dice) continue;
        const std::string reason = why(lost->spot, *dice);
        const auto same = std::ranges::find(all, reason, &LostFor::why);
        LostFor& group = same != all.end() ? *same : all.emplace_back(LostFor{reason, {}});
        group.bets.push_back(spot_words(lost->spot));
    }
    std::string words;
    for (const LostFor& group : all)
        words += fmt::format("{}{} lost: {}.", words.empty() ? "" : " ", in_a_row(group.bets), group.why);
    return words;
}

}  // namespace boxcars::scenes
