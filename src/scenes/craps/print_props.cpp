// Prints both sides of the centre box, the C and E column beside it and the tabs below it.
#include "scenes/craps/odds.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes::craps_look {

using craps::Kind;

void print_c_and_e(const Ink& ink, float x) {
    for (int i = 0; i < 5; ++i) {
        const float y = 1.62f - 1.18f * as_float(i);
        for (const bool craps : {true, false}) {
            const vec2 at{x, y + (craps ? 0.21f : -0.21f)};
            const Colour colour = craps ? hue::coral : hue::gold;
            ink.ring(at, 0.20f, 2.0f, colour);
            ink.words(craps ? "C" : "E", at, colour, {print::letter});
        }
    }
}

namespace {

constexpr Colour ivory = hue::print;

// The faces of a proposition, the lower first.
Faces faces_of(Spot spot) {
    if (spot.kind == Kind::Hop) return {spot.number / 10, spot.number % 10};
    constexpr int totals[] = {2, 3, 11, 12};  // of the kinds from Two to Twelve
    const bool named = spot.kind >= Kind::Two && spot.kind <= Kind::Twelve;
    const int total = named ? totals[nth(spot.kind) - nth(Kind::Two)] : spot.number;
    return {total / 2, total - total / 2};
}

void print_banner(const Ink& ink, const FeltPrint& felt, Spot spot, std::string_view words) {
    const std::string pays = to_one(first_pays(felt.sheet, spot));
    const float y = felt.layout.place(spot).area.middle().y;
    ink.words(words, {props_middle, y}, hue::coral, {print::banner});
    if (felt.edges) return;
    for (const float side : {-1.0f, 1.0f}) ink.words(pays, {props_middle + side * 2.0f, y}, ivory, {print::pays});
}

// Prints each of the first bets for beginners, with the throws on which it wins and loses.
void print_first_bets(const Ink& ink, const FeltPrint& felt) {
    if (!ink.shows(felt.layout.card())) return;  // no words cut by the window's edge
    ink.line(felt.layout.card().outline, rule, faded(ivory, 0.55f), true);
    const float left = props_low.x + 0.34f;
    float y = props_high.y - 0.42f;
    ink.words("GOOD FIRST BETS", {left, y}, hue::coral, {print::heading, Align::Left});
    y -= 0.62f;
    const auto bet = [&](std::string_view name, const std::string& wins, const std::string& loses) {
        ink.words(name, {left, y}, hue::gold, {print::bet, Align::Left});
        for (const std::string& line : {wins, loses})
            if (!line.empty()) ink.words(line, {left, y -= 0.29f}, ivory, {print::sentence, Align::Left});
        y -= 0.44f;
    };
    const auto meaning = [&](Kind kind) { return meaning_of(felt.sheet, {kind}, 0); };
    bet("PASS LINE", meaning(Kind::Pass) + ";", "with a point on: point wins, 7 loses");
    if (felt.layout.open({Kind::DontPass}))
        bet("DON’T PASS", meaning(Kind::DontPass) + ";", "with a point on: 7 wins, point loses");
    bet("ODDS", "bet behind the line once a point is set;", "they win and lose with the line");
    bet("A NUMBER", "wins if it comes before a 7", "");
    const std::string field = meaning(Kind::Field);
    const auto comma = field.find(", loses on ");
    bet("FIELD", field.substr(0, comma), comma == std::string::npos ? "" : field.substr(comma + 2));
}

void print_props(const Ink& ink, const FeltPrint& felt) {
    ink.line(felt.layout.card().outline, border, ivory, true);
    for (int row = 0; row <= prop_rows; ++row)
        ink.line({props_low.x, prop_line(row)}, {props_high.x, prop_line(row)}, rule);
    ink.line({props_middle, any_craps_high}, {props_middle, seven_low}, rule);
    for (const Spot spot : felt.layout.spots()) {
        if (leaf_of(spot.kind) != CrapsLeaf::Props) continue;
        if (spot.kind == Kind::AnySeven || spot.kind == Kind::AnyCraps || spot.kind == Kind::Horn) continue;
        const CrapsPlace& place = felt.layout.place(spot);
        const Faces faces = faces_of(spot);
        const vec2 at{place.area.low().x + (place.area.low().x < props_middle - 1 ? 0.86f : 1.06f),
                      place.area.middle().y};
        ink.dice(at + 0.17f * upwards, 0.47f, faces);
        ink.dashes(place.chips, place.radius, hair, faded(ivory, 0.34f));
        if (felt.edges) continue;
        ink.words(to_one(pays_on(felt.sheet, spot, faces)), at - 0.32f * upwards, ivory, {print::pays});
    }
    print_banner(ink, felt, {Kind::AnySeven}, "SEVEN");
    print_banner(ink, felt, {Kind::AnyCraps}, "ANY CRAPS");
    if (!felt.edges) {
        ink.pill({props_middle, seven_low}, {0.66f, 0.145f}, felt.patch, ivory, 2.0f);
        ink.words("HARDWAYS", {props_middle, seven_low}, ivory, {print::small});
    }
    const auto& diamond = felt.layout.place({Kind::Horn}).area.outline;
    ink.patch(diamond, felt.patch);
    ink.line(diamond, rule, hue::gold, true);
    if (!felt.edges) ink.words("HORN", horn, hue::gold, {print::name});
}

// The rates that a bet pays, each listed once: "30 TO 1", "2:1  3:1  1:1", "24·249·999".
std::string pay_words(const craps::Rules& sheet, Spot spot) {
    if (spot.kind == Kind::PassOdds || spot.kind == Kind::DontPassOdds) return "NO EDGE";
    if (spot.kind == Kind::Small || spot.kind == Kind::Tall || spot.kind == Kind::All)
        return to_one(craps::bonus_pays(sheet, spot.kind));
    if (spot.kind == Kind::Fire)
        return fmt::format("{}·{}·{}", craps::fire_pays(sheet, 4).win, craps::fire_pays(sheet, 5).win,
                           craps::fire_pays(sheet, 6).win);
    if (spot.kind == Kind::Pass || spot.kind == Kind::Come) {
        const std::string pays = line_pays(sheet, true);
        const bool plain = pays.find("  ") == std::string::npos;
        return plain && spot.kind == Kind::Pass ? "" : pays;
    }
    std::vector<craps::Pays> rates;
    for (const auto& [on, pays] : craps::terms(sheet, spot, 0).prizes)
        if (pays.win > 0 && !among(rates, pays)) rates.push_back(pays);
    if (rates.size() == 1) return to_one(rates.front());
    std::string words;
    for (const craps::Pays pays : rates) words += (words.empty() ? "" : "  ") + craps::to_text(pays);
    return words;
}

void print_bonus(const Ink& ink, const FeltPrint& felt, Spot spot, std::string_view name, std::string_view what) {
    const Area& area = felt.layout.place(spot).area;
    const float left = area.low().x + 0.09f, top = area.high().y;
    ink.line(area.outline, rule, ivory, true);
    ink.words(name, {left, top - 0.21f}, hue::gold, {print::name, Align::Left});
    if (!what.empty()) ink.words(what, {left, top - 0.47f}, faded(ivory, 0.8f), {print::semi, Align::Left});
    if (felt.edges) return;
    const Faces faces = spot.kind == Kind::World ? Faces{6, 6} : faces_of(spot);
    const bool parts = spot.kind == Kind::World || spot.kind == Kind::HornHigh;  // only its best pay-out is printed
    const std::string pays = parts ? to_one(pays_on(felt.sheet, spot, faces)) : pay_words(felt.sheet, spot);
    ink.words(pays, {left, felt.layout.chip_place(spot).y}, ivory, {print::least, Align::Left});
}

void print_hops(const Ink& ink, const FeltPrint& felt) {
    const float title = std::midpoint(hops_high, props_high.y);
    ink.words("HOPS", {props_low.x + 0.16f, title}, hue::coral, {print::heading, Align::Left});
    ink.words(fmt::format("PAIR {}   OTHER {}", to_one(pays_on(felt.sheet, {Kind::Hop, 11}, {1, 1})),
                          to_one(pays_on(felt.sheet, {Kind::Hop, 12}, {1, 2}))),
              {props_high.x - 0.14f, title}, ivory, {print::small, Align::Right});
    for (const Spot spot : felt.layout.spots()) {
        if (spot.kind != Kind::Hop) continue;
        const Area& area = felt.layout.place(spot).area;
        ink.line(area.outline, hair, faded(ivory, 0.75f), true);
        ink.dice({area.middle().x, area.high().y - 0.225f}, 0.275f, faces_of(spot));
    }
    for (const int number : craps::numbers(felt.sheet, Kind::HornHigh))
        print_bonus(ink, felt, {Kind::HornHigh, number}, fmt::format("HIGH {}", number), "");
    constexpr std::tuple<Kind, const char*, const char*> bonus[] = {
        {Kind::World, "WORLD", ""},          {Kind::HiLo, "HI-LO", ""},       {Kind::Fire, "FIRE", "4·5·6 POINTS PAY"},
        {Kind::Small, "SMALL", "2 3 4 5 6"}, {Kind::All, "ALL", "ALL BUT 7"}, {Kind::Tall, "TALL", "8 9 10 11 12"}};
    for (const auto& [kind, name, what] : bonus) print_bonus(ink, felt, {kind}, name, what);
    ink.line(felt.layout.card().outline, border, ivory, true);
}

void print_tabs(const Ink& ink, const FeltPrint& felt) {
    for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops}) {
        const Area& tab = felt.layout.leaf_tab(leaf);
        const bool up = leaf == felt.leaf;
        if (up) ink.patch(tab.outline, hex(0x12564A));
        ink.line(tab.outline, up ? 2.0f : hair, faded(ivory, up ? 0.9f : 0.45f), true);
        ink.words(leaf == CrapsLeaf::Props ? "PROPOSITIONS" : "HOPS · BONUS", tab.middle(),
                  faded(ivory, up ? 1.0f : 0.7f), {print::small});
    }
}

