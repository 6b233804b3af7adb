// The store: sittings come back as they were played, and its pages have what a plain loop over everything finds.
#include "rules/knobs.h"
#include "session/history/sitting_actions.h"
#include "session/store/faulty_disk.h"
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"

#include <doctest/doctest.h>

using namespace kept;
using test::not_to_be_had, test::where_nobody_writes;

namespace {

void comes_back(std::uint64_t seed, const rules::Sheet& rules) {
    const test::Scratch folder;
    std::string name;
    Recording played;
    chance::DiceStream stream{0};
    std::size_t undoable = 0;
    {
        Store store{folder.path};
        Sitting table{setup(seed, rules), kept_in(&store)};
        play_any(table, 120, seed);
        REQUIRE(table.store_now());
        name = table.name();
        played = record(table);
        stream = table.stream();
        undoable = table.undoable();
    }
    Store store{folder.path};
    const auto recording = store.recording(name);
    REQUIRE(recording);
    played.hash = played.entries.empty() ? played.hash : played.entries.back().hash;
    CHECK(to_json(*recording) == to_json(played));
    const auto resumed = resume(rules.game(), store, name);
    CHECK(resumed.stream() == stream);
    CHECK(record(resumed).entries == played.entries);
    CHECK(resumed.undoable() == undoable);
}

}  // namespace

TEST_CASE("a sitting that is being committed is listed at every moment: on the page, as open, and by its name") {
    test::OwnStore store;
    for (std::uint64_t nth = 1; nth <= 40; ++nth) {
        Sitting table{setup(nth, craps::Rules{}), kept_in(&store)};
        (void)table.submit(craps::Bet{{craps::Kind::Pass}, 500});  // handed to the writer, which commits it now or soon
        const std::string name = table.name();
        for (int look = 0; look < 12; ++look) {
            CAPTURE(nth);
            CAPTURE(look);
            const auto is_it = [&](const SittingLine& line) { return line.name == name; };
            REQUIRE(std::ranges::any_of(store.open_sittings(1000), is_it));
            REQUIRE(std::ranges::any_of(store.sittings({}, {}, 1000), is_it));
            REQUIRE(store.line(name));
        }
    }
}

TEST_CASE("a sitting of every game comes back from the store as it was played, and goes on") {
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        comes_back(seed, pig::Rules{});
        comes_back(seed, craps::Rules{});
        comes_back(seed, siwuliu::Rules{});
        comes_back(seed, ceelo::Rules{});
    }
    comes_back(9, pig::Rules{.sides = 20, .players = 4});
}

TEST_CASE("chosen faces, changed sheets, decisions taken back and a named first seat come back too") {
    test::OwnStore store;
    Sitting table{setup(5, craps::Rules{}), kept_in(&store)};
    table.force({6, 6});
    REQUIRE(table.submit(event_from(craps::Rules{}, "bet pass $10").value()));
    table.undo();
    table.change_rules(craps::Rules{.winners_stay = !craps::Rules{}.winners_stay});
    table.throw_dice();
    REQUIRE(table.store_now());
    const auto recording = store.recording(table.name());
    CHECK(recording->practice);
    CHECK(to_json(*recording) == to_json(record(table)));
    CHECK(resume(rules::any_game<craps::Rules>(), store, table.name()).hash() == table.hash());

    auto second = setup(5, pig::Rules{});
    second.first = 1 - Sitting{second}.first();
    Sitting pig{second, kept_in(&store)};
    play(pig, 10);
    REQUIRE(pig.store_now());
    CHECK(store.recording(pig.name())->first == second.first);
    CHECK(resumed_pig(store, pig.name()).first() == *second.first);
}

TEST_CASE("a sitting with given dice is kept, and not gone on with, as nobody has the rest of them") {
    test::OwnStore store;
    auto asked = setup(5, pig::Rules{});
    asked.dice.emplace("dice file a", std::vector<int>{2, 3, 4, 5, 6});
    Sitting table{asked, kept_in(&store)};
    for (int n = 0; n < 5; ++n) table.throw_dice();
    REQUIRE(table.store_now());
    CHECK(store.recording(table.name())->given_dice);
    CHECK_FALSE(verify_any(*store.recording(table.name())).difference);
    CHECK_THROWS_WITH_AS(resumed_pig(store, table.name()), doctest::Contains("its dice came from a list"), Error);
}

