// A Night: the stops of a date, when each is over, and the whole of it in brief.
#include "contract/any_night.h"
#include "scratch.h"
#include "sentence.h"
#include "session/stop.h"
#include "session/store/store.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace any_game;
using session::Json;
using session::Night;

namespace {

constexpr const char* some_night = "2026-11-23";

std::string in_link_form(const Night& night) { return night_json(kept_house(), night); }

std::string why_no_night(const std::string& text) {
    return test::sentence_of([&] { session::night_from(kept_house(), text, "night n.json"); });
}

bool says(const std::string& sentence, std::string_view words) { return sentence.find(words) != sentence.npos; }

}  // namespace

TEST_CASE("the dice of a Night follow from its date and the game's name, for ever") {
    const std::vector<session::PlannedStop> stops = stops_of(kept_house(), some_night);
    REQUIRE(stops.size() == 4);
    const std::vector<std::pair<std::string, std::uint64_t>> golden{{"pig", 17761285402882345672u},
                                                                    {"craps", 7957262049689251342u},
                                                                    {"siwuliu", 1811312833666833948u},
                                                                    {"ceelo", 7191390773355765320u}};
    for (std::size_t n = 0; n < stops.size(); ++n) {
        CHECK(stops[n].game == golden[n].first);
        CHECK(stops[n].seed == golden[n].second);
    }
    CHECK(session::night_seed("2026-11-24", "pig") != stops[0].seed);
    CHECK(session::night_seed("2026-11-23", "craps") != stops[0].seed);
}

TEST_CASE("a date is one that the calendar has") {
    for (const char* date : {"2026-11-23", "2024-02-29", "2000-02-29", "1970-01-01", "9999-12-31"})
        CHECK(session::is_date(date));
    for (const char* none : {"", "2026-11-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-11-00",
                             "2026-1-23", "23.11.2026", "2026-11-23 ", "2026-11-2x", "-026-11-23", "1969-12-31"})
        CHECK_FALSE(session::is_date(none));
    CHECK(session::is_date(session::tonight()));
    CHECK(session::date_words("2026-11-23") == "23 November 2026");
    CHECK(session::short_date_words("2026-01-02") == "2 January");
    CHECK_THROWS_WITH_AS(stops_of(kept_house(), "tomorrow"),
                         "'tomorrow' is no date of a Night: write year, month and day, such as 2026-11-23.", Error);
}

TEST_CASE("a Night played at random comes back from its brief form byte for byte, whatever the date") {
    for (int n = 0; n < 40; ++n) {
        const std::string date = fmt::format("{}-{:02}-{:02}", 2026 + n, 1 + n % 12, 1 + n % 28);
        CAPTURE(date);
        const Night night = any_night(date, static_cast<std::uint64_t>(n));
        const std::string sent = in_link_form(night);
        const Night read = session::night_from(kept_house(), sent, "night n.json");
        REQUIRE(in_link_form(read) == sent);
        REQUIRE(read.words() == night.words());
        REQUIRE(read.next() == nullptr);
        for (std::size_t stop = 0; stop < night.stops.size(); ++stop) {
            REQUIRE(to_json(*read.stops[stop].recording) == to_json(*night.stops[stop].recording));
            REQUIRE(read.stops[stop].standing == night.stops[stop].standing);
        }
    }
}

namespace {

// What is said of a Night in which something was changed.
std::string fault(const auto& change) {
    static const std::string good = in_link_form(any_night(some_night, 7));
    Json json = Json::parse(good);
    change(json, json["sittings"]);
    return why_no_night(json.dump());
}

}  // namespace

TEST_CASE("a Night that is not that date's is refused with a sentence") {
    REQUIRE(fault([](Json&, Json&) {}).empty());
    const std::string date = fault([](Json& night, Json&) { night["date"] = "2026-11-24"; });
    CHECK(says(date, "at pig, its date is '2026-11-23', and on that date it is '2026-11-24'"));
    CHECK(says(fault([](Json& night, Json&) { night["date"] = "2026-11-31"; }), "must be a date"));
    CHECK(says(fault([](Json&, Json& all) { all[1]["rules"]["bar"] = 2; }),
               "the knob 'bar' of its rule sheet is '2', and on that date it is '12'"));
    CHECK(says(fault([](Json&, Json& all) { all.erase(3); }), "must be 4, one for each stop, and not 3"));
    CHECK(says(fault([](Json&, Json& all) { std::swap(all[0], all[1]); }), "at pig, its sitting is of 'craps'"));
    CHECK(says(fault([](Json& night, Json&) { night["points"] = 100; }), "points"));
}

