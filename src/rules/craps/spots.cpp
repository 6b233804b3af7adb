#include "rules/craps/spots.h"

#include "base/numbers.h"
#include "base/words.h"
#include "rules/craps/bets.h"

namespace boxcars::craps {
namespace {

constexpr int last_kind = ordinal(Kind::Fire);

bool is_number(Kind kind, int number) {  // whether any sheet has the kind with this number
    const Rules widest{.crapless = true};
    for (const Rules& rules : {Rules{}, widest})
        for (const int known : numbers(rules, kind))
            if (known == number) return true;
    return false;
}

std::string digits(Kind kind, int number) {
    if (kind != Kind::Hop) return std::to_string(number);
    return std::to_string(number / 10) + "_" + std::to_string(number % 10);
}

}  // namespace

std::string to_text(const Spot& spot) {
    std::string name{row(spot.kind).name};
    return spot.number == 0 ? name : name + "_" + digits(spot.kind, spot.number);
}

std::optional<Spot> spot_from(std::string_view text) {
    for (int k = 0; k <= last_kind; ++k) {
        const Kind kind = static_cast<Kind>(k);
        const std::string_view name = row(kind).name;
        if (text == name && is_number(kind, 0)) return Spot{kind, 0};
        if (text.size() <= name.size() + 1 || !text.starts_with(name) || text[name.size()] != '_') continue;
        std::string rest{text.substr(name.size() + 1)};
        if (kind == Kind::Hop && rest.size() == 3 && rest[1] == '_') rest.erase(1, 1);
        const auto number = whole_number(rest, 2, 66);
        if (!number || !is_number(kind, *number)) continue;
        const Spot spot{kind, *number};
        if (to_text(spot) == text) return spot;
    }
    return {};
}

std::vector<Spot> spots(const Rules& rules) {
    std::vector<Spot> all;
    for (int k = 0; k <= last_kind; ++k)
        for (const int number : numbers(rules, static_cast<Kind>(k))) all.push_back({static_cast<Kind>(k), number});
    return all;
}

}  // namespace boxcars::craps
