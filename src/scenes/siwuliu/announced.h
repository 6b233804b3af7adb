// A game at the Lacquer Car as shown so far: phase, coins, verdict and rounds; and a moment of the table.
#pragma once
#include "odds/goal/goal.h"
#include "scenes/hud.h"
#include "scenes/siwuliu/view.h"
#include "ui/siwuliu/panels.h"

namespace boxcars::scenes {

using SiwuliuFacts = std::span<const siwuliu::Fact>;

// The words for a throw or a bet given up, below the bowl; none for others. `point`: the banker's before the throw.
std::optional<siwuliu_look::VerdictWords> siwuliu_call(const siwuliu::Rules& rules, int point, SiwuliuFacts facts);

std::string mean_in_words(const odds::Fraction& cents);  // "+$1.20", "−8.23¢", "0¢"
// The coach's words while bets are taken, "raise to $20: average −8.23¢ · $50: −41.15¢": what the bet wins or loses on
// average with `more` added, and with as much added as is allowed. Empty: `more` is not allowed.
std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);
std::string coach_words(const odds::RoundOdds& chances);  // "chance to win 29.03 % · a bet brings −20.43 %"
// What each decision against the point brings on average, a raise by `more`: "throw −8.23¢ · give up −$5".
std::string decision_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);

// The whole bet of a round. Its state is that before anything was bet.
using SiwuliuLookedBack = LookedBackBet<siwuliu::Rules, Cents, odds::SiwuliuJudged>;

// The look back at a game of sì-wŭ-liù: judges the size of every bet as odds/siwuliu/odds.h defines it, and shows those
// that gave something away, the most costly first, with the table as it was.
class SiwuliuLookBack : public BetsLookBack<SiwuliuLookedBack> {
 public:
    // Call before every throw of the banker. Only the first call in a round keeps the bet.
    void remember(const siwuliu::Rules& rules, const siwuliu::State& shown);
    void judge() {  // judges all bets not judged yet
        judge_rest([](SiwuliuLookedBack& back) {
            back.judged = odds::judge(back.rules, back.state, back.bet);
            const double lost = odds::to_double(back.judged.given_away);
            back.given_away = lost < least_mean ? 0 : lost;
        });
    }
    // Moves on by `by` bets; 0: back to the present. Returns words for the player if no bet is at fault, otherwise "".
    std::string look(int by);
    const siwuliu::State& laid() const { return laid_; }  // the table of the shown bet
    const SiwuliuTill& till() const { return till_; }     // the money on that table

    std::string accuracy_words() const;  // how good the sizes were. Requires a judged bet
    // What the shown bet brings on average, and what a better size would have brought.
    siwuliu_look::VerdictWords words() const;

 private:
    siwuliu::State laid_;
    SiwuliuTill till_;
};

// Banker: about to throw. Player: waiting for the player's throw. Settled: the verdict is shown, the coins are not yet
// collected. Fetching: coins are on their way to the purse. Over: the bank or the purse is empty.
enum class SiwuliuPhase { Betting, Banker, Player, Settled, Fetching, Over };
// The names in the scene's state, indexed by phase.
constexpr const char* siwuliu_phases[] = {"betting", "banker", "player", "settled", "fetching", "over"};

// What the dash and the picture of the Lacquer Car need to know of one moment.
struct SiwuliuMoment : BankMoment<siwuliu::Rules, SiwuliuPhase, SiwuliuLookBack> {
    Cents next_bet = 0;  // the amount set on the dash: of the next bet, or of a raise against the point
    // The round just settled may be recorded, or was practice; its coins wait to be collected.
    bool may_record = false, practised = false, collects = false;

    const rules::StakeLimits& limits() const { return session.game_played().goal().stakes; }
    Cents most() const {  // the largest bet, or raise against the point
        if (shown.phase == siwuliu::Phase::Betting)
            return odds::most_more(limits(), shown.bet, siwuliu::most_offered(shown));
        const Cents most = siwuliu::most_raise(sheet, shown);
        return most - most % step();
    }
    Cents step() const { return limits().step; }  // between two allowed bets
    bool may_look_back() const {                  // between rounds and after the game
        return played && (before_first_bet() || is(SiwuliuPhase::Over)) && has_decisions();
    }
    bool is(SiwuliuPhase wanted) const { return !shaking() && !flying() && phase == wanted; }
    bool bets_open() const { return is(SiwuliuPhase::Betting) && played && !looked_back(); }
    bool may_raise() const { return is(SiwuliuPhase::Player) && played && !looked_back() && most() > 0; }
    bool may_give_up() const {
        return is(SiwuliuPhase::Player) && played && !looked_back() && siwuliu::may_give_up(sheet, shown);
    }
    bool sets_amount() const { return bets_open() || may_raise(); }
    // Before a round's first bet, the plate shows the edge and the player may change to the fair rule sheet.
    bool before_first_bet() const { return is(SiwuliuPhase::Betting) && shown.bet == 0 && !looked_back(); }
};

