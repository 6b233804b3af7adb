// A game's place in the lab: its words, who can be seated, its sheet, and what it shows beside the plots that every
// game has. One class a game, made by the function that its entry in the list of games names; nothing else in the lab
// knows which games there are. Lives as long as the form that it stands on, and keeps what was turned and typed.
#pragma once
#include "scenes/lab/page.h"
#include "session/recording.h"
#include "sim/lab/plan.h"
#include "ui/lab/words.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {
class Host;
}

namespace boxcars::scenes {

class ExperimentForm;

struct MenuEntry {            // who can be seated
    std::string name, words;  // "hold20", "holds at 20"
};

constexpr int nobody = -1;  // instead of an entry of the menu

struct LabStart {              // the form as people find it
    std::vector<int> seats{};  // an entry of the menu, or nobody
    int rounds = 100;
    std::int64_t evenings = 10'000;
    bool first = false;  // the game that is chosen when none has been played yet
};

class LabAdapter {
 public:
    virtual ~LabAdapter() = default;
    virtual std::string_view game() const = 0;  // as in files and for scripts: "craps"
    virtual const ui::LabWords& words() const = 0;
    virtual LabStart start() const = 0;

    // ---- who can be seated
    virtual const std::vector<MenuEntry>& menu() const = 0;  // an entry once there keeps its place
    virtual std::string hint() const = 0;                    // what may be typed for a player
    // The entry of a player as typed; a file is looked for in `folder` and then where the program was started. Throws
    // Error with a sentence.
    virtual int typed(const std::string& words, const std::filesystem::path& folder) = 0;
    virtual std::vector<std::string> files(const std::filesystem::path&) const { return {}; }  // of players, to choose

    // ---- the sheet
    virtual void turn_bankroll(int steps) = 0;
    virtual std::optional<std::string> take_bankroll(const std::string& digits) = 0;  // why not, as a sentence
    virtual int changed_knobs() const = 0;  // what is turned on the form itself does not count
    virtual std::optional<std::string> set_knob(std::string_view name, std::string_view value) = 0;
    virtual bool draw_sheet(ui::Host& host, render::Rect px) = 0;  // one frame of its panel; true: it was closed

    virtual std::shared_ptr<const sim::LabGame> seated(std::span<const int> entries) const = 0;

    // ---- its own pages
    virtual std::vector<std::unique_ptr<LabPage>> pages(const ExperimentForm&) { return {}; }
    // Looks at the sitting that was played last at its table. Answers the page that shows something of it,
    // or nothing. `take_sheet`: the form takes over the rules played there.
    virtual std::string come_from_table(const session::Recording&, bool take_sheet) {
        static_cast<void>(take_sheet);
        return {};
    }
};
using OpenLab = std::unique_ptr<LabAdapter> (*)();

}  // namespace boxcars::scenes
