// Every game of the house keeps the contract.
#include "contract/contract.h"
#include "console/every_game.h"

BOXCARS_KEEPS_CONTRACT(console::EveryGame);
