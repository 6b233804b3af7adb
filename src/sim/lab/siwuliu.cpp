// Sì-wŭ-liù in the lab: every player alone with a bank of the sheet's size, all on the same dice. Whoever throws when
// is the same for all of them, as no bet changes it.
#include "base/check.h"
#include "odds/siwuliu/odds.h"
#include "sim/lab/games.h"

#include <algorithm>
#include <array>
#include <memory>

namespace boxcars::sim {
namespace {

using namespace siwuliu;

struct Table {
    LabSiwuliu table{};
    std::int64_t goal = 0;
    int rounds = 0;
};

struct Seat {
    State state{};
    bool gone = false;
};

void bet(const Rules& rules, State& state, Cents wanted) {
    advance(rules, state, Bet{std::min(wanted, offer(state).most)});
    if (state.phase == Phase::Betting) advance(rules, state, Stop{});
}

bool gets_up(const Table& all, const FlatBettor& player, const State& state) {
    const Cents won = state.balance - all.table.rules.balance;
    return (player.up_when_won > 0 && won >= player.up_when_won) ||
           (player.up_when_lost > 0 && -won >= player.up_when_lost);
}

class Evening {
 public:
    Evening(const Table& all, EveningRecorder& recorder)
        : all_(all),
          pen_(recorder),
          seats_(all.table.players.size(), Seat{opening(all.table.rules)}),
          worths_(seats_.size(), all.table.rules.balance) {}

    void play(chance::DiceStream& dice) {
        for (int round = 1; round <= all_.rounds; ++round) {
            throw_round(dice);
            for (std::size_t player = 0; player < seats_.size(); ++player)
                if (!seats_[player].gone) play_round(player, round);
            pen_.after(round, worths_);
        }
        pen_.end(worths_);
    }

 private:
    void throw_round(chance::DiceStream& dice) {  // for one unit against a bank that never runs short
        State state = odds::one_unit();
        thrown_.clear();
        while (state.phase != Phase::Betting) {
            const int first = dice.face(6), second = dice.face(6);
            thrown_.push_back({first, second, dice.face(6)});
            advance(all_.table.rules, state, thrown_.back());
        }
        pen_.length(thrown_.size());
        ++pen_.edge(0).rounds;
        pen_.edge(0).count(-static_cast<double>(odds::net_of(state)), 1);
    }
    void play_round(std::size_t player, int round) {
        auto& [state, gone] = seats_[player];
        const FlatBettor& who = all_.table.players[player];
        bet(all_.table.rules, state, who.bet);
        for (const Rolled& rolled : thrown_) advance(all_.table.rules, state, rolled);
        BOXCARS_CHECK(static_cast<int>(state.phase), ==, static_cast<int>(Phase::Betting),
                      "the same dice decide a round whatever is bet");
        worths_[player] = state.balance;
        const bool reached = all_.goal > 0 && state.balance >= all_.goal;
        if (state.balance == 0) pen_.ruined(player, round);
        if (reached) pen_.reached(player, round);
        gone = reached || over(all_.table.rules, state) || gets_up(all_, who, state);
    }

    const Table& all_;
    EveningRecorder& pen_;
    std::vector<Seat> seats_;
    std::vector<std::int64_t> worths_;
    std::vector<Rolled> thrown_{};  // this round
};

}  // namespace

LabRoom prepare(const LabPlan& plan, const LabSiwuliu& table) {
    const auto all = std::make_shared<const Table>(Table{table, plan.goal, plan.rounds});
    const odds::Fraction house = -odds::siwuliu_odds(table.rules).player.edge;
    LabRoom room;
    room.edges.push_back(
        {.name = "every bet", .points = {}, .exact = odds::to_double(house), .exact_words = odds::to_text(house)});
    room.evening = [all](std::int64_t, chance::DiceStream& dice, EveningRecorder& recorder) {
        Evening{*all, recorder}.play(dice);
        return true;
    };
    return room;
}

}  // namespace boxcars::sim
