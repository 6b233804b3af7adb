#include "scenes/title/scene.h"

#include "platform/frames.h"
#include "platform/window.h"

namespace boxcars::scenes {
namespace {

constexpr Ticks before_attract = 180 * ticks_per_second;
constexpr Forms<float> dimmed{0.58f, 0.92f};    // opacity of the night behind an open panel
constexpr float most_apart = 26, hint_pad = 8;  // logical px between two hints; within one

std::string key_words(const platform::Bindings& keys, Action action) {
    std::string name = key_cap(keys, action);
    return name == "ESCAPE" ? "ESC" : name;
}

constexpr float plate_high = 66, between_plates = 12, between_pairs = 10;  // logical px
constexpr float wagons_begin = 530;                                        // poster px
constexpr float sign_ratio = 118.0f / 798;                                 // of the arcade's name: height to width

// In two rows of pairs, where an odd last offer is as wide as both columns, or all in one row.
std::vector<OfferLook> in_pairs(std::vector<OfferLook> offers, const Rect& room) {
    const bool pairs = room.h > pair_plate;
    const std::size_t columns = pairs ? 2 : std::max<std::size_t>(1, offers.size());
    for (std::size_t n = 0; n < offers.size(); ++n) {
        const std::size_t across = n % columns, down = n / columns;
        const float of = across == 0 && n + 1 == offers.size() ? 1 : as_float(columns);
        const Along column = along::share(as_float(across), of, between_pairs);
        const Along row = along::share(as_float(down), pairs ? 2 : 1, between_pairs);
        offers[n].where = Placing{column, row}.in(room);
    }
    return offers;
}

Places title_places(const Layout& layout, std::size_t cards) {
    using namespace along;
    // It ends to the left of the moon's rings.
    constexpr Along sign{.at = -577, .at_part = 0.5f, .size = 798},
        slim_sign{.at = 39, .size = -55, .size_part = 0.7543f, .most = 798};
    // Beside the train: as high above the cards as below the upper edge.
    constexpr Along half_sign{.at = 28, .size = -28, .size_part = 0.5f, .most = 560},
        amid_sky{.at = -202, .at_part = 0.5f},
        half{.at = 10, .at_part = 0.5f, .size = -80, .size_part = 0.5f};  // to the left of the moon's middle
    constexpr Along sides = inside(20), row = amid(20, 1152), foot = end(card_foot - card_high, card_high);
    constexpr float pairs = 2 * pair_plate + between_pairs;
    const float rows_high = std::floor(as_float(cards + 1) / 2) * (pair_high + between_pairs);
    // clang-format off
    const PlaceRow rows[] = {
        // place        lies in          wide, narrow                                   upright, compact
        {"sign",        "canvas",      {{sign, start(60)},      {slim_sign, start(60)}, {amid(20, 520), start(34)},      {half_sign, amid_sky}}},
        {"cards",       "canvas",      {{middle(1152), foot},   {inside(40), foot},     {sides, end(288, rows_high)},    {row, end(172, pair_high)}}},
        {"hints",       "cards",       lying({fill(), after(6, 40)},                    nowhere)},
        {"train",       "canvas",      {nowhere,                nowhere,                {fill(), end(302 + rows_high)}, {half, fill(6, 302)}}},
        {"hint plates", "canvas",      {nowhere,                nowhere,                {sides, end(44, 60)},            {row, end(12, 60)}}},
        {"offers",      "hint plates", {nowhere,                nowhere,                {fill(), before(14, pairs)},     {fill(), before(10, pair_plate)}}},
    };
    // clang-format on
    return {layout, rows};
}

class TitleScene : public PageScene {
 public:
    TitleScene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming)
        : PageScene(services),
          cards_(std::move(cards), services.sounds),
          offer_(services, cards_.all()),
          shown_already_(coming.demo),
          car_(coming.car) {
        if (offer_.newest()) cards_.begin_with(offer_.newest()->game);
        if (car_) cards_.begin_with(*car_);
        cards_.begin_with(coming.game);
        keys_ = {Action::Continue, Action::Coach, Action::Lab,      Action::History,
                 Action::Run,      Action::Rules, Action::Settings, Action::Back};
        cards_.lay_out(places_["cards"]);
        question_.show_keys_of(services_.settings.bindings);
        question_.narrate_by(narrator_);
        services_.sounds.loop("rail", true);
    }

