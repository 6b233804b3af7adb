#include "base/words.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace boxcars {
namespace {

std::size_t edits(std::string_view from, std::string_view to) {  // Levenshtein's distance, one row at a time
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> known) {
    const auto nearest = std::ranges::min_element(known, {}, [&](const auto& k) { return edits(word, k); });
    if (nearest == known.end() || edits(word, *nearest) > std::max<std::size_t>(2, word.size() / 3)) return {};
    return *nearest;
}

std::string one_of(std::span<const std::string> words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += words[i];
    }
    return list;
}

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

std::optional<int> whole_number(std::string_view text, int least, int most) {
    const auto number = whole_number(text);
    if (!number || *number < least || *number > most) return {};
    return static_cast<int>(*number);
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (;;) {
        const auto space = text.find(' ');
        words.push_back(text.substr(0, space));
        if (space == std::string_view::npos) return words;
        text.remove_prefix(space + 1);
    }
}

}  // namespace boxcars
