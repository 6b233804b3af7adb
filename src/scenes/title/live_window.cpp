#include "scenes/title/live_window.h"

#include "base/pieces.h"
#include "chance/dust.h"
#include "world/ease.h"

namespace boxcars::scenes {
namespace {

// Feel
constexpr Ticks first_throw = milliseconds(3000), from_car_to_car = milliseconds(3100),
                between_throws = milliseconds(12400);
constexpr Ticks asked_ahead = milliseconds(1000);  // a flight is asked for before it is needed
constexpr Ticks gather_takes = milliseconds(380);  // the hand takes them up
constexpr glm::vec3 lifted_to{0, -5.2f, 1.6f};     // where it takes them, world units: out of the window

}  // namespace

LiveWindow::LiveWindow(CardWindow window, std::size_t nth)
    : window_(std::move(window)), nth_(nth), next_(first_throw + static_cast<Ticks>(nth) * from_car_to_car) {}

void LiveWindow::tick(Ticks now) {
    if (window_.dice.empty() || !has_threads) return;  // without threads the loop would wait for a flight: they lie
    while (!coming_.valid() && next_ <= now) next_ += between_throws;  // for a while nothing moved here
    if (!coming_.valid() && next_ - asked_ahead <= now) ask();
    if (now < next_) return;
    track_ = coming_.get().track;
    began_ = next_;
    next_ += between_throws;
}

void LiveWindow::ask() {
    chance::Dust dust{0x71731e + 4099 * nth_ + 31 * ++throws_};
    std::vector<int> faces;
    for (std::size_t die = 0; die < window_.dice.size(); ++die) faces.push_back(1 + dust.below(6));
    const world::Toss toss{.strength = static_cast<float>(dust.between(0.35, 0.7)),
                           .towards = {static_cast<float>(dust.between(-0.25, 0.25)), 1},
                           .dust = dust.bits()};
    coming_ = throw_ahead(window_.dice.front().kind, faces, window_.tray, toss);
}

std::vector<render::DieLook> LiveWindow::dice(std::optional<double> time) const {
    std::vector<render::DieLook> dice = window_.dice;
    const double since = time ? *time - static_cast<double>(began_) : static_cast<double>(between_throws);
    const bool taken_up = time && coming_.valid();
    const double left = taken_up ? static_cast<double>(next_) - *time : static_cast<double>(gather_takes);
    const float gathered = world::quad_in(world::unit(1 - left / static_cast<double>(gather_takes)));
    for (std::size_t nth = 0; nth < dice.size(); ++nth) {
        if (track_) {
            const world::Pose pose = track_->at(static_cast<int>(nth), since);
            dice[nth].centre = pose.centre;
            dice[nth].turn = pose.turn;
        }
        dice[nth].centre += gathered * lifted_to;
    }
    return dice;
}

}  // namespace boxcars::scenes