TEST_CASE("only what can go on is offered: newest first, without what is over and left") {
    test::OwnStore store;
    CHECK(store.open_sittings().empty());
    Sitting first = at_pig(&store, 1), second = at_pig(&store, 2), over = at_pig(&store, 3);
    CHECK(store.sittings().empty());  // nobody has done anything yet
    play(first, 3);
    play(second, 3);
    while (!over.over()) play_on(over);
    over.leave();
    first.leave();
    REQUIRE(over.store_now());
    const auto open = store.open_sittings();
    REQUIRE(open.size() == 2);
    CHECK(open[0].name == std::max(first.name(), second.name()));
    CHECK(open[0].game == "pig");
    CHECK(open[0].entries == 4);  // who begins, and three throws
    CHECK(open[0].players == "human,human");
    second.end();
    REQUIRE(second.store_now());
    CHECK(store.open_sittings().size() == 1);
    CHECK(store.sittings().size() == 3);
    CHECK(store.find("") == store.sittings()[0].name);
    CHECK_THROWS_WITH_AS(store.find(first.name() + "x"), doctest::Contains("did you mean"), Error);
}

TEST_CASE("SQL that is asked again begins anew: nothing is bound, no row is held, and two who ask it have one each") {
    const Database database = Database::in_memory();
    database.run("CREATE TABLE t(a INTEGER) STRICT; INSERT INTO t VALUES (1), (2)");
    constexpr std::string_view sql = "SELECT a FROM t WHERE ?1 IS NULL OR a = ?1";
    {
        Statement second = database.statement(sql);
        REQUIRE(second.with(2).step());
        CHECK(second.number(0) == 2);
        Statement all = database.statement(sql);
        REQUIRE(all.step());
        CHECK(all.number(0) == 1);
    }
    Statement again = database.statement(sql);
    REQUIRE(again.step());
    CHECK(again.number(0) == 1);
    REQUIRE(again.step());
    CHECK_FALSE(again.step());
    database.run("DROP TABLE t");  // which SQLite refuses as long as a row is held
    CHECK_THROWS_AS(database.statement(sql).step(), StoreTrouble);
    for (int n = 0; n < 500; ++n) {
        const std::string number = std::to_string(n);
        REQUIRE(database.number("SELECT " + number) == n);
    }
}

TEST_CASE("where the folder cannot be written play goes on, and is kept as soon as it can be") {
    const test::Scratch folder;
    const fs::path data = folder.file("data", "a file is in the way");
    Store store{data, {Place::Text, soon, {}}};
    CHECK(store.trouble()->find("Cannot make the folder " + data.string()) == 0);
    Sitting table = at_pig(&store);
    play(table, 30);
    CHECK_FALSE(table.store_now());
    CHECK(store.recording(table.name())->entries.size() == table.journal().size());
    const std::string said = joined(store.take_sentences());
    CHECK(said.find("Play goes on, and is kept as soon as it can be.") != std::string::npos);
    fs::remove(data);
    while (!table.store_now()) std::this_thread::sleep_for(soon);
    play(table, 10);
    REQUIRE(table.store_now());
    store.close();
    CHECK(Store{data}.recording(table.name())->hash == table.hash());
}

TEST_CASE("a folder that may only be read is read as it is, exported from, and says why nothing is kept") {
    const test::Scratch folder, elsewhere;
    const fs::path data = folder.path / "data";
    Recording played;
    std::string name;
    {
        Store store{data};
        Sitting table = at_pig(&store);
        play(table, 30);
        table.end();
        REQUIRE(table.store_now());
        name = table.name();
        played = record(table);
    }
    const auto reads = [&] {
        Store store{data};
        const bool says = store.trouble().value_or("").find("Nothing can be kept in " + data.string()) == 0;
        const std::string listed = store.find("");
        export_kept(store, {name, elsewhere.path / "kept.json", Existing::Replace, true, ""});
        return says && listed == name && store.recording(name)->entries == played.entries;
    };
    const int read = where_nobody_writes(data, reads);
    if (read == not_to_be_had) {
        MESSAGE("this machine lets nobody mount a folder of his own: not checked");
        return;
    }
    CHECK(read == 0);
    CHECK(read_recording(elsewhere.path / "kept.json").entries == played.entries);
}

