// What the Dear ImGui panels of every table share: which are open, what lies in front, the journal's lines as far as
// they have been shown, the rules card, the settings. What a table shows besides is its own.
#pragma once
#include "chance/entropy.h"
#include "platform/settings.h"
#include "scenes/scene.h"
#include "scenes/sitting.h"
#include "ui/overlay/journal_window.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"
#include "ui/quiz/panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace boxcars::scenes {

class TablePanels {
 public:
    // The panel of a button: "odds", which is the debug overlay, "settings", "rules".
    void press(std::string_view button) {
        if (button == "odds") toggle(debug_);
        if (button == "settings") toggle(open_settings_);
        if (button == "rules") toggle(open_rules_);
    }
    void toggle_list() { toggle(open_list_); }
    void toggle_quiz(const ui::OddsFacts& facts) {  // of the rules in force
        quiz_.ask_about(facts);
        toggle(open_quiz_);
    }
    bool quiz_open() const { return open_quiz_; }
    void hear_quiz(const platform::Input& input);  // keys 1 to 4 answer
    bool debug_open() const { return debug_; }
    bool list_open() const { return open_list_; }
    bool seats_open() const { return open_seats_; }  // its letters are names and numbers
    // The rules card offers to show the game step by step; true: that was asked for, by its button or the coach's key.
    bool asks_for_guide(const platform::Input& input, const SceneServices& services, std::string_view game);
    bool close_top();  // what lies in front; false: nothing was open
    // Dice for the sitting that begins now: those whose seal the seats show, or fresh ones.
    session::SealedDice take_sealed(std::string_view game);
    // The dice of the sitting that is played, for the rules card; with the end of one its secret is told. None: chosen.
    void dice_are(const std::optional<session::SealedDice>& sealed) { dice_ = sealed; }
    void tell_secret() { told_ = std::exchange(dice_, {}); }
    bool covers_table() const { return open_seats_ || open_settings_ || open_rules_ || open_list_ || open_quiz_; }

 protected:
    struct Card {
        std::string game;  // "Craps"
        std::vector<ui::CardPage> pages;
        std::span<const platform::Action> keys;
    };
    template <class MakeCard>  // the card is made only when it is open
    void draw_cards(SceneServices& services, const MakeCard& card) {
        if (open_rules_) draw_rules(services, card());
        if (open_quiz_ && quiz_panel_.draw(services.host, quiz_)) open_quiz_ = false;
        draw_settings(services);
    }

    // The seal is made for the table as it is asked for. Nobody can write words for the dice before it is on the disk.
    template <class Seats>
    void show_seal(SceneServices& services, Seats& seats, const session::Players& players) {
        const auto& asked = seats.request();
        using Rules = std::decay_t<decltype(asked.rules)>;
        if (rules::problem(asked.rules)) return;
        session::Setup<Rules> setup{.rules = asked.rules, .players = players};
        if constexpr (requires { asked.from_purse; }) setup.from_purse = asked.from_purse.value_or(false);
        const std::string table =
            session::table_digest(setup.rules, players) + (setup.from_purse ? " from the purse" : "");
        if (!next_dice_ || table != next_table_) {
            next_table_ = table;
            setup.sealed = next_dice_ ? next_dice_ : session::seal_dice(Rules::game, session::now_ms());
            setup = seat_from_purse(std::move(setup), services.store).setup;
            seal_for_table(setup);
            next_dice_ = setup.sealed;
            if (services.store) next_kept_ = services.store->keep(*next_dice_);
            if (services.store && services.headless) services.store->wait(next_kept_);  // ticks are no time there
        }
        if (!services.store || services.store->stored(next_kept_)) seats.set_seal(next_dice_->seal);
    }

    template <class Seats>
    auto draw_seats(SceneServices& services, Seats& seats, const session::Players& players) {
        if constexpr (requires { seats.offer_purse(true); })
            if (services.purse && services.store && !seats.request().from_purse)
                seats.offer_purse(services.settings.purse);
        show_seal(services, seats, players);
        auto done = seats.draw(services.host);
        if constexpr (requires { seats.offer_purse(true); })
            if (done.start) services.settings.purse = done.start->from_purse.value_or(services.settings.purse);
        if (done.random) seats.set_seed(chance::seed_from_system());
        if (done.start || done.close) open_seats_ = false;
        return done;
    }

    // Lines for the entries that the journal has and the panel has not yet; `each` for those that count: a game stays
    // out of the statistics from the first face on that was chosen.
    template <class Session, class Each>
    void read_journal(const Session& session, const Each& each) {
        const auto& journal = session.journal();
        if (journal_.count() == 0) practised_game_ = 0;
        for (std::size_t i = std::max(journal_.count(), journal.first()); i < journal.size(); ++i) {
            journal_.add(ui::journal_line(static_cast<int>(i) + 1, journal[i]));
            if (journal[i].forced || session.branched(i)) practised_game_ = journal[i].game;
            if (journal[i].game != practised_game_) each(journal[i]);
        }
    }

    void open_only(bool& panel) {  // no panel lies on another
        close_all();
        panel = true;
    }

    bool debug_ = false, open_settings_ = false, open_rules_ = false, open_seats_ = false;
    bool open_list_ = false;  // the table's own: bets, or rounds
    ui::JournalLines journal_;
    int practised_game_ = 0;  // of this sitting, the last one

 private:
    bool guided_ = false, show_me_ = false;
    void toggle(bool& panel) { panel ? void(panel = false) : open_only(panel); }
    void close_all() { debug_ = open_settings_ = open_rules_ = open_seats_ = open_list_ = open_quiz_ = false; }
    void draw_rules(SceneServices& services, Card card);
    void draw_settings(SceneServices& services);

    std::optional<session::SealedDice> next_dice_{}, dice_{}, told_{};  // of the next sitting, of this, of the last
    std::string next_table_{};                                          // that the next dice are sealed for
    session::Ticket next_kept_ = 0;
    bool open_quiz_ = false;
    ui::Quiz quiz_;
    ui::QuizPanel quiz_panel_;
    ui::RulesCard rules_card_;
    ui::SettingsPanel settings_;
};

}  // namespace boxcars::scenes
