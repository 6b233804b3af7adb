#include "scenes/ceelo/plates.h"
#include "base/words.h"

#include "scenes/ceelo/coins.h"
#include "scenes/ceelo/feel.h"
#include "scenes/flat_die.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <algorithm>
#include <span>

namespace boxcars::scenes::ceelo_look {
namespace {

using namespace render;
constexpr float column_in = 40, column_in_narrow = 16;  // px from the sides of the table
constexpr float full_table = 548;                       // table height at 1280x720, px
constexpr float least_gap = 8;                          // px between plates and to the drum
constexpr int most_in_column = 4;                       // three opponents and the viewer

float column_inset(const Layout& layout) { return layout.narrow ? column_in_narrow : column_in; }

float drum_width(const Camera& from) {
    const CeeloTable table;
    return 2 * table.rim * from.px_per_unit({table.drum, 0});
}

// `wide` is the width of every plate, px.
Rect plate_of(const Layout& layout, int place, int players, float wide) {
    const Rect& t = layout.table;
    const int opponents = players - 1, left = (opponents + 1) / 2, right = opponents - left;
    if (layout.portrait) {  // in order round the drum, place 0 last
        const bool beside = place > left || (place == 0 && left > right);
        const int row = place == 0 ? right : place <= left ? left - place : place - left - 1;
        return {t.x + 8 + (beside ? wide + 6 : 0),
                t.y + 6 + plate_row * static_cast<float>(place == 0 && !beside ? left : row), wide, plate_row - 6};
    }
    const float scale = t.h / full_table, in = column_inset(layout);
    const float high = std::min(layout.narrow ? 55.0f : 80.0f, (t.h - 5 * least_gap) / most_in_column);
    const float left_x = t.x + in, right_x = t.x + t.w - in - wide;
    const float bottom = t.y + t.h - high - std::max(least_gap, 22 * scale);
    const auto row = [&](int from_top, int count) {
        const float top = t.y + 51 * scale,
                    last = bottom - std::max(high + least_gap, (count == 3 ? 116 : 139) * scale);
        if (count == 1) return players == 2 ? top : t.y + 190 * scale;
        return top + (last - top) * static_cast<float>(from_top) / static_cast<float>(count - 1);
    };
    if (place == 0) return {left_x, bottom, wide, high};
    if (place <= left) return {left_x, row(left - place, left), wide, high};
    return {right_x, row(place - left - 1, right), wide, high};
}

// The greatest plate width that leaves the drum and every place of the banker's mark free; upright: half the table.
float plate_width(const Layout& layout, const Camera& from, std::span<const Rect> marks) {
    if (layout.portrait) return (layout.table.w - 22) / 2;
    const float beside_drum = (layout.table.w - drum_width(from)) / 2 - column_inset(layout) - least_gap;
    const float most = std::min(layout.narrow ? 192.0f : 280.0f, beside_drum);
    const int players = static_cast<int>(marks.size());
    float wide = most;
    for (int place = 0; place < players; ++place) {
        const Rect plate = plate_of(layout, place, players, most);
        for (const Rect& mark : marks) {
            const bool level = mark.y < plate.y + plate.h + 2 && plate.y < mark.y + mark.h + 2;
            const float room =
                plate.x < layout.table.centre().x ? mark.x - plate.x : plate.x + plate.w - mark.x - mark.w;
            if (level) wide = std::min(wide, room - least_gap);
        }
    }
    return wide;
}

void draw_black_die(Canvas& canvas, glm::vec2 centre, float px, int face) {
    const Rect tile{centre.x - px / 2, centre.y - px / 2, px, px};
    canvas.pill(tile, px * 0.18f, hex(0x2A2D34), hex(0x0E1014));
    canvas.pill_edge(tile, px * 0.18f, 1, hex(0x6B6E74, 0.8f));
    draw_pips(canvas, tile, face, hex(0xF4E3BC));
}

// Draws the upper line: the player's name and style, and the coins in the pocket.
void draw_plate_name(Canvas& canvas, bool narrow, float left, float right, float y, const Plate& plate) {
    const Type name_type{Face::Label, narrow ? 17.0f : 21.0f, 0.06f}, coins_type{Face::Label, narrow ? 18.0f : 21.0f};
    const float unit = narrow ? 30.0f : 34.0f;
    const int penny[] = {1};
    draw_coin_stack(canvas, {right - unit * 0.29f, y + 2}, unit, penny, 0.95f);
    const float coins_at = right - unit * 0.58f - 7;
    const float figure =
        canvas.text(coins_type, std::to_string(plate.coins), {coins_at, y}, Align::Right, colours::brass_light);
    const Type fitting = canvas.fitted(name_type, plate.name, coins_at - figure - 6 - left);
    const float name_wide = canvas.text(fitting, plate.name, {left, y}, Align::Left, colours::ivory);
    const float room = coins_at - figure - 8 - (left + name_wide + 9);
    if (!narrow && canvas.width(type::small, plate.style) <= room)
        canvas.text(type::small, plate.style, {left + name_wide + 9, y + 1}, Align::Left, colours::ash);
}

// Draws the lower line: the dice thrown, words, and a figure at the right. A narrow plate with dice has no words.
void draw_plate_round(Canvas& canvas, bool narrow, float left, float right, float y, const Plate& plate) {
    float edge = right;
    if (!plate.figure.empty()) {
        const Type figure_type{Face::Label, narrow ? 15.0f : 18.0f};
        edge -= canvas.text(figure_type, plate.figure, {right, y}, Align::Right, plate.figure_ink) + 8;
        if (plate.arrow != 0) {
            draw_arrow(canvas, {edge - 5, y}, 10, plate.arrow > 0, plate.figure_ink);
            edge -= 18;
        }
    }
    float x = left;
    for (const int face : plate.faces) {
        const float size = narrow ? 15.0f : 19.0f;
        draw_black_die(canvas, {x + size / 2, y}, size, face);
        x += size + 3;
    }
    if (!plate.faces.empty()) x += 5;
    if (narrow && !plate.faces.empty()) return;
    const Type line = canvas.fitted({Face::Body, narrow ? 14 : 16.5f}, plate.line, edge - x);
    if (canvas.width(line, plate.line) <= edge - x) canvas.text(line, plate.line, {x, y}, Align::Left, colours::ash);
}

}  // namespace

SeatPlates::SeatPlates(const Layout& layout, int players) : narrow_(layout.narrow), table_(layout.table) {
    CeeloTable table;
    table.players = players;
    const Camera from = camera(layout, players);
    for (int place = 0; place < players; ++place) marks_.push_back(banker_pill(from, table, static_cast<float>(place)));
    const float wide = plate_width(layout, from, marks_);
    for (int place = 0; place < players; ++place) plates_.push_back(plate_of(layout, place, players, wide));
}

Rect face_on(const Rect& plate) {
    const float in = std::round(0.09f * plate.h), side = plate.h - 2 * in;
    return {plate.x + in + 2, plate.y + in, side, side};
}

// True if `where` is within the table's height and covers neither a plate nor a place of the banker's mark.
bool SeatPlates::free_for_words(const Rect& where) const {
    const auto over = [&](const Rect& taken) {
        return taken.x < where.x + where.w && where.x < taken.x + taken.w && taken.y < where.y + where.h + 2 &&
               where.y < taken.y + taken.h + 2;
    };
    return where.y >= table_.y + 2 && where.y + where.h <= table_.y + table_.h - 2 &&
           std::ranges::none_of(plates_, over) && std::ranges::none_of(marks_, over);
}

Rect SeatPlates::speech(int place) const {
    constexpr float high = 30, apart = 6;
    const Rect& plate = at(place);
    for (const float y : {plate.y - apart - high, plate.y + plate.h + apart})
        if (const Rect beside{plate.x, y, plate.w, high}; free_for_words(beside)) return beside;
    const float left = face_on(plate).x + face_on(plate).w + 5;
    return {left, plate.y + 0.48f * plate.h, plate.x + plate.w - 6 - left, 0.44f * plate.h};
}

void SeatPlates::draw(Canvas& canvas, int place, const Plate& plate) const {
    const Rect& where = at(place);
    canvas.push_alpha(plate.dim ? 0.7f : 1.0f);
    if (plate.on_turn) canvas.glow(where.grown(-2), 8, 16, faded(amber, 0.55f));
    draw_plate(canvas, where);
    if (plate.on_turn) canvas.plate_edge(where, 4, 2, 2.2f, amber);
    const Rect face = face_on(where);
    if (plate.person) draw_face(canvas, *plate.person, plate.mood, face);
    const float in = narrow_ ? 13 : 20, right = where.x + where.w - in;
    const float left = plate.person ? face.x + face.w + (narrow_ ? 7.0f : 11.0f) : where.x + in;
    const std::optional<Rect> said = plate.says.empty() ? std::nullopt : std::optional{speech(place)};
    const bool inside = said && where.contains(said->centre());
    draw_plate_name(canvas, narrow_, left, right, where.y + where.h * 0.34f, plate);
    if (!inside) draw_plate_round(canvas, narrow_, left, right, where.y + where.h * 0.70f, plate);
    canvas.pop_alpha();
    if (!said) return;
    draw_speech(canvas, *said, plate.says,
                inside              ? SpeechFrom::Inside
                : said->y < where.y ? SpeechFrom::Below
                                    : SpeechFrom::Above);
}

}  // namespace boxcars::scenes::ceelo_look

