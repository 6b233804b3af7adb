#include "scenes/title/scene.h"

#include "base/words.h"
#include "platform/frames.h"
#include "platform/input.h"
#include "platform/settings.h"
#include "platform/window.h"
#include "scenes/room_life.h"

#include <nlohmann/json.hpp>

#include <array>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

// Tuning values
constexpr Ticks before_attract = 180 * ticks_per_second;
constexpr float dimmed_behind_panels = 0.58f, dimmed_behind_sheets = 0.92f;

constexpr float apart = 26;  // logical px between two hints
constexpr Type words_type{Face::Body, 16};

std::string key_words(const platform::Bindings& keys, Action action) {
    std::string name = key_cap(keys, action);
    return name == "ESCAPE" ? "ESC" : name;
}

}  // namespace

TitleScene::TitleScene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming)
    : services_(services),
      cards_(std::move(cards), services.sounds),
      offer_(services, cards_.all()),
      guide_(services),
      shown_already_(coming.demo),
      car_(coming.car) {
    if (offer_.newest()) cards_.begin_with(offer_.newest()->game);
    if (car_) cards_.begin_with(*car_);
    cards_.begin_with(coming.game);
    keys_ = {Action::Continue, Action::Coach, Action::Lab,      Action::History,
             Action::Run,      Action::Rules, Action::Settings, Action::Back};
    question_.show_keys_of(services_.settings.bindings);
    question_.narrate_by(narrator_);
    services_.sounds.loop("rail", true);
}

// ---- Tick

void TitleScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    if (clock_ % Narrator::looks_every == 0) narrator_.say_new(said_, offer_.narration(cards_.chosen()));
    cards_.tick(services_.settings.reduced_motion);
    pointer_ = input.pointer;
    if (input.any || input.pointer_moved || panels_.open() || question_.open()) idle_since_ = clock_;
    if (input.any) shown_already_ = false;
    if (clock_ - idle_since_ >= before_attract) {  // each time the title is left idle again, it shows the next game
        if (shown_already_) cards_.choose_beside(1);
        request_ = ToAttract{cards_.chosen().game};
        idle_since_ = clock_;
    }
    question_.lay_out(layout_);
    if (question_.open()) {
        const TableQuestion::Reply reply = question_.hear(input);
        if (reply == TableQuestion::Reply::Continue) board(offer_.of(cards_.chosen().game));
        return reply == TableQuestion::Reply::Anew ? board(nullptr) : void();
    }
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

void TitleScene::leave() {
    if (leaving_) request_ = ToLeave{};
    if (!std::exchange(leaving_, true)) narrator_.say("pressing it again leaves the train; anything else stays");
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
        case Action::Run:
            return services_.runs ? depart(ToRun{}) : void();
        case Action::Rules:
            return panels_.open_rules();
        case Action::Settings:
            return panels_.open_settings();
        case Action::Luggage:
            return platform::open_luggage();
        case Action::Back:
            return leave();
        default:
            return;
    }
}

void TitleScene::click(glm::vec2 down, glm::vec2 up) {  // both points must lie on one target
    if (const auto card = cards_.clicked(down, up)) {
        leaving_ = false;
        cards_.choose(*card);
        return open();
    }
    for (const OfferLook& offer : offers())
        if (offer.where.contains(down) && offer.where.contains(up)) return act(offer.action);
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
    if (waiting && !waiting->run.empty()) return depart(ToStation{waiting->run});
    if (waiting) return depart(ToKept{waiting->game, waiting->sitting});
    depart(ToTable{.game = cards_.chosen().game});
}

// ---- Draw

void TitleScene::draw(Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const double ticks = static_cast<double>(clock_) + between;
    const bool still = services_.settings.reduced_motion;
    stage.sway_lamp(RoomLife{ticks, still}.lamp_sway());
    cards_.lay_out(layout_);
    const UprightTitle upright = upright_title(layout_, cards_.all().size());
    const PosterPlace place = layout_.portrait
                                  ? upright_poster(layout_.canvas, upright.sign.y + upright.sign.h + 40, upright.foot)
                                  : poster_place(layout_.canvas, card_foot);
    const Rect sign = layout_.portrait ? upright.sign : sign_place(layout_, place, cards_.left_edge());
    draw_poster(stage, place, sign, {ticks / ticks_per_second, still});
    Canvas& canvas = stage.canvas();
    draw_sign(canvas, sign, cards_.all().size());
    for (const OfferLook& offer : offers()) draw_offer(canvas, offer, offer.where.contains(pointer_));
    cards_.draw(stage, offer_, ticks, still);
    const Rect& whole = layout_.canvas;
    const glm::vec2 pointer = panels_.open() ? platform::pointer_outside : pointer_;
    hints_.name(services_.settings.bindings, cards_.all().size() > 1, leaving_);
    if (layout_.portrait) {
        hints_.draw_row(canvas, upright.hints, pointer);
    } else {
        hints_.draw(canvas, {cards_.left_edge(), whole.y + whole.h - 23}, pointer);
    }
    if (panels_.open())
        canvas.fill(layout_.canvas,
                    faded(colours::night, layout_.portrait ? dimmed_behind_sheets : dimmed_behind_panels));
    draw_news(canvas, layout_, services_, ticks);
    question_.draw(canvas, cards_.chosen().accent);
}

