#include "session/run/arrive.h"

#include <cmath>
#include <valarray>

namespace boxcars::session {
namespace {

constexpr std::uint64_t forecast_seed = 0xb0cca25;  // seed of the stream that playouts draw from
constexpr double level_step = 0.25;                 // between two levels of the guide's table, in logit
constexpr int levels = 13, guide_boards = 256;
constexpr double worth_of_money = 0.1;  // what the ticket's first purse adds to the chance to arrive
// Best play chooses better than playouts: this is added to the logit of their chance, less for a likelier run. Both
// figures are measured.
constexpr double better_choices = 0.66, less_when_likely = 0.10;

double likely(double logit) { return 1 / (1 + std::exp(-logit)); }

// What best play that misses a goal wins or loses of the money brought, in percent: ten equally likely figures,
// measured at all invitations in 3,500 plays.
constexpr std::array<Cents, 10> missed_percents{-100, -65, -47, -35, -24, -15, -7, 2, 10, 28};
Cents missed_at(const Invitation& row, Cents percent, Cents brings) {
    return row.most_units == 0 ? 0 : brings * percent / 100;
}

using KeepsakeSet = std::uint64_t;  // bit n: keepsakes()[n]
std::size_t index_of(const Keepsake* keepsake) { return nth(keepsake - keepsakes().data()); }
KeepsakeSet set_of(const HeldKeepsakes& held) {
    KeepsakeSet set = 0;
    for (const Keepsake* keepsake : held) set |= KeepsakeSet{1} << index_of(keepsake);
    return set;
}

// One set for each keepsake alone, then the pairs of the links.
std::vector<HeldKeepsakes> small_sets() {
    std::vector<HeldKeepsakes> sets;
    for (const Keepsake& keepsake : keepsakes()) sets.push_back({&keepsake});
    for (const KeepsakeLink& link : keepsake_links())
        sets.push_back({&*std::ranges::find(keepsakes(), link.one, &Keepsake::name),
                        &*std::ranges::find(keepsakes(), link.other, &Keepsake::name)});
    return sets;
}

struct DrawnCard {
    Offer offer{};
    std::size_t row = 0;  // index of the invitation
    double spread = 1;    // factor of the keepsakes' lift in the guide
};
struct DrawnBoard {
    std::vector<DrawnCard> cards{};
    double success = 0;  // 0 to 1; the goal is reached if its chance is larger
    Cents missed = 0;    // what a missed goal costs, one of missed_percents
    DrawnRewards rewards{};
    std::vector<std::size_t> offers{};  // indices of keepsakes, in the order in which they are offered
    // On the tray of the dining car that follows; `ware` is the index of its keepsake.
    std::size_t ware = 0;
    bool heart = false;
};

struct ForecastCard {
    Offer offer{};
    double lift = 0, chance = 0;
    Reward reward{};
};

// The cards of a board, the likeliest first, with chances apart. lift_of(card): what keepsakes do to it.
std::vector<ForecastCard> cards_of(const DrawnBoard& board, const auto& lift_of) {
    static const auto logits = [] {
        std::array<double, chance_classes.size()> all{};
        std::ranges::transform(chance_classes, all.begin(), [](int percent) { return logit_of(percent / 100.0); });
        return all;
    }();
    std::vector<ForecastCard> cards;
    for (const DrawnCard& card : board.cards) cards.push_back({card.offer, lift_of(card)});
    move_apart(cards,
               [](ForecastCard& card) { card.chance = likely(logits[nth(card.offer.chance_class)] + card.lift); });
    return cards;
}

}  // namespace

class RunForecast::Playouts {
 public:
    Playouts(const RunTables& tables, const RunTicket& ticket, int count) : tables_(tables), ticket_(ticket) {
        BOXCARS_CHECK(keepsakes().size(), <=, std::size_t{64}, "a set of keepsakes fits its type");
        std::array<HeldKeepsakes, run_stations + 1> useful;
        for (int number = 1; number <= run_stations; ++number) useful[nth(number)] = useful_after(tables, number, {});
        for (int n = 0; n < count; ++n) draw(n, useful);
        weigh_keepsakes();
        for (int number = run_stations; number > 0; --number) guide(number);
    }

    double arrive(const Ahead& from, const Station* missed) {
        auto& lift = lifts_[set_of(from.held)];
        if (lift.size() == 0) lift = lift_by(from.held);
        Way start{from.means, set_of(from.held), lift, from.keepsakes, from.dines};
        if (from.conductor) start.lift += rule_of(*from.conductor);
        int arrived = 0;
        for (const Boards& boards : boards_) {
            Way way = start;
            if (missed)
                way.means.purse += missed_at(*missed->invitation, boards[nth(from.next - 1)].missed, missed->purse);
            arrived += arrives(std::move(way), from.next, boards);
        }
        const double chance = arrived / real(std::ssize(boards_));
        if (chance == 0 || chance == 1) return chance;
        const double ahead = (run_stations + 1 - from.next) / real(run_stations), logit = logit_of(chance);
        return likely(logit + ahead * (better_choices - less_when_likely * logit));
    }

