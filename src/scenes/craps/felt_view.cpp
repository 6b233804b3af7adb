#include "scenes/craps/felt_view.h"
#include "base/words.h"

#include "odds/goal/craps.h"
#include "session/played_game.h"
#include "ui/amounts.h"
#include "ui/looks.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <cmath>
#include <numbers>

namespace boxcars::scenes {

using render::Camera, render::Canvas;

namespace {

// The bets that a station allows. Empty: all.
std::optional<odds::CrapsMenu> menu(const CrapsMoment& at) {
    const rules::GoalTerms& goal = at.session.game_played().goal();
    return goal.menu == 0 ? std::nullopt : std::optional{odds::menu_of(goal)};
}

render::Rect box_on(const Camera& from, const Area& area) {
    return bounds_of(std::array{from.project({area.low(), 0}), from.project({area.high(), 0})});
}

constexpr float other_px = 27;   // width of another player's chip
constexpr float hint_high = 28;  // height of the hint line, kept free

constexpr Ticks spreads = milliseconds(760), stays = milliseconds(380), goes = milliseconds(620);
constexpr float reach = 17, dark = 0.46f;  // world units; darkness, 0 to 1

using craps::Kind, craps::Spot;
using platform::FeltBets;

// The kinds of bets on a beginner's felt, and those that the next step adds beside the propositions.
constexpr Kind first_kinds[] = {Kind::Pass, Kind::DontPass, Kind::PassOdds, Kind::Place, Kind::Field};
constexpr Kind more_kinds[] = {Kind::Come, Kind::DontCome, Kind::Buy, Kind::Big, Kind::CAndE};

bool asked_for(Kind kind, FeltBets asked) {
    if (asked == FeltBets::All || std::ranges::count(first_kinds, kind) > 0) return true;
    return asked == FeltBets::More && (std::ranges::count(more_kinds, kind) > 0 || leaf_of(kind) == CrapsLeaf::Props);
}

// Whether a chip on `down` keeps `spot` open. A bet keeps its odds open, odds keep their bet open, and a proposition
// keeps its side of the centre box open.
bool seen_with(Spot spot, Spot down) {
    const auto leaf = leaf_of(spot.kind);
    return spot == down || craps::base_of(down) == spot || craps::odds_behind(down) == spot ||
           (leaf && leaf == leaf_of(down.kind));
}

// Darkens the spots that a station excludes. A come bet on a number and its odds count as COME.
void draw_closed(Canvas& canvas, const Camera& from, const FeltView& felt, const CrapsMoment& at) {
    constexpr render::Colour shade = render::hex(0x05070A, 0.58f);
    const auto open = menu(at);
    if (!open) return;
    for (const Spot spot : felt.places().spots()) {
        const bool travelled = spot.kind == Kind::ComeOn || spot.kind == Kind::ComeOdds;
        if (felt.places().on(spot, felt.leaf()) && !on_menu(*open, travelled ? Spot{Kind::Come} : spot))
            for (const auto& piece : felt.places().place(spot).area.pieces)
                canvas.fill(seen_from(from, piece), shade, shade);
    }
}

// Makes spots pulse: the cheaper bet of a look back, bets that the coach names, or the pass line if no bet is down.
void draw_pulses(Canvas& canvas, const Camera& from, double time, const FeltView& felt, const CrapsMoment& at) {
    std::vector<Spot> calls{at.named.begin(), at.named.end()};
    if (at.looked_back)
        calls.assign(at.looked_back->judged.better ? 1 : 0, at.looked_back->judged.better.value_or(Spot{}));
    else if (const auto& stop = at.session.setup().stop; calls.empty() && at.played && at.betting &&
                                                         at.shown.bets.empty() && at.shown.point == 0 &&
                                                         (!stop || odds::menu_of(stop->goal).line))
        calls = {Spot{Kind::Pass}};
    constexpr double pulse = 1.6 * ticks_per_second;
    const auto swing = static_cast<float>(std::sin(2 * std::numbers::pi * time / pulse));
    for (const Spot spot : calls)
        if (felt.places().on(spot, felt.leaf()))
            craps_look::draw_spot_glow(canvas, from, felt.places(), spot, mint,
                                       at.settings.reduced_motion ? 0.3f : 0.28f + 0.22f * swing);
}

void draw_focus(Canvas& canvas, const Camera& from, const FeltView& felt, const CrapsMoment& at) {
    const bool by_keys = at.looked_back || at.by_keys;
    std::optional<Spot> lit = !at.demo && !at.flying() && !at.touched ? at.focus : std::nullopt;
    if (at.looked_back) lit = at.looked_back->judged.decision.spot;
    if (!lit || !felt.places().on(*lit, felt.leaf())) return;
    craps_look::draw_spot_glow(canvas, from, felt.places(), *lit, by_keys ? render::colours::brass_light : mint,
                               by_keys ? 0.75f : 0.4f);
}

// Draws the other players' chips a little behind the player's own.
void draw_others(Canvas& canvas, const Camera& from, const FeltView& felt, const CrapsMoment& at) {
    int seat = 0;
    for (const CrapsOthers::Other& other : at.others) {
        const glm::vec2 aside{-21 + 14 * (seat++ % 4), -19};
        for (const craps::Placed& bet : other.shown.bets)
            if (felt.places().on(bet.spot, felt.leaf()))
                draw_stack(canvas, from.project({felt.places().chip_place(bet.spot), 0}) + aside, other_px, bet.stake,
                           {.alpha = 0.9f, .light = 0.75f});
    }
}

}  // namespace

bool FeltView::turn_leaf(const Layout& layout) {
    if (layout.handheld) return turn_to(section_);
    const CrapsView seen = view(layout);
    const bool two = places().two_leaves(), last = !two || print_.leaf == CrapsLeaf::Hops;
    if (!two && seen == CrapsView::Whole) return false;
    const bool to_line = seen == CrapsView::Props && last, from_line = seen == CrapsView::Line;
    wanted_view_ = to_line ? CrapsView::Line : CrapsView::Props;
    if (two) print_.leaf = to_line || from_line || print_.leaf == CrapsLeaf::Hops ? CrapsLeaf::Props : CrapsLeaf::Hops;
    return true;
}

void FeltView::fit(const Layout& layout) {
    const auto now = pages_of(section_);
    const bool same_page = layout == fitted_.first && !now.empty() && now[page_ % now.size()] == fitted_.second;
    if (layout.handheld == places().paged() && (!layout.handheld || same_page)) return;
    print_.layout = CrapsLayout{sheet(), {places().spots().begin(), places().spots().end()}};
    if (!layout.handheld) return;
    pages_ = felt_pages(sheet(), places().spots(), most_on_page(layout));
    if (pages_of(section_).empty()) section_ = FeltSection::Line;
    const auto pages = pages_of(section_);
    fitted_ = {layout, pages[page_ % pages.size()]};
    print_.layout.stand_up(layout, *fitted_.second);
}

std::string FeltView::tab(FeltSection section, const craps::State& shown) const {
    Cents down = 0;
    for (const craps::Placed& bet : shown.bets) down += section_of(bet.spot.kind) == section ? bet.stake : 0;
    const std::string name = in_capitals(std::string{section_tabs[nth(section)]}.substr(4));
    const std::size_t pages = pages_of(section).size();
    if (pages == 0) return "MORE\nBETS";
    std::string second = down > 0 ? ui::look_money(down) : "";
    if (pages > 1)
        second += fmt::format("{}{}/{}", second.empty() ? "" : " ", section == section_ ? page_ % pages + 1 : 1, pages);
    return second.empty() ? name : name + '\n' + second;
}

render::Rect FeltView::felt_bets_place(const Layout& layout) const {
    const render::Rect on_dash = craps_places::dash(layout)["more bets"];
    return on_dash.empty() ? box_on(camera(layout), places().felt_bets()) : on_dash;
}

std::vector<HitTarget> FeltView::hit_targets(const Layout& layout) const {
    std::vector<HitTarget> hit_targets;
    const Camera from = camera(layout);
    if (places().two_leaves())
        hit_targets = {{"leaf_props", box_on(from, places().leaf_tab(CrapsLeaf::Props))},
                       {"leaf_hops", box_on(from, places().leaf_tab(CrapsLeaf::Hops))}};
    for (const Spot spot : places().spots()) {
        if (!places().on(spot, leaf())) continue;
        const glm::vec2 at = from.project({places().chip_place(spot), 0});
        if (places().paged())
            hit_targets.push_back({to_text(spot), places().on_canvas(from, spot)});
        else if (layout.table.contains(at - 3.0f) && layout.table.contains(at + 3.0f))
            hit_targets.push_back({to_text(spot), render::Rect{at.x, at.y}.grown(3)});
    }
    return hit_targets;
}

void FeltView::draw(render::Stage& stage, const Camera& seen_from, double time, const CrapsMoment& at,
                    std::span<const craps_look::SpotEdge> edges) {
    Canvas& canvas = stage.canvas();
    const Layout& layout = at.layout;
    print_.edges = !edges.empty();
    print_.odds_row = !at.looked_back;  // a look back has its buttons there
    print_.first_bets = !menu(at);
    print_.patch = ui::on_felt(at.settings, craps_look::FeltPrint{}.patch);
    render::TableLook look = craps_look::table_look(layout, view(layout), print_, at.settings.plain_felt);
    look.camera = seen_from;
    stage.table(look, 1.0f);
    draw_closed(canvas, seen_from, *this, at);
    FeltOnCanvas chips = on_canvas(layout);
    chips.camera = seen_from;
    if (!edges.empty()) draw_edges(canvas, layout, seen_from, at, edges);
    drain_.draw(canvas, seen_from, time, at.settings.reduced_motion);
    flights.draw_news(canvas, chips, time);
    draw_pulses(canvas, seen_from, time, *this, at);
    draw_focus(canvas, seen_from, *this, at);
    const bool on = at.shown.point != 0;
    const glm::vec2 puck = places().puck(at.shown.point);
    draw_puck(canvas, seen_from.project({puck, 0}), 2 * craps_places::puck_radius * seen_from.px_per_unit({puck, 0}),
              at.settings.reduced_motion ? (on ? 1.0f : 0.0f) : puck_turn(on, time - real(puck_at_)));
    draw_others(canvas, seen_from, *this, at);
    flights.draw(canvas, at.shown, chips, time);
    const glm::vec2 shaken = seen_from.band.corner() - camera(layout).band.corner();
    for (ChipLabel& label : labels(canvas, layout, at.shown, time)) {
        label.where.x += shaken.x, label.where.y += shaken.y;
        draw_label(canvas, label, at.ink());
    }
}

void FeltView::draw_edges(Canvas& canvas, const Layout& layout, const Camera& seen_from, const CrapsMoment& at,
                          std::span<const craps_look::SpotEdge> edges) {
    std::vector<craps_look::SpotEdge> on_leaf{edges.begin(), edges.end()};
    std::erase_if(on_leaf, [&](const auto& edge) { return !places().on(edge.spot, leaf()); });
    std::vector<render::Rect> taken = printed(canvas, layout);
    if (!places().paged()) taken.push_back(Placing{along::fill(), along::before(0, 20)}.in(layout.dash));  // the hint
    taken.push_back(puck_place(layout, at.shown));
    if (edge_notes_.empty() || edges_ != on_leaf || edges_at_ != at.shown.point) {
        edges_at_ = at.shown.point;
        edges_ = std::move(on_leaf);
        edge_notes_ = craps_look::edge_notes(canvas, camera(layout), places(), edges_, std::move(taken));
    }
    craps_look::draw_open_felt(canvas, seen_from, places(), edges_, edge_notes_);
}

std::vector<ChipLabel> FeltView::labels(Canvas& canvas, const Layout& layout, const craps::State& shown, double time) {
    std::vector<render::Rect> taken = printed(canvas, layout);
    taken.push_back(puck_place(layout, shown));
    taken.push_back(felt_bets_place(layout));
    if (print_.edges)
        for (const craps_look::EdgeNote& note : edge_notes_) taken.push_back(note.box);
    const render::Rect dice = far_places(layout, view(layout)).dice;
    const float top = dice.y + dice.h, foot = places().paged() ? 0 : hint_high;
    const render::Rect bounds{layout.table.x, top, layout.table.w, layout.table.y + layout.table.h - foot - top};
    return flights.labels(canvas, shown, on_canvas(layout), time, std::move(taken), bounds);
}

void FeltDrain::draw(Canvas& canvas, const Camera& seen_from, double time, bool still) const {
    const float left = 1 - part_over(time, began_ + spreads + stays, goes);  // darkness left
    if (time < real(began_) || left <= 0) return;
    const float spread = still ? 1.0f : world::quad_out(part_over(time, began_, spreads));
    auto edge = ring_on_table(seen_from, from_, std::max(0.2f, reach * spread));
    edge.pop_back();  // the first point, repeated
    const render::Colour shade = render::hex(0x07090D, dark * left);
    canvas.push_clip(seen_from.band);
    canvas.fill(edge, shade, shade);
    if (spread < 1) {
        canvas.stroke(edge, 26, render::faded(shade, 0.45f), true);
        canvas.stroke(edge, 2, render::hex(0xFF8A5C, 0.35f * left * (1 - spread)), true);
    }
    canvas.pop_clip();
}

std::vector<Spot> open_spots(const craps::Rules& sheet, FeltBets asked, std::span<const Spot> down) {
    std::vector<Spot> open = craps::spots(sheet);
    std::erase_if(open, [&](const Spot spot) {
        return !asked_for(spot.kind, asked) &&
               std::ranges::none_of(down, [&](const Spot chips) { return seen_with(spot, chips); });
    });
    return open;
}

FeltBets after(FeltBets now) { return static_cast<FeltBets>((ordinal(now) + 1) % 3); }

const FeltStep& step_of(FeltBets asked) {
    static constexpr FeltStep steps[] = {
        {"BASIC BETS",
         "The basic bets: the line and its odds, a number you choose, the field. Bets with chips stay in sight."},
        {"MORE BETS", "More bets: come, buy, big 6 and 8, hardways and propositions."},
        {"ALL BETS", "All bets can be made now: also lay, put, place to lose, hops and the bonus bets."}};
    return steps[nth(asked)];
}

}  // namespace boxcars::scenes
