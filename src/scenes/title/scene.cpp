#include "scenes/title/scene.h"

#include "base/check.h"
#include "platform/settings.h"
#include "world/ease.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

// Feel
constexpr Ticks before_attract = 25 * ticks_per_second;
constexpr Ticks rise_time = milliseconds(160);
constexpr float dimmed_behind_panels = 0.58f;

constexpr std::array keys_on_the_card{Action::Roll,  Action::Hold,     Action::Skip, Action::Coach,
                                      Action::Rules, Action::Settings, Action::Back};

std::string counted_tables(std::size_t count) {
    constexpr std::array<std::string_view, 10> words{"NO",   "ONE", "TWO",   "THREE", "FOUR",
                                                     "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"};
    const std::string number = count < words.size() ? std::string{words[count]} : std::to_string(count);
    return number + (count == 1 ? " TABLE" : " TABLES");
}

}  // namespace

TitleScene::TitleScene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming)
    : services_(services), cards_(std::move(cards)), offer_(services, cards_), shown_already_(coming.demo) {
    BOXCARS_CHECK(cards_.size(), >=, 1U, "the title shows a card for every table");
    const bool fresh = coming.game.empty() && offer_.newest();
    const auto from = std::ranges::find(cards_, fresh ? offer_.newest()->game : coming.game, &Card::game);
    question_.show_keys_of(services_.settings.bindings);
    if (from != cards_.end()) chosen_ = before_ = static_cast<int>(from - cards_.begin());
    services_.sounds.loop("rail", true);
}

// ---- tick

void TitleScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    pointer_ = input.pointer;
    if (input.any || input.pointer_moved || panel_open() || question_.open()) idle_since_ = clock_;
    if (input.any) shown_already_ = false;
    if (clock_ - idle_since_ >= before_attract) show_a_game();
    question_.lay_out(layout_);
    if (question_.open()) return hear_question(input);
    if (panel_open()) return act_on_panels(input);
    for (int card = 0; card < static_cast<int>(cards_.size()); ++card)
        if (input.pointer_moved && place_of(card).contains(input.pointer)) choose(card);
    for (const auto& press : input.presses) {
        if (press.kind == platform::PressKind::ActionDown) act(press.action);
        if (press.button != 1) continue;
        if (press.kind == platform::PressKind::PointerDown) down_at_ = press.at;
        if (press.kind == platform::PressKind::PointerUp && down_at_) click(*std::exchange(down_at_, {}), press.at);
    }
}

void TitleScene::act_on_panels(const platform::Input& input) {
    down_at_.reset();
    const bool back = input.pressed(Action::Back);
    if (back || input.pressed(Action::Settings)) open_settings_ = false;
    if (back || input.pressed(Action::Rules)) open_rules_ = false;
}

// Left alone again and again, the title shows one game after the other.
void TitleScene::show_a_game() {
    if (shown_already_) choose((chosen_ + 1) % static_cast<int>(cards_.size()));
    request_ = SceneChange{.where = SceneChange::Where::Attract, .game = chosen().game};
    idle_since_ = clock_;
}

void TitleScene::leave() {
    if (std::exchange(leaving_, true)) request_ = SceneChange{.where = SceneChange::Where::Leave};
}

void TitleScene::act(Action action) {
    if (action != Action::Back && std::exchange(leaving_, false)) return;  // whoever is asked and says anything else
    const int count = static_cast<int>(cards_.size());
    switch (action) {
        case Action::Left:
            return choose((chosen_ + count - 1) % count);
        case Action::Right:
            return choose((chosen_ + 1) % count);
        case Action::Up:
        case Action::Down:
            return choose_other_row();
        case Action::Confirm:
        case Action::Roll:
            return open();
        case Action::Continue:
            if (offer_.newest()) board(offer_.newest());
            return;
        case Action::Lab:
            services_.sounds.play("whistle", 0.6f);
            request_ = SceneChange{.where = SceneChange::Where::Table, .game = std::string{lab_name}};
            return;
        case Action::Rules:
            rules_card_.first_page();
            open_rules_ = true;
            return;
        case Action::Settings:
            open_settings_ = true;
            return;
        case Action::Back:
            return leave();
        default:
            return;
    }
}

void TitleScene::click(glm::vec2 down, glm::vec2 up) {  // pressed and let go over the same thing
    const auto on = [&](Rect r) { return r.contains(down) && r.contains(up); };
    for (int card = 0; card < static_cast<int>(cards_.size()); ++card)
        if (on(place_of(card))) {
            choose(card);
            return open();
        }
    if (offer_.newest() && on(offer_place())) return act(Action::Continue);
    if (const auto action = hints_.clicked(down, up)) return act(*action);
    leaving_ = false;
}

void TitleScene::choose(int card) {
    if (card == chosen_) return;
    before_ = chosen_;
    chosen_ = card;
    chosen_since_ = clock_;
    services_.sounds.play("button", 0.4f);
}

// Tickets stand in two rows: the one above or below, or the last of a row that is shorter.
void TitleScene::choose_other_row() {
    const int count = static_cast<int>(cards_.size()), columns = cards_in_row(count);
    if (columns == count) return;
    choose(chosen_ >= columns ? chosen_ - columns : std::min(chosen_ + columns, count - 1));
}

void TitleScene::open() {
    const auto* waiting = offer_.of(chosen().game);
    if (!waiting) return board(nullptr);
    question_.ask(TableQuestion::About::Kept, waiting->words);
    question_.lay_out(layout_);
}