 private:
    using Boards = std::array<DrawnBoard, run_stations + 1>;  // [number]
    // What keepsakes do to the chances of the tables, in logit; then the mean of the cards on boards.
    using Lift = std::valarray<double>;
    struct Way {  // the state of a playout
        RunMeans means{};
        KeepsakeSet held = 0;
        Lift lift{};
        int keepsakes = 0;   // on offer before the next board
        bool dines = false;  // in a dining car before the next board
    };

    // Draws all boards of playout `n`. The successes of all playouts are spread evenly over each station and pair of
    // stations, which makes the same number of playouts tell more.
    void draw(int n, std::span<const HeldKeepsakes> useful_after) {
        constexpr double root = 1.0850702454914508;  // of x^9 = x + 1: the golden ratio of eight dimensions
        chance::DiceStream stream{forecast_seed, static_cast<std::uint64_t>(n)};
        Boards& boards = boards_.emplace_back();
        double step = 1;
        for (int number = 1; number <= run_stations; ++number) {
            DrawnBoard& board = boards[nth(number)];
            for (const Offer& offer : drawn_offers(tables_, ticket_, number, stream)) {
                const auto row = std::ranges::find(tables_.invitations, offer.invitation) - tables_.invitations.begin();
                board.cards.push_back({offer, nth(row), stream.draw(256) / 128.0});
            }
            step /= root;
            board.success = std::fmod(0.5 + step * (n + 1), 1.0);
            board.missed = missed_percents[nth(stream.draw(how_many(missed_percents)))];
            board.rewards = DrawnRewards{stream};
            const HeldKeepsakes& useful = useful_after[nth(number)];
            for (const Keepsake* keepsake : offered_among(useful, how_many(useful), stream))
                board.offers.push_back(index_of(keepsake));
            if (!useful.empty()) board.ware = index_of(useful[nth(stream.draw(how_many(useful)))]);
            board.heart = stream.draw(2) == 0;
        }
    }

    // What each keepsake does alone, what each link adds, and how much the best keepsake on offer does.
    void weigh_keepsakes() {
        for (const Boards& boards : boards_)
            for (const DrawnBoard& board : boards)
                for (const DrawnCard& card : board.cards) ++share_[card.row];
        share_ /= share_.sum();
        for (const HeldKeepsakes& set : small_sets()) {
            Lift lift = lift_by(set);
            if (set.size() > 1) links_.push_back(set_of(set));
            for (std::size_t n = 0; set.size() > 1 && n < set.size(); ++n) lift -= gains_[index_of(set[n])];
            gains_.push_back(std::move(lift));
        }
        for (const Boards& boards : boards_) {
            double best = 0;
            for (std::size_t n = 0; n < best_gain_.size() && n < boards[1].offers.size(); ++n) {
                best = std::max(best, mean_of(gains_[boards[1].offers[n]]));
                best_gain_[n] += best / real(std::ssize(boards_));
            }
        }
    }
    Lift lift_by(const HeldKeepsakes& held) const {
        Lift lift(share_.size() + 1);
        for (std::size_t n = 0; n < share_.size(); ++n) {
            lift[n] = lift_of(tables_, *tables_.invitations[n], held);
            lift[share_.size()] += share_[n] * lift[n];
        }
        return lift;
    }
    // What the Conductor's rule does at his tables. The mean stays the same: the guide does not know the rule.
    const Lift& rule_of(const RunConductor& conductor) {
        const auto [rule, is_new] = rules_.try_emplace(&conductor, Lift(share_.size() + 1));
        for (std::size_t n = 0; is_new && n < share_.size(); ++n)
            if (const Invitation& row = *tables_.invitations[n]; row.from == last_station)
                rule->second[n] = lift_of(tables_, row, {}, &conductor);
        return rule->second;
    }
    static double mean_of(const Lift& lift) { return lift[lift.size() - 1]; }
    // ---- The guide estimates where a card leads, from the hearts and the mean lift of the keepsakes held

