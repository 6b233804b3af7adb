// The coach of a station's goal: the chance to reach it with best play, the best action now, and what the player's
// decisions gave away, all computed in the background. Also the words of the people at the table about the goal, and
// the look back at decisions that gave something away, the costliest first.
#pragma once
#include "scenes/scene.h"
#include "scenes/table/look_back.h"
#include "scenes/table/reply.h"
#include "session/hands.h"
#include "session/recording.h"
#include "session/run/station.h"

#include <future>

namespace boxcars::scenes {

class GoalCoach : public LookBackSteps {
 public:
    // `company`: name of the person who speaks at this table.
    GoalCoach(session::StopTerms stop, std::string company) : stop_(std::move(stop)), company_(std::move(company)) {}

    bool asked_about(std::uint64_t hash) const { return asked_ == hash; }
    void ask(session::Recording played);  // `played`: the sitting so far
    bool works() const { return !known_.never && (played_ || work_.valid()); }

    struct GoalTable {
        const SceneServices& services;
        TableWords& words;
        Ticks clock = 0;
        std::uint64_t hash = 0;  // hash of the sitting
        bool coach = false;      // the coach speaks
        bool played = false;     // false: a recording is watched
    };
    // Call once a tick while the table rests: takes an answer, starts the next computation and speaks. Headless, it
    // waits for the answer. Returns false if the chance can never be known.
    bool hear(const GoalTable& table);

    std::string chance() const;  // chance of the goal with best play: "61.2 %"
    // A sentence: what it costs to give up the goal now. Empty while the chance is being computed.
    std::string concede_words() const;
    // What the station brought or cost; empty if that is not known.
    std::string result_words(const session::StopStanding& standing) const;

    // The decision on show in the look back; nullptr: the table shows the present.
    const session::RunMoment* on_show() const { return open() ? &answer_->ledger.moments[shown()] : nullptr; }
    std::vector<std::string> words() const;                          // words for the decision on show
    std::string sum() const;                                         // the total given away; empty while unknown
    void add_buttons(Buttons& buttons, const Layout& layout) const;  // over the dash, while a decision is on show
    // Adds LOOK BACK if a decision gave something away: above the dash, or at the right below the top bar.
    void add_offer(Buttons& buttons, const Layout& layout, bool below_bar = false) const;
    void draw(render::Canvas& canvas, const Layout& layout, render::Colour accent) const;
    void report(nlohmann::json& out) const;

 private:
    struct GoalAnswer {
        std::uint64_t hash = 0;  // hash of the sitting
        std::size_t entries = 0;
        session::StationLedger ledger{};
    };
    bool tick(const SceneServices& services);  // true: an answer came
    std::string news(bool coach, bool company);
    std::string cost(bool coach, bool company) const;
    template <class Lines>
    std::string says(const Lines& lines) const;

    session::StopTerms stop_;
    std::string company_;
    KnownGoal known_{};
    std::optional<session::Recording> played_{};  // the sitting to compute next
    std::uint64_t asked_ = 0;
    std::optional<GoalAnswer> answer_{};
    std::optional<std::size_t> covered_{};  // number of entries covered by news()
    bool coached_ = false;                  // whether the coach gave advice before the last decision
    std::string advised_{};                 // the advice that was narrated last
    std::future<GoalAnswer> work_;          // its destructor waits for the computation
};

}  // namespace boxcars::scenes
