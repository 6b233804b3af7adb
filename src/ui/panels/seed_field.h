// The rows in which a seed is typed, drawn or copied, on every panel that opens a table. If none is typed, the dice are
// sealed: then the seal is shown, and under it a row for the player's own words.
#pragma once
#include "ui/host.h"

#include <cstdint>
#include <optional>
#include <string>

namespace boxcars::ui {

class SeedField {
 public:
    bool draw(Host& host);  // true: a new seed is requested; give it to set()
    void set(std::uint64_t seed) { words_ = std::to_string(seed); }
    std::optional<std::uint64_t> seed() const;   // empty: drawn by chance, or not a number
    std::optional<std::string> problem() const;  // what is typed is no seed, or cannot be words for the dice

    // The seal has been stored, so words may be typed from now on.
    void set_seal(const std::string& seal) { seal_ = seal; }
    bool sealed() const { return words_.empty() && !seal_.empty(); }
    void draw_seal(Host& host);
    void draw_own_words(Host& host);
    std::string own_words() const { return sealed() ? own_words_ : ""; }

 private:
    std::string words_, seal_, own_words_;
};

}  // namespace boxcars::ui
