// The picture of the cable drum, for a CeeloMoment from the scene: lights, the bank's arc, coins, plates, changes
// beside the coins, the standings at the end; and the dash's buttons and boards. Also the same moment as data.
#pragma once
#include "scenes/ceelo/announced.h"
#include "scenes/ceelo/view.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/pace.h"
#include "scenes/table/reply.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

// The amount that a person is about to stake or bet. It is proposed, stepped with keys and buttons, or dragged on the
// slider. The scene carries out the decision.
class CeeloAmount {
 public:
    // Proposes the last stake or bet again; at first, a third of the most. `choices`: empty if a throw is awaited.
    void ask(const ceelo::State& state, std::vector<odds::CeeloChoice> choices) {
        choices_ = std::move(choices);
        stakes_ = state.phase == ceelo::Phase::Stake;
        most_ = std::max(1, most_offered(state));
        const int last = stakes_ ? last_stake_ : last_bet_;
        set(last > 0 ? last : (most_ + 2) / 3);
    }
    // step() and drag() return whether the amount changed.
    bool step(int by) { return set(value_ + by); }
    bool drag(const platform::Input& input, const render::Rect& slider);
    ceelo::Event decision() const {  // the stake or bet of this amount
        if (stakes_) return ceelo::Stake{value_};
        return ceelo::Cover{value_};
    }
    void let_go() { dragging_ = false; }
    void put_down(const ceelo::Event& event) {  // the next ask() proposes this amount
        dragging_ = false;
        if (const auto* stake = std::get_if<ceelo::Stake>(&event)) last_stake_ = stake->amount;
        if (const auto* cover = std::get_if<ceelo::Cover>(&event)) last_bet_ = cover->amount;
    }

    int value() const { return value_; }
    std::span<const odds::CeeloChoice> choices() const { return choices_; }

 private:
    bool set(int value) {  // clamps; returns whether it changed
        const int before = std::exchange(value_, std::clamp(value, 1, most_));
        return value_ != before;
    }

    std::vector<odds::CeeloChoice> choices_;
    int value_ = 1, most_ = 1, last_stake_ = 0, last_bet_ = 0;
    bool stakes_ = false;  // a stake is asked for, not a bet
    bool dragging_ = false;
};

void add_dash_buttons(Buttons& buttons, const CeeloMoment& moment, const Pace& pace);
void draw_dash(render::Canvas& canvas, const CeeloMoment& moment, const std::string& status);
void draw_amount(render::Canvas& canvas, const CeeloMoment& moment);  // only while a decision is due

}  // namespace boxcars::scenes

namespace boxcars::scenes::ceelo_look {

// Places go clockwise from the player at the bottom, who is place 0: up the left column, then down the right one. The
// plate of place 0 is the lowest of the left column; on an upright screen, sometimes of the right one.
class SeatPlates {
 public:
    SeatPlates(const Layout& layout, int players);

    const render::Rect& at(int place) const { return plates_[static_cast<std::size_t>(place)]; }
    // Where this player's speech appears: above or below the plate; without room there, on the plate instead of its
    // lower line.
    render::Rect speech(int place) const;
    // Draws the plate of a player with what is revealed of the round, and what the player says.
    void draw(render::Canvas& canvas, const CeeloMoment& moment, const CeeloFeltView& view, int player,
              double time) const;

 private:
    bool free_for_words(const render::Rect& where) const;

    bool narrow_;
    render::Rect table_;
    std::vector<render::Rect> plates_, marks_;  // marks_: the banker's mark at each place
};

render::Rect face_on(const render::Rect& plate);  // the place of the portrait

}  // namespace boxcars::scenes::ceelo_look

namespace boxcars::scenes {

class CeeloShow {
 public:
    explicit CeeloShow(world::World& world) : world_(world) {
        world_[amount_flaps_].layer = world::Layer::Table;  // drawn only while a decision is due
    }

    CeeloAnnounced announced;
    CeeloLookBack look_back;
    TableTalk talk;
    // The game as revealed so far, or the drum of the decision being reviewed.
    const CeeloAnnounced& on_table() const { return look_back.on_show() ? look_back.laid() : announced; }

    void begin(const ceelo::State& opening, const CeeloSeats& seats) {
        table_.players = seats.count();
        look_back.clear();
        announced.begin(opening);
        talk.begin(seats.people());
    }
    void lay(const CeeloMoment& at);  // restores a game that was left
    CeeloFeltView felt(const CeeloMoment& at) const {
        return {table_, ceelo_look::camera(at.layout, table_.players), at.seats.near()};
    }
    std::array<FlapBoard, 2> boards(const CeeloMoment& at) const;
    void set_buttons(Buttons& buttons, const CeeloMoment& at, const Pace& pace) const;
    std::vector<HitTarget> landmarks(const CeeloMoment& at, std::span<const glm::vec3> dice) const;
    // `reply`: the answer to the last press, while it is shown.
    void draw(render::Stage& stage, const CeeloMoment& at, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& reply, double time);
    ThrowPlaces places(const CeeloMoment& at) const;  // the result flies to the thrower's plate
    void report(nlohmann::json& out, const CeeloMoment& at) const;

 private:
    std::string status(const CeeloMoment& at) const;

    world::World& world_;
    render::CeeloTable table_;
    world::Id purse_flaps_ = spawn_flaps(world_, {}, 3, render::colours::ivory),
              amount_flaps_ = spawn_flaps(world_, {}, 3, ceelo_look::amber);
};

}  // namespace boxcars::scenes