    void tick(const Input& input, Ticks) override {
        ++clock_;
        if (clock_ % Narrator::looks_every == 0) narrator_.say_new(said_, offer_.narration(cards_.chosen()));
        cards_.tick(still());
        pointer_ = input.pointer;
        if (input.any || input.pointer_moved || panel_open() || question_.open()) idle_since_ = clock_;
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
        if (std::exchange(show_me_, false) || (rules_ && input.pressed(Action::Coach))) return show_me(0);
        if (panel_open()) {  // a key may close the panel
            down_at_.reset();
            const Action own = open_settings_ ? Action::Settings : Action::Rules;
            if (input.pressed(Action::Back) || input.pressed(own)) open_settings_ = rules_ = false;
            return;
        }
        if (const auto card = cards_.clicked(input.pointer, input.pointer); card && input.pointer_moved)
            cards_.choose(*card);
        for (const auto& press : input.presses) {
            if (press.kind == PressKind::ActionDown) act(press.action);
            if (press.button != 1) continue;
            if (press.kind == PressKind::PointerDown) down_at_ = press.at;
            if (press.kind == PressKind::PointerUp && down_at_) click(*std::exchange(down_at_, {}), press.at);
        }
    }
    void draw(Stage& stage, double between) override {
        layout_ = layout_for(stage.canvas_rect());
        const double ticks = ticks_at(between);
        stage.sway_lamp(RoomLife{ticks, still()}.lamp_sway());
        places_ = title_places(layout_, cards_.all().size());
        cards_.lay_out(places_["cards"]);
        const Rect sign = sign_place();
        draw_poster(stage, poster(), sign, time_at(between));
        Canvas& canvas = stage.canvas();
        draw_sign(canvas, layout_, sign, cards_.all().size());
        for (const OfferLook& offer : offers()) draw_offer(canvas, offer, offer.where.contains(pointer_));
        cards_.draw(stage, offer_, ticks, still());
        const vec2 pointer = panel_open() ? platform::pointer_outside : pointer_;
        name_hints();
        const Rect& plates = places_["hint plates"];
        plates.empty() ? draw_hints(canvas, places_["hints"], pointer) : draw_hint_plates(canvas, plates, pointer);
        if (panel_open()) canvas.fill(layout_.canvas, faded(colours::night, layout_.of(dimmed)));
        draw_news(canvas, layout_, services_, ticks);
        question_.draw(canvas, cards_.chosen().accent);
    }
    void overlay() override {
        if (rules_) {
            constexpr std::array keys{Action::Roll,  Action::Skip,     Action::Coach,
                                      Action::Rules, Action::Settings, Action::Back};
            std::vector<ui::CardPage> pages;
            if (cards_.chosen().pages) pages = cards_.chosen().pages({});
            pages.push_back(ui::keys_page(services_.settings.bindings, keys));
            pages.back().sentences = {"At a table, F2 lists every key."};
            const auto asked = rules_card_.draw(services_.host, cards_.chosen().name, pages, guided());
            if (asked.close || asked.show_me) rules_ = false;
            show_me_ = show_me_ || asked.show_me;
        }
        draw_settings();
    }
    std::vector<HitTarget> hit_targets() const override {
        if (panel_open()) return {};
        if (question_.open()) return question_.hit_targets();
        std::vector<HitTarget> hit_targets = cards_.hit_targets();
        for (const OfferLook& offer : offers()) hit_targets.push_back({offer.name, offer.where});
        for (const KeyHint& hint : hints_) hit_targets.push_back({hint.name, hint.where});
        return hit_targets;
    }
    void state(Json& out) const override {
        out["scene"] = "title";
        out["chosen"] = cards_.chosen().game;
        out["panel"] = open_settings_ ? "settings" : rules_ ? "rules" : "";
        out["asks_to_leave"] = leaving_;
        out["asks_to_continue"] = question_.open();
        out["offers_guide"] = offers_lesson();
        out["waits"] = offer_.newest() ? offer_.newest()->game : "";
    }
    bool moving() const override { return !still() || panel_open() || cards_.moving(); }