// ---- Overlay

std::vector<HitTarget> TitleScene::hit_targets() const {
    if (panels_.open()) return {};
    if (question_.open()) return question_.hit_targets();
    std::vector<HitTarget> hit_targets = cards_.hit_targets();
    for (const OfferLook& offer : offers()) hit_targets.push_back({offer.name, offer.where});
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
    out["offers_guide"] = guide_.stands(cards_.chosen());
    out["waits"] = offer_.newest() ? offer_.newest()->game : "";
}

void TitlePanels::draw(ui::Host& host, platform::Settings& settings, const Card& chosen, bool guided) {
    if (rules_open()) {
        constexpr std::array keys{Action::Roll,  Action::Skip,     Action::Coach,
                                  Action::Rules, Action::Settings, Action::Back};
        std::vector<ui::CardPage> pages;
        if (chosen.pages) pages = chosen.pages({});
        pages.push_back(ui::keys_page(settings.bindings, keys));
        pages.back().sentences = {"At a table, F2 lists every key."};
        const auto asked = rules_card_.draw(host, chosen.name, pages, guided);
        if (asked.close || asked.show_me) open_ = Panel::None;
        show_me_ = show_me_ || asked.show_me;
    }
    if (!shows_settings()) return settings_panel_.leave(host);
    if (settings_panel_.draw(host, settings)) open_ = Panel::None;
}

// ---- Key hints

void KeyHints::name(const platform::Bindings& keys, bool cars, bool leaving) {
    hints_.clear();
    const auto add = [&](Action action, const char* name, const char* meaning) {
        hints_.push_back({action, name, key_words(keys, action), meaning});
    };
    const platform::Device hand = keys.in_hand();
    const bool pad = platform::is_pad(hand), touch = hand == platform::Device::Touch;  // D-pad moves, A presses
    const std::string left = key_words(keys, Action::Left), right = key_words(keys, Action::Right);
    const std::string both = left == "LEFT" && right == "RIGHT" ? "←  →" : left + "  " + right;
    const std::string moves = pad ? "D-PAD" : touch ? "" : both;
    if (cars) hints_.push_back({Action::Right, "next", moves, "choose a car"});
    add(Action::Confirm, "board", "play");
    if (pad) hints_.back().key = platform::button_cap(hand, *platform::pad_named("a"));
    add(Action::Lab, "lab", "the lab");
    add(Action::History, "history", "history");
    add(Action::Rules, "rules", "rules");
    add(Action::Settings, "settings", "settings");
    if (platform::Window::in_browser()) add(Action::Luggage, "luggage", "luggage");
    add(Action::Back, "leave", leaving ? "press again to leave" : "quit the game");
    hints_.back().lit = leaving;
}

void KeyHints::draw(Canvas& canvas, glm::vec2 at, glm::vec2 pointer) {
    for (KeyHint& hint : hints_) {
        const float cap = hint.key.empty() ? 0 : key_cap_width(canvas, hint.key);
        const float words = canvas.width(words_type, hint.meaning), before = cap > 0 ? cap + 8 : 0;
        hint.where = {at.x - 8, at.y - 20, before + words + 16, 40};
        const bool over = hint.where.contains(pointer);
        if (cap > 0)
            draw_key_cap(canvas, at + glm::vec2(cap / 2, 0), hint.key, over ? colours::brass_light : colours::ivory);
        canvas.text(words_type, hint.meaning, at + glm::vec2(before, 0), Align::Left,
                    over || hint.lit ? colours::ivory : colours::ash);
        at.x += before + words + apart;
    }
}

void KeyHints::draw_row(Canvas& canvas, const Rect& row, glm::vec2 pointer) {
    std::erase_if(hints_, [](const KeyHint& hint) { return hint.name == "next" || hint.name == "board"; });
    constexpr float between = 8;
    const float wide = (row.w + between) / static_cast<float>(hints_.size()) - between;
    float x = row.x;
    for (KeyHint& hint : hints_) {
        hint.where = {x, row.y, wide, row.h};
        const bool over = hint.where.contains(pointer) || hint.lit;
        const std::string words = hint.lit ? "Again?" : capitalised(hint.name);
        canvas.plate(hint.where, 4, 2, hex(0x1D222D, 0.9f), hex(0x0D1016, 0.9f));
        canvas.plate_edge(hint.where, 4, 2, 1.3f, over ? colours::brass_light : faded(colours::brass, 0.6f));
        canvas.fitted_text(words_type, words, wide - 8, hint.where.centre(), Align::Centre,
                           over ? colours::brass_light : colours::ivory);
        x += wide + between;
    }
}

std::optional<Action> KeyHints::clicked(glm::vec2 down, glm::vec2 up) const {
    for (const KeyHint& hint : hints_)
        if (hint.where.contains(down) && hint.where.contains(up)) return hint.action;
    return {};
}

std::vector<HitTarget> KeyHints::hit_targets() const {
    std::vector<HitTarget> all;
    for (const KeyHint& hint : hints_) all.push_back({hint.name, hint.where});
    return all;
}

}  // namespace boxcars::scenes
