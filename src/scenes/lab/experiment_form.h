// What lies on the lab's desk: the game, who plays, the sheet and the evening, turned step by step. Every game keeps
// its own while another is chosen. Decides what can be chosen; the plan's limits are the lab's own (sim/lab.h).
#pragma once
#include "scenes/lab/menu.h"
#include "ui/lab/field.h"
#include "ui/lab/look.h"

#include <array>

namespace boxcars::scenes {

struct Dial {          // one thing that can be turned
    std::string name;  // for scripts: "player.1", "bankroll"
    std::string label, value;
    int player = -1;     // the seat that it fills
    bool opens = false;  // a panel instead of the next value
};

class ExperimentForm {
 public:
    explicit ExperimentForm(std::uint64_t seed);

    sim::LabGame game() const { return game_; }
    std::vector<Dial> dials() const;
    void turn(std::string_view dial, int steps);  // to the right or, below 0, to the left
    void choose(sim::LabGame game) { game_ = game; }
    bool can_type(std::string_view dial) const;
    ui::LabQuestion question(const std::string& dial, const std::filesystem::path& folder) const;  // strategies' folder
    // Takes over what was typed. Answers why not, as a sentence.
    std::optional<std::string> take(const std::string& dial, const std::string& words,
                                    const std::filesystem::path& folder);
    sim::LabPlan plan() const;
    std::string words_of(int seat) const;  // "flat on the pass line"; empty: nobody sits there
    int player_of(int seat) const;         // its place among those who play; -1: nobody sits there
    int seat_of(int player) const;         // and back
    std::size_t seats() const;

    template <class Rules>
    const Rules& rules() const {
        return std::get<Rules>(sheet());
    }
    const ui::LabRules& sheet() const { return setup().sheet; }
    void set_sheet(const ui::LabRules& sheet) { setup().sheet = sheet; }
    void set_pig_sheet(const pig::Rules& rules) { setups_[static_cast<std::size_t>(sim::LabGame::Pig)].sheet = rules; }
    // A strategy of craps more to choose from. Answers why not, as a sentence.
    std::optional<std::string> learn(const std::string& file, const std::filesystem::path& folder);
    void set_seed(std::uint64_t seed) { seed_ = seed; }
    std::uint64_t seed() const { return seed_; }

 private:
    static constexpr int nobody = -1;
    struct Setup {
        ui::LabRules sheet{};
        std::vector<int> seats{};  // an entry of the menu, or nobody
        int stakes = 20;           // at Pig
        int goal = 0;              // in quarters of the bankroll above it; 0: none
        int rounds = 200;
        std::int64_t evenings = 10'000;
    };
    const Setup& setup() const { return setups_[static_cast<std::size_t>(game_)]; }
    Setup& setup() { return setups_[static_cast<std::size_t>(game_)]; }
    std::int64_t bankroll() const;
    void turn_bankroll(int steps);
    std::optional<std::string> take_number(const std::string& dial, const std::string& words);
    const std::vector<LabMenu::Entry>& menu() const { return menu_.of(game_); }
    std::int64_t goal() const;
    std::string amount(std::int64_t value) const;
    std::vector<std::string> sitting() const;
    sim::LabTable table() const;
    int changed_knobs() const;

    LabMenu menu_;
    sim::LabGame game_ = sim::LabGame::Craps;
    std::array<Setup, 4> setups_;
    std::uint64_t seed_;
};

}  // namespace boxcars::scenes
