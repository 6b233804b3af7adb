// Scripts of a short sitting at each table, and the states that they write: shared by several tests.
#pragma once
#include "arcade/evening.h"

#include <array>

namespace boxcars::test {

using Lines = std::vector<nlohmann::json>;

// Presses the key every `step` seconds, from `from` until before `to`.
inline Lines drumming(const std::string& key, double from, double to, double step) {
    Lines lines;
    for (int nth = 0; from + nth * step < to; ++nth) lines.push_back({{"at", from + nth * step}, {"key", key}});
    return lines;
}
inline Lines leave(Lines lines, double at) {
    lines.push_back({{"at", at}, {"state", "end"}});
    lines.push_back({{"at", at}, {"quit", true}});
    return lines;
}

struct PigTurn : Evening {  // two throws, a hold, the coach, the overlay
    static constexpr std::array looks{"shaking", "flying", "end"};
    static constexpr std::size_t entries = 2;
    PigTurn()
        : Evening("pig", 7, {"human", "hold20"},
                  leave(script_of("6.8 key Space 0.4; 7.0 state shaking; 7.9 state flying; 9.5 key H; 10 key F1; "
                                  "12 key C"),
                        14)) {}
};

// With this seed: nine is the point, then ten, a hard four, the seven-out. Bets by spot, key and list; undo and double.
struct CrapsHand : Evening {
    static constexpr std::array looks{"shaking", "flying", "doubled", "end"};
    static constexpr std::size_t entries = 8;
    explicit CrapsHand(std::vector<std::string> players = {"human", "three_point_molly", "iron_cross"})
        : Evening("craps", 8, std::move(players),
                  leave(script_of("0.2 key F; 0.5 spot pass; 0.8 key Space 0.3; 1.0 state shaking; 1.8 state flying; "
                                  "4.0 spot pass; 4.1 spot come; 4.2 spot place_6; 4.3 spot field; 4.4 key U; "
                                  "4.5 key D; 4.6 state doubled; 4.7 key Space; 7.5 key O; 8.0 key F1; 9.0 key F1; "
                                  "9.2 key B; 9.6 key Escape; 9.8 key Space; 12.5 key Space"),
                        15.5)) {}
};

// $100 covers part of the bank in two bets; the banker needs two throws for a five, the player throws a 4-5-6.
struct SiwuliuRound : Evening {
    static constexpr std::array looks{"covered", "flying", "won", "end"};
    static constexpr std::size_t entries = 5;
    SiwuliuRound()
        : SiwuliuRound(leave(script_of("0.5 key 3; 0.6 spot cover; 0.8 spot plus; 0.9 spot cover; 1.0 state covered; "
                                       "1.1 key U; 1.2 state undone; 1.3 key Space; 1.5 state closed; 1.6 key Space; "
                                       "2.0 state flying; 4.0 state nothing; 9.0 state point; 9.1 key Space 0.4; "
                                       "9.3 state shaking; 9.9 state secret; 12.5 state won; 13.4 spot record; "
                                       "13.5 key Return; 13.6 state kept; 13.7 spot collect"),
                             15.3)) {}
    explicit SiwuliuRound(Lines lines, const std::string& faces = "2 3 6  2 2 5  4 5 6  6 6 3  1 2 3")
        : Evening("siwuliu", 7, {}, std::move(lines)) {
        options.table.dice_file = folder.path / "dice";
        REQUIRE(platform::write_safely(*options.table.dice_file, faces).empty());
    }
};

struct CeeloEvening : Evening {
    static constexpr std::array looks{"early", "middle", "end"};
    static constexpr std::size_t entries = 15;
    CeeloEvening() : CeeloEvening({"human", "even", "human", "best"}, 6, leave(rounds(), 38)) {}
    CeeloEvening(std::vector<std::string> players, std::uint64_t seed, Lines lines, int coins = 10)
        : Evening("ceelo", seed, std::move(players), std::move(lines)) {
        options.table.rules = {{"players", options.table.players.size()}, {"coins", coins}};
    }

 private:
    // Each player on turn puts down the proposed amount and throws; some put down one coin more, or all coins.
    static Lines rounds() {
        Lines lines;
        for (int nth = 0; nth < 17; ++nth) {
            const double at = 2 + 2.1 * nth;
            if (nth % 4 == 1) lines.push_back({{"at", at}, {"key", "Right"}});
            if (nth % 7 == 3) lines.push_back({{"at", at + 0.1}, {"key", "A"}});
            lines.push_back({{"at", at + 0.3}, {"key", "Return"}});
            lines.push_back({{"at", at + 0.9}, {"key", "Space"}, {"hold", 0.3}});
            if (nth == 5 || nth == 14) lines.push_back({{"at", at + 1.3}, {"state", nth == 5 ? "early" : "middle"}});
            if (nth == 9 || nth == 10) lines.push_back({{"at", at + 1.4}, {"key", "F1"}});
        }
        return lines;
    }
};

}  // namespace boxcars::test
