// Sì-wŭ-liù, the Lacquer Car: bets until the bank is covered, the banker's throws, the player's throws against his
// point, coins that change circles. The session decides and stores every throw before anything moves; this scene only
// shows it.
#pragma once
#include "scenes/dice_cast.h"
#include "scenes/hud.h"
#include "scenes/pace.h"
#include "scenes/siwuliu_calls.h"
#include "scenes/siwuliu_desk.h"
#include "scenes/siwuliu_panels.h"
#include "scenes/siwuliu_till.h"
#include "scenes/siwuliu_view.h"
#include "session/recording.h"

namespace boxcars::scenes {

struct SiwuliuOptions {
    session::Setup<siwuliu::Rules> setup;
    bool demo = false;                            // attract mode: the table plays itself, any input leaves
    std::vector<session::RecordedEntry> watch{};  // a recorded sitting: decisions come from it, nobody plays
};

class SiwuliuScene : public Scene {
 public:
    SiwuliuScene(House& house, SiwuliuOptions options);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<Hot> hots() const override { return buttons_.hots(); }
    void state(nlohmann::json& out) const override;
    std::string sitting() const override;
    std::optional<std::string> take_ended_sitting() override { return std::exchange(ended_sitting_, {}); }
    std::optional<Go> wish() override { return std::exchange(wish_, {}); }

 private:
    enum class Phase {
        Betting,
        Banker,   // about to throw
        Player,   // the player's throw is awaited
        Shaking,  // in the player's hand
        Flying,
        Settled,   // the verdict stands; the player's coins wait to be collected
        Fetching,  // they are on their way home
        Over,      // bank or purse is empty
    };

    // act: siwuliu_scene.cpp
    void sit_down(session::Setup<siwuliu::Rules> setup);
    void listen(const platform::Input& input);
    void press(const std::string& button);
    void advance();
    void act(const platform::Input& input, const std::optional<std::string>& clicked);
    void betting(const platform::Input& input, const std::optional<std::string>& clicked);
    void settled(const platform::Input& input, const std::optional<std::string>& clicked);
    bool decide(const siwuliu::Event& event);
    void undo();
    void throw_dice(const world::Hand& hand, const std::vector<int>& forced = {});
    world::Hand drawn_hand(glm::vec2 towards) const;  // of somebody who is not at the keyboard
    void play_along();                                // the demonstration, or a recording
    void follow_recording();
    void collect();
    void next_round();
    void next_game();
    void change_rules(const siwuliu::Rules& rules);
    void sit_down_as(const ui::SiwuliuTableWish& wish);
    void refuse(const std::string& why);
    bool pressed_on_bowl(const platform::Input& input) const;

    // show: siwuliu_scene_show.cpp
    void land();
    void tell_bets(std::span<const siwuliu::Fact> facts);
    void tell_throw(std::span<const siwuliu::Fact> facts);
    void settle(std::span<const siwuliu::Fact> facts);
    void begin_round();
    void update_boards(bool at_once = false);
    SiwuliuTill::Places places() const;

    // draw: siwuliu_scene_draw.cpp
    void set_buttons();
    void set_verbs();
    void set_bet_buttons();
    siwuliu_look::Circle bank_circle(double time) const;
    siwuliu_look::Circle player_circle(double time) const;
    void draw_plate_below(render::Canvas& canvas, const render::Camera& camera, double time);
    void draw_edge(render::Canvas& canvas, render::Rect where);
    bool tells_edge() const { return phase_ == Phase::Betting && shown_.bet == 0; }
    void draw_hint(render::Canvas& canvas);
    void draw_controls(render::Canvas& canvas, double time);
    std::string status() const;

    bool watching() const { return !watch_.empty(); }
    bool by_hand() const { return !demo_ && !watching(); }
    siwuliu::Offer offer() const { return siwuliu::offer(shown_); }
    Cents next_bet() const { return phase_ == Phase::Betting ? std::min(next_bet_, offer().most) : next_bet_; }
    bool waits_for_player() const { return phase_ == Phase::Player; }
    void record(int round);

    House& house_;
    std::optional<session::Session<siwuliu::Rules>> session_;
    bool demo_ = false;
    std::vector<session::RecordedEntry> watch_;

    world::World world_;
    world::Id purse_flaps_{}, bet_flaps_{};
    DiceCast cast_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Buttons buttons_;
    SiwuliuPanels panels_;
    SiwuliuTill till_;
    SiwuliuDesk desk_;

    Phase phase_ = Phase::Betting;
    Ticks clock_ = 0, until_ = 0;
    Pace pace_;
    Cents next_bet_ = 0;

    siwuliu::State shown_{};                    // what the player has seen
    std::vector<siwuliu::Fact> untold_;         // of the throw in the air
    int point_before_ = 0;                      // the banker's, when the dice flew
    std::vector<siwuliu::Fact> round_;          // told facts of this round
    std::vector<ui::SiwuliuRoundLine> rounds_;  // of this game, the newest last
    std::vector<int> bank_faces_, player_faces_;
    std::optional<int> bank_point_, player_point_;
    std::optional<SiwuliuCall> call_;
    Ticks called_at_ = -100'000, settled_at_ = -100'000, refused_at_ = -100'000;
    std::string refused_, told_;  // a refusal; what went well, in a sentence; both stand for a while
    std::optional<Go> wish_;
    std::optional<std::string> ended_sitting_;
};

}  // namespace boxcars::scenes
