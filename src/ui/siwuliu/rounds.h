// The rounds of this game, the newest first: how each ended, and whether its result was written to records.txt. Answers
// a request; writes nothing itself.
#pragma once
#include "base/money.h"
#include "ui/host.h"

#include <optional>
#include <span>
#include <string>

namespace boxcars::ui {

struct SiwuliuRoundLine {
    int number = 1;
    std::string words;  // of the verdict
    Cents result = 0, bank = 0, balance = 0;
    bool recorded = false;
    bool practice = false;  // of a game in which dice were laid by hand: not to be recorded
};

struct SiwuliuRoundsDone {
    std::optional<int> record;  // the number of a round
    bool close = false;
};
SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds);

}  // namespace boxcars::ui
