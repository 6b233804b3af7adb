#include "session/run/board.h"

#include "base/words.h"

#include <cmath>
#include <cstdlib>
#include <mutex>

namespace boxcars::session {
namespace {

constexpr Cents usual_purse = units_brought * 5 * dollar;
constexpr int small_money = 5, large_money = 50;   // in percent of the ticket's first purse
constexpr int money_step = 5;                      // the middle card brings 25, 30 or 35 percent
constexpr int one_in_hearts = 3, one_in_both = 4;  // how often a reward is a heart, and a heart with money

// Draws a row that has this class or a harder one, and removes the rows of its game. If no row has one, any row, with
// its hardest class.
Offer drawn_offer(std::vector<const Invitation*>& rows, int of, chance::DiceStream& stream) {
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
    return {&row, harder < 0 ? class_from(row, of, -1) : harder};
}

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

int class_from(const Invitation& row, int from, int step) {
    for (int of = from; of >= 0 && of < class_count; of += step)
        if (row.targets[nth(of)] != 0) return of;
    return -1;
}

std::vector<Offer> drawn_offers(const RunTables& tables, const RunTicket& ticket, int number,
                                chance::DiceStream& stream) {
    std::vector<const Invitation*> rows;
    for (const Invitation* row : tables.invitations)
        if (row->from <= number && number <= row->to) rows.push_back(row);
    const int easiest = ticket.ramp[nth(number - 1)];
    std::vector<int> steps{easiest, easiest + 1, easiest + 2};
    std::vector<Offer> offers;
    while (!steps.empty() && !rows.empty()) {
        const auto step = steps.begin() + stream.draw(how_many(steps));
        offers.push_back(drawn_offer(rows, std::min(*step, class_count - 1), stream));
        steps.erase(step);
    }
    return offers;
}

DrawnRewards::DrawnRewards(chance::DiceStream& stream)
    : money((5 + stream.draw(3)) * money_step),
      heart(stream.draw(one_in_hearts) == 0),
      both(stream.draw(one_in_both) == 0) {}

std::array<Reward, invitations_on_board> rewards_of(const RunTicket& ticket, int number, const DrawnRewards& drawn,
                                                    const std::function<bool(const Reward&)>& matters) {
    if (number == last_station) return {{{.medal = Medal::Bronze}, {.medal = Medal::Silver}, {.medal = Medal::Gold}}};
    if (number > dining_cars.back()) {
        const Reward both{.hearts = 1, .keepsakes = keepsakes_offered};
        if (matters(both)) return {{{.keepsakes = 1}, {.keepsakes = keepsakes_offered}, both}};
        return {{{.keepsakes = 1}, {.keepsakes = 2}, {.keepsakes = keepsakes_offered}}};
    }
    const Reward some{.money = share_of_purse(ticket, drawn.money)}, heart{.hearts = 1};
    const Reward both{.money = some.money, .hearts = 1}, keepsake{.keepsakes = keepsakes_offered};
    const Reward best = drawn.both && matters(heart) ? both
                        : matters(keepsake)          ? keepsake
                                                     : Reward{.money = share_of_purse(ticket, large_money)};
    const bool brings_heart = drawn.heart && matters(heart) && poorer(heart, best);
    return {{{.money = share_of_purse(ticket, small_money)}, brings_heart ? heart : some, best}};
}

std::vector<Station> board_of(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held) {
    struct Card {
        Offer offer;
        std::size_t place;
        Station station{};
        double chance = 0;
    };
    chance::DiceStream stream = drawing(run.plan.seed, run.board_again ? "board again" : "board", number);
    std::vector<Card> cards;
    for (const Offer& offer : drawn_offers(tables, *run.ticket, number, stream)) cards.push_back({offer, cards.size()});
    const std::uint64_t seed = station_seed(run.plan.seed, number);
    move_apart(cards, [&](Card& card) {
        card.offer.longer = run.longer;
        if (number == last_station) card.offer.conductor = run.conductor;
        card.station = tables(card.offer.invitation->game)->station(card.offer, held, run.purse, seed);
        card.chance = tables.chance(card.station);
    });
    chance::DiceStream more = drawing(run.plan.seed, "rewards", number);  // so that rewards do not move the tables
    const auto rewards = rewards_of(*run.ticket, number, DrawnRewards{more}, [&](const Reward& reward) {
        return has_effect(tables, run, number, held, reward);
    });
    for (std::size_t rank = 0; rank < cards.size(); ++rank) {
        cards[rank].station.reward = rewards[rank];
        cards[rank].station.insured = run.insured;
    }
    std::ranges::sort(cards, {}, &Card::place);
    std::vector<Station> board;
    for (Card& card : cards) board.push_back(std::move(card.station));
    return board;
}

Station without_keepsakes(const RunTables& tables, const Run& run, const Station& card) {
    Station plain =
        tables(card.invitation->game)
            ->station({card.invitation, card.chance_class, run.longer, card.conductor}, {}, run.purse, card.seed);
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
    return offered_among(useful_after(tables, number, run.held), count, stream);
}

HeldKeepsakes offered_among(const HeldKeepsakes& useful, int count, chance::DiceStream& stream) {
    const int tier = 1 + stream.draw(keepsake_tiers);
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
        const Station with = table.station(offer, {&keepsake}, usual_purse, 1),
                      plain = table.station(offer, {}, usual_purse, 1);
        found->second = with.rules != plain.rules || with.goal != plain.goal;
    }
    return found->second;
}

Station usual_station(const RunTables& tables, const Invitation& row, const HeldKeepsakes& held,
                      const RunConductor* conductor) {
    constexpr int usual_class = 3;
    const int harder = class_from(row, usual_class, 1);
    const Offer offer{&row, harder < 0 ? class_from(row, usual_class, -1) : harder, false, conductor};
    return tables(row.game)->station(offer, held, usual_purse, 1);
}

double lift_of(const RunTables& tables, const Invitation& row, const HeldKeepsakes& held,
               const RunConductor* conductor) {
    const auto works = [&](const Keepsake* one) { return works_at(tables, *one, row); };
    if (!conductor && std::ranges::none_of(held, works)) return 0;
    return logit_of(tables.chance(usual_station(tables, row, held, conductor))) -
           logit_of(tables.chance(usual_station(tables, row, {})));
}

double logit_of(double chance) {
    constexpr double least = 0.002;
    const double p = std::clamp(chance, least, 1 - least);
    return std::log(p / (1 - p));
}

bool has_effect(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held, const Reward& reward) {
    const auto useful = [&] { return reward.keepsakes > 0 ? how_many(useful_after(tables, number, held)) : 0; };
    return has_effect(number, run.hearts, useful(), reward);
}

bool has_effect(int number, int hearts, int useful, const Reward& reward) {
    if (reward.medal != Medal::None) return number == last_station;
    if (reward.money > 0 && number > dining_cars.back()) return false;
    if (reward.hearts > 0 && hearts >= std::min(most_hearts, run_stations - number + 1)) return false;
    return reward.keepsakes <= useful;
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
