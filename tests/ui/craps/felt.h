// A craps table in the middle of a hand, for panels to show: the point is 8, many bets are down, nothing drawn by
// chance.
#pragma once
#include "odds/craps/forecast.h"
#include "ui/bench.h"
#include "ui/craps/bets.h"
#include "ui/craps/overlay.h"

#include <initializer_list>

namespace boxcars::ui::test {

void small_window(Bench& bench);  // 800x600, as the window's mapping has it
std::string plain_words(const craps::Spot& spot);

struct Felt {
    craps::Rules rules, next_rules;
    craps::State state;
    std::vector<CrapsPoint> points;
    NumberCount totals;
    std::vector<JournalLine> journal;
    Timings timings;
    Transport transport{false, 1, 1592598566};
    std::optional<odds::NextThrow> next;
    std::optional<odds::HandForecast> hand;

    explicit Felt(const craps::Rules& sheet = {});
    void play(const craps::Event& event);  // required: the table takes it
    void play(std::initializer_list<craps::Event> events);
    void busy();  // point 8, a come bet on 5 with odds, place, hard, field, props
    CrapsBetsView bets(Cents chip = 25 * dollar) const { return {rules, state, chip, plain_words, true, true}; }
    CrapsOverlayInput overlay();
};

struct Panels {  // the bench with one panel on it, frame by frame
    Bench bench;
    std::function<void()> draw;

    explicit Panels(int width = 1280, int height = 720) : bench(width, height) {}
    bool click(const std::string& spot) { return bench.click(spot, draw); }
    void frames(int count) {
        for (int i = 0; i < count; ++i) bench.frame(draw);
    }
    void press(SDL_Scancode key) {
        bench.push_key(SDL_KEYDOWN, key);
        bench.push_key(SDL_KEYUP, key);
        frames(3);
    }
    bool shows(const std::string& spot) { return bench.where(spot).has_value(); }
};

}  // namespace boxcars::ui::test
