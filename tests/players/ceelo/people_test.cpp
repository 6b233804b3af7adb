// The people of cee-lo: known for a policy each, and as strong as their cards say: games for three, the house's own
// table, worked out exactly, through the rules' own apply().

#include "players/ceelo/policy.h"
#include "players/rated_people.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace boxcars;
using namespace boxcars::players;

namespace {

// A game in which one plays between two who play alike, solved: the chance of the first to win it, a shared win
// counting as its share, from every beginning of a round that can be reached; each banks first as often as the others.
class Drum {
 public:
    Drum(std::string_view one, std::string_view others)
        : sits_{find_ceelo_policy(one), find_ceelo_policy(others), find_ceelo_policy(others)} {
        std::vector<int> starts;
        for (int banker = 0; banker < rules_.players; ++banker) {
            ceelo::State state = opening(rules_);
            advance(rules_, state, ceelo::Begin{banker});
            starts.push_back(known(state));
        }
        for (std::size_t nth = 0; nth < begins_.size(); ++nth) play_round(nth);
        for (double moved = 1; moved > 1e-12;) moved = settle();
        for (const int start : starts) wins += worth_[static_cast<std::size_t>(start)] / rules_.players;
    }
    double wins = 0;

 private:
    struct Way {  // to another round, or to the end; the chance of it
        int to;
        double share, chance;
    };
    int known(const ceelo::State& state) {
        const std::array<int, 4> key{state.banker, state.coins[0], state.coins[1], state.coins[2]};
        const auto [at, fresh] = nth_.try_emplace(key, static_cast<int>(begins_.size()));
        if (fresh) begins_.push_back(state);
        return at->second;
    }
    void play_round(std::size_t nth) {
        ceelo::State state = begins_[nth];
        ways_.emplace_back();
        while (most_offered(state) > 0)
            advance(rules_, state, decision(*sits_[ceelo::seat(state.turn)], {rules_, state, odds_}));
        for (const auto& against : odds_.against) {
            ceelo::State thrown = state;
            advance(rules_, thrown, ceelo::Rolled{against.faces});
            walk(thrown, state.round, against, odds::to_double(against.chance), ways_[nth]);
        }
    }
    void walk(const ceelo::State& state, int round, const odds::CeeloAgainst& against, double chance,
              std::vector<Way>& ways) {
        if (over(rules_, state)) {
            const int winners = leads(state, 0) + leads(state, 1) + leads(state, 2);
            ways.push_back({-1, leads(state, 0) ? 1.0 / winners : 0.0, chance});
        } else if (state.round != round) {
            ways.push_back({known(state), 0, chance});
        } else {
            for (const auto& result : against.results) {
                ceelo::State after = state;
                advance(rules_, after, ceelo::Rolled{result.faces});
                walk(after, round, against, chance * odds::to_double(result.chance), ways);
            }
        }
    }
    double settle() {
        worth_.resize(begins_.size());
        double moved = 0;
        for (std::size_t nth = 0; nth < begins_.size(); ++nth) {
            double sum = 0;
            for (const Way& way : ways_[nth])
                sum += way.chance * (way.to < 0 ? way.share : worth_[static_cast<std::size_t>(way.to)]);
            moved = std::max(moved, std::abs(sum - worth_[nth]));
            worth_[nth] = sum;
        }
        return moved;
    }

    ceelo::Rules rules_{};
    odds::CeeloBet odds_ = odds::ceelo_bet(rules_);
    std::array<const CeeloPolicy*, 3> sits_;
    std::map<std::array<int, 4>, int> nth_;
    std::vector<ceelo::State> begins_;
    std::vector<std::vector<Way>> ways_;
    std::vector<double> worth_;
};

}  // namespace

TEST_CASE("cee-lo's people are called as strong as they are: the words run in the order of the exact chances") {
    std::vector<RatedPerson> rated;
    for (const Person& person : ceelo_people()) {
        if (person.plays.empty())
            CHECK(person.strength == Strength::Unknown);
        else
            rated.push_back({&person, Drum{person.plays, "even"}.wins});
    }
    check_words(rated);
    for (const RatedPerson& one : rated)  // nobody does better in the middle of whatever company
        for (const RatedPerson& others : rated)
            CHECK(Drum{one.person->plays, others.person->plays}.wins <= Drum{"best", others.person->plays}.wins + 0.02);
}

TEST_CASE("every policy of cee-lo has one person who is known for it, and somebody more sits in") {
    CHECK(ceelo_people().size() == ceelo_policies().size() + 1);
    for (const CeeloPolicy& policy : ceelo_policies()) CHECK(known_for(ceelo_people(), policy.name) != nullptr);
    const std::vector<std::string> six{"even", "bold", "bold", "cautious", "kelly", "best"};
    const auto sit = seated(ceelo_people(), six);
    CHECK(std::set<const Person*>(sit.begin(), sit.end()).size() == 6);
    CHECK(sit[2]->name == "Ned");
}
