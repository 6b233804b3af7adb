// Draws the craps felt: print, lit spots, chips, puck, other players' chips, open odds. Finds the spot under a point.
// The chips lie or travel, and what was just won or lost is shown, as follows from the facts of a step.
#pragma once
#include "scenes/craps/chips.h"
#include "scenes/craps/moment.h"
#include "scenes/craps/print.h"
#include "scenes/flat_print.h"

namespace boxcars::scenes {

// The open spots, in the felt's order; all others are folded away. Always open: the spots in `down` (those with chips),
// their odds or, for odds, their bet, and each side of the centre box that has chips.
std::vector<Spot> open_spots(const craps::Rules& sheet, platform::FeltBets asked, std::span<const Spot> down);

platform::FeltBets after(platform::FeltBets now);  // first, more, all, then first again
struct FeltStep {
    const char *name, *sentence;  // a button's label, "MORE BETS"; which bets are open
};
const FeltStep& step_of(platform::FeltBets asked);

// After a seven-out, darkens the felt from the puck outwards and brightens it again.
class FeltDrain {
 public:
    void begin(vec2 from, Ticks now) { from_ = from, began_ = now; }  // `from`: world units
    void draw(Canvas& canvas, const Camera& seen_from, double time, bool still) const;

 private:
    vec2 from_{};
    Ticks began_ = long_ago;
};

struct FeltOnCanvas {  // maps the felt to the canvas
    const CrapsLayout& places;
    Camera camera;
    vec2 purse, bank;  // where chips come from and go to, logical px
    CrapsLeaf leaf;    // chips on the other side are hidden
};

class ChipFlights {
 public:
    void clear() { *this = {}; }  // ends all motion
    // Starts the chips' motion for the facts of a decision or throw. `reduced`: they fade instead of travelling.
    void reveal(std::span<const craps::Fact> facts, const FeltOnCanvas& felt, Ticks now, bool reduced);
    int tick(Ticks now);             // returns how many stacks arrived
    Cents on_the_way_home() const {  // chips flying to the bankroll
        Cents sum = 0;
        for (const ChipSlide& flight : flights_) sum += flight.home ? flight.amount : 0;
        return sum;
    }

    // Draws the stacks in `shown` without the chips that are still on their way, then the travelling chips.
    void draw(Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt, double time) const;
    // Lights up the spots that just won and darkens those that just lost.
    void draw_news(Canvas& canvas, const FeltOnCanvas& felt, double time) const;
    // The totals of the stacks and the latest results. Each stays near its chips, within `bounds` and off `taken` and
    // the other labels; those without room are left out.
    std::vector<ChipLabel> labels(Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt, double time,
                                  std::vector<Rect> taken, const Rect& bounds) const;

 private:
    struct ChipSlide {
        world::Slide slide;
        Cents amount;
        std::optional<Spot> to;  // where the chips lie afterwards
        bool home;               // goes to the bankroll
        Ticks seen;              // visible from this time
    };
    struct News {
        Spot spot;
        Cents result;  // negative: lost
        Ticks began;
    };
    struct Stack {
        vec2 at;
        Spot spot;
        Cents amount;
        float px;
    };
    std::vector<Stack> lying(const craps::State& shown, const FeltOnCanvas& felt) const;  // farthest first

    std::vector<ChipSlide> flights_;
    std::vector<News> news_;
};

class FeltView {
 public:
    void lay(const craps::Rules& sheet) {  // prints the felt; ends all chip motion
        print_ = {sheet, CrapsLayout{sheet}, print_.leaf};
        flights.clear();
    }
    const craps::Rules& sheet() const { return print_.sheet; }

    // ---- the visible part ----
    const CrapsLayout& places() const { return print_.layout; }
    CrapsLeaf leaf() const { return print_.leaf; }
    // Shows the other side of the centre box. If only a part of the felt is shown, cycles through the line and both
    // sides; on a felt in pages, through the section's pages. Returns false if there is only one side to show.
    bool turn_leaf(const Layout& layout);
    // Opens the bets asked for and those that open_spots() keeps open for `down`. Returns true if that changed any.
    bool unfold(platform::FeltBets asked, std::span<const Spot> down) {
        std::vector<Spot> open = open_spots(sheet(), asked, down);
        if (std::ranges::equal(open, places().spots())) return false;
        print_.layout = CrapsLayout{sheet(), std::move(open)};
        if (!places().open(print_.leaf))
            print_.leaf = places().open(CrapsLeaf::Hops) ? CrapsLeaf::Hops : CrapsLeaf::Props;
        return true;
    }
    void show(Spot spot) {  // selects the part, or the page, with that spot
        wanted_view_ = craps_home(spot);
        if (spot.kind == craps::Kind::Pass || spot.kind == craps::Kind::PassOdds) return;
        const auto pages = pages_of(section_of(spot.kind));
        const auto with = std::ranges::find_if(pages, [&](const FeltPage* page) { return among(page->spots, spot); });
        if (with == pages.end()) return;
        section_ = section_of(spot.kind);
        page_ = nth(with - pages.begin());
    }
    void fit(const Layout& layout);  // adapts to a new layout or page
    // On a felt in pages, shows a section or its next page. Returns false if none of its bets is open.
    bool turn_to(FeltSection section) {
        const bool same = std::exchange(section_, pages_of(section).empty() ? section_ : section) == section;
        page_ = same ? page_ + 1 : 0;
        return section_ == section;
    }
    // On a felt in pages, the name of a section's tab and its bets.
    std::string tab(FeltSection section, const craps::State& shown) const;
    FeltSection section() const { return section_; }
    CrapsView view(const Layout& layout) const { return craps_view(layout, wanted_view_); }
    Camera camera(const Layout& layout) const { return craps_camera(layout, view(layout)); }

