// The dice of the simulations under the statistician's eye, and what holds for every kind of simulation.
#include "chance/battery.h"
#include "longer.h"
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

constexpr std::uint64_t seed = 20;
const std::int64_t many_rolls = test::longer<std::int64_t>(10'000'000, 1'000'000'000);
constexpr int refused = -1;

using Bytes = std::vector<std::uint8_t>;
using Numbers = std::array<int, 256>;  // by byte: which throw, or refused

// As a game of so many throws is compiled: throw k leads to state k + 1, and no two of these are alike.
Numbers compiled(int throws) {
    Walked walked{{std::vector<int>(static_cast<std::size_t>(throws))}, ByteChain::most_ends};
    std::iota(walked.next[0].begin(), walked.next[0].end(), 1);
    for (int number = 0; number < throws; ++number) {
        auto& next = walked.next.emplace_back(static_cast<std::size_t>(throws), -1 - number / walked.ends);
        std::fill_n(next.begin(), throws / 3, -1 - number % walked.ends);
    }
    const ByteChain chain = compile(walked);
    Numbers numbers{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const int kind = chain.class_of[byte];
        numbers[byte] = kind == chain.refused ? refused : chain.move(0, kind).to - 1;
    }
    return numbers;
}

Numbers of_pig() {
    Numbers numbers{};
    for (int byte = 0; byte < 256; ++byte) {
        const int place = pig_place(static_cast<std::uint8_t>(byte), 6);
        numbers[static_cast<std::size_t>(byte)] = place == 6 ? refused : place;
    }
    return numbers;
}

// One face after the other, 0..5, of throws of one die or more. more(bytes): the next bytes.
template <class More>
class Faces {
 public:
    Faces(const Numbers& numbers, int dice, More more) : numbers_(numbers), dice_(dice), more_(std::move(more)) {}

    std::size_t operator()() {
        while (left_ == 0) {
            if (at_ == bytes_.size()) {
                more_(bytes_);
                at_ = 0;
            }
            number_ = numbers_[bytes_[at_++]];
            if (number_ != refused) left_ = dice_;
        }
        --left_;
        const int face = number_ % 6;
        number_ /= 6;
        return static_cast<std::size_t>(face);
    }

 private:
    Numbers numbers_;
    int dice_, left_ = 0, number_ = 0;
    More more_;
    Bytes bytes_{};
    std::size_t at_ = 0;
};

template <class More>
std::vector<battery::Score> scores(const Numbers& numbers, int dice, More more) {
    return battery::scores(Faces<More>{numbers, dice, std::move(more)}, many_rolls);
}

void check(const std::vector<battery::Score>& scores) {
    for (const battery::Score& score : scores) {
        CAPTURE(score.what);
        CHECK(std::abs(score.z) < battery::band);
    }
}

Bytes read(chance::BlockState& state, int steps) {
    Bytes bytes(static_cast<std::size_t>(steps) * chance::block_step);
    chance::fill(state, bytes.data(), steps);
    return bytes;
}

// As the 64 games of one block read it, a game at a time: every 64th byte.
auto along_games() {
    constexpr std::size_t steps = 4096;
    return [state = chance::block_state(seed, 1)](Bytes& bytes) mutable {
        const Bytes made = read(state, steps);
        bytes.resize(made.size());
        for (std::size_t lane = 0; lane < chance::block_step; ++lane)
            for (std::size_t step = 0; step < steps; ++step)
                bytes[lane * steps + step] = made[step * chance::block_step + lane];
    };
}

constexpr int short_steps = 8;

auto short_blocks() {
    return [block = std::uint64_t{0}](Bytes& bytes) mutable {
        auto state = chance::block_state(seed, ++block);
        bytes = read(state, short_steps);
    };
}

// The bytes in the same place of six streams, place by place; a place where one is refused is left out.
// state(n): the dice of stream n.
template <class State>
auto side_by_side(const Numbers& numbers, State state) {
    return [numbers, state, next = std::uint64_t{1}](Bytes& bytes) mutable {
        std::array<Bytes, 6> streams;
        for (auto& stream : streams) {
            chance::BlockState dice = state(next++);
            stream = read(dice, short_steps);
        }
        bytes.clear();
        for (std::size_t place = 0; place < streams[0].size(); ++place)
            if (std::ranges::none_of(streams, [&](const Bytes& one) { return numbers[one[place]] == refused; }))
                for (const Bytes& one : streams) bytes.push_back(one[place]);
    };
}

template <class State>
std::vector<battery::Score> scores_beside(State state) {
    const Numbers numbers = compiled(6);
    return scores(numbers, 1, side_by_side(numbers, state));
}

}  // namespace

