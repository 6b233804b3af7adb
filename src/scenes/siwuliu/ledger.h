// The rounds of this game, the newest last, and which of them are written down. Practice is not.
#pragma once
#include "rules/siwuliu/rules.h"
#include "ui/siwuliu/rounds.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

class SiwuliuLedger {
 public:
    struct Recorded {
        std::string sentence{};  // for the player; empty: there was nothing to record
        bool done = false;
    };

    void clear() { rounds_.clear(); }
    const ui::SiwuliuRoundLine& add(std::string words, Cents result, std::span<const siwuliu::Fact> facts,
                                    bool practice);
    Recorded record(int number, const std::filesystem::path& data);

    bool empty() const { return rounds_.empty(); }
    const ui::SiwuliuRoundLine* last() const { return rounds_.empty() ? nullptr : &rounds_.back(); }
    const std::vector<ui::SiwuliuRoundLine>& rounds() const { return rounds_; }
    std::vector<Cents> balances(Cents opening) const;  // as the game began and after each round that counts

 private:
    std::vector<ui::SiwuliuRoundLine> rounds_;
};

}  // namespace boxcars::scenes
