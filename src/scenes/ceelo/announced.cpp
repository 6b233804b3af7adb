#include "scenes/ceelo/announced.h"

#include <tuple>

namespace boxcars::scenes {

using namespace ceelo;
using namespace ceelo_feel;
using ceelo_dice::Pattern, world::SlideKind;

// How long each kind of fact is shown, in milliseconds, in the order of ceelo::Fact.
constexpr std::array<int, std::variant_size_v<Fact>> stays_ms{
    1500, 0,                  // the bank is drawn, the round begins
    700,  620, 0,    700, 0,  // coins are put on the table
    800,  760, 0,             // dice before their result, the banker's result
    760,  760, 760,           // one bet is settled
    420,  0,   2000, 900      // the round ends
};

struct CeeloAnnounced::Revealing {
    CeeloAnnounced& drum;
    const CeeloSeats& seats;
    const CeeloFeltView& view;
    Ticks now;
    bool reduced_motion;
    const CeeloPot bank{PotKind::Bank, drum.coins.banker()}, bankers = pocket(drum.coins.banker());

    static CeeloPot pocket(int player) { return {PotKind::Pocket, player}; }
    static CeeloPot bet(int player) { return {PotKind::Bet, player}; }
    void slide(CeeloPot from, CeeloPot to, int amount, SlideKind kind = SlideKind::Place, Ticks wait = 0) const {
        drum.coins.move(from, to, amount, {kind, view.at(from), view.at(to), now + wait, reduced_motion});
    }
    void settle(int player, std::string words, int change) const {
        CeeloLine& line = drum.of(player);
        line.words = std::move(words);
        line.amount = change;
        line.settled = true;
    }
    void settle_bet(int player, std::string words, int change) const {
        settle(player, std::move(words), change);
        drum.news_at_[seat(player)] = now;
    }

