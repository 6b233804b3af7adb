// The Long Run: its tickets, the departure board of each station, the keepsakes and the result. Decides what keys and
// clicks do, and stores each choice before anything moves.
#pragma once
#include "scenes/page_scene.h"
#include "scenes/run/chances.h"
#include "scenes/run/look.h"
#include "ui/panels/rules_card.h"
#include "world/parts.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <span>

namespace boxcars::scenes::run_look {  // words and plates of its pages

// Says that a run is practice, and gives the seal's first digits unless it is a daily run. nullptr: no run has begun.
std::string practice_words(const session::Run* run);

RunPage tickets_page(std::span<const session::RunTicket* const> open);  // tickets outside `open` are locked
RunPage page_of(const session::Run& run, const PageGames& games, const RunChances& chances);
struct RunOutcome {
    session::RunResult result{};
    const session::RunTicket* opened = nullptr;  // the ticket that this run alone has opened; nullptr: none
};
// The result of a finished run, and what the store says it opened; without a store that is left out.
RunOutcome outcome_of(const session::Run& run, const PageGames& games, const session::OddsOf& odds,
                      session::Store* store);
// The station whose rules can be shown; on a board, the chosen one. nullptr: there is none.
const session::Station* station_on(const session::Run& run, std::size_t chosen);
// Adds the page's or the run's values to the scene's JSON state, for scripts.
void report_state(const RunPage& page, nlohmann::json& out);
void report_state(const session::Run& run, nlohmann::json& out);
void report_state(const session::Run& run, const session::RunResult& result, nlohmann::json& out);
std::string narration_of(const RunPage& page, std::size_t nth);  // narrates a plate

}  // namespace boxcars::scenes::run_look

namespace boxcars::scenes {

class RunScene : public PageScene {
 public:
    // Shows the run of this name. Empty: the newest run, or the tickets if it is over or there is none. `sent`: shows
    // this run from a file instead.
    RunScene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances,
             const std::string& name = {}, const session::Run* sent = nullptr);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void state(nlohmann::json& out) const override;
    bool moving() const override;
    void overlay() override;

 private:
    void open(const std::string& name);
    void show_tickets(const session::RunTicket* chosen = nullptr);
    void show(session::Run run);
    void answer();  // shows the chances computed since the last call
    bool works_on_result() const {
        return at(session::RunPhase::Over) && !result_ && trouble_.empty() && chances_->unanswered() == 0 &&
               chances_->trouble().empty();
    }
    void work_out_result();
    void choose(std::size_t plate);
    void press(const std::string& button);
    void act();
    void begin_run(const session::RunTicket& ticket);
    void take();
    bool chosen(const std::function<void(session::Store&)>& choice);
    void copy();
    void refuse(std::string why);
    void lay_out();
    void turn_board(bool at_once);  // lays out the page, turns the flaps of title and purse
    bool at(session::RunPhase phase) const { return run_ && run_->phase == phase; }
    const session::Station* station() const { return run_ ? run_look::station_on(*run_, page_.chosen) : nullptr; }
    bool chooses() const { return !at(session::RunPhase::AtTable) && !at(session::RunPhase::Over); }

    PageGames games_;
    std::shared_ptr<RunChances> chances_;
    std::optional<session::Run> run_{};  // empty: the tickets
    std::optional<session::RunResult> result_{};
    std::string brief_{};  // session::run_json(), once the run is over
    bool said_chances_ = false;
    std::size_t asked_ = 0;                       // number of chances that the page has asked for
    std::future<run_look::RunOutcome> work_{};    // in the background; its destructor waits for the end
    const session::RunTicket* opened_ = nullptr;  // the ticket that the run on the screen was the first to open
    run_look::RunPage page_{};
    run_look::Places places_{};
    std::string trouble_{};  // why no choice can be made; may be empty
    ui::RulesCard rules_card_;
    bool rules_ = false;  // the rules card is open
    world::Flaps title_{}, purse_{};
    Ticks arrived_ = 0;  // when the plates began to turn over
};

// ---- The ending: a station platform, a few words and a short tune. The run has arrived at dawn, is left behind in the
// rain, or walks home at night.

struct EndingTime {
    double seconds = 0;  // since it was shown
    bool still = false;  // reduced motion
};
// Draws an ending, not None, over the whole canvas. `foot`: height of the free part below the words, logical px.
void draw_ending(render::Canvas& canvas, const render::Rect& all, float foot, session::RunEnd end, EndingTime time);

// The ending of the named run. nullptr: it is not over.
std::unique_ptr<Scene> ending_to_show(SceneServices& services, RunChances& chances, const std::string& run);

}  // namespace boxcars::scenes
