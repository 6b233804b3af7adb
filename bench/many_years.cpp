#include "many_years.h"

#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"

#include <random>

namespace boxcars::bench {
namespace {

using namespace session;

constexpr Milliseconds first_day = 1'262'304'000'000;          // the first of January 2010
constexpr Milliseconds between_sittings = 5 * 60 * 60 * 1000;  // up to twice as much

using Chance = std::mt19937_64;
int below(Chance& chance, std::size_t count) { return static_cast<int>(chance() % count); }
bool one_in(Chance& chance, int times) { return below(chance, static_cast<std::size_t>(times)) == 0; }

std::vector<pig::Rules> sheets_of(const pig::Rules&) { return {{}, {}, {.goal = 50}, {.goal = 120}}; }
std::vector<craps::Rules> sheets_of(const craps::Rules&) {
    craps::Rules crapless, single, tall;
    crapless.crapless = true;
    single.odds_limit = craps::OddsLimit{1};
    tall.bankroll = 5000;
    return {{}, {}, crapless, single, tall};
}
std::vector<siwuliu::Rules> sheets_of(const siwuliu::Rules&) {
    siwuliu::Rules fair;
    fair.tie = siwuliu::Tie::Banker;
    fair.pays_111 = 4;
    return {{}, fair};
}
std::vector<ceelo::Rules> sheets_of(const ceelo::Rules&) {
    return {{}, {.players = 2, .coins = 30}, {.players = 4, .coins = 20}};
}

Players opponents(const pig::Rules& rules, Chance& chance) {
    constexpr std::array all{"hold20", "hold25", "keep_pace", "score_base", "four_turns", "optimal", "human"};
    Players seats{"human"};
    while (how_many(seats) < rules.players)
        seats.emplace_back(all[static_cast<std::size_t>(below(chance, all.size()))]);
    return seats;
}
Players opponents(const ceelo::Rules& rules, Chance& chance) {
    constexpr std::array all{"even", "bold", "cautious", "kelly", "best", "human"};
    Players seats{"human"};
    while (how_many(seats) < rules.players)
        seats.emplace_back(all[static_cast<std::size_t>(below(chance, all.size()))]);
    return seats;
}
template <class R>
Players opponents(const R& rules, Chance&) {
    return Players(std::max<std::size_t>(1, verbs::start_events(rules).size()), "human");
}

template <class R>
void play_on(Session<R>& table, Chance& chance) {
    if (table.over()) {
        table.next_game();
        return;
    }
    const auto decisions = table.legal();
    if (table.may_throw() && (decisions.empty() || !one_in(chance, 3)))
        table.throw_dice();
    else if (!decisions.empty())
        table.submit(decisions[static_cast<std::size_t>(below(chance, decisions.size()))]);
}

class ManyYears {
 public:
    explicit ManyYears(Store& store) : store_(store) {}

    std::int64_t add_one() {  // the hands that it settled
        began_ += 1 + static_cast<Milliseconds>(chance_() % (2 * between_sittings));
        const int of = below(chance_, 20);
        if (of < 10) return sitting<craps::Rules>();
        if (of < 15) return sitting<siwuliu::Rules>();
        if (of < 18) return sitting<ceelo::Rules>();
        return sitting<pig::Rules>();
    }

 private:
    template <class R>
    std::int64_t sitting() {
        const auto sheets = sheets_of(R{});
        Setup<R> setup{.rules = sheets[static_cast<std::size_t>(below(chance_, sheets.size()))], .seed = chance_()};
        setup.players = opponents(setup.rules, chance_);
        Session<R> table{setup};
        HandFold<R> fold{setup};
        StoredSitting kept;
        if constexpr (rules::PlayedForMoney<R>)
            if (one_in(chance_, 3)) kept.began.brought = persons_money(table).value_or(rules::Money{}).all();
        Hands hands;
        const bool practice = one_in(chance_, 40);
        const auto face = [&](int sides) { return 1 + below(chance_, static_cast<std::size_t>(sides)); };
        for (int verbs = 20 + below(chance_, 400); verbs > 0; --verbs) {
            if (kept.began.brought > 0 && table.over()) break;
            if (const auto dice = table.dice_wanted(); practice && dice.count > 0 && !table.practice())
                table.force(std::vector<int>(static_cast<std::size_t>(dice.count), face(dice.sides)));
            else
                play_on(table, chance_);
            hands += fold.look(table);
        }
        const auto settled = std::ssize(hands.all);
        add(std::move(kept), record(table), std::move(hands), persons_money(table));
        return settled;
    }

    void add(StoredSitting kept, Recording played, Hands hands, const std::optional<rules::Money>& money) {
        SittingBegan& began = kept.began;
        began.name = sitting_name(played, began_);
        began.began = began_;
        began.imported = began.brought == 0 && one_in(chance_, 50);
        began.head = std::move(played);
        const auto entries = std::ssize(began.head.entries);
        kept.made.assign(began.head.entries.size(), began_);
        kept.tail = {began.head.given_dice, began.head.practice, entries, began.head.hash, {}};
        if (!one_in(chance_, 30)) kept.tail.ended = began_ + entries;
        if (kept.tail.ended && one_in(chance_, 10)) kept.sign = {"ABC", began_ + entries};
        auto records = records_of(kept);
        if (entries > 0) records.emplace_back(HandsMade{began.name, 1, entries, std::move(hands), money});
        store_.wait(store_.add(std::move(records)));
    }

    Store& store_;
    Chance chance_{20100101};
    Milliseconds began_ = first_day;
};

}  // namespace

void play_many_years(Store& store, std::int64_t hands) {
    ManyYears years{store};
    while (hands > 0) hands -= years.add_one();
}

}  // namespace boxcars::bench
