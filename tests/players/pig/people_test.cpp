// The people of Pig: known for a policy each, and as strong as their cards say, worked out exactly.

#include "players/pig/policy.h"
#include "players/rated_people.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::players;

namespace {

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
