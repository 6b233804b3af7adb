// The games as a textbook's exercise writes them down, rand() % 6 and all: what ours are measured against. Compiled as
// such a program would be, with -O2. Every function answers how many games the first side won.
#pragma once

namespace boxcars::bench {

double book_craps(int games);       // the line
double book_pig(int games);         // hold at 20 against itself
double book_pig_states(int games);  // the same as a program for any game does it: states that are cloned and moved on
double book_ceelo(int games);       // a round, the bank against one player

}  // namespace boxcars::bench
