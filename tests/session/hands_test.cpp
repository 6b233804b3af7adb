// Hands: what a game's own facts say was settled, by throws that a person can follow; and luck beside the exact odds.
#include "rules/ceelo/hand.h"
#include "rules/craps/hand.h"
#include "rules/pig/hand.h"
#include "rules/siwuliu/hand.h"
#include "session/luck.h"
#include "session/sitting.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::session;

namespace {

// A table whose dice are known: decisions as words, a throw for each list of faces.
template <rules::Game R>
class Followed {
 public:
    Followed(R rules, Players players, std::vector<int> faces, int first = 0)
        : session_{made(rules, players, faces, first)}, fold_{session_.setup()} {
        hands_ = fold_.look(session_);
    }
    void say(const std::string& words) {
        REQUIRE(session_.submit(*event_from(session_.rules(), words)));
        hands_ += fold_.look(session_);
    }
    void throws(int times = 1) {
        for (int n = 0; n < times; ++n) {
            REQUIRE(session_.throw_dice());
            hands_ += fold_.look(session_);
        }
    }
    const Hands& hands() const { return hands_; }

 private:
    static Setup<R> made(R rules, const Players& players, std::vector<int> faces, int first) {
        Setup<R> setup{rules, 1, players, first, {}};
        setup.dice.emplace("dice", std::move(faces));
        return setup;
    }
    Session<R> session_;
    HandFold<R> fold_;
    Hands hands_;
};

}  // namespace

TEST_CASE("luck is the net beside the exact expectation, sheet by sheet, with a band that grows as its root") {
    const TallyLine pass{.game = "craps",
                         .bet = "pass",
                         .sheet = "minimum=1",
                         .hands = 100,
                         .won = 50,
                         .lost = 50,
                         .staked = 10'000,
                         .squares = 1e6,
                         .net = 0};
    TallyLine even = pass;
    even.sheet = "other";
    const auto odds = [](const TallyLine& line) {
        return std::optional{line.sheet == "other" ? odds::HandOdds{0, 1} : odds::HandOdds{-7.0 / 495, 0.9998}};
    };
    const auto all = bet_statistics({pass, even}, odds);
    REQUIRE(all.size() == 1);
    CHECK(all[0].hands == 200);
    CHECK(*all[0].expected == doctest::Approx(-70'000.0 / 495));
    CHECK(*all[0].band == doctest::Approx(1.959964 * std::sqrt(1.9998e6)));
    const auto nobody_knows = [](const TallyLine&) { return std::optional<odds::HandOdds>{}; };
    CHECK_FALSE(bet_statistics({pass}, nobody_knows)[0].expected);
    const auto seen = boxcars_seen({{"craps", 3600, 90}});
    CHECK(seen[0].expected == doctest::Approx(100));
    CHECK(seen[0].band == doctest::Approx(1.959964 * std::sqrt(3600.0 * 35 / 1296)));
}
