// The rounds of this game, the newest first: how each ended, and whether its result was written to records.txt. Returns
// a request; the scene writes the file.
#pragma once
#include "base/money.h"
#include "ui/host.h"

#include <optional>
#include <span>
#include <string>

namespace boxcars::ui {

struct SiwuliuRoundLine {
    int number = 1;
    std::string words;  // the verdict in words
    Cents result = 0, bank = 0, balance = 0;
    bool recorded = false;
    bool practice = false;  // dice were forced in this game, so it is not recorded
};

struct SiwuliuRoundsDone {
    std::optional<int> record;  // record the round of this number
    bool close = false;
};
SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds);

}  // namespace boxcars::ui
