// The newest rounds of this game, the last of them last, and which are written down; the balance from its beginning.
// Practice is neither written down nor in the balance.
#pragma once
#include "rules/siwuliu/rules.h"
#include "ui/siwuliu/panels.h"

#include <filesystem>
#include <span>
#include <string>

namespace boxcars::scenes {

class SiwuliuLedger {
 public:
    struct Recorded {
        std::string sentence{};  // for the player; empty: there was nothing to record
        bool done = false;
    };

    void begin(Cents balance);  // a game
    const ui::SiwuliuRoundLine& add(std::string words, Cents result, std::span<const siwuliu::Fact> facts,
                                    bool practice);
    Recorded record(int number, const std::filesystem::path& data);

    bool empty() const { return rounds_.empty(); }
    const ui::SiwuliuRoundLine* last() const { return rounds_.empty() ? nullptr : &rounds_.all().back(); }
    std::span<const ui::SiwuliuRoundLine> rounds() const { return rounds_.all(); }
    std::span<const ui::SiwuliuPoint> curve() const { return curve_.points(); }

 private:
    ui::Newest<ui::SiwuliuRoundLine> rounds_;
    ui::SiwuliuCurve curve_;
};

}  // namespace boxcars::scenes