TEST_CASE("a stop that is not that date's, or was not played so, is refused with its table and the difference") {
    for (std::size_t at = 0; at < 4; ++at) {
        CAPTURE(at);
        const auto at_stop = [&](const auto& change) {
            return fault([&](Json&, Json& sittings) { change(sittings[at]); });
        };
        CHECK(says(at_stop([](Json& stop) { stop["night"]["date"] = "2026-11-24"; }), "its date is '2026-11-24'"));
        CHECK(says(at_stop([](Json& stop) { stop["seed"] = "12345"; }), "its seed is '12345', and on that date it is"));
        CHECK(says(at_stop([](Json& stop) { stop["night"]["length"] = 5; }), "its length is '5 "));
        CHECK(says(at_stop([](Json& stop) {
                       stop["players"] = {"human", "nobody"};
                   }),
                   "its company is 'human,nobody', and on that date it is 'human"));
        CHECK(says(at_stop([](Json& stop) { stop.erase("night"); }), "it is no stop of a Night"));
        CHECK(says(at_stop([](Json& stop) { stop["hash"] = "0123456789abcdef"; }), "is not what was played: "));
        CHECK(says(at_stop([](Json& stop) { stop["games"].back().push_back(""); }), "is over: nothing more"));
        CHECK(says(at_stop([](Json& stop) { stop["games"].back().erase(stop["games"].back().size() - 1); }),
                   "is not what was played: "));
        CHECK(says(at_stop([](Json& stop) {
                       for (Json& entry : stop["games"][0])
                           if (entry == "") {
                               entry = {"forced", 6, 6, 6};
                               return;
                           }
                   }),
                   ", entry "));
        CHECK(says(at_stop([](Json& stop) { stop["dice"] = "given"; }), "its dice were given"));
        CHECK(says(at_stop([](Json& stop) { stop["practice"] = false; }), "practice"));
    }
}

TEST_CASE("one letter changed in a Night: the same Night, or a sentence") {
    const std::string good = in_link_form(any_night(some_night, 11));
    Chooser choose{2026};
    int caught = 0;
    constexpr int tries = 200;
    for (int n = 0; n < tries; ++n) {
        const std::string text = letter_changed(good, choose);
        const std::string said = why_no_night(text);
        caught += !said.empty();
        if (said.empty()) REQUIRE(in_link_form(session::night_from(kept_house(), text, "night n.json")) == good);
        if (!said.empty()) REQUIRE((said.starts_with("The ") && (said.ends_with(".") || said.ends_with("?"))));
    }
    CHECK(caught > tries * 8 / 10);
}

TEST_CASE_TEMPLATE_DEFINE("a stop of a Night is over after its length, and takes nothing more", R, over_stop) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const auto planned = planned_at(R::game, some_night);
        session::Session<R> session{setup_of<R>(planned)};
        CHECK(session.practice());
        CHECK(session.practised());
        CHECK_FALSE(session.change_rules(R{}));
        if (const rules::Dice dice = session.dice_wanted(); dice.count > 0)
            CHECK_FALSE(session.force(std::vector<int>(static_cast<std::size_t>(dice.count), 1)));
        Chooser choose{seed};
        play_stop<R>(session, session, choose);
        CHECK(session.stop_done() <= planned.stop.length.count);
        CHECK((session.over() || session.stop_done() == planned.stop.length.count));
        CHECK(session.legal().empty());
        CHECK_FALSE(session.may_throw());
        const std::size_t entries = session.journal().size();
        const auto before = session.hash();
        CHECK(says(session.throw_dice().refused, "is over: nothing more"));
        CHECK(says(session.undo().refused, "is over: nothing more"));
        CHECK(says(session.next_game().refused, "is over: nothing more"));
        const auto begun = session::Session<R>{{.seed = 1, .players = planned.players}};
        for (const auto& event : begun.legal()) CHECK(says(session.submit(event).refused, "is over: nothing more"));
        CHECK(session.journal().size() == entries);
        CHECK(session.hash() == before);
    }
}

TEST_CASE("a Night is kept, marked and told; it counts in no statistics, no high scores and no purse") {
    const test::Scratch folder;
    {
        session::Store store{folder.path};
        Night night = kept_night(store, kept_house(), some_night);
        CHECK(night.words() == "4 tables to play");
        CHECK(night.next()->planned.game == "pig");
        CHECK_THROWS_WITH_AS(in_link_form(night), doctest::Contains("is not over: at pig it is at game 1 of 1."),
                             Error);
        keep_night(store, some_night, 3);
    }
    session::Store store{folder.path};
    const Night night = kept_night(store, kept_house(), some_night);
    CHECK(night.next() == nullptr);
    CHECK(night.words() == fmt::format("Ahead at {} of 4 tables", night.ahead()));
    CHECK(in_link_form(session::night_from(kept_house(), in_link_form(night), "night n.json")) == in_link_form(night));
    for (const session::SittingLine& line : store.sittings()) {
        CHECK(line.practice);
        CHECK_FALSE(line.open);
        CHECK(line.night == some_night);
    }
    CHECK(store.sittings({.night = "2026-11-24"}, "", 10).empty());
    CHECK(store.read(session::tallies, "").empty());
    CHECK(store.read(session::thrown, "").empty());
    CHECK(store.purse()->in_hand() == session::Purse::first_money);
    CHECK(store.read([](const session::Database& of) { return of.number("SELECT count(*) FROM score"); }) == 0);
}

TEST_CASE("a kept stop whose date or length was changed in the store comes back from a copy as it was") {
    for (const char* change : {"date = '2026-11-24'", "length = 5", "unit = 'games'"}) {
        CAPTURE(change);
        const test::Scratch folder;
        std::string kept;
        {
            session::Store store{folder.path};
            keep_stops(store, some_night, 1, static_cast<std::tuple<craps::Rules>*>(nullptr));
            kept = to_json(store.recording(store.sittings().front().name).value());
        }
        session::Database{session::store_file(folder.path), session::Database::Access::Write}.run(
            fmt::format("UPDATE night_stop SET {}", change));
        session::Store store{folder.path};
        CHECK(to_json(store.recording(store.sittings().front().name).value()) == kept);
    }
}

TEST_CASE_TEMPLATE_APPLY(over_stop, console::EveryGame);
