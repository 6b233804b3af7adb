// The scene of sì-wŭ-liù in the Lacquer Car: bets against the bank, the banker's throws, the player's throws against
// the banker's point, and coins that move between circles. The session decides and stores every throw before anything
// moves; SiwuliuShow draws the result.
#pragma once
#include "scenes/siwuliu/card.h"
#include "scenes/siwuliu/dash.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/show.h"
#include "scenes/table/game_scene.h"
#include "scenes/table/panels.h"
#include "ui/siwuliu/panels.h"

namespace boxcars::scenes {

// The panels of the Lacquer Car, with the list of its rounds.
class SiwuliuPanels final : public GamePanels<ui::SiwuliuOverlayView> {
 public:
    SiwuliuPanels()
        : GamePanels({.game = "Sì-wŭ-liù",
                      .keys = keys,
                      .pages = [](const ui::SiwuliuOverlayView& in) { return ui::siwuliu_pages(in.rules, in.edge); },
                      .overlay = std::make_unique<ui::SiwuliuOverlay>(),
                      .seats = ui::siwuliu_seats}) {}
    // Returns the number of the round to record, if that was requested in this frame.
    std::optional<int> draw_rounds(SceneServices& services, std::span<const ui::SiwuliuRoundLine> rounds) {
        if (!open_list_) return {};
        const ui::SiwuliuRoundsDone done = draw_siwuliu_rounds(services.host, rounds);
        open_list_ = !done.close;
        return done.record;
    }

 private:
    using Action = platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Confirm,  Action::Up,    Action::Down,
                                      Action::Hold,    Action::Double,   Action::Rebet, Action::Undo,
                                      Action::Skip,    Action::Bets,     Action::Coach, Action::First,
                                      Action::Overlay, Action::Settings, Action::Pause, Action::Back};
};

extern template class GameScene<siwuliu::Rules>;
using SiwuliuOptions = TableOptions<siwuliu::Rules>;

class SiwuliuScene : public GameScene<siwuliu::Rules> {
 public:
    SiwuliuScene(SceneServices& services, SiwuliuOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Phase = SiwuliuPhase;

    // ---- the table: buttons, boards and data ----
    void add_bet_commands();
    void take_other_sheet();
    void advance_own() override;
    void set_own_buttons() override {
        show_.set_buttons(buttons_, now(), panels_);
        landmarks_ = siwuliu_landmarks(layout_, cast_.middles(clock_));
    }
    void update_boards(bool at_once = false) override;
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(show_.odds(session_->rules())); }
    void report(nlohmann::json& out) const override;

    // ---- the game: begin, play and show ----
    Facts begin(const Session& session, bool new_sitting) override;
    void remember(const Session& session, std::size_t entry) override;
    void lay(bool anew) override;
    void lay_as_left();
    void play(const platform::Input& input, const Clicked& clicked) override;
    bool thrown(const Answer& answer) override;
    Ticks reveal(Facts& rest) override;  // shows all facts at once

    // ---- one round ----
    void place_bet();
    void stop_betting();
    void take_back();
    void play_along();  // plays the demonstration or a recording
    void begin_round();
    void collect();
    void next_round();
    void record(int number);
    void record_last();
    void record_read();  // once the verdict was shown for a while: records the round, or at a stop collects
    bool verdict_is_read() const { return clock_ - show_.announced.round().settled_at >= siwuliu_feel::verdict_read; }
    void wait_here(Ticks ticks);

    SiwuliuMoment now() const;
    bool is(Phase phase) const { return at_rest() && show_.announced.phase() == phase; }

    SiwuliuPanels panels_;
    SiwuliuShow show_{world_};
    NextBet next_bet_;
};

}  // namespace boxcars::scenes
