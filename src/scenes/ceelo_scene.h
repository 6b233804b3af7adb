// Cee-lo with a bank, the Freight Car: two to six round a cable drum, one banks, the others bet against the bank, and
// the bank goes round. The session decides and stores everything before it moves; this scene only shows it.
#pragma once
#include "scenes/ceelo_calls.h"
#include "scenes/ceelo_coins.h"
#include "scenes/ceelo_panels.h"
#include "scenes/ceelo_view.h"
#include "scenes/dice_cast.h"
#include "scenes/pace.h"
#include "session/recording.h"

namespace boxcars::scenes {

struct CeeloOptions {
    session::Setup<ceelo::Rules> setup;           // players: "human" or a policy's name, one per seat
    bool choose_seats = false;                    // open with the seats panel
    bool demo = false;                            // attract mode: the table plays itself, any input leaves
    std::vector<session::RecordedEntry> watch{};  // a recorded sitting: decisions come from it, nobody plays
};

class CeeloScene : public Scene {
 public:
    CeeloScene(House& house, CeeloOptions options);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<Hot> hots() const override;
    void state(nlohmann::json& out) const override;
    std::string sitting() const override;
    std::optional<std::string> take_ended_sitting() override { return std::exchange(ended_sitting_, {}); }
    std::optional<Go> wish() override { return std::exchange(wish_, {}); }

 private:
    // Telling: facts, one after another; Thinking: a computer player; Deciding: a person's stake or bet; Waiting: for a
    // person's throw.
    enum class Phase { Choosing, Telling, Thinking, Deciding, Waiting, Shaking, Flying, Finished };

    // act: ceelo_scene.cpp
    void sit_down(session::Setup<ceelo::Rules> setup);
    void seated();  // another game begins, with whoever sits there now
    void listen(const platform::Input& input);
    void press(const std::string& button);
    void advance();
    void act(const platform::Input& input, const std::optional<std::string>& clicked);
    void person_decides(const platform::Input& input, const std::optional<std::string>& clicked);
    void drag_slider(const platform::Input& input);
    void person_throws(const platform::Input& input);
    void let_go(const platform::Input& input);
    void computer();
    void follow_recording();
    void decide(const ceelo::Event& event);
    void throw_dice(const world::Hand& hand, const std::vector<int>& forced = {});
    void next_game();
    void step_one_decision();
    void set_amount(int amount);

    // show: ceelo_scene_show.cpp
    void begin_telling(std::vector<ceelo::Fact> facts);
    void tell_on();
    Ticks tell(const ceelo::Fact& fact);  // how long it is looked at
    void sound_of(const ceelo::Fact& fact);
    void next_move();
    void finish();
    void hurry();
    void update_boards(bool at_once = false);
    Ticks paced(Ticks ticks) const;  // at the speed set for the computer players

    // draw: ceelo_scene_draw.cpp
    void set_buttons();
    void draw_drum(render::Stage& stage, const CeeloFeltView& view, double time);
    void draw_plates(render::Canvas& canvas);
    void draw_news(render::Canvas& canvas, const CeeloFeltView& view, double time) const;
    void draw_controls(render::Canvas& canvas, double time);
    void draw_slider(render::Canvas& canvas, const ceelo_look::Dash& dash) const;
    ceelo_look::Plate plate_of(int player) const;
    std::pair<std::string, std::string> bank_words() const;
    CeeloSay say_now() const;
    CeeloFeltView view() const { return {table_, ceelo_look::camera(layout_), seats_->near()}; }
    float banker_place(double time) const;
    int dash_player() const;  // whose purse the dash shows
    MoneyInk ink() const;
    std::string status() const;

    bool watching() const { return !watch_.empty(); }
    bool by_hand(int player) const { return !demo_ && !watching() && player >= 0 && seats_->human(player); }
    bool deciding() const { return phase_ == Phase::Deciding; }

    House& house_;
    std::optional<session::Session<ceelo::Rules>> session_;
    std::optional<CeeloSeats> seats_;
    bool demo_ = false;
    std::vector<session::RecordedEntry> watch_;

    world::World world_;
    world::Id purse_flaps_{}, amount_flaps_{};
    DiceCast cast_;
    CeeloCoins coins_;
    CeeloLedger ledger_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    render::CeeloTable table_;
    Buttons buttons_;
    CeeloPanels panels_;

    Phase phase_ = Phase::Telling;
    Ticks clock_ = 0, until_ = 0;  // the scene's own time; when the present wait ends
    Pace pace_;
    bool hurried_ = false, dragging_ = false;
    int amount_ = 1, last_stake_ = 0, last_bet_ = 0;

    ceelo::State shown_{};             // what the player has seen, step by step
    std::vector<ceelo::Fact> untold_;  // of the last step
    int point_ = 0;                    // shown
    CeeloSay say_;                     // what was last told
    std::string why_;                  // who banks next and why, of the last round
    std::array<Ticks, ceelo::most_players> news_at_{};
    int pill_from_ = -1, pill_to_ = -1;
    Ticks pill_since_ = 0, finished_since_ = -1, refused_at_ = -100'000;
    std::string refused_;
    std::optional<ceelo::GameOver> end_;
    std::optional<Go> wish_;
    std::optional<std::string> ended_sitting_;
};

}  // namespace boxcars::scenes