// The name on a box of a page. For a bet on a number, it is only the kind of bet.
std::string name_on_page(const craps::Rules& sheet, Spot spot) {
    if (spot.kind == Kind::PassOdds) return "ODDS";
    if (spot.kind == Kind::PlaceToLose) return "TO LOSE";
    if (spot.kind == Kind::HornHigh) return fmt::format("HIGH {}", spot.number);
    if (spot.kind == Kind::Field && sheet.field_5) return "FIELD + 5";
    const std::string words = in_capitals(ui::spot_words(spot));
    return section_of(spot.kind) == FeltSection::Numbers ? words.substr(0, words.rfind(' ')) : words;
}

// Prints one box of a page: a number, dice or words, and what the bet pays.
void print_on_page(const Ink& ink, const FeltPrint& felt, Spot spot) {
    const Area& area = felt.layout.place(spot).area;
    const vec2 low = area.low(), high = area.high(), size = high - low;
    ink.line(area.outline, rule, ivory, true);
    const bool number = section_of(spot.kind) == FeltSection::Numbers, place = spot.kind == Kind::Place,
               row = size.y < felt.layout.row_high() && size.x > 2, high_box = size.y > 1.5f;
    const auto write = [&](std::string_view words, float part, Colour colour, InkStyle how, float beside) {
        const float room = size.x - beside - 0.22f;
        how.squeeze = std::min(1.0f, room / ink.wide(words, how));
        ink.words(words, {low.x + 0.11f + room / 2, glm::mix(low.y, high.y, part)}, colour, how);
    };
    const float chips = size.x >= 1.4f ? 0.62f : 0;  // room for chips beside the pay-out
    const std::string pays = felt.edges ? "" : pay_words(felt.sheet, spot);
    if (const auto first = pays.find("  "); first != std::string::npos && chips == 0) {
        write(pays.substr(0, first), 0.36f, ivory, {print::rates}, chips);
        write(pays.substr(first + 2), 0.14f, ivory, {print::rates}, chips);
    } else if (!pays.empty())
        write(pays, high_box ? 0.18f : 0.22f, ivory, {print::rates}, chips);
    if (spot.kind == Kind::Hop || spot.kind == Kind::Hard || (spot.kind >= Kind::Two && spot.kind <= Kind::Twelve)) {
        ink.dice({area.middle().x, glm::mix(low.y, high.y, 0.68f)}, std::min(0.42f, 0.36f * size.x), faces_of(spot));
        return;
    }
    const float part = number ? 0.86f : pays.empty() ? 0.5f : 0.64f;
    if (!place)
        write(name_on_page(felt.sheet, spot), part, number || spot.kind == Kind::Pass ? ivory : hue::gold,
              {number ? print::name : print::box.scaled(high_box ? 1.25f : 1)}, row ? chips : 0);
    if (number)
        write(ui::box_words(spot.number), place ? 0.60f : 0.54f, hue::gold,
              {print::numeral.scaled(high_box ? 1.14f : 0.82f)}, 0);
}

}  // namespace

void print_sections(const Ink& ink, const FeltPrint& felt) {
    for (const Spot spot : felt.layout.spots())
        if (felt.layout.on(spot, felt.leaf)) print_on_page(ink, felt, spot);
}

void print_centre(const Ink& ink, const FeltPrint& felt) {
    if (!felt.layout.open(felt.leaf)) return felt.first_bets ? print_first_bets(ink, felt) : void();
    felt.leaf == CrapsLeaf::Props ? print_props(ink, felt) : print_hops(ink, felt);
    if (felt.layout.two_leaves()) print_tabs(ink, felt);
}

}  // namespace boxcars::scenes::craps_look
