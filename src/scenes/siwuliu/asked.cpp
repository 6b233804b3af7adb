#include "scenes/siwuliu/asked.h"

#include <algorithm>
#include <array>

namespace boxcars::scenes {
namespace {

using platform::Action;

constexpr std::pair<Action, Cents> amount_keys[] = {
    {Action::Chip1, 25}, {Action::Chip2, 100}, {Action::Chip3, 500}, {Action::Chip4, 2500}, {Action::Chip5, 10'000}};

}  // namespace

Cents bet_step(Cents around) {
    constexpr std::array<Cents, 9> steps{1, 5, 25, 100, 500, 1000, 5000, 10000, 50000};
    Cents step = steps[0];
    for (const Cents one : steps)
        if (one * 4 <= around) step = one;
    return step;
}

Cents bet_up(Cents now) {
    const Cents step = bet_step(now);
    return (now / step + 1) * step;
}

Cents bet_down(Cents now) {
    if (now <= 1) return 1;
    const Cents step = bet_step(now - 1);
    return std::max<Cents>(1, (now - 1) / step * step);
}

bool NextBet::set(const platform::Input& input, const Clicked& clicked, Cents most) {
    bool heard = false;
    const auto set = [&](bool pressed, Cents amount) {
        if (!pressed) return;
        heard = true;
        amount_ = std::clamp<Cents>(amount, 1, std::max<Cents>(1, most));
    };
    for (const auto& [key, amount] : amount_keys) set(input.pressed(key), amount);
    set(input.pressed(Action::Up) || input.pressed(Action::Right) || clicked == "plus", bet_up(within(most)));
    set(input.pressed(Action::Down) || input.pressed(Action::Left) || clicked == "minus", bet_down(within(most)));
    set(input.pressed(Action::Hold) || clicked == "half", most / 2);
    set(input.pressed(Action::Double), 2 * within(most));
    set(input.pressed(Action::Rebet) || clicked == "cover_all", most);
    return heard;
}

NextBet::HeardBet NextBet::hear(const platform::Input& input, const Clicked& clicked, const siwuliu::State& shown) {
    const Cents most = siwuliu::offer(shown).most;
    HeardBet heard{.set = set(input, clicked, most), .undo = input.pressed(Action::Undo) || clicked == "undo"};
    if (shown.bet > 0 && (input.pressed(Action::Roll) || clicked == "stop"))
        heard.decided = siwuliu::Stop{};
    else if (input.pressed(Action::Confirm) || clicked == "cover")
        heard.decided = siwuliu::Bet{within(most)};
    return heard;
}

siwuliu::Event demonstrated(const siwuliu::State& shown) {
    if (shown.bet > 0) return siwuliu::Stop{};
    const Cents most = siwuliu::offer(shown).most;
    return siwuliu::Bet{std::clamp<Cents>(most * 2 / 5, 1, most)};
}

namespace {

using platform::Action;
using Phase = SiwuliuPhase;
using What = SiwuliuAsked::What;
using Clicked = NextBet::Clicked;

SiwuliuAsked about_bet(const NextBet::HeardBet& heard) {
    if (heard.undo) return {What::Undo, {}, heard.set};
    return {heard.decided ? What::Decide : What::Nothing, heard.decided, heard.set};
}

// A key that skips the throw is often pressed twice, so Enter records only after the verdict has been shown for 700 ms.
bool wants_record(const SiwuliuAskedOf& table, const platform::Input& input, const Clicked& clicked) {
    const bool by_key = input.pressed(Action::Confirm) && table.verdict_stands >= verdict_read;
    return table.has_settled && (clicked == "record" || by_key);
}

// Waits for the banker's throw. Until the dice fly, the player may take bets back.
SiwuliuAsked about_banker(const SiwuliuAskedOf& table, const platform::Input& input, const Clicked& clicked) {
    if (table.may_undo && (input.pressed(Action::Undo) || clicked == "undo")) return {What::Undo};
    return {.what = table.due ? What::Throw : What::Nothing, .along = towards_player};
}

What about_verdict(const SiwuliuAskedOf& table, const platform::Input& input, const Clicked& clicked) {
    if (wants_record(table, input, clicked)) return What::Record;
    const bool collects = input.pressed(Action::Roll) || clicked == "collect" || clicked == "next_round";
    return collects ? What::Collect : What::Nothing;
}

What about_end(const SiwuliuAskedOf& table, const platform::Input& input, const Clicked& clicked) {
    if (input.pressed(Action::Roll) || clicked == "next_game") return What::NextGame;
    return wants_record(table, input, clicked) ? What::Record : What::Nothing;
}

}  // namespace

SiwuliuAskedOf asked_of(const SiwuliuTold& told, const session::Session<siwuliu::Rules>& session,
                        const siwuliu::State& shown, Ticks now, bool due) {
    return {.phase = told.phase(),
            .due = due,
            .may_undo = session.undoable() > 0,
            .has_settled = !told.ledger().empty(),
            .verdict_stands = now - told.round().settled_at(),
            .shown = shown};
}

SiwuliuAsked asked_by_person(const SiwuliuAskedOf& table, const platform::Input& input, const Clicked& clicked,
                             NextBet& next_bet) {
    switch (table.phase) {
        case Phase::Betting:
            return about_bet(next_bet.hear(input, clicked, table.shown));
        case Phase::Banker:
            return about_banker(table, input, clicked);
        case Phase::Player:
            return {What::TakeDice};
        case Phase::Settled:
            return {about_verdict(table, input, clicked)};
        case Phase::Fetching:
            return {table.due ? What::NextRound : What::Nothing};
        case Phase::Over:
            return {about_end(table, input, clicked)};
    }
    return {};
}

SiwuliuAsked asked_by_nobody(const SiwuliuAskedOf& table, bool watching) {
    if (!table.due) return {};
    if (table.phase == Phase::Settled) return {What::Collect};
    if (table.phase == Phase::Fetching) return {What::NextRound};
    const float along = table.phase == Phase::Banker ? towards_player : 1;
    if (watching) return {.what = What::Follow, .along = along};
    if (table.phase == Phase::Betting) return {What::Decide, demonstrated(table.shown)};
    if (table.phase == Phase::Over) return {};
    return {.what = What::Throw, .along = along};
}

}  // namespace boxcars::scenes
