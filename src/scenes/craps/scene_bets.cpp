// Craps, chips in hand: clicks, drags and keys become the single decisions the session takes. What the table refuses is
// said as its sentence; nothing else changes.
#include "platform/settings.h"
#include "scenes/craps/feel.h"
#include "scenes/craps/scene.h"

namespace boxcars::scenes {
namespace {

using namespace craps_feel;
using platform::Action;
using PressKind = platform::Press::Kind;

}  // namespace

std::optional<craps::Spot> CrapsScene::spot_under(glm::vec2 canvas) const {
    if (!layout_.table.contains(canvas)) return {};
    return felt_.layout.spot_at(glm::vec2{camera().on_plane(canvas, 0)}, felt_.leaf);
}

bool CrapsScene::on_leaf_tab(glm::vec2 canvas) const {
    const CrapsLeaf other = felt_.leaf == CrapsLeaf::Props ? CrapsLeaf::Hops : CrapsLeaf::Props;
    return layout_.table.contains(canvas) && felt_.layout.leaf_tab(other).has(glm::vec2{camera().on_plane(canvas, 0)});
}

std::optional<craps::Spot> CrapsScene::focused() const {
    if (cursor_on_) return cursor_;
    return hovered_;
}

void CrapsScene::point_and_click(const platform::Input& input) {
    pointer_ = input.pointer;
    if (input.pointer_moved) cursor_on_ = false;
    hovered_ = spot_under(input.pointer);
    for (const auto& press : input.presses) {
        const auto spot = spot_under(press.at);
        if (press.kind == PressKind::PointerDown && press.button == 1) {
            pressed_on_ = spot;
            if (on_leaf_tab(press.at)) this->press("leaf");
            for (std::size_t chip = 0; chip < chip_values.size(); ++chip)
                if (dash_chip(chip).contains(press.at)) {
                    chip_ = chip;
                    chip_dragged_ = true;
                }
        } else if (press.kind == PressKind::PointerDown && press.button == 3) {
            if (spot) take_down(*spot);
        } else if (press.kind == PressKind::PointerUp && press.button == 1) {
            const auto from = std::exchange(pressed_on_, {});
            const bool dropped = std::exchange(chip_dragged_, false);
            if (spot && (dropped || spot == from))
                put(*spot, chip());
            else if (from && craps::find(session_->state(), *from))
                move_chips(*from, spot);
        }
    }
}

void CrapsScene::walk(const platform::Input& input) {
    constexpr std::pair<Action, Way> ways[] = {
        {Action::Left, Way::Left}, {Action::Right, Way::Right}, {Action::Up, Way::Up}, {Action::Down, Way::Down}};
    for (const auto& [action, way] : ways) {
        if (!input.pressed(action)) continue;
        if (cursor_on_) cursor_ = felt_.layout.neighbour(cursor_, way, felt_.leaf);
        cursor_on_ = true;
        if (layout_.narrow) wanted_view_ = craps_home(cursor_);
        services_.sounds.play("flap", 0.3f);
    }
    const auto at = focused();
    if (!at) return;
    if (input.pressed(Action::Confirm)) put(*at, chip());
    if (input.pressed(Action::TakeDown) || input.pressed(Action::Hold)) take_down(*at);
    if (input.pressed(Action::CallBet)) call(*at);
}

// A chip on the box of a travelled come bet goes behind it; anywhere else it goes where it was put.
void CrapsScene::put(craps::Spot spot, Cents wanted) {
    using craps::Kind;
    if (spot.kind == Kind::ComeOn) spot.kind = Kind::ComeOdds;
    if (spot.kind == Kind::DontComeOn) spot.kind = Kind::DontComeOdds;
    if (spot.kind == Kind::Put && craps::staked(session_->state(), spot) > 0) spot.kind = Kind::PutOdds;
    if (spot.kind == Kind::Pass && session_->state().point != 0) spot.kind = Kind::PassOdds;
    if (spot.kind == Kind::DontPass && session_->state().point != 0) spot.kind = Kind::DontPassOdds;
    const Cents amount = craps::snapped(session_->rules(), session_->state(), spot, wanted);
    decide(craps::Bet{spot, amount > 0 ? amount : wanted});
}

void CrapsScene::take_down(craps::Spot spot) {
    using craps::Kind;
    const craps::State& state = session_->state();
    for (const auto& [flat, odds] : {std::pair{Kind::Pass, Kind::PassOdds},
                                     {Kind::DontPass, Kind::DontPassOdds},
                                     {Kind::ComeOn, Kind::ComeOdds},
                                     {Kind::DontComeOn, Kind::DontComeOdds},
                                     {Kind::Put, Kind::PutOdds}})
        if (spot.kind == flat && craps::staked(state, {odds, spot.number}) > 0) spot.kind = odds;
    decide(craps::Take{spot, std::max<Cents>(1, craps::staked(state, spot))});
}

// A stack that is dragged lies on its new spot, or comes home when it is let go elsewhere.
void CrapsScene::move_chips(craps::Spot from, std::optional<craps::Spot> to) {
    const Cents amount = craps::staked(session_->state(), from);
    if (!decide(craps::Take{from, amount}) || !to) return;
    const Cents good = craps::snapped(session_->rules(), session_->state(), *to, amount);
    if (!decide(craps::Bet{*to, good > 0 ? good : amount})) undo();
}

void CrapsScene::call(craps::Spot spot) {
    const craps::Placed* bet = craps::find(session_->state(), spot);
    const bool on = bet && craps::works(session_->state(), *bet);
    decide(craps::CallIt{spot, on ? craps::Call::Off : craps::Call::On});
}

void CrapsScene::decided(const craps::State&, const Answer& answer) {
    flights_.reveal(answer->facts, chips_view(), clock_, services_.settings.reduced_motion);
    shown_ = session_->state();
    panels_.shown(*session_);
    update_boards();
}

void CrapsScene::carry_out(const session::CrapsRequest& request) {
    if (!request.refused.empty()) return refuse(request.refused);
    for (const craps::Event& event : request.events)
        if (!decide(event)) return;
}

void CrapsScene::taken_back() {
    flights_.clear();
    panels_.shown(*session_);
    update_boards();
    services_.sounds.play("chip", 0.5f);
}

}  // namespace boxcars::scenes
