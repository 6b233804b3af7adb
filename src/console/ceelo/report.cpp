#include "console/ceelo/report.h"
#include "console/print.h"

#include <fmt/ranges.h>

namespace boxcars::console {
namespace {

using namespace ceelo;

struct CeeloReporter {
    std::ostream& out;
    const Rules& rules;

    template <class... Parts>
    void say(fmt::format_string<Parts...> form, Parts&&... parts) const {
        print(out, form, std::forward<Parts>(parts)...);
    }
    void balances(const Seats& coins) const {
        for (int player = 0; player < rules.players; ++player)
            say("Balance of player {}: {}\n", player + 1, coins_text(coins[seat(player)]));
    }

    void operator()(const BankDrawn& f) const { say("The first banker is player {}.\n", f.banker + 1); }
    void operator()(const RoundBegan& f) const {
        say("\nRound {}\n", f.round);
        balances(f.coins);
        say("Player {} has the bank.\n", f.banker + 1);
    }
    void operator()(const BankStaked& f) const { say("Player {} stakes {}.\n", f.banker + 1, coins_text(f.amount)); }
    void operator()(const Covered& f) const {
        say("Player {} bets {}; {} left to cover.\n", f.player + 1, coins_text(f.amount), f.left);
    }
    void operator()(const SatOut& f) const {
        say("Player {} does not play this round: nothing is left to cover.\n", f.player + 1);
    }
    void operator()(const Returned& f) const {
        say("Not covered: {}, back to player {}.\n", coins_text(f.amount), f.banker + 1);
    }
    void operator()(const BetsClosed& f) const {
        for (int player = 0; player < rules.players; ++player)
            if (const int bet = f.bets[seat(player)]; bet > 0)
                say("Bet of player {}: {}\n", player + 1, coins_text(bet));
        say("Bank of player {}: {}\n", f.banker + 1, coins_text(f.bank));
    }
    void operator()(const Threw& f) const {
        const bool again = f.reading.pattern == ceelo_dice::Pattern::Nothing;
        say("Player {} rolls {}-{}-{}: {}{}.\n", f.player + 1, f.faces[0], f.faces[1], f.faces[2],
            ceelo_dice::to_text(f.reading), again ? ", again" : "");
    }
    void operator()(const PointSet& f) const { say("The score of the banker is {}.\n", f.point); }
    void operator()(const AutoWin& f) const {
        say("Automatic win: player {} wins all bets, {}.\n", f.banker + 1, coins_text(f.bank));
    }
    void operator()(const AutoLoss& f) const {
        say("Automatic loss: player {} loses all bets, {}.\n", f.banker + 1, coins_text(f.bank));
    }
    void operator()(const BettorWon& f) const {
        say("Player {} wins {}.{}\n", f.player + 1, coins_text(f.won),
            f.unpaid ? fmt::format(" The banker has no more: {} not paid.", coins_text(f.unpaid)) : "");
    }
    void operator()(const BettorLost& f) const { say("Player {} loses {}.\n", f.player + 1, coins_text(f.bet)); }
    void operator()(const StandOff& f) const {
        say("Player {} ties: {}.\n", f.player + 1, f.again ? "again" : "nobody pays");
    }
    void operator()(const BankTakenUp&) const {}  // the balances say it
    void operator()(const RoundOver&) const {}
    void operator()(const BankPasses& f) const { say("{}\n", why_sentence(f)); }
    void operator()(const GameOver& f) const {
        say("\nThe game is over: somebody has no coins left.\n");
        balances(f.coins);
        std::vector<int> winners;
        for (int player = 0; player < rules.players; ++player)
            if (f.won_by(player)) winners.push_back(player + 1);
        if (winners.size() == 1) return say("The winner is player {} with {}.\n", winners[0], coins_text(f.best));
        say("Players {} share the win with {} each.\n", fmt::join(winners, " and "), coins_text(f.best));
    }
};

}  // namespace

void report_ceelo(std::ostream& out, const Rules& rules, const Fact& fact) {
    std::visit(CeeloReporter{out, rules}, fact);
}

}  // namespace boxcars::console
