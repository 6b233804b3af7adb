#include "scenes/craps/felt_view.h"
#include "base/words.h"

#include "odds/goal/craps.h"
#include "ui/amounts.h"
#include "ui/panels/settings_panel.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using craps::Kind, platform::FeltBets, world::SlideKind;

// The bets that a station allows. Empty: all.
std::optional<odds::CrapsMenu> menu(const CrapsMoment& at) {
    const rules::GoalTerms& goal = at.session.game_played().goal();
    return goal.menu == 0 ? std::nullopt : std::optional{odds::menu_of(goal)};
}

Rect box_on(const Camera& from, const Area& area) {
    return bounds_of(seen_from(from, std::array{area.low(), area.high()}));
}

constexpr float other_px = 27, hint_high = 28;  // of another player's chip; of the hint line
constexpr Ticks dark_spreads = milliseconds(760), dark_stays = milliseconds(380), dark_goes = milliseconds(620);
constexpr float reach = 17, dark = 0.46f;  // world units; darkness, 0 to 1

// The kinds of bets on a beginner's felt, and those that the next step adds beside the propositions.
constexpr Kind first_kinds[] = {Kind::Pass, Kind::DontPass, Kind::PassOdds, Kind::Place, Kind::Field};
constexpr Kind more_kinds[] = {Kind::Come, Kind::DontCome, Kind::Buy, Kind::Big, Kind::CAndE};

bool asked_for(Kind kind, FeltBets asked) {
    if (asked == FeltBets::All || among(first_kinds, kind)) return true;
    return asked == FeltBets::More && (among(more_kinds, kind) || leaf_of(kind) == CrapsLeaf::Props);
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
    constexpr Colour closed = hex(0x05070A, 0.58f);
    const auto open = menu(at);
    if (!open) return;
    for (const Spot spot : felt.places().spots()) {
        const bool travelled = spot.kind == Kind::ComeOn || spot.kind == Kind::ComeOdds;
        if (felt.places().on(spot, felt.leaf()) && !on_menu(*open, travelled ? Spot{Kind::Come} : spot))
            craps_look::fill_area(canvas, from, felt.places().place(spot).area, closed);
    }
}

