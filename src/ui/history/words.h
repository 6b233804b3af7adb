// The wording of the history panel: dates, bets, opponents, figures in the money of their game.
#pragma once
#include "session/store/pages.h"
#include "session/store/purse.h"
#include "ui/history/view.h"

namespace boxcars::ui {

std::string history_date(session::Milliseconds when);  // UTC: "2026-11-22 05:04"
std::string history_bet(std::string_view bet);         // "Odds on come 6"
// Names the players from policies divided by commas: "you, Etta, Rex (hold20)".
std::string history_players(const std::string& players, players::Cast people);
std::string history_opponent(const std::string& opponent, players::Cast people);  // empty: "the house"
std::string history_change(std::string_view unit, std::int64_t net);              // "+$35", "−3 coins"
std::string history_figure(std::string_view unit, std::int64_t figure);           // "$35", "31 throws"
std::string history_entry(const session::EntryLine& entry);               // the result of the entry, as a sentence
std::string history_marks(const session::SittingLine& line);              // "open, practice"
std::string history_row(const HistoryView& view, const SittingRow& row);  // a line of the list, for narration
std::string history_outcome(rules::Outcome outcome);                      // "won"
// The same for a hand; `game`: its title in the view.
std::string history_hand(const HistoryTitle& game, const session::HandLine& line);
std::string history_bet_row(const HistoryTitle& game, const session::BetStatistics& of);
std::string history_luck(std::string_view unit, const session::BetStatistics& of);  // "+$3 ±$40", "not known"
std::vector<std::string> history_below(const session::GameStatistics& game);        // sentences below its bets
std::string history_figures(const HistoryView& view);                               // a whole page, for narration
std::vector<std::string> history_purse(const session::Purse& purse);                // its money and loans
std::string counted_words(std::int64_t count, std::string_view one_of_them);        // "1 hand", "27 moves"

}  // namespace boxcars::ui