    double believed(int number, int hearts, double strength) const {
        if (hearts <= 0) return 0;
        if (number > run_stations) return 1;
        const double at = std::clamp(strength / level_step, 0.0, levels - 1.001);
        const auto level = static_cast<std::size_t>(at);
        const auto& row = guide_[nth(number)][nth(hearts)];
        return std::lerp(row[level], row[level + 1], at - std::floor(at));
    }
    double value(const ForecastCard& card, int number, const RunMeans& means, double strength) const {
        const int hearts = std::min(means.hearts + card.reward.hearts, most_hearts);
        const double gain = card.reward.keepsakes > 0 ? best_gain_[nth(card.reward.keepsakes - 1)] : 0;
        const double made = believed(number + 1, hearts, strength + gain) +
                            worth_of_money * real(card.reward.money) / real(ticket_.purse);
        return card.chance * made + (1 - card.chance) * believed(number + 1, means.hearts - 1, strength);
    }
    // Gives the rewards of the board. Returns the card that the guide would take, with its value.
    std::pair<const ForecastCard*, double> best_of(std::vector<ForecastCard>& cards, const DrawnBoard& board,
                                                   int number, const RunMeans& means, double strength) const {
        const auto rewards = rewards_of(ticket_, number, board.rewards, [&](const Reward& reward) {
            return has_effect(number, means.hearts, keepsakes_offered, reward);
        });
        std::pair<const ForecastCard*, double> best{nullptr, -1};
        for (std::size_t rank = 0; rank < cards.size(); ++rank) {
            cards[rank].reward = rewards[rank];
            if (const double worth = value(cards[rank], number, means, strength); worth > best.second)
                best = {&cards[rank], worth};
        }
        return best;
    }
    void guide(int number) {
        const std::size_t count = std::min(boards_.size(), nth(guide_boards));
        for (int hearts = 1; hearts <= most_hearts; ++hearts)
            for (int level = 0; level < levels; ++level) {
                const double strength = level * level_step;
                double sum = 0;
                for (const Boards& boards : std::span{boards_}.first(count)) {
                    const DrawnBoard& board = boards[nth(number)];
                    auto cards = cards_of(board, [&](const DrawnCard& card) { return strength * card.spread; });
                    sum += best_of(cards, board, number, {ticket_.purse, hearts}, strength).second;
                }
                guide_[nth(number)][nth(hearts)][nth(level)] = sum / real(count);
            }
    }

    bool arrives(Way way, int number, const Boards& boards) const {
        for (;; ++number) {
            if (way.means.hearts <= 0 || (number <= run_stations && way.means.purse < least_purse)) return false;
            if (number > run_stations) return true;
            take_keepsake(way, boards[nth(number - 1)]);
            if (way.dines) shop(way, number - 1, boards[nth(number - 1)]);
            way.dines = std::ranges::count(dining_cars, number) > 0;
            const DrawnBoard& board = boards[nth(number)];
            auto cards = cards_of(board, [&](const DrawnCard& card) { return way.lift[card.row]; });
            go_on(way, *best_of(cards, board, number, way.means, mean_of(way.lift)).first, board);
        }
    }
    static void go_on(Way& way, const ForecastCard& card, const DrawnBoard& board) {
        const Invitation& row = *card.offer.invitation;
        const Cents brings = brought(way.means.purse);
        if (board.success >= card.chance) {
            way.means.purse += missed_at(row, board.missed, brings);
            --way.means.hearts;
            return;
        }
        way.means.purse += won_at(row, card.offer.chance_class, brings) + card.reward.money;
        way.means.hearts = std::min(way.means.hearts + card.reward.hearts, most_hearts);
        way.keepsakes = card.reward.keepsakes;
    }
    // Takes the keepsake on offer with the largest mean lift.
    void take_keepsake(Way& way, const DrawnBoard& board) const {
        Way best = way;
        for (const std::size_t offer : board.offers) {
            if (way.keepsakes == 0) break;
            if (way.held >> offer & 1) continue;
            --way.keepsakes;
            Way with = way;
            gain(with, offer);
            if (mean_of(with.lift) > mean_of(best.lift)) best = std::move(with);
        }
        best.keepsakes = 0;
        way = std::move(best);
    }
    // Buys the heart, then the keepsake on the tray of the dining car after station `number`, as the purse allows.
    void shop(Way& way, int number, const DrawnBoard& board) const {
        const auto buys = [&](WareKind kind, const Keepsake* keepsake) {
            const Cents price = ware_price(ticket_, number, kind, keepsake);
            if (way.means.purse - price < least_purse) return false;
            way.means.purse -= price;
            return true;
        };
        if (board.heart && has_effect(number, way.means.hearts, 0, {.hearts = 1}) && buys(WareKind::Heart, nullptr))
            ++way.means.hearts;
        if ((way.held >> board.ware & 1) == 0 && buys(WareKind::Keepsake, &keepsakes()[board.ware]))
            gain(way, board.ware);
    }
    // Adds a keepsake and the links that it completes.
    void gain(Way& way, std::size_t keepsake) const {
        const KeepsakeSet added = KeepsakeSet{1} << keepsake;
        way.held |= added;
        way.lift += gains_[keepsake];
        for (std::size_t n = 0; n < links_.size(); ++n)
            if ((links_[n] & added) != 0 && (links_[n] & ~way.held) == 0) way.lift += gains_[keepsakes().size() + n];
    }