    std::optional<Spot> spot_under(const Layout& layout, vec2 canvas) const {
        if (!layout.table.contains(canvas)) return {};
        return places().spot_at(felt_under(camera(layout), canvas), leaf());
    }
    Rect felt_bets_place(const Layout& layout) const;             // the button MORE BETS, in logical px
    bool on_other_tab(const Layout& layout, vec2 canvas) const {  // `canvas` is on the hidden leaf's tab
        const CrapsLeaf other = leaf() == CrapsLeaf::Props ? CrapsLeaf::Hops : CrapsLeaf::Props;
        return places().two_leaves() && layout.table.contains(canvas) &&
               places().leaf_tab(other).has(felt_under(camera(layout), canvas));
    }
    std::vector<HitTarget> hit_targets(const Layout& layout) const;  // tabs and visible spots

    // ---- chips ----
    ChipFlights flights;
    void reveal(std::span<const craps::Fact> facts, const Layout& layout, Ticks now, bool reduced) {
        flights.reveal(facts, on_canvas(layout), now, reduced);
    }
    void turn_puck(Ticks now) { puck_at_ = now; }
    Rect puck_place(const Layout& layout, const craps::State& shown) const {  // logical px
        return puck_from(camera(layout), layout, shown);
    }
    void drain(int point, Ticks now) { drain_.begin(places().puck(point), now); }  // after a seven-out

    // `seen_from`: camera(layout) with any shake. `edges`: the open odds; empty if they are closed.
    void draw(Stage& stage, const Camera& seen_from, double time, const CrapsMoment& at,
              std::span<const craps_look::SpotEdge> edges);
    // Labels for stacks and results. They cover no print, dice, chips or each other; without room they are left out.
    std::vector<ChipLabel> labels(Canvas& canvas, const Layout& layout, const craps::State& shown, double time);

 private:
    Rect puck_from(const Camera& camera, const Layout& layout, const craps::State& shown) const {
        const vec3 puck{places().puck(shown.point), 0};
        Rect where = around(camera.project(puck), vec2{2 * craps_places::puck_radius * camera.px_per_unit(puck)});
        if (layout.gauge_on_table() && where.touches(layout.gauge)) where.y = layout.gauge.y + layout.gauge.h;
        return where;
    }
    FeltOnCanvas on_canvas(const Layout& layout) const {
        const Camera from = camera(layout);
        const vec2 purse{layout.dash.centre().x, layout.dash.y + 20};
        return {places(), from, purse, seen_from(from, craps_places::bank), leaf()};
    }
    const std::vector<Rect>& printed(Canvas& canvas, const Layout& layout) {
        const std::tuple now{layout, view(layout), craps_look::table_look(layout, view(layout), print_).print_hash};
        if (std::exchange(printed_in_, now) == now) return printed_;
        edge_notes_.clear();
        return printed_ = craps_look::printed_boxes(canvas, camera(layout), print_);
    }
    void draw_edges(Canvas& canvas, const Layout& layout, const Camera& seen_from, const CrapsMoment& at,
                    std::span<const craps_look::SpotEdge> edges);

    craps_look::FeltPrint print_;
    CrapsView wanted_view_ = CrapsView::Line;
    std::vector<FeltPage> pages_;  // of a felt in pages
    FeltSection section_ = FeltSection::Numbers;
    std::size_t page_ = 0;  // index of the page in its section
    std::pair<Layout, const FeltPage*> fitted_{};
    std::vector<const FeltPage*> pages_of(FeltSection section) const {
        std::vector<const FeltPage*> pages;
        for (const FeltPage& page : pages_)
            if (page.section == section) pages.push_back(&page);
        return pages;
    }
    Ticks puck_at_ = long_ago;
    FeltDrain drain_;
    std::vector<Rect> printed_;                                  // boxes of words and dice in `printed_in_`
    std::tuple<Layout, CrapsView, std::uint64_t> printed_in_{};  // the last is the print's hash
    std::vector<craps_look::EdgeNote> edge_notes_;               // empty: not placed yet
    int edges_at_ = 0;                                           // the point when the notes were placed
};

}  // namespace boxcars::scenes
