#include "session/run/board.h"

#include "base/words.h"

#include <cstdlib>
#include <mutex>
#include <numeric>

namespace boxcars::session {
namespace {

constexpr int most_moves = 12;                     // to other classes, to keep the chances of a board apart
constexpr int small_money = 5, large_money = 50;   // in percent of the ticket's first purse
constexpr int money_step = 5;                      // the middle card brings 25, 30 or 35 percent
constexpr int one_in_hearts = 3, one_in_both = 4;  // how often a reward is a heart, and a heart with money

struct Card {
    Station station;
    double chance = 0;
};

bool has_class(const Invitation& row, int of) { return row.targets[nth(of)] != 0; }

// The row's class next to `from` in steps of 1 or -1, `from` itself included. -1: there is none.
int class_from(const Invitation& row, int from, int step) {
    for (int of = from; of >= 0 && of < class_count; of += step)
        if (has_class(row, of)) return of;
    return -1;
}

class BoardDrawing {
 public:
    BoardDrawing(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held)
        : tables_(tables), run_(run), number_(number), held_(held) {}

    std::vector<Station> board() {
        draw_cards();
        keep_apart();
        give_rewards();
        std::vector<Station> board;
        for (Card& card : cards_) board.push_back(std::move(card.station));
        return board;
    }

 private:
    Card card_of(const Invitation& row, int of) const {
        const std::uint64_t seed = station_seed(run_.plan.seed, number_);
        Card card{tables_(row.game)->station({&row, of, run_.longer}, held_, run_.purse, seed)};
        card.chance = tables_.chance(card.station);
        return card;
    }

    // Draws a row that has this class or a harder one. If no row has one, any row, with its hardest class.
    Card drawn(std::vector<const Invitation*>& rows, int of, chance::DiceStream& stream) const {
        std::vector<const Invitation*> fitting = rows;
        std::erase_if(fitting, [&](const Invitation* row) { return class_from(*row, of, 1) < 0; });
        if (fitting.empty()) fitting = rows;
        int all = 0;
        for (const Invitation* each : fitting) all += each->weight;
        int place = stream.draw(all);
        const Invitation& row =
            **std::ranges::find_if(fitting, [&](const Invitation* each) { return (place -= each->weight) < 0; });
        std::erase_if(rows, [&](const Invitation* each) { return each->game == row.game; });
        const int harder = class_from(row, of, 1);
        return card_of(row, harder < 0 ? class_from(row, of, -1) : harder);
    }

    void draw_cards() {
        std::vector<const Invitation*> rows;
        for (const Invitation* row : tables_.invitations)
            if (row->from <= number_ && number_ <= row->to) rows.push_back(row);
        chance::DiceStream stream = drawing(run_.plan.seed, run_.board_again ? "board again" : "board", number_);
        std::vector<int> steps(invitations_on_board);
        std::iota(steps.begin(), steps.end(), int{run_.ticket->ramp[nth(number_ - 1)]});
        while (!steps.empty() && !rows.empty()) {
            const auto step = steps.begin() + stream.draw(how_many(steps));
            cards_.push_back(drawn(rows, std::min(*step, class_count - 1), stream));
            steps.erase(step);
        }
    }

    bool move(Card& card, int step) const {
        const Invitation& row = *card.station.invitation;
        const int of = class_from(row, card.station.chance_class + step, step);
        if (of < 0) return false;
        card = card_of(row, of);
        return true;
    }

    std::vector<Card*> likeliest_first() {
        std::vector<Card*> order;
        for (Card& card : cards_) order.push_back(&card);
        std::ranges::stable_sort(order, std::greater{}, &Card::chance);
        return order;
    }
    // The less likely of two cards whose chances are too close, and the other one. nullptr: there are none.
    std::pair<Card*, Card*> too_close() {
        const auto order = likeliest_first();
        for (std::size_t n = 1; n < order.size(); ++n)
            if (order[n - 1]->chance - order[n]->chance < least_gap) return {order[n], order[n - 1]};
        return {};
    }

    // Moves cards to harder classes, or else to easier ones, until the chances are apart. Drops cards that stay close.
    void keep_apart() {
        for (int moves = 0; moves < most_moves; ++moves) {
            const auto [lower, upper] = too_close();
            if (!lower || (!move(*lower, 1) && !move(*upper, 1) && !move(*upper, -1) && !move(*lower, -1))) break;
        }
        while (const Card* lower = too_close().first) cards_.erase(cards_.begin() + (lower - cards_.data()));
    }

    Cents money(int percent) const { return share_of_purse(*run_.ticket, percent); }
    bool matters(const Reward& reward) const { return has_effect(tables_, run_, number_, held_, reward); }

    // The rewards by rank, the poorest first. They have a stream of their own, so that they do not move the tables.
    std::array<Reward, invitations_on_board> rewards() const {
        if (number_ == last_station)
            return {{{.medal = Medal::Bronze}, {.medal = Medal::Silver}, {.medal = Medal::Gold}}};
        if (number_ > dining_cars.back()) {
            const Reward both{.hearts = 1, .keepsakes = keepsakes_offered};
            if (matters(both)) return {{{.keepsakes = 1}, {.keepsakes = keepsakes_offered}, both}};
            return {{{.keepsakes = 1}, {.keepsakes = 2}, {.keepsakes = keepsakes_offered}}};
        }
        chance::DiceStream stream = drawing(run_.plan.seed, "rewards", number_);
        const Reward some{.money = money((5 + stream.draw(3)) * money_step)}, heart{.hearts = 1};
        const bool hearts = stream.draw(one_in_hearts) == 0, with_money = stream.draw(one_in_both) == 0;
        const Reward both{.money = some.money, .hearts = 1}, keepsake{.keepsakes = keepsakes_offered};
        const Reward best = with_money && matters(heart) ? both
                            : matters(keepsake)          ? keepsake
                                                         : Reward{.money = money(large_money)};
        const bool brings_heart = hearts && matters(heart) && poorer(heart, best);
        return {{{.money = money(small_money)}, brings_heart ? heart : some, best}};
    }

