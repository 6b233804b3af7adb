// The rules card of craps, which reads every pay-out from the bets' terms, the panel for a new table, and spots in
// words.
#include "ui/craps/panels.h"

#include "odds/goal/craps.h"
#include "players/craps/strategy.h"
#include "rules/knobs.h"

#include <cctype>

namespace boxcars::ui {
namespace {

using namespace craps;
using craps::Spot;

std::string listed(std::span<const int> numbers, std::string_view last_word = "and") {  // "4, 5 and 6"
    std::vector<std::string> words;
    for (const int number : numbers) words.push_back(std::to_string(number));
    return word_list(words, last_word);
}

std::string pays_to(Pays pays) { return fmt::format("{} to {}", pays.win, pays.per); }

// All pay-outs of a spot: "2 to 1 on 2 and 12, 1 to 1 on 3 ...".
std::string prizes(const Rules& rules, Spot spot) {
    const Terms of = terms(rules, spot, 0);
    const auto each = std::ranges::count_if(of.prizes, [](const Prize& prize) { return prize.pays.win > 0; });
    std::string words;
    for (const Prize& prize : of.prizes) {
        if (prize.pays.win <= 0) continue;
        words += (words.empty() ? "" : "; ") + pays_to(prize.pays);
        if (each > 1) words += " on " + word_list(names_of_totals(prize.on), "and");
    }
    return words;
}

std::string first_prize(const Rules& rules, Spot spot, int point) {
    return pays_to(terms(rules, spot, point).prizes.begin()->pays);
}

// Adds one row for numbers with the same words, such as their pay-out: "Place 4 and 10", "9 to 5".
void by_number(CardPage& page, std::string_view name, std::span<const int> numbers, const auto& words_of) {
    std::vector<std::pair<std::string, std::vector<int>>> alike;
    for (const int number : numbers) {
        const std::string words = words_of(number);
        auto found = std::ranges::find(alike, words, [](const auto& group) { return group.first; });
        if (found == alike.end()) found = alike.insert(alike.end(), {words, {}});
        found->second.push_back(number);
    }
    for (const auto& [words, group] : alike) page.table.emplace_back(fmt::format("{} {}", name, listed(group)), words);
}

void by_number(CardPage& page, std::string_view name, const Rules& rules, Kind kind) {
    by_number(page, name, numbers(rules, kind), [&](int number) { return first_prize(rules, {kind, number}, 0); });
}

using For = CardThrows::For;
constexpr CardDie red_die{.body = render::hex(0xD81B38), .pip = render::hex(0xFFF8EC)};

// The faces drawn for a total: as close to each other as possible, but a pair only if nothing else adds up.
std::vector<int> drawn(int total) {
    for (int first = (total - 1) / 2; first >= 1; --first)
        if (total - first <= 6) return {first, total - first};
    return {total / 2, total / 2};
}

std::vector<std::vector<int>> drawn(const Throws& throws) {
    std::vector<std::vector<int>> all;
    for (const int total : totals_of(throws)) all.push_back(drawn(total));
    return all;
}

int likeliest(std::span<const int> numbers) {
    return *std::ranges::max_element(numbers, {}, [](int number) { return total(number).count(); });
}

CardDice come_out_dice(const Rules& rules) {
    const Terms of = terms(rules, {Kind::Pass}, 0);
    const int point = likeliest(box_numbers(rules));
    CardDice dice{red_die, {{drawn(of.prizes.begin()->on), "wins at once", For::You}}};
    if (auto loses = drawn(of.loses); !loses.empty())
        dice.shown.push_back({std::move(loses), "loses at once", For::Others});
    if (auto pushes = drawn(of.pushes()); !pushes.empty()) dice.shown.push_back({std::move(pushes), "a push"});
    dice.shown.push_back({{drawn(point)}, fmt::format("a point: {} wins before 7", point)});
    return dice;
}

// Shows one hardway: the pair that wins, and the throws that lose.
CardDice hard_dice(const Rules& rules) {
    const int number = likeliest(numbers(rules, Kind::Hard));
    const Terms of = terms(rules, {Kind::Hard, number}, 0);
    CardThrows wins{{}, fmt::format("hard {}: {}", number, prizes(rules, {Kind::Hard, number})), For::You};
    CardThrows loses{{}, fmt::format("easy {} or 7: lost", number), For::Others};
    for (int first = 1; first <= 6; ++first)
        for (int second = first; second <= 6; ++second) {
            if (of.prizes.begin()->on.has(first, second)) wins.throws.push_back({first, second});
            if (of.loses.has(first, second)) loses.throws.push_back({first, second});
        }
    return {red_die, {std::move(wins), std::move(loses)}};
}

CardDice one_throw_dice(const Rules& rules) {
    CardDice dice{red_die};
    for (const auto& [name, spot] :
         {std::pair{"any craps", Spot{Kind::AnyCraps}}, {"eleven", {Kind::Eleven}}, {"boxcars", {Kind::Twelve}}})
        dice.shown.push_back({drawn(terms(rules, spot, 0).prizes.begin()->on),
                              fmt::format("{}: {}", name, prizes(rules, spot)), For::You});
    return dice;
}

CardPage the_line(const Rules& rules) {
    const Terms come_out = terms(rules, {Kind::Pass}, 0);
    const std::string wins = listed(totals_of(come_out.prizes.begin()->on), "or");
    CardPage page{"The line",
                  {fmt::format("The first throw is the come-out. The pass line wins at once on {}.", wins)},
                  {},
                  {come_out_dice(rules)}};
    const auto say = [&](std::string sentence) { page.sentences.push_back(std::move(sentence)); };
    if (const auto loses = totals_of(come_out.loses); !loses.empty())
        say(fmt::format("It loses at once on {}.", listed(loses, "or")));
    if (const auto pushes = totals_of(come_out.pushes()); !pushes.empty())
        say(fmt::format("A come-out {} is a push: the bet comes back.", listed(pushes, "or")));
    say(
        fmt::format("Any other total, {}, is the point. The line wins if the point comes again before a 7. If the 7 "
                    "comes first, the line loses and the dice pass to the next shooter.",
                    listed(box_numbers(rules), "or")));
    const auto pays = [&](Kind kind, int point) { return first_prize(rules, {kind}, point); };
    const bool own = rules.natural_pays + rules.point_pays > 0;  // other pay-outs than the don't side has
    say(!own ? fmt::format("The line pays {}.", pays(Kind::Pass, 0))
             : fmt::format("The line pays {} on a come-out {}, and {} on its point{}.", pays(Kind::Pass, 0), wins,
                           pays(Kind::Pass, likeliest(box_numbers(rules))),
                           rules.crapless ? "" : "; the don't side gets " + pays(Kind::DontPass, 0)));
    say(rules.crapless
            ? "This table is crapless: it has no don't side."
            : fmt::format("Don't pass is the other side: it wins when the line loses{}, except that a come-out {} is a "
                          "push.",
                          rules.craps_push ? " or craps are thrown" : "", rules.bar));
    say("Come and don't come work like pass and don't pass, but you bet them after the come-out. The next throw is "
        "the come-out for that bet. If it sets a point, the bet moves to that number.");
    return page;
}

CardPage odds(const Rules& rules) {
    CardPage page{"Odds",
                  {"Once a pass, come or put bet has its point, you may add odds behind it. A put bet is a pass bet "
                   "made after the point is set."}};
    const auto box = box_numbers(rules);
    by_number(page, "Odds on", box, [&](int number) { return first_prize(rules, {Kind::PassOdds}, number); });
    if (!rules.crapless)
        by_number(page, "Don't pass odds on", box,
                  [&](int number) { return first_prize(rules, {Kind::DontPassOdds}, number); });
    by_number(page, "Limit of the odds on", box, [&](int number) {
        const int most = odds_multiple(rules, number);
        return most == 1 ? "the bet" : fmt::format("{} times the bet", most);
    });
    if (!rules.crapless)
        page.sentences.emplace_back("With don't pass, the limit is on what the odds win, not on their stake.");
    return page;
}

CardPage on_numbers(const Rules& rules) {
    CardPage page{"On a number",
                  {"Place, buy, put and big bets win if the number comes before a 7. Lay bets and place-to-lose bets "
                   "win if the 7 comes first."}};
    for (const Kind kind : {Kind::Place, Kind::PlaceToLose, Kind::Buy, Kind::Lay, Kind::Put, Kind::Big})
        by_number(page, capitalised(odds::plain_name({kind})), rules, kind);
    constexpr std::string_view rounded[] = {"", ", rounded down to whole dollars", ", rounded to the nearest dollar"};
    page.sentences.push_back(fmt::format(
        "Buy bets cost {0} percent of the stake, lay bets {0} percent of the win{1}{2}. {3}", rules.vig,
        rounded[nth(rules.vig_rounding)],
        rules.vig_least > 0 ? ", at least " + look_money(rules.vig_least * dollar) : "",
        rules.vig_on == craps::VigPaid::WithBet ? "You pay it with the bet." : "You pay it only when you win."));
    return page;
}

CardPage hard_and_field(const Rules& rules) {
    CardPage page{"Field, hardways, whole hand",
                  {"A hardway wins if its total comes as a pair before a 7 and before it comes any other way."},
                  {{"Field", prizes(rules, {Kind::Field})}},
                  {hard_dice(rules)}};
    by_number(page, "Hard", rules, Kind::Hard);
    for (const auto& [words, kind] : {std::pair{"Small: every total from 2 to 6 before a 7", Kind::Small},
                                      {"Tall: every total from 8 to 12 before a 7", Kind::Tall},
                                      {"All: all of these before a 7", Kind::All}})
        page.table.emplace_back(words, pays_to(bonus_pays(rules, kind)));
    for (const int points : {4, 5, 6})
        page.table.emplace_back(fmt::format("Fire: {} different points made", points),
                                pays_to(fire_pays(rules, points)));
    return page;
}

CardPage propositions(const Rules& rules) {
    CardPage page{"One throw",
                  {"C and E (craps and eleven), horn (2, 3, 11, 12) and world (horn and 7) are split into equal parts; "
                   "the pay-outs shown are for the whole bet."}};
    page.dice.push_back(one_throw_dice(rules));
    using enum Kind;
    for (const Kind kind : {AnySeven, AnyCraps, Two, Three, Eleven, Twelve, HiLo, CAndE, Horn, World}) {
        const char* totals = kind == AnyCraps ? ": 2, 3 or 12" : kind == HiLo ? ": 2 or 12" : "";
        page.table.emplace_back(spot_words({kind}) + totals, prizes(rules, {kind}));
    }
    page.table.emplace_back("Hop, two faces", prizes(rules, {Hop, 12}));
    page.table.emplace_back("Hop, a pair", prizes(rules, {Hop, 11}));
    return page;
}

std::string kinds(const Rules& rules, const auto& is) {  // "place, buy, come odds"
    std::string words;
    for (int k = 0; k <= static_cast<int>(Kind::Fire); ++k) {
        const BetRow& of = row(static_cast<Kind>(k));
        if (is(of) && !numbers(rules, of.kind).empty())
            words += (words.empty() ? "" : ", ") + odds::plain_name({of.kind});
    }
    return words;
}

CardPage the_house(const Rules& rules) {
    CardPage page{
        "When bets work, and how much",
        {fmt::format("During the come-out these are off unless you turn them on: {}. All others always work.",
                     kinds(rules, [](const BetRow& row) { return row.works == Works::WithPoint; })),
         rules.winners_stay ? fmt::format("After a win these bets stay on the table: {}. All others go back to you.",
                                          kinds(rules, [](const BetRow& row) { return row.stays; }))
                            : "After a win the bet goes back to you."},
        {{"Minimum bet", look_money(rules.minimum * dollar)},
         {"Maximum on one spot", look_money(rules.maximum * dollar)},
         {"Starting bankroll", look_money(rules.bankroll * dollar)},
         {"Changes to the standard rules", std::to_string(rules::changed_count(rules))}}};
    if (rules.pays_whole_dollars)
        page.sentences.emplace_back("Bets are made and paid in whole dollars: the cents of a win are dropped.");
    page.sentences.emplace_back(
        "A pass bet with a point and a come bet with its number stay until settled. All others may be taken down.");
    return page;
}

std::vector<PlayerChoice> players_of(const rules::Sheet&, const Portraits&) {
    std::vector<PlayerChoice> all{{nobody, "an empty seat"}};
    for (const auto& strategy : players::craps_strategies())
        all.push_back({strategy.name, strategy.in_words, capitalised(session::player_words(strategy.name))});
    return all;
}

std::string number_words(const Spot& spot) {
    const int n = spot.number;
    if (spot.kind == Kind::Hop) return fmt::format("{}-{}", n / 10, n % 10);
    if (spot.kind == Kind::HornHigh) return n == 2 ? "aces" : n == 3 ? "ace-deuce" : n == 11 ? "yo" : "twelve";
    return box_words(n);
}

}  // namespace

std::vector<CardPage> craps_pages(const Rules& rules) {
    return {the_line(rules),       odds(rules),         on_numbers(rules),
            hard_and_field(rules), propositions(rules), the_house(rules)};
}

std::unique_ptr<SeatsPanel> craps_seats(NewTable asked) {
    const auto note = [](const rules::Sheet& rules) {
        return std::string{rules.as<craps::Rules>().crapless ? "CRAPLESS CRAPS" : "CRAPS"};
    };
    const auto words = [](const std::string& name) {
        const auto strategy = players::find_craps_strategy(name);
        return strategy ? strategy->in_words : "";
    };
    return std::make_unique<SeatsPanel>(
        SeatsParts{.title = "WHO PLAYS",
                   .note = note,
                   .height = 540,
                   .choices = players_of,
                   .players = "OTHER PLAYERS AT YOUR TABLE",
                   .others = 4,
                   .words = words,
                   .sections = {{"MONEY AND DICE", {{"bankroll", "Bankroll", {200, 1000, 10'000}}}}}},
        std::move(asked));
}

std::string box_words(int number) { return number == 6 ? "SIX" : number == 9 ? "NINE" : std::to_string(number); }

std::string spot_words(const Spot& spot) {
    using enum Kind;
    using Pattern = std::pair<Kind, std::string_view>;
    // The names that are not the spot's plain name. "{}" stands for the number.
    constexpr Pattern patterns[] = {{Pass, "Pass line"},
                                    {PassOdds, "Odds on pass"},
                                    {DontPassOdds, "Odds on don't pass"},
                                    {ComeOn, "Come on {}"},
                                    {ComeOdds, "Odds on come {}"},
                                    {DontComeOn, "Don't come on {}"},
                                    {Place, "Place {}"},
                                    {PlaceToLose, "Place {} to lose"},
                                    {DontComeOdds, "Odds on don't come {}"},
                                    {Buy, "Buy {}"},
                                    {Lay, "Lay {}"},
                                    {Put, "Put {}"},
                                    {PutOdds, "Odds on put {}"},
                                    {HiLo, "Hi-lo"},
                                    {Hop, "Hop {}"},
                                    {CAndE, "C and E"},
                                    {HornHigh, "Horn high {}"},
                                    {Fire, "Fire bet"}};
    const auto found = std::ranges::find(patterns, spot.kind, &Pattern::first);
    if (found == std::end(patterns)) return capitalised(odds::plain_name(spot));
    return fmt::format(fmt::runtime(found->second), number_words(spot));
}

std::string bet_words(std::string_view bet) {
    if (const auto spot = spot_from(bet)) return spot_words(*spot);
    for (const auto& [name, words] : {std::pair{"pass_with_odds", "Pass with odds"},
                                      {"dont_pass_with_odds", "Don't pass with odds"},
                                      {"hop_easy", "Hop, two faces"},
                                      {"hop_hard", "Hop, a pair"}})
        if (bet == name) return words;
    constexpr std::string_view take = "take_odds_", lay = "lay_odds_", line = "pass_odds_";
    if (bet.starts_with(take)) return "Odds on " + std::string{bet.substr(take.size())};
    if (bet.starts_with(lay)) return "Lay odds on " + std::string{bet.substr(lay.size())};
    if (const auto at = bet.find(line); at != std::string_view::npos)
        return bet_words(bet.substr(0, at + line.size() - 1)) + " " + std::string{bet.substr(at + line.size())};
    return std::string{bet};
}

std::string with_bets_in_words(std::string_view line) {
    constexpr std::string_view of_a_name = "abcdefghijklmnopqrstuvwxyz0123456789_";
    std::string words;
    while (!line.empty()) {
        const std::size_t name = std::min(line.size(), line.find_first_not_of(of_a_name));
        std::string text{line.substr(0, std::max<std::size_t>(1, name))};
        line.remove_prefix(text.size());
        if (text.find('_') != std::string::npos) {
            text = bet_words(text);
            text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
            std::ranges::replace(text, '_', ' ');
        }
        words += text;
    }
    return words;
}

std::vector<Spot> spots_named(std::string words, std::span<const Spot> among) {
    const auto small = [](std::string name) {
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return c == '_' ? ' ' : std::tolower(c); });
        return name.starts_with("dont ") ? "don't " + name.substr(5) : name;
    };
    std::vector<std::pair<std::string, Spot>> names;
    for (const Spot& spot : among)
        for (const std::string& name : {spot_words(spot), to_text(spot)}) names.emplace_back(small(name), spot);
    std::ranges::stable_sort(names, std::ranges::greater{}, [](const auto& name) { return name.first.size(); });
    words = ". " + small(std::move(words)) + ".";
    std::vector<Spot> named;
    for (const auto& [name, spot] : names)  // a longer name may contain a shorter one
        for (const std::string_view before : {". ", " on ", " off ", " the "})
            for (const std::string_view after : {" ", ".", ","})
                if (const auto at = words.find(std::string{before}.append(name).append(after)); at != words.npos) {
                    words.replace(at + before.size(), name.size(), name.size(), '-');
                    if (std::ranges::count(named, spot) == 0) named.push_back(spot);
                }
    return named;
}

std::string_view edge_word(double edge) {
    if (edge < 0) return "yours";
    if (edge == 0) return "none";
    return edge <= low_edge ? "low" : edge <= medium_edge ? "medium" : "high";
}

}  // namespace boxcars::ui