void TitleScene::board(const ContinueOffer::Waiting* waiting) {
    services_.sounds.play("whistle", 0.6f);
    request_ = SceneChange{.where = SceneChange::Where::Table, .game = chosen().game};
    if (!waiting) return;
    request_->game = waiting->game;
    request_->sitting = waiting->sitting;
}

void TitleScene::hear_question(const platform::Input& input) {
    using Reply = TableQuestion::Reply;
    const Reply reply = question_.hear(input);
    if (reply == Reply::Continue) board(offer_.of(chosen().game));
    if (reply == Reply::Anew) board(nullptr);
}

// ---- draw

float TitleScene::left_edge() const { return layout_.narrow ? layout_.canvas.x + 40 : 64.0f; }

float TitleScene::light_of(int card) const {
    const float x = world::unit(static_cast<double>(clock_ - chosen_since_) / static_cast<double>(rise_time));
    if (card == chosen_) return chosen_since_ == 0 ? 1.0f : world::cubic_out(x);
    return card == before_ && chosen_since_ != 0 ? 1 - world::cubic_out(x) : 0.0f;
}

Rect TitleScene::place_of(int card) const {
    const Rect& c = layout_.canvas;
    const float room = layout_.narrow ? c.w - 80 : 1152;
    return card_place(card, static_cast<int>(cards_.size()), {left_edge(), c.y + c.h - card_foot}, room,
                      light_of(card));
}

Rect TitleScene::sign_place(const PosterPlace& place) const {  // as large as fits beside the moon's rings
    const float left = left_edge() - 1, wide = std::min(798.0f, place.at(925, 0).x - left - 16);
    return {left, layout_.canvas.y + 60, wide, wide / 798 * 118};
}

Rect TitleScene::offer_place() const {  // under the sign and its line
    const Rect sign = sign_place(poster_place(layout_.canvas, card_foot));
    return {sign.x + 1, sign.y + sign.h + 62, std::min(440.0f, sign.w), 66};
}

void TitleScene::draw_sign(Canvas& canvas, Rect sign) const {
    canvas.sprite("wordmarks/boxcars", sign);
    canvas.text({Face::LabelSemi, 18, 0.19f}, counted_tables(cards_.size()) + " · ONE NIGHT TRAIN",
                {sign.x + 3, sign.y + sign.h + 34}, Align::Left, colours::ivory);
}

void TitleScene::draw(Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const PosterTime time{(static_cast<double>(clock_) + between) / ticks_per_second,
                          services_.settings.reduced_motion};
    const PosterPlace place = poster_place(layout_.canvas, card_foot);
    const Rect sign = sign_place(place);
    draw_poster(stage, place, sign, time);
    Canvas& canvas = stage.canvas();
    draw_sign(canvas, sign);
    const Rect offered = offer_place();
    offer_.draw(canvas, offered, {key_cap(services_.settings.bindings, Action::Continue), offered.contains(pointer_)});
    for (int card = 0; card < static_cast<int>(cards_.size()); ++card) {
        const Card& one = cards_[static_cast<std::size_t>(card)];
        draw_carriage_card(stage, one, place_of(card), {card == chosen_, light_of(card), time.seconds, time.still});
        offer_.mark(canvas, one, place_of(card));
    }
    hints_.draw(canvas, {left_edge(), layout_.canvas.y + layout_.canvas.h - 23}, services_.settings.bindings,
                {.cars = cards_.size() > 1, .leaving = leaving_, .deaf = panel_open(), .pointer = pointer_});
    if (panel_open()) canvas.fill(layout_.canvas, faded(colours::night, dimmed_behind_panels));
    draw_news(canvas, layout_, services_, static_cast<double>(clock_) + between);
    question_.draw(canvas, chosen().accent);
}

// ---- overlay

void TitleScene::overlay() {
    if (open_rules_) {
        std::vector<ui::CardPage> pages;
        if (chosen().pages) pages = chosen().pages();
        pages.push_back(ui::keys_page(services_.settings.bindings, keys_on_the_card));
        if (rules_card_.draw(services_.host, chosen().name, pages)) open_rules_ = false;
    }
    if (!open_settings_) return settings_.leave(services_.host);
    if (settings_.draw(services_.host, services_.settings).close) open_settings_ = false;
}

std::vector<HitTarget> TitleScene::hit_targets() const {
    std::vector<HitTarget> hit_targets;
    if (panel_open()) return hit_targets;
    if (question_.open()) return question_.hit_targets();
    for (int card = 0; card < static_cast<int>(cards_.size()); ++card)
        hit_targets.push_back({cards_[static_cast<std::size_t>(card)].game, place_of(card)});
    if (offer_.newest()) hit_targets.push_back({"continue", offer_place()});
    const auto keys = hints_.hit_targets();
    hit_targets.insert(hit_targets.end(), keys.begin(), keys.end());
    return hit_targets;
}

bool TitleScene::moving() const {
    return !services_.settings.reduced_motion || panel_open() || clock_ - chosen_since_ <= rise_time ||
           clock_ < rise_time;
}

void TitleScene::state(nlohmann::json& out) const {
    out["scene"] = "title";
    out["chosen"] = chosen().game;
    out["panel"] = open_settings_ ? "settings" : open_rules_ ? "rules" : "";
    out["asks_to_leave"] = leaving_;
    out["asks_to_continue"] = question_.open();
    out["waits"] = offer_.newest() ? offer_.newest()->game : "";
}

}  // namespace boxcars::scenes
