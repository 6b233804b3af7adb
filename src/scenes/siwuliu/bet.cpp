#include "scenes/siwuliu/bet.h"

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

}  // namespace boxcars::scenes
