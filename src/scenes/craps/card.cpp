#include "scenes/craps/card.h"

#include "render/tables/craps.h"
#include "scenes/craps/odds.h"
#include "session/craps/strategy_file.h"
#include "sim/craps/run.h"
#include "ui/craps/panels.h"

#include <set>

namespace boxcars::scenes {
namespace {

using namespace craps;

CardWindow window(DieKind die) {  // shows a double six
    const auto six = [die](vec2 at, float turn) -> DieLook {
        return {die, {at, half_edge(die)}, standing({-1, 0, 0}, {0, 1, 0}, turn), 1, 1};
    };
    world::Tray zone = craps_places::tray();
    zone.rest_half = {0.95f, 0.47f};  // keeps the dice within the window
    return {"craps_table",
            CrapsTable{}.numbers(),
            {0, 3.25f, 0.3f},
            0.86f,
            {six({-0.78f, 3.35f}, card_turn), six({0.80f, 3.15f}, card_turn + 0.7f)},
            zone};
}

using Figure = ui::OddsFact::Figure;
constexpr std::size_t most_files = 12;
constexpr ui::LabWords craps_words{
    .name = "Craps", .unit = {"dollar", "dollars", true}, .evening = "Throws", .rounds = "throws"};

class CrapsLab : public LabAdapter {
 public:
    CrapsLab()
        : LabAdapter(craps::Rules{.bankroll = 200}, craps_words,
                     {.seats = {0, 1, 2, 3, 4, 5, 6, 7}, .rounds = 200, .evenings = 10'000, .first = true}) {
        for (const auto& one : players::craps_strategies()) keep(one);
    }
    int entry_of(const std::string& words) override {
        if (words.starts_with('{')) return keep(session::craps_strategy_from(words, "as laid", "bets of the felt"));
        return words.starts_with("file:") ? read_file(words.substr(5)) : LabAdapter::entry_of(words);
    }
    std::string read_files(const std::filesystem::path& folder) override {
        std::vector<std::filesystem::path> files;
        std::error_code none;
        for (std::filesystem::directory_iterator at{folder, none}, end; !none && at != end; at.increment(none))
            if (at->path().extension() == ".json") files.push_back(at->path());
        std::ranges::sort(files);
        files.resize(std::min(files.size(), most_files));
        std::string wrong;
        for (const auto& file : files) try {
                read_file(file);
            } catch (const Error& error) {
                wrong = error.what();
            }
        return wrong;
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        std::vector<players::CrapsStrategy> players;
        for (const int one : entries) players.push_back(strategies_[nth(one)]);
        return sim::lab_craps(sheet_.as<craps::Rules>(), players);
    }

 protected:
    int read(const std::string& words) override { throw Error{*players::craps_strategy_problem(words)}; }

 private:
    // Reads the file again, because it may have changed.
    int read_file(const std::filesystem::path& file) {
        auto strategy = session::read_craps_strategy(file);
        strategy.name = file.filename().string();
        return keep(std::move(strategy));
    }
    // Adds a strategy to the menu, or replaces the one of the same name.
    int keep(players::CrapsStrategy strategy) {
        const MenuEntry entry{strategy.name, strategy.in_words};
        const auto before = std::ranges::find(strategies_, strategy.name, &players::CrapsStrategy::name);
        const auto at = static_cast<int>(before - strategies_.begin());
        if (before == strategies_.end()) {
            strategies_.push_back(std::move(strategy));
            return add(entry);
        }
        *before = std::move(strategy);
        menu_[nth(at)] = entry;
        return at;
    }

    std::vector<players::CrapsStrategy> strategies_;  // same order as the menu
};

using At = session::Sitting;
using Say = LessonWords<Rules>;
constexpr Cents small_bet = 25 * dollar;  // leaves enough money for the lesson

int total(const At& at) { return newest<Threw>(at).first + newest<Threw>(at).second; }
Forecast forecast(const At& at) { return forecast_of(odds::next_throw(Say::sheet(at), Say::state(at))); }
std::string wins(const At& at, std::string_view last = "and") { return numbers_in_words(forecast(at).wins, last); }
std::string loses(const At& at) { return numbers_in_words(forecast(at).loses); }
int own_number(const At& at) { return 14 - Say::state(at).point; }  // 8 for a point of 6, and vice versa

std::string paid(const At& at, Kind kind) {
    for (const rules::Fact& fact : at.journal().back().step.facts)
        if (const auto* won = std::get_if<Won>(&fact.as<Fact>()); won && won->spot.kind == kind)
            return ui::look_money(won->won);
    return ui::look_money(0);
}

std::string pays(const At& at, Spot spot) {
    const Pays pays = terms(Say::sheet(at), spot, Say::state(at).point).prizes.begin()->pays;
    return fmt::format("{} to {}", pays.win, pays.per);
}

std::string bet_first(const At&) { return "Press the pass line to put a chip on it. Most games of craps begin so."; }
std::string come_out(const At& at) {
    return fmt::format(
        "The come-out throw: {} win at once; {} lose; any other becomes the point. Keep ROLL pressed, let go.",
        wins(at), loses(at));
}
std::string point_is_set(const At& at) {
    return fmt::format(
        "{} it is: that is the point now. The line wins on another {} and loses on a {}. Other totals "
        "change nothing.",
        total(at), wins(at), loses(at));
}
std::string odds_behind(const At& at) {
    return fmt::format("Press your chip to add odds behind it. They pay {} on {} {}, the true odds: no house edge.",
                       pays(at, {Kind::PassOdds}), article(Say::state(at).point), Say::state(at).point);
}
std::string throw_for_point(const At& at) {
    return fmt::format("Throw. The {} pays the line and the odds, the {} takes both.", wins(at), loses(at));
}
std::string own_bet(const At& at) {
    const int number = own_number(at);
    return fmt::format(
        "{} {} decides nothing here. Now a number of your own: press the {}. It pays {} if it comes "
        "before a 7.",
        article(total(at)) == "an" ? "An" : "A", total(at), number, pays(at, {Kind::Place, number}));
}
std::string throw_for_all(const At& at) {
    return fmt::format("Now you want {}. The {} would take all three bets. Throw.", wins(at, "or"), loses(at));
}
std::string number_hit(const At& at) {
    return fmt::format(
        "Your {} came: it paid {}, and the chips stay down for the next. The line still waits for {}. "
        "Throw.",
        total(at), paid(at, Kind::Place), Say::state(at).point);
}
std::string point_made(const At& at) {
    return fmt::format(
        "The {} came before a 7: the point is made. The line paid {}, the odds {}. A 7 would have taken "
        "them.",
        newest<PointMade>(at).point, paid(at, Kind::Pass), paid(at, Kind::PassOdds));
}
std::string last_words(const At&) {
    return "The next throw is a new come-out. Line, point, odds and a number: most of craps is that. PLAY opens the "
           "table.";
}

template <Kind kind, Cents most = 5000 * dollar, int number = 0>
bool bets_on(const Event& event) {
    const auto* bet = std::get_if<Bet>(&event);
    return bet && bet->spot == Spot{kind, number} && bet->amount <= most;
}

}  // namespace

Card craps_card(DieKind die) {
    return {.game = "craps",
            .name = "CRAPS",
            .car = "The Casino Car",
            .line_1 = "Two dice, a full table:",
            .line_2 = "every bet and its odds.",
            .accent = hex(0x7FE8C8),
            .ticket = {hex(0xEADFBC), hex(0x0C463B)},
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::craps_pages(sheet_from<craps::Rules>(sheet)); },
            .room = craps_look::room};
}

ui::OddsFacts odds_facts(const craps::Rules& rules) {
    // Bets that need another bet get no facts of their own, and neither do hops and horn high bets.
    using enum Kind;
    constexpr Kind no_facts[] = {ComeOn,  DontComeOn,   ComeOdds, DontComeOdds, PassOdds,
                                 PutOdds, DontPassOdds, Hop,      HornHigh};
    ui::OddsFacts edges;
    std::set<std::tuple<Kind, odds::Fraction, std::string>> said;  // place 6 and 8 make one fact
    for (const Spot& spot : craps::spots(rules)) {
        if (among(no_facts, spot.kind)) continue;
        const auto odds = odds::odds_of(rules, spot);
        if (!odds || !said.emplace(spot.kind, odds->edge_per_bet, odds->pays).second) continue;
        edges.push_back({Figure::Edge, ui::spot_words(spot), odds->edge_per_bet});
    }
    for (const int point : craps::box_numbers(rules))
        if (const auto odds = odds::odds_of(rules, {Kind::PassOdds}, point))
            edges.push_back({Figure::Chance, fmt::format("Chance to make a point of {}", point), odds->win});
    return edges;
}

std::unique_ptr<LabAdapter> craps_lab() { return std::make_unique<CrapsLab>(); }

// This seed throws 6, 10, 8 and 6.
const Lesson& craps_lesson() {
    constexpr Rolled dice{};
    static const Lesson lesson{
        .rules = Rules{},
        .seed = 64,
        .players = {"human"},
        .steps = {
            Say::decide(bet_first, {"pass"}, "put $25 or less on the pass line", bets_on<Kind::Pass, small_bet>,
                        Bet{{Kind::Pass}, 5 * dollar}),
            Say::throw_dice(come_out, {"roll"}, dice),
            Say::read(point_is_set, {"puck"}),
            Say::decide(odds_behind, {"pass"}, "put odds behind the pass line", bets_on<Kind::PassOdds>,
                        Bet{{Kind::PassOdds}, 5 * dollar}),
            Say::throw_dice(throw_for_point, {"roll"}, dice),
            Say::decide(own_bet, {"place_8"}, "place the 8", bets_on<Kind::Place, 5000 * dollar, 8>,
                        Bet{{Kind::Place, 8}, 6 * dollar}),
            Say::throw_dice(throw_for_all, {"roll"}, dice),
            Say::throw_dice(number_hit, {"place_8", "roll"}, dice),
            Say::read(point_made, {"dice"}),
            Say::read(last_words, {}),
        }};
    return lesson;
}

}  // namespace boxcars::scenes