    void operator()(const RoundBegan& began) const {
        drum.coins.begin_round(began);
        drum.point = 0;
        if (drum.marker_to_ < 0) drum.marker_from_ = drum.marker_to_ = began.banker;
    }
    void operator()(const BankStaked& staked) const {
        drum.lines_ = {};
        drum.of(staked.banker) = {"bank", staked.amount};
        slide(bankers, bank, staked.amount);
    }
    void operator()(const Covered& covered) const {
        drum.of(covered.player) = {"bet", covered.amount};
        slide(pocket(covered.player), bet(covered.player), covered.amount);
    }
    void operator()(const SatOut& sat) const { drum.of(sat.player) = {.words = "sits out this round", .out = true}; }
    void operator()(const Returned& back) const {
        drum.of(back.banker).amount -= back.amount;
        slide(bank, bankers, back.amount);
    }
    void operator()(const Threw& threw) const {
        CeeloLine& line = drum.of(threw.player);
        line.faces.assign(threw.faces.begin(), threw.faces.end());
        line.words = threw.reading.pattern == Pattern::Nothing ? "again" : beats_words(threw.reading);
    }
    void operator()(const PointSet& set) const { drum.point = set.point; }
    void operator()(const BettorWon& won) const {
        const CeeloPot home = pocket(won.player);
        slide(bankers, home, won.pocket, SlideKind::Pay);
        slide(bank, home, won.won - won.pocket, SlideKind::Pay);
        slide(bet(won.player), home, won.bet, SlideKind::Place, world::pay_apart);
        const CeeloLine& line = drum.of(won.player);
        const bool tied = line.words == std::to_string(drum.point);  // on a sheet that gives ties to the first seat
        const char* const beat = tied ? "ties" : line.words.starts_with("three") ? "beat" : "beats";
        settle_bet(won.player,
                   line.faces.empty() ? "won at once" : fmt::format("{} {} {}", line.words, beat, drum.point), won.won);
    }
    void operator()(const BettorLost& lost) const {
        slide(bet(lost.player), bank, lost.bet, SlideKind::Pay);
        const CeeloLine& line = drum.of(lost.player);
        settle_bet(lost.player,
                   line.faces.empty()      ? "lost at once"
                   : line.words == "1-2-3" ? "1-2-3 loses"
                                           : fmt::format("{} against {}", line.words, drum.point),
                   -lost.bet);
    }
    void operator()(const StandOff& off) const {
        if (off.again) return;
        slide(bet(off.player), pocket(off.player), off.bet);
        settle_bet(off.player, "push", 0);
    }
    void operator()(const BankTakenUp& taken) const { slide(bank, bankers, taken.amount); }
    void operator()(const RoundOver&) const {
        int change = 0;
        for (int player = 0; player < most_players; ++player)
            if (player != bank.player && drum.of(player).settled) change -= drum.of(player).amount;
        settle(bank.player, change > 0 ? "bank wins" : change < 0 ? "bank pays" : "bank breaks even", change);
    }
    void operator()(const BankPasses& passes) const {
        drum.transition = say_of_bank(passes, seats);
        drum.marker_from_ = passes.from;
        drum.marker_to_ = passes.to;
        drum.marker_since_ = now;
    }
    void operator()(const GameOver& over) const { drum.end = over; }
    void operator()(const auto&) const {}
};

Ticks CeeloAnnounced::reveal(Facts rest, const CeeloSeats& seats, const CeeloFeltView& view, Ticks now,
                             bool reduced_motion) {
    const Fact& shown = rest.front();
    if (const auto said = say_of(rest, point, seats)) {
        say = *said;
        if (!boast.empty()) say.line = std::exchange(boast, {});
    }
    std::visit(Revealing{*this, seats, view, now, reduced_motion}, shown);
    const auto* off = std::get_if<StandOff>(&shown);
    return milliseconds(off && off->again ? 800 : stays_ms[shown.index()]);
}

float CeeloAnnounced::banker_place(const CeeloFeltView& view, double time, bool reduced_motion) const {
    const float from = as_float(view.place(marker_from_));
    float to = as_float(view.place(marker_to_));
    const float round = as_float(view.table.players);
    if (to < from) to += round;              // clockwise, the direction of play
    if (to - from > round / 2) to -= round;  // anticlockwise if that is shorter
    if (reduced_motion) return to;
    return from + (to - from) * world::cubic_in_out(part_over(time, marker_since_, pill_slides));
}

std::string CeeloLookBack::accuracy_words() const {
    if (count() > 0) return mistakes_in_words("amount", fmt::format("{:.2f} coins", given_away()));
    if (std::ranges::all_of(decisions(), [](const CeeloLookedBack& back) { return back.judged.alike; }))
        return "By these rules every amount brings the same on average; a larger one only varies more.";
    return fmt::format("No mistakes: you chose the best amount {0} of {0} times.", looked_at());
}

CeeloSay CeeloLookBack::words(const CeeloSeats& seats) const {
    const CeeloLookedBack* back = on_show();
    if (!back) return {};
    const auto& [chosen, better, alike, given_away] = back->judged;
    const auto brings = [&](const odds::CeeloChoice& choice) {
        return mean_coins(choice.coins - worth(back->state, back->state.turn));
    };
    const std::string did = seats.name(back->state.turn) + (back->state.phase == Phase::Stake ? " staked" : " covered");
    return {
        fmt::format("{} {} of {}: {} coins on average.", did, chosen.amount, most_offered(back->state), brings(chosen)),
        fmt::format("{} would bring {} and win at least as often. The difference is {:.2f}.", better.amount,
                    brings(better), given_away),
        accuracy_words()};
}

CeeloSay CeeloMoment::say() const {
    if (looked_back()) return look_back.words(seats);
    if (is(CeeloPhase::Finished) && announced.end) {
        CeeloSay end = say_of_end(*announced.end, seats);
        if (look_back.looked_at() > 0 && look_back.judged()) end.more = look_back.accuracy_words();
        return end;
    }
    if (announcing()) return announced.say;
    if (flying() || shaking())
        return announced.point > 0
                   ? CeeloSay{seats.says(shown.turn, "throws.", "throw."),
                              fmt::format("The score to beat is {}.", announced.point)}
                   : CeeloSay{seats.says(shown.turn, "throws for the bank.", "throw for the bank."), ""};
    CeeloSay waits = say_of_wait(shown, seats, announced.transition.line);
    if (deciding() && coach) std::tie(waits.line, waits.more) = coach_words(shown, choices, amount);
    return waits;
}

}  // namespace boxcars::scenes
