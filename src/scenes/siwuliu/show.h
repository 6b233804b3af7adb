// Draws a moment of the Lacquer Car: its table, what has been shown so far, and the boards of the dash. It plays the
// sounds and reports the same moment as data.
#pragma once
#include "audio/sound.h"
#include "base/money.h"
#include "scenes/hud.h"
#include "scenes/siwuliu/announced.h"
#include "scenes/siwuliu/coins.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/panels.h"
#include "scenes/table/remembered.h"
#include "scenes/table/reply.h"
#include "scenes/table/table_view.h"

#include <nlohmann/json_fwd.hpp>
#include <tuple>

namespace boxcars::scenes {

void sound_of_loss(audio::Sounds& sounds, Cents result);  // silent unless result is negative

std::vector<HitTarget> siwuliu_landmarks(const Layout& layout, std::span<const glm::vec3> dice);  // dice and circles

class SiwuliuShow {
 public:
    explicit SiwuliuShow(world::World& world);

    SiwuliuAnnounced announced;
    SiwuliuLookBack look_back;

    SiwuliuAnnounced::Onlooker onlooker(const SiwuliuMoment& at) const;
    std::array<FlapBoard, 2> boards(const SiwuliuMoment& at) const;
    // Like SiwuliuLookBack::look(), but does nothing when looking back is not allowed.
    std::string look(int by, const SiwuliuMoment& at) {
        return look_back.on_show() || at.may_look_back() ? look_back.look(by) : "";
    }
    std::string accuracy();                       // how good the bets were; empty if nothing was bet
    bool tick(Ticks now, audio::Sounds& sounds);  // true: coins landed
    void set_buttons(Buttons& buttons, const SiwuliuMoment& at, const TablePanels& panels) const;
    void draw(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera, DiceCast& cast,
              const Buttons& buttons, const TableReply::Sentence& news, double time);
    ThrowPlaces places(const Layout& layout) const;  // numbers fly to the thrower's faces
    const odds::SiwuliuOdds& odds(const siwuliu::Rules& rules) { return odds_.of(rules, odds::siwuliu_odds); }
    void report(nlohmann::json& out, const SiwuliuMoment& at) const;

 private:
    void draw_table(render::Stage& stage, const SiwuliuMoment& at, const render::Camera& camera, DiceCast& cast,
                    double time);
    std::string status(const SiwuliuMoment& at) const;
    // The present, or the moment that the player looks back at.
    const SiwuliuTill& till() const { return look_back.on_show() ? look_back.till() : announced.till(); }
    const SiwuliuRound& round() const { return look_back.on_show() ? nothing_thrown_ : announced.round(); }

    world::World& world_;
    SiwuliuRound nothing_thrown_;
    Remembered<siwuliu::Rules, odds::SiwuliuOdds> odds_;
    Remembered<std::tuple<siwuliu::Rules, siwuliu::State, Cents>, std::string> size_words_;  // of size_in_words()
    world::Id purse_flaps_{}, bet_flaps_{};
};

}  // namespace boxcars::scenes
