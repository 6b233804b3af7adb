// Draws the departure boards of a run, the keepsakes on offer and the trays of the dining cars. On a board no card has
// both a worse chance and a poorer reward than another, the likeliest has the poorest, and none is without effect.
#pragma once
#include "session/run/run.h"

namespace boxcars::session {

// The least difference between the chances of two cards on a board.
constexpr double least_gap = 0.02;

// The board of station `number` (from 1) of the run with these keepsakes; its purse, hearts and seed are the run's. It
// has three cards of different games, fewer only if no classes keep the chances apart.
std::vector<Station> board_of(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held);
// Returns the same card as it would be if no keepsake were held.
Station without_keepsakes(const RunTables& tables, const Run& run, const Station& card);

// The keepsakes, `count` of them, offered after station `number`. A smaller count offers a part of the same ones.
HeldKeepsakes offered_keepsakes(const RunTables& tables, const Run& run, int number, int count);

// The tray of the dining car after the run's last station: a keepsake, a heart or an insurance, and one ware for the
// next station. Each has an effect.
std::vector<Ware> tray_of(const RunTables& tables, const Run& run);
// The price of a ware in the dining car after that station. `keepsake`: of WareKind::Keepsake
Cents ware_price(const RunTicket& ticket, int station, WareKind kind, const Keepsake* keepsake = nullptr);
// A share of the ticket's first purse, rounded to $5.
Cents share_of_purse(const RunTicket& ticket, int percent);

// The further goal after the run's last station, in the throws or rounds that are left. Empty: the gate is shut,
// because the goal was missed, took more than half of the length, is of another kind, or brings a keepsake or a medal.
std::optional<Station> further_goal(const RunTables& tables, const Run& run);
RunMeans staked(const Run& run);  // without the last station's reward, which is at stake

// ---- What these are drawn by, also for forecasts, which have other streams and solve nothing

// The tables of a board, before their chances are known: a goal of the class of the ramp, and one of each of the next
// two.
std::vector<Offer> drawn_offers(const RunTables& tables, const RunTicket& ticket, int number,
                                chance::DiceStream& stream);
// The row's class next to `from` in steps of 1 or -1, `from` itself included. -1: there is none.
int class_from(const Invitation& row, int from, int step);

// Sorts cards by chance, the likeliest first, and moves those that are too close to harder classes, or else to easier
// ones. Removes cards that stay too close. A card has `offer` and `chance`, which rate(card) sets.
template <class Card>
void move_apart(std::vector<Card>& cards, const auto& rate) {
    const auto move = [&](Card& card, int step) {
        const int of = class_from(*card.offer.invitation, card.offer.chance_class + step, step);
        if (of < 0) return false;
        card.offer.chance_class = of;
        rate(card);
        return true;
    };
    for (Card& card : cards) rate(card);
    for (int moves = 12;; --moves) {
        std::ranges::stable_sort(cards, std::greater{}, &Card::chance);
        const auto above = std::ranges::adjacent_find(
            cards, [](const Card& one, const Card& next) { return one.chance - next.chance < least_gap; });
        if (above == cards.end()) return;
        const auto below = std::next(above);
        if (moves <= 0 || (!move(*below, 1) && !move(*above, 1) && !move(*above, -1) && !move(*below, -1)))
            cards.erase(below);
    }
}

struct DrawnRewards {
    explicit DrawnRewards(chance::DiceStream& stream);
    DrawnRewards() = default;
    int money = 0;                     // percent of the ticket's first purse
    bool heart = false, both = false;  // whether a heart, or a heart with money, is wanted
};
// The rewards of a board from the likeliest card to the least likely one. matters(reward): see has_effect().
std::array<Reward, invitations_on_board> rewards_of(const RunTicket& ticket, int number, const DrawnRewards& drawn,
                                                    const std::function<bool(const Reward&)>& matters);

// The keepsakes that are not held and work at a table that a station after `number` may have.
HeldKeepsakes useful_after(const RunTables& tables, int number, const HeldKeepsakes& held);
HeldKeepsakes offered_among(const HeldKeepsakes& useful, int count, chance::DiceStream& stream);

// Whether the keepsake changes the sheet or the goal of that table in a way that matters to its bets.
bool works_at(const RunTables& tables, const Keepsake& keepsake, const Invitation& invitation);
// The table with a usual purse and the goal of the class nearest to the middle one, at which keepsakes are valued.
Station usual_station(const RunTables& tables, const Invitation& row, const HeldKeepsakes& held,
                      const RunConductor* conductor = nullptr);
// What the keepsakes and the Conductor do to the chance of the usual station, in logit; nearly the same for goals of
// every class.
double lift_of(const RunTables& tables, const Invitation& row, const HeldKeepsakes& held,
               const RunConductor* conductor = nullptr);
double logit_of(double chance);
// Whether the reward, won at station `number`, can change what follows: a heart that there is room for and that may be
// lost yet, as many keepsakes as offered that work at later stations, money while a dining car follows.
bool has_effect(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held, const Reward& reward);
// The same with these hearts and so many useful keepsakes left.
bool has_effect(int number, int hearts, int useful, const Reward& reward);
// Orders rewards: medals by their metal; money, then a heart, then keepsakes, then a heart with either of them.
bool poorer(const Reward& one, const Reward& other);

}  // namespace boxcars::session
