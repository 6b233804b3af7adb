#include "scenes/craps/bet_input.h"

#include "base/overloaded.h"

namespace boxcars::scenes {

using Events = std::vector<craps::Event>;
constexpr Ticks long_press = milliseconds(600);  // a held finger acts like the right button

// A bet of the legal amount nearest to `wanted`; if the spot takes none, of `wanted`, so that the refusal says why.
static craps::Event bet_on(const craps::Rules& rules, const craps::State& state, Spot spot, Cents wanted) {
    const Cents amount = craps::snapped(rules, state, spot, wanted);
    return craps::Bet{spot, amount > 0 ? amount : wanted};
}

Events decisions_of(const BetRequest& request, const craps::Rules& rules, const craps::State& state) {
    const Overloaded events_of{[&](const PutChips& asked) -> Events {
                                   const auto odds = craps::odds_behind(asked.spot);
                                   // Line odds need a point, put odds need the put bet, come odds nothing.
                                   const bool behind =
                                       odds && (craps::is_line_odds(odds->kind) ? state.point != 0
                                                                                : asked.spot.kind != craps::Kind::Put ||
                                                                                      staked(state, asked.spot) > 0);
                                   return {bet_on(rules, state, behind ? *odds : asked.spot, asked.wanted)};
                               },
                               [&](const TakeDown& asked) -> Events {
                                   const auto odds = craps::odds_behind(asked.spot);
                                   const Spot spot = odds && craps::staked(state, *odds) > 0 ? *odds : asked.spot;
                                   return {craps::Take{spot, std::max<Cents>(1, craps::staked(state, spot))}};
                               },
                               [&](const MoveChips& asked) -> Events {
                                   const Cents amount = craps::staked(state, asked.from);
                                   if (amount == 0) return {};
                                   const craps::Event taken = craps::Take{asked.from, amount};
                                   if (!asked.to || refusal(rules, state, taken)) return {taken};
                                   craps::State without = state;
                                   advance(rules, without, taken);
                                   return {taken, bet_on(rules, without, *asked.to, amount)};
                               },
                               [&](const TurnCall& asked) -> Events {
                                   const craps::Placed* bet = craps::find(state, asked.spot);
                                   const bool on = bet && craps::works(state, *bet);
                                   return {craps::CallIt{asked.spot, on ? craps::Call::Off : craps::Call::On}};
                               }};
    return std::visit(events_of, request);
}

BetInput::Asked BetInput::tick(const Input& input, const Reach& reach) {
    Asked asked;
    walk(input, reach, asked);
    pointer_ = input.pointer;
    if (input.pointer_moved) cursor_on_ = false;
    hovered_ = reach.felt.spot_under(reach.layout, input.pointer);
    for (const auto& each : input.presses) {
        if (each.kind == PressKind::PointerDown)
            touched_ = input.finger ? reach.felt.spot_under(reach.layout, each.at) : std::nullopt;
        press(each, reach, asked);
    }
    const bool rests = input.finger && input.pointer_down && pressed_on_ && hovered_ == pressed_on_;
    pressed_for_ = rests ? pressed_for_ + 1 : 0;
    // While ticks catch up after a slow frame, the finger may already be up; only the next frame's input tells.
    if (pressed_for_ >= long_press && !input.catching_up)
        asked.bets.push_back(TakeDown{*std::exchange(pressed_on_, {})});
    return asked;
}

void BetInput::walk(const Input& input, const Reach& reach, Asked& asked) {
    constexpr std::pair<Action, Way> ways[] = {
        {Action::Left, Way::Left}, {Action::Right, Way::Right}, {Action::Up, Way::Up}, {Action::Down, Way::Down}};
    for (const auto& [action, way] : ways) {
        if (!input.pressed(action)) continue;
        if (cursor_on_) cursor_ = reach.felt.places().neighbour(cursor_, way, reach.felt.leaf());
        cursor_on_ = asked.walked = true;
    }
    const auto at = focus();
    if (!at) return;
    if (input.pressed(Action::Confirm) && reach.takes_bets) asked.bets.push_back(PutChips{*at, chip_value()});
    if (input.pressed(Action::TakeDown) || input.pressed(Action::Hold)) asked.bets.push_back(TakeDown{*at});
    if (input.pressed(Action::CallBet)) asked.bets.push_back(TurnCall{*at});
}

void BetInput::press(const Press& press, const Reach& reach, Asked& asked) {
    const auto spot = reach.felt.spot_under(reach.layout, press.at);
    if (!reach.takes_bets) {
        pressed_on_.reset();
        chip_dragged_ = false;
    }
    if (press.kind == PressKind::PointerUp && press.button == 1) return let_go(spot, asked);
    if (press.kind != PressKind::PointerDown) return;
    if (press.button == 3 && spot) asked.bets.push_back(TakeDown{*spot});
    if (press.button != 1) return;
    if (reach.takes_bets) pressed_on_ = spot;
    asked.turn_leaf = asked.turn_leaf || reach.felt.on_other_tab(reach.layout, press.at);
    for (std::size_t nth = 0; nth < reach.rack.size(); ++nth)
        if (reach.rack[nth].contains(press.at)) {
            chip_ = nth;
            chip_dragged_ = reach.takes_bets;
        }
}

}  // namespace boxcars::scenes
