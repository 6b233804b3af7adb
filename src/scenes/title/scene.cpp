#include "scenes/title/scene.h"

#include "platform/settings.h"
#include "scenes/room_life.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

// Feel
constexpr Ticks before_attract = 25 * ticks_per_second;
constexpr float dimmed_behind_panels = 0.58f;

}  // namespace

TitleScene::TitleScene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming)
    : services_(services),
      cards_(std::move(cards), services.sounds),
      offer_(services, cards_.all()),
      guide_(services),
      purse_(services),
      shown_already_(coming.demo),
      car_(coming.car) {
    if (offer_.newest()) cards_.begin_with(offer_.newest()->game);
    if (car_) cards_.begin_with(*car_);
    cards_.begin_with(coming.game);
    question_.show_keys_of(services_.settings.bindings);
    question_.narrate_by(narrator_);
    services_.sounds.loop("rail", true);
}

// ---- tick

void TitleScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    if (clock_ % Narrator::looks_every == 0) narrator_.say_new(said_, offer_.told(cards_.chosen()));
    cards_.tick(services_.settings.reduced_motion);
    pointer_ = input.pointer;
    if (input.any || input.pointer_moved || panels_.open() || question_.open()) idle_since_ = clock_;
    if (input.any) shown_already_ = false;
    if (clock_ - idle_since_ >= before_attract) show_a_game();
    question_.lay_out(layout_);
    if (question_.open()) return hear_question(input);
    if (panels_.take_show_me() || (panels_.rules_open() && input.pressed(Action::Coach))) return show_me(0);
    if (panels_.open()) {
        down_at_.reset();
        return panels_.tick(input);
    }
    if (input.pointer_moved) cards_.hover(input.pointer);
    for (const auto& press : input.presses) {
        if (press.kind == platform::PressKind::ActionDown) act(press.action);
        if (press.button != 1) continue;
        if (press.kind == platform::PressKind::PointerDown) down_at_ = press.at;
        if (press.kind == platform::PressKind::PointerUp && down_at_) click(*std::exchange(down_at_, {}), press.at);
    }
}

// Left alone again and again, the title shows one game after the other.
void TitleScene::show_a_game() {
    if (shown_already_) cards_.choose_beside(1);
    request_ = ToAttract{cards_.chosen().game};
    idle_since_ = clock_;
}

void TitleScene::leave() {
    if (leaving_) request_ = ToLeave{};
    if (!std::exchange(leaving_, true)) narrator_.say("the same once more leaves the train; anything else stays");
}

void TitleScene::depart(Destination there) {
    services_.sounds.play("whistle", 0.6f);
    const std::string name = name_of(there);
    narrator_.say((name == cards_.chosen().game ? cards_.chosen().name : name) + " opens");
    if (car_) *car_ = cards_.chosen().game;
    request_ = std::move(there);
}

void TitleScene::act(Action action) {
    if (action != Action::Back) leaving_ = false;
    switch (action) {
        case Action::Left:
            return cards_.choose_beside(-1);
        case Action::Right:
            return cards_.choose_beside(1);
        case Action::Up:
        case Action::Down:
            return cards_.choose_other_row();
        case Action::Confirm:
        case Action::Roll:
            return open();
        case Action::Continue:
            if (offer_.newest()) board(offer_.newest());
            return;
        case Action::Coach:
            return show_me(guide_.step(cards_.chosen()));
        case Action::Lab:
            return depart(ToLab{});
        case Action::History:
            return depart(ToHistory{});
        case Action::Night:
            return services_.night_stops.empty() ? void() : depart(ToNight{});
        case Action::Rules:
            return panels_.open_rules();
        case Action::Settings:
            return panels_.open_settings();
        case Action::Back:
            return leave();
        default:
            return;
    }
}

void TitleScene::click(glm::vec2 down, glm::vec2 up) {  // pressed and let go over the same thing
    if (const auto card = cards_.clicked(down, up)) {
        leaving_ = false;
        cards_.choose(*card);
        return open();
    }
    if (const auto action = plate_clicked(plates(), down, up)) return act(*action);
    if (const auto action = hints_.clicked(down, up)) return act(*action);
    leaving_ = false;
}

void TitleScene::open() {
    const auto* waiting = offer_.of(cards_.chosen().game);
    if (!waiting) return board(nullptr);
    question_.ask(TableQuestion::About::Kept, waiting->words);
    question_.lay_out(layout_);
}