TEST_CASE("of 256 bytes a compiled game takes as many for every throw of one die and of two") {
    for (const int throws : {6, 36}) {
        const Numbers numbers = compiled(throws);
        for (int number = 0; number < throws; ++number) CHECK(std::ranges::count(numbers, number) == 256 / throws);
        CHECK(std::ranges::count(numbers, refused) == 256 % throws);
    }
}

TEST_CASE("ten million rolls of a block's games lie in the 99.9 % band, a byte for one die or for two") {
    for (int dice = 1; dice <= test::longer(2, 3); ++dice)
        check(scores(compiled(dice == 1 ? 6 : dice == 2 ? 36 : 216), dice, along_games()));
}
TEST_CASE("so do ten million rolls as the race of pig reads them") { check(scores(of_pig(), 1, along_games())); }
TEST_CASE("so do ten million rolls in the order of a block's bytes") {
    check(scores(compiled(6), 1,
                 [state = chance::block_state(seed, 2)](Bytes& bytes) mutable { bytes = read(state, 1024); }));
}
TEST_CASE("so do ten million rolls of many short blocks, one after the other") {
    check(scores(compiled(6), 1, short_blocks()));
}
TEST_CASE("rolls in the same place of blocks that follow one another know nothing of each other") {
    check(scores_beside([](std::uint64_t n) { return chance::block_state(seed, n); }));
}
TEST_CASE("rolls in the same place of seeds that follow one another know nothing of each other") {
    check(scores_beside([](std::uint64_t n) { return chance::block_state(n, 1); }));
}

TEST_CASE("every bit of two blocks or two seeds that follow one another differs half of the time") {
    const auto block = [](std::uint64_t n) { return chance::block_state(seed, n); };
    const auto of_seed = [](std::uint64_t n) { return chance::block_state(n, 1); };
    for (const std::function<chance::BlockState(std::uint64_t)>& state : {std::function{block}, {of_seed}}) {
        constexpr int pairs = 50'000, bits = 8 * chance::block_step;
        std::array<int, bits> differ{};  // of the first step
        auto dice = state(0);
        Bytes before = read(dice, 1);
        for (std::uint64_t n = 1; n <= pairs; ++n) {
            dice = state(n);
            const Bytes now = read(dice, 1);
            for (std::size_t bit = 0; bit < bits; ++bit) differ[bit] += (now[bit / 8] ^ before[bit / 8]) >> bit % 8 & 1;
            before = now;
        }
        for (const int count : differ) CHECK(std::abs(count - pairs / 2.0) < 5 * std::sqrt(pairs / 4.0));
    }
}

TEST_CASE("a block that is one of a hundred times its neighbour over again would be found out") {
    const auto found =
        scores_beside([](std::uint64_t n) { return chance::block_state(seed, n % 100 == 0 ? n - 1 : n); });
    for (const auto* what : {"pairs", "triples", "serial correlation"})
        CHECK(std::ranges::find(found, what, &battery::Score::what)->z > battery::band);
}

namespace {

// Each kind: its plan, how it is played, and whether what it counted adds up to its games.
struct CrapsLine {
    LinePlan plan{};
    LineResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_line(plan, stop, progress);
    }
    static bool adds_up(const LineResult& result) {
        std::int64_t rolls = 0;
        for (std::size_t n = 0; n < result.lengths.size(); ++n)
            rolls += result.lengths[n] * static_cast<std::int64_t>(n + 1);
        const bool every_length = result.length_games() == result.games;  // otherwise they are samples
        return result.wins + result.losses == result.games && (!every_length || rolls == result.rolls);
    }
};

struct CrapsHands {
    HandsPlan plan{.players = {players::craps_strategies().begin(), players::craps_strategies().end()}};
    HandsResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_hands(plan, stop, progress);
    }
    static bool adds_up(const HandsResult& result) {
        return std::ranges::all_of(result.players, [&](const auto& player) { return player.hands() == result.games; });
    }
};

template <class Plan>
struct BankRounds {
    Plan plan{};
    RoundsResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_rounds(plan, stop, progress);
    }
    static bool adds_up(const RoundsResult& result) {
        std::int64_t all = 0;
        for (const auto& [net, rounds] : result.results) all += rounds;
        return all == result.games && result.throws >= result.games;
    }
};

struct SiwuliuGames {
    SiwuliuPlan plan{};
    SiwuliuCounts play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_games(plan, stop, progress);
    }
    static bool adds_up(const SiwuliuCounts& counts) { return counts.wins + counts.losses == counts.games; }
};

