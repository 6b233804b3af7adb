// The Dear ImGui panels that every table has: debug overlay, journal, seats, rules card, settings. TablePanels knows
// which are open and in front, and the journal lines shown so far. A game adds its own pages.
#pragma once
#include "chance/sealed_seed.h"
#include "platform/settings.h"
#include "scenes/people/people.h"
#include "scenes/scene.h"
#include "session/sitting.h"
#include "session/store/store.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"
#include "ui/panels/settings_panel.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::scenes {

struct PanelParts {                          // what a game provides for its panels
    std::string game;                        // on the rules card: "Craps"
    std::span<const platform::Action> keys;  // listed on the rules card
    std::vector<ui::CardPage> (*pages)(const ui::OverlayView& in);
    std::unique_ptr<ui::DebugOverlay> overlay;
    std::unique_ptr<ui::SeatsPanel> (*seats)(ui::NewTable asked) = nullptr;
    players::Cast cast{};  // players to choose in the seats
    std::string_view speaker = "The banker";
};

class TablePanels {
 public:
    using Sitting = session::Sitting;
    explicit TablePanels(PanelParts parts) : parts_(std::move(parts)) {}

    void new_sitting(const Sitting&) { journal_.clear(); }
    // Call once new entries were shown. `each`: called for those that count in statistics.
    void shown(
        const Sitting& session, const std::function<void(const session::Entry&)>& each = [](const auto&) {}) {
        read_journal(session, each);
    }
    void open_seats(const Sitting& session, bool coach = false);
    void see(render::Stage& stage) {  // draws portraits for the seats
        if (open_seats_ && !parts_.cast.empty()) seats_->show_faces(face_pictures(stage, parts_.cast));
    }
    // Draws one frame and returns the player's requests.
    ui::TableRequests draw(SceneServices& services, const ui::OverlayView& in);

    void toggle_overlay() { toggle(debug_); }
    void toggle_settings() { toggle(open_settings_); }
    void toggle_rules() { toggle(open_rules_); }
    void toggle_list() { toggle(open_list_); }
    bool debug_open() const { return debug_; }
    std::span<const ui::JournalLine> journal() const { return journal_.all(); }  // lines shown so far
    bool list_open() const { return open_list_; }
    bool seats_open() const { return open_seats_; }  // letters are then text, not keys
    // True if the guided first game was requested: by the rules card's button or, while it is open, the coach's key.
    bool asks_for_guide(const platform::Input& input, const SceneServices& services, std::string_view game);
    bool close_top();  // closes the front panel; false: none
    // Returns the dice for a sitting that begins now: those whose seal the seats panel shows, or new ones.
    session::SealedDice take_sealed(std::string_view game);
    // Sets the current sitting's dice for the rules card; nullopt: the seed was chosen. When a sitting ends,
    // reveal_secret() shows their secret there.
    void dice_are(const std::optional<session::SealedDice>& sealed) { dice_ = sealed; }
    void reveal_secret() { before_ = std::exchange(dice_, {}); }
    players::Cast cast() const { return parts_.cast; }           // the people who may sit here
    std::string_view speaker() const { return parts_.speaker; }  // comments on a goal if none of them does
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_ || open_list_; }

 protected:
    // Adds lines for new journal entries and calls `each` for those that count in statistics. From its first chosen
    // face or practice entry on, a game no longer counts.
    void read_journal(const session::Sitting& session, const std::function<void(const session::Entry&)>& each);

    void open_only(bool& panel) {  // closes the other panels
        close_all();
        panel = true;
    }

    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_seats_ = false;
    bool open_list_ = false;               // the game's list: bets or rounds
    ui::Newest<ui::JournalLine> journal_;  // the lines shown so far
    int practised_game_ = 0;               // the last game that became practice

 private:
    bool guided_ = false, show_me_ = false;
    void toggle(bool& panel) { panel ? void(panel = false) : open_only(panel); }
    void close_all() { debug_ = open_settings_ = open_rules_ = open_seats_ = open_list_ = false; }
    void draw_rules(SceneServices& services, const ui::OverlayView& in);
    void draw_settings(SceneServices& services);
    std::optional<ui::NewTable> draw_seats(SceneServices& services);
    void show_seal(SceneServices& services);

    PanelParts parts_;
    std::unique_ptr<ui::SeatsPanel> seats_;                               // null until first opened
    std::optional<session::SealedDice> next_dice_{}, dice_{}, before_{};  // next, current and last sitting's dice
    std::string next_table_{};                                            // the table of next_dice_
    session::Ticket next_kept_ = 0;
    ui::RulesCard rules_card_;
    ui::SettingsPanel settings_;
};

}  // namespace boxcars::scenes
