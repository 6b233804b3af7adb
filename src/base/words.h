// Helpers for sentences: the nearest known word to a mistyped one, lists, whole numbers read strictly.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars {

// The known word with the fewest single-letter edits from `word`, if at most a third of its letters (at least 2)
// differ.
std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> known);

// "a", "a or b", "a, b or c"
std::string one_of(std::span<const std::string> words);

// The whole text as a decimal number, with an optional minus sign; nothing else around it.
std::optional<std::int64_t> whole_number(std::string_view text);
std::optional<int> whole_number(std::string_view text, int least, int most);  // nothing outside that range either

std::vector<std::string_view> words_of(std::string_view text);  // taken apart at single spaces; "" is one empty word

}  // namespace boxcars
