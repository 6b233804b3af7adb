#include "rules/craps/bets.h"

#include "base/numbers.h"

#include <numeric>

namespace boxcars::craps {
namespace {

constexpr Throws totals(std::initializer_list<int> sums) {
    Throws all;
    for (const int sum : sums) all = all | total(sum);
    return all;
}

Throws hop(int lower, int higher) {
    Throws throws;
    throws.add(lower, higher);
    throws.add(higher, lower);
    return throws;
}

Throws hard(int sum) { return hop(sum / 2, sum / 2); }

constexpr Throws seven = total(7), craps = totals({2, 3, 12}), every = totals({2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});

Pays reduced(Pays pays) {
    const int common = std::gcd(pays.win, pays.per);
    return {pays.win / common, pays.per / common};
}
Pays reverse(Pays pays) { return {pays.per, pays.win}; }
Pays true_odds(int number) { return reduced({seven.count(), total(number).count()}); }
Pays parts(int win, int units) { return {win - (units - 1), units}; }  // one unit wins, the others lose

// Picks the pay-out of a number. Two numbers share each: 2 and 12, 3 and 11, 4 and 10, 5 and 9, 6 and 8.
Pays by_number(int number, Pays two, Pays three, Pays four, Pays five, Pays six) {
    const Pays of[] = {two, three, four, five, six};
    return of[(number < 7 ? number : 14 - number) - 2];
}
Pays odds_pays(const Rules& r, int number) {
    return by_number(number, {r.odds_2_12, r.odds_2_12_per}, {r.odds_3_11, r.odds_3_11_per},
                     {r.odds_4_10, r.odds_4_10_per}, {r.odds_5_9, r.odds_5_9_per}, {r.odds_6_8, r.odds_6_8_per});
}
Pays place_pays(const Rules& r, int number) {
    return by_number(number, {r.place_2_12, r.place_2_12_per}, {r.place_3_11, r.place_3_11_per},
                     {r.place_4_10, r.place_4_10_per}, {r.place_5_9, r.place_5_9_per}, {r.place_6_8, r.place_6_8_per});
}
Pays lose_pays(const Rules& r, int number) {
    return by_number(number, {}, {}, {r.lose_4_10, r.lose_4_10_per}, {r.lose_5_9, r.lose_5_9_per},
                     {r.lose_6_8, r.lose_6_8_per});
}

Terms for_number(int number, Pays pays) { return {{{total(number), pays}}, seven, {}}; }
Terms against_number(int number, Pays pays) { return {{{seven, pays}}, total(number), {}}; }
Terms one_roll(Prizes prizes) {
    Throws kept;
    for (const Prize& prize : prizes) kept = kept | prize.on;
    return {prizes, every - kept, {}};
}

// The terms of pass and come: on the first throw if `point` is 0, otherwise on later throws.
Terms line(const Rules& r, int, int point) {
    const auto pays = [&](int own) { return Pays{own == 0 ? r.line_pays : own, 1}; };
    if (point != 0) return for_number(point, pays(r.point_pays));
    const Prize natural{r.crapless ? seven : totals({7, 11}), pays(r.natural_pays)};
    if (r.crapless) return {{natural}, {}, {}};
    if (r.craps_push) return {{natural, {craps, {}}}, {}, {}};
    return {{natural}, craps, {}};
}
Terms dont(const Rules& r, int, int point) {
    const Pays pays{r.line_pays, 1};
    if (point != 0) return against_number(point, pays);
    return {{{craps - total(r.bar), pays}, {total(r.bar), {}}}, totals({7, 11}), {}};
}
Terms travelling(Terms terms) {
    Throws settled = terms.loses;
    for (const Prize& prize : terms.prizes) settled = settled | prize.on;
    terms.travels = every - settled;
    return terms;
}
Terms behind(const Rules& r, int, int point) { return point == 0 ? Terms{} : for_number(point, odds_pays(r, point)); }
Terms lay_behind(const Rules& r, int, int point) {
    return point == 0 ? Terms{} : against_number(point, reverse(odds_pays(r, point)));
}

Terms field(const Rules& r, int, int) {
    Throws plain = totals({3, 4, 9, 10, 11}), doubles = hard(4) | hard(10);
    if (r.field_5) plain = plain | total(5);
    const Prize two{total(2), {r.field_2, 1}}, twelve{total(12), {r.field_12, 1}};
    if (r.field_doubles == 0) return one_roll({{plain, {r.field_pays, 1}}, two, twelve});
    return one_roll({{plain - doubles, {r.field_pays, 1}}, {doubles, {r.field_doubles, 1}}, two, twelve});
}
Terms hop_terms(const Rules& r, int faces, int) {
    const int lower = faces / 10, higher = faces % 10;
    return one_roll({{hop(lower, higher), {lower == higher ? r.hop_hard : r.hop_easy, 1}}});
}
Terms horn(const Rules& r, int, int) {
    return one_roll({{totals({2, 12}), parts(r.two_twelve, 4)}, {totals({3, 11}), parts(r.three_eleven, 4)}});
}
Terms horn_high(const Rules& r, int high, int) {  // two of the five units lie on the high number
    const int single = high == 2 || high == 12 ? r.two_twelve : r.three_eleven;
    const Throws two_twelve = totals({2, 12}) - total(high), three_eleven = totals({3, 11}) - total(high);
    return one_roll({{total(high), {2 * single - 3, 5}},
                     {two_twelve, parts(r.two_twelve, 5)},
                     {three_eleven, parts(r.three_eleven, 5)}});
}
Terms world(const Rules& r, int, int) {
    return one_roll({{totals({2, 12}), parts(r.two_twelve, 5)},
                     {totals({3, 11}), parts(r.three_eleven, 5)},
                     {seven, parts(r.any_seven, 5)}});
}

// clang-format off
constexpr BetRow rows[] = {
    {Kind::Pass,         "pass",           Opens::ComeOut, Works::Always,    Vig::None,    false, 1, line},
    {Kind::DontPass,     "dont_pass",      Opens::ComeOut, Works::Always,    Vig::None,    false, 1, dont},
    {Kind::Come,         "come",           Opens::PointOn, Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return travelling(line(r, 0, 0)); }},
    {Kind::DontCome,     "dont_come",      Opens::PointOn, Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return travelling(dont(r, 0, 0)); }},
    {Kind::PassOdds,     "pass_odds",      Opens::Behind,  Works::Always,    Vig::None,    false, 1, behind},
    {Kind::DontPassOdds, "dont_pass_odds", Opens::Behind,  Works::Always,    Vig::None,    false, 1, lay_behind},
    {Kind::ComeOn,       "come",           Opens::Never,   Works::Always,    Vig::None,    false, 1, [](const Rules& r, int n, int) { return line(r, 0, n); }},
    {Kind::DontComeOn,   "dont_come",      Opens::Never,   Works::Always,    Vig::None,    false, 1, [](const Rules& r, int n, int) { return dont(r, 0, n); }},
    {Kind::ComeOdds,     "come_odds",      Opens::Behind,  Works::WithPoint, Vig::None,    false, 1, [](const Rules& r, int n, int) { return behind(r, 0, n); }},
    {Kind::DontComeOdds, "dont_come_odds", Opens::Behind,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int n, int) { return lay_behind(r, 0, n); }},
    {Kind::Place,        "place",          Opens::Always,  Works::WithPoint, Vig::None,    true,  1, [](const Rules& r, int n, int) { return for_number(n, place_pays(r, n)); }},
    {Kind::PlaceToLose,  "place_to_lose",  Opens::Always,  Works::Always,    Vig::None,    true,  1, [](const Rules& r, int n, int) { return against_number(n, lose_pays(r, n)); }},
    {Kind::Buy,          "buy",            Opens::Always,  Works::WithPoint, Vig::OfStake, true,  1, [](const Rules&, int n, int) { return for_number(n, true_odds(n)); }},
    {Kind::Lay,          "lay",            Opens::Always,  Works::Always,    Vig::OfWin,   true,  1, [](const Rules&, int n, int) { return against_number(n, reverse(true_odds(n))); }},
    {Kind::Put,          "put",            Opens::PointOn, Works::Always,    Vig::None,    false, 1, [](const Rules& r, int n, int) { return for_number(n, {r.put_pays, 1}); }},
    {Kind::PutOdds,      "put_odds",       Opens::Behind,  Works::WithPoint, Vig::None,    false, 1, [](const Rules& r, int n, int) { return behind(r, 0, n); }},
    {Kind::Big,          "big",            Opens::Always,  Works::Always,    Vig::None,    true,  1, [](const Rules& r, int n, int) { return for_number(n, {r.big_6_8, 1}); }},
    {Kind::Hard,         "hard",           Opens::Always,  Works::WithPoint, Vig::None,    true,  1, [](const Rules& r, int n, int) {
        return Terms{{{hard(n), {n == 4 || n == 10 ? r.hard_4_10 : r.hard_6_8, 1}}}, seven | (total(n) - hard(n)), {}}; }},
    {Kind::Field,        "field",          Opens::Always,  Works::Always,    Vig::None,    false, 1, field},
    {Kind::AnySeven,     "any_seven",      Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{seven, {r.any_seven, 1}}}); }},
    {Kind::AnyCraps,     "any_craps",      Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{craps, {r.any_craps, 1}}}); }},
    {Kind::Two,          "two",            Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{total(2), {r.two_twelve, 1}}}); }},
    {Kind::Three,        "three",          Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{total(3), {r.three_eleven, 1}}}); }},
    {Kind::Eleven,       "eleven",         Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{total(11), {r.three_eleven, 1}}}); }},
    {Kind::Twelve,       "twelve",         Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{total(12), {r.two_twelve, 1}}}); }},
    {Kind::HiLo,         "hi_lo",          Opens::Always,  Works::Always,    Vig::None,    false, 1, [](const Rules& r, int, int) { return one_roll({{totals({2, 12}), {r.hi_lo, 1}}}); }},
    {Kind::Hop,          "hop",            Opens::Always,  Works::Always,    Vig::None,    false, 1, hop_terms},
    {Kind::CAndE,        "c_and_e",        Opens::Always,  Works::Always,    Vig::None,    false, 2, [](const Rules& r, int, int) {
        return one_roll({{craps, parts(r.any_craps, 2)}, {total(11), parts(r.three_eleven, 2)}}); }},
    {Kind::Horn,         "horn",           Opens::Always,  Works::Always,    Vig::None,    false, 4, horn},
    {Kind::HornHigh,     "horn_high",      Opens::Always,  Works::Always,    Vig::None,    false, 5, horn_high},
    {Kind::World,        "world",          Opens::Always,  Works::Always,    Vig::None,    false, 5, world},
    {Kind::Small,        "small",          Opens::AfterSeven, Works::Always, Vig::None,    false, 1, nullptr},
    {Kind::Tall,         "tall",           Opens::AfterSeven, Works::Always, Vig::None,    false, 1, nullptr},
    {Kind::All,          "all",            Opens::AfterSeven, Works::Always, Vig::None,    false, 1, nullptr},
    {Kind::Fire,         "fire",           Opens::NewHand, Works::Always,    Vig::None,    false, 1, nullptr},
};
// clang-format on

