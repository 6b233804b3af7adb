#include "scenes/siwuliu/card.h"

#include "render/tables/siwuliu.h"
#include "scenes/lab/adapter.h"
#include "scenes/siwuliu/announced.h"
#include "scenes/siwuliu/coins.h"
#include "session/played_game.h"
#include "sim/siwuliu/run.h"
#include "ui/amounts.h"
#include "ui/siwuliu/panels.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // the dice show 4, 5, 6
    const float high = render::half_edge(die);
    const render::SiwuliuTable table;
    const auto at = [&](float x, float y) { return glm::vec3(table.bowl + glm::vec2(x, y), high); };
    return {"siwuliu_table",
            table.numbers(),
            {0, table.bowl.y, 0.5f},
            1.12f,
            {{die, at(-0.62f, 0.40f), standing({0, 0, -1}, {0, -1, 0}, card_turn), 1, 1},
             {die, at(0.66f, 0.34f), standing({0, -1, 0}, {1, 0, 0}, card_turn + 0.6f), 1, 1},
             {die, at(0.02f, -0.66f), standing({-1, 0, 0}, {0, 1, 0}, card_turn + 0.2f), 1, 1}},
            siwuliu_feel::tray};
}

std::vector<ui::CardPage> pages(const session::RuleValues& sheet) {
    const auto rules = sheet_from<siwuliu::Rules>(sheet);
    return ui::siwuliu_pages(rules, edge_words(odds::siwuliu_odds(rules)).sentence());
}

}  // namespace

Card siwuliu_card(render::DieKind die) {
    return {.game = "siwuliu",
            .name = "SÌ-WŬ-LIÙ",
            .car = "The Lacquer Car",
            .line_1 = "Three dice in a bowl:",
            .line_2 = "bet against the bank.",
            .accent = render::hex(0x8FC2FF),
            .window = [die] { return window(die); },
            .pages = pages,
            .room = siwuliu_look::room};
}

ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds) {
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts all{{Figure::Edge, "A bet against the bank", odds::Fraction{-odds.player.edge}},
                      {Figure::Chance, "Chance that a bet wins", odds.player.win},
                      {Figure::Chance, "Chance that the banker wins at once", odds.auto_win},
                      {Figure::Chance, "Chance that the banker loses at once", odds.auto_loss}};
    for (int point = odds::first_point; const odds::RoundOdds& against : odds.by_point) {
        all.push_back({Figure::Chance, fmt::format("Chance to win against a point of {}", point), against.win});
        all.push_back({Figure::Chance, fmt::format("Chance of a banker's point of {}", point),
                       odds.points[nth(point - odds::first_point)]});
        ++point;
    }
    return all;
}

void add_to_lab(LabRequest& request, const session::Sitting&, const siwuliu::State& shown) {
    request.knobs.emplace_back("balance", std::to_string(std::max<Cents>(1, shown.balance + shown.bet)));
    if (shown.bet >= dollar) request.seats = {"$" + std::to_string(shown.bet / dollar)};
}

// ---- the lab ----

namespace {

constexpr Cents most_flat_bet = 1'000'000 * dollar, all_of_it = Cents{1} << 40;
constexpr ui::LabWords siwuliu_words{.name = "Sì-Wŭ-Liù", .unit = {"dollar", "dollars", true}};

std::string in_words(const sim::FlatBettor& bettor) {
    if (bettor.up_when_won > 0) return "flat, and stops when that much is won";
    if (bettor.up_when_lost > 0) return "flat, and stops when that much is lost";
    return bettor.bet == all_of_it ? "everything, every round" : "flat, until the money is gone";
}

class SiwuliuLab : public LabAdapter {
 public:
    SiwuliuLab()
        : LabAdapter(siwuliu::Rules{}, siwuliu_words, {.seats = {1, 2, 3, 6, 7, 8, nobody, nobody}, .rounds = 50}) {
        for (const int amount : {1, 5, 10, 20, 50})
            bettors_.push_back({fmt::format("${} a round", amount), amount * dollar});
        bettors_.push_back({"$10, stops at +$50", 10 * dollar, 50 * dollar});
        bettors_.push_back({"$20, stops at +$100", 20 * dollar, 100 * dollar});
        bettors_.push_back({"$20, stops at −$50", 20 * dollar, 0, 50 * dollar});
        bettors_.push_back({"all of it", all_of_it});
        for (const auto& one : bettors_) add({one.name, in_words(one)});
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        std::vector<sim::FlatBettor> players;
        for (const int one : entries) players.push_back(bettors_[static_cast<std::size_t>(one)]);
        return sim::lab_siwuliu(sheet_.as<siwuliu::Rules>(), players);
    }

 protected:
    int read(const std::string& words) override {  // an amount, such as "$15"
        const auto amount = whole_number(words.starts_with('$') ? words.substr(1) : words);
        if (!amount || *amount < 1 || *amount * dollar > most_flat_bet)
            throw Error{fmt::format("A flat bet is whole dollars, 1 to {}, such as $15; not '{}'.",
                                    most_flat_bet / dollar, words)};
        const sim::FlatBettor bettor{ui::look_money(*amount * dollar) + " a round", *amount * dollar};
        if (const auto before = entry_named(bettor.name)) return *before;
        bettors_.push_back(bettor);
        return add({bettor.name, in_words(bettor)});
    }

 private:
    std::vector<sim::FlatBettor> bettors_;  // same order as the menu
};

}  // namespace

std::unique_ptr<LabAdapter> siwuliu_lab() { return std::make_unique<SiwuliuLab>(); }

}  // namespace boxcars::scenes
