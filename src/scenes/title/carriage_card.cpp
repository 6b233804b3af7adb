#include "scenes/title/carriage_card.h"

#include "chance/dust.h"
#include "scenes/title/scene.h"

namespace boxcars::scenes {
namespace {

constexpr float full_width = 274, rows_apart = 10, ticket_high = (card_high - rows_apart) / 2;  // logical px
constexpr float small_life = 0.5f;  // scale of motes and lights

// The table is drawn as a rectangle, so the stepped corners of the window's frame are painted over it.
void cut_corners(Canvas& canvas, const Rect& card, const Rect& window, float step) {
    for (const float down : {0.0f, 1.0f})
        for (const float across : {0.0f, 1.0f})
            for (const float i : {0.0f, 1.0f}) {
                const float w = step * (2 - i), x = window.x + across * (window.w - w);
                const float y = window.y + i * step + down * (window.h - step - 2 * i * step);
                const Colour back =
                    glm::mix(grounds::plate, grounds::card_foot, (y - card.y) / card.h);  // the card's gradient
                canvas.fill(Rect{x - 0.5f, y - 0.5f, w + (across > 0 ? 1.0f : 0.5f), step + 0.5f}, back);
            }
}

// The room's light and dust inside the card's window, centred over the dice.
RoomLook room_in(const Card& card, const Rect& where, const Camera& camera) {
    Layout layout;
    layout.table = where;
    RoomLook room = card.room(layout, camera);
    room.beam = where.centre();
    room.reach = 0.62f * vec2{where.w, where.h};
    room.size = small_life;
    return room;
}

// Where the window and the words of a card lie, and the size of its name.
struct CardCut {
    Placing window;
    float seen;              // width of the part of the table in the window, logical px of a whole card's
    float left, right;       // margins of the words
    std::array<float, 4> y;  // of the name, the car and two lines; 0: without these
    Type title;
};
// A window at the left, and four lines beside it.
constexpr CardCut beside_window(float edge, float wide, float gap, const Type& title) {
    return {.window = {along::start(edge, wide), along::start(16, 92)},
            .seen = wide,
            .left = edge + wide + gap,
            .right = 14,
            .y = {31, 55, 79, 98},
            .title = title};
}
constexpr CardCut whole = beside_window(16, whole_window, 13, type::name),
                  slim = beside_window(12, 76, 9, type::name.scaled(0.87f));
constexpr CardCut ticket{{along::start(8, 58), along::inside(6)}, 94.76f, 76, 8, {20, 40}, slim.title};
constexpr CardCut pair{{along::inside(10), along::start(10, 56)}, whole.seen, 14, 14, {81, 101}, slim.title};

const CardCut& cut_of(const Rect& card) {
    if (card.h == pair_high) return pair;
    return card.h < card_high ? ticket : card.w < 250 ? slim : whole;
}

struct CardLook {
    const LiveWindow& window;
    std::optional<double> time;  // ticks; empty: nothing moves
    RoomLife life;               // lamp and dust of its car
    bool chosen = false;
    float light = 0;  // 0 to 1: how far raised
};

Camera camera_of(const CardWindow& window, const Rect& where, float seen) {
    Camera camera;
    camera.band = where;
    camera.field_degrees = 16.6f * window.closer * seen / full_width * 0.67f;
    camera.looks_at = window.looks_at;
    return camera;
}

void draw_window(Stage& stage, const Card& card, const Rect& where, const CardLook& look, float seen) {
    const CardWindow& window = look.window.seen();
    draw_card_window(stage, window, look.window.dice(look.time), where, seen, look.chosen ? 1.0f : 0.8f);
    if (card.room) look.life.draw(stage.canvas(), room_in(card, where, camera_of(window, where, seen)));
}

void draw_words(Canvas& canvas, const Card& card, const Rect& r, const CardCut& cut) {
    const auto [name, car, line_1, line_2] = cut.y;
    const float room = r.w - cut.left - cut.right;
    const auto at = [&](float y) { return r.corner() + vec2{cut.left, y}; };
    canvas.fitted_text(cut.title, card.name, room, at(name), Align::Left, colours::ivory);
    canvas.fitted_text(type::small_bold, card.car, room, at(car), Align::Left, card.accent);
    if (line_1 == 0) return;
    constexpr Colour ink = hex(0xE6DDC8);
    const Type first = canvas.fitted(type::caption, card.line_1, room);
    const Type both = canvas.fitted(first, card.line_2, room);  // one size for both
    if (std::max(canvas.width(both, card.line_1), canvas.width(both, card.line_2)) > room + 1) {
        constexpr float step = 14;
        const Rect three_lines{at(line_1).x, at(line_1).y - 0.8f * step, room, 3 * step};
        return void(draw_within(canvas, both, card.line_1 + ' ' + card.line_2, three_lines, step, ink));
    }
    canvas.text(both, card.line_1, at(line_1), Align::Left, ink);
    canvas.text(both, card.line_2, at(line_2), Align::Left, ink);
}

constexpr Ticks first_throw = milliseconds(3000), from_car_to_car = milliseconds(3100),
                between_throws = milliseconds(12400);
constexpr Ticks asked_ahead = milliseconds(1000);  // lead time to compute a throw
constexpr Ticks gather_takes = milliseconds(380);  // lifting the dice takes this long
constexpr vec3 lifted_to{0, -5.2f, 1.6f};          // world units; outside the window
constexpr Ticks rise_time = milliseconds(160);
// Passing light reaches each card this many ticks before the one to its left.
constexpr double next_car = 46;

void draw_carriage_card(Stage& stage, const Card& card, const Rect& r, const CardLook& look) {
    Canvas& canvas = stage.canvas();
    const Colour frame = glm::mix(colours::brass, card.accent, look.light);
    canvas.glow(r, 8, 22, faded(grounds::black, 0.55f), Blend::Over);
    if (look.light > 0) canvas.glow(r, 8, 20, faded(card.accent, 0.55f * look.light));
    constexpr float step = 4, window_step = 3;
    constexpr int steps = 4;
    canvas.plate(r, step, steps, grounds::plate, grounds::card_foot);
    const CardCut& cut = cut_of(r);
    const Rect window = cut.window.in(r);
    draw_window(stage, card, window, look, cut.seen);
    cut_corners(canvas, r, window, window_step);
    canvas.plate_edge(window, window_step, 2, 1.6f, frame);
    canvas.plate_edge(r, step, steps, 1.5f + 0.9f * look.light, frame);
    draw_words(canvas, card, r, cut);
}

struct CardRows {
    int columns;
    vec2 size;        // of a card
    float gap, rise;  // between two columns; of the chosen card
};

CardRows card_rows(int count, const Rect& room) {
    if (room.h > card_high) return {2, {(room.w - rows_apart) / 2, pair_high}, rows_apart, 5};
    const bool tickets = count > most_whole_cards;
    const int columns = tickets ? (count + 1) / 2 : count;
    const float n = as_float(columns), gap = room.w < 1100 ? 12.0f : 19.0f;
    const float wide = std::floor(std::min(full_width, (room.w - gap * (n - 1)) / n));
    return {columns, {wide, tickets ? ticket_high : std::min(room.h, card_high)}, gap, tickets ? 5.0f : 10.0f};
}

}  // namespace

void draw_card_window(Stage& stage, const CardWindow& window, std::span<const DieLook> dice, const Rect& where,
                      float seen, float brightness, float push_in) {
    TableLook table{.shader = window.shader, .camera = camera_of(window, where, seen), .numbers = window.numbers};
    table.camera.push_in = push_in;
    Canvas& canvas = stage.canvas();
    stage.table(table, brightness);
    canvas.push_clip(where);
    stage.shadows(table.camera, dice);
    stage.dice(table.camera, dice);
    canvas.pop_clip();
}

glm::quat standing(vec3 up, vec3 near, float angle) {
    const vec3 towards{-std::sin(angle), -std::cos(angle), 0};
    const glm::mat3 world{towards, z_axis, glm::cross(towards, z_axis)}, body{near, up, glm::cross(near, up)};
    return glm::quat_cast(world * glm::transpose(body));
}

Rect card_place(int index, int count, const Rect& room, float light) {
    const auto [columns, size, gap, rise] = card_rows(count, room);
    const auto column = as_float(index % columns), row = as_float(index / columns);
    return {room.x + column * (size.x + gap), room.y + row * (size.y + rows_apart) - rise * light, size.x, size.y};
}

LiveWindow::LiveWindow(CardWindow window, std::size_t nth)
    : window_(std::move(window)), nth_(nth), next_(first_throw + static_cast<Ticks>(nth) * from_car_to_car) {}

void LiveWindow::tick(Ticks now) {
    if (window_.dice.empty() || !has_threads) return;                  // without threads the loop would wait
    while (!coming_.valid() && next_ <= now) next_ += between_throws;  // skip throws missed in a pause
    if (!coming_.valid() && next_ - asked_ahead <= now) ask();
    if (now < next_) return;
    track_ = coming_.get().track;
    began_ = next_;
    next_ += between_throws;
}

void LiveWindow::ask() {
    chance::Dust dust{0x71731e + 4099 * nth_ + 31 * ++throws_};
    std::vector<int> faces(window_.dice.size());
    for (int& face : faces) face = 1 + dust.below(6);
    const world::Toss toss{.strength = static_cast<float>(dust.between(0.35, 0.7)),
                           .towards = {static_cast<float>(dust.between(-0.25, 0.25)), 1},
                           .dust = dust.bits()};
    coming_ = throw_ahead(window_.dice.front().kind, faces, window_.tray, toss);
}

std::vector<DieLook> LiveWindow::dice(std::optional<double> time) const {
    std::vector<DieLook> dice = window_.dice;
    const double since = time ? *time - real(began_) : real(between_throws);
    const double left = time && coming_.valid() ? real(next_) - *time : real(gather_takes);
    const float gathered = world::quad_in(world::unit(1 - left / real(gather_takes)));
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

rules::Sheet sheet_of(const rules::AnyGame& game, const session::RuleValues& values) {
    rules::Sheet rules = game.defaults();
    for (const auto& [knob, value] : values) rules::set_stored(rules, knob, value);
    return rules;
}

TitleCards::TitleCards(std::vector<Card> cards, audio::Sounds& sounds) : cards_(std::move(cards)), sounds_(sounds) {
    BOXCARS_CHECK(cards_.size(), >=, 1U, "the title shows a card for every table");
    for (const Card& card : cards_) windows_.emplace_back(card.window(), windows_.size());
}

void TitleCards::choose(int card) {
    if (card == chosen_) return;
    before_ = chosen_;
    chosen_ = card;
    chosen_since_ = clock_;
    sounds_.play("button", 0.4f);
}

// From the first row, chooses the card below or the last of a shorter row; from other rows, the card above.
void TitleCards::choose_other_row() {
    const int columns = card_rows(count(), room_).columns;
    if (columns == count()) return;
    choose(chosen_ >= columns ? chosen_ - columns : std::min(chosen_ + columns, count() - 1));
}

float TitleCards::light_of(int card) const {
    const float x = part_over(real(clock_), chosen_since_, rise_time);
    if (card == chosen_) return chosen_since_ == 0 ? 1.0f : world::cubic_out(x);
    return card == before_ && chosen_since_ != 0 ? 1 - world::cubic_out(x) : 0.0f;
}

bool TitleCards::moving() const { return clock_ - chosen_since_ <= rise_time || clock_ < rise_time; }

void TitleCards::draw(Stage& stage, const ContinueOffer& offer, double time, bool still) const {
    for (int number = 0; number < count(); ++number) {
        const Rect where = place_of(number);
        draw_carriage_card(stage, card(number), where,
                           {.window = windows_[nth(number)],
                            .time = still ? std::nullopt : std::optional{time},
                            .life = RoomLife{time + next_car * number, still},
                            .chosen = number == chosen_,
                            .light = light_of(number)});
        offer.mark(stage.canvas(), card(number), where);
    }
}

}  // namespace boxcars::scenes
