// A game at the Lacquer Car as far as it has been shown: its phase, coins, verdict and rounds so far. It follows the
// rules' facts, and returns how long to show each result.
#pragma once
#include "base/ticks.h"
#include "rules/siwuliu/rules.h"
#include "scenes/siwuliu/calls.h"
#include "scenes/siwuliu/coins.h"
#include "scenes/siwuliu/look_back.h"
#include "scenes/table/table_view.h"
#include "session/session.h"
#include "ui/siwuliu/panels.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

enum class SiwuliuPhase {
    Betting,
    Banker,    // about to throw
    Player,    // waiting for the player's throw
    Settled,   // verdict shown, coins not yet collected
    Fetching,  // coins on their way to the purse
    Over,      // bank or purse is empty
};

constexpr const char* name_of(SiwuliuPhase phase) {  // the name in the scene's state
    constexpr const char* names[] = {"betting", "banker", "player", "settled", "fetching", "over"};
    return names[static_cast<int>(phase)];
}

// What the dash and the picture of the Lacquer Car need to know of one moment.
struct SiwuliuMoment : TableView<siwuliu::Rules> {
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    Cents next_bet = 0;                         // the amount set on the dash
    bool may_record = false, practice = false;  // about the round just settled
    bool collects = false;                      // there are coins to collect
    const SiwuliuLookBack& look_back;

    Cents most() const {  // largest possible bet
        const Cents offered = siwuliu::offer(shown).most;
        const auto& stop = session.setup().stop;
        return stop ? most_more(stop->station.goal.stakes, shown.bet, offered) : offered;
    }
    Cents step() const {  // between two allowed bets
        const auto& stop = session.setup().stop;
        return stop ? stop->station.goal.stakes.step : 1;
    }
    bool may_undo() const { return session.undoable() > 0; }  // there is a decision to take back
    const SiwuliuLookedBack* looked_back() const { return look_back.on_show(); }
    bool may_look_back() const {  // between rounds and after the game
        return played && (before_first_bet() || is(SiwuliuPhase::Over)) &&
               (goal ? goal->count() : look_back.looked_at()) > 0;
    }
    bool is(SiwuliuPhase wanted) const { return !shaking() && !flying() && phase == wanted; }
    bool bets_open() const { return is(SiwuliuPhase::Betting) && played && !looked_back(); }
    // Before a round's first bet, the plate shows the edge and the player may change to the fair rule sheet.
    bool before_first_bet() const { return is(SiwuliuPhase::Betting) && shown.bet == 0 && !looked_back(); }
};

// One round as far as it has been shown: its facts, faces and points, and the verdict with its time.
struct SiwuliuRound {
    using Facts = std::span<const siwuliu::Fact>;

    struct Side {
        std::vector<int> faces{};
        std::optional<int> point{};
    };
    struct Came {  // the result of a throw
        bool by_banker = true, again = false, decided = false;
    };

    Side bank, player;
    std::vector<siwuliu::Fact> announced;
    std::optional<siwuliu_look::VerdictWords> call;
    Ticks called_at = -100'000, settled_at = -100'000;
    Ticks rang_at = -100'000;  // when a triple rang the bowl

    void bet(Facts facts);       // adds the facts of a decision
    void take_back();            // removes the last decision's facts
    void fly(siwuliu::Who who);  // clears the faces of the thrower
    Came land(const siwuliu::Rules& rules, Facts facts, Ticks now);
    void end_game(bool bank_broken, Ticks now);
    bool celebrates() const { return call && call->celebrate; }
    bool big_win() const { return celebrates() && call->words.back() == '!'; }

 private:
    std::vector<std::size_t> before_bets_;  // sizes of `announced` before each decision
    int point_before_ = 0;                  // the banker's point before the throw
};

// The newest rounds of this game, oldest first, which of them are recorded, and the balance since the game began.
// Practice is neither recorded nor part of the balance.
class SiwuliuLedger {
 public:
    struct Recorded {
        std::string sentence{};  // for the player; empty: there was nothing to record
        bool done = false;
    };

    void begin(Cents balance);  // starts a game
    const ui::SiwuliuRoundLine& add(std::string words, Cents result, std::span<const siwuliu::Fact> facts,
                                    bool practice);
    Recorded record(int number, const std::filesystem::path& data);

    bool empty() const { return rounds_.empty(); }
    const ui::SiwuliuRoundLine* last() const { return rounds_.empty() ? nullptr : &rounds_.all().back(); }
    std::span<const ui::SiwuliuRoundLine> rounds() const { return rounds_.all(); }
    std::span<const ui::SiwuliuPoint> curve() const { return curve_.points(); }

 private:
    ui::Newest<ui::SiwuliuRoundLine> rounds_;
    ui::SiwuliuCurve curve_;
};

class SiwuliuAnnounced {
 public:
    using Facts = std::span<const siwuliu::Fact>;
    using Phase = SiwuliuPhase;
    struct Onlooker {  // where and when coins are drawn
        SiwuliuTill::CoinPlaces places;
        Ticks now = 0;
        bool reduced_motion = false;
    };

    void begin_game(Cents balance) { ledger_.begin(balance); }
    // Adds the round to the ledger if the throw ended it.
    void remember(const siwuliu::Rules& rules, Facts facts, bool practice);
    Ticks begin_round(const siwuliu::State& state, Cents opening_bank);
    void lay(const session::Session<siwuliu::Rules>& session);  // sets up the current round at once
    // Shows a decision. Returns the wait before the banker's throw; nullopt: the next bet is awaited.
    std::optional<Ticks> bet(Facts facts, const siwuliu::State& after, const Onlooker& by);
    Ticks take_back(const siwuliu::State& state);  // undoes the last bet
    void fly(siwuliu::Who who) { round_.fly(who); }
    Ticks land(const siwuliu::Rules& rules, Facts facts, const Onlooker& by);
    // Moves the player's coins to the purse and returns how long that takes; nullopt: there were none.
    std::optional<Ticks> collect(Cents balance, const Onlooker& by);
    Ticks end_game(bool bank_broken, Ticks now);
    SiwuliuLedger::Recorded record(int number, const std::filesystem::path& data) {
        return ledger_.record(number, data);
    }
    void tick(Ticks now) { till_.tick(now); }
    int take_landed() { return till_.take_landed(); }

    Phase phase() const { return phase_; }
    Cents result() const { return till_.money().won - till_.money().lost; }  // result of the settled round
    const SiwuliuTill& till() const { return till_; }
    const SiwuliuRound& round() const { return round_; }
    const SiwuliuLedger& ledger() const { return ledger_; }

 private:
    void move_coins(Facts facts, const Onlooker& by);

    Phase phase_ = Phase::Betting;
    SiwuliuTill till_;
    SiwuliuRound round_;
    SiwuliuLedger ledger_;
};

}  // namespace boxcars::scenes