struct CeeloGames {
    CeeloPlan plan{.rules = {.players = 3}, .players = {"bold", "cautious", "kelly"}};
    CeeloCounts play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_ceelo(plan, stop, progress);
    }
    static bool adds_up(const CeeloCounts& counts) {
        return std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == counts.games &&
               counts.rounds >= counts.games && counts.bank_passes <= counts.rounds;
    }
};

struct PigByTable {
    MatchPlan plan{.players = {"hold20", "hold25"}};
    MatchResult play(const std::stop_token& stop = {}, const Progress& progress = {}) const {
        return play_match(plan, {}, stop, progress);
    }
    bool adds_up(const MatchResult& result) const {
        std::int64_t wins = 0, first = 0;
        for (const auto& seat : result.seats) {
            wins += seat.wins;
            first += seat.games_first;
            if (seat.wins_first > seat.games_first) return false;
        }
        const auto [least, most] = std::ranges::minmax(result.seats, {}, &Seat::games_first);
        return wins == result.games && first == result.games &&  // a stopped block has only the first one's games
               (result.games < plan.games || most.games_first - least.games_first <= 1);
    }
};

struct PigByRules : PigByTable {
    PigByRules() { plan = {.rules = {.players = 3}, .players = {"hold20", "keep_pace", "score_base"}}; }
};

#define EVERY_KIND                                                                                                    \
    CrapsLine, CrapsHands, BankRounds<RoundsPlan>, BankRounds<CeeloRoundsPlan>, SiwuliuGames, CeeloGames, PigByTable, \
        PigByRules

TEST_CASE_TEMPLATE("every planned game is played, and what is counted adds up to them", Kind, EVERY_KIND) {
    for (const std::int64_t games : {1, 2, 63, 64, 65, 1023, 1024, 1025}) {
        Kind kind;
        kind.plan.games = games;
        const auto result = kind.play();
        CHECK(result.games == games);
        CHECK(kind.adds_up(result));
    }
}

TEST_CASE_TEMPLATE("the same seed plays the same games on any number of threads, another seed plays others", Kind,
                   EVERY_KIND) {
    Kind kind;
    kind.plan.games = deal_of(kind.plan).block > 64 ? 40'001 : 300;  // several blocks of each
    kind.plan.threads = 1;
    const auto alone = kind.play();
    CHECK(kind.adds_up(alone));
    for (const int threads : {2, 3, 7, 0}) {
        kind.plan.threads = threads;
        CHECK(kind.play() == alone);
    }
    ++kind.plan.seed;
    CHECK_FALSE(kind.play() == alone);
}

TEST_CASE_TEMPLATE("a simulation can be watched and stopped, and counts only games that ended", Kind, EVERY_KIND) {
    Kind kind;
    kind.plan.games = 1'000'000'000;
    kind.plan.threads = 2;
    std::stop_source stop;
    double last = 0;
    const auto result = kind.play(stop.get_token(), [&](double done) {
        CHECK(done >= last);
        last = done;
        stop.request_stop();
    });
    CHECK(result.games > 0);
    CHECK(result.games < 10'000'000);
    CHECK(kind.adds_up(result));
}

TEST_CASE_TEMPLATE("a plan without games is refused with a sentence", Kind, EVERY_KIND) {
    Kind kind;
    CHECK_FALSE(problem(kind.plan));
    kind.plan.games = 0;
    CHECK(problem(kind.plan) == "A simulation plays 1 to 1000000000000 games, not 0.");
}

CeeloPlan plan(std::vector<std::string> players, std::int64_t games, ceelo::Rules rules = {}) {
    rules.players = static_cast<int>(players.size());
    return {.rules = rules, .players = std::move(players), .games = games};
}

}  // namespace

TEST_CASE("cee-lo: among equals no seat is better than another") {
    const auto counts = play_ceelo(plan({"bold", "bold", "bold"}, 30'000));
    const auto alone = counts.games - counts.shared;
    const double share = static_cast<double>(alone) / 3, error = std::sqrt(share * 2 / 3);
    for (std::size_t seat = 0; seat < 3; ++seat)
        CHECK(std::abs(static_cast<double>(counts.wins[seat]) - share) <= 4 * error);
}

TEST_CASE("cee-lo: a match that cannot be played is refused with a sentence") {
    CHECK(problem(CeeloPlan{.players = {"even"}}) ==
          "The rule sheet has 3 players, but 1 are named: name one policy for each.");
    CHECK(problem(plan({"even", "bould"}, 5)) == "There is no player of cee-lo named 'bould'; did you mean 'bold'?");
}
