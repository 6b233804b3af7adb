#include "ui/craps/panels.h"

#include "odds/goal/craps.h"

#include <cctype>

namespace boxcars::ui {
namespace {

using namespace craps;

std::string number_words(const Spot& spot) {
    const int n = spot.number;
    if (spot.kind == Kind::Hop) return fmt::format("{}-{}", n / 10, n % 10);
    if (spot.kind == Kind::HornHigh) return n == 2 ? "aces" : n == 3 ? "ace-deuce" : n == 11 ? "yo" : "twelve";
    return box_words(n);
}

}  // namespace

std::string box_words(int number) { return number == 6 ? "SIX" : number == 9 ? "NINE" : std::to_string(number); }

std::string spot_words(const Spot& spot) {
    using enum Kind;
    using Pattern = std::pair<Kind, std::string_view>;
    // The names that are not the spot's plain name. "{}" stands for the number.
    constexpr Pattern patterns[] = {{Pass, "Pass line"},
                                    {PassOdds, "Odds on pass"},
                                    {DontPassOdds, "Odds on don't pass"},
                                    {ComeOn, "Come on {}"},
                                    {ComeOdds, "Odds on come {}"},
                                    {DontComeOn, "Don't come on {}"},
                                    {Place, "Place {}"},
                                    {PlaceToLose, "Place {} to lose"},
                                    {DontComeOdds, "Odds on don't come {}"},
                                    {Buy, "Buy {}"},
                                    {Lay, "Lay {}"},
                                    {Put, "Put {}"},
                                    {PutOdds, "Odds on put {}"},
                                    {HiLo, "Hi-lo"},
                                    {Hop, "Hop {}"},
                                    {CAndE, "C and E"},
                                    {HornHigh, "Horn high {}"},
                                    {Fire, "Fire bet"}};
    const auto found = std::ranges::find(patterns, spot.kind, &Pattern::first);
    if (found == std::end(patterns)) return capitalised(odds::plain_name(spot));
    return fmt::format(fmt::runtime(found->second), number_words(spot));
}

std::string bet_words(std::string_view bet) {
    if (const auto spot = spot_from(bet)) return spot_words(*spot);
    for (const auto& [name, words] : {std::pair{"pass_with_odds", "Pass with odds"},
                                      {"dont_pass_with_odds", "Don't pass with odds"},
                                      {"hop_easy", "Hop, two faces"},
                                      {"hop_hard", "Hop, a pair"}})
        if (bet == name) return words;
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
        const std::size_t name = std::min(line.size(), line.find_first_not_of(of_a_name));
        std::string text{line.substr(0, std::max<std::size_t>(1, name))};
        line.remove_prefix(text.size());
        if (text.find('_') != std::string::npos) {
            text = bet_words(text);
            text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
            std::ranges::replace(text, '_', ' ');
        }
        words += text;
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
    return edge <= low_edge ? "low" : edge <= medium_edge ? "medium" : "high";
}

}  // namespace boxcars::ui
