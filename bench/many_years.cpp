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

struct Table {
    std::vector<rules::Sheet> sheets;
    Players opponents{"human"};  // at a table of several seats
};

const Table at_pig{{pig::Rules{}, pig::Rules{}, pig::Rules{.goal = 50}, pig::Rules{.goal = 120}},
                   {"hold20", "hold25", "keep_pace", "score_base", "four_turns", "optimal", "human"}};
const Table at_craps{{craps::Rules{}, craps::Rules{}, craps::Rules{.crapless = true},
                      craps::Rules{.odds_limit = craps::OddsLimit{1}}, craps::Rules{.bankroll = 5000}}};
const Table at_siwuliu{{siwuliu::Rules{}, siwuliu::Rules{.pays_111 = 4, .tie = siwuliu::Tie::Banker}}};
const Table at_ceelo{{ceelo::Rules{}, ceelo::Rules{.players = 2, .coins = 30}, ceelo::Rules{.players = 4, .coins = 20}},
                     {"even", "bold", "cautious", "kelly", "best", "human"}};

void play_on(Sitting& table, Chance& chance) {
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
        return sitting(of < 10 ? at_craps : of < 15 ? at_siwuliu : of < 18 ? at_ceelo : at_pig);
    }

 private:
    template <class List>
    const auto& any_of(const List& list) {
        return list[static_cast<std::size_t>(below(chance_, list.size()))];
    }

    std::int64_t sitting(const Table& of) {
        Setup setup{.rules = any_of(of.sheets), .seed = chance_(), .players = {"human"}};
        while (setup.players.size() < starts(setup.rules).size()) setup.players.push_back(any_of(of.opponents));
        Sitting table{setup};
        HandFold fold{setup};
        Hands hands;
        const bool practice = one_in(chance_, 40);
        const auto face = [&](int sides) { return 1 + below(chance_, static_cast<std::size_t>(sides)); };
        for (int verbs = 20 + below(chance_, 400); verbs > 0; --verbs) {
            if (const auto dice = table.dice_wanted(); practice && dice.count > 0 && !table.is_practice())
                table.force(std::vector<int>(static_cast<std::size_t>(dice.count), face(dice.sides)));
            else
                play_on(table, chance_);
            hands += fold.look(table);
        }
        const auto settled = std::ssize(hands.all);
        add(record(table), std::move(hands));
        return settled;
    }

    void add(Recording played, Hands hands) {
        StoredSitting kept;
        SittingBegan& began = kept.began;
        began.name = sitting_name(played, began_);
        began.began = began_;
        began.imported = one_in(chance_, 50);
        began.head = std::move(played);
        const auto entries = std::ssize(began.head.entries);
        kept.made.assign(began.head.entries.size(), began_);
        if (!one_in(chance_, 30)) kept.ended = began_ + entries;
        if (kept.ended && one_in(chance_, 10)) kept.sign = {{began.name, "ABC", began_ + entries}};
        auto records = records_of(kept);
        if (entries > 0) records.emplace_back(HandsMade{began.name, 1, entries, std::move(hands)});
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