 private:
    void act(Action action) {
        if (action != Action::Back) leaving_ = false;
        if (action == Action::Left || action == Action::Right)
            return cards_.choose_beside(action == Action::Left ? -1 : 1);
        if (action == Action::Up || action == Action::Down) return cards_.choose_other_row();
        if (action == Action::Confirm || action == Action::Roll) return open();
        if (action == Action::Continue && offer_.newest()) return board(offer_.newest());
        if (action == Action::Coach) return show_me(std::max(0, lesson_left()));
        if (action == Action::Lab) return depart(ToLab{});
        if (action == Action::History) return depart(ToHistory{});
        if (action == Action::Run && services_.runs) return depart(ToRun{});
        if (action == Action::Settings) open_settings_ = true;
        if (action == Action::Luggage) return platform::open_luggage();
        if (action == Action::Back) return leave();
        if (action != Action::Rules) return;
        rules_card_.first_page();
        rules_ = true;
    }
    void depart(Destination there) {
        services_.whistle();
        const std::string name = name_of(there);
        narrator_.say((name == cards_.chosen().game ? cards_.chosen().name : name) + " opens");
        if (car_) *car_ = cards_.chosen().game;
        request_ = std::move(there);
    }
    void click(vec2 down, vec2 up) {  // both points must lie on one target
        if (const auto card = cards_.clicked(down, up)) {
            leaving_ = false;
            cards_.choose(*card);
            return open();
        }
        for (const OfferLook& offer : offers())
            if (offer.where.contains(down) && offer.where.contains(up)) return act(offer.action);
        for (const KeyHint& hint : hints_)  // at the places last drawn
            if (hint.where.contains(down) && hint.where.contains(up)) return act(hint.action);
        leaving_ = false;
    }
    // Asks first about a saved sitting.
    void open() {
        const auto* waiting = offer_.of(cards_.chosen().game);
        if (!waiting) return board(nullptr);
        question_.ask(TableQuestion::About::Kept, waiting->words);
        question_.lay_out(layout_);
    }
    // Nullptr: a new game.
    void board(const ContinueOffer::Waiting* waiting) {
        if (waiting && !waiting->run.empty()) return depart(ToStation{waiting->run});
        if (waiting) return depart(ToKept{waiting->game, waiting->sitting});
        depart(ToTable{.game = cards_.chosen().game});
    }
    std::vector<OfferLook> offers() const {
        const auto& keys = services_.settings.bindings;
        const Card& chosen = cards_.chosen();
        std::vector<OfferLook> offers;
        if (const auto* waiting = offer_.newest())
            offers.push_back({Action::Continue, "continue", "CONTINUE", waiting->words, waiting->accent,
                              key_cap(keys, Action::Continue), waiting->brief});
        if (offers_lesson()) {
            const int step = lesson_left() + 1;
            offers.push_back({Action::Coach, "show_me", "SHOW ME",
                              step > 1 ? fmt::format("Your first game of {} goes on at step {}", chosen.name, step)
                                       : fmt::format("A first game of {}, step by step, at the table", chosen.name),
                              chosen.accent, key_cap(keys, Action::Coach),
                              step > 1 ? fmt::format("Goes on at step {}", step) : "A first game of " + chosen.name});
        }
        if (services_.runs) {
            const std::string day = session::short_date_words(today(services_));
            const bool waits = !services_.run_waits.empty();
            offers.push_back({Action::Run, "long_run", "THE LONG RUN",
                              waits ? "Your run waits: " + services_.run_waits
                                    : fmt::format("{}: eight stations, one purse, the same dice for all", day),
                              lamplight, key_cap(keys, Action::Run),
                              waits ? services_.run_waits : day + ", the same dice for all"});
        }
        if (const Rect& room = places_["offers"]; !room.empty()) return in_pairs(std::move(offers), room);
        const Rect sign = sign_place();
        const float wagons = poster().at(wagons_begin, 0).x;
        Rect top{sign.x + 1, sign.y + sign.h + 62, 440, plate_high};
        for (OfferLook& offer : offers) {
            offer.where = top;
            top.y += top.h + between_plates;
            top.w = std::min(top.w, wagons - top.x - between_plates);
        }
        return offers;
    }
    Rect sign_place() const {
        Rect sign = places_["sign"];
        sign.h = sign.w * sign_ratio;
        return sign;
    }
    PosterPlace poster() const {
        const Rect sign = sign_place();
        Rect train = places_["train"];
        if (train.empty()) return poster_place(layout_.canvas, card_foot);
        const float below_sign = sign.y + sign.h + 40;
        if (train.h == 0) train = {train.x, below_sign, train.w, train.y - below_sign};
        return poster_in(layout_.canvas, train);
    }
    void leave() {
        if (leaving_) request_ = ToLeave{};
        if (!std::exchange(leaving_, true)) narrator_.say("pressing it again leaves the train; anything else stays");
    }
    bool panel_open() const { return open_settings_ || rules_; }

    // ---- the lesson of the chosen game. A plate offers it until it is finished; its key works at any time.
    bool guided() const { return listed(services_.guided, cards_.chosen().game); }  // it has one
    int lesson_left() const {
        const auto left = services_.settings.guides.find(cards_.chosen().game);
        return left == services_.settings.guides.end() ? 0 : left->second;
    }
    bool offers_lesson() const { return guided() && lesson_left() != platform::guide_done; }
    void show_me(int step) {  // `step`: from 0
        if (guided()) depart(ToGuide{.game = cards_.chosen().game, .step = step + 1});
    }

