// The panels of the Pig table: the data of the shown part of the sitting, and the pages of its rules card.
#pragma once
#include "scenes/table/panels.h"
#include "session/pig/statistics.h"
#include "ui/pig/panels.h"

namespace boxcars::scenes {

class PigPanels final : public GamePanels<ui::PigOverlayView> {
 public:
    PigPanels()
        : GamePanels({.game = "Pig",
                      .keys = keys,
                      .pages = [](const ui::PigOverlayView& in) { return ui::pig_pages(in.rules); },
                      .overlay = std::make_unique<ui::PigOverlay>(),
                      .seats = ui::pig_seats,
                      .cast = players::pig_people()}) {}
    void new_sitting(const Session& session) {
        GamePanels::new_sitting(session);
        game_.clear();
        faces_.clear();
        game_number_ = 0;
        match_ = {};
    }
    void shown(const Session& session, const pig::State& state) {  // reads the journal up to `state`
        read_journal(session, [&](const auto& entry) {
            for (const int face : entry.faces) faces_.add(face);
        });
        match_.look(session);
        if (session.game() != game_number_) game_.clear();
        game_number_ = session.game();
        if (!session.practised() && (game_.empty() || game_.back() != state)) game_.push_back(state);
    }
    const session::MatchStatistics& match() const { return match_.statistics(); }  // results shown so far
    std::span<const pig::State> game() const { return game_; }                     // states shown in this game
    const ui::NumberCount& faces() const { return faces_; }                        // faces shown in this sitting

 private:
    using Action = platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Hold,  Action::Skip,       Action::Coach,
                                      Action::Overlay, Action::Rules, Action::Settings,   Action::NewMatch,
                                      Action::Pause,   Action::Mute,  Action::FullScreen, Action::Screenshot,
                                      Action::Back};

    std::vector<pig::State> game_;
    ui::NumberCount faces_;
    int game_number_ = 0;
    session::MatchFold match_;
};

}  // namespace boxcars::scenes
