// A game's part of the lab: its words, its possible players, its rules sheet, and any pages besides the plots that
// every game has. Each game has one adapter class, made by the function in its row of the list of games; nothing else
// in the lab depends on a game. An adapter lives as long as its form and keeps the values that were set.
#pragma once
#include "platform/input.h"
#include "render/canvas.h"
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

// What a table sends to the lab to fill in its form: rules, bankroll and players, as text that could be typed there. A
// seat may also be a whole strategy as JSON.
struct LabRequest {
    std::string game{};
    // Every knob except the number of players, with its value.
    std::vector<std::pair<std::string, std::string>> knobs{};
    std::string bankroll{};            // empty: the form keeps its own
    std::vector<std::string> seats{};  // empty: the form keeps its own
};

template <class Rules>
LabRequest lab_request(const Rules& rules) {
    LabRequest request{.game = std::string{Rules::game}};
    for (const auto& knob : Rules::knobs())
        if (knob.name != "players")  // the seats give this number
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

struct PageView {  // how a page is viewed now
    LabLayout places;
    glm::vec2 pointer = platform::pointer_outside;
    bool dial_focused = false;  // the page's dial has the keyboard focus
    bool still = false;         // reduced motion
};

struct PageTables {  // a page's data, as exported
    std::string json, csv;
};

// A page of the lab, one of several behind tabs in its window. Most are plots of the experiment (pages.h); a game's
// adapter may add more. A page draws, handles input and can be exported, but runs no experiment.
class LabPage {
 public:
    explicit LabPage(std::string_view name) : name_(name) {}
    virtual ~LabPage() = default;
    std::string_view name() const { return name_; }  // used on its tab and in file names
    virtual bool ready() const = 0;                  // whether there are results to show and export
    virtual std::string says() const = 0;            // one or two sentences about the page
    virtual PageTables tables() const = 0;           // requires: ready()

    // Called every tick while the page is shown. `wait`: block until its background work is done.
    virtual void tick(const PageView&, bool wait) { static_cast<void>(wait); }
    virtual void draw(render::Stage& stage, ui::Host& host, const PageView& view) const = 0;
    virtual void draw_glass(ui::Host& host, const PageView& view) const = 0;  // the part that Dear ImGui draws
    virtual bool moving(const PageView&) const { return false; }              // true: animated without input
    virtual void pause() {}                                                   // pauses or resumes the animation

    // A page may have one dial, turned like those of the form. Empty: none.
    virtual std::string_view dial() const { return {}; }
    virtual void turn(int) {}
    virtual std::string dial_words() const { return {}; }  // the name and value of the dial, as they are narrated
    // Handles the pointer. Returns true if the page's dial was pressed.
    virtual bool point(const platform::Input&, const PageView&) { return false; }
    virtual std::vector<render::HitTarget> hit_targets(const LabLayout&) const { return {}; }
    virtual void state(nlohmann::json&) const {}

 private:
    std::string_view name_;
};

class ExperimentForm;

struct MenuEntry {            // a player that can be seated
    std::string name, words;  // "hold20", "holds at 20"
};

constexpr int nobody = -1;  // stands for an empty seat

struct LabStart {              // the form's initial values
    std::vector<int> seats{};  // menu entries, or nobody
    int rounds = 100;
    std::int64_t evenings = 10'000;
    bool first = false;  // the form begins with this game
};

class LabAdapter {
 public:
    virtual ~LabAdapter() = default;
    std::string_view game() const { return game_; }  // its name in files and scripts
    const ui::LabWords& words() const { return words_; }
    const LabStart& start() const { return start_; }

    // ---- Players
    const std::vector<MenuEntry>& menu() const { return menu_; }  // entries keep their place once added
    std::string hint() const { return hint_; }                    // what may be typed for a player
    // Returns the menu entry for typed text. A file is looked up in `folder`, then in the directory where the program
    // was started. Throws Error with a sentence.
    virtual int typed(const std::string& words, const std::filesystem::path& folder) = 0;
    virtual std::vector<std::string> files(const std::filesystem::path&) const { return {}; }  // files of players

    // ---- Rules sheet
    virtual void turn_bankroll(int steps) = 0;
    virtual std::optional<std::string> take_bankroll(const std::string& digits) = 0;  // returns why it is refused
    virtual int changed_knobs() const = 0;                                            // not counting the bankroll
    virtual std::optional<std::string> set_knob(std::string_view name, std::string_view value) = 0;
    virtual bool draw_sheet(ui::Host& host, render::Rect px) = 0;  // returns true if closed

    virtual sim::LabGame seated(std::span<const int> entries) const = 0;

    // ---- Pages of this game
    virtual std::vector<std::unique_ptr<LabPage>> pages(const ExperimentForm&) { return {}; }
    // Reads the last sitting at this game's table. Returns the name of the page that shows it; empty: none does.
    // `take_sheet`: the form adopts the sitting's rules.
    virtual std::string come_from_table(const session::Recording&, bool take_sheet) {
        static_cast<void>(take_sheet);
        return {};
    }

 protected:
    LabAdapter(std::string_view game, const ui::LabWords& words, std::string hint, LabStart start)
        : start_(std::move(start)), game_(game), words_(words), hint_(std::move(hint)) {}

    LabStart start_;
    std::vector<MenuEntry> menu_;

 private:
    std::string_view game_;
    ui::LabWords words_;
    std::string hint_;
};
using OpenLab = std::unique_ptr<LabAdapter> (*)();

}  // namespace boxcars::scenes
