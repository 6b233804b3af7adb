#include "session/run/station.h"

#include "base/words.h"
#include "session/run/result.h"
#include "session/table_change.h"

#include <fmt/ranges.h>

namespace boxcars::session {
namespace {

constexpr std::array<Cents, 10> units_in_dollars{1, 2, 3, 4, 5, 10, 15, 20, 25, 30};

constexpr std::array<std::string_view, 6> menu_words{"line", "odds", "come", "field", "hardways", "place"};

unsigned menu_of(std::string_view words) {
    unsigned menu = 0;
    if (words.empty()) return menu;
    for (const std::string_view word : words_of(words))
        menu |= 1U << (std::ranges::find(menu_words, word) - menu_words.begin());
    return menu;
}

// The sum of what the effects add to the length, the nearness of the target or the top bet.
int changed(const std::vector<Effect>& effects, std::string_view what) {
    int sum = 0;
    for (const Effect& effect : effects)
        if (effect.what == what) sum += effect.amount;
    return sum;
}

// A percentage of the purse, rounded to the nearest unit.
Cents share_of(Cents purse, int percent, Cents unit) { return (purse * percent / 100 + unit / 2) / unit * unit; }

// The least bet: one unit. For a Stay goal it is a tenth of the money brought, so that every throw counts.
Cents least_bet(const Invitation& invitation, Cents brings) {
    const Cents unit = unit_of(brings);
    return invitation.goal == rules::GoalKind::Stay ? std::max(unit, share_of(brings, 10, unit)) : unit;
}

std::int64_t money_target(const Invitation& invitation, int percent, Cents brings) {
    const Cents unit = unit_of(brings), share = share_of(brings, percent, unit);
    if (invitation.goal == rules::GoalKind::Stay)
        return std::clamp(share, least_bet(invitation, brings), brings - unit);
    return std::max(invitation.goal == rules::GoalKind::Break ? unit : brings + unit, share);
}

}  // namespace

Cents unit_of(Cents purse) {
    Cents unit = units_in_dollars.front();
    for (const Cents dollars : units_in_dollars)
        if (dollars * dollar * units_brought <= purse) unit = dollars;
    return unit * dollar;
}

Cents brought(Cents purse) { return std::min(purse / dollar * dollar, unit_of(purse) * units_brought); }

Cents won_at(const Invitation& row, int of, Cents brings) {
    constexpr Cents stayed = 30;  // percent that best play wins on average at a Stay goal
    if (row.most_units == 0) return 0;
    const Cents target = row.targets[nth(of)];
    const bool reach = row.goal == rules::GoalKind::Reach;
    return brings * (row.goal == rules::GoalKind::Stay ? stayed : reach ? target - 100 : target) / 100;
}

Station planned_station(const Offer& offer, const HeldKeepsakes& held, Cents purse) {
    const Invitation& invitation = *offer.invitation;
    Station station{
        .invitation = &invitation, .chance_class = offer.chance_class, .conductor = offer.conductor, .purse = purse};
    const auto effects = effects_of(offer, held);
    const int target = invitation.targets[nth(offer.chance_class)] - changed(effects, "nearer");
    station.for_purse = invitation.most_units > 0;
    station.players = players_from(invitation.company.empty() ? "human" : fmt::format("human,{}", invitation.company));
    station.goal.kind = invitation.goal;
    station.goal.length = invitation.length;
    if (invitation.goal != rules::GoalKind::Stay) station.goal.length += changed(effects, "length");
    const bool to_reach = invitation.goal == rules::GoalKind::Reach || invitation.goal == rules::GoalKind::Break;
    if (offer.longer && to_reach) station.goal.length += (station.goal.length + 3) / 4;
    station.goal.menu = menu_of(invitation.menu);
    if (station.for_purse) {
        station.purse = brought(purse);
        station.goal.target = money_target(invitation, target, station.purse);
        const Cents least = least_bet(invitation, station.purse);
        station.goal.stakes = {least, (invitation.most_units + changed(effects, "richer")) * least, least};
    } else {
        station.goal.target = invitation.goal == rules::GoalKind::Win ? invitation.length : target;
    }
    return station;
}

double StationLedger::played() const {
    double factor = 1;
    for (const RunMoment& moment : moments)
        if (moment.given_away() > 0) factor *= moment.after / moment.before;
    return factor;
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

std::string chance_key(const Station& station) {
    const auto& goal = station.goal;
    return fmt::format("{} {} {} {} {} {} {} {} {}", station.invitation->name, fmt::join(station.knobs, " "),
                       players_text(station.players), goal.target, goal.length, goal.stakes.least, goal.stakes.most,
                       station.purse, station.first);
}

std::string twist_words(const Station& station) {
    std::string words{station.invitation->twist};
    const auto lead = std::ranges::find(station.rules, "lead", &RuleValues::value_type::first);
    if (lead == station.rules.end()) return words;
    return words + fmt::format(". {} {} points ahead", lead->second > 0 ? "You start" : "The other player starts",
                               std::abs(lead->second));
}

std::string goal_words(const Station& station) {
    const auto& goal = station.goal;
    if (goal.kind == rules::GoalKind::Win)
        return goal.length == 1 ? "Win the game" : fmt::format("Win {} of {} games", goal.target, goal.length);
    if (goal.kind == rules::GoalKind::Break) return fmt::format("Break the bank of {}", money_words(goal.target));
    if (goal.kind == rules::GoalKind::Stay) return fmt::format("Never fall below {}", money_words(goal.target));
    if (!station.for_purse) return fmt::format("Reach {} coins", goal.target);
    const bool all = station.purse < units_brought * dollar;
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

std::string_view medal_word(Medal medal) {
    return std::array{"no", "bronze", "silver", "gold"}[nth(static_cast<int>(medal))];
}

std::string brings_words(const Station& station) {
    const Reward& reward = station.reward;
    if (reward.medal != Medal::None) return fmt::format("the {} medal", medal_word(reward.medal));
    std::vector<std::string> parts;
    if (reward.hearts > 0) parts.push_back(reward.hearts > 1 ? "two hearts" : "a heart");
    if (reward.keepsakes == 1) parts.push_back("a keepsake");
    if (reward.keepsakes > 1)
        parts.push_back(reward.keepsakes == 2 ? "one of two keepsakes" : "one of three keepsakes");
    if (reward.money > 0) parts.push_back(money_words(reward.money));
    return fmt::format("{}", fmt::join(parts, " and "));
}

}  // namespace boxcars::session
