#include "scenes/flat_print.h"
#include "scenes/run/arrival.h"
#include "scenes/table/celebration.h"
#include "scenes/title/scene.h"

namespace boxcars::scenes::arrival {
namespace {

using session::RunEnd, session::RunResult, session::StationResult;

constexpr EndLook looks[]{
    {},
    {"Arrived", "wordmarks/arrived", "THE TERMINUS, AT DAWN", "You are at the end of the line.", "arrival", 6.28f},
    {"Out of hearts", "wordmarks/out_of_hearts", "THE HALL, BY NIGHT", "The train has left without you.", "left_behind",
     11.7f},
    {"Out of money", "wordmarks/out_of_money", "THE HALL, BY NIGHT", "No fare for the next station.", "walk_home",
     11.3f}};

constexpr std::array bar_inks{colours::brass, run_look::violet, hex(0x8FC0FF)};  // of the three averages
constexpr Colour groove = hex(0x1C1A24), bright = hex(0xFFF6DC);

using namespace along;
constexpr Placing row(float y, float h) { return {fill(), start(y, h)}; }
constexpr Placing low(float above, float h) { return {fill(), end(above, h)}; }
constexpr Placing below(float y, float above_end = 0) { return {fill(), fill(y, above_end)}; }
constexpr Placing upto(float w, float x) { return {end(x, w), fill()}; }
constexpr Placing said{fill(560, 260), end(58, 44)};
constexpr float lamp_step = 26.5f, heart = 32, heart_step = 34, upright_board = 368, thumb_foot = 82;
constexpr float lamps = lamp_step * as_float(session::run_stations);
constexpr float hearts = heart_step * as_float(session::most_hearts);
constexpr Along name_part{.size = -12, .size_part = 0.24f};
constexpr Along goal_part{.at_part = 0.24f, .size = -344, .size_part = 0.76f};

// clang-format off
constexpr PlaceRow rows[] = {
    // place       lies in       wide                               narrow                             upright                              compact
    {"train",      "canvas",   {{fill(556, -4), fill(118, 112)},   {fill(430, -10), fill(150, 118)},  {fill(-190, -8), fill(150, 444)},    {fill(426, -6), fill(64, 88)}}},
    {"wordmark",   "canvas",   {left(40, 38, 556, 92),             left(24, 34, 520, 80),             inset(16, 22, 62),                   left(16, 12, 410, 36)}},
    {"sub",        "canvas",   {left(42, 147, 556, 22),            left(26, 132, 500, 22),            inset(18, 94, 22),                   nowhere}},
    {"said",       "canvas",   {said,                              {fill(478, 240), end(62, 44)},     inset(18, 118, 46),                  {fill(440, 16), start(8, 44)}}},
    {"board",      "canvas",   {left(40, 190, 478, 402),           left(24, 176, 430, 402),           {inside(16), end(thumb_foot, upright_board)}, {start(16, 410), fill(54, 76)}}},
    {"face",       "board",    lying({inside(22), fill(14, 12)},                                      {inside(14), fill(8, 6)})},
    {"lamps",      "face",     always(row(2, heart))},
    {"made",       "lamps",    always({fill(lamps + 6, hearts + 4), fill()})},
    {"figures",    "face",     lying(row(56, 122),                                                    row(42, 94))},
    {"skill",      "figures",  always({{.size = -8, .size_part = 0.46f}, fill()})},
    {"luck",       "figures",  always({{.at_part = 0.46f, .size_part = 0.54f}, fill()})},
    {"flaps",      "figures",  lying(below(24, 34),                                                   below(22, 26))},
    {"averages",   "face",     lying(below(196),                                                      below(146))},
    {"bars",       "averages", lying({{.at_part = 0.30f, .size_part = 0.70f}, fill(24, 30)},          {{.at_part = 0.34f, .size_part = 0.66f}, fill(28, 32)})},
    {"progress",   "averages", always({middle(280),              middle(6, 17)})},
    // of the foot
    {"foot",       "canvas",   {{inside(40), end(15, 58)},         {inside(24), end(15, 58)},         {inside(16), end(13, thumb)},        {inside(16), end(10, thumb)}}},
    {"look_back",  "foot",     lying({start(0, 158), middle(40)},                                     {start(0, 116), fill()})},
    {"copy",       "foot",     lying({start(168, 112), middle(40)},                                   {start(124, 78), fill()})},
    {"back",       "foot",     lying({start(290, 116), middle(40)},                                   {start(210, 84), fill()})},
    {"hint",       "foot",     lying({start(426, 110), fill()},                                       nowhere)},
    {"main",       "foot",     lying(upto(196, 0),                                                    {end(0, 146), fill()}, upto(196, 0))},
    // for looking back
    {"list",       "canvas",   {{amid(40, 1160), fill(34, 92)},    {amid(24, 1160), fill(24, 92)},    {inside(10), fill(14, thumb_foot)},  {inside(12), fill(8, 78)}}},
    {"page",       "list",     lying({inside(34), fill(26, 22)},                                      {inside(16), fill(12, 10)})},
    {"stations",   "page",     lying(row(0, 352),                                                     {fill(), {.size_part = 0.46f}}, row(0, 224))},
    {"name",       "stations", lying({name_part, fill()},                                             {fill(0, 178), fill()},      {name_part, fill()})},
    {"goal",       "stations", lying({goal_part, fill()},                                             nowhere,                     {goal_part, fill()})},
    {"best",       "stations", lying(upto(90, 224),                                                   upto(70, 102))},
    {"yours",      "stations", lying(upto(90, 112),                                                   upto(70, 24))},
    {"outcome",    "stations", lying(upto(96, 0),                                                     upto(18, 0))},
    {"sentences",  "page",     lying(below(370, 30),                                                  {fill(), {.at = 14, .at_part = 0.46f, .size = -66, .size_part = 0.54f}}, below(234, 26))},
    {"seal",       "page",     lying(low(0, 22),                                                      low(0, 46),                  low(0, 22))},
};
// clang-format on

// ---- The board

void draw_lamps(Canvas& canvas, const Places& at, const ArrivalBoard& board) {
    const Rect& row = at["lamps"];
    const session::Run& run = board.run;
    for (std::size_t n = 0; n < nth(session::run_stations); ++n) {
        const bool over = n < run.stations.size() && run.stations[n].over();
        const std::string_view lamp = !over ? "later" : run.stations[n].made() ? "made" : "missed";
        canvas.sprite(fmt::format("run/lamp_{}", lamp),
                      around(row.left() + px_right(lamp_step * (as_float(n) + 0.4f)), vec2{42}));
    }
    canvas.fitted_text(type::sum, fmt::format("{} of {}", run.made(), session::run_stations), at["made"], Align::Centre,
                       colours::ivory);
    const int most = std::max(run.hearts, run.ticket->hearts);
    for (int n = 0; n < most; ++n)
        draw_heart_lamp(canvas, Placing{end(heart_step * as_float(most - 1 - n), heart), fill()}.in(row),
                        n < run.hearts ? 1 : 0);
}

void draw_rule(Canvas& canvas, const Rect& face, float y) {
    canvas.fill(Rect{face.x, y, face.w, 1}, faded(colours::brass, 0.3f));
}

bool is_likely(const RunResult& result) { return result.luck >= 0.5; }

std::string luck_text(const RunResult& result) {
    return is_likely(result) ? fmt::format("{:.0f}%", 100 * result.luck) : fmt::format("1 IN {:.0f}", 1 / result.luck);
}

std::string skill_text(const RunResult& result) { return fmt::format("{:2.0f}", 100 * result.skill()); }

Rect skill_place(const Places& at) {
    const Rect &room = at["skill"], &y = at["flaps"];
    return {room.x, y.y, std::min(room.w - 34, 1.5f * y.h), y.h};
}

void draw_figures(Canvas& canvas, const Places& at, const ArrivalBoard& board, const BoardFlaps& flaps, double time) {
    const auto part = [&](const Rect& room, std::string_view label, std::string_view words) {
        const float half = (at["flaps"].y - room.y) / 2;
        canvas.fitted_text(type::label_small, label, room.w, room.corner() + px_down(half - 2), Align::Left,
                           colours::ash);
        const float foot = room.y + room.h - at["flaps"].y - at["flaps"].h;
        canvas.fitted_text(type::small, words, room.w, {room.x, room.y + room.h - foot * 0.45f}, Align::Left,
                           colours::ash);
    };
    part(at["skill"], "SKILL", "of what best play gets");
    part(at["luck"], "LUCK",
         board.result && is_likely(*board.result) ? "of runs this good or better" : "runs this good or better");
    flaps.skill.draw(canvas, time);
    flaps.luck.draw(canvas, time);
    const Rect& skill = flaps.skill.where;
    canvas.text(type::figure, "%", {skill.right().x + 8, skill.y + skill.h * 0.74f}, Align::Left, colours::brass_light);
}

// One bar with its two lines of words at the left. `grown`: 0 to 1.
void draw_bar(Canvas& canvas, const Rect& where, float words_from, const session::RunAverage& average, Colour ink,
              float grown) {
    constexpr float gap = 10, inside = 12, least = 58, line = 9;
    const float room = where.x - gap - words_from;
    const vec2 words{words_from, where.centre().y};
    canvas.fitted_text(type::small_bold, average.tickets, room, words - px_down(line), Align::Left, colours::ivory);
    canvas.fitted_text(type::small, average.play, room, words + px_down(line), Align::Left, colours::ash);
    canvas.fill(where, groove);
    const float wide = where.w * static_cast<float>(average.made) / as_float(session::run_stations) * grown;
    canvas.fill(Rect{where.x, where.y, wide, where.h}, glm::mix(ink, bright, 0.2f), ink);
    if (grown > 0) canvas.fill(Rect{where.x + wide - 1, where.y - 3, 3, where.h + 6}, bright);
    if (grown < 1) return;
    const bool within = wide > least;
    canvas.text(type::sum, fmt::format("{:.1f}", average.made),
                {where.x + (within ? inside : wide + gap), where.centre().y}, Align::Left,
                within ? colours::brass_ink : colours::ivory);
}

// The dashed line at what the run made, with its words below the bars.
void draw_made(Canvas& canvas, const Rect& bars, int made, float dropped) {
    constexpr float dash = 5, gap = 4, over = 6, half = 5;
    const float x = bars.x + bars.w * as_float(made) / as_float(session::run_stations);
    const float top = bars.y - over, foot = top + (bars.h + 2 * over) * dropped;
    for (float y = top; y < foot; y += dash + gap)
        canvas.fill(Rect{x - 1, y, 2, std::min(dash, foot - y)}, colours::win);
    if (dropped < 1) return;
    draw_arrow(canvas, {x, foot + half}, 2 * half, true, colours::win);
    const bool left = made > session::run_stations / 2;
    canvas.text(type::small_bold, fmt::format("you made {}", made), {x + (left ? -12.0f : 12.0f), foot + 12},
                left ? Align::Right : Align::Left, colours::win);
}

void draw_averages(Canvas& canvas, const Places& at, const RunResult& result, const ArrivalTime& time) {
    const Rect &room = at["averages"], &bars = at["bars"];
    canvas.fitted_text(type::label_small, "STATIONS MADE, ON AVERAGE", room.w, room.corner() + px_down(9), Align::Left,
                       colours::ash);
    for (int n = 0; n <= session::run_stations; ++n)
        canvas.fill(Rect{bars.x + bars.w * as_float(n) / as_float(session::run_stations), bars.y, 1, bars.h}, groove);
    const double told = time.told ? time.still ? real(board_takes) : *time.told : 0;
    const auto averages = averages_of(result);
    for (std::size_t n = 0; n < averages.size(); ++n) {
        const float grown = part_over(told, bars_begin + next_bar * static_cast<Ticks>(n), bar_grows);
        const Along y = share(as_float(n), as_float(averages.size()), bars.h * 0.09f);
        draw_bar(canvas, Placing{fill(), y}.in(bars), room.x, averages[n], bar_inks[n], world::cubic_out(grown));
    }
    const float dropped = part_over(told, line_drops, board_takes - line_drops);
    if (dropped > 0) draw_made(canvas, bars, result.made, world::quad_in(dropped));
}

void draw_progress(Canvas& canvas, const Places& at, const ArrivalBoard& board) {
    constexpr std::string_view working = "Working out what best play would have done";
    constexpr float radius = 3;
    const Rect &room = at["averages"], &bar = at["progress"];
    canvas.fitted_text(type::body, working, room.w, room.centre() - px_down(16), Align::Centre, colours::ivory);
    canvas.pill(bar, radius, groove, groove);
    canvas.pill({bar.x, bar.y, std::max(2 * radius, bar.w * board.done), bar.h}, radius, lamplight, lamplight);
}

// ---- Looking back

void draw_station(Canvas& canvas, const Places& at, const StationResult& of, int number, float y) {
    const auto left = [&](std::string_view column) { return vec2{at[column].x, y}; };
    const auto right = [&](std::string_view column) { return vec2{at[column].right().x, y}; };
    canvas.fitted_text(type::tag, fmt::format("{} {}", number, in_capitals(of.station)), at["name"].w, left("name"),
                       Align::Left, colours::brass_light);
    if (const Rect& goal = at["goal"]; !goal.empty())
        canvas.fitted_text(type::body, of.what, goal.w, left("goal"), Align::Left, colours::ivory);
    const bool kept = of.kept() >= of.ledger.chance - 0.0005;
    canvas.text(type::body, session::percent_words(of.ledger.chance), right("best"), Align::Right, colours::ivory);
    canvas.text(type::body, session::percent_words(of.kept()), right("yours"), Align::Right,
                kept ? colours::ivory : colours::loss);
    const Colour ink = of.made ? colours::win : colours::loss;
    const Rect& outcome = at["outcome"];
    const vec2 sign = left("outcome") + px_right(8);
    of.made ? canvas.disc(sign, 6, ink, ink) : canvas.ring(sign, 5.5f, 2, ink);
    if (outcome.w > 80)
        canvas.fitted_text(type::body, of.made ? "reached" : "missed", outcome.w - 20, sign + px_right(14), Align::Left,
                           ink);
}

void draw_station_rows(Canvas& canvas, const Places& at, const RunResult& result) {
    const Rect& room = at["stations"];
    const float step = room.h / as_float(session::run_stations + 1);
    const auto head = [&](std::string_view words, std::string_view column, float w, Align align) {
        const Rect& where = at[column];
        if (where.empty()) return;
        const float x = align == Align::Left ? where.x : where.right().x;
        canvas.fitted_text(type::label_small, words, w, {x, room.y + step * 0.4f}, align, colours::ash);
    };
    head("STATION", "name", at["name"].w, Align::Left);
    head("GOAL", "goal", at["goal"].w / 2, Align::Left);
    head("CHANCE WITH", "goal", at["goal"].w / 2, Align::Right);
    head("BEST PLAY", "best", at["best"].w + 14, Align::Right);
    head("YOUR PLAY", "yours", at["yours"].w + 14, Align::Right);
    float y = room.y + step * 1.4f;
    int number = 0;
    for (const StationResult& of : result.stations) {
        draw_station(canvas, at, of, ++number, y);
        draw_rule(canvas, room, y + step / 2);
        y += step;
    }
}

void draw_sentences(Canvas& canvas, const Rect& room, const RunResult& result) {
    constexpr float gap = 6;
    const float line = std::floor(canvas.readable(type::small).px) + 5;
    float y = room.y + line / 2;
    for (const std::string& sentence : result.sentences) {
        const auto lines = lines_of(canvas, type::small, sentence, room.w);
        if (y + line * as_float(lines.size()) > room.y + room.h + line / 2) continue;
        y = draw_lines(canvas, type::small, lines, {room.x, y}, line, Align::Left, colours::ivory) + gap;
    }
}

}  // namespace

const EndLook& look_of(RunEnd end) { return looks[nth(end)]; }
Places places_of(const Layout& layout) { return {layout, rows}; }

BoardFlaps::BoardFlaps(bool still) {
    skill.ink = colours::ivory;
    luck.ink = colours::win;
    skill.reduced = luck.reduced = still;
}

void BoardFlaps::lay_out(const Places& at, const RunResult* told, Ticks now, bool at_once) {
    constexpr int least = 3, least_skill = 2;
    const auto turn = [&](world::Flaps& flaps, const Rect& where, int cells, const std::string& text) {
        if (flaps.cells != cells || flaps.where.w <= 0) flaps.show_in(where, cells, "", now, true);
        flaps.show_in(where, cells, text, now, at_once);
    };
    const std::string skilled = told ? skill_text(*told) : "", lucky = told ? luck_text(*told) : "";
    const Rect &room = at["luck"], &y = at["flaps"];
    const int cells = std::max(least, how_many(lucky));
    turn(skill, skill_place(at), std::max(least_skill, how_many(skilled)), skilled);
    turn(luck, {room.x, y.y, std::min(room.w, 0.62f * y.h * as_float(cells)), y.h}, cells, lucky);
}

int BoardFlaps::tick(Ticks now) {
    skill.tick(now);
    luck.tick(now);
    return std::exchange(skill.flips, 0) + std::exchange(luck.flips, 0);
}

void draw_head(Canvas& canvas, const Places& at, const ArrivalBoard& board) {
    const EndLook& look = look_of(board.run.end());
    const Rect &sign = at["wordmark"], &sub = at["sub"], &said = at["said"];
    const float wide = std::min(sign.w, sign.h * look.ratio), high = wide / look.ratio;
    const Rect where{sign.x, sign.y + (sign.h - high) / 2, wide, high};
    canvas.glow(where.grown(-high / 4), high / 2, high * 0.7f, faded(grounds::black, 0.60f), Blend::Over);
    canvas.sprite(look.wordmark, where);
    if (!sub.empty())
        canvas.fitted_text(type::motto, fmt::format("{} · {}", look.place, in_capitals(board.run.ticket->title)), sub,
                           Align::Left, colours::ivory);
    const std::string_view last = board.run.arrived() ? board.run.conductor->speech.back() : look.words;
    const std::string words{board.message.empty() && !canvas.handheld() ? last : board.message};
    if (words.empty()) return;
    const float line = std::floor(canvas.readable(type::lead).px) + 4;
    canvas.glow(said.grown(-8), 8, 30, faded(grounds::black, 0.60f), Blend::Over);
    draw_within(canvas, type::lead, words, said, line, board.refused ? colours::loss : colours::ivory);
}

void draw_board(Canvas& canvas, const Places& at, const ArrivalBoard& board, const BoardFlaps& flaps,
                const ArrivalTime& time) {
    const Rect& face = at["face"];
    const Rect& frame = at["board"];
    if (!canvas.handheld())  // it stands on two legs
        for (const float x : {frame.x + 39, frame.right().x - 39})
            canvas.sprite("arrival/leg", around({x, frame.y + frame.h + 28}, {46, 56}));
    run_look::draw_board_frame(canvas, frame);
    draw_lamps(canvas, at, board);
    draw_rule(canvas, face, at["figures"].y - 6);
    draw_rule(canvas, face, at["averages"].y - 9);
    draw_figures(canvas, at, board, flaps, time.seconds * ticks_per_second);
    if (board.result)
        draw_averages(canvas, at, *board.result, time);
    else if (!board.refused)
        draw_progress(canvas, at, board);
}

void draw_stations(Canvas& canvas, const Places& at, const ArrivalBoard& board) {
    run_look::draw_board_frame(canvas, at["list"]);
    const Rect& seal = at["seal"];
    draw_station_rows(canvas, at, *board.result);
    draw_sentences(canvas, at["sentences"], *board.result);
    draw_within(canvas, type::small, seal_words(board.run), seal, 22, colours::ash);
}

std::string seal_words(const session::Run& run) {
    return fmt::format("Run {}. Seal {}, seed {}.", run.plan.name, session::run_seal(run.plan.seed).substr(0, 16),
                       session::hash_text(run.plan.seed));
}

}  // namespace boxcars::scenes::arrival
