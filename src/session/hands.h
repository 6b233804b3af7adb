// The hands of a sitting: the bets and games that its entries settled, for the first person at the table. The rules
// report them, so they can be made from the entries again at any time. Nothing counts in a game with a chosen face, or
// after dice from a list. Also the sitting's scores, its money and its wins.
#pragma once
#include "base/words.h"
#include "rules/hand.h"
#include "rules/knobs.h"
#include "rules/money.h"
#include "session/milestones.h"
#include "session/session.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

namespace boxcars::session {

// The figures for high scores, counted from the marks that the rules give (rules/hand.h). The rules declare
// the tables of high scores; the store has their lines.
struct ScoreFigure {
    std::string kind{};  // a rules::ScoreKind's name
    std::int64_t figure = 0;
    bool operator==(const ScoreFigure&) const = default;
};

class ScoreCount {
 public:
    void take(std::span<const rules::ScoreMark> marks, std::span<const rules::ScoreKind> kinds);
    void clear_runs();                         // call it when another game begins
    std::vector<ScoreFigure> figures() const;  // sorted by kind; only kinds with a mark

 private:
    struct Counting {
        std::optional<std::int64_t> figure{};
        std::int64_t run = 0;
        int missing = 0;  // figures still to be added before the sum is a score
    };
    std::map<std::string, Counting, std::less<>> tallies_;
};

struct Hand {
    std::int64_t entry = 1;         // number of the entry that settled it, from 1 in the sitting
    std::string bet{}, opponent{};  // opponent: policies joined by commas; empty: the house
    rules::Outcome outcome = rules::Outcome::Even;
    std::int64_t stake = 0, net = 0;  // in the game's unit
    std::int64_t throws = 0;          // throws of a whole hand; 0 for a bet
    bool whole = false;               // this is a whole hand; its bets are listed as well
    bool counts = true;               // whether it counts in statistics
    std::string sheet{};              // its rule sheet: "goal=100 pig_face=1"
    bool operator==(const Hand&) const = default;
};

struct MilestoneReached {
    std::int64_t entry = 1;  // number of the entry that reached it
    MilestoneLine line{};
    bool operator==(const MilestoneReached&) const = default;
};

struct Hands {
    std::vector<Hand> all{};
    std::vector<MilestoneReached> milestones{};
    // Throws of two dice that count in the statistics, and the double sixes among them.
    std::int64_t throws = 0, boxcars = 0;
    std::vector<ScoreFigure> scores{};  // the counted scores so far; empty: unchanged
    bool operator==(const Hands&) const = default;
    Hands& operator+=(Hands more) {
        all.insert(all.end(), std::make_move_iterator(more.all.begin()), std::make_move_iterator(more.all.end()));
        milestones.insert(milestones.end(), more.milestones.begin(), more.milestones.end());
        throws += more.throws;
        boxcars += more.boxcars;
        if (!more.scores.empty()) scores = std::move(more.scores);
        return *this;
    }
};

template <rules::Game R>
std::string sheet_text(const R& rules) {
    std::string text;
    rules::each_held(rules, [&](std::string_view knob, int value) {
        text += (text.empty() ? "" : " ") + std::string{knob} + "=" + std::to_string(value);
    });
    return text;
}

// Reads what sheet_text() wrote. Empty if it is no sheet of this version.
template <rules::Game R>
std::optional<R> sheet_from(std::string_view text) {
    R rules;
    for (const std::string_view word : words_of(text)) {
        const std::size_t equals = word.find('=');
        const auto value = equals == word.npos ? std::nullopt : whole_number(word.substr(equals + 1));
        if (!value || rules::set_stored(rules, word.substr(0, equals), *value)) return {};
    }
    return rules;
}

template <class R>
concept KeepsHands = requires(const R& rules, const typename R::State& state,
                              const rules::Step<typename R::State, typename R::Fact>& step) {
    { hand_results(rules, state, step, 0) } -> std::same_as<std::vector<rules::HandResult>>;
};

template <class R>
concept KeepsScores = requires(const R& rules, const typename R::State& state,
                               const rules::Step<typename R::State, typename R::Fact>& step) {
    { score_kinds(rules) } -> std::same_as<std::span<const rules::ScoreKind>>;
    { score_marks(rules, state, step, 0) } -> std::same_as<std::vector<rules::ScoreMark>>;
};

// The first person's seat, from 0; none: only policies play.
inline std::optional<int> first_person(const Players& players) {
    const auto at = std::ranges::find(players, "human");
    if (at == players.end()) return {};
    return static_cast<int>(at - players.begin());
}

template <rules::Game R>
class HandFold {  // follows a session from its beginning
 public:
    explicit HandFold(const Setup<R>& setup)
        : table_{setup.rules, setup.players}, sheet_(sheet_text(setup.rules)), state_(opening(setup.rules)) {}

