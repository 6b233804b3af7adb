#include "session/hands.h"

#include "base/numbers.h"
#include "session/replay.h"

#include <algorithm>

namespace boxcars::session {

void ScoreCount::take(std::span<const rules::ScoreMark> marks, std::span<const rules::ScoreKind> kinds) {
    for (const rules::ScoreMark& mark : marks) {
        const auto kind = std::ranges::find(kinds, mark.kind, &rules::ScoreKind::name);
        if (kind == kinds.end()) continue;
        Counting& of = tallies_.try_emplace(std::string{mark.kind}, Counting{.missing = kind->from}).first->second;
        const auto reach = [&](std::int64_t figure) {
            if (!of.figure || (kind->least ? figure < *of.figure : figure > *of.figure)) of.figure = figure;
        };
        if (mark.how == rules::Marked::Add) {
            of.figure = of.figure.value_or(0) + mark.amount;
            --of.missing;
        }
        if (mark.how == rules::Marked::Reach) reach(mark.amount);
        if (mark.how == rules::Marked::Count) of.run += mark.amount;
        if (mark.how == rules::Marked::Keep && of.run >= mark.amount) reach(of.run);
        if (mark.how == rules::Marked::Clear) of.run = 0;
    }
}

void ScoreCount::clear_runs() {
    for (auto& [kind, of] : tallies_) of.run = 0;
}

std::vector<ScoreFigure> ScoreCount::figures() const {
    std::vector<ScoreFigure> all;
    for (const auto& [kind, of] : tallies_)
        if (of.figure && of.missing <= 0) all.push_back({kind, *of.figure});
    return all;
}

Hands& Hands::operator+=(Hands more) {
    all.insert(all.end(), std::make_move_iterator(more.all.begin()), std::make_move_iterator(more.all.end()));
    milestones.insert(milestones.end(), more.milestones.begin(), more.milestones.end());
    throws += more.throws;
    boxcars += more.boxcars;
    if (!more.scores.empty()) scores = std::move(more.scores);
    return *this;
}

std::optional<int> first_person(const Players& players) {
    const auto at = std::ranges::find(players, "human");
    if (at == players.end()) return {};
    return static_cast<int>(at - players.begin());
}

HandFold::HandFold(const Setup& setup)
    : table_{setup.rules, setup.players}, sheet_(sheet_text(setup.rules)), state_(opening(setup.rules)) {}

Hands HandFold::look(const Sitting& session) {
    Hands news;
    for (; seen_ < session.journal().size(); ++seen_) follow(session, session.journal()[seen_], news);
    if (!(table_.rules == session.rules())) sheet_ = sheet_text(session.rules());
    table_ = {session.rules(), session.players()};
    if (auto now = scores_.figures(); now != last_scores_) news.scores = last_scores_ = std::move(now);
    return news;
}

void HandFold::follow(const Sitting& session, const Entry& entry, Hands& news) {
    if (entry.game != game_) {
        game_ = entry.game;
        state_ = opening(table_.rules);
        stake_ = net_ = throws_ = 0;
        scores_.clear_runs();
        for (int& count : milestones_) count = std::max(count, 0);
    }
    const bool counts = session.counts() && session.as_seeded();
    if (!entry.faces.empty()) {
        ++throws_;
        news.throws += counts && entry.faces.size() == 2;
        news.boxcars += counts && entry.faces == std::vector<int>{6, 6};
    }
    if (!session.by_seed()) milestones_.clear();
    if (const auto person = first_person(table_.players); entry.event && person) {
        const PlayedGame& game = game_of(table_.rules);
        for (const auto& result : game.hand_results(table_.rules, state_, entry.step, *person))
            news.all.push_back(hand(result, *person, counts));
        if (counts)
            scores_.take(game.score_marks(table_.rules, state_, entry.step, *person), game.score_kinds(table_.rules));
        if (session.by_seed())
            for (MilestoneLine& line : game.count_milestones(milestones_, table_.rules, state_, entry.step, *person))
                news.milestones.push_back({static_cast<std::int64_t>(seen_) + 1, std::move(line)});
    }
    state_ = entry.step.next;
}

Hand HandFold::hand(const rules::HandResult& result, int person, bool counts) {
    Hand hand{.entry = static_cast<std::int64_t>(seen_) + 1, .bet = result.bet, .stake = result.stake};
    hand.opponent = opponent(result.opponent, person);
    hand.net = result.net;
    hand.whole = result.whole;
    hand.counts = counts;
    hand.sheet = sheet_;
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

std::string HandFold::opponent(int seat, int person) const {
    if (seat >= 0 && seat < how_many(table_.players)) return table_.players[nth(seat)];
    Players others = table_.players;
    others.erase(others.begin() + person);
    return players_text(others);
}

rules::Win win_of_people(const rules::Sheet& rules, const rules::State& before, const rules::AnyStep& step,
                         const Players& players) {
    rules::Win most;
    const PlayedGame& game = game_of(rules);
    for (int seat = 0; seat < how_many(players); ++seat) {
        if (players[nth(seat)] != "human") continue;
        rules::Win win = rules::win_of(game.hand_results(rules, before, step, seat));
        if (win.tier <= most.tier) continue;
        win.feat = game.feat(rules, before, step, seat);
        most = std::move(win);
    }
    return most;
}

std::string_view stop_unit_of(const rules::Sheet& rules) {
    const std::string_view unit = rules.game().hand_unit(rules);
    return unit.empty() ? "cents" : unit;
}

StopStanding standing_of(const Sitting& session) {
    StopStanding standing{.done = session.stop_done(),
                          .over = session.stop_over(),
                          .unit = stop_unit_of(session.rules()),
                          .reached = session.stop_reached()};
    const auto seat = first_person(session.setup().players);
    if (const auto buy_in = session.game_played().buy_in(session.rules()); buy_in && seat) {
        const Cents before = money(opening(session.setup().rules), *seat).all();
        const rules::Money has = money(session.state(), *seat);
        const Cents brought = has.all() - (session.conceded() ? has.on_table : 0) - before;
        standing.brought = brought / (standing.unit == "cents" ? 1 : buy_in->cents);
        standing.for_money = true;
    }
    return standing;
}

StopStanding recorded_standing(const PlayedGame& game, Recording& recording, bool ended) {
    Replay replay{game, recording};
    play_out(replay);
    const StopStanding standing = standing_of(replay.sitting());
    if (!ended || standing.over) return standing;
    Sitting session = replay.sitting();
    session.concede();
    std::string source = std::move(recording.source);
    recording = record(session);
    recording.source = std::move(source);
    return standing_of(session);
}

}  // namespace boxcars::session
