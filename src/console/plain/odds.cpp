#include "console/plain/odds.h"

#include "base/error.h"
#include "console/print.h"

#include <algorithm>

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

odds::Fraction kept_by_house(const odds::PlainOdds& of) {  // of every coin staked
    if (of.stake == 0) return 0;
    return -of.mean / odds::fraction(of.stake, 1);
}

Json decision_json(const odds::PlainOdds& of) {
    Json json{{"decision", of.decision},
              {"stake", of.stake},
              {"win", to_text(of.win)},
              {"push", to_text(of.push)},
              {"lose", to_text(of.lose)},
              {"mean", to_text(of.mean)},
              {"edge", to_text(kept_by_house(of))},
              {"throws", to_text(of.throws)},
              {"states", of.states}};
    json["results"] = Json::array();
    for (const auto& net : of.nets) json["results"].push_back({{"net", net.coins}, {"p", to_text(net.chance)}});
    return json;
}

void print_table(const std::string& game, const std::vector<odds::PlainOdds>& all, std::ostream& out) {
    std::size_t widest = 8;
    for (const auto& of : all) widest = std::max(widest, of.decision.size());
    print(out, "{}: what each decision wins, and what the house keeps of the stake.\n\n", game);
    print(out, "{:<{}}  {:>6}  {:>10}  {:>10}  {:>10}  {:>10}  {:>9}  {:>7}\n", "decision", widest, "stake", "wins",
          "pushes", "loses", "edge", "percent", "throws");
    for (const auto& of : all) {
        const odds::Fraction edge = kept_by_house(of), percent = edge * 100;
        print(out, "{:<{}}  {:>6}  {:>10}  {:>10}  {:>10}  {:>10}  {:>9}  {:>7}\n", of.decision, widest, of.stake,
              to_text(of.win), to_text(of.push), to_text(of.lose), to_text(edge), to_decimal(percent, 4),
              to_decimal(of.throws, 3));
    }
}

const odds::PlainOdds& chosen(const std::vector<odds::PlainOdds>& all, const std::string& bet) {
    if (bet.empty()) return all.front();
    std::vector<std::string> known;
    for (const auto& of : all) {
        if (of.decision == bet) return of;
        known.push_back(of.decision);
    }
    throw Error(fmt::format("--bet takes {}, not '{}'.", one_of(known), bet));
}

}  // namespace

void tell_plain_odds(const PlainSheet& sheet, const std::vector<odds::PlainOdds>& odds, const OddsRequests& requests,
                     std::ostream& out) {
    std::optional<BankrollOdds> bankroll;
    if (requests.bankroll)
        bankroll = bankroll_odds(odds::flat_bet(chosen(odds, requests.bankroll->bet)), *requests.bankroll);
    if (!requests.json) return bankroll ? print_text(*bankroll, out) : print_table(sheet.game, odds, out);
    Json json{{"game", sheet.game}, {"rules", sheet.rules}};
    json["decisions"] = Json::array();
    for (const auto& of : odds) json["decisions"].push_back(decision_json(of));
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    print_json(out, json);
}

}  // namespace boxcars::console
