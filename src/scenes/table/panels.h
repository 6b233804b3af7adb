// The Dear ImGui panels that every table has: debug overlay, journal, seats, rules card, settings. TablePanels knows
// which are open and in front, and the journal lines shown so far. A game adds its own pages.
#pragma once
#include "chance/sealed_seed.h"
#include "platform/settings.h"
#include "scenes/people/faces.h"
#include "scenes/scene.h"
#include "session/sitting.h"
#include "session/store/store.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/journal_window.h"
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

class TablePanels {
 public:
    void toggle_overlay() { toggle(debug_); }
    void toggle_settings() { toggle(open_settings_); }
    void toggle_rules() { toggle(open_rules_); }
    void toggle_list() { toggle(open_list_); }
    bool debug_open() const { return debug_; }
    const ui::JournalLines& journal() const { return journal_; }  // lines shown so far
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
    players::Cast cast() const { return cast_; }           // the people who may sit here
    std::string_view speaker() const { return speaker_; }  // comments on a goal if none of them does
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_ || open_list_; }

 protected:
    struct Card {
        std::string game;  // "Craps"
        std::vector<ui::CardPage> pages;
        std::span<const platform::Action> keys;
    };
    // `card` is called only while the rules card is open.
    template <class MakeCard>
    void draw_cards(SceneServices& services, const MakeCard& card) {
        if (open_rules_) draw_rules(services, card());
        draw_settings(services);
    }

    std::optional<ui::NewTable> draw_seats(SceneServices& services, ui::SeatsPanel& seats);

    // Adds lines for new journal entries and calls `each` for those that count in statistics. From its first chosen
    // face or practice entry on, a game no longer counts.
    void read_journal(const session::Sitting& session, const std::function<void(const session::Entry&)>& each);

    void open_only(bool& panel) {  // closes the other panels
        close_all();
        panel = true;
    }

    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_seats_ = false;
    bool open_list_ = false;  // the game's list: bets or rounds
    ui::JournalLines journal_;
    int practised_game_ = 0;  // the last game that became practice
    players::Cast cast_{};
    std::string_view speaker_{};
    std::string when_{};  // when a change of the table takes effect: "from the next round"

 private:
    bool guided_ = false, show_me_ = false;
    void toggle(bool& panel) { panel ? void(panel = false) : open_only(panel); }
    void close_all() { debug_ = open_settings_ = open_rules_ = open_seats_ = open_list_ = false; }
    void draw_rules(SceneServices& services, Card card);
    void draw_settings(SceneServices& services);
    void show_seal(SceneServices& services, ui::SeatsPanel& seats);

    std::optional<session::SealedDice> next_dice_{}, dice_{}, before_{};  // next, current and last sitting's dice
    std::string next_table_{};                                            // the table of next_dice_
    session::Ticket next_kept_ = 0;
    ui::RulesCard rules_card_;
    ui::SettingsPanel settings_;
};

// What a game provides for its panels. View is what its overlay may read (ui/overlay/debug_overlay.h).
template <class View>
struct PanelParts {
    std::string game;                        // on the rules card: "Craps"
    std::span<const platform::Action> keys;  // listed on the rules card
    std::vector<ui::CardPage> (*pages)(const View& in);
    std::unique_ptr<ui::DebugOverlay<View>> overlay;
    std::unique_ptr<ui::SeatsPanel> (*seats)(ui::NewTable asked) = nullptr;
    players::Cast cast{};  // players to choose in the seats
    std::string_view speaker = "The banker";
};

template <class View>
class GamePanels : public TablePanels {
 public:
    using Sitting = session::Sitting;
    explicit GamePanels(PanelParts<View> parts) : parts_(std::move(parts)) {
        cast_ = parts_.cast;
        speaker_ = parts_.speaker;
        when_ = fmt::format("from {}", parts_.overlay->when());
    }

    void new_sitting(const Sitting&) { journal_.clear(); }
    void shown(const Sitting& session) {  // call once new entries were shown
        read_journal(session, [](const auto&) {});
    }
    void open_seats(const Sitting& session, bool coach = false) {
        const auto& next = session.next_table();
        seats_ = parts_.seats({.rules = next.rules, .players = next.players, .coach = coach});
        open_only(open_seats_);
    }
    void see(render::Stage& stage) {  // draws portraits for the seats
        if (open_seats_ && !parts_.cast.empty()) seats_->show_faces(face_pictures(stage, parts_.cast));
    }
    // Draws one frame and returns the player's requests.
    ui::TableRequests draw(SceneServices& services, const View& in) {
        ui::TableRequests requests;
        if (debug_) requests = parts_.overlay->draw(services.host, in);
        if (requests.close) debug_ = false;
        if (covers_table()) ui::dim_table(services.host);
        if (open_seats_) requests.sit_down = draw_seats(services, *seats_);
        draw_cards(services, [&] { return Card{parts_.game, parts_.pages(in), parts_.keys}; });
        return requests;
    }

 private:
    PanelParts<View> parts_;
    std::unique_ptr<ui::SeatsPanel> seats_;  // null until first opened
};

}  // namespace boxcars::scenes
