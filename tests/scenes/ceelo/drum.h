// A cable drum played tick by tick without a picture: what it shows and sounds after every tick.
#pragma once
#include "scenes/ceelo/scene.h"
#include "scenes/played_table.h"

namespace boxcars::test {

struct Drum : test::PlayedTable<scenes::CeeloScene, ceelo::Rules> {
    Drum(std::vector<std::string> players, std::uint64_t seed, ceelo::Rules sheet = {})
        : PlayedTable(options(std::move(players), seed, sheet)) {}

    void press(platform::Action action) {  // and let go at once
        tick({.presses = {{.kind = platform::PressKind::ActionDown, .action = action}}, .any = true});
    }
    // Ticks until the phase has this name; false after so many seconds.
    bool until(std::string_view wanted, int seconds = 60) {
        for (int nth = 0; nth < seconds * ticks_per_second; ++nth) {
            if (phase() == wanted) return true;
            tick();
        }
        return false;
    }

 private:
    static scenes::TableOptions options(std::vector<std::string> players, std::uint64_t seed, ceelo::Rules sheet) {
        sheet.players = static_cast<int>(players.size());
        return {.setup = {.rules = sheet, .seed = seed, .players = std::move(players)}};
    }
};

}  // namespace boxcars::test
