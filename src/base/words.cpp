#include "base/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <numeric>

namespace boxcars {
namespace {

char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

// Levenshtein's distance, one row at a time. A capital is no other letter.
std::size_t edits(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (small(from[i]) == small(to[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

struct Sign {  // one UTF-8 code point
    std::uint32_t code;
    std::size_t bytes;  // 0: not valid UTF-8
};

// Decodes by RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
Sign sign_at(std::string_view text) {
    const auto byte = [&](std::size_t at) -> std::uint32_t { return static_cast<unsigned char>(text[at]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes) return {lead, 0};
    std::uint32_t code = lead & (0x7fu >> bytes);
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xc0) != 0x80) return {lead, 0};
        code = code << 6 | (byte(at) & 0x3f);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (code < least[bytes] || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return {lead, 0};
    return {code, bytes};
}

bool steers(std::uint32_t code) {                           // controls terminals or hides text
    using Range = std::pair<std::uint32_t, std::uint32_t>;  // first and last
    constexpr Range all[] = {{0, 0x1f},        {0x7f, 0x9f},     {0xad, 0xad},      {0x61c, 0x61c},
                             {0x115f, 0x1160}, {0x180e, 0x180e}, {0x200b, 0x200b},  {0x200e, 0x200f},
                             {0x2028, 0x202e}, {0x2060, 0x206f}, {0x3164, 0x3164},  {0xfeff, 0xfeff},
                             {0xffa0, 0xffa0}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f}};
    return std::ranges::any_of(all, [&](const Range& range) { return code >= range.first && code <= range.second; });
}

std::string written_out(std::uint32_t code) {
    if (code == '\n') return "\\n";
    if (code == '\t') return "\\t";
    char text[16];
    std::snprintf(text, sizeof text, code > 0xff ? "\\u{%x}" : "\\x%02x", code);
    return text;
}

constexpr std::string_view gap = "[...]";

std::string beginning_and_end(std::string_view sentence, std::size_t most_bytes) {
    if (sentence.size() <= most_bytes) return printable(sentence);
    std::size_t head = most_bytes * 2 / 3, tail = sentence.size() - (most_bytes - head);
    const auto inside = [&](std::size_t at) { return (static_cast<unsigned char>(sentence[at]) & 0xc0) == 0x80; };
    // Do not cut inside a code point.
    while (head > 0 && inside(head)) --head;
    while (tail < sentence.size() && inside(tail)) ++tail;
    return printable(sentence.substr(0, head)).append(gap).append(printable(sentence.substr(tail)));
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t bytes = sign_at(text).bytes;
        if (bytes == 0) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> known) {
    std::optional<std::string> nearest;
    std::size_t fewest = std::max<std::size_t>(2, word.size() / 3) + 1;  // more edits are no suggestion
    for (const std::string& candidate : known) {
        // The edit distance is at least the difference in length, so a far longer word is skipped without comparing.
        if (std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size()) >= fewest) continue;
        if (const std::size_t wrong = edits(word, candidate); wrong < fewest) {
            fewest = wrong;
            nearest = candidate;
        }
    }
    return nearest;
}

std::string word_list(std::span<const std::string> words, std::string_view last) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " " + std::string{last} + " " : ", ";
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

std::string printable(std::string_view text, LineEnds line_ends) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const Sign sign = sign_at(text);
        const std::size_t bytes = std::max<std::size_t>(1, sign.bytes);
        const bool kept = line_ends == LineEnds::Keep && (sign.code == '\n' || sign.code == '\t');
        if (kept || (sign.bytes > 0 && !steers(sign.code)))
            shown += text.substr(0, bytes);
        else
            shown += written_out(sign.code);
        text.remove_prefix(bytes);
    }
    return shown;
}

std::string readable(std::string_view sentence, std::size_t most_letters) {
    std::string shown = beginning_and_end(sentence, most_letters);
    for (std::size_t bytes = most_letters; shown.size() > most_letters + gap.size() && bytes > 0;) {
        // Shortens further, because an escaped byte takes four bytes or more.
        bytes -= bytes / 8 + 1;
        shown = beginning_and_end(sentence, bytes);
    }
    return shown;
}

std::vector<std::string_view> words_of(std::string_view text, char between) {
    std::vector<std::string_view> words;
    for (;;) {
        const auto space = text.find(between);
        words.push_back(text.substr(0, space));
        if (space == std::string_view::npos) return words;
        text.remove_prefix(space + 1);
    }
}

std::string grouped(std::string digits) {
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
    return digits;
}

std::string in_capitals(std::string_view words) {
    std::string capitals{words};
    for (char& c : capitals) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    constexpr std::array<std::array<std::string_view, 2>, 3> marked{{{"ì", "Ì"}, {"ŭ", "Ŭ"}, {"ù", "Ù"}}};
    for (const auto& [small, large] : marked)
        for (std::size_t at = capitals.find(small); at != std::string::npos; at = capitals.find(small, at))
            capitals.replace(at, small.size(), large);
    return capitals;
}

std::string capitalised(std::string_view words) {
    return in_capitals(words.substr(0, 1)) + std::string{words.substr(std::min<std::size_t>(1, words.size()))};
}

}  // namespace boxcars