// The odds that lie behind each flat bet.
constexpr std::pair<Kind, Kind> behind_flat[] = {{Kind::Pass, Kind::PassOdds},
                                                 {Kind::DontPass, Kind::DontPassOdds},
                                                 {Kind::ComeOn, Kind::ComeOdds},
                                                 {Kind::DontComeOn, Kind::DontComeOdds},
                                                 {Kind::Put, Kind::PutOdds}};

}  // namespace

std::string to_text(Pays pays) { return std::to_string(pays.win) + ":" + std::to_string(pays.per); }

Throws Terms::pushes() const {
    for (const Prize& prize : prizes)
        if (prize.pays.win == 0) return prize.on;
    return {};
}

std::vector<int> totals_of(const Throws& throws) {
    std::vector<int> totals;
    for (int sum = 2; sum <= 12; ++sum)
        if ((throws | total(sum)) == throws) totals.push_back(sum);
    return totals;
}

std::vector<std::string> names_of_totals(const Throws& throws) {
    std::vector<std::string> names;
    for (int sum = 2; sum <= 12; ++sum) {
        if (throws - total(sum) == throws) continue;
        const bool whole = (throws | total(sum)) == throws, has_pair = throws - hard(sum) != throws;
        names.push_back((whole ? "" : has_pair ? "hard " : "easy ") + std::to_string(sum));
    }
    return names;
}

