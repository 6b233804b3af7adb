#include "session/run/station.h"

#include "base/words.h"
#include "session/run/result.h"

#include <fmt/ranges.h>

namespace boxcars::session {
namespace {

constexpr std::array<Cents, 13> handy_dollars{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000};
constexpr int units_in_purse = 40;

constexpr std::array<std::string_view, 6> menu_words{"line", "odds", "come", "field", "hardways", "place"};

unsigned menu_of(std::string_view words) {
    unsigned menu = 0;
    if (words.empty()) return menu;
    for (const std::string_view word : words_of(words))
        menu |= 1U << (std::ranges::find(menu_words, word) - menu_words.begin());
    return menu;
}

// The sum of the keepsakes' changes of this kind at this game.
int changed(const HeldKeepsakes& held, std::string_view game, KeepsakeChange change) {
    int sum = 0;
    for (const Keepsake* keepsake : held)
        if (keepsake->game == game && keepsake->change == change) sum += keepsake->amount;
    return sum;
}

// A percentage of the purse, rounded to the nearest unit.
Cents share_of(Cents purse, int percent, Cents unit) { return (purse * percent / 100 + unit / 2) / unit * unit; }

// The least bet: one unit. For a Stay goal it is a tenth of the purse, so that every throw counts.
Cents least_bet(const Invitation& invitation, Cents purse) {
    const Cents unit = unit_of(purse);
    return invitation.goal == rules::GoalKind::Stay ? std::max(unit, share_of(purse, 10, unit)) : unit;
}

// The gain to reach and the reward in percent of the usual, for the distances near, usual and far.
constexpr std::array<int, 3> way_percent{55, 100, 155}, reward_percent{70, 100, 150};
std::size_t index_of(Distance distance) { return static_cast<std::size_t>(static_cast<int>(distance) + 1); }

std::int64_t money_target(const Offer& offer, const RunTicket& ticket, int nearer, Cents purse) {
    const Invitation& invitation = *offer.invitation;
    const Cents unit = unit_of(purse);
    const int way = way_percent[index_of(offer.distance)];
    if (invitation.goal == rules::GoalKind::Stay) {  // a nearer Stay goal allows a larger loss
        const int loss = (100 - invitation.target) * (200 - way) / (100 + ticket.harder) + nearer;
        return std::clamp(share_of(purse, 100 - loss, unit), least_bet(invitation, purse), purse - unit);
    }
    if (invitation.goal == rules::GoalKind::Break) return share_of(purse, invitation.target * way / 100 - nearer, unit);
    const int gain = (invitation.target - 100) * (100 + ticket.harder) * way / 10'000 - nearer;
    return std::max(purse + unit, share_of(purse, 100 + gain, unit));
}

// Changes a goal of games or coins. A near goal has one more game to play, or needs one coin less. A far goal has one
// more game to play and to win (a single game becomes 2 of 3), or needs one coin more.
void move_goal(rules::GoalTerms& goal, Distance distance) {
    if (goal.kind == rules::GoalKind::Win) {
        goal.length += distance == Distance::Far && goal.length == 1 ? 2 : distance != Distance::Usual;
        goal.target += distance == Distance::Far;
    } else {
        goal.target += static_cast<int>(distance);
    }
}

// Whether a guest rule's knob matters to a bet that the station takes: "field_2" needs the field, "odds_limit" odds,
// "place_6_8" place bets; other knobs matter with every menu.
bool concerns(std::string_view knob, const Station& station) {
    const auto bet = std::ranges::find(menu_words, knob.substr(0, knob.find('_')));
    return station.goal.menu == 0 || bet == menu_words.end() ||
           (station.goal.menu >> (bet - menu_words.begin()) & 1) != 0;
}

}  // namespace

Cents unit_of(Cents purse) {
    Cents unit = handy_dollars.front();
    for (const Cents handy : handy_dollars)
        if (handy * dollar * units_in_purse <= purse) unit = handy;
    return unit * dollar;
}

Station planned_station(const Offer& offer, const RunTicket& ticket, const HeldKeepsakes& held, Cents purse) {
    const Invitation& invitation = *offer.invitation;
    Station station{.invitation = &invitation, .passenger = offer.passenger, .purse = purse};
    const std::string_view game = invitation.game;
    const int nearer = changed(held, game, KeepsakeChange::Nearer),
              richer = changed(held, game, KeepsakeChange::Richer);
    station.for_purse = invitation.most_units > 0;
    station.players = players_from(invitation.company.empty() ? "human" : fmt::format("human,{}", invitation.company));
    station.goal.kind = invitation.goal;
    station.goal.length = invitation.length;
    if (invitation.goal != rules::GoalKind::Stay) station.goal.length += changed(held, game, KeepsakeChange::Longer);
    station.goal.target = invitation.target - nearer;
    station.goal.menu = menu_of(invitation.menu);
    if (station.for_purse) {
        const Cents most = std::min(purse, most_brought);
        station.purse = most / dollar * dollar;
        station.goal.target = money_target(offer, ticket, nearer, station.purse);
        const Cents least = least_bet(invitation, station.purse);
        station.goal.stakes = {least, (invitation.most_units + richer) * least, least};
    } else {
        move_goal(station.goal, offer.distance);
    }
    station.keepsake = ticket.keepsakes || invitation.reward == Reward::Keepsake;
    if (invitation.reward == Reward::Money)
        station.money =
            share_of(ticket.purse, invitation.money * reward_percent[index_of(offer.distance)] / 100, 5 * dollar);
    return station;
}

double StationLedger::played() const {
    double factor = 1;
    for (const RunMoment& moment : moments)
        if (moment.given_away() > 0) factor *= moment.after / moment.before;
    return factor;
}

double StationLedger::given_away() const {
    double sum = 0;
    for (const RunMoment& moment : moments) sum += moment.given_away();
    return sum;
}

std::vector<const RunMoment*> StationLedger::dearest(std::size_t most) const {
    std::vector<const RunMoment*> dear;
    constexpr double least = 0.0005;  // smaller losses print as 0.0 points
    for (const RunMoment& moment : moments)
        if (moment.given_away() >= least) dear.push_back(&moment);
    std::ranges::stable_sort(dear, std::greater{}, &RunMoment::given_away);
    dear.resize(std::min(dear.size(), most));
    return dear;
}

std::string station_key(const Station& station) {
    const auto& goal = station.goal;
    return fmt::format("{}/{}/{}/{}/{}/{}", station.seed, station.invitation->name, fmt::join(station.knobs, " "),
                       goal.target, goal.length, goal.stakes.most);
}

std::string twist_words(const Station& station) {
    std::string words{station.invitation->twist};
    if (const Passenger* along = station.passenger; along && concerns(along->knobs, station))
        words += fmt::format(". Guest rule of {}: {}", along->name, along->rule);
    return words;
}

std::string goal_words(const Station& station) {
    const auto& goal = station.goal;
    if (goal.kind == rules::GoalKind::Win)
        return goal.length == 1 ? "Win the game" : fmt::format("Win {} of {} games", goal.target, goal.length);
    if (goal.kind == rules::GoalKind::Break) return fmt::format("Break the bank of {}", money_words(goal.target));
    if (goal.kind == rules::GoalKind::Stay) return fmt::format("Never fall below {}", money_words(goal.target));
    if (!station.for_purse) return fmt::format("Reach {} coins", goal.target);
    const bool all = station.purse < most_brought;
    return fmt::format("Turn {}{} into {}", money_words(station.purse), all ? "" : " of your purse",
                       money_words(goal.target));
}

std::string limits_words(const Station& station) {
    const rules::GoalKind kind = station.goal.kind;
    if (kind == rules::GoalKind::Win) return {};
    const bool stays = kind == rules::GoalKind::Stay;
    std::string words = fmt::format("{} {}", stays ? "for" : "within", length_words(station.unit, station.goal.length));
    const auto& stakes = station.goal.stakes;
    if (station.for_purse)
        words += fmt::format(", {} to {} a bet", money_words(stakes.least), money_words(stakes.most));
    std::vector<std::string_view> bets;
    for (std::size_t n = 0; n < menu_words.size(); ++n)
        if (station.goal.menu >> n & 1) bets.push_back(menu_words[n]);
    if (!bets.empty()) words += fmt::format(", {} only", fmt::join(bets, " and "));
    return words;
}

std::string brings_words(const Station& station) {
    const std::string keepsake = "a keepsake of your choice";
    if (station.invitation->reward == Reward::Keepsake) return keepsake;
    const std::string first = station.money > 0 ? money_words(station.money) : "a heart";
    return station.keepsake ? first + ", and " + keepsake : first;
}

}  // namespace boxcars::session
