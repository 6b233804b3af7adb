// Prints the felt's left part: pass line, number boxes, come, field, odds.
#include "scenes/craps/print.h"

#include "base/hash.h"
#include "scenes/flat_print.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes::craps_look {

using craps::Kind;

std::string to_one(craps::Pays pays) { return fmt::format("{} TO {}", pays.win, pays.per); }

craps::Pays first_pays(const craps::Rules& sheet, Spot spot, int point) {
    return craps::terms(sheet, spot, point).prizes.begin()->pays;
}

craps::Pays pays_on(const craps::Rules& sheet, Spot spot, Faces faces) {
    for (const auto& [on, pays] : craps::terms(sheet, spot, 0).prizes)
        if (on.has(faces.first, faces.second)) return pays;
    return {};
}

std::string line_pays(const craps::Rules& sheet, bool brief) {
    const craps::Pays at_once = first_pays(sheet, {Kind::Pass}),
                      later = first_pays(sheet, {Kind::Pass}, craps::box_numbers(sheet).front());
    std::string words = to_one(later);
    if (at_once != later)
        words = fmt::format(fmt::runtime(brief ? "{}  {}" : "NATURAL {}  POINT {}"), to_text(at_once), to_text(later));
    return sheet.craps_push && !sheet.crapless ? words + "  CRAPS PUSH" : words;
}

