// The form of an experiment: the game, who plays, the sheet and the evening, turned step by step or typed. Every game
// keeps its own while another is chosen. Decides what can be chosen; what a game has to choose from is its adapter's,
// the limits are the plan's (sim/lab/plan.h).
#pragma once
#include "scenes/lab/adapter.h"
#include "ui/lab/field.h"

#include <cstdint>
#include <string>

namespace boxcars::scenes {

// Values as a dial turns them, up and down 1, 2, 5, 10, 20 ... or round and round, and as people type them.

// The next of 1, 2, 5, 10, 20 ... beyond `value`, so many times, within the limits.
std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most);
int around(int value, int steps, int least, int most);  // past the end it begins anew

std::string typed_digits(const std::string& words);  // "1000" of "$1,000" and of "1000 stakes"

struct Dial {          // one thing that can be turned
    std::string name;  // for scripts: "player.1", "bankroll"
    std::string label, value;
    int player = -1;     // the seat that it fills
    bool opens = false;  // a panel instead of the next value
};

class ExperimentForm {
 public:
    ExperimentForm(std::span<const OpenLab> games, std::uint64_t seed);  // one game at least

    // ---- the game
    LabAdapter& game() const { return *now().adapter; }
    std::vector<std::string_view> games() const;          // in the order of the list of games
    LabAdapter& game_named(std::string_view game) const;  // requires: one of games()
    void choose(std::string_view game);                   // one that is not there is not chosen

    // ---- turned
    std::vector<Dial> dials() const;
    void turn(std::string_view dial, int steps);  // to the right or, below 0, to the left
    void set_seed(std::uint64_t seed) { seed_ = seed; }
    std::uint64_t seed() const { return seed_; }

    // ---- typed
    bool can_type(std::string_view dial) const;
    ui::LabQuestion question(const std::string& dial, const std::filesystem::path& folder) const;  // of players' files
    // Takes over what was typed. Answers why not, as a sentence.
    std::optional<std::string> take(const std::string& dial, const std::string& words,
                                    const std::filesystem::path& folder);

    // ---- what it makes
    sim::LabPlan plan() const;
    std::string words_of(int seat) const;  // "flat on the pass line"; empty: nobody sits there
    int player_of(int seat) const;         // its place among those who play; -1: nobody sits there
    std::size_t seats() const { return now().seats.size(); }

 private:
    struct Filled {  // the form of one game
        std::unique_ptr<LabAdapter> adapter;
        std::vector<int> seats{};  // an entry of the menu, or nobody
        int goal = 0;              // in quarters of the bankroll above it; 0: none
        int rounds = 0;
        std::int64_t evenings = 0;
    };
    const Filled& now() const { return games_[chosen_]; }
    Filled& now() { return games_[chosen_]; }
    const MenuEntry* sitting_at(int seat) const;
    std::shared_ptr<const sim::LabGame> seated() const;
    std::int64_t goal() const;
    std::optional<std::string> take_number(const std::string& dial, const std::string& words);

    std::vector<Filled> games_;
    std::size_t chosen_ = 0;
    std::uint64_t seed_;
};

}  // namespace boxcars::scenes