    void give_rewards() {
        const auto all = rewards();
        std::size_t rank = 0;
        for (Card* card : likeliest_first()) {
            card->station.reward = all[rank++];
            card->station.insured = run_.insured;
        }
    }

    const RunTables& tables_;
    const Run& run_;
    int number_;
    const HeldKeepsakes& held_;
    std::vector<Card> cards_{};
};

// Whether a knob of craps matters to a bet of the menu. Knobs that begin with other words matter with every menu.
bool concerns(std::string_view knob, std::string_view menu) {
    constexpr std::array<std::array<std::string_view, 2>, 6> bets{{{"field", "field"},
                                                                   {"odds", "odds"},
                                                                   {"place", "place"},
                                                                   {"natural", "line"},
                                                                   {"point", "line"},
                                                                   {"craps_push", "line"}}};
    if (menu.empty()) return true;
    for (const auto& [begins, bet] : bets)
        if (knob.starts_with(begins)) return menu.find(bet) != menu.npos;
    return true;
}

}  // namespace

std::vector<Station> board_of(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held) {
    return BoardDrawing{tables, run, number, held}.board();
}

Station without_keepsakes(const RunTables& tables, const Run& run, const Station& card) {
    Station plain = tables(card.invitation->game)
                        ->station({card.invitation, card.chance_class, run.longer}, {}, run.purse, card.seed);
    plain.reward = card.reward;
    return plain;
}

HeldKeepsakes useful_after(const RunTables& tables, int number, const HeldKeepsakes& held) {
    HeldKeepsakes useful;
    for (const Keepsake& keepsake : keepsakes())
        if (std::ranges::count(held, &keepsake) == 0 &&
            std::ranges::any_of(tables.invitations, [&](const Invitation* row) {
                return row->to > number && works_at(tables, keepsake, *row);
            }))
            useful.push_back(&keepsake);
    return useful;
}

Cents share_of_purse(const RunTicket& ticket, int percent) {
    constexpr Cents step = 5 * dollar;
    return (ticket.purse * percent / 100 + step / 2) / step * step;
}

HeldKeepsakes offered_keepsakes(const RunTables& tables, const Run& run, int number, int count) {
    chance::DiceStream stream = drawing(run.plan.seed, "keepsakes", number);
    const int tier = 1 + stream.draw(keepsake_tiers);
    const HeldKeepsakes useful = useful_after(tables, number, run.held);
    HeldKeepsakes rows;
    for (int away = 0; away < keepsake_tiers && how_many(rows) < keepsakes_offered; ++away)  // nearest tiers first
        for (const Keepsake* row : useful)
            if (std::abs(row->tier - tier) == away) rows.push_back(row);
    HeldKeepsakes offers;
    while (how_many(offers) < count && !rows.empty()) {
        const auto taken = rows.begin() + stream.draw(how_many(rows));
        offers.push_back(*taken);
        rows.erase(taken);
    }
    return offers;
}

bool works_at(const RunTables& tables, const Keepsake& keepsake, const Invitation& invitation) {
    if (std::ranges::none_of(effects_at(invitation.game, {&keepsake}),
                             [&](const Effect& effect) { return concerns(effect.what, invitation.menu); }))
        return false;
    static std::mutex mutex;
    static std::map<std::pair<const Keepsake*, const Invitation*>, bool> known;
    const std::lock_guard lock{mutex};
    const auto [found, is_new] = known.try_emplace({&keepsake, &invitation});
    if (is_new) {
        const RunTable& table = *tables(invitation.game);
        const Offer offer{&invitation, class_from(invitation, class_count - 1, -1)};
        const Station with = table.station(offer, {&keepsake}, units_brought * 5 * dollar, 1),
                      plain = table.station(offer, {}, units_brought * 5 * dollar, 1);
        found->second = with.rules != plain.rules || with.goal != plain.goal;
    }
    return found->second;
}

bool has_effect(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held, const Reward& reward) {
    if (reward.medal != Medal::None) return number == last_station;
    if (reward.money > 0 && number > dining_cars.back()) return false;
    if (reward.hearts > 0 && run.hearts >= std::min(most_hearts, run_stations - number + 1)) return false;
    return reward.keepsakes <= how_many(useful_after(tables, number, held));
}

bool poorer(const Reward& one, const Reward& other) {
    const auto kind = [](const Reward& of) {
        const bool more = of.money > 0 || of.keepsakes > 0;
        return of.hearts > 0 ? (more ? 3 : 1) : of.keepsakes > 0 ? 2 : 0;
    };
    const auto order = [&](const Reward& of) { return std::tuple{of.medal, kind(of), of.keepsakes, of.money}; };
    return order(one) < order(other);
}

}  // namespace boxcars::session
