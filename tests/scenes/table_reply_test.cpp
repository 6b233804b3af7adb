// What a table answers in a sentence, and for how long that stands.
#include "scenes/table/reply.h"

#include <doctest/doctest.h>

using namespace boxcars;
using scenes::TableReply;

TEST_CASE("a refusal stands for a while, and then nothing does") {
    TableReply reply;
    CHECK(reply.standing(0).words.empty());
    reply.refuse("You have 40 chips; that bet needs 50.", 100);
    const auto standing = reply.standing(100 + TableReply::stays - 1);
    CHECK(standing.words == "You have 40 chips; that bet needs 50.");
    CHECK(standing.refused);
    CHECK(reply.standing(100 + TableReply::stays).words.empty());
    CHECK(reply.refused() == "You have 40 chips; that bet needs 50.");  // the last one is known all the same
}

TEST_CASE("what went well takes the refusal's place, and a refusal lies over what went well") {
    TableReply reply;
    reply.refuse("No.", 0);
    reply.tell("Round 3 is recorded.", 10);
    CHECK(reply.refused().empty());
    CHECK(reply.standing(10).words == "Round 3 is recorded.");
    CHECK_FALSE(reply.standing(10).refused);
    reply.refuse("Not now.", 20);
    CHECK(reply.standing(20).words == "Not now.");
    CHECK(reply.standing(20).refused);
    reply.clear();
    CHECK(reply.standing(20).words.empty());
    CHECK(reply.told().empty());
}
