// A game at the Lacquer Car as far as it has been told, round by round: its phase, the coins, the verdict, the rounds
// so far. Made from facts alone; answers how long each is looked at. Decides nothing of the game and draws nothing.
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
#include <span>
#include <string>

namespace boxcars::scenes {

// The Lacquer Car at one moment, as far as it has been shown: what its dash and its picture go by.

enum class SiwuliuPhase {
    Betting,
    Banker,    // about to throw
    Player,    // the player's throw is awaited
    Settled,   // the verdict stands; the player's coins wait to be collected
    Fetching,  // they are on their way home
    Over,      // bank or purse is empty
};

constexpr const char* name_of(SiwuliuPhase phase) {  // as data
    constexpr const char* names[] = {"betting", "banker", "player", "settled", "fetching", "over"};
    return names[static_cast<int>(phase)];
}

struct SiwuliuMoment : TableView<siwuliu::Rules> {
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    Cents next_bet = 0;                         // the amount set
    bool may_record = false, practice = false;  // of the round just settled
    bool collects = false;                      // there is something to be fetched
    const SiwuliuLookBack& look_back;

    Cents most() const { return siwuliu::offer(shown).most; }  // that may be bet
    bool may_undo() const { return session.undoable() > 0; }   // there is a decision to take back
    const SiwuliuLookedBack* looked_back() const { return look_back.on_show(); }
    bool may_look_back() const {  // between rounds, and when all is over
        return played && (before_first_bet() || is(SiwuliuPhase::Over)) && look_back.looked_at() > 0;
    }
    bool is(SiwuliuPhase wanted) const { return !shaking() && !flying() && phase == wanted; }
    bool bets_open() const { return is(SiwuliuPhase::Betting) && played && !looked_back(); }
    // Before the first bet, and only then, the sheet is told openly and may be changed for the fair one.
    bool before_first_bet() const { return is(SiwuliuPhase::Betting) && shown.bet == 0 && !looked_back(); }
};

// One round of the Lacquer Car as far as it has been told: its facts, the faces and points on show, the verdict and
// since when it stands. Made from facts alone; decides nothing of the game.

class SiwuliuRound {
 public:
    using Facts = std::span<const siwuliu::Fact>;

    struct Side {
        std::vector<int> faces{};
        std::optional<int> point{};
    };
    struct Came {  // of a throw
        bool by_banker = true, again = false, decided = false;
    };

    void begin() { *this = {}; }
    void bet(Facts facts);                  // what a decision led to
    void take_back();                       // the last of those
    void fly(siwuliu::Who who, int point);  // what lay there is taken up; `point`: the banker's, before the throw
    Came land(const siwuliu::Rules& rules, Facts facts, Ticks now);
    void end_game(bool bank_broken, Ticks now);

    const Side& bank() const { return bank_; }
    const Side& player() const { return player_; }
    const std::optional<SiwuliuCall>& call() const { return call_; }
    bool celebrates() const { return call_ && call_->celebrate; }
    bool big_win() const { return celebrates() && call_->words.back() == '!'; }
    Ticks called_at() const { return called_at_; }
    Ticks settled_at() const { return settled_at_; }
    Ticks rang_at() const { return rang_at_; }  // three of a kind made the bowl ring
    Facts told() const { return told_; }

 private:
    Side bank_, player_;
    std::vector<siwuliu::Fact> told_;
    std::vector<std::size_t> before_bets_;  // how many had been told before each decision
    int point_before_ = 0;
    std::optional<SiwuliuCall> call_;
    Ticks called_at_ = -100'000, settled_at_ = -100'000, rang_at_ = -100'000;
};

// The newest rounds of this game, the last of them last, and which are written down; the balance from its beginning.
// Practice is neither written down nor in the balance.

class SiwuliuLedger {
 public:
    struct Recorded {
        std::string sentence{};  // for the player; empty: there was nothing to record
        bool done = false;
    };

    void begin(Cents balance);  // a game
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

class SiwuliuTold {
 public:
    using Facts = std::span<const siwuliu::Fact>;
    using Phase = SiwuliuPhase;
    struct Onlooker {  // of whoever looks
        SiwuliuTill::CoinPlaces places;
        Ticks now = 0;
        bool reduced_motion = false;
    };

    void begin_game(Cents balance) { ledger_.begin(balance); }
    // What is remembered of a throw: the round, once it has ended.
    void remember(const siwuliu::Rules& rules, Facts facts, bool practice);
    Ticks begin_round(const siwuliu::State& state, Cents opening_bank);
    void lay(const session::Session<siwuliu::Rules>& session);  // as it was left in this round; nothing moves
    // What a decision led to, and the state after it; none: the next bet is awaited.
    std::optional<Ticks> bet(Facts facts, const siwuliu::State& after, const Onlooker& by);
    Ticks take_back(const siwuliu::State& state);  // the last bet: as it was
    void fly(siwuliu::Who who) { round_.fly(who, round_.bank().point.value_or(0)); }
    Ticks land(const siwuliu::Rules& rules, Facts facts, const Onlooker& by);
    // What is the player's goes home, in so long; none: there was nothing to fetch.
    std::optional<Ticks> collect(Cents balance, const Onlooker& by);
    Ticks end_game(bool bank_broken, Ticks now);
    SiwuliuLedger::Recorded record(int number, const std::filesystem::path& data) {
        return ledger_.record(number, data);
    }
    void tick(Ticks now) { till_.tick(now); }
    int take_landed() { return till_.take_landed(); }

    Phase phase() const { return phase_; }
    Cents result() const { return till_.money().won - till_.money().lost; }  // of the round, once it is settled
    const SiwuliuTill& till() const { return till_; }
    const SiwuliuRound& round() const { return round_; }
    const SiwuliuLedger& ledger() const { return ledger_; }

 private:
    void move_coins(Facts facts, const Onlooker& by);

    Phase phase_ = Phase::Betting;
    SiwuliuTill till_;
    SiwuliuRound round_;
    SiwuliuLedger ledger_;  // of this game
};

}  // namespace boxcars::scenes
