// Every game of the house keeps the contract.
#include "contract/contract.h"
#include "app/every_game.h"

BOXCARS_KEEPS_CONTRACT(app::EveryGame);
