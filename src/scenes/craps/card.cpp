#include "scenes/craps/card.h"

#include "base/error.h"
#include "odds/craps/odds.h"
#include "render/tables/craps.h"
#include "scenes/craps/layout.h"
#include "scenes/craps/print.h"
#include "session/craps/strategy_file.h"
#include "session/played_game.h"
#include "sim/craps/run.h"
#include "ui/craps/panels.h"
#include "ui/craps/spot_words.h"

#include <fmt/format.h>
#include <algorithm>
#include <set>

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // shows a double six
    const float high = render::half_edge(die);
    const glm::quat six = standing({-1, 0, 0}, {0, 1, 0}, card_turn),
                    other = standing({-1, 0, 0}, {0, 1, 0}, card_turn + 0.7f);
    world::Tray zone = craps_places::tray();
    zone.rest_half = {0.95f, 0.47f};  // keeps the dice within the window
    return {"craps_table",
            render::CrapsTable{}.numbers(),
            {0, 3.25f, 0.3f},
            0.86f,
            {{die, {-0.78f, 3.35f, high}, six, 1, 1}, {die, {0.80f, 3.15f, high}, other, 1, 1}},
            zone};
}

}  // namespace

Card craps_card(render::DieKind die) {
    return {.game = "craps",
            .name = "CRAPS",
            .car = "The Casino Car",
            .line_1 = "Two dice, a full table:",
            .line_2 = "every bet and its odds.",
            .accent = render::hex(0x7FE8C8),
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::craps_pages(sheet_from<craps::Rules>(sheet)); },
            .room = craps_look::room};
}

void add_to_lab(LabRequest& request, const session::Sitting& session, const craps::State& shown) {
    request.knobs.emplace_back("bankroll", std::to_string((shown.bankroll + on_table(shown)) / dollar));
    const auto lines = players::laid_lines(session.rules().as<craps::Rules>(), shown);
    if (!lines.empty()) request.seats.push_back(session::craps_strategy_json({"as laid", in_words(lines), lines}));
    for (const std::string& player : session.players())
        if (player != "human") request.seats.push_back(player);
}

namespace {

using craps::Kind;
using Figure = ui::OddsFact::Figure;

// Whether a bet gets facts of its own. Bets that need another bet do not, and neither do hops and horn high bets.
bool stands_alone(Kind kind) {
    constexpr Kind others[] = {Kind::ComeOn,  Kind::DontComeOn,   Kind::ComeOdds, Kind::DontComeOdds, Kind::PassOdds,
                               Kind::PutOdds, Kind::DontPassOdds, Kind::Hop,      Kind::HornHigh};
    return std::ranges::find(others, kind) == std::end(others);
}

void add_points(const craps::Rules& rules, ui::OddsFacts& all) {
    for (const int point : craps::box_numbers(rules))
        if (const auto odds = odds::odds_of(rules, {Kind::PassOdds}, point))
            all.push_back({Figure::Chance, fmt::format("Chance to make a point of {}", point), odds->win});
}

}  // namespace

ui::OddsFacts odds_facts(const craps::Rules& rules) {
    ui::OddsFacts edges;
    std::set<std::tuple<Kind, odds::Fraction, std::string>> said;  // place 6 and 8 make one fact
    for (const craps::Spot& spot : craps::spots(rules)) {
        if (!stands_alone(spot.kind)) continue;
        const auto odds = odds::odds_of(rules, spot);
        if (!odds || !said.emplace(spot.kind, odds->edge_per_bet, odds->pays).second) continue;
        edges.push_back({Figure::Edge, ui::spot_words(spot), odds->edge_per_bet});
    }
    add_points(rules, edges);
    return edges;
}

namespace {

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
        const auto at = before - strategies_.begin();
        if (before == strategies_.end()) {
            strategies_.push_back(std::move(strategy));
            return add(entry);
        }
        *before = std::move(strategy);
        menu_[nth(at)] = entry;
        return narrow<int>(at);
    }

    std::vector<players::CrapsStrategy> strategies_;  // same order as the menu
};

}  // namespace

std::unique_ptr<LabAdapter> craps_lab() { return std::make_unique<CrapsLab>(); }

}  // namespace boxcars::scenes