const BetRow& row(Kind kind) { return rows[nth(kind)]; }

Terms terms(const Rules& rules, Spot spot, int point) {
    const BetRow& of = row(spot.kind);
    return of.terms ? of.terms(rules, spot.number, point) : Terms{};
}

bool is_box(const Rules& rules, int sum) { return rules.crapless ? sum != 7 : sum != 7 && sum >= 4 && sum <= 10; }

std::vector<int> box_numbers(const Rules& rules) {
    std::vector<int> box;
    for (int sum = 2; sum <= 12; ++sum)
        if (is_box(rules, sum)) box.push_back(sum);
    return box;
}

std::vector<int> numbers(const Rules& rules, Kind kind) {
    using enum Kind;
    const bool dont_side =
        kind == DontPass || kind == DontPassOdds || kind == DontCome || kind == DontComeOn || kind == DontComeOdds;
    if (dont_side && rules.crapless) return {};
    if (kind == PlaceToLose) return box_numbers(Rules{});
    if (kind >= ComeOn && kind <= PutOdds) return box_numbers(rules);
    if (kind == Big) return {6, 8};
    if (kind == Hard) return {4, 6, 8, 10};
    if (kind == HornHigh) return {2, 3, 11, 12};
    if (kind == Hop) return {11, 12, 13, 14, 15, 16, 22, 23, 24, 25, 26, 33, 34, 35, 36, 44, 45, 46, 55, 56, 66};
    return {0};
}

