// Functions that the files of the craps print share. Only print*.cpp include it.
#pragma once
#include "scenes/craps/ink.h"
#include "scenes/craps/print.h"

namespace boxcars::scenes::craps_look {

namespace line_px {  // widths of printed lines
constexpr float border = 3.4f, rule = 2.6f, hair = 1.4f;
}

std::string to_one(craps::Pays);  // "7 TO 1"
craps::Pays pays_on(const craps::Rules&, craps::Spot, int point, int first, int second);

void print_c_and_e(const Ink&);
void print_centre(const Ink&, const FeltPrint&);  // calls print_first_bets() if folded
void print_first_bets(const Ink&, const FeltPrint&);

}  // namespace boxcars::scenes::craps_look
