// The display of a cee-lo game: keeps what has been revealed, and draws the table, the plates and the dash for a
// CeeloMoment from the scene. Also reports that moment as JSON.
#pragma once
#include "audio/sound.h"
#include "scenes/ceelo/card.h"
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/seats.h"
#include "scenes/hud.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/pace.h"
#include "scenes/table/reply.h"
#include "scenes/table/table_view.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

// Plays the sound of a revealed fact.
void sound_of_fact(audio::Sounds& sounds, const ceelo::Fact& fact, const CeeloSeats& seats);

class CeeloShow {
 public:
    explicit CeeloShow(world::World& world);

    CeeloAnnounced announced;
    CeeloLookBack look_back;
    TableTalk talk;
    // The game as revealed so far, or the drum of the decision being reviewed.
    const CeeloAnnounced& on_table() const { return look_back.on_show() ? look_back.laid() : announced; }
    std::vector<HitTarget> landmarks(const Layout& layout, std::span<const glm::vec3> dice) const;

    void begin_game(const ceelo::State& opening, const CeeloSeats& seats);
    // Steps by `by` decisions; 0 goes back to the table. Returns a sentence to show, or an empty string.
    std::string look(int by, const CeeloMoment& at) {
        return look_back.on_show() || at.may_look_back() ? look_back.look(by, at.seats) : "";
    }
    // Returns true if coins have landed, so that the boards must be updated. `hurried`: speech stops.
    bool tick(Ticks now, bool hurried, audio::Sounds& sounds);
    CeeloFeltView view(const Layout& layout, const CeeloSeats& seats) const;
    std::array<FlapBoard, 2> boards(const CeeloMoment& at) const;
    Ticks reveal(CeeloAnnounced::Facts rest, const CeeloMoment& at);  // shows one fact, returns how long it is shown
    void lay(const CeeloMoment& at);                                  // restores a game that was left
    void set_buttons(Buttons& buttons, const CeeloMoment& at, const Pace& pace) const;
    // `reply`: the answer to the last press, while it is shown.
    void draw(render::Stage& stage, const CeeloMoment& at, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& reply, double time);
    ThrowPlaces places(const CeeloMoment& at) const;  // the result flies to the thrower's plate
    void report(nlohmann::json& out, const CeeloMoment& at) const;

 private:
    std::string status(const CeeloMoment& at) const;
    int purse_shown(const CeeloMoment& at) const;  // coins, counted up as they land
    void hear(const ceelo::Fact& fact, const CeeloMoment& at);

    world::World& world_;
    render::CeeloTable table_;
    world::Id purse_flaps_{}, amount_flaps_{};
};

}  // namespace boxcars::scenes
