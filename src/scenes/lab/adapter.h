// A game's place in the lab: its words, who can be seated, its sheet, and what it shows beside the plots that every
// game has. One class a game, made by the function that its entry in the list of games names; nothing else in the lab
// knows which games there are. Lives as long as the form that it stands on, and keeps what was turned and typed.
#pragma once
#include "platform/input.h"
#include "render/hit_target.h"
#include "rules/knobs.h"
#include "scenes/lab/look.h"
#include "session/recording.h"
#include "sim/lab/plan.h"
#include "ui/lab/look.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boxcars::ui {
class Host;
}

namespace boxcars::scenes {

// What a table sends to the lab: its rules, its bankroll and who sits there become the form of an experiment. Words as
// one would type them into the form; a seat may also be a whole strategy as JSON.
struct LabRequest {
    std::string game{};
    std::vector<std::pair<std::string, std::string>> knobs{};  // every one but how many play, with its value
    std::string bankroll{};                                    // empty: as the form has it
    std::vector<std::string> seats{};                          // empty: as the form has them
};

template <class Rules>
LabRequest lab_request(const Rules& rules) {
    LabRequest request{.game = std::string{Rules::game}};
    for (const auto& knob : Rules::knobs())
        if (knob.name != "players")  // the seats say how many
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

// A page of the lab: what the window over the form can show, one at a time, each with a tab. Most are plots of what was
// run (pages.h); a game's adapter may bring more. A page draws, is steered and can be kept; it runs nothing.
struct PageView {  // how it is looked at now
    LabLayout places;
    glm::vec2 pointer = platform::pointer_outside;
    bool dial_focused = false;  // its own dial, by the keys
    bool still = false;         // motion is reduced
};

struct PageTables {  // for other programs
    std::string json, csv;
};

class LabPage {
 public:
    virtual ~LabPage() = default;
    virtual std::string_view name() const = 0;  // on its tab, and in the names of files
    virtual bool ready() const = 0;             // there is something to see, and to keep
    virtual std::string says() const = 0;       // about what is shown, a sentence or two
    virtual PageTables tables() const = 0;      // requires: ready()

    // While it is the one shown, every tick. `wait`: until what it works out in the background is there.
    virtual void tick(const PageView&, bool wait) { static_cast<void>(wait); }
    virtual void draw(render::Stage& stage, ui::Host& host, const PageView& view) const = 0;
    virtual void draw_glass(ui::Host& host, const PageView& view) const = 0;  // curves, on the window's glass
    virtual bool moving(const PageView&) const { return false; }              // by itself
    virtual void pause() {}                                                   // that motion, or go on with it

    // One thing on it may be turned like the form's dials; empty: nothing.
    virtual std::string_view dial() const { return {}; }
    virtual void turn(int) {}
    virtual std::string told_dial() const { return {}; }  // aloud: what it is and where it stands
    // What the pointer does on it. True: its dial was pressed.
    virtual bool point(const platform::Input&, const PageView&) { return false; }
    virtual std::vector<render::HitTarget> hit_targets(const LabLayout&) const { return {}; }
    virtual void state(nlohmann::json&) const {}
};

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

    virtual sim::LabGame seated(std::span<const int> entries) const = 0;

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
