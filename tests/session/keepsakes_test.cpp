// The Long Run's keepsakes: their rows can be read, and each, like each link, lifts the chance of some goal.
#include "longer.h"
#include "session/run/board.h"
#include "session/run_tables.h"

#include <doctest/doctest.h>

#include <set>

using namespace boxcars;
using namespace boxcars::session;
using test::tables;

namespace {

constexpr int even_class = 3;  // goals that are reached about every second time

// The keepsakes' lift of the row's goal of that class, in percent; 0 if the row has no such goal.
double lift(const Invitation& row, int of, const HeldKeepsakes& held) {
    if (row.targets[nth(of)] == 0) return 0;
    const auto chance = [&](const HeldKeepsakes& with) {
        return tables().chance(tables()(row.game)->station({&row, of}, with, 300 * dollar, 7));
    };
    return 100 * (chance(held) - chance({}));
}
double best_lift(const Keepsake& keepsake) {
    double best = 0;
    for (const Invitation* row : tables().invitations)
        if (works_at(tables(), keepsake, *row)) best = std::max(best, lift(*row, even_class, {&keepsake}));
    return best;
}
const Keepsake* named(std::string_view name) {
    const auto found = std::ranges::find(keepsakes(), name, &Keepsake::name);
    return found == keepsakes().end() ? nullptr : &*found;
}

// Whether the game has the effect's knob and it takes the value, or the number added to the default.
template <rules::Game R>
bool fits(const Effect& effect) {
    if (effect.game != R::game) return false;
    R rules;
    if (!effect.turns_knob()) return true;
    const auto* knob = rules::find_knob(rules, effect.what);
    if (!knob) return false;
    if (!effect.value.empty()) return !rules::set_knob(rules, effect.what, effect.value);
    return rules::takes(*knob, knob->get(rules) + effect.amount);
}
void check_effects(std::string_view text, bool counts) {
    CAPTURE(text);
    const auto effects = effects_from(text);
    CHECK_FALSE(effects.empty());
    for (const Effect& effect : effects) {
        CHECK((fits<craps::Rules>(effect) || fits<siwuliu::Rules>(effect) || fits<ceelo::Rules>(effect) ||
               fits<pig::Rules>(effect)));
        if (!counts) CHECK_FALSE(effect.counted);
    }
}

}  // namespace

TEST_CASE("Long Run: the effects of every keepsake and link can be read, and no table refuses them") {
    std::set<std::string_view> names;
    std::array<int, 4> members{};
    for (const Keepsake& keepsake : keepsakes()) {
        CAPTURE(keepsake.name);
        CHECK(names.insert(keepsake.name).second);
        CHECK(keepsake.tier >= 1);
        CHECK(keepsake.tier <= keepsake_tiers);
        CHECK(keepsake.sentence.size() <= 64);
        check_effects(keepsake.effects, true);
        ++members[nth(keepsake.family)];
    }
    CHECK(names.size() >= 24);
    CHECK(std::ranges::min(members) >= most_counted);
    CHECK(keepsake_links().size() >= 8);
    for (const KeepsakeLink& link : keepsake_links()) {
        CAPTURE(link.title);
        REQUIRE(named(link.one));
        REQUIRE(named(link.other));
        CHECK(link.one != link.other);
        CHECK(names.insert(link.title).second);
        check_effects(link.effects, false);
    }
}

TEST_CASE("Long Run: an effect that cannot be read is refused") {
    for (const std::string_view wrong :
         {"", "craps", "craps.length", "craps.length=5", "craps.length+", "craps.length+x", "craps.length+0",
          "pig.lead+5**", "pig.lead+1000", "craps.tie=", "+5.craps", "craps.length+5  pig.lead+5"}) {
        CAPTURE(wrong);
        CHECK_THROWS_AS(effects_from(wrong), Error);
    }
}

