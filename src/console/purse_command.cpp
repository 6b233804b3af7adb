#include "console/purse_command.h"

#include "base/error.h"
#include "console/kept.h"
#include "console/print.h"
#include "session/store/sit_down.h"

namespace boxcars::console {
namespace {

struct GameGave {  // to the purse, over all its sittings
    std::string game{};
    std::int64_t sittings = 0;
    Cents gave = 0;
};

// In the order of the house's list; a game that is not in it comes last.
std::vector<GameGave> by_game(const Games& games, const session::Purse& purse) {
    std::vector<GameGave> all;
    for (const GameCommands& game : games) all.push_back({game.name});
    for (const session::PurseSitting& sitting : purse.sittings) {
        auto at = std::ranges::find(all, sitting.game, &GameGave::game);
        if (at == all.end()) at = all.insert(all.end(), {sitting.game});
        ++at->sittings;
        at->gave += sitting.gave();
    }
    std::erase_if(all, [](const GameGave& of) { return of.sittings == 0; });
    return all;
}

std::string signed_text(Cents cents) { return (cents > 0 ? "+" : "") + money_text(cents); }

Json to_json(const session::Purse& purse, const std::vector<GameGave>& gave) {
    Json json{{"unit", "cents"}, {"purse", purse.in_hand()}, {"at_tables", purse.at_tables()}};
    json["first_money"] = session::Purse::first_money;
    json["loans"] = Json::array();
    for (const session::LoanTaken& loan : purse.loans)
        json["loans"].push_back(
            {{"number", loan.number}, {"date", session::date_text(loan.taken)}, {"amount", loan.amount}});
    json["games"] = Json::array();
    for (const GameGave& of : gave)
        json["games"].push_back({{"game", of.game}, {"sittings", of.sittings}, {"gave", of.gave}});
    return json;
}

}  // namespace

void print_purse(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                 std::ostream& err) {
    const auto store = counted_store(games, data_dir, err);
    const auto purse = store->purse();
    if (!purse) throw Error(store->trouble().value_or("The store cannot be read."));
    const auto gave = by_game(games, *purse);
    if (json) return print_json(out, to_json(*purse, gave));
    print(out, "In the purse    {}\n", money_text(purse->in_hand()));
    if (purse->at_tables() > 0) print(out, "At tables       {}, where rounds run\n", money_text(purse->at_tables()));
    print(out, "It began with   {}\n", money_text(session::Purse::first_money));
    if (const std::string loans = session::words::loans(*purse, money_text); !loans.empty())
        print(out, "Borrowed        {}\n", loans);
    for (const GameGave& of : gave)
        print(out, "{:<15} {} in {} sitting{}\n", of.game, signed_text(of.gave), of.sittings,
              of.sittings == 1 ? "" : "s");
}

}  // namespace boxcars::console
