#include "console/plain/simulate.h"

#include <algorithm>
#include <cmath>

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_double;
using odds::to_text;

double z_of(const sim::PlainBet& bet, const odds::PlainOdds& exact) {
    return sim::z_of(bet, to_double(exact.mean), to_double(exact.variance));
}

std::int64_t rounds_with(const sim::PlainBet& bet, std::int64_t net) {
    const auto counted = bet.nets.find(net);
    return counted == bet.nets.end() ? 0 : counted->second;
}

}  // namespace

void plain_json(Json& out, const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact) {
    out["decisions"] = Json::array();
    for (std::size_t i = 0; i < counts.bets.size(); ++i) {
        const sim::PlainBet& bet = counts.bets[i];
        Json json{{"decision", bet.decision},
                  {"rounds", bet.rounds},
                  {"throws", bet.throws},
                  {"net", bet.net()},
                  {"exact", to_text(exact[i].mean)},
                  {"z", figure(z_of(bet, exact[i]))}};
        for (const auto& [net, rounds] : bet.nets) json["results"][std::to_string(net)] = rounds;
        out["decisions"].push_back(std::move(json));
    }
}

void plain_text(std::ostream& out, const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact) {
    for (std::size_t i = 0; i < counts.bets.size(); ++i) {
        const sim::PlainBet& bet = counts.bets[i];
        const double error = std::sqrt(to_double(exact[i].variance) / std::max(1.0, static_cast<double>(bet.rounds)));
        print(out, "\n{}: {} rounds, {:+} in all, {} a round; exactly {}, {:+.2f} standard errors away\n", bet.decision,
              bet.rounds, bet.net(), signed_text(ratio(bet.net(), bet.rounds), error), to_text(exact[i].mean),
              z_of(bet, exact[i]));
        print(out, "   net        rounds    counted       exact\n");
        for (const auto& [net, chance] : exact[i].nets)
            print(out, "{:>+6}  {:>12}  {:>7} %  {:>8} %\n", net, rounds_with(bet, net),
                  percent_text(rounds_with(bet, net), bet.rounds), to_decimal(chance * 100, 4));
    }
}

Doubt plain_doubt(const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact) {
    CrossCheck check;
    check.within("rounds", counts.games, 1);
    check.holds(std::ranges::equal(counts.bets, exact, {}, &sim::PlainBet::decision, &odds::PlainOdds::decision),
                "its decisions are others");
    std::int64_t rounds = 0;
    for (const sim::PlainBet& bet : counts.bets) {
        check.within("the rounds of " + bet.decision, bet.rounds, 0, counts.games);
        check.within("the throws of " + bet.decision, bet.throws, bet.rounds);
        check.same("the results of " + bet.decision, check.all_of("how often a result came", bet.nets),
                   "its rounds are", bet.rounds);
        if (check.doubt()) return check.doubt();
        for (const odds::Net& net : exact[static_cast<std::size_t>(&bet - counts.bets.data())].nets)
            check.likely(fmt::format("the results {} of {}", net.coins, bet.decision), rounds_with(bet, net.coins),
                         bet.rounds, odds::trial(to_double(net.chance)));
        rounds += bet.rounds;
    }
    return check.same("the rounds of all decisions", rounds, "the rounds are", counts.games).doubt();
}

}  // namespace boxcars::console