TEST_CASE("a store of a newer or an older Boxcars is left as it is") {
    for (const bool newer : {true, false}) {
        const test::Scratch folder;
        { Store store{folder.path}; }
        Database{store_file(folder.path), Database::Access::Write}.run(
            fmt::format("PRAGMA user_version = {}", newer ? store_version + 1 : 1));
        const std::string before = read_bytes(store_file(folder.path), "store", 1 << 24);
        Store store{folder.path};
        CHECK(store.trouble()->find(newer ? "was made by a newer Boxcars" : "was made by an older Boxcars") !=
              std::string::npos);
        Sitting table = at_pig(&store);
        play(table, 3);
        CHECK_FALSE(table.store_now());
        store.close();
        CHECK(read_bytes(store_file(folder.path), "store", 1 << 24) == before);
    }
}

TEST_CASE("an empty database becomes a store; a database that is none is laid aside, not written over") {
    const test::Scratch folder;
    const fs::path data = folder.path;
    CHECK(is_empty(Database{store_file(data), Database::Access::Write}));
    {
        Store store{data};
        CHECK_FALSE(store.trouble());
        CHECK(joined(store.take_sentences()) == "");
    }
    CHECK_FALSE(is_empty(Database{store_file(data), Database::Access::Read}));
    fs::remove(store_file(data));
    Database{store_file(data), Database::Access::Write}.run("CREATE TABLE letters (text TEXT)");
    Store store{data};
    CHECK_FALSE(store.trouble());
    CHECK(joined(store.take_sentences()).find("it is no store of Boxcars") != std::string::npos);
    int aside = 0;
    for (const auto& file : fs::directory_iterator{data})
        aside += file.path().string().find("damaged-") != std::string::npos;
    CHECK(aside >= 1);
}

namespace {

struct PagedStore {
    test::OwnStore store;
    PagedStore() {
        for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
            kept_any(store, craps::Rules{}, seed, 300, seed % 2 == 0);
            kept_any(store, siwuliu::Rules{}, seed, 200, seed % 2 == 1);
        }
        Sitting practice{setup(5, pig::Rules{}), kept_in(&store)};
        practice.force({6});
        REQUIRE(practice.store_now());
        const Recording pig = *store.recording(kept_any(store, pig::Rules{}, 6, 300, true));
        import_recording(store, pig, verify_any(pig).hands);
    }
};

std::vector<std::string> names_of(const std::vector<SittingLine>& lines) {
    std::vector<std::string> all;
    for (const SittingLine& line : lines) all.push_back(line.name);
    return all;
}

std::vector<SittingFilter> every_filter() {
    using State = SittingFilter::State;
    using Marks = SittingFilter::Marks;
    std::vector<SittingFilter> all;
    for (const char* game : {"", "craps", "siwuliu", "pig", "chess"})
        for (const State state : {State::Any, State::Open, State::Done})
            for (const Marks marks : {Marks::Any, Marks::Counted, Marks::Practice, Marks::Imported})
                all.push_back({game, state, marks});
    return all;
}

bool takes(const SittingFilter& filter, const SittingLine& line) {
    using enum SittingFilter::Marks;
    if (!filter.game.empty() && line.game != filter.game) return false;
    if (filter.state != SittingFilter::State::Any && line.open != (filter.state == SittingFilter::State::Open))
        return false;
    if (filter.marks == Counted) return !line.practice && !line.imported;
    return filter.marks == Any || (filter.marks == Practice ? line.practice : line.imported);
}

bool better(const Hand& a, const Hand& b, HandOrder order) {
    if (order == HandOrder::BestNet) return a.net > b.net;
    if (order == HandOrder::WorstNet) return a.net < b.net;
    return order == HandOrder::MostThrows && a.throws > b.throws;
}

}  // namespace

TEST_CASE("a page of sittings has what its filter takes, newest first, and the next one goes on where it ended") {
    PagedStore kept;
    const auto all = kept.store.sittings();
    REQUIRE(all.size() == 11);
    for (const SittingFilter& filter : every_filter()) {
        std::vector<std::string> wanted, paged;
        for (const SittingLine& line : all)
            if (takes(filter, line)) wanted.push_back(line.name);
        CAPTURE(filter.game);
        for (std::string before;;) {
            const auto page = names_of(kept.store.sittings(filter, before, 3));
            CHECK(page.size() <= 3);
            if (page.empty()) break;
            paged.insert(paged.end(), page.begin(), page.end());
            before = page.back();
        }
        CHECK(paged == wanted);
    }
    const auto one = [&](SittingFilter::Marks marks) { return kept.store.sittings({"pig", {}, marks}, "", 9).size(); };
    CHECK(one(SittingFilter::Marks::Counted) == 1);
    CHECK(one(SittingFilter::Marks::Practice) == 1);
    CHECK(one(SittingFilter::Marks::Imported) == 1);
}

