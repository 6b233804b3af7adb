// Helpers for sentences: the nearest known word to a mistyped one, lists, capitals, strictly parsed whole numbers, and
// escaping of text from files or options before a terminal shows it.
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars {

// The known word that is fewest single-letter edits away. Empty: it takes more than 2, and more than a third of `word`.
std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> known);

// "a", "a and b", "a, b and c"; `last` joins the last two.
std::string word_list(std::span<const std::string> words, std::string_view last = "and");
inline std::string one_of(std::span<const std::string> words) { return word_list(words, "or"); }

std::vector<std::string> names_of(const auto& all) {  // of things that have a name
    std::vector<std::string> names;
    for (const auto& one : all) names.emplace_back(one.name);
    return names;
}

// Reads the whole text as a decimal number with an optional minus sign. Empty if the text holds anything else, too.
std::optional<std::int64_t> whole_number(std::string_view text);
std::optional<int> whole_number(std::string_view text, int least, int most);  // also empty outside that range

bool is_utf8(std::string_view text);

// The text with everything that could control a terminal escaped as "\x1b" or "\u{202e}": control bytes, bytes that are
// not UTF-8, and marks that change the direction of writing. Letters of any language stay as they are.
enum class LineEnds { Escape, Keep };
std::string printable(std::string_view text, LineEnds line_ends = LineEnds::Escape);

// Makes a sentence printable and short enough to read, however long a name in it is. If it is then longer than
// `most_letters` bytes, keeps its beginning and its end with "[...]" between them.
std::string readable(std::string_view sentence, std::size_t most_letters = 1200);

std::vector<std::string_view> words_of(std::string_view text, char between = ' ');  // split at single spaces

std::string grouped(std::string digits);  // "505,000"
inline std::string grouped(std::integral auto number) { return grouped(std::to_string(number)); }

// Only English letters and the ì, ŭ and ù of "sì-wŭ-liù" are changed.
std::string in_capitals(std::string_view words);  // "PASS LINE"
std::string capitalised(std::string_view words);  // "Pass line"

// The article that English puts before a whole number: "a 7", "an 8", "an 11", "an 80".
constexpr std::string_view article(int number) {  // number is 0 to 999
    const int leading = number >= 100 ? number / 100 : number >= 20 ? number / 10 : number;
    return leading == 8 || number == 11 || number == 18 ? "an" : "a";
}

}  // namespace boxcars