namespace {

const Colour quiet = faded(hue::print, 0.72f);  // of the small print

void print_lines(const Ink& ink, const FeltLines& l, const CrapsLayout& layout) {
    auto outer = l.outer();
    outer.push_back({l.right, l.top});
    ink.line(outer, border, hue::print, true);
    ink.line(l.middle(), border);
    if (l.dont) ink.line(l.inner(), border);
    if (layout.open({Kind::Come})) ink.line({l.dont_arm, l.foot}, {l.right, l.foot}, border);
    ink.line({l.dont_arm, l.come}, {l.right, l.come}, border);
    if (layout.open({Kind::Big, 6})) ink.line({l.big_right, l.field}, {l.big_right, l.come}, rule);
    ink.line({l.field_left, l.field}, {l.field_left, l.come}, rule);
}

// The faces that push on don't pass and don't come.
Faces barred(const craps::Rules& sheet) { return sheet.bar == 3 ? Faces{1, 2} : Faces{sheet.bar / 2, sheet.bar / 2}; }

// Prints the don't come box. If it is folded away, prints what the number boxes are for instead.
void print_first_column(const Ink& ink, const FeltLines& l, const FeltPrint& felt) {
    const float x = std::midpoint(l.dont_arm, l.boxes);
    if (!felt.layout.open({Kind::DontCome})) {
        constexpr const char* words[] = {"A NUMBER", "WINS", "BEFORE A 7"};
        for (int row = 0; row < 3; ++row)
            ink.words(words[row], {x, l.top - 0.52f - 0.34f * as_float(row)}, quiet, {print::note});
        return;
    }
    constexpr float row = 0.38f;
    const float bar = l.top - 1.22f;
    ink.words("DON’T", {x, l.top - row}, hue::print, {print::bet});
    ink.words("COME", {x, l.top - 2 * row}, hue::print, {print::bet});
    ink.words("BAR", {x - 0.42f, bar}, hue::print, {print::note});
    ink.dice({x + 0.28f, bar}, 0.30f, barred(felt.sheet), hue::ink);
}

// Prints what the line pays at its right end, between its name, whose middle is given, and the edge of the box.
void print_line_pays(const Ink& ink, const FeltLines& l, const craps::Rules& sheet, vec2 name) {
    const std::string pays = line_pays(sheet, false);
    const bool plain = pays.find("  ") == std::string::npos;
    if (plain) return ink.words("PAYS " + pays, {2.52f, name.y}, quiet, {print::note});
    InkStyle how{print::note, Align::Right};
    const float right = l.right - 0.15f, left = name.x + ink.wide("PASS LINE", {print::line}) * 0.56f;
    how.squeeze = std::min(1.0f, (right - left) / ink.wide(pays, how));
    ink.words(pays, {right, name.y}, quiet, how);
}

void print_line_words(const Ink& ink, const FeltLines& l, const FeltPrint& felt) {
    const float arm = std::midpoint(l.left, l.pass_arm);
    const InkStyle up{.type = print::turned.scaled(l.dont ? 1 : 0.85f), .turn = 90};
    ink.words("PASS LINE", {arm, l.dont ? 0.35f : -0.10f}, hue::print, up);  // clear of the puck
    const vec2 row{-2.6f, std::midpoint(l.dont_low, l.low)};
    ink.words("PASS LINE", row, hue::print, {print::line});
    if (!felt.edges) print_line_pays(ink, l, felt.sheet, row);
    if (!l.dont) return;
    ink.words("DON’T PASS BAR", {std::midpoint(l.pass_arm, l.dont_arm), 0.05f}, hue::print,
              {.type = print::dont_pass, .turn = 90});
    const vec2 bar{-2.9f, std::midpoint(l.field, l.dont_low)};
    ink.words("DON’T PASS BAR", bar, hue::print, {print::dont_pass});
    ink.dice(bar + 2.25f * rightwards, 0.36f, barred(felt.sheet), hue::ink);
}

// Prints the lines round the small places in a number's box that are open.
void print_small_lines(const Ink& ink, const FeltLines& l, const CrapsLayout& layout, int number) {
    using enum Kind;
    using Kinds = std::vector<Kind>;
    const auto open = [&](Kind kind) { return layout.open({kind, number}); };
    const auto area = [&](Kind kind) -> const Area& { return layout.place({kind, number}).area; };
    const auto underline = [&](Kinds row, float y, float strength) {  // from the first open place to the last
        std::erase_if(row, [&](Kind kind) { return !open(kind); });
        if (!row.empty())
            ink.line({area(row.front()).low().x, y}, {area(row.back()).high().x, y}, hair, faded(hue::print, strength));
    };
    const auto edge = [&](Kind kind, float x) {
        ink.line({x, area(kind).low().y}, {x, area(kind).high().y}, hair, faded(hue::print, 0.32f));
    };
    underline({ComeOn, ComeOdds}, l.number, 0.45f);
    underline(l.dont ? Kinds{DontComeOn, DontComeOdds, Buy, Lay} : Kinds{PlaceToLose, Lay}, l.strip, 0.8f);
    underline(l.dont ? Kinds{PlaceToLose, Put, PutOdds} : Kinds{Put, PutOdds, Buy}, l.chips, 0.8f);
    for (const Kind kind :
         l.dont ? Kinds{ComeOdds, Put, PlaceToLose, DontComeOdds, Buy} : Kinds{ComeOdds, Put, PlaceToLose, PutOdds})
        if (open(kind)) edge(kind, area(kind).high().x);
    // The left edges of places whose left neighbour is folded away.
    using Pairs = std::vector<std::pair<Kind, Kind>>;
    for (const auto& [kind, beside] : l.dont
                                          ? Pairs{{Buy, DontComeOdds}, {Lay, Buy}, {Put, PlaceToLose}, {PutOdds, Put}}
                                          : Pairs{{PutOdds, Put}, {Buy, PutOdds}})
        if (open(kind) && !open(beside)) edge(kind, area(kind).low().x);
}

void print_small_words(const Ink& ink, bool dont, const CrapsLayout& layout, int number) {
    const auto label = [&](Kind kind, std::string_view words, float part, float squeeze) {
        if (!layout.open({kind, number})) return;
        const Area& area = layout.place({kind, number}).area;
        ink.words(words, {glm::mix(area.low().x, area.high().x, part), area.middle().y}, quiet,
                  {.type = print::semi, .squeeze = squeeze});
    };
    label(Kind::Buy, "BUY", 0.5f, 0.82f);
    label(Kind::Lay, "LAY", dont ? 0.5f : may_place_to_lose(number) ? 0.62f : 0.78f, dont ? 0.82f : 1);
    label(Kind::Put, "PUT", 0.5f, dont ? 1 : 0.86f);
    label(Kind::PutOdds, "ODDS", 0.5f, dont ? 0.86f : 0.66f);
    label(Kind::PlaceToLose, "LOSE", dont ? 0.5f : 0.44f, 0.86f);
}

void print_box(const Ink& ink, const FeltLines& l, const FeltPrint& felt, int number) {
    const CrapsLayout& layout = felt.layout;
    const Area& box = layout.box(number);
    const vec2 low = box.low(), high = box.high();
    ink.line({high.x, low.y}, high, border);
    const bool word = number == 6 || number == 9;
    const float part = (word ? 0.77f : 1) * (l.dont ? 1 : 0.8f);
    ink.words(ui::box_words(number), layout.numeral(number), hue::gold, {print::numeral.scaled(part)});
    print_small_lines(ink, l, layout, number);
    if (felt.edges) return;
    print_small_words(ink, l.dont, layout, number);
    const craps::Pays place = first_pays(felt.sheet, {Kind::Place, number});
    const float odds_end = layout.place({Kind::ComeOdds, number}).area.high().x;
    const bool alone = layout.place({Kind::Place, number}).area.outline == box.outline;
    const vec2 pays = alone ? vec2{box.middle().x, low.y + 0.28f}
                            : vec2{std::midpoint(odds_end, high.x), std::midpoint(l.chips, l.number)};
    ink.words(l.dont ? to_one(place) : craps::to_text(place), pays, quiet,
              {.type = print::semi, .squeeze = l.dont ? 0.92f : 0.82f});
}

void print_big(const Ink& ink, const FeltLines& l, const FeltPrint& felt) {
    for (const int big : {6, 8}) {
        const vec2 middle = felt.layout.place({Kind::Big, big}).area.middle();
        const float x = middle.x + (big == 6 ? 0.03f : 0), y = middle.y;
        ink.words("BIG", {x, l.come - 0.22f}, hue::print, {print::small});
        ink.words(std::to_string(big), {x, y - 0.02f}, hue::coral, {print::total});
        ink.words(craps::to_text(pays_on(felt.sheet, {Kind::Big, big}, {big / 2, big / 2})), {x, l.field + 0.19f},
                  faded(hue::print, 0.92f), {print::small});
    }
}

void print_field(const Ink& ink, const FeltLines& l, const FeltPrint& felt) {
    const craps::Pays plain = first_pays(felt.sheet, {Kind::Field});
    const float upper = std::midpoint(l.come, l.field) + 0.20f, lower = l.field + 0.20f, off = 0.02f,
                ends = upper - off;
    for (const auto& [end, x] : {std::pair{2, l.field_left + 0.85f}, {12, l.right - 0.95f}}) {
        const craps::Pays pays = pays_on(felt.sheet, {Kind::Field}, {end / 2, end / 2});
        ink.words(std::to_string(end), {x, ends}, hue::gold, {print::total.scaled(0.82f)});
        if (pays == plain) continue;
        ink.ring({x, ends}, 0.31f, 2.4f, hue::gold);
        if (felt.edges) continue;
        ink.words("PAYS " + to_one(pays), {x, lower - off}, hue::print, {print::small});
    }
    craps::Throws middle_totals;
    for (const auto& [on, pays] : craps::terms(felt.sheet, {Kind::Field}, 0).prizes)
        if (on.count() > 1) middle_totals = middle_totals | on;
    const std::vector<int> totals = craps::totals_of(middle_totals);
    const float middle = std::midpoint(l.field_left, l.right) + 0.45f, count = as_float(totals.size()),
                apart = 5.6f / count;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const float x = middle + (as_float(i) - (count - 1) / 2) * apart;
        ink.words(std::to_string(totals[i]), {x, upper}, hue::gold, {print::total});
        const auto dot = oval({x + apart / 2, upper}, vec2{0.03f}, 4, glm::pi<float>(), -glm::pi<float>());
        if (i + 1 < totals.size()) ink.line(dot, 3.6f, hue::print, true);
    }
    ink.words("FIELD", {middle, lower + off}, hue::print, {print::field});
    const craps::Pays doubles = pays_on(felt.sheet, {Kind::Field}, {2, 2});
    if (doubles != plain && !felt.edges)
        ink.words("2·2  5·5  " + to_one(doubles), {middle - 2.1f, lower - off}, hue::print, {print::small});
}

