// The computer players of Pig and cee-lo: what each does, and that the words about its strength are true.
#include "players/pig/policy.h"

#include "players/ceelo/policy.h"
#include "players/people.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace boxcars::players {

struct RatedPerson {
    const Person* person;
    double wins;
};

// Nobody who wins more is called weaker; who wins clearly more is called stronger, if above Gentle; one is Strongest.
inline void check_words(std::vector<RatedPerson> rated) {
    constexpr double alike = 0.006, clearly = 0.010;
    std::ranges::sort(rated, {}, &RatedPerson::wins);
    for (const RatedPerson& one : rated)
        for (const RatedPerson& other : rated) {
            CAPTURE(one.person->name);
            CAPTURE(other.person->name);
            if (one.wins <= other.wins) CHECK(one.person->strength <= other.person->strength);
            if (one.person->strength == other.person->strength && one.person->strength >= Strength::Fair)
                CHECK(std::abs(one.wins - other.wins) < alike);
            if (one.wins + clearly < other.wins && other.person->strength > Strength::Gentle)
                CHECK(one.person->strength < other.person->strength);
        }
    CHECK(rated.back().person->strength == Strength::Strongest);
    for (const RatedPerson& one : rated) CHECK_FALSE(words_of(one.person->strength).empty());
}

}  // namespace boxcars::players

using namespace boxcars;
using namespace boxcars::players;

