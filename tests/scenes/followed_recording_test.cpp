// A recording as a table follows it: what comes next, and which dice are seen.
#include "scenes/followed_recording.h"
#include "rules/pig/rules.h"

#include <doctest/doctest.h>

using namespace boxcars;
using Followed = scenes::FollowedRecording<pig::Rules>;

namespace {

Followed::Entries two_throws_and_a_hold() {
    return {{.what = session::DiceThrow{}, .hash = 1},
            {.what = session::DiceThrow{}, .hash = 2},
            {.what = session::Decision<pig::Rules>{pig::Hold{}}, .hash = 3}};
}

}  // namespace

TEST_CASE("where nothing is followed there is no more, and dice are seen") {
    const Followed nobody;
    CHECK_FALSE(nobody.more(0));
    CHECK_FALSE(nobody.unseen());
    CHECK(nobody.dice_are_seen(0));
}

TEST_CASE("a watched recording goes on where the table's journal ends; all of its dice are seen") {
    const Followed watched{two_throws_and_a_hold()};
    CHECK(watched.more(2));
    CHECK(watched.next(2).hash == 3);
    CHECK_FALSE(watched.more(3));
    for (const std::size_t entry : {0U, 1U, 2U}) CHECK(watched.dice_are_seen(entry));
}

TEST_CASE("of a sitting that is laid on the table again only the last dice are seen") {
    Followed laid;
    laid.follow_unseen(two_throws_and_a_hold());
    CHECK(laid.unseen());
    CHECK(laid.more(0));
    CHECK_FALSE(laid.dice_are_seen(0));
    CHECK(laid.dice_are_seen(1));
    laid.end();
    CHECK_FALSE(laid.unseen());
    CHECK_FALSE(laid.more(0));
    CHECK(laid.dice_are_seen(0));
}