void print_odds(const Ink& ink, const FeltLines& l, const FeltPrint& felt) {
    const auto reveal = [&](Kind kind, std::string words, vec2 at) {
        for (const int number : craps::box_numbers(felt.sheet)) {
            if (number > 6) break;
            const craps::Pays pays = first_pays(felt.sheet, {kind}, number);
            words += fmt::format("   {}/{} {}", number, 14 - number, craps::to_text(pays));
        }
        ink.words(words, at, quiet, {print::semi, Align::Left});
    };
    const auto from = [](float left) { return vec2{left + 0.12f, -3.98f}; };
    if (felt.layout.open({Kind::PassOdds})) reveal(Kind::PassOdds, "ODDS", from(l.dont ? lay_odds_right : odds_left));
    if (felt.layout.open({Kind::DontPassOdds})) reveal(Kind::DontPassOdds, "LAY", from(odds_left));
}

void print_with(const Ink& ink, const FeltPrint& felt) {
    if (felt.layout.paged()) return print_sections(ink, felt);
    const FeltLines lines(felt.sheet);
    for (const int number : felt.layout.numbers()) print_box(ink, lines, felt, number);
    print_lines(ink, lines, felt.layout);
    const auto open = [&](Spot spot) { return felt.layout.open(spot); };
    const float foot = felt.layout.box(4).low().y;
    if (lines.dont) ink.line({lines.boxes, foot}, {lines.boxes, lines.top}, border);
    print_line_words(ink, lines, felt);
    if (lines.dont) print_first_column(ink, lines, felt);
    if (open({Kind::Come}))
        ink.words("COME", {lines.dont ? -2.0f : -2.6f, std::midpoint(lines.foot, lines.come)}, hue::coral,
                  {print::come});
    print_field(ink, lines, felt);
    if (open({Kind::Big, 6}) && !felt.edges) print_big(ink, lines, felt);
    if (felt.odds_row) print_odds(ink, lines, felt);
    if (open({Kind::CAndE}) && !felt.edges) print_c_and_e(ink, felt.layout.chip_place({Kind::CAndE}).x);
    print_centre(ink, felt);
}

}  // namespace

