// The row in which a seed is typed, drawn or copied, on every panel that opens a table.
#pragma once
#include "ui/host.h"

#include <cstdint>
#include <optional>
#include <string>

namespace boxcars::ui {

class SeedField {
 public:
    bool draw(Host& host);  // true: a fresh seed is requested for; give it to set()
    void set(std::uint64_t seed) { words_ = std::to_string(seed); }
    std::optional<std::uint64_t> seed() const;   // none: to be drawn by chance, or not a number
    std::optional<std::string> problem() const;  // what is typed is no seed

 private:
    std::string words_;
};

}  // namespace boxcars::ui