    // ---- the row of key hints at the bottom: keys as they are bound now, which can also be clicked
    struct KeyHint {
        Action action;
        std::string name, key, meaning;
        bool lit = false;
        Rect where{};
    };
    void name_hints() {
        const platform::Bindings& keys = services_.settings.bindings;
        hints_.clear();
        const auto add = [&](Action action, const char* name, const char* meaning) {
            hints_.push_back({action, name, key_words(keys, action), meaning});
        };
        const platform::Device hand = keys.in_hand();
        const bool pad = platform::is_pad(hand), touch = hand == platform::Device::Touch;  // D-pad moves, A presses
        const std::string left = key_words(keys, Action::Left), right = key_words(keys, Action::Right);
        const std::string both = left == "LEFT" && right == "RIGHT" ? "←  →" : left + "  " + right;
        const std::string moves = pad ? "D-PAD" : touch ? "" : both;
        if (cards_.all().size() > 1) hints_.push_back({Action::Right, "next", moves, "choose a car"});
        add(Action::Confirm, "board", "play");
        if (pad) hints_.back().key = platform::button_cap(hand, *platform::pad_named("a"));
        add(Action::Lab, "lab", "the lab");
        add(Action::History, "history", "history");
        add(Action::Rules, "rules", "rules");
        add(Action::Settings, "settings", "settings");
        if (platform::Window::in_browser()) add(Action::Luggage, "luggage", "luggage");
        add(Action::Back, "leave", leaving_ ? "press again to leave" : "quit the game");
        hints_.back().lit = leaving_;
    }
    // Draws the hints from left to right, smaller and closer if the row is too short.
    void draw_hints(Canvas& canvas, const Rect& row, vec2 pointer) {
        vec2 at = row.left();
        float caps = 0, all = 0;
        for (const KeyHint& hint : hints_) {
            caps += hint.key.empty() ? 0 : key_cap_width(canvas, hint.key) + hint_pad;
            all += canvas.width(type::small, hint.meaning) + most_apart;
        }
        const float smaller = std::min(1.0f, (row.w - caps) / (all - most_apart)), apart = smaller * most_apart;
        const Type fits = legible(type::small.scaled(smaller));
        for (KeyHint& hint : hints_) {
            const float cap = key_cap_width(canvas, hint.key);
            const float words = canvas.width(fits, hint.meaning), before = cap > 0 ? cap + hint_pad : 0;
            hint.where = {at.x - hint_pad, at.y - 20, before + words + 2 * hint_pad, 40};
            const bool over = hint.where.contains(pointer);
            draw_key_cap(canvas, at + px_right(cap / 2), hint.key, over ? colours::brass_light : colours::ivory);
            canvas.text(fits, hint.meaning, at + px_right(before), Align::Left,
                        over || hint.lit ? colours::ivory : colours::ash);
            at.x += before + words + apart;
        }
    }
    void draw_hint_plates(Canvas& canvas, const Rect& row, vec2 pointer) {
        std::erase_if(hints_, [](const KeyHint& hint) { return hint.name == "next" || hint.name == "board"; });
        const auto count = as_float(hints_.size());
        float nth = 0;
        for (KeyHint& hint : hints_) {
            hint.where = along::column(nth++, count, 8).in(row);
            const bool over = hint.where.contains(pointer) || hint.lit;
            const std::string words = hint.lit ? "Again?" : capitalised(hint.name);
            draw_choice_plate(canvas, hint.where, 2, faded(grounds::plate, 0.9f), faded(grounds::card_foot, 0.9f),
                              over ? colours::brass_light : faded(colours::brass, 0.6f));
            canvas.fitted_text(type::small, words, hint.where.w - 8, hint.where.centre(), Align::Centre,
                               over ? colours::brass_light : colours::ivory);
        }
    }

    TitleCards cards_;
    Places places_ = title_places(layout_, cards_.all().size());
    ContinueOffer offer_;
    TableQuestion question_;  // asked about the chosen table
    Ticks idle_since_ = 0;
    std::vector<KeyHint> hints_;
    ui::RulesCard rules_card_;
    bool rules_ = false, show_me_ = false;  // the rules card is open; it asked for the lesson
    vec2 pointer_ = platform::pointer_outside;
    std::optional<vec2> down_at_;
    bool shown_already_ = false;  // the chosen game was just demonstrated
    std::string said_;            // last narration of the card
    bool leaving_ = false;        // the next Back leaves the program
    std::string* car_;
};

}  // namespace

std::unique_ptr<Scene> title_scene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming) {
    return std::make_unique<TitleScene>(services, std::move(cards), coming);
}

}  // namespace boxcars::scenes
