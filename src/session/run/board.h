// Draws the departure boards of a run, the keepsakes on offer and the trays of the dining cars. On a board no card has
// both a worse chance and a poorer reward than another, the likeliest has the poorest, and none is without effect.
#pragma once
#include "session/run/run.h"

namespace boxcars::session {

// The least difference between the chances of two cards on a board.
constexpr double least_gap = 0.02;

// The board of station `number` (from 1) of the run with these keepsakes; its purse, hearts and seed are the run's. It
// has three cards of different games, fewer only if no classes keep the chances apart.
std::vector<Station> board_of(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held);
// Returns the same card as it would be if no keepsake were held.
Station without_keepsakes(const RunTables& tables, const Run& run, const Station& card);

// The keepsakes, `count` of them, offered after station `number`. A smaller count offers a part of the same ones.
HeldKeepsakes offered_keepsakes(const RunTables& tables, const Run& run, int number, int count);

// The keepsakes that are not held and work at a table that a station after `number` may have.
HeldKeepsakes useful_after(const RunTables& tables, int number, const HeldKeepsakes& held);

// The tray of the dining car after the run's last station: a keepsake, a heart or an insurance, and one ware for the
// next station. Each has an effect.
std::vector<Ware> tray_of(const RunTables& tables, const Run& run);
// A share of the ticket's first purse, rounded to $5.
Cents share_of_purse(const RunTicket& ticket, int percent);

// Whether the keepsake changes the sheet or the goal of that table in a way that matters to its bets.
bool works_at(const RunTables& tables, const Keepsake& keepsake, const Invitation& invitation);
// Whether the reward, won at station `number`, can change what follows: a heart that there is room for and that may be
// lost yet, as many keepsakes as offered that work at later stations, money while a dining car follows.
bool has_effect(const RunTables& tables, const Run& run, int number, const HeldKeepsakes& held, const Reward& reward);
// Orders rewards: medals by their metal; money, then a heart, then keepsakes, then a heart with either of them.
bool poorer(const Reward& one, const Reward& other);

}  // namespace boxcars::session
