#include "rules/knobs.h"

namespace boxcars::rules {
namespace {

bool letters_alone(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

std::optional<int> word_meant(std::span<const std::string_view> words, bool yes_no, std::string_view text) {
    if (yes_no && (text == "true" || text == "yes")) return 1;
    if (yes_no && (text == "false" || text == "no")) return 0;
    const bool number = whole_number(text).has_value();
    for (int place = 0; place < how_many(words); ++place) {
        const std::string_view word = words[nth(place)];
        if (word == text) return place;
        if (number && word.starts_with(text) && letters_alone(word.substr(text.size()))) return place;
    }
    return {};
}

std::string no_such_knob(std::string_view game, std::string_view name, std::span<const std::string> known) {
    const auto meant = nearest_word(name, known);
    return std::string{game} + " has no knob '" + std::string{name} + "'" +
           (meant ? "; did you mean '" + *meant + "'?" : "; its knobs are " + one_of(known) + ".");
}

}  // namespace boxcars::rules
