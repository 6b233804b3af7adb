// The Long Run: its tickets, the departure board of each station, the keepsakes and the result. Decides what keys and
// clicks do, and stores each choice before anything moves.
#pragma once
#include "scenes/page_scene.h"
#include "scenes/run/look.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"
#include "ui/panels/rules_card.h"
#include "world/parts.h"

#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>

namespace boxcars::scenes {

// The odds of a run's stations with best play. They are computed in the background, each once and one at a time, and
// kept until another run is shown.
class RunChances {
 public:
    using Odds = std::shared_ptr<const session::StationOdds>;

    explicit RunChances(session::PlayedGames games) : games_(std::move(games)), tables_(games_) {}
    ~RunChances() { stop_.request_stop(); }  // cancels the running computation
    RunChances(const RunChances&) = delete;
    RunChances& operator=(const RunChances&) = delete;

    const session::PlayedGames& games() const { return games_; }
    void look_at(const std::string& run);       // drops the waiting work, and other runs' odds
    void ask(const session::Station& station);  // unless its odds are known or already asked for
    void ask(const session::Run& run);          // asks for everything on its page
    // Takes an answer, starts the next computation. `waits`: finishes all of them. Returns true if an answer came.
    bool tick(bool waits);
    std::size_t unanswered() const { return waiting_.size() + (work_.valid() ? 1 : 0); }

    Odds odds(const session::Station& station) const;  // nullptr: not known yet
    std::optional<double> chance(const session::Station& station) const;
    session::OddsOf all() const {  // copies the odds, for another thread
        return [known = known_](const session::Station& station) { return known.at(station_key(station)); };
    }
    // Looks up the station with these terms in the store and returns its goal. Asks for its odds, and calls tick().
    KnownGoal goal(session::Store* store, const session::StopTerms& stop, bool waits);
    const std::string& trouble() const { return trouble_; }  // why the last answer failed

 private:
    void find_goal(session::Store* store, const session::StopTerms& at);

    session::PlayedGames games_;
    session::RunTables tables_;
    std::map<std::string, Odds> known_;
    std::deque<session::Station> waiting_;
    std::string run_{}, key_{}, trouble_{};        // key_: names the running computation
    std::optional<session::StopTerms> stop_at_{};  // the terms that goal_at_ belongs to
    std::optional<session::Station> goal_at_{};
    std::optional<bool> made_before_{};
    int hearts_ = 0;   // before the station of goal_at_
    Cents purse_ = 0;  // before the station of goal_at_
    std::stop_source stop_;
    std::future<Odds> work_;  // its destructor waits
};

}  // namespace boxcars::scenes

namespace boxcars::scenes::run_look {  // words and plates of its pages

// Says that a run is practice, and gives the seal's first digits unless it is a daily run. nullptr: no run has begun.
std::string practice_words(const session::Run* run);

RunPage tickets_page(std::span<const session::RunTicket* const> open);  // tickets outside `open` are locked
RunPage page_of(const session::Run& run, const PageGames& games, const RunChances& chances);
// Adds the values of the page, and of the run and its result unless they are nullptr, to the scene's JSON state.
void report_state(const RunPage& page, const session::Run* run, const session::RunResult* result, nlohmann::json& out);
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
    struct RunOutcome {
        session::RunResult result{};
        const session::RunTicket* opened = nullptr;  // the ticket that this run alone has opened; nullptr: none
    };
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
    // The station whose rules can be shown; on a board, the chosen one. nullptr: there is none.
    const session::Station* station() const {
        if (at(session::RunPhase::AtTable)) return &run_->stations.back().station();
        return at(session::RunPhase::Board) ? &run_->board[page_.chosen] : nullptr;
    }
    bool chooses() const { return !at(session::RunPhase::AtTable) && !at(session::RunPhase::Over); }

    PageGames games_;
    std::shared_ptr<RunChances> chances_;
    std::optional<session::Run> run_{};  // empty: the tickets
    std::optional<session::RunResult> result_{};
    std::string brief_{};  // session::run_json(), once the run is over
    bool said_chances_ = false;
    std::size_t asked_ = 0;                       // number of chances that the page has asked for
    std::future<RunOutcome> work_{};              // in the background; its destructor waits for the end
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

// Draws an ending, not None, over the whole canvas. `foot`: height of the free part below the words, logical px.
void draw_ending(render::Canvas& canvas, const render::Rect& all, float foot, session::RunEnd end, SceneTime time);

// The ending of the named run. nullptr: it is not over.
std::unique_ptr<Scene> ending_to_show(SceneServices& services, RunChances& chances, const std::string& run);

}  // namespace boxcars::scenes