Spot base_of(Spot spot) {
    for (const auto& [flat, odds] : behind_flat)
        if (spot.kind == odds) return {flat, spot.number};
    return spot;
}

Spot made_as(Spot spot) {
    if (spot.kind == Kind::ComeOn) return {Kind::Come};
    if (spot.kind == Kind::DontComeOn) return {Kind::DontCome};
    return spot;
}

std::optional<Spot> odds_behind(Spot flat) {
    for (const auto& [kind, odds] : behind_flat)
        if (flat.kind == kind) return Spot{odds, flat.number};
    return {};
}

bool is_line_odds(Kind kind) { return kind == Kind::PassOdds || kind == Kind::DontPassOdds; }
bool lays(Kind kind) { return kind == Kind::DontPassOdds || kind == Kind::DontComeOdds; }

Cents exact_unit(const Rules& rules, Spot spot, int point) {
    Cents smallest = row(spot.kind).units;
    for (const auto& [on, pays] : terms(rules, spot, point).prizes)
        smallest = std::lcm(smallest, Cents{pays.per / std::gcd(pays.win, pays.per)});
    return smallest;
}

Cents unit(const Rules& rules, Spot spot, int point) {
    return rules.pays_whole_dollars ? row(spot.kind).units * dollar : exact_unit(rules, spot, point);
}

bool rounds_to_dollars(const Rules& rules) {
    return rules.pays_whole_dollars || rules.vig_rounding != VigRounding::Cents || rules.vig_least > 0;
}

Cents least_that_wins(const Rules& rules, Spot spot, int point) {
    if (!rounds_to_dollars(rules)) return 0;
    const Prizes prizes = terms(rules, spot, point).prizes;
    if (prizes.empty() || prizes.begin()->pays.win <= 0) return 0;
    const Pays pays = prizes.begin()->pays;  // a bet with several prizes wins something with each
    const Cents step = unit(rules, spot, point);
    Cents stake = step;
    const auto won = [&] { return paid_of(rules, win_of(pays, stake) - vig_of(rules, spot, stake)); };
    if (won() <= 0) stake = std::max(step, vig_of(rules, spot, step) * pays.per / pays.win / step * step);
    while (won() <= 0) stake += step;
    return stake;
}

Cents win_of(Pays pays, Cents stake) { return stake * pays.win / pays.per; }
Cents paid_of(const Rules& rules, Cents win) { return rules.pays_whole_dollars ? win / dollar * dollar : win; }

Cents vig_of(const Rules& rules, Spot spot, Cents stake) {
    const Vig vig = row(spot.kind).vig;
    if (vig == Vig::None || rules.vig == 0 || stake == 0) return 0;
    const Cents of = vig == Vig::OfStake ? stake : win_of(terms(rules, spot, 0).prizes.begin()->pays, stake);
    const Cents exact = of * rules.vig;  // in hundredths of a cent
    const Cents rounded = rules.vig_rounding == VigRounding::Cents  ? exact / 100
                          : rules.vig_rounding == VigRounding::Down ? exact / 100 / dollar * dollar
                                                                    : (exact / 100 + dollar / 2) / dollar * dollar;
    return std::max(rounded, rules.vig_least * dollar);
}

unsigned goal_of(Kind kind) {
    constexpr unsigned small = 0b1111100, tall = small << 6;  // bits 2 to 6, bits 8 to 12
    return kind == Kind::Small ? small : kind == Kind::Tall ? tall : small | tall;
}

Pays bonus_pays(const Rules& rules, Kind kind) {
    const bool high = rules.bonus_pays == BonusCard::Pays34And175;
    if (kind == Kind::All) return {high ? 175 : 150, 1};
    return {high ? 34 : 30, 1};
}

Pays fire_pays(const Rules& rules, int points_made) {
    if (points_made < 4) return {0, 1};
    return {points_made == 4 ? rules.fire_4 : points_made == 5 ? rules.fire_5 : rules.fire_6, 1};
}

}  // namespace boxcars::craps