namespace {

PigPolicy policy(std::string_view name) { return find_policy(name).value(); }

// Own score, best opponent's score, turn total, own turns that ended with a hold.
bool holds(std::string_view name, int own, int other, int turn_total, int held = 0, int goal = 100) {
    return policy(name).holds(pig::Rules{goal, 1, 6, 2}, odds::PigPosition{own, other, turn_total, held});
}
// Rolls at one less and holds from there on.
bool holds_from(int least, std::string_view name, int own, int other, int held = 0, int goal = 100) {
    for (int total = 1; total <= goal + 5; ++total)
        if (holds(name, own, other, total, held, goal) != (total >= least)) return false;
    return true;
}

pig::State on_turn(std::vector<int> scores, int turn, int turn_total, int held = 0) {
    pig::State state;
    std::copy(scores.begin(), scores.end(), state.scores.begin());
    state.turn = turn;
    state.turn_total = turn_total;
    state.rolls = turn_total > 0;
    state.holds[static_cast<std::size_t>(turn)] = held;
    return state;
}

TEST_CASE("there are six players of pig, each with a name and a few words") {
    CHECK(policy_names().size() == 6);
    for (const auto name : policy_names()) {
        CHECK(policy(name).name() == name);
        CHECK_FALSE(policy(name).in_words().empty());
    }
    CHECK(policy("hold20").in_words() == "holds at 20");
}

TEST_CASE("every player of pig has a name for people beside its own, and no two have the same") {
    std::set<std::string> titles;
    for (const auto name : policy_names()) {
        CHECK(policy(name).title() != name);
        CHECK(titles.insert(policy(name).title()).second);
    }
    CHECK(policy("hold20").title() == "Easy");
    CHECK(policy("optimal").title() == "Perfect");
    CHECK(titles.insert(policy("hold:17").title()).second);
    CHECK_FALSE(find_policy("Easy"));  // typed, they have their own names only
}

TEST_CASE("nobody holds before the first roll of a turn, and everybody at the goal and beyond") {
    for (const auto name : policy_names()) CHECK_FALSE(policy(name).holds(pig::Rules{}, on_turn({99, 99}, 0, 0)));
    auto best = policy("optimal");
    best.learn(std::make_shared<odds::PigSolution>(odds::solve_pig(pig::Rules{})));
    for (const int over : {0, 1, 5}) {
        for (const auto* name : {"hold20", "hold25", "hold:99", "four_turns", "score_base", "keep_pace"})
            for (const int own : {0, 50, 90, 99}) CHECK(holds(name, own, 99, 100 - own + over, 7));
        CHECK(best.holds(pig::Rules{}, odds::PigPosition{90, 99, 10 + over, 0}));
    }
}

TEST_CASE("hold20 holds at 20, hold:N at N; four_turns at a fair share of what is left, rounded down") {
    for (const int own : {0, 40, 70}) {
        CHECK(holds_from(20, "hold20", own, 99));
        CHECK(holds_from(25, "hold25", own, 0));
        CHECK(holds_from(17, "hold:17", own, 50));
        CHECK(holds_from(1, "hold:1", own, 50));
    }
    CHECK(holds_from(10, "hold20", 90, 0));
    CHECK(holds_from(25, "four_turns", 0, 0, 0));
    CHECK(holds_from(25, "four_turns", 25, 0, 1));
    CHECK(holds_from(24, "four_turns", 27, 0, 1));  // 73 / 3 = 24.33
    CHECK(holds_from(24, "four_turns", 51, 0, 2));  // 49 / 2 = 24.5
    CHECK(holds_from(22, "four_turns", 78, 0, 3));
    for (const int held : {4, 5, 9}) CHECK(holds_from(60, "four_turns", 40, 0, held));
}

TEST_CASE("score_base holds at 19, or at the other's score less 14 if more, and rolls on once a player has 69") {
    CHECK(holds_from(19, "score_base", 0, 0));
    CHECK(holds_from(19, "score_base", 68, 33));
    CHECK(holds_from(20, "score_base", 0, 34));
    CHECK(holds_from(54, "score_base", 0, 68));
    CHECK(holds_from(32, "score_base", 68, 68));  // the goal comes before 54
    CHECK(holds_from(19, "score_base", 68, 0));
    CHECK(holds_from(31, "score_base", 69, 0));
    CHECK(holds_from(100, "score_base", 0, 69));
    CHECK(holds_from(5, "score_base", 95, 0));
}

TEST_CASE("keep_pace holds at 21 plus an eighth of its deficit, rounded half up, until a player has 71") {
    CHECK(holds_from(21, "keep_pace", 0, 0));
    CHECK(holds_from(21, "keep_pace", 0, 3));
    CHECK(holds_from(22, "keep_pace", 0, 4));  // 0.5 is 1
    CHECK(holds_from(22, "keep_pace", 0, 11));
    CHECK(holds_from(23, "keep_pace", 0, 12));  // 1.5 is 2
    CHECK(holds_from(30, "keep_pace", 0, 70));  // 8.75 is 9
    CHECK(holds_from(21, "keep_pace", 4, 0));   // -0.5 is 0
    CHECK(holds_from(20, "keep_pace", 5, 0));   // -0.625 is -1
    CHECK(holds_from(20, "keep_pace", 12, 0));  // -1.5 is -1
    CHECK(holds_from(19, "keep_pace", 13, 0));
    CHECK(holds_from(12, "keep_pace", 70, 0));  // -8.75 is -9
    CHECK(holds_from(21, "keep_pace", 70, 70));
    CHECK(holds_from(29, "keep_pace", 71, 0));
    CHECK(holds_from(100, "keep_pace", 0, 71));
}

TEST_CASE("with another goal the racing distances stay: 31 for score_base, 29 for keep_pace") {
    CHECK(holds_from(19, "score_base", 168, 0, 0, 200));
    CHECK(holds_from(31, "score_base", 169, 0, 0, 200));
    CHECK(holds_from(50, "score_base", 0, 19, 0, 50));
    CHECK(holds_from(19, "score_base", 18, 18, 0, 50));
    CHECK(holds_from(29, "keep_pace", 171, 0, 0, 200));
    CHECK(holds_from(50, "keep_pace", 0, 21, 0, 50));
    CHECK(holds_from(12, "four_turns", 0, 0, 0, 50));
}

TEST_CASE("the best opponent is who counts at a table of several") {
    const pig::Rules three{100, 1, 6, 3};
    CHECK_FALSE(policy("score_base").holds(three, on_turn({10, 20, 69}, 1, 50)));
    CHECK(policy("score_base").holds(three, on_turn({10, 69, 20}, 2, 50)) == false);
    CHECK(policy("score_base").holds(three, on_turn({10, 20, 68}, 1, 54)));
    CHECK(policy("four_turns").holds(three, on_turn({10, 52, 68}, 1, 24, 2)));
}

TEST_CASE("the optimal player takes the solved decision, also where rolling is right again above holding") {
    auto best = policy("optimal");
    CHECK(best.needs_solution());
    CHECK_FALSE(best.ready(pig::Rules{}));
    best.learn(std::make_shared<odds::PigSolution>(odds::solve_pig(pig::Rules{})));
    CHECK(best.ready(pig::Rules{}));
    CHECK(best.ready(pig::Rules{100, 1, 6, 3}));
    CHECK_FALSE(best.ready(pig::Rules{50, 1, 6, 2}));
    const std::string decided{"RHHHHHRH"};
    for (int total = 21; total <= 28; ++total)
        CHECK(best.holds(pig::Rules{}, on_turn({49, 41}, 1, total)) ==
              (decided[static_cast<std::size_t>(total - 21)] == 'H'));
    CHECK_FALSE(best.holds(pig::Rules{100, 1, 6, 3}, on_turn({12, 41, 49}, 1, 27)));
    CHECK(best.holds(pig::Rules{100, 1, 6, 3}, on_turn({12, 41, 49}, 1, 26)));
}

TEST_CASE("the optimal player of a sheet that favours a seat plays as if it favoured nobody") {
    const pig::Rules rules{.goal = 30, .spare_ones = 1};
    auto best = *players::find_policy("optimal");
    best.learn(std::make_shared<odds::PigSolution>(odds::solve_pig(without_favours(rules))));
    CHECK(best.ready(rules));
    CHECK_FALSE(best.ready(pig::Rules{.goal = 40, .spare_ones = 1}));
}

TEST_CASE("an unknown player is refused with the nearest name, or all of them") {
    CHECK_FALSE(find_policy("hold21"));
    CHECK(policy_problem("keep_pase") == "There is no player of pig named 'keep_pase'; did you mean 'keep_pace'?");
    CHECK(
        policy_problem("xyzzy") ==
        "There is no player of pig named 'xyzzy'; there are hold20, hold25, four_turns, score_base, keep_pace, optimal "
        "or hold:N.");
    for (const auto* name : {"hold:", "hold:0", "hold:-3", "hold:1001", "hold:x", "hold:2 "})
        CHECK(policy_problem(name) ==
              "The player '" + std::string{name} + "' needs a number from 1 to 1000 to hold at, as in 'hold:20'.");
    CHECK_FALSE(policy_problem("hold:1000"));
}

// Of the first against the second under the house's rules, each moving first as often as the other.
double wins(std::string_view first, std::string_view second) {
    static const auto solution = std::make_shared<odds::PigSolution>(odds::solve_pig({}));
    const auto player = [](std::string_view name) {
        auto policy = *find_policy(name);
        if (policy.needs_solution()) policy.learn(solution);
        return odds::PigPlayer{{}, policy.rule({})};
    };
    const odds::PigPlayer a = player(first), b = player(second);
    return (odds::first_wins(a, b) + 1 - odds::first_wins(b, a)) / 2;
}

const std::vector<const Person*> sit(std::vector<std::string> players) { return seated(pig_people(), players); }

}  // namespace

