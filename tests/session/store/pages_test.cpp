// Pages of the store: what stands on them is what a plain loop over everything finds, filter by filter, order by order.
#include "rules/knobs.h"
#include "session/history/sitting_actions.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

using namespace kept;

namespace {

struct PagedStore {
    test::Scratch folder{};
    Store store{folder.path};
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
                    kept.store.read(session::read_hands, line.name).all, [](const Hand& hand) { return hand.counts; }));
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
    const auto hands = kept.store.read(session::read_hands, name).all;
    const auto page = kept.store.read([&](const Database& d) { return hands_of_sitting(d, name, 2, 3); });
    REQUIRE(page.size() == 3);
    for (std::size_t n = 0; n < page.size(); ++n) CHECK(page[n].hand.net == hands[n + 2].net);
}

TEST_CASE(
    "what a sitting came to, on its page and in the list, is the sum of its bets, or of its games where it has none") {
    PagedStore kept;
    for (const SittingLine& of : kept.store.sittings()) {
        CAPTURE(of.name);
        auto hands = kept.store.read(session::read_hands, of.name).all;
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
