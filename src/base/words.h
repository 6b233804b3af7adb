// Helpers for sentences: the nearest known word to a mistyped one, lists, whole numbers read strictly; and what makes
// text from a file or an option fit to be shown on a terminal.
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

// The text with everything in it that could steer a terminal written out, "\x1b" or "\u{202e}": control bytes, bytes
// that are not UTF-8, and signs that turn the direction of writing. Letters of any language stay as they are.
enum class LineEnds { Escape, Keep };
std::string printable(std::string_view text, LineEnds line_ends = LineEnds::Escape);

// A sentence somebody can read to its end, however long a name in it is: printable, and of one that is then longer than
// `most_letters` bytes the beginning and the end, with "[...]" between.
std::string readable(std::string_view sentence, std::size_t most_letters = 1200);

std::vector<std::string_view> words_of(std::string_view text);  // taken apart at single spaces; "" is one empty word

}  // namespace boxcars