    // The hands since the last call. Call it after each decision, throw and change of the table.
    Hands look(const Session<R>& session) {
        Hands news;
        for (; seen_ < session.journal().size(); ++seen_) follow(session, session.journal()[seen_], news);
        if (!(table_.rules == session.rules())) sheet_ = sheet_text(session.rules());
        table_ = {session.rules(), session.players()};
        if (auto now = scores_.figures(); now != last_scores_) news.scores = last_scores_ = std::move(now);
        return news;
    }

 private:
    void follow(const Session<R>& session, const Entry<R>& entry, Hands& news) {
        if (entry.game != game_) {
            game_ = entry.game;
            state_ = opening(table_.rules);
            stake_ = net_ = throws_ = 0;
            scores_.clear_runs();
        }
        const bool counts = !session.practised() && session.as_seeded();
        if (!entry.faces.empty()) {
            ++throws_;
            news.throws += counts && entry.faces.size() == 2;
            news.boxcars += counts && entry.faces == std::vector<int>{6, 6};
        }
        if constexpr (KeepsHands<R>)
            if (const auto person = first_person(table_.players); entry.event && person)
                for (const auto& result : hand_results(table_.rules, state_, entry.step, *person))
                    news.all.push_back(hand(result, *person, counts));
        if constexpr (KeepsScores<R>)
            if (const auto person = first_person(table_.players); entry.event && person && counts)
                scores_.take(score_marks(table_.rules, state_, entry.step, *person), score_kinds(table_.rules));
        if constexpr (KeepsMilestones<R>) {
            if (!session.by_seed()) milestones_.clear();
            if (const auto person = first_person(table_.players); entry.event && person && session.by_seed())
                for (MilestoneLine& line : milestones_.follow(table_.rules, state_, entry.step, *person))
                    news.milestones.push_back({static_cast<std::int64_t>(seen_) + 1, std::move(line)});
        }
        state_ = entry.step.next;
    }

    Hand hand(const rules::HandResult& result, int person, bool counts) {
        Hand hand{static_cast<std::int64_t>(seen_) + 1,
                  result.bet,
                  opponent(result.opponent, person),
                  {},
                  result.stake,
                  result.net,
                  0,
                  result.whole,
                  counts,
                  sheet_};
        if (result.whole) {
            hand.stake += std::exchange(stake_, 0);
            hand.net += std::exchange(net_, 0);
            hand.throws = std::exchange(throws_, 0);
        } else {
            stake_ += result.stake;
            net_ += result.net;
        }
        const int sign = (hand.net > 0) - (hand.net < 0);
        hand.outcome = result.outcome.value_or(static_cast<rules::Outcome>(sign));
        return hand;
    }

    std::string opponent(int seat, int person) const {
        if (seat >= 0 && seat < how_many(table_.players)) return table_.players[nth(seat)];
        Players others = table_.players;
        others.erase(others.begin() + person);
        return players_text(others);
    }

    TableSetup<R> table_;  // the table before the current entry
    std::string sheet_;    // sheet_text() of table_.rules
    typename R::State state_;
    std::size_t seen_ = 0;  // number of entries counted
    int game_ = 1;
    std::int64_t stake_ = 0, net_ = 0, throws_ = 0;  // since the last whole hand
    ScoreCount scores_;
    [[no_unique_address]] std::conditional_t<KeepsMilestones<R>, MilestoneCount<R>, std::monostate> milestones_{};
    std::vector<ScoreFigure> last_scores_{};  // the scores that look() returned last
};

// What a step won for the people at a table: the largest win of one of them. None in a game without hands.
template <rules::Game R>
rules::Win win_of_people(const R& rules, const typename R::State& before,
                         const rules::Step<typename R::State, typename R::Fact>& step, const Players& players) {
    rules::Win most;
    if constexpr (KeepsHands<R>)
        for (int seat = 0; seat < how_many(players); ++seat) {
            if (players[nth(seat)] != "human") continue;
            rules::Win win = rules::win_of(hand_results(rules, before, step, seat));
            if (win.tier <= most.tier) continue;
            if constexpr (requires { feat(rules, before, step, seat); }) win.feat = feat(rules, before, step, seat);
            most = std::move(win);
        }
    return most;
}

}  // namespace boxcars::session