// One round as far as it has been shown: its facts, faces and points, and the verdict with its time.
struct SiwuliuRound {
    struct Side {
        std::vector<int> faces{};
        std::optional<int> point{};
    };
    Side bank, player;
    std::vector<siwuliu::Fact> announced;
    std::optional<siwuliu_look::VerdictWords> call;
    Ticks called_at = long_ago, settled_at = long_ago, rang_at = long_ago;  // rang_at: by a triple

    void fly(siwuliu::Who who) {  // clears the faces of the thrower
        point_before_ = bank.point.value_or(0);
        call.reset();
        of(who).faces.clear();
        if (who == siwuliu::Who::Player) player.point.reset();
    }
    SiwuliuPhase land(const siwuliu::Rules& rules, SiwuliuFacts facts,
                      Ticks now);  // returns what comes after the throw
    void give_up(const siwuliu::Rules& rules, SiwuliuFacts facts, Ticks now) {
        call = siwuliu_call(rules, 0, facts);
        called_at = settled_at = now;
    }
    void end_game(bool bank_broken, Ticks now) {
        call = {bank_broken ? "The bank is broken" : "You are out of money", "Press NEW GAME to go on."};
        called_at = now;
    }
    bool celebrates() const { return call && call->celebrate; }
    bool big_win() const { return celebrates() && call->words.back() == '!'; }

 private:
    Side& of(siwuliu::Who who) { return who == siwuliu::Who::Banker ? bank : player; }
    int point_before_ = 0;  // the banker's point before the throw
};

// The newest rounds of this game, oldest first, which of them are recorded, and the balance since the game began.
// Practice is neither recorded nor part of the balance.
class SiwuliuLedger {
 public:
    void begin(Cents balance) {  // starts a game
        rounds_.clear();
        curve_.begin({.balance = balance});
    }
    // Adds the round that the throw with these facts ended, if it did.
    void add_ended(const siwuliu::Rules& rules, SiwuliuFacts facts, bool practice);
    // A sentence for the player, and whether the round is now recorded. Empty: there was nothing to record.
    std::pair<std::string, bool> record(int number, const std::filesystem::path& data);

    const ui::SiwuliuRoundLine* last() const { return rounds_.empty() ? nullptr : &rounds_.all().back(); }
    std::span<const ui::SiwuliuRoundLine> rounds() const { return rounds_.all(); }
    std::span<const ui::SiwuliuPoint> curve() const { return curve_.points(); }

 private:
    ui::Newest<ui::SiwuliuRoundLine> rounds_;
    ui::SiwuliuCurve curve_;
};

// The game as far as it has been shown. It follows the rules' facts, and returns how long to show each result.
struct SiwuliuAnnounced {
    using Phase = SiwuliuPhase;
    struct Onlooker {  // where and when coins are drawn
        SiwuliuTill::CoinPlaces places;
        Ticks now = 0;
        bool reduced_motion = false;
    };

    Phase phase = Phase::Betting;
    SiwuliuTill till;
    SiwuliuRound round;
    SiwuliuLedger ledger;

    void begin_round(const siwuliu::State& state, Cents opening_bank) {
        till.begin_round(state, opening_bank);
        round = {};
        phase = Phase::Betting;
    }
    void lay(const session::Sitting& session);  // sets up the current round at once
    // Shows a decision. Returns the wait before the banker's throw or the next round; nullopt: the player decides.
    std::optional<Ticks> bet(const siwuliu::Rules& rules, SiwuliuFacts facts, const siwuliu::State& after,
                             const Onlooker& by) {
        round.announced.insert(round.announced.end(), facts.begin(), facts.end());
        move_coins(facts, by);
        if (found<siwuliu::Surrendered>(facts)) {
            round.give_up(rules, facts, by.now);
            phase = Phase::Settled;
            return siwuliu_feel::demo_end;
        }
        if (after.phase != siwuliu::Phase::BankerRolls) return {};
        phase = Phase::Banker;
        return std::max(siwuliu_feel::before_banker, till.rest_at() - by.now + siwuliu_feel::before_banker / 2);
    }
    Ticks land(const siwuliu::Rules& rules, SiwuliuFacts facts, const Onlooker& by) {  // shows a throw
        move_coins(facts, by);
        phase = round.land(rules, facts, by.now);
        if (phase == Phase::Settled) return siwuliu_feel::demo_end;
        return found<siwuliu::RollsAgain>(facts) ? siwuliu_feel::nothing_read : siwuliu_feel::demo_pause;
    }
    void move_coins(SiwuliuFacts facts, const Onlooker& by) {
        for (const siwuliu::Fact& fact : facts) till.reveal(fact, by.places, by.now, by.reduced_motion);
    }
};

// The next higher and the next lower usual bet, in cents. The steps are smaller for smaller bets.
Cents bet_up(Cents now);
Cents bet_down(Cents now);
constexpr Cents first_bet = 1000;          // the next bet of a new game
constexpr Cents as_much = Cents{1} << 40;  // more than any bet, so that a raise begins with the most
void add_dash_buttons(Buttons& buttons, const SiwuliuMoment& moment);

}  // namespace boxcars::scenes
