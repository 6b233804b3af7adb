// The dining cars of a run: what lies on their trays, at what prices, and in what words.
#include "base/words.h"
#include "session/run/board.h"
#include "session/run/result.h"

namespace boxcars::session {
namespace {

struct WareRow {
    std::string_view name, title, words;
    int price;  // in the first car, in percent of the ticket's first purse; of a keepsake, see by_tier
};
constexpr std::array<WareRow, 5> ware_rows{
    {{"keepsake", "A KEEPSAKE", "", 0},
     {"heart", "A HEART", "You have one heart more.", 110},
     {"insurance", "INSURANCE", "The next station's reward is yours, also if you miss its goal.", 20},
     {"board", "ANOTHER BOARD", "The next board is drawn again.", 12},
     {"longer", "A LONGER STOP", "You have a quarter more throws or rounds to reach the next goal.", 25}}};
constexpr std::array<int, keepsake_tiers> by_tier{25, 40, 60};  // prices of keepsakes
constexpr std::array by_car{100, 135, 180};                     // percent of a price

const WareRow& row_of(WareKind kind) { return ware_rows[nth(static_cast<int>(kind))]; }

Ware priced(const Run& run, WareKind kind, const Keepsake* keepsake = nullptr) {
    return {kind, ware_price(*run.ticket, how_many(run.stations), kind, keepsake), keepsake};
}

}  // namespace

Cents ware_price(const RunTicket& ticket, int station, WareKind kind, const Keepsake* keepsake) {
    const auto car = std::ranges::find(dining_cars, station) - dining_cars.begin();
    const int percent = keepsake ? by_tier[nth(keepsake->tier - 1)] : row_of(kind).price;
    return share_of_purse(ticket, percent * by_car[nth(car)] / 100);
}

std::vector<Ware> tray_of(const RunTables& tables, const Run& run) {
    const int number = how_many(run.stations);
    chance::DiceStream stream = drawing(run.plan.seed, "tray", number);
    std::vector<Ware> tray;
    const HeldKeepsakes useful = useful_after(tables, number, run.held);
    if (!useful.empty()) tray.push_back(priced(run, WareKind::Keepsake, useful[nth(stream.draw(how_many(useful)))]));
    const bool heart = stream.draw(2) == 0 && has_effect(tables, run, number, run.held, {.hearts = 1});
    tray.push_back(priced(run, heart ? WareKind::Heart : WareKind::Insurance));
    std::vector<WareKind> last{WareKind::Board};
    if (heart) last.push_back(WareKind::Insurance);
    const auto lengthened = [](const Station& card) {
        return card.goal.kind == rules::GoalKind::Reach || card.goal.kind == rules::GoalKind::Break;
    };
    if (std::ranges::any_of(board_of(tables, run, number + 1, run.held), lengthened)) last.push_back(WareKind::Longer);
    tray.push_back(priced(run, last[nth(stream.draw(how_many(last)))]));
    return tray;
}

bool can_pay(const Run& run, const Ware& ware) { return !ware.bought && ware.price + least_purse <= run.purse; }

std::string ware_refusal(const Run& run, const Ware& ware) {
    if (ware.bought) return "You have bought it.";
    if (can_pay(run, ware)) return {};
    return fmt::format("Your purse cannot pay it: {} must stay in it.", money_words(least_purse));
}

std::string_view ware_name(WareKind kind) { return row_of(kind).name; }

std::string ware_title(const Ware& ware) {
    return std::string{ware.keepsake ? ware.keepsake->title : row_of(ware.kind).title};
}

std::string ware_words(const Ware& ware) {
    return ware.keepsake ? capitalised(ware.keepsake->sentence) + "." : std::string{row_of(ware.kind).words};
}

}  // namespace boxcars::session