TEST_CASE("hands stand in the order that was asked for, of the kinds asked for, and only those that count") {
    PagedStore kept;
    for (const char* game : {"craps", "siwuliu", "pig"}) {
        const auto kinds = kept.store.read([&](const Database& d) { return hand_kinds(d, game); });
        std::size_t counted = 0;
        for (const SittingLine& line : kept.store.sittings())
            if (line.game == game)
                counted += static_cast<std::size_t>(std::ranges::count_if(
                    kept.store.read(kept::read_hands, line.name).all, [](const Hand& hand) { return hand.counts; }));
        for (const HandOrder order :
             {HandOrder::Newest, HandOrder::BestNet, HandOrder::WorstNet, HandOrder::MostThrows}) {
            const auto page = [&](std::size_t from, std::size_t most) {
                return kept.store.read(
                    [&](const Database& d) { return page_of_hands(d, game, kinds, order, from, most); });
            };
            const auto all = page(0, 100'000);
            CAPTURE(game);
            CHECK(all.size() == counted);
            for (std::size_t n = 1; n < all.size(); ++n) {
                CHECK_FALSE(better(all[n].hand, all[n - 1].hand, order));
                if (order == HandOrder::Newest) CHECK(all[n].sitting <= all[n - 1].sitting);
            }
            const auto second = page(5, 5);
            for (std::size_t n = 0; n < second.size(); ++n) CHECK(second[n].hand == all[n + 5].hand);
        }
        if (kinds.empty()) continue;
        const auto of_one = kept.store.read([&](const Database& d) {
            return page_of_hands(d, game, std::span{kinds}.first(1), HandOrder::Newest, 0, 100'000);
        });
        CHECK_FALSE(of_one.empty());
        for (const HandLine& line : of_one) CHECK(line.hand.bet == kinds.front().bet);
    }
}

TEST_CASE("entries and hands of a sitting come a page at a time, as they were kept") {
    PagedStore kept;
    const std::string name = kept.store.sittings({"craps", {}, {}}, "", 1).front().name;
    const Recording recording = *kept.store.recording(name);
    std::vector<EntryLine> entries;
    for (std::int64_t from = 1;;) {
        const auto page = kept.store.read([&](const Database& d) { return page_of_entries(d, name, from, 40); });
        if (page.empty()) break;
        entries.insert(entries.end(), page.begin(), page.end());
        from = page.back().number + 1;
    }
    REQUIRE(entries.size() == recording.entries.size());
    for (std::size_t n = 0; n < entries.size(); ++n) {
        const RecordedEntry& entry = recording.entries[n];
        CHECK(entries[n] ==
              EntryLine{static_cast<std::int64_t>(n) + 1, entry.game, entry.event, entry.faces, entry.facts});
    }
    const auto hands = kept.store.read(kept::read_hands, name).all;
    const auto page = kept.store.read([&](const Database& d) { return hands_of_sitting(d, name, 2, 3); });
    REQUIRE(page.size() == 3);
    for (std::size_t n = 0; n < page.size(); ++n) CHECK(page[n].hand.net == hands[n + 2].net);
}

TEST_CASE("a sitting's result, on its page and in the list, is the sum of its bets, or of its games without bets") {
    PagedStore kept;
    for (const SittingLine& of : kept.store.sittings()) {
        CAPTURE(of.name);
        auto hands = kept.store.read(kept::read_hands, of.name).all;
        const bool bets = std::ranges::any_of(hands, [](const Hand& hand) { return !hand.whole; });
        std::erase_if(hands, [&](const Hand& hand) { return bets && hand.whole; });
        SittingLine sum{.whole = !hands.empty() && !bets, .hands = std::ssize(hands)};
        for (const Hand& hand : hands) {
            sum.won += hand.outcome == rules::Outcome::Won;
            sum.lost += hand.outcome == rules::Outcome::Lost;
            sum.net += hand.net;
        }
        for (const SittingLine& line : {of, kept.store.line(of.name).value()})
            CHECK(std::tie(line.whole, line.hands, line.won, line.lost, line.net) ==
                  std::tie(sum.whole, sum.hands, sum.won, sum.lost, sum.net));
        CHECK(of.seed == kept.store.recording(of.name).value().seed);
    }
}
