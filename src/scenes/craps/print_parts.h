// The parts of the craps felt's print that stand in files of their own. Only craps_print*.cpp use it.
#pragma once
#include "scenes/craps/ink.h"
#include "scenes/craps/print.h"

namespace boxcars::scenes::craps_look {

namespace line_px {  // how wide the printed lines are
constexpr float border = 3.4f, rule = 2.6f, hair = 1.4f;
}

std::string to_one(craps::Pays);                                                          // "7 TO 1"
craps::Pays pays_on(const craps::Rules&, craps::Spot, int point, int first, int second);  // what that throw pays

void print_c_and_e(const Ink&);
void print_centre(const Ink&, const FeltPrint&);  // the centre box, its tabs; while it is folded, the first bets' card
void print_first_bets(const Ink&, const FeltPrint&);

}  // namespace boxcars::scenes::craps_look
