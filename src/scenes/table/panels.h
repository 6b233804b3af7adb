// The Dear ImGui panels that every table has: debug overlay, journal, seats, rules card, settings. TablePanels knows
// which are open and in front, and the journal lines shown so far. A game adds its own pages.
#pragma once
#include "chance/sealed_seed.h"
#include "scenes/people/people.h"
#include "scenes/scene.h"
#include "session/store/store.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"
#include "ui/panels/settings_panel.h"
#include "ui/widgets.h"

namespace boxcars::scenes {

struct PanelParts {                // what a game provides for its panels
    std::string game;              // on the rules card: "Craps"
    std::span<const Action> keys;  // listed on the rules card
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
    // Call once new entries were shown: adds their journal lines. `each`: called for those that count in statistics.
    // From its first chosen face or practice entry on, a game no longer counts.
    void shown(
        const Sitting& session, const std::function<void(const session::Entry&)>& each = [](const auto&) {});
    void open_seats(const Sitting& session, bool coach = false);
    void see(Stage& stage) {  // draws portraits for the seats
        if (seats_open() && !parts_.cast.empty()) seats_->show_faces(face_pictures(stage, parts_.cast));
    }
    ui::TableRequests draw(SceneServices& services, const ui::OverlayView& in);
    void toggle_overlay() { toggle(Panel::Overlay); }
    void toggle_settings() { toggle(Panel::Settings); }
    void toggle_rules() { toggle(Panel::Rules); }
    void toggle_list() { toggle(Panel::List); }
    bool debug_open() const { return open_ == Panel::Overlay; }
    std::span<const ui::JournalLine> journal() const { return journal_.all(); }  // lines shown so far
    bool list_open() const { return open_ == Panel::List; }
    bool seats_open() const { return open_ == Panel::Seats; }  // letters are then text, not keys
    // True if the guided first game was requested: by the rules card's button or, while it is open, the coach's key.
    bool asks_for_guide(const Input& input, const SceneServices& services, std::string_view game);
    bool close_top() { return std::exchange(open_, Panel::None) != Panel::None; }  // false: no panel was open
    // Returns the dice for a sitting that begins now: those whose seal the seats panel shows, or new ones.
    session::SealedDice take_sealed(std::string_view game) {
        auto dice = std::exchange(next_dice_, {});
        return dice ? *dice : session::seal_dice(game, session::now_ms());
    }
    // The sitting's dice on the rules card; nullopt: the seed was chosen. At its end reveal_secret() tells the secret.
    void dice_are(const std::optional<session::SealedDice>& sealed) { dice_ = sealed; }
    void reveal_secret() { before_ = std::exchange(dice_, {}); }
    players::Cast cast() const { return parts_.cast; }           // the people who may sit here
    std::string_view speaker() const { return parts_.speaker; }  // comments on a goal if none of them does
    bool covers_table() const { return open_ != Panel::None && open_ != Panel::Overlay; }

 protected:
    enum class Panel { None, Overlay, Settings, Rules, Seats, List };  // List: the game's bets or rounds
    Panel open_ = Panel::None;  // a panel that opens closes the one that was open

 private:
    void toggle(Panel panel) { open_ = open_ == panel ? Panel::None : panel; }
    void draw_rules(SceneServices& services, const ui::OverlayView& in);
    std::optional<ui::NewTable> draw_seats(SceneServices& services);
    void show_seal(SceneServices& services);
    PanelParts parts_;
    ui::Newest<ui::JournalLine> journal_;  // the lines shown so far
    int practised_game_ = 0;               // the last game that became practice
    bool guided_ = false, show_me_ = false;
    std::unique_ptr<ui::SeatsPanel> seats_;                               // null until first opened
    std::optional<session::SealedDice> next_dice_{}, dice_{}, before_{};  // next, current and last sitting's dice
    std::string next_table_{};                                            // the table of next_dice_
    session::Ticket next_kept_ = 0;
    ui::RulesCard rules_card_;
    ui::SettingsPanel settings_;
};

}  // namespace boxcars::scenes
