// Craps: the picture catches up with the truth, once the dice rest.
#include "platform/settings.h"
#include "scenes/craps/feel.h"
#include "scenes/craps/scene.h"

namespace boxcars::scenes {
namespace {

using namespace craps_feel;

template <class Fact>
bool any_of(std::span<const craps::Fact> facts) {
    return std::ranges::any_of(facts, [](const craps::Fact& fact) { return std::holds_alternative<Fact>(fact); });
}

}  // namespace

void CrapsScene::landed(Facts facts) {
    const craps::State before = shown_;
    shown_ = session_->state();
    show(facts, before);
    if (!(felt_.sheet == session_->rules())) table_changed();
    update_boards();
}

void CrapsScene::revealed() {
    phase_ = session_->over() ? Phase::Broke : Phase::Betting;
    until_ = clock_ + demo_pause;
    if (demo_ && shown_.new_hand) request_ = SceneChange{.where = SceneChange::Where::Title};
}

void CrapsScene::show(std::span<const craps::Fact> facts, const craps::State& before) {
    if (before.new_hand) rolls_ = 0;
    ++rolls_;
    history_.add(facts);
    call_ = call_of(facts);
    called_at_ = clock_;
    receipt_ = receipt_of(facts);
    memory_.see(thrown_at_, facts);
    flights_.reveal(facts, chips_view(), clock_, services_.settings.reduced_motion);
    if ((before.point == 0) != (shown_.point == 0)) puck_at_ = clock_;
    const auto& dice = std::get<craps::Threw>(facts.front());
    panels_.thrown(*session_, odds_cache_.next(session_->rules(), thrown_at_), worth(shown_), dice.first + dice.second);
    others_.show();
    sound_of(facts);
}

void CrapsScene::sound_of(std::span<const craps::Fact> facts) {
    if (any_of<craps::PointSet>(facts) || any_of<craps::PointMade>(facts) || any_of<craps::SevenOut>(facts))
        services_.sounds.play("button", 0.9f);
    const Cents result = result_of(receipt_);
    const auto size = static_cast<float>(static_cast<double>(std::abs(result)) / 10'000.0);
    if (result > 0)
        services_.sounds.play(result >= 50'000 ? "big_win" : "win", std::min(1.0f, 0.45f + 0.4f * size));
    else if (result < 0)
        services_.sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
}

void CrapsScene::table_changed() {
    const CrapsLeaf leaf = felt_.leaf;
    felt_ = {session_->rules(), CrapsLayout{session_->rules()}, leaf};
    cursor_ = {craps::Kind::Pass};
    flights_.clear();
    shown_ = session_->state();
}

void CrapsScene::update_boards(bool at_once) {
    const float y = layout_.dash.y + (layout_.narrow ? 26.0f : 33.0f), x = layout_.dash.x;
    const float high = layout_.narrow ? 38 : 46, cell = layout_.narrow ? 22 : 26;
    const auto set = [&](world::Id flaps, float at, Cents amount, std::size_t cells) {
        const std::string text = look_money(amount);
        const std::size_t count = std::max(cells, text.size());
        show_on(flaps, {x + at, y, cell * static_cast<float>(count), high}, static_cast<int>(count), text, at_once);
    };
    set(purse_flaps_, layout_.narrow ? 24 : 40, shown_.bankroll, 5);
    set(table_flaps_, layout_.narrow ? 220 : 262, on_table(shown_), 4);
}

render::Camera CrapsScene::camera() const { return craps_camera(layout_, view()); }

ChipFlights::View CrapsScene::chips_view() const {
    const render::Camera from = camera();
    return {felt_.layout,
            from,
            {layout_.canvas.centre().x, layout_.dash.y + 20},
            from.project({craps_places::bank, 0}),
            felt_.leaf};
}

}  // namespace boxcars::scenes