TEST_CASE("Long Run: an effect with an asterisk grows with its family, up to four members") {
    HeldKeepsakes held{named("signal_bell")};
    const auto more_throws = [&] {
        int sum = 0;
        for (const Effect& effect : effects_at("craps", held)) sum += effect.what == "length" ? effect.amount : 0;
        return sum;
    };
    const int one = more_throws();
    CHECK(one > 0);
    for (const Keepsake& keepsake : keepsakes()) {
        if (keepsake.name == "signal_bell" || keepsake.effects.find("craps.length") != std::string_view::npos) continue;
        held.push_back(&keepsake);
        const auto members = std::ranges::count(held, Family::Tempo, &Keepsake::family);
        CHECK(more_throws() == one * static_cast<int>(std::min<std::ptrdiff_t>(members, most_counted)));
    }
}

TEST_CASE("Long Run: two keepsakes of a link add its effects while both are held") {
    const KeepsakeLink& link = keepsake_links().front();
    const HeldKeepsakes one{named(link.one)}, both{named(link.one), named(link.other)};
    CHECK(links_of(one).empty());
    CHECK(links_of(both) == std::vector{&link});
    CHECK(links_with(one, *named(link.other)) == links_of(both));
    CHECK(links_with(both, *named("tea_break")).empty());
    CHECK(link_words(link).find(" hang together: ") != std::string::npos);
}

TEST_CASE("Long Run: every keepsake lifts some even goal by 2 % or more, and half of them by 4 to 20 %") {
    const std::size_t step = test::longer(3u, 1u);
    int tried = 0, usual = 0;
    for (std::size_t n = 0; n < keepsakes().size(); n += step) {
        const Keepsake& keepsake = keepsakes()[n];
        CAPTURE(keepsake.name);
        const double best = best_lift(keepsake);
        CHECK(best >= 2);
        CHECK(best <= (keepsake.tier == keepsake_tiers ? 45 : 30));
        ++tried;
        usual += best >= 4 && best <= 20;
    }
    CHECK(2 * usual >= tried);
}

TEST_CASE("Long Run: every link lifts some goal 1.3 times as much as its two keepsakes apart, three by 30 %") {
    const std::size_t step = test::longer(3u, 1u);
    int large = 0;
    for (std::size_t n = 0; n < keepsake_links().size(); n += step) {
        const KeepsakeLink& link = keepsake_links()[n];
        CAPTURE(link.title);
        const Keepsake *one = named(link.one), *other = named(link.other);
        double most = 0, times = 0;
        for (const Invitation* row : tables().invitations) {
            if (!works_at(tables(), *one, *row) && !works_at(tables(), *other, *row)) continue;
            for (int of = even_class; of <= even_class + 2; ++of) {
                const double both = lift(*row, of, {one, other});
                const double apart = lift(*row, of, {one}) + lift(*row, of, {other});
                most = std::max(most, both);
                if (both >= 4) times = std::max(times, both / std::max(apart, 1.0));
            }
        }
        CHECK(times >= 1.3);
        large += most >= 30;
    }
    CHECK(large >= test::longer(1, 3));
}

TEST_CASE("Long Run: every Conductor's rule costs 3 to 25 % at each of his tables, and 6 to 15 % on average") {
    for (const RunConductor& conductor : conductors()) {
        CAPTURE(conductor.name);
        double sum = 0;
        int tables_of_his = 0;
        for (const Invitation* row : tables().invitations) {
            if (row->from != last_station) continue;
            CAPTURE(row->name);
            const auto chance = [&](const RunConductor* of) {
                const Offer offer{row, even_class, false, of};
                return 100 * tables().chance(tables()(row->game)->station(offer, {}, 300 * dollar, 7));
            };
            const double cost = chance(nullptr) - chance(&conductor);
            CHECK(cost >= 3);
            CHECK(cost <= 25);
            sum += cost;
            ++tables_of_his;
        }
        CHECK(sum / tables_of_his >= 6);
        CHECK(sum / tables_of_his <= 15);
    }
}
