// Draws the hall's split-flap board: its brass frame on chains, the heart lamps and the line of stations.
#include "scenes/flat_print.h"
#include "scenes/people/people.h"
#include "scenes/run/hall.h"
#include "scenes/table/celebration.h"

namespace boxcars::scenes::run_look {
namespace {

using namespace render;
using namespace along;

// A lamp that has just gone out flickers twice, then cracks.
void draw_hearts(Canvas& canvas, const Rect& room, const RunPage& page, bool still, double arrived) {
    constexpr Ticks flickers = milliseconds(400), cracks = milliseconds(220);
    const float side = room.h;
    for (int heart = 0; heart < page.most_hearts; ++heart) {
        const Rect lamp{room.right().x - side * as_float(page.most_hearts - heart), room.y, side, side};
        const bool dies = page.lost_heart && heart == page.hearts && !still;
        const float flicker = part_over(arrived, flickers);
        const bool lit = heart < page.hearts || (dies && flicker < 1 && static_cast<int>(flicker * 4) % 2 == 0);
        draw_heart_lamp(canvas, lamp, lit ? 1 : 0, dies ? part_over(arrived, flickers, cracks) : 1);
    }
}

void draw_mark(Canvas& canvas, glm::vec2 at, RouteStop::Mark mark, int number, bool last) {
    using enum RouteStop::Mark;
    if (mark == Now) {
        canvas.glow(Rect{at.x, at.y}.grown(4), 4, 20, faded(colours::brass_light, 0.6f));
        return canvas.sprite("run/wagons", around(at - px_down(1), {41, 24}));
    }
    const std::string_view lamp = mark == Made ? "made" : mark == Missed ? "missed" : last ? "last" : "later";
    canvas.sprite(fmt::format("run/lamp_{}", lamp), around(at, glm::vec2{42}));
    if (mark == Later && !canvas.handheld())
        canvas.text(type::fine, std::to_string(number), at, Align::Centre, last ? violet : colours::brass_light);
}

bool all_named(Canvas& canvas, const RunPage& page, float room) {
    return std::ranges::all_of(page.route, [&](const RouteStop& stop) {
        return canvas.width(canvas.fitted(type::label_small.tracked(0.06f), stop.name, room), stop.name) <= room + 1;
    });
}

// The longest words of how a station ended that have room. nullptr: none.
const std::string* outcome_that_fits(Canvas& canvas, const RouteStop& stop, float room) {
    const auto fits = [&](const std::string& words) {
        return canvas.width(canvas.readable(type::caption), words) <= room;
    };
    const auto found = std::ranges::find_if(stop.outcomes, fits);
    return found == stop.outcomes.end() ? nullptr : &*found;
}

// Where the names of all stations do not fit, only the present one has one.
void draw_line(Canvas& canvas, const Rect& room, const RunPage& page) {
    constexpr float down = 13, name = 29, unnamed = 22, below = 49, between = 8;  // px
    const Along each = share(0, as_float(page.route.size()));
    const auto [first, wide] = each.solved(room.x, room.w);
    const bool named = !canvas.handheld() && all_named(canvas, page, wide - between);
    const auto over = [](RouteStop::Mark mark) { return mark < RouteStop::Mark::Now; };
    const auto behind = static_cast<float>(std::ranges::count_if(page.route, over, &RouteStop::mark));
    const auto stands = static_cast<float>(std::ranges::count(page.route, RouteStop::Mark::Now, &RouteStop::mark));
    draw_track(canvas, {first + wide / 2, room.y + down - 5, room.w - wide, 10}, first + wide / 2,
               first + wide * (behind + stands / 2), colours::brass_light);
    for (std::size_t n = 0; n < page.route.size(); ++n) {
        const RouteStop& stop = page.route[n];
        const glm::vec2 at{first + wide * (as_float(n) + 0.5f), room.y + down};
        const bool last = n + 1 == page.route.size(), here = stop.mark == RouteStop::Mark::Now;
        draw_mark(canvas, at, stop.mark, static_cast<int>(n) + 1, last);
        if (!named && !here) continue;
        const auto centred = [&](const Type& wanted, std::string_view words, float y, Colour ink) {
            const Type type = canvas.fitted(wanted, words, named ? wide - between : room.w);
            const float half = std::min(canvas.width(type, words), room.w) / 2;
            const float x = std::clamp(at.x, room.x + half, room.right().x - half);
            canvas.text(type, words, {x, at.y + y}, Align::Centre, ink);
        };
        const Colour ink = here ? colours::brass_light : last ? violet : colours::ash;
        centred(type::label_small.tracked(0.06f), stop.name, named ? name : unnamed, ink);
        if (const std::string* outcome = named ? outcome_that_fits(canvas, stop, wide - between) : nullptr)
            centred(type::caption, *outcome, below,
                    stop.mark == RouteStop::Mark::Missed ? colours::loss : colours::win);
    }
}

}  // namespace

void draw_board_frame(Canvas& canvas, const Rect& board) {
    constexpr float step = 5, rim = 6;
    constexpr int steps = 3;
    canvas.glow({board.x + 4, board.y + 10, board.w, board.h}, 10, 30, faded(grounds::black, 0.75f), Blend::Over);
    canvas.plate(board, step, steps, hex(0xFFF0C2), hex(0x5A3A12));
    canvas.plate(board.grown(-1.5f), step, steps, hex(0xD29C46), hex(0x6E4A1C));
    canvas.plate(board.grown(-rim), step, steps, hex(0x151522), hex(0x080810));
    canvas.plate_edge(board.grown(-rim), step, steps, 1.2f, hex(0x2A1A08));
}

void draw_board(Canvas& canvas, const Places& at, const RunPage& page, SceneTime time, double arrived) {
    const Rect& board = at["board"];
    for (const float side : {0.10f, 0.90f})  // on chains
        for (float y = at["canvas"].y; y < board.y; y += 7)
            canvas.pill_edge({board.x + side * board.w - 2, y, 4, 8}, 2, 1.4f, colours::brass);
    draw_board_frame(canvas, board);
    Type label = canvas.readable(type::label_small);
    if (label.px > type::label_small.px) label.tracking = 0.02f;  // large letters stand closer
    const Rect &of_label = at["label"], &words = at["words"];
    canvas.fitted_text(label, page.label, of_label.w, of_label.left(), Align::Left, colours::brass_light);
    if (!words.empty())
        draw_within(canvas, type::small, page.words, words, words.h > 30 ? words.h / 2 : words.h, colours::ivory);
    if (!page.about.empty()) draw_within(canvas, type::body, page.about, at["about"], 22, colours::ivory);
    if (page.route.empty()) return;
    if (const Rect& name = at["purse name"]; !name.empty())
        canvas.text(type::label_small, "PURSE", name.right(), Align::Right, colours::ash);
    draw_hearts(canvas, at["hearts"], page, time.still, arrived);
    draw_line(canvas, at["line"], page);
}

void draw_notice(Canvas& canvas, const Places& at, const RunPage& page) {
    if (!page.conductor) return;
    const session::RunConductor& who = *page.conductor;
    const Rect &room = at["notice"], &speaker = at["speaker"];
    const std::string picture = fmt::format("run/conductor_{}", who.name);
    if (!page.speech.empty() && !page.refused) canvas.sprite(picture, speaker);
    if (room.empty()) return;
    constexpr float face = 96, gap = 10, line = 22;
    canvas.sprite(picture, {room.x, room.y, face, face});
    const Rect words{room.x + face + gap, room.y + gap, room.w - face - gap, face - gap};
    canvas.fitted_text(type::label_small, "THE CONDUCTOR", words.w, words.corner() + px_down(gap), Align::Left, violet);
    canvas.fitted_text(type::title, who.person, words.w, words.corner() + px_down(line + gap), Align::Left,
                       colours::brass_light);
    draw_within(canvas, type::small, who.title, Placing{fill(), end(0, line + line)}.in(words), line, colours::ivory);
    Rect plate{room.x, room.y + face + gap, room.w, room.h - face - gap};
    if (page.speech.empty()) return void(draw_within(canvas, type::small, who.rule, plate, line, colours::ivory));
    const auto lines = lines_of(canvas, canvas.readable(type::body), page.speech, plate.grown(-gap).w);
    plate.h = std::min(plate.h, line * as_float(lines.size()) + gap + gap);
    draw_speech_plate(canvas, plate, SpeechFrom::Above);
    draw_within(canvas, type::body, page.speech, plate.grown(-gap), line, speech_ink, Align::Centre);
}

}  // namespace boxcars::scenes::run_look
