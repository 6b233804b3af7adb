#include "scenes/ceelo/announced.h"

namespace boxcars::scenes {

// The way of the slider's knob, from its first to its last place.
constexpr float knob = 8;  // radius, px
static Rect way_on(const Rect& slider) { return slider.grown(-knob); }

bool CeeloAmount::drag(const Input& input, const Rect& slider) {
    std::optional<float> held_at;  // x of the pointer that drags the slider
    for (const auto& press : input.presses) {
        if (press.button != 1) continue;
        if (press.kind == PressKind::PointerDown && slider.grown(4).contains(press.at)) dragging_ = true;
        if (press.kind == PressKind::PointerUp && std::exchange(dragging_, false)) held_at = press.at.x;
    }
    if (dragging_) held_at = input.pointer.x;
    if (!input.pointer_down) dragging_ = false;
    if (!held_at) return false;
    const Rect way = way_on(slider);
    const float share = world::unit((*held_at - way.x) / way.w);
    return set(1 + static_cast<int>(std::lround(share * as_float(most_ - 1))));
}

using ceelo_look::amber;

namespace {

struct CeeloDash {
    Buttons& buttons;
    const CeeloMoment& moment;
    const Places at = ceelo_look::dash_places(moment.layout);

    void add_throw(bool asked) const {
        buttons.add({.name = "throw",
                     .where = at["verb"],
                     .label = "THROW",
                     .bound = Action::Roll,
                     .primary = asked,
                     .enabled = asked && !moment.flying(),
                     .waiting = asked && moment.flying(),
                     .stakes = Action::Roll});  // ignores a press meant for SKIP
    }
    using Key = std::optional<Action>;
    void add(std::string name, std::string label, const Rect& where, Key bound, Key stakes = {},
             bool enabled = true) const {
        buttons.add({.name = std::move(name),
                     .where = where,
                     .label = std::move(label),
                     .bound = bound,
                     .primary = bound == Action::Confirm,
                     .enabled = enabled,
                     .stakes = stakes});
    }
    void add_decision() const {
        const bool stakes = moment.stakes();
        const int amount = moment.amount, most = most_offered(moment.shown);
        const char* const all = stakes ? "STAKE ALL" : most == left_to_cover(moment.shown) ? "COVER ALL" : "ALL IN";
        add("less", "\u2212", at["less"], {}, {}, amount > 1);
        add("more", "+", at["more"], {}, {}, amount < most);
        add("all", fmt::format("{} {}", all, most), at["all"], {}, Action::Rebet);
        add_throw(false);
        add(stakes ? "stake" : "cover", fmt::format("{} {}", stakes ? "STAKE" : "COVER", amount), at["cover"],
            Action::Confirm, Action::Confirm);
    }
    void add_all(const Pace& pace) const {
        if (moment.looked_back()) return moment.add_steps(buttons, at);
        if (moment.may_look_back()) add_look_back_offer(buttons, at["look back"]);
        if (moment.deciding()) return add_decision();
        const bool thrown_by_hand = moment.flying() && moment.person;
        if (moment.is(CeeloPhase::Waiting) || moment.shaking() || thrown_by_hand) return add_throw(true);
        if (moment.watching) return;  // the bar of a recording has the other buttons
        if (moment.is(CeeloPhase::Finished)) {
            add("new_match", "NEW MATCH", at["new match"], {});
            return add("next_game", "NEXT GAME", at["verb"], Action::Confirm);
        }
        // PAUSE may take the place of STAKE: it works only after 300 ms, so that a double tap on STAKE does not pause.
        add(pace.paused ? "step" : "skip", pace.paused ? "STEP" : "SKIP", at["skip"], Action::Skip);
        add("pause", pace.paused ? "GO ON" : "PAUSE", at["pause"], {}, Action::Pause);
        if (const int speed = static_cast<int>(std::lround(pace.speed)); speed >= 1)
            add("speed", fmt::format("{}\u00d7", speed), at["speed"], {});
    }
};

std::string purse_words(const CeeloMoment& moment) {
    if (moment.seats.humans() == 0) return "ROUND";
    const int player = moment.purse_of();
    return moment.seats.you(player) ? "YOUR COINS" : in_capitals(moment.seats.name(player)) + "\u2019S COINS";
}

constexpr float line_high = 21;             // of three lines and more, px
constexpr Forms<float> words_up{12, 9, 9};  // px that two lines and more begin higher than one

// Breaks long text into lines if all lines fit above the controls. If they do not, it shrinks the text to one line; if
// even the smallest letters are too wide, it leaves out the title and breaks the text into small lines.
void draw_words(Canvas& canvas, const CeeloMoment& moment, const Places& at) {
    const CeeloSay say = moment.say();
    const Rect& words = at[moment.asked() ? "words" : "words alone"];
    auto first = lines_of(canvas, type::small, say.line, words.w),
         second = lines_of(canvas, type::small, say.more, words.w);
    if (say.more.empty()) second.clear();
    if (line_high * as_float(first.size() + second.size()) > words.h) {
        first = {say.line};
        if (!second.empty()) second = {say.more};
        const Type least = canvas.fitted(type::small, say.line, 0);
        if (canvas.width(least, say.line) > words.w) {
            constexpr float step = 17, up = 12;
            const auto small = [&](const std::string& part, float y, Colour ink) {
                return draw_lines(canvas, least, lines_of(canvas, least, part, words.w), {words.x, y}, step,
                                  Align::Left, ink);
            };
            return void(small(say.more, small(say.line, words.y - up, colours::ivory), colours::ash));
        }
    }
    const std::size_t count = first.size() + second.size();
    float y = words.y - (count < 2 ? 0.0f : moment.layout.of(words_up));
    const auto write = [&](Type type, const std::string& line, Colour ink) {
        canvas.fitted_text(type, line, words.w, {words.x, y}, Align::Left, ink);
        y += count < 2 ? 27.0f : count == 2 ? 23.0f : line_high;
    };
    write(type::lead.in(Face::BodyBold), say.title, colours::ivory);
    for (const std::string& line : first) write(type::small, line, second.empty() ? colours::ash : colours::ivory);
    for (const std::string& line : second) write(type::small, line, colours::ash);
}

using namespace along;

constexpr Placing next(float wide) { return row(after(8, wide)); }
constexpr Placing third(float nth) { return column(nth, 3, 6); }
// As wide as the one that it is beside, on an upright screen.
constexpr Placing next_column = row({.at = 6, .at_part = 1, .size_part = 1}), column_before = mirrored(next_column);
constexpr Placing above(float x, float y, float high) { return {end(x, 160), end(y, high)}; }
constexpr Placing in_bar = right(2 * thumb + 22, 3, 150, thumb);
constexpr Placing caption(float wide, float up = 12) { return left(0, -up, wide, 0); }
constexpr Forms<Placing> ends{first(48), first(44), first(thumb)};

// clang-format off
constexpr PlaceRow dash_rows[] = {
    // place           lies in      wide                       narrow                      upright
    {"purse",          "dash",   {left(40, 34, 96, 46),     left(24, 28, 84, 40),       left(12, 28, 84, 36)}},
    {"purse label",    "purse",  {caption(140),             caption(170, 10),           caption(148)}},
    {"words",          "dash",   {across(190, 43, 676, 0),  across(200, 26, 20, 0),     across(166, 25, 10, 47)}},
    {"words alone",    "words",  lying(whole, across(0, 0, 0, 112))},
    {"setter",         "dash",   {right(440, 33, 212, 48),  left(24, 92, 192, 44),      left(8, 72, 214, thumb)}},
    {"less",           "setter", ends},
    {"more",           "setter", mirrored(ends)},
    {"amount",         "setter", {{inside(58), inside(1)},  {inside(54), inside(2)},    {inside(65), fill(18, 1)}}},
    {"amount label",   "setter", {{fill(), start(-11)},     {fill(), start(-8)},        {inside(65), start(7)}}},
    {"slider",         "dash",   {right(440, 84, 212, 20),  across(240, 92, 542, 44),   across(232, 72, 8, thumb)}},
    {"look back",      "canvas", {above(40, 122, 40),       above(16, 158, 40),         above(8, 205, thumb), in_bar}},
    {"verbs",          "dash",   {whole,                    whole,                      inset(8, 137, thumb)}},
    {"low verbs",      "verbs",  {inset(0, 29, 50),         inset(0, 84, 52),           whole}},
    {"skip",           "low verbs", {row(end(574, 78)),     first(90, 24),              third(0)}},
    {"pause",          "skip",   {next(90),                 next(96),                   next_column}},
    {"speed",          "pause",  {next(60),                 next(56),                   next_column}},
    {"previous",       "skip",   always(first(114))},
    {"next",           "previous", always(next(114))},
    {"new match",      "low verbs", {row(end(408, 180)),    first(180, 24),             column(0, 1.5f, 6)}},
    {"verb",           "verbs",  {right(36, 18, 168, 72),   right(24, 78, 150, 60),     third(2)}},
    {"cover",          "verb",   {{before(12, 180), start(-9, 50)}, row(before(12, 160)), column_before}},
    {"all",            "cover",  {{fill(), start(54, 40)},  {before(12, 160), fill(6, 2)}, column_before}},
};
// clang-format on

}  // namespace

void add_dash_buttons(Buttons& buttons, const CeeloMoment& moment, const Pace& pace) {
    CeeloDash{buttons, moment}.add_all(pace);
}

void draw_dash(Canvas& canvas, const CeeloMoment& moment, const std::string& status) {
    const Places at = ceelo_look::dash_places(moment.layout);
    const bool mine = moment.person && moment.playing();
    draw_dash(canvas, moment.layout, amber, mine ? moment.layout.dash.x + 32 : 0,
              mine ? moment.layout.dash.x + 222 : 0);
    draw_top_bar(canvas, moment.layout,
                 {.wordmark = ceelo_look::wordmark, .car = "THE FREIGHT CAR", .status = status, .accent = amber});
    std::string purse = purse_words(moment);
    const Rect& label = at["purse label"];
    if (canvas.width(type::label_small, purse) > label.w) purse = in_capitals(moment.seats.name(moment.purse_of()));
    canvas.fitted_text(type::label_small, purse, label.w, label.corner(), Align::Left, colours::ash);
    draw_words(canvas, moment, at);
}

void draw_amount(Canvas& canvas, const CeeloMoment& moment) {
    const Places at = ceelo_look::dash_places(moment.layout);
    const Rect& label = at["amount label"];
    canvas.fitted_text(type::label_small, moment.stakes() ? "STAKE" : "COVER", label.w, label.corner(), Align::Left,
                       colours::ash);
    const int most = most_offered(moment.shown);
    const float share = most > 1 ? as_float(moment.amount - 1) / as_float(most - 1) : 1.0f;
    constexpr float high = 4;
    constexpr Colour ground = hex(0x2B3240);
    Rect line = Placing{along::fill(), along::middle(high)}.in(way_on(at["slider"]));
    canvas.pill(line, high / 2, ground, ground);
    const vec2 held{line.x + line.w * share, line.centre().y};
    line.w = std::max(high, line.w * share);
    canvas.pill(line, high / 2, amber, amber);
    canvas.disc(held, knob, colours::brass_light, colours::brass);
    canvas.ring(held, knob, 1.2f, colours::pill);
}

Places ceelo_look::dash_places(const Layout& layout) { return {layout, dash_rows}; }

}  // namespace boxcars::scenes