void TitleScene::board(const ContinueOffer::Waiting* waiting) {
    if (waiting) return depart(ToKept{waiting->game, waiting->sitting});
    depart(ToTable{.game = cards_.chosen().game});
}

void TitleScene::show_me(int step) {
    if (auto there = guide_.request(cards_.chosen(), step)) depart(std::move(*there));
}

void TitleScene::hear_question(const platform::Input& input) {
    using Reply = TableQuestion::Reply;
    const Reply reply = question_.hear(input);
    if (reply == Reply::Continue) board(offer_.of(cards_.chosen().game));
    if (reply == Reply::Anew) board(nullptr);
}

// ---- draw

void TitleScene::draw(Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const double ticks = static_cast<double>(clock_) + between;
    const bool still = services_.settings.reduced_motion;
    stage.sway_lamp(RoomLife{ticks, still}.lamp_sway());
    cards_.lay_out(layout_);
    const PosterPlace place = poster_place(layout_.canvas, card_foot);
    const Rect sign = sign_place(layout_, place, cards_.left_edge());
    draw_poster(stage, place, sign, {ticks / ticks_per_second, still});
    Canvas& canvas = stage.canvas();
    draw_sign(canvas, sign, cards_.all().size());
    draw_plates(canvas, plates(), pointer_);
    cards_.draw(stage, offer_, ticks, still);
    hints_.draw(canvas, {cards_.left_edge(), layout_.canvas.y + layout_.canvas.h - 23}, services_.settings.bindings,
                {.cars = cards_.all().size() > 1, .leaving = leaving_, .covered = panels_.open(), .pointer = pointer_});
    const Rect& whole = layout_.canvas;
    const float right = 2 * whole.x + whole.w - cards_.left_edge();
    purse_.draw(canvas, {right, whole.y + whole.h - 23}, {right, whole.y + 34}, right - hints_.right_end() - 16);
    if (panels_.open()) canvas.fill(layout_.canvas, faded(colours::night, dimmed_behind_panels));
    draw_news(canvas, layout_, services_, ticks);
    question_.draw(canvas, cards_.chosen().accent);
}

// ---- overlay

void TitleScene::overlay() {
    panels_.draw(services_.host, services_.settings, cards_.chosen(), guide_.shows(cards_.chosen()));
}

std::vector<HitTarget> TitleScene::hit_targets() const {
    if (panels_.open()) return {};
    if (question_.open()) return question_.hit_targets();
    std::vector<HitTarget> hit_targets = cards_.hit_targets();
    add_targets(plates(), hit_targets);
    const auto keys = hints_.hit_targets();
    hit_targets.insert(hit_targets.end(), keys.begin(), keys.end());
    return hit_targets;
}

bool TitleScene::moving() const { return !services_.settings.reduced_motion || panels_.open() || cards_.moving(); }

void TitleScene::state(nlohmann::json& out) const {
    out["scene"] = "title";
    out["chosen"] = cards_.chosen().game;
    out["panel"] = panels_.name();
    out["asks_to_leave"] = leaving_;
    out["asks_to_continue"] = question_.open();
    out["purse"] = purse_.words();
    out["offers_guide"] = guide_.stands(cards_.chosen());
    out["waits"] = offer_.newest() ? offer_.newest()->game : "";
}

namespace {

using platform::Action;

constexpr std::array keys_on_the_card{Action::Roll,  Action::Hold,     Action::Skip, Action::Coach,
                                      Action::Rules, Action::Settings, Action::Back};

}  // namespace

void TitlePanels::open_rules() {
    rules_card_.first_page();
    rules_ = true;
}

void TitlePanels::tick(const platform::Input& input) {
    const bool back = input.pressed(Action::Back);
    if (back || input.pressed(Action::Settings)) settings_ = false;
    if (back || input.pressed(Action::Rules)) rules_ = false;
}

void TitlePanels::draw(ui::Host& host, platform::Settings& settings, const Card& chosen, bool guided) {
    if (rules_) {
        std::vector<ui::CardPage> pages;
        if (chosen.pages) pages = chosen.pages();
        pages.push_back(ui::keys_page(settings.bindings, keys_on_the_card));
        const auto asked = rules_card_.draw(host, chosen.name, pages, guided);
        if (asked.close || asked.show_me) rules_ = false;
        show_me_ = show_me_ || asked.show_me;
    }
    if (!settings_) return settings_panel_.leave(host);
    if (settings_panel_.draw(host, settings).close) settings_ = false;
}

}  // namespace boxcars::scenes