    const RunTables& tables_;
    const RunTicket& ticket_;
    std::vector<Boards> boards_{};                       // [playout]
    Lift share_ = Lift(tables_.invitations.size());      // [row]: of the cards on boards
    std::vector<Lift> gains_{};                          // by each keepsake alone, then what each link adds
    std::vector<KeepsakeSet> links_{};                   // the two keepsakes of each
    std::array<double, keepsakes_offered> best_gain_{};  // [n]: mean of the best of n + 1 keepsakes
    std::array<std::array<std::array<double, levels>, most_hearts + 1>, run_stations + 1> guide_{};
    std::map<KeepsakeSet, Lift> lifts_{};
    std::map<const RunConductor*, Lift> rules_{};
};

RunForecast::RunForecast(const RunTables& tables, const RunTicket& ticket, int playouts)
    : tables_(tables), ticket_(ticket), playouts_(std::make_unique<Playouts>(tables_, ticket, playouts)) {}
RunForecast::~RunForecast() = default;

Ahead ahead_of(const Run& run) {
    const int next = how_many(run.stations) + 1;
    const bool dines = run.phase == RunPhase::Keepsake && std::ranges::count(dining_cars, next - 1) > 0;
    return {next, {run.purse, run.hearts}, run.held, run.conductor, how_many(run.offered), dines};
}

double RunForecast::arrive(const Ahead& from, const Station* missed) { return playouts_->arrive(from, missed); }

Arrivals RunForecast::arrivals(const Run& run) {
    if (run.further) return gate_arrivals(*this, tables_, run);
    const Ahead from = ahead_of(run);
    Arrivals arrivals{.before = run.tray.empty() ? 0 : leaving(run)};
    for (const Keepsake* offer : run.offered) {
        Ahead with = from;
        with.held.push_back(offer);
        with.keepsakes = 0;
        arrivals.after.push_back(arrive(with));
    }
    for (Ware ware : run.tray) {
        Run bought = run;
        if (can_pay(run, ware)) buy(bought, ware);
        arrivals.after.push_back(ware.bought ? leaving(bought) : arrivals.before);
    }
    for (const Station& card : run.board) arrivals.after.push_back(taking(run, card));
    if (run.tray.empty()) arrivals.before = std::ranges::max(arrivals.after);
    return arrivals;
}

double RunForecast::taking(const Run& run, const Station& card) {
    const Ahead from = ahead_of(run);
    const auto after = [&](bool made) {
        const Cents won = made ? won_at(*card.invitation, card.chance_class, card.purse) : 0;
        const RunMeans means = after_station(card, {.over = true, .brought = won, .reached = made}, from.means);
        const bool dines = std::ranges::count(dining_cars, from.next) > 0;
        return Ahead{from.next + 1, means, from.held, from.conductor, made || card.insured ? card.reward.keepsakes : 0,
                     dines};
    };
    const double chance = tables_.chance(card);
    return chance * arrive(after(true)) + (1 - chance) * arrive(after(false), &card);
}

double RunForecast::leaving(const Run& run) {
    if (run.board_again) return arrive(ahead_of(run));
    double best = 0;
    for (const Station& card : board_of(tables_, run, how_many(run.stations) + 1, run.held))
        best = std::max(best, taking(run, card));
    return best;
}

std::string arrive_words(const Arrivals& arrivals, std::size_t after) {
    const auto percent = [](double chance) { return std::lround(100 * chance); };
    const long from = percent(arrivals.before), to = percent(arrivals.after[after]);
    return to <= from ? fmt::format("{} %", to) : fmt::format("{} to {} %", from, to);
}

std::vector<Station> stations_behind(const RunTables& tables, const Run& run) {
    std::vector<HeldKeepsakes> sets = small_sets();
    sets.insert(sets.end(), {{}, run.held});
    HeldKeepsakes offers = run.offered;
    for (const Ware& ware : run.tray)
        if (ware.keepsake) offers.push_back(ware.keepsake);
    for (const Keepsake* offer : offers) {
        sets.push_back(run.held);
        sets.back().push_back(offer);
    }
    std::vector<Station> stations;
    for (const HeldKeepsakes& held : sets)
        for (const Invitation* row : tables.invitations)
            if (held.empty() ||
                std::ranges::any_of(held, [&](const Keepsake* one) { return works_at(tables, *one, *row); }))
                stations.push_back(usual_station(tables, *row, held));
    for (const Invitation* row : tables.invitations)
        if (row->from == last_station) stations.push_back(usual_station(tables, *row, {}, run.conductor));
    return stations;
}

}  // namespace boxcars::session