TEST_CASE("Pig's people are called as strong as they are: the words run in the order of the exact chances") {
    std::vector<RatedPerson> rated;
    for (const Person& person : pig_people())
        if (!person.plays.empty()) rated.push_back({&person, wins(person.plays, "optimal")});
    check_words(rated);
    for (const RatedPerson& one : rated) CHECK(one.wins <= 0.5 + 1e-12);
}

TEST_CASE("every policy of Pig has one person who is known for it") {
    const auto known = std::ranges::count_if(pig_people(), [](const Person& person) { return !person.plays.empty(); });
    CHECK(known == static_cast<std::ptrdiff_t>(policy_names().size()));
    std::set<std::string_view> names;
    for (const Person& person : pig_people()) CHECK(names.insert(person.name).second);
    for (const auto policy : policy_names()) CHECK(known_for(pig_people(), policy) != nullptr);
    CHECK(known_for(pig_people(), "hold:17") == nullptr);
}

TEST_CASE("nobody sits twice at a table of Pig while somebody has no seat, whatever is played there") {
    const auto two = sit({"human", "hold20"});
    CHECK(two[0] == nullptr);
    CHECK(two[1]->plays == "hold20");
    for (const auto& players : {std::vector<std::string>{"hold20", "hold20", "hold20"},
                                {"human", "hold:17", "hold20", "hold:3"},
                                {"optimal", "hold25", "hold25", "human", "four_turns", "hold:9", "hold:9"}}) {
        std::set<const Person*> there;
        for (const Person* person : sit(players))
            if (person) CHECK(there.insert(person).second);
    }
    const auto ten = sit(std::vector<std::string>(10, "keep_pace"));
    CHECK(ten.front()->plays == "keep_pace");
    std::set<std::string_view> names;
    for (const Person* person : ten) CHECK(names.insert(person->name).second);
    CHECK(names.size() == 10);
}