// Makes spots pulse: the cheaper bet of a look back, bets that the coach names, or the pass line if no bet is down.
void draw_pulses(Canvas& canvas, const Camera& from, double time, const FeltView& felt, const CrapsMoment& at) {
    std::vector<Spot> calls{at.named.begin(), at.named.end()};
    if (at.looked_back) {
        calls.clear();
        if (at.looked_back->judged.better) calls.push_back(*at.looked_back->judged.better);
    } else if (const auto& stop = at.session.setup().stop; calls.empty() && at.played && at.betting &&
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
    craps_look::draw_spot_glow(canvas, from, felt.places(), *lit, by_keys ? colours::brass_light : mint,
                               by_keys ? 0.75f : 0.4f);
}

// Draws the other players' chips a little behind the player's own.
void draw_others(Canvas& canvas, const Camera& from, const FeltView& felt, const CrapsMoment& at) {
    int seat = 0;
    for (const CrapsOthers::Other& other : at.others) {
        const vec2 aside{-21 + 14 * (seat++ % 4), -19};
        for (const craps::Placed& bet : other.shown.bets)
            if (felt.places().on(bet.spot, felt.leaf()))
                draw_stack(canvas, seen_from(from, felt.places().chip_place(bet.spot)) + aside, other_px, bet.stake,
                           {.alpha = 0.9f, .light = 0.75f});
    }
}

// ---- chips in motion ----

constexpr Ticks rim_in = milliseconds(160), rim_goes = rim_in + milliseconds(500),
                rim_out = milliseconds(400);      // the glow of a won spot
constexpr Ticks loss_fades = milliseconds(300);   // time in which a lost spot brightens again
constexpr Ticks pill_stays = milliseconds(2200);  // time that "+$35" stays at a spot
constexpr Ticks pay_waits = milliseconds(420);    // time between taking losses and paying wins
constexpr Ticks home_waits = milliseconds(700);   // time that a win lies beside its bet

vec2 on_canvas(const FeltOnCanvas& felt, Spot spot) { return seen_from(felt.camera, felt.places.chip_place(spot)); }

float chip_px(const FeltOnCanvas& felt, Spot spot) {
    const CrapsPlace& place = felt.places.place(spot);
    return std::min(stack_px, 2 * place.radius * felt.camera.px_per_unit({place.chips, 0}));
}

bool is_odds(Spot spot) {
    using craps::Kind;
    return spot.kind == Kind::ComeOdds || spot.kind == Kind::DontComeOdds || spot.kind == Kind::PutOdds;
}

constexpr float label_reach = 86, ring_apart = 4;  // logical px between the middles of chips and label
constexpr int turns = 32;
constexpr float to_the_right = 0, downwards = glm::half_pi<float>();

// Tries places on growing circles round the chips, beginning in the direction `best`. Empty: no room near them.
std::optional<Rect> free_place(vec2 chips, vec2 size, float best, std::span<const Rect> taken, const Rect& bounds) {
    for (float away = 0; away <= label_reach; away += ring_apart)
        for (int turn = 0; turn < turns; ++turn) {
            const int steps = (turn % 2 == 0 ? turn + 1 : -turn - 1) / 2;  // alternates between both sides
            const float angle = best + as_float(steps) * glm::two_pi<float>() / turns;
            const vec2 corner = chips + away * vec2(std::cos(angle), std::sin(angle)) - size / 2.0f;
            const Rect where{corner.x, corner.y, size.x, size.y};
            if (bounds.contains(where) && std::ranges::none_of(taken, [&](const Rect& r) { return where.touches(r); }))
                return where;
        }
    return {};
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

Rect FeltView::felt_bets_place(const Layout& layout) const {
    const Rect on_dash = craps_places::dash(layout)["more bets"];
    return on_dash.empty() ? box_on(camera(layout), places().felt_bets()) : on_dash;
}

std::vector<HitTarget> FeltView::hit_targets(const Layout& layout) const {
    std::vector<HitTarget> hit_targets;
    const Camera from = camera(layout);
    if (places().two_leaves())
        hit_targets = {{"leaf_props", box_on(from, places().leaf_tab(CrapsLeaf::Props))},
                       {"leaf_hops", box_on(from, places().leaf_tab(CrapsLeaf::Hops))}};
    std::erase_if(hit_targets, [&](const HitTarget& tab) { return !layout.table.contains(tab.where.centre()); });
    for (const Spot spot : places().spots()) {
        if (!places().on(spot, leaf())) continue;
        const vec2 at = seen_from(from, places().chip_place(spot));
        if (places().paged())
            hit_targets.push_back({to_text(spot), places().on_canvas(from, spot)});
        else if (layout.table.contains(at - 3.0f) && layout.table.contains(at + 3.0f))
            hit_targets.push_back({to_text(spot), Rect{at.x, at.y}.grown(3)});
    }
    return hit_targets;
}

void FeltView::draw(Stage& stage, const Camera& seen_from, double time, const CrapsMoment& at,
                    std::span<const craps_look::SpotEdge> edges) {
    Canvas& canvas = stage.canvas();
    const Layout& layout = at.layout;
    print_.edges = !edges.empty();
    print_.odds_row = !at.looked_back;  // a look back has its buttons there
    print_.first_bets = !menu(at);
    print_.patch = ui::on_felt(at.settings, craps_look::FeltPrint{}.patch);
    TableLook look = craps_look::table_look(layout, view(layout), print_, at.settings.plain_felt);
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
    const Rect puck = puck_from(seen_from, layout, at.shown);
    const double turned = at.settings.reduced_motion ? real(-long_ago) : time - real(puck_at_);
    draw_puck(canvas, puck.centre(), puck.w, puck_turn(at.shown.point != 0, turned));
    draw_others(canvas, seen_from, *this, at);
    flights.draw(canvas, at.shown, chips, time);
    const vec2 shaken = seen_from.band.corner() - camera(layout).band.corner();
    for (ChipLabel& label : labels(canvas, layout, at.shown, time)) {
        label.where.x += shaken.x, label.where.y += shaken.y;
        draw_label(canvas, label, at.ink());
    }
}

void FeltView::draw_edges(Canvas& canvas, const Layout& layout, const Camera& seen_from, const CrapsMoment& at,
                          std::span<const craps_look::SpotEdge> edges) {
    std::vector<craps_look::SpotEdge> on_leaf{edges.begin(), edges.end()};
    std::erase_if(on_leaf, [&](const auto& edge) { return !places().on(edge.spot, leaf()); });
    std::vector<Rect> taken = printed(canvas, layout);
    if (!places().paged()) taken.push_back(Placing{along::fill(), along::before(0, 20)}.in(layout.dash));  // the hint
    taken.push_back(puck_place(layout, at.shown));
    if (std::exchange(edges_at_, at.shown.point) != at.shown.point ||
        !std::ranges::equal(edge_notes_, on_leaf, {}, &craps_look::EdgeNote::of))
        edge_notes_ = craps_look::edge_notes(canvas, camera(layout), places(), on_leaf, std::move(taken));
    craps_look::draw_open_felt(canvas, seen_from, places(), edge_notes_);
}

std::vector<ChipLabel> FeltView::labels(Canvas& canvas, const Layout& layout, const craps::State& shown, double time) {
    std::vector<Rect> taken = printed(canvas, layout);
    taken.push_back(puck_place(layout, shown));
    taken.push_back(felt_bets_place(layout));
    if (print_.edges)
        for (const craps_look::EdgeNote& note : edge_notes_) taken.push_back(note.box);
    const Rect dice = far_places(layout, view(layout)).dice;
    const float foot = places().paged() ? 0 : hint_high;
    const Rect bounds = Placing{along::fill(), along::fill(dice.y + dice.h - layout.table.y, foot)}.in(layout.table);
    return flights.labels(canvas, shown, on_canvas(layout), time, std::move(taken), bounds);
}

void FeltDrain::draw(Canvas& canvas, const Camera& seen_from, double time, bool still) const {
    const float left = 1 - part_over(time, began_ + dark_spreads + dark_stays, dark_goes);  // how dark, 1 to 0
    if (time < real(began_) || left <= 0) return;
    const float spread = still ? 1.0f : world::quad_out(part_over(time, began_, dark_spreads));
    auto edge = ring_on_table(seen_from, from_, std::max(0.2f, reach * spread));
    edge.pop_back();  // the first point, repeated
    const Colour shade = hex(0x07090D, dark * left);
    canvas.push_clip(seen_from.band);
    canvas.fill(edge, shade, shade);
    if (spread < 1) {
        canvas.stroke(edge, 26, faded(shade, 0.45f), true);
        canvas.stroke(edge, 2, hex(0xFF8A5C, 0.35f * left * (1 - spread)), true);
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

void ChipFlights::reveal(std::span<const craps::Fact> facts, const FeltOnCanvas& felt, Ticks now, bool reduced) {
    const auto at = [&](Spot spot) { return on_canvas(felt, spot); };
    const auto fly = [&](SlideKind kind, vec2 from, vec2 to, Ticks seen, Ticks began, Cents amount,
                         std::optional<Spot> lies = {}) {
        flights_.push_back({{kind, from, to, began, reduced}, amount, lies, to == felt.purse, seen});
    };
    const Ticks later = now + pay_waits;
    int paid = 0;
    for (const craps::Fact& fact : facts) {
        if (const auto* placed = std::get_if<craps::ChipsPlaced>(&fact)) {
            fly(SlideKind::Place, felt.purse, at(placed->spot), now, now, placed->amount, placed->spot);
        } else if (const auto* taken = std::get_if<craps::ChipsTaken>(&fact)) {
            fly(SlideKind::Place, at(taken->spot), felt.purse, now, now, taken->amount);
        } else if (const auto* moved = std::get_if<craps::Moved>(&fact)) {
            fly(SlideKind::Place, at(moved->from), at(moved->to), now, later, moved->stake, moved->to);
        } else if (const auto* lost = std::get_if<craps::Lost>(&fact)) {
            fly(SlideKind::Sweep, at(lost->spot), felt.bank, now, now, lost->stake);
            news_.push_back({lost->spot, -lost->stake - lost->vig, now});
        } else if (const auto* pushed = std::get_if<craps::Pushed>(&fact)) {
            fly(SlideKind::Place, at(pushed->spot), felt.purse, now, later, pushed->stake);
        } else if (const auto* won = std::get_if<craps::Won>(&fact)) {
            const Ticks comes = later + paid++ * world::pay_apart, goes = comes + home_waits;
            const vec2 beside = at(won->spot) + vec2{chip_px(felt, won->spot) * 0.9f, 4};
            fly(SlideKind::Pay, felt.bank, beside, comes, comes, won->won);
            fly(SlideKind::Place, beside, felt.purse, flights_.back().slide.ends(), goes, won->won);
            if (!won->stays) fly(SlideKind::Place, at(won->spot), felt.purse, now, goes, won->stake);
            news_.push_back({won->spot, won->won, now});
        }
    }
}

int ChipFlights::tick(Ticks now) {
    std::erase_if(news_, [&](const News& news) { return now > news.began + pill_stays + home_waits; });
    return static_cast<int>(std::erase_if(flights_, [&](const ChipSlide& f) { return !f.slide.moving(now); }));
}

std::vector<ChipFlights::Stack> ChipFlights::lying(const craps::State& shown, const FeltOnCanvas& felt) const {
    std::vector<Stack> stacks;
    for (const craps::Placed& bet : shown.bets) {
        Cents there = bet.stake;
        for (const ChipSlide& flight : flights_)
            if (flight.to == bet.spot) there -= flight.amount;
        if (there > 0 && felt.places.on(bet.spot, felt.leaf))
            stacks.push_back({on_canvas(felt, bet.spot), bet.spot, there, chip_px(felt, bet.spot)});
    }
    std::ranges::sort(stacks, {}, [](const Stack& s) { return s.at.y; });
    return stacks;
}

void ChipFlights::draw(Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt, double time) const {
    for (const Stack& stack : lying(shown, felt))
        draw_stack(canvas, stack.at, stack.px, stack.amount, {.tilt = is_odds(stack.spot) ? 18.0f : 0.0f});
    for (const ChipSlide& flight : flights_) {
        if (time < real(flight.seen)) continue;
        const bool waits = time < real(flight.slide.began);
        const vec2 at = waits ? flight.slide.from : flight.slide.at(time);
        const float alpha = waits ? 1.0f : flight.slide.alpha(time);
        if (alpha > 0) draw_stack(canvas, at, stack_px * 0.92f, flight.amount, {.alpha = alpha});
    }
}

void ChipFlights::draw_news(Canvas& canvas, const FeltOnCanvas& felt, double time) const {
    for (const News& news : news_) {
        if (!felt.places.on(news.spot, felt.leaf)) continue;
        const bool won = news.result > 0;
        const float in = world::quad_out(part_over(time, news.began, rim_in));
        const float out = part_over(time, news.began + rim_goes, rim_out);
        const float strength = won ? in * (1 - out) : 0.8f * (1 - part_over(time, news.began, loss_fades));
        craps_look::draw_spot_glow(canvas, felt.camera, felt.places, news.spot, won ? mint : colours::night, strength);
    }
}

std::vector<ChipLabel> ChipFlights::labels(Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt,
                                           double time, std::vector<Rect> taken, const Rect& bounds) const {
    const std::vector<Stack> stacks = lying(shown, felt);
    for (const auto& [at, spot, amount, px] : stacks) {
        const float half = px * 0.44f;  // a little inside its edge: a round chip leaves the corners of its box free
        const float top = stack_top(at, px, amount).y - half;
        taken.push_back({at.x - half, top, 2 * half, at.y + half - top});
    }
    std::vector<ChipLabel> labels;
    const auto add = [&](vec2 chips, float best, ChipLabel label, const Rect& within) {
        const auto where = free_place(chips, label_size(canvas, label), best, taken, within);
        if (!where) return;
        label.where = *where;
        labels.push_back(label);
        taken.push_back(where->grown(1));
    };
    for (const Stack& stack : stacks)
        if (!is_odds(stack.spot) && wants_tag(stack.amount))
            add(stack.at, to_the_right, {{}, stack.amount, false, stack.px},
                felt.places.paged() ? felt.places.on_canvas(felt.camera, stack.spot) : bounds);
    for (const News& news : news_) {
        const double age = time - real(news.began), stays = real(pill_stays);
        if (age > stays || !felt.places.on(news.spot, felt.leaf)) continue;
        const float alpha = 1 - world::unit((age - stays * 0.8) / (stays * 0.2));
        add(on_canvas(felt, news.spot), downwards, {{}, news.result, true, stack_px, alpha}, bounds);
    }
    return labels;
}

}  // namespace boxcars::scenes
