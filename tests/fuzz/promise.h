// What all readers promise alike.
#pragma once
#include "base/error.h"
#include "base/words.h"
#include "fuzz/readers.h"

#include <optional>

namespace fuzz {

inline void require(bool holds, const std::string& what) {
    if (!holds) throw Finding(what);
}

inline void require_sentence(std::string_view sentence, std::string_view source) {
    const std::string text{sentence};
    require(text.find(source) != std::string::npos,
            "this sentence does not name '" + std::string{source} + "': " + text);
    require(boxcars::printable(text) == text, "this sentence cannot be shown: " + text);
    require(text.size() < 2000, "this sentence is too long: " + text);
    require(text.ends_with('.') || text.ends_with('?'), "this sentence does not end: " + text);
}

// The value; nothing for an Error that names the source.
template <class Read>
auto value_or_error(std::string_view source, const Read& read) -> std::optional<decltype(read())> {
    try {
        return read();
    } catch (const boxcars::Error& error) {
        require_sentence(error.what(), source);
        return {};
    }
}

}  // namespace fuzz