namespace boxcars::scenes {
namespace {

using namespace ceelo_feel;
using namespace render;
using ceelo_look::amber;
using PotKind = CeeloPot::PotKind;

// Strength of a light, 0 to 1: it fades in, stays, and fades out. `age` is in ticks.
float lit(double age) {
    const auto of = [](Ticks ticks) { return static_cast<double>(ticks); };
    if (age < 0) return 0;
    if (age < of(light_in)) return world::unit(age / of(light_in));
    return 1 - world::unit((age - of(light_in) - of(light_holds)) / of(light_out));
}

}  // namespace

void CeeloPicture::draw_lights(Canvas& canvas) const {
    for (int player = 0; player < players(); ++player) {
        const int place = view_.place(player);
        const auto light_up = [&](Colour colour, float light) {
            ceelo_look::draw_sector_light(canvas, view_.camera, view_.table, place, colour, light);
        };
        if (moment_.playing() && !moment_.announcing() && moment_.shown.turn == player) light_up(amber, 0.10f);
        const CeeloLine& line = moment_.announced.line(player);
        const float light = lit(age_of_news(player));
        if (light <= 0 || !line.settled || line.amount == 0) continue;
        if (line.amount > 0)
            light_up(ink_.win, 0.16f * light);
        else
            light_up(hex(0x08090C), 0.45f * light);
    }
}

void CeeloPicture::draw_bank_arc(Canvas& canvas) const {
    if (moment_.shown.bank <= 0 && bank() <= 0 && !moment_.deciding()) return;
    const bool covering = moment_.shown.phase == ceelo::Phase::Cover;
    const int covered = moment_.announced.covered(players());
    const float whole = static_cast<float>(std::max(1, covering ? bank() : std::max(bank(), covered)));
    const bool proposes = moment_.deciding() && covering;
    ceelo_look::draw_arc(canvas, view_.camera, view_.table, static_cast<float>(covered) / whole,
                         proposes ? static_cast<float>(moment_.amount) / whole : 0);
}

CeeloPicture::BankWords CeeloPicture::bank_words() const {
    if (moment_.deciding() && moment_.stakes()) return {};
    const int covered = moment_.announced.covered(players());
    if (bank() + covered == 0) return {};
    const std::string title = fmt::format("BANK {}", bank());
    if (moment_.announced.point() > 0) return {title, fmt::format("score to beat: {}", moment_.announced.point())};
    const int open = std::max(0, bank() - covered);
    const bool thrown = !moment_.announced.line(moment_.announced.banker()).faces.empty();
    return {title, !thrown && open > 0 ? fmt::format("{} to cover", open) : "covered"};
}

void CeeloPicture::draw_under_dice(Stage& stage) const {
    Canvas& canvas = stage.canvas();
    stage.table(ceelo_look::table_look(view_.camera, view_.table), 1.0f);
    draw_lights(canvas);
    draw_bank_arc(canvas);
    moment_.announced.coins().draw(canvas, view_, time_);
    if (moment_.deciding()) {
        const CeeloPot pot{moment_.stakes() ? PotKind::Bank : PotKind::Bet, moment_.shown.turn};
        ceelo_look::draw_proposed(canvas, view_.at(pot), view_.camera.px_per_unit({view_.world(pot), 0}),
                                  moment_.amount);
    }
    if (!moment_.playing()) return;
    if (const auto [title, line] = bank_words(); !title.empty())
        ceelo_look::draw_bank_plate(canvas, view_.camera, view_.table, title, line);
    if (moment_.announced.banker() >= 0)
        ceelo_look::draw_banker_pill(
            canvas, ceelo_look::banker_pill(view_.camera, view_.table,
                                            moment_.announced.banker_place(view_, time_, reduced_motion_)));
}

void CeeloPicture::draw_over_dice(Canvas& canvas, int coins_at_first) const {
    draw_news(canvas);
    if (!moment_.playing() && moment_.announced.end()) draw_end(canvas, coins_at_first);
}

// Draws "+3" beside the coins that changed hands: a win rises, a loss sinks.
void CeeloPicture::draw_news(Canvas& canvas) const {
    for (int player = 0; player < players(); ++player) {
        const CeeloLine& line = moment_.announced.line(player);
        const double age = age_of_news(player);
        if (!line.settled || age < 0 || age > static_cast<double>(news_stays)) continue;
        const float come = world::quad_out(world::unit(age / static_cast<double>(light_in)));
        const float go =
            world::unit((age - static_cast<double>(news_stays - light_out)) / static_cast<double>(light_out));
        const float way = line.amount > 0 ? -12.0f : line.amount < 0 ? 6.0f : 0.0f;
        const glm::vec2 at = view_.at({PotKind::Bet, player}) + glm::vec2{0, reduced_motion_ ? 0 : way * come};
        const std::string words = line.amount == 0 ? "push" : ceelo_look::signed_coins(line.amount);
        draw_change(canvas, at, words, line.amount == 0 ? colours::ivory : ink_.of(line.amount > 0), come * (1 - go));
    }
}

void CeeloPicture::draw_end(Canvas& canvas, int coins_at_first) const {
    const ceelo::GameOver& end = *moment_.announced.end();
    std::vector<ceelo_look::Standing> standings;
    for (int player = 0; player < players(); ++player) {
        const int coins = end.coins[ceelo::seat(player)];
        standings.push_back(
            {in_capitals(moment_.seats.name(player)), coins, coins - coins_at_first, end.won_by(player)});
    }
    std::ranges::stable_sort(standings, std::greater{}, &ceelo_look::Standing::coins);
    ceelo_look::draw_standings(canvas, view_.camera, view_.table, moment_.say().title, standings, ink_,
                               time_ - static_cast<double>(moment_.finished_at));
}

ceelo_look::Plate CeeloPicture::plate(int player) const {
    const CeeloLine& line = moment_.announced.line(player);
    ceelo_look::Plate plate{.name = in_capitals(moment_.seats.name(player)),
                            .style = moment_.seats.style(player),
                            .coins = moment_.announced.coins().lying({PotKind::Pocket, player}, time_),
                            .line = line.words,
                            .faces = line.faces,
                            .on_turn = moment_.shown.turn == player && !moment_.announcing() && moment_.playing(),
                            .dim = line.out,
                            .person = moment_.talk.person(player),
                            .mood = moment_.talk.mood(player, moment_.clock)};
    if (const auto spoken = moment_.talk.spoken(moment_.clock); spoken && spoken->seat == player)
        plate.says = spoken->words;
    const ceelo::Phase phase = moment_.shown.phase;
    if (line.settled) {
        plate.figure = ceelo_look::signed_coins(line.amount);
        plate.figure_ink = line.amount > 0 ? ink_.win : line.amount < 0 ? ink_.loss : colours::ash;
        plate.arrow = line.amount > 0 ? 1 : line.amount < 0 ? -1 : 0;
    } else if (line.amount > 0) {
        plate.figure = std::to_string(line.amount);
    } else if (plate.line.empty() && phase == ceelo::Phase::Cover && moment_.shown.banker >= 0) {
        plate.line = plate.on_turn ? "betting now" : "waiting to bet";
    } else if (plate.line.empty() && phase == ceelo::Phase::Stake && player == moment_.shown.banker) {
        plate.line = "setting the stake";
    }
    return plate;
}

void CeeloPicture::draw_plates(Canvas& canvas, const Layout& layout) const {
    const ceelo_look::SeatPlates plates{layout, players()};
    for (int player = 0; player < players(); ++player) plates.draw(canvas, view_.place(player), plate(player));
}

}  // namespace boxcars::scenes
