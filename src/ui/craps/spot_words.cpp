#include "ui/craps/spot_words.h"

#include "base/words.h"
#include "odds/goal/craps.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace boxcars::ui {
namespace {

using namespace craps;

std::string horn_high(int number) {
    return number == 2 ? "aces" : number == 3 ? "ace-deuce" : number == 11 ? "yo" : "twelve";
}

std::string words_with_number(Kind kind, int n) {
    // clang-format off
    switch (kind) {
        case Kind::ComeOn: return "Come on " + box_words(n);
        case Kind::DontComeOn: return "Don't come on " + box_words(n);
        case Kind::ComeOdds: return "Odds on come " + box_words(n);
        case Kind::DontComeOdds: return "Odds on don't come " + box_words(n);
        case Kind::Place: return "Place " + box_words(n);
        case Kind::PlaceToLose: return "Place " + box_words(n) + " to lose";
        case Kind::Buy: return "Buy " + box_words(n);
        case Kind::Lay: return "Lay " + box_words(n);
        case Kind::Put: return "Put " + box_words(n);
        case Kind::PutOdds: return "Odds on put " + box_words(n);
        case Kind::Hop: return "Hop " + std::to_string(n / 10) + "-" + std::to_string(n % 10);
        case Kind::HornHigh: return "Horn high " + horn_high(n);
        default: return {};
    }
    // clang-format on
}

std::string words_alone(const Spot& spot) {
    // clang-format off
    switch (spot.kind) {
        case Kind::Pass: return "Pass line";
        case Kind::PassOdds: return "Odds on pass";
        case Kind::DontPassOdds: return "Odds on don't pass";
        case Kind::HiLo: return "Hi-lo";
        case Kind::CAndE: return "C and E";
        case Kind::Fire: return "Fire bet";
        default: return capitalised(odds::plain_name(spot));
    }
    // clang-format on
}

}  // namespace

std::string box_words(int number) { return number == 6 ? "SIX" : number == 9 ? "NINE" : std::to_string(number); }

std::string spot_words(const Spot& spot) {
    const std::string words = words_with_number(spot.kind, spot.number);
    return words.empty() ? words_alone(spot) : words;
}

std::string bet_words(std::string_view bet) {
    if (const auto spot = spot_from(bet)) return spot_words(*spot);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> whole{
        {{"pass_with_odds", "Pass with odds"},
         {"dont_pass_with_odds", "Don't pass with odds"},
         {"hop_easy", "Hop, two faces"},
         {"hop_hard", "Hop, a pair"}}};
    for (const auto& [name, words] : whole)
        if (bet == name) return std::string{words};
    constexpr std::string_view take = "take_odds_", lay = "lay_odds_", line = "pass_odds_";
    if (bet.starts_with(take)) return "Odds on " + std::string{bet.substr(take.size())};
    if (bet.starts_with(lay)) return "Lay odds on " + std::string{bet.substr(lay.size())};
    if (const auto at = bet.find(line); at != std::string_view::npos)
        return bet_words(bet.substr(0, at + line.size() - 1)) + " " + std::string{bet.substr(at + line.size())};
    return std::string{bet};
}

std::string with_bets_in_words(std::string_view line) {
    constexpr std::string_view of_a_name = "abcdefghijklmnopqrstuvwxyz0123456789_";
    std::string words;
    while (!line.empty()) {
        const std::size_t length = std::min(line.size(), line.find_first_not_of(of_a_name));
        const std::string_view name = line.substr(0, length);
        std::string text{name};
        if (name.find('_') != std::string_view::npos) {
            text = bet_words(name);
            text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
            std::ranges::replace(text, '_', ' ');
        }
        words += length > 0 ? text : std::string{line.substr(0, 1)};
        line.remove_prefix(std::max<std::size_t>(1, length));
    }
    return words;
}

std::vector<Spot> spots_named(std::string words, std::span<const Spot> among) {
    const auto small = [](std::string name) {
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return c == '_' ? ' ' : std::tolower(c); });
        return name.starts_with("dont ") ? "don't " + name.substr(5) : name;
    };
    std::vector<std::pair<std::string, Spot>> names;
    for (const Spot& spot : among)
        for (const std::string& name : {spot_words(spot), to_text(spot)}) names.emplace_back(small(name), spot);
    std::ranges::stable_sort(names, std::ranges::greater{}, [](const auto& name) { return name.first.size(); });
    words = ". " + small(std::move(words)) + ".";
    std::vector<Spot> named;
    for (const auto& [name, spot] : names)  // a longer name may contain a shorter one
        for (const std::string_view before : {". ", " on ", " off ", " the "})
            for (const std::string_view after : {" ", ".", ","})
                if (const auto at = words.find(std::string{before}.append(name).append(after)); at != words.npos) {
                    words.replace(at + before.size(), name.size(), name.size(), '-');
                    if (std::ranges::count(named, spot) == 0) named.push_back(spot);
                }
    return named;
}

std::string_view edge_word(double edge) {
    if (edge < 0) return "yours";
    if (edge == 0) return "none";
    return edge <= 0.02 ? "low" : edge <= 0.05 ? "medium" : "high";
}

}  // namespace boxcars::ui