namespace {

struct Spot {
    ceelo::Rules rules{};
    ceelo::State state{};
    odds::CeeloBet odds{};

    explicit Spot(int players, int coins, ceelo::Rules sheet = {}) : rules(sheet) {
        rules.players = players;
        rules.coins = coins;
        odds = odds::ceelo_bet(rules);
        state = opening(rules);
        advance(rules, state, ceelo::Begin{0});
    }
    int puts(std::string_view name) const { return amount(*find_ceelo_policy(name), {rules, state, odds}); }
};

TEST_CASE("cee-lo's players as bankers: an eighth, half, a third, what the edge is worth") {
    const Spot spot{3, 100};
    CHECK(spot.puts("cautious") == 13);
    CHECK(spot.puts("bold") == 50);
    CHECK(spot.puts("even") == 34);
    CHECK(spot.puts("kelly") == 2);  // 2/81 over a variance of 0.92: 2.7 of 100 coins
}

TEST_CASE("cee-lo's players against the bank: one, half of their coins, an even share, nothing to win and so one") {
    Spot spot{4, 20};
    advance(spot.rules, spot.state, ceelo::Stake{18});
    CHECK(spot.puts("cautious") == 1);
    CHECK(spot.puts("bold") == 10);
    CHECK(spot.puts("even") == 6);
    CHECK(spot.puts("kelly") == 1);
}

TEST_CASE("where the sheet favours the players kelly bets more and stakes least") {
    Spot spot{2, 100, {.pays_at_once = 2}};
    CHECK(spot.puts("kelly") == 1);
    advance(spot.rules, spot.state, ceelo::Stake{100});
    CHECK(spot.puts("kelly") > 5);
}

TEST_CASE("best takes the amount that wins most, and never one that is worth less") {
    Spot spot{3, 10};
    const auto choices = odds::ceelo_choices(spot.odds, spot.rules, spot.state);
    const int taken = spot.puts("best");
    for (const auto& choice : choices) CHECK(choice.wins <= choices[static_cast<std::size_t>(taken - 1)].wins + 1e-12);
}

TEST_CASE("every player of cee-lo puts down what is on offer, whatever the sheet and the coins") {
    for (int n = 0; n < 300; ++n) {
        Spot spot{2 + n % 5, 5 + n % 7, {.tie = static_cast<ceelo::Tie>(n % 3), .pays_triple = 1 + n % 4}};
        for (int act = 0; act < 40 && !over(spot.rules, spot.state); ++act) {
            if (most_offered(spot.state) == 0) {
                advance(spot.rules, spot.state,
                        ceelo::Rolled{{1 + (n + act) % 6, 1 + (n / 6 + act * act) % 6, 1 + (n + 3 * act) % 6}});
                continue;
            }
            for (const auto& policy : ceelo_policies())
                REQUIRE_FALSE(refusal(spot.rules, spot.state, decision(policy, {spot.rules, spot.state, spot.odds})));
            const auto& policy = ceelo_policies()[static_cast<std::size_t>(n + act) % ceelo_policies().size()];
            advance(spot.rules, spot.state, decision(policy, {spot.rules, spot.state, spot.odds}));
        }
    }
}

TEST_CASE("a player of cee-lo that does not exist is named with the nearest that does") {
    CHECK_FALSE(ceelo_policy_problem("kelly"));
    CHECK(ceelo_policy_problem("kelli") == "There is no player of cee-lo named 'kelli'; did you mean 'kelly'?");
    CHECK(ceelo_policy_problem("nobody") ==
          "There is no player of cee-lo named 'nobody'; there are cautious, bold, even, kelly or best.");
}

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