std::vector<Rect> printed_boxes(Canvas& canvas, const Camera& camera, const FeltPrint& felt) {
    std::vector<Rect> boxes;
    print_with(Ink(canvas, camera, &boxes), felt);
    return boxes;
}

RoomLook room(const Layout& layout, const Camera& camera) {
    const CrapsTable& table = craps_places::table;
    const float unit = camera.px_per_unit({table.sun, 0});
    const vec3 rail{table.half_width, table.far_wall + 0.06f, table.wall_height};  // its right end, over the far wall
    return {.seen = layout.table,
            .beam = camera.project({-0.4f, 2.2f, 1.5f}),
            .reach = {6.6f * unit, 3.6f * unit},
            .brass = {camera.project(rail * vec3{-1, 1, 1}), camera.project(rail)}};
}

TableLook table_look(const Layout& layout, CrapsView view, const FeltPrint& felt, bool plain) {
    TableLook look;
    look.shader = "craps_table";
    CrapsTable table = craps_places::table;
    table.plain = plain;
    look.camera = craps_camera(layout, view);
    if (felt.layout.paged()) {
        const Rect ground = craps_places::felt(layout)["ground"];
        const vec2 low = felt_under(look.camera, {ground.x, ground.y + ground.h}),
                   high = felt_under(look.camera, {ground.x + ground.w, ground.y});
        table.line_box = {low, high};
        table.prop_box = {low, high};
        table.corner = 0.1f;
        const float seen = layout.canvas.w / look.camera.px_per_unit({0, 0, 0});
        table.half_width = std::max(table.half_width, seen);
        table.near_edge = -12;
        table.double_line_half = 3.1f;
    }
    look.numbers = table.numbers();
    look.print = [](Canvas& canvas, const Camera& camera, const void* context) {
        print_with(Ink(canvas, camera), *static_cast<const FeltPrint*>(context));
    };
    look.context = &felt;
    Hash hash;
    for (const auto& knob : craps::Rules::knobs()) hash.add(knob.get(felt.sheet));
    for (const Spot spot : felt.layout.spots())
        hash.add(static_cast<std::int64_t>(spot.kind))
            .add(static_cast<std::int64_t>(spot.number))
            .add(static_cast<std::int64_t>(felt.layout.on(spot, felt.leaf)));
    for (const bool part : {felt.leaf == CrapsLeaf::Hops, felt.edges, felt.odds_row, felt.first_bets})
        hash.add(static_cast<std::int64_t>(part));
    for (const float part : {felt.patch.r, felt.patch.g, felt.patch.b}) hash.add(std::lround(255 * part));
    look.print_hash = hash.value();
    return look;
}

}  // namespace boxcars::scenes::craps_look
